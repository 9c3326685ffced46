/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-pupil-progress.h"
#include "bastide-lesson-result.h"

/* What is noted under @key is no answer. */
static void
leave_out (BastidePupilProgress *self,
           const BstIoResults   *results,
           const char           *course,
           const char           *key)
{
  const BstPractice *practice = bst_io_results_get (results, course, key);

  if (practice == NULL)
    return;
  self->n_right -= practice->n_right;
  self->n_answers -= practice->n_right + practice->n_wrong;
}

/* A step that is only seen is no answer, nor is one that was found later another. */
static void
count_lesson (BastidePupilProgress *self,
              const BstIoResults   *results,
              const BstBooklet     *course,
              const BstLesson      *lesson)
{
  BastideLessonResult result;

  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const BstLessonStep *step = g_ptr_array_index (lesson->steps, i);
      g_autofree char *key = bastide_lesson_result_dup_key (lesson, i);
      g_autofree char *right_key = bastide_lesson_result_dup_right_key (lesson, i);

      if (step->puzzle == NULL)
        leave_out (self, results, course->key, key);
      leave_out (self, results, course->key, right_key);
    }
  bastide_lesson_result_count (&result, results, course->key, lesson);
  self->n_lessons++;
  self->n_finished += bastide_lesson_result_is_finished (&result);
  self->n_perfect += bastide_lesson_result_is_finished (&result) && result.n_right == result.n_asked;
}

void
bastide_pupil_progress_count (BastidePupilProgress *self,
                              const BstIoResults   *results,
                              const GPtrArray      *courses)
{
  BstIoResultsSum sum;

  bst_io_results_sum (results, &sum);
  *self = (BastidePupilProgress) { .n_right = sum.n_right, .n_answers = sum.n_right + sum.n_wrong,
                                   .last_day = sum.n_puzzles > 0 ? sum.last_day : -1 };
  for (guint i = 0; i < courses->len; i++)
    {
      const BstBooklet *course = g_ptr_array_index (courses, i);

      for (guint j = 0; j < bst_booklet_count_lessons (course); j++)
        count_lesson (self, results, course, bst_booklet_get_lesson (course, j));
    }
}
