/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of a lesson that is made, in words. */

#pragma once

#include "bastide-lesson-editor.h"

G_BEGIN_DECLS

/* What a kind of step is called; not of one that cannot be read. */
const char *bastide_lesson_editor_text_get_kind    (BstLessonStepKind    kind);

/* "2. The city is complete": its first words; without any, what it does: "3. (Show moves)". (transfer full) */
char       *bastide_lesson_editor_text_dup_title   (BastideLessonEditor *self,
                                                    guint                index) G_GNUC_WARN_UNUSED_RESULT;

/* Without faults: what was checked, and that the rest was not. (transfer full) */
char       *bastide_lesson_editor_text_dup_verdict (BastideLessonEditor *self) G_GNUC_WARN_UNUSED_RESULT;

/* The moves that a step shows, a line each. (transfer full) */
char       *bastide_lesson_editor_text_dup_moves   (const BstLessonStep *step) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
