/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said while one goes through a lesson: what its moves paid, and how it went. */

#pragma once

#include "bastide-lesson-session.h"

G_BEGIN_DECLS

/* "Red: 4 tiles × 1 = 4 (RD2)", a line for each that is paid by the moves of the step; NULL where that is what the next
 * step asks for. (transfer full) (nullable) */
char *bastide_lesson_session_text_dup_points  (BastideLessonSession *self) G_GNUC_WARN_UNUSED_RESULT;

/* At the end of a lesson: what is left of it, how its questions were answered, and what comes; at that of a course
 * @next_course, the title of another (nullable). (transfer full) */
char *bastide_lesson_session_text_dup_closing (BastideLessonSession *self,
                                               const char           *next_course) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
