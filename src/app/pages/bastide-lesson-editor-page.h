/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which a lesson is made: the board of the step that is worked on, and beside it or, where there is little
 * room, below it the steps, what that one says, and what the program finds about what they claim. */

#pragma once

#include "bastide-lesson-editor.h"
#include "bastide-making-page.h"

G_BEGIN_DECLS

/* Signal: "step-wanted": what stands elsewhere is to be recorded. Whoever listens adds a step, and says so by returning
 * TRUE. */
#define BASTIDE_TYPE_LESSON_EDITOR_PAGE (bastide_lesson_editor_page_get_type ())
G_DECLARE_FINAL_TYPE (BastideLessonEditorPage, bastide_lesson_editor_page, BASTIDE, LESSON_EDITOR_PAGE, BastideMakingPage)

/* @is_new: as bastide_making_page_begin(). */
BastideLessonEditorPage *bastide_lesson_editor_page_new (BastideLessonEditor *editor,
                                                         BastideUserState    *user_state,
                                                         gboolean             is_new) G_GNUC_WARN_UNUSED_RESULT;

BastideLessonEditor     *bastide_lesson_editor_page_get_editor (BastideLessonEditorPage *self);

G_END_DECLS
