/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-watch.h"

#include <stdlib.h>

/* Whoever writes a file does so in several steps. */
#define SETTLE_TIME 300

struct _BastideWatch
{
  GObject       parent_instance;

  GFile        *file;           /* NULL: nothing is watched */
  GFileMonitor *monitor;
  char         *stamp;
  guint         timer;
};

enum
{
  STIRRED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideWatch, bastide_watch, G_TYPE_OBJECT)

char *
bastide_watch_make_stamp (GFile *file)
{
  g_autoptr (GFileInfo) info = NULL;

  if (g_file_peek_path (file) == NULL)
    return NULL;
  info = g_file_query_info (file, G_FILE_ATTRIBUTE_ETAG_VALUE "," G_FILE_ATTRIBUTE_STANDARD_SIZE
                            "," G_FILE_ATTRIBUTE_UNIX_INODE,
                            G_FILE_QUERY_INFO_NONE, NULL, NULL);
  if (info == NULL)
    return NULL;

  return g_strdup_printf ("%s %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT,
                          g_file_info_get_etag (info),
                          (guint64) g_file_info_get_size (info),
                          g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_UNIX_INODE));
}

/* What a link leads to is what changes. (transfer full) */
static GFile *
follow_links (GFile *file)
{
  char *target = realpath (g_file_peek_path (file), NULL);
  GFile *result = target != NULL ? g_file_new_for_path (target) : g_object_ref (file);

  free (target);

  return result;
}

static gboolean
settled (gpointer user_data)
{
  BastideWatch *self = user_data;

  self->timer = 0;
  g_signal_emit (self, signals[STIRRED], 0);

  return G_SOURCE_REMOVE;
}

static void
stir (BastideWatch *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add (SETTLE_TIME, settled, self);
}

void
bastide_watch_set_file (BastideWatch *self,
                        GFile        *file,
                        const char   *stamp)
{
  g_return_if_fail (BASTIDE_IS_WATCH (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->monitor);
  g_clear_pointer (&self->stamp, g_free);
  g_clear_object (&self->file);
  if (file == NULL || g_file_peek_path (file) == NULL)
    return;

  self->file = follow_links (file);
  self->monitor = g_file_monitor_file (self->file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (stir), self,
                             G_CONNECT_SWAPPED);
  self->stamp = stamp != NULL ? g_strdup (stamp) : bastide_watch_make_stamp (self->file);
  /* It may have changed while it was read. */
  if (bastide_watch_get_state (self) != BASTIDE_FILE_SAME)
    stir (self);
}

void
bastide_watch_accept (BastideWatch *self)
{
  g_return_if_fail (BASTIDE_IS_WATCH (self));

  g_clear_pointer (&self->stamp, g_free);
  if (self->file != NULL)
    self->stamp = bastide_watch_make_stamp (self->file);
}

const char *
bastide_watch_get_stamp (BastideWatch *self)
{
  g_return_val_if_fail (BASTIDE_IS_WATCH (self), NULL);

  return self->stamp;
}

BastideFileState
bastide_watch_get_state (BastideWatch *self)
{
  g_autofree char *stamp = NULL;

  g_return_val_if_fail (BASTIDE_IS_WATCH (self), BASTIDE_FILE_SAME);

  if (self->file == NULL)
    return BASTIDE_FILE_SAME;
  stamp = bastide_watch_make_stamp (self->file);
  if (g_strcmp0 (stamp, self->stamp) == 0)
    return BASTIDE_FILE_SAME;

  return stamp != NULL ? BASTIDE_FILE_CHANGED : BASTIDE_FILE_GONE;
}

/* TRUE also for what is not there. */
static gboolean
can_write (GFile *file)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_ACCESS_CAN_WRITE,
                                                  G_FILE_QUERY_INFO_NONE, NULL, NULL);

  return info == NULL
         || g_file_info_get_attribute_boolean (info, G_FILE_ATTRIBUTE_ACCESS_CAN_WRITE);
}

gboolean
bastide_watch_is_read_only (BastideWatch *self)
{
  g_autoptr (GFile) folder = NULL;

  g_return_val_if_fail (BASTIDE_IS_WATCH (self), FALSE);

  if (self->file == NULL)
    return FALSE;
  folder = g_file_get_parent (self->file);

  return !can_write (self->file) || (folder != NULL && !can_write (folder));
}

/* --- Class --- */

static void
bastide_watch_finalize (GObject *object)
{
  BastideWatch *self = BASTIDE_WATCH (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->monitor);
  g_clear_object (&self->file);
  g_free (self->stamp);

  G_OBJECT_CLASS (bastide_watch_parent_class)->finalize (object);
}

static void
bastide_watch_class_init (BastideWatchClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_watch_finalize;

  signals[STIRRED] = g_signal_new ("stirred", BASTIDE_TYPE_WATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
bastide_watch_init (BastideWatch *self)
{
}

BastideWatch *
bastide_watch_new (void)
{
  return g_object_new (BASTIDE_TYPE_WATCH, NULL);
}
