/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tile of a turn being tried, as large as it has room, in a frame. A click on it is one on its cell. */

#pragma once

#include "bastide-board.h"
#include "bastide-turn-input.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_TURN_GLASS (bastide_turn_glass_get_type ())
G_DECLARE_FINAL_TYPE (BastideTurnGlass, bastide_turn_glass, BASTIDE, TURN_GLASS, GtkWidget)

/* The tile that is tried on the cell now, of @board, which looks after how it looks. */
void bastide_turn_glass_update (BastideTurnGlass *self,
                                BastideTurnInput *turn_input,
                                BastideBoard     *board,
                                int               x,
                                int               y);
/* The cell. */
void bastide_turn_glass_get_cell (BastideTurnGlass *self,
                                  int              *x,
                                  int              *y);

G_END_DECLS
