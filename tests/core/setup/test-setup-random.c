/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random edits of a set-up through a history, from the empty board: the position is consistent
 * after each, its text says all of it, problems have keys of their own, mending mends, games go
 * on from it; and undo leads back through the same positions to the empty board. BASTIDE_EDITS
 * says how many edits. */

#include "bst-history.h"
#include "bst-setup.h"
#include "fixture.h"
#include "random-edits.h"

#include <string.h>

#define N_EDITS 1500

/* What takes longer is looked at every so many edits. */
#define TEXT_EVERY 7
#define PLAY_EVERY 40

typedef struct
{
  BstRecord  *record;
  BstHistory *history;
  BstNode    *node;
  RandomEdits random;       /* its games are owned */
  GArray     *sums;         /* of the texts on the way */
} Edits;

typedef char Sum[41];

static guint
count_edits (void)
{
  const char *text = g_getenv ("BASTIDE_EDITS");

  return text != NULL ? (guint) g_ascii_strtoull (text, NULL, 10) : N_EDITS;
}

/* --- What holds after every edit --- */

static void
check_problems (const BstSetup    *setup,
                const BstPosition *position)
{
  g_autoptr (GArray) problems = bst_setup_find_problems (setup, position, NULL);
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < problems->len; i++)
    g_assert_true (g_hash_table_add (keys, bst_problem_to_key (
                   bst_setup_get_game (setup), &g_array_index (problems, BstProblem, i))));
}

static void
check_text (const BstPosition *position,
            const char        *text)
{
  const BstGame *game = bst_position_get_game (position);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstSetup) again = bst_setup_from_text (bst_game_get_tile_set (game),
                                                    bst_game_get_rules (game), text, &error);
  g_autoptr (BstPosition) read = NULL;
  g_autofree char *same = NULL;

  g_assert_no_error (error);
  read = bst_setup_get_position (again);
  same = bst_position_to_text (read);
  g_assert_cmpstr (same, ==, text);
}

/* Some random turns from here, and back. What is drawn is none of the tiles that are known to be
 * in a hand, so none is known. */
static void
play_on (Edits             *edits,
         const BstPosition *start)
{
  g_autoptr (BstPosition) position = bst_position_copy (start);
  BstMove move;

  for (guint i = 0; i < bst_game_get_n_players (bst_position_get_game (position)); i++)
    bst_position_set_held_tiles (position, i, NULL, 0);
  for (guint i = 0; i < 12 && fixture_random_move (position, &edits->random.random, &move); i++)
    {
      /* Who lays a lake or a mine owes more than a figure, and nothing is done. */
      if (!bst_position_apply (position, &move, NULL, NULL))
        break;
      g_assert_true (bst_position_is_ok (position));
    }
  while (bst_position_undo (position))
    ;
}

static void
note (Edits      *edits,
      const char *text)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA1, text, -1);

  g_array_append_vals (edits->sums, sum, 1);
}

static void
edit_once (Edits *edits,
           guint  n)
{
  g_autoptr (BstSetup) setup = bst_setup_copy (edits->node->setup);
  g_autoptr (BstPosition) before = bst_setup_get_position (setup);
  g_autoptr (BstSetup) kept = bst_setup_copy (setup);
  g_autoptr (BstPosition) position = NULL;
  g_autofree char *text = NULL;

  if (random_edits_make (&edits->random, setup, before) != BST_SETUP_OK)
    {
      g_assert_true (bst_setup_equal (setup, kept));
      return;
    }

  position = bst_setup_get_position (setup);
  g_assert_true (bst_position_is_ok (position));
  check_problems (setup, position);
  text = bst_position_to_text (position);
  if (n % TEXT_EVERY == 0)
    check_text (position, text);
  if (n % PLAY_EVERY == 0)
    play_on (edits, position);
  note (edits, text);
  g_assert_true (bst_history_set_up (edits->history, edits->node, g_steal_pointer (&setup),
                                     BST_CHANGE_PUT_TILE) == edits->node);
}

static void
compare_sum (Edits *edits,
             guint  index)
{
  g_autoptr (BstPosition) position = bst_setup_get_position (edits->node->setup);
  g_autofree char *text = bst_position_to_text (position);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA1, text, -1);

  g_assert_cmpstr (sum, ==, g_array_index (edits->sums, Sum, index));
  g_assert_true (bst_position_is_ok (position));
}

static void
run (const char *tiles,
     const char *rules,
     const char *other_rules)
{
  Edits edits = { .sums = g_array_new (FALSE, FALSE, sizeof (Sum)) };
  guint n_edits = count_edits ();
  BstSetup *empty;

  edits.random.games[0] = fixture_game_with (tiles, rules, 3);
  edits.random.games[1] = fixture_game_with (tiles, other_rules, 5);
  edits.random.games[2] = fixture_game_with (RANDOM_EDITS_ALL, rules, 2);
  edits.record = bst_record_new (edits.random.games[0]);
  edits.history = bst_history_new (edits.record);
  bst_random_init (&edits.random.random, n_edits);
  empty = bst_setup_new (edits.random.games[0]);
  bst_setup_clear (empty);
  edits.node = bst_history_set_up (edits.history, bst_record_get_root (edits.record), empty,
                                   BST_CHANGE_CLEAR);
  {
    g_autoptr (BstPosition) position = bst_setup_get_position (empty);
    g_autofree char *text = bst_position_to_text (position);

    note (&edits, text);
  }

  for (guint i = 0; i < n_edits; i++)
    edit_once (&edits, i);
  g_assert_true (bst_record_check (edits.record, NULL));
  for (guint i = edits.sums->len; i > 0; i--)
    {
      compare_sum (&edits, i - 1);
      g_assert_nonnull (bst_history_undo (edits.history));
    }
  g_assert_null (bst_record_get_root (edits.record)->children);
  g_assert_false (bst_history_can_undo (edits.history, NULL));

  g_array_unref (edits.sums);
  bst_history_free (edits.history);
  bst_record_unref (edits.record);
  for (guint i = 0; i < RANDOM_EDITS_GAMES; i++)
    bst_game_unref (edits.random.games[i]);
}

static void
test_base (void)
{
  run ("basic", "modern", "classic farmers=no");
}

static void
test_all (void)
{
  run (RANDOM_EDITS_ALL, "modern", "modern table-edge=completes table-west=3 table-north=3 hand=3");
}

static void
test_winter (void)
{
  run ("basic+winter", "winter", "modern predraw=yes buying=yes holes=turn");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/setup-random/base", test_base);
  g_test_add_func ("/setup-random/all", test_all);
  g_test_add_func ("/setup-random/winter", test_winter);

  return g_test_run ();
}
