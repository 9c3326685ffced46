/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board on which a puzzle is answered: what it shows, the tools by which tiles are laid and cells and features
 * chosen, and the bar of the turn. */

#pragma once

#include "bastide-board.h"
#include "bastide-puzzle-session.h"
#include "bastide-sheet.h"
#include "bastide-turn-bar.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PUZZLE_BOARD (bastide_puzzle_board_get_type ())
G_DECLARE_FINAL_TYPE (BastidePuzzleBoard, bastide_puzzle_board, BASTIDE, PUZZLE_BOARD, GObject)

/* @board shows the scene of @answer until this goes, which is before the board does. (transfer full) */
BastidePuzzleBoard *bastide_puzzle_board_new       (BastideBoard         *board,
                                                    BastideTurnBar       *turn_bar,
                                                    BastideAnswer        *answer) G_GNUC_WARN_UNUSED_RESULT;

/* After every change of the session, which has a puzzle, and whose answer it is. */
void                bastide_puzzle_board_update    (BastidePuzzleBoard   *self,
                                                    BastidePuzzleSession *session);

/* The board has the tool by which the answer is given, if it is given there; else @other (nullable). */
void                bastide_puzzle_board_set_tool  (BastidePuzzleBoard   *self,
                                                    BastideBoardTool     *other);

/* Takes off what lay over the board with a verdict, where no puzzle follows. */
void                bastide_puzzle_board_clear     (BastidePuzzleBoard   *self);

/* What @board shows as a sheet, with the title of the puzzle (bastide_puzzle_text_dup_title()) and its
 * question. (transfer full) */
BastideSheet       *bastide_puzzle_board_dup_sheet (BastideBoard         *board,
                                                    const BstPuzzle      *puzzle,
                                                    guint                 index) G_GNUC_WARN_UNUSED_RESULT;

/* Pictures of tiles in @card can be dragged onto the board. */
void                bastide_puzzle_board_add_tiles (BastidePuzzleBoard   *self,
                                                    GtkWidget            *card);

G_END_DECLS
