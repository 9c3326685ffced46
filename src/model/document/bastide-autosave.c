/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-autosave.h"

#include <bst-io-data.h>
#include <bst-io-draft.h>

#include <glib/gstdio.h>

#include <string.h>

/* Seconds from the first change to the file: what a crash may cost. */
#define DELAY 2

/* What the writing thread shares with the window. */
typedef struct
{
  GMutex  mutex;
  char   *path;
  guint   written;              /* the number of the newest text that is in the file */
  gboolean gone;                /* nothing is written any more */
} Slot;

/* A text on its way. */
typedef struct
{
  Slot  *slot;
  char  *text;
  guint  number;
} Job;

struct _BastideAutosave
{
  GObject        parent_instance;

  BastideDrafts      *drafts;        /* not owned (nullable) */
  BastideAutosaveFunc make_text;
  gpointer            owner;         /* not owned */
  Slot               *slot;          /* NULL until something was kept */
  char               *others;        /* what a draft says that this program does not know (nullable) */

  guint          timer;
  guint          number;        /* of the newest text */
  gboolean       writing;
  gboolean       stale;         /* it changed since the newest text was made */
  gboolean       told;          /* of a failure */
};

enum
{
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideAutosave, bastide_autosave, G_TYPE_OBJECT)

/* --- Writing --- */

static void
slot_clear (gpointer data)
{
  Slot *slot = data;

  g_mutex_clear (&slot->mutex);
  g_free (slot->path);
}

static void
slot_unref (Slot *slot)
{
  g_atomic_rc_box_release_full (slot, slot_clear);
}

static Slot *
slot_new (char *path)
{
  Slot *slot = g_atomic_rc_box_new0 (Slot);

  g_mutex_init (&slot->mutex);
  slot->path = path;

  return slot;
}

/* An older text never takes the place of a newer one. */
static gboolean
slot_write (Slot        *slot,
            const char  *text,
            guint        number,
            GError     **error)
{
  gboolean ok = TRUE;

  g_mutex_lock (&slot->mutex);
  if (!slot->gone && number > slot->written)
    {
      ok = bst_io_data_write (slot->path, text, bst_io_draft_read_back, NULL, error);
      if (ok)
        slot->written = number;
    }
  g_mutex_unlock (&slot->mutex);

  return ok;
}

static void
job_free (Job *job)
{
  slot_unref (job->slot);
  g_free (job->text);
  g_free (job);
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  Job *job = task_data;
  GError *error = NULL;

  if (slot_write (job->slot, job->text, job->number, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* --- The text --- */

static char *
make_new_text (BastideAutosave  *self,
               GError          **error)
{
  self->stale = FALSE;

  return self->make_text (self->owner, self->others, error);
}

static void
tell (BastideAutosave *self,
      const GError    *error)
{
  if (error == NULL)
    self->told = FALSE;
  else if (!self->told)
    {
      const char *reason = error->message;

      /* Where drafts are is of no interest. */
      if (self->slot != NULL && g_str_has_prefix (reason, self->slot->path))
        reason += strlen (self->slot->path) + strlen (": ");
      self->told = TRUE;
      g_signal_emit (self, signals[FAILED], 0, reason);
    }
}

static void
written (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  BastideAutosave *self = BASTIDE_AUTOSAVE (source);
  g_autoptr (GError) error = NULL;

  self->writing = FALSE;
  if (!g_task_propagate_boolean (G_TASK (result), &error))
    self->stale = TRUE;
  tell (self, error);
  /* After a failure the next change is the time to try again. */
  if (self->stale && error == NULL)
    bastide_autosave_schedule (self);
}

static void
ensure_slot (BastideAutosave *self)
{
  if (self->slot == NULL)
    self->slot = slot_new (bastide_drafts_dup_path (self->drafts));
}

static gboolean
write_later (gpointer user_data)
{
  BastideAutosave *self = user_data;
  g_autoptr (GTask) task = NULL;
  g_autoptr (GError) error = NULL;
  char *text;
  Job *job;

  self->timer = 0;
  text = make_new_text (self, &error);
  /* A booklet may have been closed meanwhile. */
  if (text == NULL)
    {
      if (error != NULL)
        tell (self, error);
      return G_SOURCE_REMOVE;
    }

  ensure_slot (self);
  job = g_new0 (Job, 1);
  job->slot = g_atomic_rc_box_acquire (self->slot);
  job->text = text;
  job->number = ++self->number;
  self->writing = TRUE;
  task = g_task_new (self, NULL, written, NULL);
  g_task_set_source_tag (task, write_later);
  g_task_set_task_data (task, job, (GDestroyNotify) job_free);
  g_task_run_in_thread (task, write_in_thread);

  return G_SOURCE_REMOVE;
}

/* A change while the timer runs or the file is written waits for the next time, and does not
 * put it off: who edits without a break loses no more than who pauses. */
void
bastide_autosave_schedule (BastideAutosave *self)
{
  g_return_if_fail (BASTIDE_IS_AUTOSAVE (self));

  if (self->drafts == NULL)
    return;

  self->stale = TRUE;
  if (self->timer == 0 && !self->writing)
    self->timer = g_timeout_add_seconds (DELAY, write_later, self);
}

gboolean
bastide_autosave_flush (BastideAutosave *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (BASTIDE_IS_AUTOSAVE (self), FALSE);

  if (self->drafts == NULL)
    return TRUE;
  g_clear_handle_id (&self->timer, g_source_remove);
  text = make_new_text (self, &error);
  if (text == NULL && error == NULL)
    return TRUE;
  if (text != NULL)
    {
      ensure_slot (self);
      slot_write (self->slot, text, ++self->number, &error);
    }
  tell (self, error);

  return error == NULL;
}

void
bastide_autosave_set_path (BastideAutosave *self,
                           const char      *path,
                           const char      *others)
{
  g_return_if_fail (BASTIDE_IS_AUTOSAVE (self));

  bastide_autosave_drop (self);
  self->slot = slot_new (g_strdup (path));
  self->others = g_strdup (others);
}

void
bastide_autosave_drop (BastideAutosave *self)
{
  g_return_if_fail (BASTIDE_IS_AUTOSAVE (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  self->stale = FALSE;
  g_clear_pointer (&self->others, g_free);
  if (self->slot == NULL)
    return;

  g_mutex_lock (&self->slot->mutex);
  self->slot->gone = TRUE;
  g_unlink (self->slot->path);
  g_mutex_unlock (&self->slot->mutex);
  g_clear_pointer (&self->slot, slot_unref);
}

/* --- Class --- */

static void
bastide_autosave_finalize (GObject *object)
{
  BastideAutosave *self = BASTIDE_AUTOSAVE (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->slot, slot_unref);
  g_free (self->others);

  G_OBJECT_CLASS (bastide_autosave_parent_class)->finalize (object);
}

static void
bastide_autosave_class_init (BastideAutosaveClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_autosave_finalize;

  signals[FAILED] = g_signal_new ("failed", BASTIDE_TYPE_AUTOSAVE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
bastide_autosave_init (BastideAutosave *self)
{
}

BastideAutosave *
bastide_autosave_new (BastideDrafts       *drafts,
                      BastideAutosaveFunc  func,
                      gpointer             owner)
{
  BastideAutosave *self = g_object_new (BASTIDE_TYPE_AUTOSAVE, NULL);

  self->drafts = drafts;
  self->make_text = func;
  self->owner = owner;

  return self;
}
