/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A tile set to choose, in a new game: its card, how much it adds, its lesson, and what else there is to say. */

#pragma once

#include "bastide-new-game-options.h"
#include "bastide-tile-card.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_SET_CARD (bastide_set_card_get_type ())
G_DECLARE_FINAL_TYPE (BastideSetCard, bastide_set_card, BASTIDE, SET_CARD, GtkWidget)

/* Signals: "chosen" (gboolean), the user chooses it or leaves it. The action "set.try" (s) of whatever is around it opens the
 * lesson. @set is read here only; @about says all that is known of it. */
GtkWidget       *bastide_set_card_new        (const BastideNewGameOptionsSet *set,
                                              const char                     *line,
                                              const char                     *about) G_GNUC_WARN_UNUSED_RESULT;

/* Not told. */
void             bastide_set_card_set_chosen (BastideSetCard                 *self,
                                              gboolean                        is_chosen);

BastideTileCard *bastide_set_card_get_card   (BastideSetCard                 *self);

G_END_DECLS
