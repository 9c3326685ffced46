/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-record.h"

#include "bst-io-position-text.h"
#include "bst-setup.h"

#define ALL_SETS "basic+inns-and-cathedrals+traders-and-builders+abbey-and-mayor+princess-and-dragon+tower" \
                 "+siege-cathars+siege-besiegers+drought-and-pestilence"

/* Sets are fuzzed elsewhere: to read one takes longer than all that is read here. */
static gboolean
has_usual_set (const char *text)
{
  static const char * const sets[] = {
    "basic ",
    "basic+river+abbey-and-mayor+tower+princess-and-dragon ",
    ALL_SETS " ",
  };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    if (g_str_has_prefix (text, sets[i]))
      return TRUE;

  return FALSE;
}

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

  /* Not to be kept: what follows is not read. */
  if (!has_usual_set (text))
    return -1;
  /* Half of the texts each. */
  if (g_str_hash (text) % 2 == 0)
    check_position (text);
  else
    check_set_up (text);

  return 0;
}
