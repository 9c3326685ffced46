/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"

static void
test_players (void)
{
  BstPlayer players[] = { { (char *) "Ana | Maria", BST_COLOUR_PINK }, { (char *) "", BST_COLOUR_RED } };
  g_autoptr (BstGame) game = NULL;
  BstRules rules;

  bst_rules_init (&rules);
  game = bst_game_new (fixture_set (), &rules, players, 2, NULL);
  g_assert_cmpuint (bst_game_get_n_players (game), ==, 2);
  g_assert_cmpstr (bst_game_get_player (game, 0)->name, ==, "Ana | Maria");
  g_assert_true (bst_game_get_player (game, 0)->name != players[0].name);
  g_assert_cmpint (bst_game_find_colour (game, "Pink", 4), ==, 0);
  g_assert_cmpint (bst_game_find_colour (game, "Redder", 3), ==, 1);
  g_assert_cmpint (bst_game_find_colour (game, "Blue", 4), ==, BST_NO_PLAYER);
  g_assert_cmpint (bst_game_find_colour (game, "red", 3), ==, BST_NO_PLAYER);
}

static void
test_bad_players (void)
{
  BstPlayer players[BST_MAX_PLAYERS + 1];
  g_autoptr (GError) error = NULL;
  BstRules rules;

  bst_rules_init (&rules);
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    players[i] = (BstPlayer) { (char *) "A", i % BST_N_COLOURS };

  g_assert_null (bst_game_new (fixture_set (), &rules, players, 0, &error));
  g_assert_error (error, BST_ERROR, BST_ERROR_RANGE);
  g_clear_error (&error);
  g_assert_null (bst_game_new (fixture_set (), &rules, players, 7, &error));
  g_assert_error (error, BST_ERROR, BST_ERROR_RANGE);
  g_clear_error (&error);
  players[1].colour = players[0].colour;
  g_assert_null (bst_game_new (fixture_set (), &rules, players, 2, &error));
  g_assert_error (error, BST_ERROR, BST_ERROR_DATA);
}

static void
test_other_rules (void)
{
  g_autoptr (BstGame) game = fixture_game ("modern", 3);
  g_autoptr (BstGame) other = NULL;
  BstRules rules = *bst_game_get_rules (game);

  rules.farm_scoring = BST_FARMS_OLDER;
  other = bst_game_with_rules (game, &rules);
  g_assert_cmpint (bst_game_get_rules (other)->farm_scoring, ==, BST_FARMS_OLDER);
  g_assert_cmpint (bst_game_get_rules (game)->farm_scoring, ==, BST_FARMS_THIRD_EDITION);
  g_assert_cmpuint (bst_game_get_n_players (other), ==, 3);
  g_assert_true (bst_game_get_tile_set (other) == bst_game_get_tile_set (game));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/players", test_players);
  g_test_add_func ("/game/bad-players", test_bad_players);
  g_test_add_func ("/game/other-rules", test_other_rules);

  return g_test_run ();
}
