/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A mark in a file, of a move or of a step of a lesson. */

#pragma once

#include "bst-io-keep.h"
#include "bst-record.h"

G_BEGIN_DECLS

/* Reads a <mark>; its text is owned by the caller, on failure too. What else it says is kept in @extra,
 * as long as there is a mark like it. */
gboolean  bst_io_mark_read    (const BstIoKeeper  *keeper,
                               const xmlNode      *node,
                               BstMark            *mark,
                               BstExtra          **extra);

/* Appends it, with what is kept of it in @extra (nullable). */
void      bst_io_mark_append  (GString            *out,
                               const BstMark      *mark,
                               const BstExtra     *extra);

G_END_DECLS
