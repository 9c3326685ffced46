/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Going through the lessons of a course: which step is open, and the board that shows it. What a step
 * asks is a puzzle, which a puzzle session of its own asks; results are kept as those of puzzles, a
 * step by the id of its lesson and its number. */

#pragma once

#include "bastide-lesson-result.h"
#include "bastide-lesson-game.h"
#include "bastide-puzzle-session.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_LESSON_SESSION (bastide_lesson_session_get_type ())
G_DECLARE_FINAL_TYPE (BastideLessonSession, bastide_lesson_session, BASTIDE, LESSON_SESSION, GObject)

/* Signals: "changed": another course; "step-changed": another step of it; "state-changed": moves of the
 * step were shown, or played; "results-changed": a step is in another state. */

BastideLessonSession *bastide_lesson_session_new  (BastideResults       *results) G_GNUC_WARN_UNUSED_RESULT;

/* Takes the course over, and opens the first lesson that is not done at its first step that is
 * not. (transfer full) */
void              bastide_lesson_session_take_course (BastideLessonSession *self,
                                                   BstBooklet           *course);
/* (nullable) */
const BstBooklet *bastide_lesson_session_get_course (BastideLessonSession *self);

/* What the steps that ask something ask by. */
BastidePuzzleSession *bastide_lesson_session_get_asking (BastideLessonSession *self);
/* What is on the board. */
BastideStudy     *bastide_lesson_session_get_scene  (BastideLessonSession *self);

/* --- Which step --- */

guint             bastide_lesson_session_get_n_lessons (BastideLessonSession *self);
const BstLesson  *bastide_lesson_session_get_nth    (BastideLessonSession *self,
                                                   guint                 index);
/* (nullable): without a course, or in one without lessons. */
const BstLesson  *bastide_lesson_session_get_lesson (BastideLessonSession *self);
guint             bastide_lesson_session_get_index  (BastideLessonSession *self);
/* (nullable): in a lesson without steps. */
const BstLessonStep *bastide_lesson_session_get_step (BastideLessonSession *self);
guint             bastide_lesson_session_get_step_index (BastideLessonSession *self);

/* @lesson, @step: that there are. */
void              bastide_lesson_session_open       (BastideLessonSession *self,
                                                   guint                 lesson,
                                                   guint                 step);
/* At its first step that is not done; at the beginning if all are. */
void              bastide_lesson_session_continue   (BastideLessonSession *self,
                                                   guint                 lesson);

/* From lesson to lesson; FALSE at the end of the course. A step that says or shows something is done
 * when one goes on. */
gboolean          bastide_lesson_session_next       (BastideLessonSession *self);
gboolean          bastide_lesson_session_back       (BastideLessonSession *self);
gboolean          bastide_lesson_session_has_next   (BastideLessonSession *self);
gboolean          bastide_lesson_session_has_back   (BastideLessonSession *self);

/* --- How it went --- */

/* The open step was seen, if it says or shows something: going on notes that by itself. */
void              bastide_lesson_session_note_step  (BastideLessonSession *self);

/* @lesson: that there is. */
void              bastide_lesson_session_count      (BastideLessonSession *self,
                                                   guint                 lesson,
                                                   BastideLessonResult  *result);

/* --- What is shown --- */

/* What the moves that were shown have paid. */
const BstEvents  *bastide_lesson_session_get_events (BastideLessonSession *self);
/* Shows the moves of the step again, one after the other; @timed: else all at once. */
void              bastide_lesson_session_show_moves (BastideLessonSession *self,
                                                   gboolean              timed);

/* --- Playing --- */

/* The game of the open step, if that is one; what it asks at its end is asked as all else. (nullable) */
BastideLessonGame *bastide_lesson_session_get_game (BastideLessonSession *self);
/* The game from its beginning, with other tiles. */
void              bastide_lesson_session_play_again (BastideLessonSession *self);

G_END_DECLS
