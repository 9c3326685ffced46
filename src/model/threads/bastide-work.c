/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-work.h"

/* What a thread has while it makes a step: the rest may be gone by then. Counted: the work and the thread hold it. */
typedef struct
{
  BastideWorkRun  run;
  GDestroyNotify  free_job;
  gpointer        job;              /* owned */
  GCancellable   *cancellable;      /* owned */
  int             is_dropped;       /* atomic: nobody asks what comes of it any more */
} Load;

struct _BastideWork
{
  BastideWorkRun   run;
  BastideWorkTold  told;
  GDestroyNotify   free_job;
  gpointer         owner;           /* borrowed */
  guint            pause;           /* milliseconds */

  Load            *load;            /* a reference (nullable) */
  guint            source;          /* until the pause is over; 0 */
  gboolean         has_more;
  gboolean         is_running;
  gboolean         is_resting;
};

static void
load_clear (gpointer data)
{
  Load *load = data;

  load->free_job (load->job);
  g_object_unref (load->cancellable);
}

static void
load_unref (gpointer data)
{
  g_atomic_rc_box_release_full (data, load_clear);
}

/* --- In the thread --- */

static void
make_step (GTask        *task,
           gpointer      source,
           gpointer      data,
           GCancellable *cancellable)
{
  Load *load = data;
  gboolean more = !g_atomic_int_get (&load->is_dropped) && load->run (load->job, load->cancellable);

  g_task_return_boolean (task, more);
}

/* --- In the main loop --- */

static void begin_step (BastideWork *self);

/* Whoever drops the load says so, so that the work is still there if that was not done. */
static void
returned (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  BastideWork *self = user_data;
  Load *load = g_task_get_task_data (G_TASK (result));
  gboolean more = g_task_propagate_boolean (G_TASK (result), NULL);

  if (g_atomic_int_get (&load->is_dropped))
    return;
  self->is_running = FALSE;
  self->has_more = more && !g_cancellable_is_cancelled (load->cancellable);
  self->told (self->owner, load->job, !self->has_more);
  /* Whoever was told may have cut it short, or sent it to rest and back. */
  if (!g_atomic_int_get (&load->is_dropped) && self->has_more && !self->is_resting && !self->is_running)
    begin_step (self);
}

static void
begin_step (BastideWork *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, returned, self);

  g_clear_handle_id (&self->source, g_source_remove);
  self->is_running = TRUE;
  g_task_set_source_tag (task, begin_step);
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self->load), load_unref);
  g_task_run_in_thread (task, make_step);
}

static gboolean
pause_over (gpointer data)
{
  BastideWork *self = data;

  self->source = 0;
  begin_step (self);

  return G_SOURCE_REMOVE;
}

static void
begin_soon (BastideWork *self)
{
  if (self->is_resting || self->is_running || self->source != 0)
    return;
  if (self->pause == BASTIDE_WORK_AT_ONCE)
    begin_step (self);
  else
    self->source = g_timeout_add (self->pause, pause_over, self);
}

void
bastide_work_stop (BastideWork *self)
{
  g_return_if_fail (self != NULL);

  g_clear_handle_id (&self->source, g_source_remove);
  self->has_more = FALSE;
  self->is_running = FALSE;
  if (self->load == NULL)
    return;
  g_atomic_int_set (&self->load->is_dropped, TRUE);
  g_cancellable_cancel (self->load->cancellable);
  g_clear_pointer (&self->load, load_unref);
}

void
bastide_work_begin (BastideWork *self,
                    gpointer     job)
{
  g_return_if_fail (self != NULL);

  bastide_work_stop (self);
  self->load = g_atomic_rc_box_new0 (Load);
  self->load->run = self->run;
  self->load->free_job = self->free_job;
  self->load->job = job;
  self->load->cancellable = g_cancellable_new ();
  self->has_more = TRUE;
  begin_soon (self);
}

void
bastide_work_cut_short (BastideWork *self)
{
  g_return_if_fail (self != NULL);

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->load != NULL)
    g_cancellable_cancel (self->load->cancellable);
  self->has_more = self->is_running;
}

void
bastide_work_set_resting (BastideWork *self,
                          gboolean     is_resting)
{
  g_return_if_fail (self != NULL);

  self->is_resting = is_resting;
  if (is_resting)
    g_clear_handle_id (&self->source, g_source_remove);
  else if (self->has_more)
    begin_soon (self);
}

gboolean
bastide_work_is_busy (BastideWork *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->has_more;
}

gboolean
bastide_work_is_running (BastideWork *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->is_running;
}

gpointer
bastide_work_get_job (BastideWork *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->load != NULL ? self->load->job : NULL;
}

BastideWork *
bastide_work_new (BastideWorkRun   run,
                  BastideWorkTold  told,
                  GDestroyNotify   free_job,
                  gpointer         owner)
{
  BastideWork *self = g_new0 (BastideWork, 1);

  self->run = run;
  self->told = told;
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
