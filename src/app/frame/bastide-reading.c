/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-reading.h"
#include "bastide-file-name.h"

#include <glib/gi18n.h>

/* So many milliseconds pass before it is told: most files are there sooner. */
#define DELAY 200

#define ACTION "cancel-opening"

struct _BastideReading
{
  BastidePage  *page;           /* weak (nullable) */
  GFile        *file;           /* (nullable) */
  GCancellable *cancellable;
  GSimpleAction *action;        /* of the page, while the bar is there (nullable) */
  guint         timeout;
};

static GActionMap *
get_actions (BastideReading *self)
{
  return G_ACTION_MAP (bastide_page_get_actions (self->page));
}

static gboolean
tell (gpointer user_data)
{
  BastideReading *self = user_data;
  g_autofree char *shown = bastide_file_name_dup (self->file);
  g_autofree char *text = NULL;

  self->timeout = 0;
  if (self->page == NULL)
    return G_SOURCE_REMOVE;
  self->action = g_simple_action_new (ACTION, NULL);
  g_signal_connect_object (self->action, "activate", G_CALLBACK (g_cancellable_cancel), self->cancellable,
                           G_CONNECT_SWAPPED);
  g_action_map_add_action (get_actions (self), G_ACTION (self->action));
  /* Translators: %s is the name of a file. */
  text = g_strdup_printf (_("Opening “%s”…"), shown);
  bastide_page_notice (self->page, BASTIDE_NOTICE_OPENING, text);

  return G_SOURCE_REMOVE;
}

BastideReading *
bastide_reading_new (BastidePage *page,
                     GFile       *file)
{
  BastideReading *self = g_new0 (BastideReading, 1);

  g_set_weak_pointer (&self->page, page);
  self->cancellable = g_cancellable_new ();
  if (file != NULL)
    {
      self->file = g_object_ref (file);
      self->timeout = g_timeout_add (DELAY, tell, self);
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

/* The bar goes, and with it what it asks. */
static void
stop_telling (BastideReading *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->action != NULL && self->page != NULL)
    {
      g_action_map_remove_action (get_actions (self), ACTION);
      bastide_page_notice (self->page, BASTIDE_NOTICE_OPENING, NULL);
    }
  g_clear_object (&self->action);
}

static void
reading_free (BastideReading *self)
{
  stop_telling (self);
  g_clear_weak_pointer (&self->page);
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
