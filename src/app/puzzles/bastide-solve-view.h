/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which puzzles are solved: contents, board, and the card of the open puzzle, which
 * is beside the board or, where there is little room, below it. */

#pragma once

#include "bastide-board.h"
#include "bastide-solve.h"
#include "bastide-split-view.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_SOLVE_VIEW (bastide_solve_view_get_type ())
G_DECLARE_FINAL_TYPE (BastideSolveView, bastide_solve_view, BASTIDE, SOLVE_VIEW, GtkWidget)

void              bastide_solve_view_set_solve  (BastideSolveView *self,
                                                 BastideSolve     *solve);

/* Of the width of the window, and how large texts are (bastide_text_size_get_scale()). */
void              bastide_solve_view_set_width  (BastideSolveView *self,
                                                 int               width,
                                                 double            text_scale);

BastideBoard     *bastide_solve_view_get_board  (BastideSolveView *self);
/* Its sidebar: the contents. */
BastideSplitView *bastide_solve_view_get_side   (BastideSolveView *self);

/* The next of board, card and contents gets the focus. */
void              bastide_solve_view_next_pane  (BastideSolveView *self);

G_END_DECLS
