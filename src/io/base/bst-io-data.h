/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bytes for the readers: from the data bundled in the library, or from a file. */

#pragma once

#include "bst-io-error.h"
#include "bst-io-limits.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* A file bundled in the library, "tilesets/basic.xml"; NULL if there is none. (transfer full) */
GBytes  *bst_io_data_lookup  (const char  *path) G_GNUC_WARN_UNUSED_RESULT;

/* The names of the bundled files of a folder without their ending, sorted; freed with
 * g_strfreev(). */
char   **bst_io_data_list    (const char  *folder) G_GNUC_WARN_UNUSED_RESULT;

/* A whole file, also one in an archive, by a path that goes on into it ("logs.zip/one.json", bst-io-unpack.h);
 * BST_IO_ERROR_LIMIT if it is larger than BST_IO_MAX_SIZE, BST_IO_ERROR_READ if it is a pipe or a device. (transfer full) */
GBytes  *bst_io_data_read    (const char  *path,
                              GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* The same wherever it is; @name stands for it in messages. */
GBytes  *bst_io_data_read_file (GFile         *file,
                                const char    *name,
                                GCancellable  *cancellable,
                                GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/* Is it a path that goes on into an archive, where nothing is written? */
gboolean bst_io_data_is_in_archive (GFile        *file);

/* --- bst-io-data-write.c: what Bastide writes, it can read --- */

/* How the text of a file is read back before it takes the place of what is there: reads @text as
 * file @name, and writes what it read. @data is the writer's. It may run in a thread. NULL and
 * @error, as any reader gives it, if the text cannot be read. (transfer full) */
typedef char *(*BstIoReadBack) (const char     *text,
                                const char     *name,
                                gconstpointer   data,
                                GError        **error);

/* Is @text read back as it is? BST_IO_ERROR_WRITE for @name, and the place, if it is not. */
gboolean bst_io_data_check   (const char     *name,
                              const char     *text,
                              BstIoReadBack   read_back,
                              gconstpointer   data,
                              GError        **error);

/* Writes a whole file that is read back as it is, or nothing, and returns when it is on the disk;
 * through a link, the file that it leads to. On failure the old file stays as it was:
 * BST_IO_ERROR_WRITE. */
gboolean bst_io_data_write   (const char     *path,
                              const char     *text,
                              BstIoReadBack   read_back,
                              gconstpointer   data,
                              GError        **error);

/* The same, and what the file held before is then in FILE~, if the folder lets us. */
gboolean bst_io_data_save    (const char     *path,
                              const char     *text,
                              BstIoReadBack   read_back,
                              gconstpointer   data,
                              GError        **error);

G_END_DECLS
