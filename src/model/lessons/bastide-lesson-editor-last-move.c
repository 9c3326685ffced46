/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The move that led to what stands in a step, of which its question may ask. */

#include "config.h"

#include "bastide-lesson-editor-private.h"

void
bastide_lesson_editor_set_last_move (BastideLessonEditor *self,
                                     BstPosition         *before,
                                     const char          *move)
{
  BastideLessonEditorMemo *memo;

  g_return_if_fail (BASTIDE_IS_LESSON_EDITOR (self));
  g_return_if_fail (self->selected < self->memos->len);

  memo = g_ptr_array_index (self->memos, self->selected);
  g_clear_pointer (&memo->before, bst_position_free);
  memo->before = before;
  g_free (memo->last_move);
  memo->last_move = g_strdup (move);
}

void
bastide_lesson_editor_set_next_move (BastideLessonEditor *self,
                                     const char          *move)
{
  BastideLessonEditorMemo *memo;

  g_return_if_fail (BASTIDE_IS_LESSON_EDITOR (self));
  g_return_if_fail (self->selected < self->memos->len);

  memo = g_ptr_array_index (self->memos, self->selected);
  g_free (memo->next_move);
  memo->next_move = g_strdup (move);
}

/* What the last of the moves was played on that the step shows. (transfer full) (nullable) */
static BstPosition *
dup_before_last (const BstLessonStep  *step,
                 const char          **move)
{
  g_autoptr (BstLessonStep) all_but_one = NULL;

  if (step->moves->len == 0)
    return NULL;
  *move = g_ptr_array_index (step->moves, step->moves->len - 1);
  all_but_one = bst_lesson_step_copy (step);
  g_ptr_array_set_size (all_but_one->moves, (int) step->moves->len - 1);

  return bst_lesson_step_dup_end (all_but_one);
}

BstPosition *
bastide_lesson_editor_dup_before (BastideLessonEditor  *self,
                                  const char          **move)
{
  const BstLessonStep *step, *shown;
  const BastideLessonEditorMemo *memo;

  g_return_val_if_fail (BASTIDE_IS_LESSON_EDITOR (self), NULL);

  step = bastide_lesson_editor_get_step (self);
  if (step == NULL)
    return NULL;
  memo = g_ptr_array_index (self->memos, self->selected);
  if (memo->before != NULL)
    {
      *move = memo->last_move;
      return bst_position_copy (memo->before);
    }
  shown = self->selected > 0 ? g_ptr_array_index (self->lesson->steps, self->selected - 1) : NULL;

  return shown != NULL && bastide_lesson_editor_continues (shown, step) ? dup_before_last (shown, move) : NULL;
}
