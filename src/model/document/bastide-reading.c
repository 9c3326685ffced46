/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-reading.h"
#include "bastide-file-name.h"

#include <glib/gi18n.h>

/* So many milliseconds pass before it is told: most files are there sooner. */
#define DELAY 200

struct _BastideReading
{
  GFile              *file;             /* (nullable) */
  GCancellable       *cancellable;
  BastideReadingTell  tell;
  gpointer            owner;            /* not owned */
  gboolean            is_told;
  guint               timeout;
};

static gboolean
tell_late (gpointer user_data)
{
  BastideReading *self = user_data;
  g_autofree char *shown = bastide_file_name_dup (self->file);
  g_autofree char *text = NULL;

  self->timeout = 0;
  self->is_told = TRUE;
  /* Translators: %s is the name of a file. */
  text = g_strdup_printf (_("Opening “%s”…"), shown);
  self->tell (self->owner, text);

  return G_SOURCE_REMOVE;
}

BastideReading *
bastide_reading_new (GFile              *file,
                     BastideReadingTell  tell,
                     gpointer            owner)
{
  BastideReading *self = g_new0 (BastideReading, 1);

  self->tell = tell;
  self->owner = owner;
  self->cancellable = g_cancellable_new ();
  if (file != NULL)
    {
      self->file = g_object_ref (file);
      self->timeout = g_timeout_add (DELAY, tell_late, self);
    }

  return self;
}

GCancellable *
bastide_reading_get_cancellable (BastideReading *self)
{
  return self->cancellable;
}

GFile *
bastide_reading_get_file (BastideReading *self)
{
  return self->file;
}

static void
reading_free (BastideReading *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->is_told)
    self->tell (self->owner, NULL);
  g_clear_object (&self->file);
  g_clear_object (&self->cancellable);
  g_free (self);
}

void
bastide_reading_end (BastideReading **reading,
                     GAsyncResult    *result)
{
  if (*reading != NULL && g_task_get_cancellable (G_TASK (result)) == (*reading)->cancellable)
    g_clear_pointer (reading, reading_free);
}

void
bastide_reading_cancel (BastideReading **reading)
{
  g_autoptr (GCancellable) cancellable = NULL;

  if (*reading == NULL)
    return;
  cancellable = g_object_ref ((*reading)->cancellable);
  g_clear_pointer (reading, reading_free);
  g_cancellable_cancel (cancellable);
}
