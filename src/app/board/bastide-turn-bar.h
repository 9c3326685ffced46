/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card beside the board with what has no place on it: that a tile fits nowhere, and what is done then; why a try failed.
 * What goes with a cell is on the layer that it lays over the board. Signal "used": a button was pressed. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-turn-layer.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_TURN_BAR (bastide_turn_bar_get_type ())
G_DECLARE_FINAL_TYPE (BastideTurnBar, bastide_turn_bar, BASTIDE, TURN_BAR, GtkWidget)

/* The layer comes over @board, as the last in the overlay that it is in. (transfer none) */
BastideTurnLayer *bastide_turn_bar_set_play (BastideTurnBar   *self,
                                             BastideTurnInput *turn_input,
                                             BastideBoard     *board);

/* In edit mode nothing is waited for: only what is pointed out is said. */
void bastide_turn_bar_set_quiet (BastideTurnBar *self,
                                 gboolean        is_quiet);

/* For beginners: without the numbers of rules, letters of tiles and coordinates. */
void bastide_turn_bar_set_plain (BastideTurnBar *self,
                                 gboolean        is_plain);

G_END_DECLS
