/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Packed files: one that was compressed by gzip, and archives of the form zip, of which one file is read. Whatever a file
 * says of its size, no more than BST_IO_MAX_SIZE is unpacked. */

#pragma once

#include "bst-io-error.h"
#include "bst-io-limits.h"

G_BEGIN_DECLS

/* Is it an archive, which holds files of its own? */
gboolean   bst_io_unpack_is_archive (GBytes      *bytes);

/* What may be games in an archive, by the look of their first bytes: (element-type utf8), names as paths below the archive,
 * each once, at most BST_IO_MAX_PACKED. NULL and @error, which names @name, if it cannot be read. (transfer full) */
GPtrArray *bst_io_unpack_list       (GBytes      *bytes,
                                     const char  *name,
                                     GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* What @bytes are when they are unpacked; themselves if they are not packed. Of an archive the file @entry, a name of the
 * list; without one the only one there is: BST_IO_ERROR_ARCHIVE, with their names, if there are several.
 * BST_IO_ERROR_LIMIT for what is larger than a file may be. (transfer full) */
GBytes    *bst_io_unpack            (GBytes      *bytes,
                                     const char  *name,
                                     const char  *entry,
                                     GError     **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
