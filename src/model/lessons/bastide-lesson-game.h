/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The small game of a step of a lesson, while it is played on the board of an answer: the learner lays as in any
 * puzzle, and the opponents answer by themselves. */

#pragma once

#include "bastide-answer.h"

#include <bst-lesson.h>
#include <bst-small-game.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_LESSON_GAME (bastide_lesson_game_get_type ())
G_DECLARE_FINAL_TYPE (BastideLessonGame, bastide_lesson_game, BASTIDE, LESSON_GAME, GObject)

/* Signal "changed": a turn was played. */

/* Not shown yet. @step stays with the caller and outlives it. */
BastideLessonGame  *bastide_lesson_game_new        (BastideAnswer       *answer,
                                                    const BstLessonStep *step) G_GNUC_WARN_UNUSED_RESULT;

/* Puts it on the board, and lets it go on from where it was; FALSE and nothing done if it is over. */
gboolean            bastide_lesson_game_show       (BastideLessonGame   *self);
/* Takes it from there: it waits. */
void                bastide_lesson_game_hide       (BastideLessonGame   *self);
/* From the beginning, with other tiles. Hidden until it is shown. */
void                bastide_lesson_game_begin_anew (BastideLessonGame   *self);

/* What is played; until it begins anew. */
const BstSmallGame *bastide_lesson_game_get        (BastideLessonGame   *self);
gboolean            bastide_lesson_game_is_over    (BastideLessonGame   *self);
/* Was a turn played? */
gboolean            bastide_lesson_game_has_begun  (BastideLessonGame   *self);
/* What was paid in the learner's last turn, and since. */
const BstEvents    *bastide_lesson_game_get_events (BastideLessonGame   *self);

/* The question for the learner's score sheet as the game stands. (transfer full) */
BstPuzzle          *bastide_lesson_game_dup_sheet  (BastideLessonGame   *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
