/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card beside the board that goes with a turn being tried: what is waited for, why a try
 * failed, and buttons for what has no place on the board. Signal "used": one was pressed that
 * goes on with the turn or ends it. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-board.h"
#include "bastide-turn-input.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_TURN_BAR (bastide_turn_bar_get_type ())
G_DECLARE_FINAL_TYPE (BastideTurnBar, bastide_turn_bar, BASTIDE, TURN_BAR, GtkWidget)

void bastide_turn_bar_set_play (BastideTurnBar   *self,
                                BastideTurnInput *turn_input);

/* In edit mode nothing is waited for: only what is pointed out is said. */
void bastide_turn_bar_set_quiet (BastideTurnBar *self,
                                 gboolean        is_quiet);

/* It lies over the top of @board, in the same overlay, and goes to its bottom where it would hide the tile of the turn. */
void bastide_turn_bar_keep_clear (BastideTurnBar *self,
                                  BastideBoard   *board);

/* For beginners: without the numbers of rules, letters of tiles and coordinates. */
void bastide_turn_bar_set_plain (BastideTurnBar *self,
                                 gboolean        is_plain);

G_END_DECLS
