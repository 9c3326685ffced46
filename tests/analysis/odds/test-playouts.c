/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Many random games of one position: the same whoever plays them, and nothing but what they come to. */

#include "random-position.h"

#include "bst-feature.h"
#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"
#include "bst-playout.h"
#include "bst-playouts.h"

#include <string.h>

static BstPosition *
make_position (guint n_players,
               guint n_turns)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);
  g_autoptr (BstGame) game = NULL;
  BstPosition *position;
  BstPlayer players[BST_MAX_PLAYERS];
  BstRandom random;
  BstRules rules;

  g_assert_true (bst_io_rules_load ("modern", &rules, NULL));
  for (guint i = 0; i < n_players; i++)
    players[i] = (BstPlayer) { (char *) bst_colour_name (i), i };
  game = bst_game_new (set, &rules, players, n_players, NULL);
  position = bst_position_new (game);
  bst_random_init (&random, 7);
  for (guint i = 0; i < n_turns; i++)
    {
      int type = bst_playout_draw (position, &random);

      g_assert_cmpint (type, !=, BST_NO_TILE);
      bst_playout_turn (position, &random, (guint) type, NULL);
    }

  return position;
}

static void
assert_same (const BstPlayoutsResult *a,
             const BstPlayoutsResult *b)
{
  g_assert_cmpuint (a->n_games, ==, b->n_games);
  g_assert_cmpmem (a->points, sizeof a->points, b->points, sizeof b->points);
  g_assert_cmpmem (a->wins, sizeof a->wins, b->wins, sizeof b->wins);
  g_assert_cmpmem (a->ties, sizeof a->ties, b->ties, sizeof b->ties);
  g_assert_cmpuint (a->n_features, ==, b->n_features);
  g_assert_cmpmem (a->features, a->n_features * sizeof *a->features, b->features, b->n_features * sizeof *b->features);
}

/* In parts, by several, in another order: the numbers are the same. */
static void
test_shared (void)
{
  g_autoptr (BstPosition) position = make_position (3, 30);
  g_autoptr (BstPlayouts) whole = bst_playouts_new (position, 5);
  g_autoptr (BstPlayouts) sum = bst_playouts_new (position, 5);
  BstPlayoutsResult one, other;

  bst_playouts_play (whole, 0, 300);
  for (guint part = 3; part > 0; part--)
    {
      g_autoptr (BstPlayouts) share = bst_playouts_new (position, 5);

      bst_playouts_play (share, (part - 1) * 100, 100);
      bst_playouts_add (sum, share);
    }
  bst_playouts_get (whole, &one);
  bst_playouts_get (sum, &other);
  assert_same (&one, &other);
}

/* Two seeds next to each other have no game in common: those of one are not the other's a place on. */
static void
test_two_seeds (void)
{
  g_autoptr (BstPosition) position = make_position (4, 10);
  guint n_same = 0;

  for (guint64 game = 0; game < 50; game++)
    {
      g_autoptr (BstPlayouts) one = bst_playouts_new (position, 1), two = bst_playouts_new (position, 2);
      BstPlayoutsResult a, b;

      bst_playouts_play (one, game + 1, 1);
      bst_playouts_play (two, game, 1);
      bst_playouts_get (one, &a);
      bst_playouts_get (two, &b);
      n_same += memcmp (a.points, b.points, sizeof a.points) == 0;
    }
  g_assert_cmpuint (n_same, ==, 0);
}

/* One game is that of the playout with its seed; nothing is lost of the position that was asked about. */
static void
test_one_game (void)
{
  g_autoptr (BstPosition) position = make_position (4, 40);
  g_autoptr (BstPosition) played = bst_position_copy (position);
  g_autoptr (BstPlayoutScratch) scratch = bst_playout_scratch_new (bst_position_get_game (position));
  g_autoptr (BstPlayouts) playouts = bst_playouts_new (position, 11);
  BstPlayoutsResult result;
  BstPlayout playout;
  BstRandom random;
  int most = 0;

  bst_random_init (&random, bst_random_seed_of (11, 0));
  bst_playout_run (played, &random, scratch, NULL, &playout);
  for (guint player = 0; player < 4; player++)
    most = MAX (most, playout.scores[player]);
  bst_playouts_play (playouts, 0, 1);
  bst_playouts_get (playouts, &result);
  g_assert_cmpuint (result.n_games, ==, 1);
  for (guint player = 0; player < 4; player++)
    {
      g_assert_cmpfloat (result.points[player].value, ==, playout.scores[player]);
      g_assert_cmpfloat (result.wins[player].value + result.ties[player].value, ==,
                         playout.scores[player] == most);
    }
  g_assert_cmpuint (result.n_features, >, 0);
  for (guint i = 0; i < result.n_features; i++)
    {
      BstFeature feature;

      bst_position_get_feature (played, result.features[i].part, &feature);
      g_assert_cmpfloat (result.features[i].completed.value, ==, feature.complete);
      bst_position_get_feature (position, result.features[i].part, &feature);
      g_assert_false (feature.complete);
    }
}

/* The tile in hand is laid next, and nothing but it: with it alone left, all games are of one turn. */
static void
test_held_tile (void)
{
  g_autoptr (BstPosition) position = make_position (2, 30);
  g_autoptr (BstPlayouts) playouts = NULL;
  BstPlayoutsResult result;
  BstRandom random;
  guint held, n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (bst_position_get_game (position)));

  bst_random_init (&random, 3);
  held = (guint) bst_playout_draw (position, &random);
  for (guint type = 0; type < n_types; type++)
    while (bst_position_get_remaining (position, type) > (type == held))
      bst_position_discard (position, type);
  bst_position_set_held_tile (position, bst_position_get_turn (position), (int) held);
  playouts = bst_playouts_new (position, 1);
  bst_playouts_play (playouts, 0, 50);
  bst_playouts_get (playouts, &result);
  g_assert_cmpuint (result.n_games, ==, 50);
  g_assert_cmpuint (bst_position_get_n_remaining (position), ==, 1);
}

/* Of all sets and rules: wins and shared wins add up to one, a turn in its midst is ended, numbers lie in their intervals. */
static void
test_all_sets (void)
{
  for (guint i = 0; i < N_RANDOM_SETTINGS; i++)
    {
      g_autoptr (BstPosition) position = random_position_new (i, 2 + i % 5, 20 + i, i);
      g_autoptr (BstPlayouts) playouts = bst_playouts_new (position, i);
      guint n_players = bst_game_get_n_players (bst_position_get_game (position));
      BstPlayoutsResult result;
      double wins = 0, most = 0, all = 0;

      bst_playouts_play (playouts, 0, 20);
      bst_playouts_get (playouts, &result);
      for (guint player = 0; player < n_players; player++)
        {
          wins += result.wins[player].value;
          most = MAX (most, result.ties[player].value);
          all += result.ties[player].value;
          g_assert_cmpfloat (result.wins[player].low, <=, result.wins[player].value);
          g_assert_cmpfloat (result.wins[player].value, <=, result.wins[player].high);
          g_assert_cmpfloat (result.points[player].low, <=, result.points[player].value);
        }
      /* Two at least share what nobody wins alone. */
      g_assert_cmpfloat (wins, <, 1 + 1e-9);
      g_assert_cmpfloat (wins + all / 2, >, 1 - 1e-9);
      g_assert_cmpfloat (wins + most, <, 1 + 1e-9);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/playouts/shared", test_shared);
  g_test_add_func ("/playouts/two-seeds", test_two_seeds);
  g_test_add_func ("/playouts/one-game", test_one_game);
  g_test_add_func ("/playouts/held-tile", test_held_tile);
  g_test_add_func ("/playouts/all-sets", test_all_sets);

  return g_test_run ();
}
