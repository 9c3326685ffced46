/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-record.h"

#include "bst-io-booklet.h"

#include <string.h>

/* What is read is written, and read again the same. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = bst_io_booklet_open_data (bytes, "input", issues, &error);
  g_autoptr (BstBooklet) copy = NULL;
  g_autoptr (GBytes) written = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  g_assert_true ((booklet == NULL) == (error != NULL));
  if (booklet == NULL)
    return 0;

  text = bst_io_booklet_to_text (booklet);
  written = g_bytes_new (text, strlen (text));
  copy = bst_io_booklet_open_data (written, "copy", NULL, &error);
  g_assert_no_error (error);
  again = bst_io_booklet_to_text (copy);
  g_assert_cmpstr (text, ==, again);

  return 0;
}
