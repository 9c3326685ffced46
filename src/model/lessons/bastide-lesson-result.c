/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-lesson-result.h"

char *
bastide_lesson_result_dup_key (const BstLesson *lesson,
                               guint            step)
{
  return g_strdup_printf ("%s/%u", lesson->id, step + 1);
}

char *
bastide_lesson_result_dup_right_key (const BstLesson *lesson,
                                     guint            step)
{
  return g_strdup_printf ("%s/%u/right", lesson->id, step + 1);
}

gboolean
bastide_lesson_result_is_done (const BstIoResults *results,
                               const char         *course,
                               const BstLesson    *lesson,
                               guint               step)
{
  const BstLessonStep *it = g_ptr_array_index (lesson->steps, step);
  g_autofree char *key = bastide_lesson_result_dup_key (lesson, step);
  g_autofree char *right_key = bastide_lesson_result_dup_right_key (lesson, step);
  const BstPractice *practice = bst_io_results_get (results, course, key);

  return it->kind == BST_LESSON_UNREAD || (practice != NULL && practice->n_right > 0)
         || bst_io_results_get (results, course, right_key) != NULL;
}

void
bastide_lesson_result_count (BastideLessonResult *self,
                             const BstIoResults  *results,
                             const char          *course,
                             const BstLesson     *lesson)
{
  *self = (BastideLessonResult) { .n_steps = lesson->steps->len };
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const BstLessonStep *step = g_ptr_array_index (lesson->steps, i);
      g_autofree char *key = bastide_lesson_result_dup_key (lesson, i);
      const BstPractice *practice = bst_io_results_get (results, course, key);

      self->n_done += bastide_lesson_result_is_done (results, course, lesson, i);
      if (step->kind != BST_LESSON_ASK)
        continue;
      self->n_asked++;
      self->n_right += practice != NULL && practice->n_right > 0 && practice->n_wrong == 0;
    }
}
