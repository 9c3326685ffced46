/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a lesson went: which of its steps are done, and what of that was right at the first try. A step that says or shows
 * something is done when it was seen, one that asks when it was answered right, at whichever try. What could not be read
 * holds nobody up. */

#pragma once

#include <bst-io-results.h>
#include <bst-lesson.h>

G_BEGIN_DECLS

typedef struct
{
  guint n_steps;
  guint n_done;
  guint n_asked;                /* steps that ask something, without games ... */
  guint n_right;                /* ... of which so many were right at the first try whenever they were tried */
} BastideLessonResult;

/* The lesson is finished. */
static inline gboolean
bastide_lesson_result_is_finished (const BastideLessonResult *result)
{
  return result->n_steps > 0 && result->n_done == result->n_steps;
}

/* By which results know a step. (transfer full) */
char     *bastide_lesson_result_dup_key   (const BstLesson     *lesson,
                                           guint                step) G_GNUC_WARN_UNUSED_RESULT;
/* And by which they know that it was answered right, be it later. (transfer full) */
char     *bastide_lesson_result_dup_right_key (const BstLesson *lesson,
                                           guint                step) G_GNUC_WARN_UNUSED_RESULT;

/* @course: its key. */
gboolean  bastide_lesson_result_is_done   (const BstIoResults  *results,
                                           const char          *course,
                                           const BstLesson     *lesson,
                                           guint                step);

void      bastide_lesson_result_count     (BastideLessonResult *self,
                                           const BstIoResults  *results,
                                           const char          *course,
                                           const BstLesson     *lesson);

G_END_DECLS
