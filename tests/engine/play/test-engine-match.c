/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games are played to their end, with every tile of the deck. */

#include "bst-engine-match.h"

#include "engine-fixture.h"

#include <string.h>

/* With all sets at once, from this setting on, there are thousands of turns for each tile. */
#define FIRST_SLOW 20

typedef struct
{
  guint n_watched;
  guint n_laid;
  int   total[BST_MAX_PLAYERS];
} Watched;

static void
watch (gpointer           data,
       const BstPosition *position)
{
  Watched *watched = data;

  g_assert_true (bst_position_is_ok (position));
  g_assert_false (bst_position_is_unfinished (position));
  watched->n_watched++;
  watched->n_laid = bst_position_get_n_placed (position);
  engine_fixture_total (position, watched->total);
}

static void
play (guint    setting,
      guint    n_players,
      guint64  seed,
      guint    random_turns,
      int      points[BST_MAX_PLAYERS],
      Watched *watched)
{
  g_autoptr (BstPosition) position = random_position_new (setting, n_players, 0, 0);
  g_autoptr (BstEnginePlayer) player = bst_engine_player_new (BST_ENGINE_GREEDY, NULL, position);
  BstEnginePlayer *players[BST_MAX_PLAYERS] = { player, player, player, player, player, player };
  g_auto (BstDeck) deck = { 0 };
  BstRandom random;
  guint n_discards;

  bst_random_init (&random, seed);
  bst_deck_init (&deck, bst_position_get_game (position));
  bst_deck_shuffle (&deck, position, &random);
  bst_engine_play_game (position, &deck, players, random_turns, &random, watch, watched, points);
  bst_position_get_discards (position, &n_discards);
  if (bst_game_get_rules (bst_position_get_game (position))->unplaceable == BST_UNPLACEABLE_REMOVE)
    g_assert_true (bst_position_is_exhausted (position));
}

static void
test_whole (gconstpointer data)
{
  guint setting = GPOINTER_TO_UINT (data), n_players = 2 + setting % 5;
  int points[BST_MAX_PLAYERS], again[BST_MAX_PLAYERS], other[BST_MAX_PLAYERS];
  Watched watched = { 0 }, watched_again = { 0 }, watched_other = { 0 };

  play (setting, n_players, setting, 0, points, &watched);
  play (setting, n_players, setting, 0, again, &watched_again);
  play (setting, n_players, setting, 3, other, &watched_other);
  g_assert_cmpmem (points, n_players * sizeof *points, watched.total, n_players * sizeof *points);
  g_assert_cmpmem (points, n_players * sizeof *points, again, n_players * sizeof *points);
  g_assert_cmpuint (watched.n_watched, ==, watched_again.n_watched);
  g_assert_true (memcmp (points, other, n_players * sizeof *points) != 0);
}

/* Before each turn, and after the last. */
static void
test_watch (void)
{
  int points[BST_MAX_PLAYERS];
  Watched watched = { 0 };

  play (0, 2, 1, 0, points, &watched);
  g_assert_cmpuint (watched.n_watched, ==, watched.n_laid + 1);
}

static void
test_pair (void)
{
  g_autoptr (BstPosition) position = random_position_new (0, 2, 0, 0);
  g_autoptr (BstEnginePlayer) one = bst_engine_player_new (BST_ENGINE_GREEDY, NULL, position);
  g_autoptr (BstEnginePlayer) other = bst_engine_player_new (BST_ENGINE_RANDOM, NULL, position);
  BstGame *game = bst_position_get_game (position);
  double margin = bst_engine_play_pair (game, 5, one, other);

  g_assert_cmpfloat (margin, >, 0);
  g_assert_cmpfloat (bst_engine_play_pair (game, 5, one, other), ==, margin);
  g_assert_cmpfloat (bst_engine_play_pair (game, 6, one, other), !=, margin);
  g_assert_cmpfloat (bst_engine_play_pair (game, 5, other, one), <, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < FIRST_SLOW; i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/match/whole/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_whole);
    }
  g_test_add_func ("/engine/match/watch", test_watch);
  g_test_add_func ("/engine/match/pair", test_pair);

  return g_test_run ();
}
