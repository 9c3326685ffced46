/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solves a puzzle of the task that task.py adds: how many edges of a feature are open. */

#include "bst-puzzle-solve.h"

#include "bst-setup.h"

static BstPosition *
begin (void)
{
  /* A city over two edges, and the field at the two others. */
  const BstTileType corner = {
    .id = (char *) "XX/C", .count = 9, .n_segments = 2,
    .segments = { { .kind = BST_FEATURE_CITY, .sides = 0x0f }, { .kind = BST_FEATURE_FIELD, .sides = 0xf0 } },
  };
  BstPlayer players[] = { { (char *) "Red", BST_COLOUR_RED } };
  g_autoptr (BstTileSet) set = bst_tile_set_new ("basic");
  g_autoptr (BstGame) game = NULL;
  BstRules rules;

  g_assert_true (bst_tile_set_add (set, &corner, NULL));
  g_assert_true (bst_tile_set_add_start (set, "XX/C", 0, 0, 0, NULL));
  g_assert_true (bst_tile_set_seal (set, NULL));
  bst_rules_init (&rules);
  game = bst_game_new (set, &rules, players, 1, NULL);

  return bst_position_new (game);
}

int
main (void)
{
  g_autoptr (BstPuzzle) puzzle = bst_puzzle_new ("made up", begin ());
  g_auto (BstPuzzleSolution) solution = { 0 };
  g_autoptr (GError) error = NULL;

  puzzle->task = BST_TASK_OPEN_EDGES;
  g_assert_cmpstr (bst_task_name (puzzle->task), ==, "open-edges");
  g_assert_true (bst_puzzle_parse_target ("city:N at 0,0", TRUE, &puzzle->target));
  bst_puzzle_solve (puzzle, 0, &solution, &error);
  g_assert_no_error (error);
  g_assert_cmpint (solution.value, ==, 2);
  g_print ("a task: solved\n");

  return 0;
}
