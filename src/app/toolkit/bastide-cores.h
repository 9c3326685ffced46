/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Work that falls into pieces, on all cores of the machine: for a thread that waits for it, never for the main loop. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One of the pieces, from 0. Two are never done at the same time by one thread, nor one by two. */
typedef void (*BastideCoresPiece) (gpointer data,
                                   guint    piece);

/* Does all pieces, in any order, and returns when that is done. */
void bastide_cores_run (guint             n_pieces,
                        BastideCoresPiece piece,
                        gpointer          data);

G_END_DECLS
