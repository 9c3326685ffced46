/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All legal turns of the tile in hand, or of one chosen in the bag, side by side with what each does: the row in
 * focus is shown on the board, Enter plays it, and some can be pinned to compare them. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-engine.h"
#include "bastide-turn-input.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_TURNS_PANE (bastide_turns_pane_get_type ())
G_DECLARE_FINAL_TYPE (BastideTurnsPane, bastide_turns_pane, BASTIDE, TURNS_PANE, GtkWidget)

/* Signals: "turn-chosen" (const BstMove *, nullable): a turn to look at in the position that is shown; NULL: none any
 * more; "emptied": there is no row any more, and one had the focus; "player-chosen" (guint): the reader asks for the turns
 * of another player. */

/* The tile is the one that @turn_input would lay, in the position of its study. */
void       bastide_turns_pane_set_turn_input (BastideTurnsPane *self,
                                              BastideTurnInput *turn_input);
/* What thinks about the turns that are there; NULL: the engine is off. */
void       bastide_turns_pane_set_engine     (BastideTurnsPane *self,
                                              BastideEngine    *engine);
/* It rests to spare power, unless it is told to go on. */
void       bastide_turns_pane_set_sparing    (BastideTurnsPane *self,
                                              gboolean          is_sparing);
/* Nothing can be played: the position is edited. */
void       bastide_turns_pane_set_quiet      (BastideTurnsPane *self,
                                              gboolean          quiet);
/* Pins the turn that is chosen, or lets it go. FALSE if none is, or if there are enough. */
gboolean   bastide_turns_pane_pin            (BastideTurnsPane *self);
/* No turn is chosen any more. FALSE if none was. */
gboolean   bastide_turns_pane_leave          (BastideTurnsPane *self);
/* The keyboard comes to the turns, if there are any or soon will be. */
void       bastide_turns_pane_enter          (BastideTurnsPane *self);

G_END_DECLS
