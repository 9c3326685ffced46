/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The check of a lesson, in a thread. */

#include "config.h"

#include "bastide-lesson-editor-private.h"

#include <bst-io-booklet.h>

/* Whoever types is not checked at every letter; milliseconds. */
#define PAUSE 250

static gboolean
is_cancelled (gpointer cancellable)
{
  return g_cancellable_is_cancelled (cancellable);
}

static void
run (GTask        *task,
     gpointer      source,
     gpointer      task_data,
     GCancellable *cancellable)
{
  g_task_return_pointer (task, bst_lesson_check_until (task_data, is_cancelled, cancellable),
                         (GDestroyNotify) g_ptr_array_unref);
}

/* The lesson may be another by now. */
static void
returned (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  BastideLessonEditor *self = BASTIDE_LESSON_EDITOR (source);
  g_autoptr (GPtrArray) faults = g_task_propagate_pointer (G_TASK (result), NULL);

  if (faults == NULL || g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  g_clear_object (&self->cancellable);
  self->faults = g_steal_pointer (&faults);
  bastide_lesson_editor_emit_checked (self);
}

static gboolean
begin (gpointer data)
{
  BastideLessonEditor *self = data;
  g_autoptr (GTask) task = NULL;

  self->timer = 0;
  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, returned, NULL);
  g_task_set_source_tag (task, begin);
  g_task_set_task_data (task, bst_lesson_copy (self->lesson), (GDestroyNotify) bst_lesson_free);
  g_task_run_in_thread (task, run);

  return G_SOURCE_REMOVE;
}

void
bastide_lesson_editor_stop_check (BastideLessonEditor *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->faults, g_ptr_array_unref);
}

void
bastide_lesson_editor_check_soon (BastideLessonEditor *self)
{
  bastide_lesson_editor_stop_check (self);
  self->timer = g_timeout_add (PAUSE, begin, self);
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
