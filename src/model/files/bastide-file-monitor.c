/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-file-monitor.h"

#include <bst-io-data.h>

#include <stdlib.h>

/* Whoever writes a file does so in several steps. */
#define SETTLE_TIME 300

struct _BastideFileMonitor
{
  GObject       parent_instance;

  GFile        *file;           /* NULL: nothing is watched */
  GFileMonitor *monitor;
  char         *etag;
  guint         timer;
};

enum
{
  STIRRED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideFileMonitor, bastide_file_monitor, G_TYPE_OBJECT)

char *
bastide_file_monitor_make_etag (GFile *file)
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
  BastideFileMonitor *self = user_data;

  self->timer = 0;
  g_signal_emit (self, signals[STIRRED], 0);

  return G_SOURCE_REMOVE;
}

static void
stir (BastideFileMonitor *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add (SETTLE_TIME, settled, self);
}

void
bastide_file_monitor_set_file (BastideFileMonitor *self,
                               GFile              *file,
                               const char         *etag)
{
  g_return_if_fail (BASTIDE_IS_FILE_MONITOR (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->monitor);
  g_clear_pointer (&self->etag, g_free);
  g_clear_object (&self->file);
  if (file == NULL || g_file_peek_path (file) == NULL)
    return;

  self->file = follow_links (file);
  self->monitor = g_file_monitor_file (self->file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (stir), self,
                             G_CONNECT_SWAPPED);
  self->etag = etag != NULL ? g_strdup (etag) : bastide_file_monitor_make_etag (self->file);
  /* It may have changed while it was read. */
  if (bastide_file_monitor_get_state (self) != BASTIDE_FILE_SAME)
    stir (self);
}

void
bastide_file_monitor_accept (BastideFileMonitor *self)
{
  g_return_if_fail (BASTIDE_IS_FILE_MONITOR (self));

  g_clear_pointer (&self->etag, g_free);
  if (self->file != NULL)
    self->etag = bastide_file_monitor_make_etag (self->file);
}

const char *
bastide_file_monitor_get_etag (BastideFileMonitor *self)
{
  g_return_val_if_fail (BASTIDE_IS_FILE_MONITOR (self), NULL);

  return self->etag;
}

BastideFileState
bastide_file_monitor_get_state (BastideFileMonitor *self)
{
  g_autofree char *etag = NULL;

  g_return_val_if_fail (BASTIDE_IS_FILE_MONITOR (self), BASTIDE_FILE_SAME);

  if (self->file == NULL)
    return BASTIDE_FILE_SAME;
  etag = bastide_file_monitor_make_etag (self->file);
  if (g_strcmp0 (etag, self->etag) == 0)
    return BASTIDE_FILE_SAME;

  return etag != NULL ? BASTIDE_FILE_CHANGED : BASTIDE_FILE_GONE;
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
bastide_file_monitor_is_read_only (BastideFileMonitor *self)
{
  g_autoptr (GFile) folder = NULL;

  g_return_val_if_fail (BASTIDE_IS_FILE_MONITOR (self), FALSE);

  if (self->file == NULL)
    return FALSE;
  folder = g_file_get_parent (self->file);

  return bst_io_data_is_in_archive (self->file) || !can_write (self->file) || (folder != NULL && !can_write (folder));
}

/* --- Class --- */

static void
bastide_file_monitor_finalize (GObject *object)
{
  BastideFileMonitor *self = BASTIDE_FILE_MONITOR (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->monitor);
  g_clear_object (&self->file);
  g_free (self->etag);

  G_OBJECT_CLASS (bastide_file_monitor_parent_class)->finalize (object);
}

static void
bastide_file_monitor_class_init (BastideFileMonitorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_file_monitor_finalize;

  signals[STIRRED] = g_signal_new ("stirred", BASTIDE_TYPE_FILE_MONITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
bastide_file_monitor_init (BastideFileMonitor *self)
{
}

BastideFileMonitor *
bastide_file_monitor_new (void)
{
  return g_object_new (BASTIDE_TYPE_FILE_MONITOR, NULL);
}
