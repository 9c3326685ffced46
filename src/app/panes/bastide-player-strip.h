/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The players in the order of turns, above board and panes: their points are always in sight. What there is
 * no room for is in the popover of each. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-study.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PLAYER_STRIP (bastide_player_strip_get_type ())
G_DECLARE_FINAL_TYPE (BastidePlayerStrip, bastide_player_strip, BASTIDE, PLAYER_STRIP, GtkWidget)

void bastide_player_strip_set_study (BastidePlayerStrip *self,
                                     BastideStudy       *study);

G_END_DECLS
