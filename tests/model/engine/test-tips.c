/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the engine would do otherwise than a player, over several games. */

#include "config.h"

#include "bastide-tips.h"

#include <bst-io-habit-text.h>
#include <bst-io-open.h>

/* Tries of turns: enough to find something. */
#define DEPTH 8

static BastideTips *
new_tips (void)
{
  BastideTips *tips = bastide_tips_new ();

  bastide_tips_set_depth (tips, DEPTH);

  return tips;
}

static void
wait_for (BastideTips      *tips,
          BastideTipsState  state)
{
  while (bastide_tips_get_state (tips) != state)
    g_main_context_iteration (NULL, TRUE);
}

/* Turns of one player are counted, over all games that he plays. */
static void
test_games (void)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  g_autoptr (BastideTips) tips = new_tips ();
  g_autoptr (GPtrArray) texts = NULL;
  g_autofree char *head = NULL;
  guint n_games, n_once;

  bastide_tips_add_record (tips, record);
  g_assert_cmpuint (bastide_tips_get_n_names (tips), ==, 2);
  bastide_tips_begin (tips, 0);
  wait_for (tips, BASTIDE_TIPS_DONE);
  n_once = bastide_tips_get_habits (tips)->n_turns;
  g_assert_cmpuint (n_once, >, 30);
  bastide_tips_add_record (tips, record);
  g_assert_nonnull (bastide_tips_get_name (tips, 0, &n_games));
  g_assert_cmpuint (n_games, ==, 2);
  bastide_tips_begin (tips, 0);
  wait_for (tips, BASTIDE_TIPS_DONE);
  g_assert_cmpuint (bastide_tips_get_habits (tips)->n_turns, ==, 2 * n_once);
  g_assert_cmpuint (bastide_tips_get_habits (tips)->n_games, ==, 2);
  for (guint kind = 0; kind < BST_N_HABITS; kind++)
    {
      const BstHabit *habit = &bastide_tips_get_habits (tips)->habits[kind];

      g_assert_cmpint ((int) habit->n_played - (int) habit->n_best, ==, (int) habit->n_only_played - (int) habit->n_only_best);
    }
  texts = bst_io_habit_text_list (bastide_tips_get_habits (tips));
  g_assert_nonnull (texts);
  head = bst_io_habit_text_dup_head (bastide_tips_get_habits (tips));
  g_assert_true (g_str_has_prefix (head, "2 games"));
}

/* What may be chance is not told; what is not has its numbers, and what costs most is first. */
static void
test_sentences (void)
{
  BstHabits habits = { .n_games = 9, .n_turns = 300 };
  BstHabit *farmer = &habits.habits[BST_HABIT_FARMER], *monk = &habits.habits[BST_HABIT_MONK];
  g_autoptr (GPtrArray) none = NULL, some = NULL;
  double tiles;

  *farmer = (BstHabit) { .n_played = 10, .n_best = 13, .n_only_played = 2, .n_only_best = 5 };
  none = bst_io_habit_text_list (&habits);
  g_assert_cmpuint (none->len, ==, 0);
  *farmer = (BstHabit) {
    .n_played = 10, .n_best = 26, .n_only_played = 2, .n_only_best = 18, .loss_only_best = 54,
    .tiles_played = 400, .squares_played = 16100, .tiles_best = 728, .squares_best = 20500,
  };
  *monk = (BstHabit) { .n_played = 20, .n_best = 5, .n_only_played = 15, .loss_only_played = 15 };
  g_assert_cmpint (bst_habit_compare (farmer), ==, 1);
  g_assert_cmpint (bst_habit_compare (monk), ==, -1);
  g_assert_true (bst_habit_find_delay (farmer, &tiles));
  g_assert_cmpfloat_with_epsilon (tiles, 12, 1e-9);
  some = bst_io_habit_text_list (&habits);
  g_assert_cmpuint (some->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (some, 0), ==,
                   "You lay farmers less often than the engine would: 10 against 26. The 18 turns in which it would have done "
                   "otherwise lost 3.0 points each. You lay farmers 12 tiles later, on average.");
  g_assert_true (g_str_has_prefix (g_ptr_array_index (some, 1), "You put monks more often than the engine would: 20 against 5."));
}

/* Files that are no games are counted; and it can be stopped at any time. */
static void
test_files (void)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (BastideTips) tips = new_tips ();
  g_autofree char *game = g_build_filename (g_getenv ("BASTIDE_DATA"), "samples", "sample.bastide", NULL);
  g_autoptr (GFile) good = g_file_new_for_path (game), bad = g_file_new_for_path (g_getenv ("BASTIDE_MANUAL"));

  g_list_store_append (files, good);
  g_list_store_append (files, bad);
  bastide_tips_add_files (tips, G_LIST_MODEL (files));
  wait_for (tips, BASTIDE_TIPS_READY);
  g_assert_cmpuint (bastide_tips_get_n_games (tips), ==, 1);
  g_assert_cmpuint (bastide_tips_get_n_faulty (tips), ==, 1);
  bastide_tips_begin (tips, 0);
  bastide_tips_stop (tips);
  g_assert_cmpint (bastide_tips_get_state (tips), ==, BASTIDE_TIPS_READY);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/tips/games", test_games);
  g_test_add_func ("/tips/sentences", test_sentences);
  g_test_add_func ("/tips/files", test_files);

  return g_test_run ();
}
