/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a board shows of a puzzle while it is solved, and which tool it has. */

#pragma once

#include "bastide-board.h"
#include "bastide-pick-tool.h"
#include "bastide-puzzle-session.h"

G_BEGIN_DECLS

/* After every change of the session, which has a puzzle. The tools stay with the caller. */
void bastide_puzzle_board_update (BastideBoard         *board,
                                  BastidePuzzleSession *session,
                                  BastideBoardTool     *turn_tool,
                                  BastideBoardTool     *pick_tool);

/* Takes off what lay over the board with a verdict, where no puzzle follows. */
void bastide_puzzle_board_clear  (BastideBoard         *board);

G_END_DECLS
