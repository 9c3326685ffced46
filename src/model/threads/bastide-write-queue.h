/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Work on files, which would keep the main loop waiting as long as the disk takes: done in a thread, one
 * after the other in the order in which they were asked for. Both functions are the main loop's. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* In the thread; frees @data or gives it away. */
typedef void (*BastideWriteFunc) (gpointer data);

void bastide_write_queue_push   (BastideWriteFunc  func,
                                 gpointer          data);

/* Waits until all are done: the program ends, or the file is needed. */
void bastide_write_queue_finish (void);

G_END_DECLS
