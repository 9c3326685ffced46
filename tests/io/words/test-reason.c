/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "io-test.h"

#include "bst-io-reason.h"

#include <string.h>

/* Whatever core may give has a sentence, and says its rule before it. */
static void
every_reason_has_a_sentence (void)
{
  for (guint reason = BST_REASON_NOT_HANDLED + 1; reason < BST_N_REASONS; reason++)
    {
      g_autofree char *text = bst_io_reason_dup_text (reason);
      const char *rule = bst_reason_get_rule (reason);

      g_assert_cmpstr (text, !=, bst_reason_get_name (reason));
      g_assert_true (rule == NULL || g_str_has_prefix (text, rule));
    }
}

static void
names_are_unique (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint reason = 0; reason < BST_N_REASONS; reason++)
    {
      g_assert_nonnull (bst_reason_get_name (reason));
      g_assert_true (g_hash_table_add (names, (gpointer) bst_reason_get_name (reason)));
    }
}

static void
assert_says (GError     *error,
             const char *expected)
{
  g_autofree char *message = bst_io_reason_dup_message (error);

  g_assert_cmpstr (message, ==, expected);
  bst_io_reason_localize (error);
  g_assert_cmpstr (error->message, ==, expected);
  g_error_free (error);
}

/* Without a catalogue a translation is the sentence itself. */
static void
errors_say_all_that_they_carry (void)
{
  GError *error = NULL;

  bst_error_refuse (&error, BST_REASON_OCCUPIED, BST_NORTH);
  bst_error_set_number (&error, 12);
  assert_says (g_steal_pointer (&error), "move 12: M5: the feature holds a figure already");

  bst_error_refuse (&error, BST_REASON_EDGE, BST_WEST);
  assert_says (g_steal_pointer (&error), "P2: edge W does not match its neighbour");

  bst_error_refuse_text (&error, BST_ERROR_UNKNOWN, BST_ERROR_TEXT_MOVE, "Z@0,1 r0",
                         BST_REASON_BAD_TILE);
  assert_says (g_steal_pointer (&error), "move “Z@0,1 r0”: the tile set has no such tile");

  bst_error_refuse_text (&error, BST_ERROR_SYNTAX, BST_ERROR_TEXT_MOVE, "a': b",
                         BST_REASON_BAD_END);
  bst_error_set_number (&error, 3);
  assert_says (g_steal_pointer (&error), "move 3: move “a': b”: something follows the move");

  bst_error_refuse_data (&error, BST_REASON_NO_MOVE);
  assert_says (g_steal_pointer (&error), "no move is legal");
}

/* The text that is quoted is bounded, and cut between two characters. */
static void
quoted_texts_are_short (void)
{
  g_autofree char *text = g_strnfill (59, 'x');
  g_autofree char *whole = g_strconcat (text, "ș and more", NULL);
  g_autoptr (GError) error = NULL;

  bst_error_refuse_text (&error, BST_ERROR_SYNTAX, BST_ERROR_TEXT_POSITION, whole,
                         BST_REASON_BAD_PARTS);
  g_assert_cmpstr (bst_error_get_details (error)->text, ==, text);
}

static void
copies_carry_the_same (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) copy = NULL;

  bst_error_refuse_text (&error, BST_ERROR_SYNTAX, BST_ERROR_TEXT_ANSWER, "x",
                         BST_REASON_BAD_ANSWER_NUMBER);
  copy = g_error_copy (error);
  g_clear_error (&error);
  assert_says (g_steal_pointer (&copy), "answer “x”: expected a number");
}

static void
other_errors_stay_as_they_are (void)
{
  assert_says (g_error_new_literal (BST_ERROR, BST_ERROR_DATA, "tile A: P1: odd"), "tile A: P1: odd");
  assert_says (g_error_new_literal (G_FILE_ERROR, G_FILE_ERROR_NOENT, "move 3: x"), "move 3: x");
  bst_io_reason_localize (NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reason/every", every_reason_has_a_sentence);
  g_test_add_func ("/reason/names", names_are_unique);
  g_test_add_func ("/reason/errors", errors_say_all_that_they_carry);
  g_test_add_func ("/reason/quoted", quoted_texts_are_short);
  g_test_add_func ("/reason/copies", copies_carry_the_same);
  g_test_add_func ("/reason/others", other_errors_stay_as_they_are);

  return g_test_run ();
}
