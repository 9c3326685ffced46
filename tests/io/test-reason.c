/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "io-test.h"

#include "bst-io-reason.h"

/* Without a catalogue a translation is the sentence itself: the parts must come together again. */
static void
reasons_keep_their_parts (void)
{
  static const char * const pairs[][2] = {
    { "P1: a tile lies on this cell", "P1: a tile lies on this cell" },
    { "move 12: M5: the feature holds a figure already",
      "move 12: M5: the feature holds a figure already" },
    { "move 'Z@0,1 r0': the tile set has no such tile",
      "move “Z@0,1 r0”: the tile set has no such tile" },
    { "move 'a': b': something follows the move", "move “a”: b': something follows the move" },
    { "move ", "move " }, { "move 3", "move 3" }, { "move 'x", "move 'x" }, { "", "" },
    { "what nobody said", "what nobody said" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_autofree char *text = bst_io_reason_translate (pairs[i][0]);

      g_assert_cmpstr (text, ==, pairs[i][1]);
    }
}

static void
only_errors_of_core_are_changed (void)
{
  g_autoptr (GError) core = g_error_new_literal (BST_ERROR, BST_ERROR_ILLEGAL,
                                                 "move 'x': no player has this colour");
  g_autoptr (GError) other = g_error_new_literal (G_FILE_ERROR, G_FILE_ERROR_NOENT,
                                                  "move 'x': no player has this colour");

  bst_io_reason_localize (NULL);
  bst_io_reason_localize (core);
  bst_io_reason_localize (other);
  g_assert_cmpstr (core->message, ==, "move “x”: no player has this colour");
  g_assert_cmpstr (other->message, ==, "move 'x': no player has this colour");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reason/parts", reasons_keep_their_parts);
  g_test_add_func ("/reason/domain", only_errors_of_core_are_changed);

  return g_test_run ();
}
