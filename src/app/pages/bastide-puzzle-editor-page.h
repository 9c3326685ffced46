/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which a puzzle is made or changed: the board, and beside it or, where there is little room,
 * below it what the puzzle says and what the program finds about that. */

#pragma once

#include "bastide-making-page.h"
#include "bastide-puzzle-editor.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PUZZLE_EDITOR_PAGE (bastide_puzzle_editor_page_get_type ())
G_DECLARE_FINAL_TYPE (BastidePuzzleEditorPage, bastide_puzzle_editor_page, BASTIDE, PUZZLE_EDITOR_PAGE, BastideMakingPage)

/* @is_new: as bastide_making_page_begin(). */
BastidePuzzleEditorPage *bastide_puzzle_editor_page_new (BastidePuzzleEditor     *puzzle_editor,
                                                         BastideUserState        *user_state,
                                                         gboolean                 is_new) G_GNUC_WARN_UNUSED_RESULT;
/* What a step of the lesson asks, which has no title, level or id. */
BastidePuzzleEditorPage *bastide_puzzle_editor_page_new_for_step (BastidePuzzleEditor *puzzle_editor,
                                                                  BastideMakingPage   *lesson) G_GNUC_WARN_UNUSED_RESULT;

BastidePuzzleEditor     *bastide_puzzle_editor_page_get_puzzle_editor (BastidePuzzleEditorPage *self);
/* What such a step asks by now. (transfer full) */
BstPuzzle               *bastide_puzzle_editor_page_dup_question (BastidePuzzleEditorPage *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
