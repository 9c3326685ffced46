/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks after the file of a document, which another program may change, remove or protect. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_WATCH (bastide_watch_get_type ())
G_DECLARE_FINAL_TYPE (BastideWatch, bastide_watch, BASTIDE, WATCH, GObject)

typedef enum
{
  BASTIDE_FILE_SAME,
  BASTIDE_FILE_CHANGED,         /* its contents are not those that we know */
  BASTIDE_FILE_GONE
} BastideFileState;

/* Signal "stirred": it may be another state now. */

BastideWatch     *bastide_watch_new          (void) G_GNUC_WARN_UNUSED_RESULT;

/* @file: NULL watches nothing; nor is a file watched that is on no disk of ours. @stamp
 * (nullable): of the contents that we know; else those of now. */
void              bastide_watch_set_file     (BastideWatch *self,
                                              GFile        *file,
                                              const char   *stamp);

/* What is in the file now is known: read, written, or seen and left. */
void              bastide_watch_accept       (BastideWatch *self);

/* (nullable) */
const char       *bastide_watch_get_stamp    (BastideWatch *self);

BastideFileState  bastide_watch_get_state    (BastideWatch *self);

/* It could not be saved: it, or its folder, may not be written. */
gboolean          bastide_watch_is_read_only (BastideWatch *self);

/* Differs whenever a file was written in between. NULL if it is not there, or not on a disk
 * of ours. (transfer full) */
char             *bastide_watch_make_stamp   (GFile        *file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
