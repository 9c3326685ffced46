/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-pupil-progress.h"
#include "bastide-lesson-session.h"

/* A step that is only seen is no answer. */
static void
count_lesson (BastidePupilProgress *self,
              const BstIoResults   *results,
              const BstBooklet     *course,
              const BstLesson      *lesson)
{
  gboolean is_done = lesson->steps->len > 0;

  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const BstLessonStep *step = g_ptr_array_index (lesson->steps, i);
      g_autofree char *key = bastide_lesson_session_dup_key (lesson, i);
      const BstPractice *practice = bst_io_results_get (results, course->key, key);

      if (practice == NULL)
        {
          is_done = is_done && step->kind == BST_LESSON_UNREAD;
          continue;
        }
      if (step->puzzle == NULL)
        {
          self->n_right -= practice->n_right;
          self->n_answers -= practice->n_right + practice->n_wrong;
        }
    }
  self->n_lessons++;
  self->n_done += is_done;
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
