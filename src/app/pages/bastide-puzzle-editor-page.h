/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which a puzzle is made or changed: the board, and beside it or, where there is little room,
 * below it what the puzzle says and what the program finds about that. */

#pragma once

#include "bastide-page.h"
#include "bastide-puzzle-editor.h"
#include "bastide-user-state.h"

G_BEGIN_DECLS

/* Signals: "added" (GFile *file, const char *id): the new puzzle is in that booklet; "finished": the
 * setter wants the puzzle kept that was in a booklet before. Whoever listens does that, and leaves the
 * page when it went well. */
#define BASTIDE_TYPE_PUZZLE_EDITOR_PAGE (bastide_puzzle_editor_page_get_type ())
G_DECLARE_FINAL_TYPE (BastidePuzzleEditorPage, bastide_puzzle_editor_page, BASTIDE, PUZZLE_EDITOR_PAGE, GtkBox)

/* @user_state (nullable): a new puzzle is made, and comes into the booklet that it names or another. */
BastidePuzzleEditorPage *bastide_puzzle_editor_page_new (BastidePuzzleEditor     *puzzle_editor,
                                                         BastideUserState        *user_state) G_GNUC_WARN_UNUSED_RESULT;

BastidePuzzleEditor     *bastide_puzzle_editor_page_get_puzzle_editor (BastidePuzzleEditorPage *self);

/* Nothing is done on it while the puzzle is written. */
void                     bastide_puzzle_editor_page_set_waiting (BastidePuzzleEditorPage *self,
                                                                 gboolean                 is_waiting);
/* Without a question. */
void                     bastide_puzzle_editor_page_leave       (BastidePuzzleEditorPage *self);

G_END_DECLS
