/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the board does for its tools, beside what bastide-board.h says. Points are in units of the
 * widget unless they are said to be of the board (in tiles) or of the viewport (device pixels). */

#pragma once

#include "bastide-board.h"

G_BEGIN_DECLS

/* How much more than the view a layer shows on each side, so that panning redraws seldom. */
#define BASTIDE_BOARD_MARGIN 0.5

BastideStudy *bastide_board_get_study (BastideBoard *self);
gboolean bastide_board_has_record    (BastideBoard *self);

/* --- Where something is --- */

/* The cell at a point, on the board or not. */
void     bastide_board_find_cell     (BastideBoard *self,
                                      double        x,
                                      double        y,
                                      int          *cell_x,
                                      int          *cell_y);
/* The part under a point; BST_NO_PART. */
guint    bastide_board_pick          (BastideBoard *self,
                                      double        x,
                                      double        y);

/* --- Pointer and cursor --- */

/* The cell of the keyboard's cursor. FALSE unless it is among the cells. */
gboolean bastide_board_get_cursor    (BastideBoard *self,
                                      int          *x,
                                      int          *y);

/* --- What it shows --- */

/* The cells are said anew, a little later. */
void     bastide_board_queue_cells   (BastideBoard *self);

G_END_DECLS
