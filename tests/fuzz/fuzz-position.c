/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-record.h"

#include "bst-io-open.h"

/* A segment can be named by any of its edges; the printer names the first. So the text may change
 * once, and never again. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstPosition) position = bst_io_position_from_text (text, &error);
  g_autoptr (BstPosition) copy = NULL;
  g_autofree char *printed = NULL;
  g_autofree char *again = NULL;

  g_assert_true ((position == NULL) == (error != NULL));
  if (position == NULL)
    return 0;

  g_assert_true (bst_position_is_ok (position));
  printed = bst_position_to_text (position);
  copy = bst_io_position_from_text (printed, &error);
  g_assert_no_error (error);
  again = bst_position_to_text (copy);
  g_assert_cmpstr (printed, ==, again);

  return 0;
}
