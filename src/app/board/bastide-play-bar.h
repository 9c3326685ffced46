/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Above the board while one plays against the engine: whose turn it is, and what can be asked of it. Hidden while nobody
 * does. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-opponent.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PLAY_BAR (bastide_play_bar_get_type ())
G_DECLARE_FINAL_TYPE (BastidePlayBar, bastide_play_bar, BASTIDE, PLAY_BAR, GtkWidget)

void bastide_play_bar_set_opponent (BastidePlayBar  *self,
                                    BastideOpponent *opponent,
                                    BastideStudy    *study);

/* The buttons stand below the sentence. */
void bastide_play_bar_set_narrow   (BastidePlayBar  *self,
                                    gboolean         is_narrow);

G_END_DECLS
