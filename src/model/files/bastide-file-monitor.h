/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks after the file of a document, which another program may change, remove or protect. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_FILE_MONITOR (bastide_file_monitor_get_type ())
G_DECLARE_FINAL_TYPE (BastideFileMonitor, bastide_file_monitor, BASTIDE, FILE_MONITOR, GObject)

typedef enum
{
  BASTIDE_FILE_SAME,
  BASTIDE_FILE_CHANGED,         /* its contents are not those that we know */
  BASTIDE_FILE_GONE
} BastideFileState;

/* Signal "stirred": it may be another state now. */

BastideFileMonitor     *bastide_file_monitor_new          (void) G_GNUC_WARN_UNUSED_RESULT;

/* @file: NULL watches nothing; nor is a file watched that is on no disk of ours. @etag
 * (nullable): of the contents that we know; else those of now. */
void              bastide_file_monitor_set_file     (BastideFileMonitor *self,
                                                     GFile              *file,
                                                     const char         *etag);

/* What is in the file now is known: read, written, or seen and left. */
void              bastide_file_monitor_accept       (BastideFileMonitor *self);

/* (nullable) */
const char       *bastide_file_monitor_get_etag    (BastideFileMonitor *self);

BastideFileState  bastide_file_monitor_get_state    (BastideFileMonitor *self);

/* It could not be saved: it, or its folder, may not be written. */
gboolean          bastide_file_monitor_is_read_only (BastideFileMonitor *self);

/* Differs whenever a file was written in between. NULL if it is not there, or not on a disk
 * of ours. (transfer full) */
char             *bastide_file_monitor_make_etag   (GFile        *file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
