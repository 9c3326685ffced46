/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-record.h"

#include "bst-io-position-text.h"
#include "bst-setup.h"

/* A segment can be named by any of its edges; the printer names the first. So the text may change
 * once, and never again. */
static void
check_position (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstPosition) position = bst_io_position_from_text (text, NULL, &error);
  g_autoptr (BstPosition) copy = NULL;
  g_autofree char *printed = NULL;
  g_autofree char *again = NULL;

  g_assert_true ((position == NULL) == (error != NULL));
  if (position == NULL)
    return;

  g_assert_true (bst_position_is_ok (position));
  printed = bst_position_to_text (position);
  copy = bst_io_position_from_text (printed, NULL, &error);
  g_assert_no_error (error);
  again = bst_position_to_text (copy);
  g_assert_cmpstr (printed, ==, again);
}

/* The same text as a set-up, which may be wrong in every way that a text can say. */
static void
check_set_up (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstSetup) setup = bst_io_setup_from_text (text, &error);
  g_autoptr (BstSetup) copy = NULL;
  g_autoptr (BstPosition) position = NULL;
  g_autoptr (BstPosition) again = NULL;
  g_autoptr (GArray) problems = NULL;
  g_autofree char *printed = NULL;
  g_autofree char *reprinted = NULL;

  g_assert_true ((setup == NULL) == (error != NULL));
  if (setup == NULL)
    return;

  position = bst_setup_get_position (setup);
  g_assert_true (bst_position_is_ok (position));
  problems = bst_setup_find_problems (setup, position, NULL);
  printed = bst_position_to_text (position);
  copy = bst_io_setup_from_text (printed, &error);
  g_assert_no_error (error);
  again = bst_setup_get_position (copy);
  reprinted = bst_position_to_text (again);
  g_assert_cmpstr (printed, ==, reprinted);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);

  check_position (text);
  check_set_up (text);

  return 0;
}
