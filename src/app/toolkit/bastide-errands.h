/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Work on files that keeps the main loop waiting as long as the disk takes: done in a thread, one errand
 * after the other in the order in which they were asked for. Both functions are the main loop's. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* In the thread; frees @data or gives it away. */
typedef void (*BastideErrand) (gpointer data);

void bastide_errands_push   (BastideErrand  errand,
                             gpointer       data);

/* Waits until all are done: the program ends, or the file is needed. */
void bastide_errands_finish (void);

G_END_DECLS
