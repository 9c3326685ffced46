/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Work that falls into pieces, done by several threads at once. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define CLI_MAX_THREADS 64

/* What one thread does: the pieces @first, @first + @every, ... */
typedef void (*CliThreadsWork) (gpointer data,
                                guint    first,
                                guint    every);

/* Calls @work in @n_threads threads, 1 to CLI_MAX_THREADS, and returns when all have done theirs. */
void cli_threads_run (guint          n_threads,
                      CliThreadsWork work,
                      gpointer       data);

G_END_DECLS
