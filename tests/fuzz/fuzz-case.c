/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-io-case-check.h"
#include "bst-io-case-compare.h"
#include "bst-io-case-play.h"

#include <stddef.h>

int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);

/* A case that is read can be checked, and played, or says why not. */
static void
play (const BstIoCase *one)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstIoCasePlay) steps = bst_io_case_play_new (one, &error);
  g_autoptr (GPtrArray) outcomes = NULL, faults = bst_io_case_check (one);
  guint last;

  g_assert_nonnull (faults);
  g_assert_true ((steps == NULL) == (error != NULL));
  if (steps == NULL)
    return;
  last = bst_io_case_play_get_n_steps (steps) - 1;
  outcomes = bst_io_case_compare (bst_io_case_play_get_step (steps, last)->node);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) cases = bst_io_case_read (bytes, "input", &error);

  g_assert_true ((cases == NULL) == (error != NULL));
  for (guint i = 0; cases != NULL && i < cases->len; i++)
    play (g_ptr_array_index (cases, i));

  return 0;
}
