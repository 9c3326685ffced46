/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of the game that a lesson is played with, and of a step that cannot be shown. */

#pragma once

#include <bst-lesson.h>

#include "bastide-lesson-game.h"

G_BEGIN_DECLS

/* Which tile is laid next, and by whom: "Tile 7 of 20: your turn." (transfer full) */
char *bastide_lesson_text_dup_turn   (BastideLessonGame   *lesson_game) G_GNUC_WARN_UNUSED_RESULT;
/* "Red: 4", a line for each player; @is_final: with the points of the end, and how it went. (transfer full) */
char *bastide_lesson_text_dup_scores (const BstSmallGame  *small_game,
                                      gboolean             is_final) G_GNUC_WARN_UNUSED_RESULT;
/* Why the moves of a step cannot be made to their end; NULL if they can. (transfer full) (nullable) */
char *bastide_lesson_text_dup_fault  (const BstLessonStep *step) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
