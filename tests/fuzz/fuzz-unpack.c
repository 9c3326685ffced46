/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Archives and packed files: each file that is listed is unpacked and opened, or refused. */

#include "fuzz-record.h"

#include "bst-io-open.h"
#include "bst-io-unpack.h"

/* Of each archive. */
#define MAX_OPENED 4

static void
open_entry (GBytes     *archive,
            const char *entry)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = bst_io_unpack (archive, "input", entry, &error);

  g_assert_true ((bytes == NULL) == (error != NULL));
  if (bytes != NULL)
    g_assert_cmpuint (g_bytes_get_size (bytes), <=, BST_IO_MAX_SIZE);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) names = bst_io_unpack_is_archive (bytes) ? bst_io_unpack_list (bytes, "input", &error) : NULL;
  g_autoptr (BstRecord) record = bst_io_open_data (bytes, "input", NULL, NULL);

  g_assert_true (names == NULL || names->len <= BST_IO_MAX_PACKED);
  for (guint i = 0; names != NULL && i < MIN (names->len, MAX_OPENED); i++)
    open_entry (bytes, g_ptr_array_index (names, i));
  if (names == NULL && error == NULL)
    open_entry (bytes, NULL);

  return 0;
}
