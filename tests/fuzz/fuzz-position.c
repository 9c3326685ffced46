/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-record.h"

#include "bst-io-open.h"

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstPosition) position = bst_io_position_from_text (text, &error);
  g_autofree char *printed = NULL;

  g_assert_true ((position == NULL) == (error != NULL));
  if (position == NULL)
    return 0;

  g_assert_true (bst_position_is_ok (position));
  printed = bst_position_to_text (position);
  g_assert_cmpstr (printed, ==, text);

  return 0;
}
