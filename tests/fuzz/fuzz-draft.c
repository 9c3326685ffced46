/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-record.h"

#include "bst-io-draft.h"

/* What is read is written, and read again the same. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  g_autofree char *path = fuzz_path ();
  g_autoptr (BstIoDraft) thing = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  g_assert_true (g_file_set_contents (path, (const char *) data, (gssize) size, NULL));
  thing = bst_io_draft_read (path, NULL);
  if (thing == NULL)
    return 0;

  text = bst_io_draft_to_text (thing, NULL);
  if (text == NULL)
    return 0;
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_clear_pointer (&thing, bst_io_draft_free);
  thing = bst_io_draft_read (path, NULL);
  g_assert_nonnull (thing);
  again = bst_io_draft_to_text (thing, NULL);
  g_assert_cmpstr (text, ==, again);

  return 0;
}
