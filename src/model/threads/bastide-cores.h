/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Work that falls into pieces, on several cores of the machine: for a thread that waits for it, never for the main loop. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define BASTIDE_MAX_THREADS 64
#define BASTIDE_ALL_CORES   0

/* One of the pieces, from 0. Two are never done at the same time by one thread, nor one by two. */
typedef void (*BastideCoresPiece) (gpointer data,
                                   guint    piece);

/* Does all pieces, in any order, and returns when that is done. @n_threads: at once, 1 to BASTIDE_MAX_THREADS, or
 * BASTIDE_ALL_CORES. */
void bastide_cores_run (guint             n_threads,
                        guint             n_pieces,
                        BastideCoresPiece piece,
                        gpointer          data);

G_END_DECLS
