/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The check of a lesson, in a thread. */

#include "config.h"

#include "bastide-lesson-editor-private.h"

#include <bst-io-booklet.h>

typedef struct
{
  BstLesson *lesson;            /* a copy */
  GPtrArray *faults;            /* (nullable) */
} Check;

static void
check_free (gpointer data)
{
  Check *check = data;

  bst_lesson_free (check->lesson);
  g_clear_pointer (&check->faults, g_ptr_array_unref);
  g_free (check);
}

static gboolean
is_cancelled (gpointer cancellable)
{
  return g_cancellable_is_cancelled (cancellable);
}

static gboolean
run (gpointer      job,
     GCancellable *cancellable)
{
  Check *check = job;

  check->faults = bst_lesson_check_until (check->lesson, is_cancelled, cancellable);

  return FALSE;
}

static void
told (gpointer owner,
      gpointer job,
      gboolean is_done)
{
  BastideLessonEditor *self = owner;

  self->faults = g_steal_pointer (&((Check *) job)->faults);
  bastide_lesson_editor_emit_checked (self);
}

void
bastide_lesson_editor_init_check (BastideLessonEditor *self)
{
  self->check = bastide_work_new (run, told, check_free, self);
  bastide_work_set_pause (self->check, BASTIDE_WORK_TYPING);
}

void
bastide_lesson_editor_check_soon (BastideLessonEditor *self)
{
  Check *check = g_new0 (Check, 1);

  check->lesson = bst_lesson_copy (self->lesson);
  g_clear_pointer (&self->faults, g_ptr_array_unref);
  bastide_work_begin (self->check, check);
  bastide_lesson_editor_emit_checked (self);
}

const GPtrArray *
bastide_lesson_editor_get_faults (BastideLessonEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_EDITOR (self), NULL);

  return self->faults;
}

static GHashTable *
get_allowed (BastideLessonEditor  *self,
             const BstLessonFault *fault)
{
  return ((BastideLessonEditorMemo *) g_ptr_array_index (self->memos, fault->step))->allowed;
}

gboolean
bastide_lesson_editor_is_allowed (BastideLessonEditor *self,
                                  guint                index)
{
  const BstLessonFault *fault;
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (BASTIDE_IS_LESSON_EDITOR (self), FALSE);
  g_return_val_if_fail (self->faults != NULL && index < self->faults->len, FALSE);

  fault = g_ptr_array_index (self->faults, index);
  sentence = bst_io_puzzle_dup_fault (fault->fault);

  return g_hash_table_contains (get_allowed (self, fault), sentence);
}

void
bastide_lesson_editor_set_allowed (BastideLessonEditor *self,
                                   guint                index,
                                   gboolean             is_allowed)
{
  const BstLessonFault *fault;
  char *sentence;

  g_return_if_fail (BASTIDE_IS_LESSON_EDITOR (self));
  g_return_if_fail (self->faults != NULL && index < self->faults->len);

  fault = g_ptr_array_index (self->faults, index);
  sentence = bst_io_puzzle_dup_fault (fault->fault);
  if (is_allowed)
    {
      g_hash_table_add (get_allowed (self, fault), sentence);
    }
  else
    {
      g_hash_table_remove (get_allowed (self, fault), sentence);
      g_free (sentence);
    }
  bastide_lesson_editor_emit_checked (self);
}

gboolean
bastide_lesson_editor_may_save (BastideLessonEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_EDITOR (self), FALSE);

  if (self->faults == NULL)
    return FALSE;
  for (guint i = 0; i < self->faults->len; i++)
    if (!bastide_lesson_editor_is_allowed (self, i))
      return FALSE;

  return TRUE;
}
