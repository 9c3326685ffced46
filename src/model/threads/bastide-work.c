/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-work.h"

struct _BastideWork
{
  BastideWorkRun   run;
  BastideWorkDone  done;
  GDestroyNotify   free_job;
  gpointer         owner;           /* borrowed */
  guint            pause;           /* milliseconds */

  gpointer         waiting;         /* owned: the job, until the pause is over */
  guint            source;
  GCancellable    *cancellable;     /* of the thread; NULL without one */
};

/* What the thread has: the rest may be gone. */
typedef struct
{
  BastideWorkRun  run;
  GDestroyNotify  free_job;
  gpointer        job;              /* owned */
} Load;

static void
load_free (Load *load)
{
  load->free_job (load->job);
  g_free (load);
}

static void
run (GTask        *task,
     gpointer      source,
     gpointer      data,
     GCancellable *cancellable)
{
  Load *load = data;

  if (!g_cancellable_is_cancelled (cancellable))
    load->run (load->job, cancellable);
  g_task_return_boolean (task, TRUE);
}

static void
returned (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  BastideWork *self = user_data;
  Load *load = g_task_get_task_data (G_TASK (result));

  /* Whoever stops it cancels it, so that it is still there if that was not done. */
  if (g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))))
    return;
  g_clear_object (&self->cancellable);
  self->done (self->owner, load->job);
}

static gboolean
begin (gpointer data)
{
  BastideWork *self = data;
  g_autoptr (GTask) task = NULL;
  Load *load = g_new0 (Load, 1);

  self->source = 0;
  self->cancellable = g_cancellable_new ();
  *load = (Load) { .run = self->run, .free_job = self->free_job, .job = g_steal_pointer (&self->waiting) };
  task = g_task_new (NULL, self->cancellable, returned, self);
  g_task_set_source_tag (task, bastide_work_begin);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, load, (GDestroyNotify) load_free);
  g_task_run_in_thread (task, run);

  return G_SOURCE_REMOVE;
}

void
bastide_work_stop (BastideWork *self)
{
  g_return_if_fail (self != NULL);

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->waiting != NULL)
    self->free_job (g_steal_pointer (&self->waiting));
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

void
bastide_work_begin (BastideWork *self,
                    gpointer     job)
{
  g_return_if_fail (self != NULL);

  bastide_work_stop (self);
  self->waiting = job;
  self->source = g_timeout_add (self->pause, begin, self);
}

gboolean
bastide_work_is_busy (BastideWork *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->source != 0 || self->cancellable != NULL;
}

BastideWork *
bastide_work_new (BastideWorkRun   run_job,
                  BastideWorkDone  done,
                  GDestroyNotify   free_job,
                  gpointer         owner)
{
  BastideWork *self = g_new0 (BastideWork, 1);

  self->run = run_job;
  self->done = done;
  self->free_job = free_job;
  self->owner = owner;
  self->pause = BASTIDE_WORK_USUAL;

  return self;
}

void
bastide_work_set_pause (BastideWork *self,
                        guint        milliseconds)
{
  g_return_if_fail (self != NULL);

  self->pause = milliseconds;
}

void
bastide_work_free (BastideWork *self)
{
  bastide_work_stop (self);
  g_free (self);
}
