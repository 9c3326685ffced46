/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-record.h"

#include "bst-engine-data.h"

#include <string.h>

/* Weights that are read are written, and read again the same. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  guint n_parts = bst_engine_data_count (text);
  g_autofree BstEngineNet *nets = g_new (BstEngineNet, BST_ENGINE_MAX_PARTS);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  BstEngineOrigin origin;

  if (!bst_engine_data_read (text, MAX (n_parts, 1), nets, &origin, &error))
    {
      g_assert_nonnull (error);
      return 0;
    }
  again = bst_engine_data_write (nets, n_parts, &origin);
  g_assert_true (bst_engine_data_read (again, n_parts, nets, &origin, NULL));
  g_clear_pointer (&text, g_free);
  text = bst_engine_data_write (nets, n_parts, &origin);
  g_assert_cmpstr (again, ==, text);

  return 0;
}
