/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which puzzles are solved, and their booklet is changed: contents, board, and the card of
 * the open puzzle, which is beside the board or, where there is little room, below it. */

#pragma once

#include "bastide-making-page.h"
#include "bastide-puzzle-session.h"
#include "bastide-user-state.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PUZZLE_PAGE (bastide_puzzle_page_get_type ())
G_DECLARE_FINAL_TYPE (BastidePuzzlePage, bastide_puzzle_page, BASTIDE, PUZZLE_PAGE, GtkWidget)

/* @session: in which no booklet is open yet. */
BastidePuzzlePage    *bastide_puzzle_page_new         (BastideUserState     *user_state,
                                                       BastidePuzzleSession *session) G_GNUC_WARN_UNUSED_RESULT;

/* @editor, which was left in a draft, changes the puzzle of that id. */
void                  bastide_puzzle_page_take_editor (BastidePuzzlePage    *self,
                                                       BastideMakingPage    *editor,
                                                       const char           *id);

G_END_DECLS
