/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which puzzles are solved: contents, board, and the card of the open puzzle, which
 * is beside the board or, where there is little room, below it. */

#pragma once

#include "bastide-board.h"
#include "bastide-puzzle-session.h"
#include "bastide-split-view.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PUZZLE_SESSION_VIEW (bastide_puzzle_session_view_get_type ())
G_DECLARE_FINAL_TYPE (BastidePuzzleSessionView, bastide_puzzle_session_view, BASTIDE, PUZZLE_SESSION_VIEW, GtkWidget)

void              bastide_puzzle_session_view_set_solve  (BastidePuzzleSessionView *self,
                                                          BastidePuzzleSession     *session);

/* Of the width of the window, and how large texts are (bastide_text_size_get_scale()). */
void              bastide_puzzle_session_view_set_width  (BastidePuzzleSessionView *self,
                                                          int                       width,
                                                          double                    text_scale);

BastideBoard     *bastide_puzzle_session_view_get_board  (BastidePuzzleSessionView *self);
/* Its sidebar: the contents. */
BastideSplitView *bastide_puzzle_session_view_get_side   (BastidePuzzleSessionView *self);

/* The next of board, card and contents gets the focus. */
void              bastide_puzzle_session_view_next_pane  (BastidePuzzleSessionView *self);

G_END_DECLS
