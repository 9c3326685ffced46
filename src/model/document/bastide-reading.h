/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file that is being read. When that takes long it is told. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _BastideReading BastideReading;

/* @text: that it is being opened; NULL when that is over. */
typedef void  (*BastideReadingTell)             (gpointer            owner,
                                                 const char         *text);

/* @file (nullable): without one nothing is told. @owner lives as long as this. (transfer full) */
BastideReading *bastide_reading_new             (GFile              *file,
                                                 BastideReadingTell  tell,
                                                 gpointer            owner) G_GNUC_WARN_UNUSED_RESULT;
/* What it is given up by: whoever reads hands it to the task. */
GCancellable   *bastide_reading_get_cancellable (BastideReading *self);
/* (nullable) */
GFile          *bastide_reading_get_file        (BastideReading *self);

/* The result of a task has come: that of *@reading, which is over then, or of one that was given up before it.
 * @reading may point to NULL. */
void            bastide_reading_end             (BastideReading **reading,
                                                 GAsyncResult    *result);
/* It is given up, if there is one. */
void            bastide_reading_cancel          (BastideReading **reading);

G_END_DECLS
