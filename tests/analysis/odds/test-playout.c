/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random games: complete, repeatable, consistent, and of the known averages. */

#include "bst-feature.h"
#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"
#include "bst-playout.h"

#include <math.h>
#include <string.h>

static BstGame *
new_game (const char *rule_set,
          gboolean    farmers,
          guint       n_players)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);
  BstPlayer players[BST_MAX_PLAYERS];
  BstRules rules;

  g_assert_true (bst_io_rules_load (rule_set, &rules, NULL));
  rules.farmers = farmers;
  for (guint i = 0; i < n_players; i++)
    players[i] = (BstPlayer) { (char *) bst_colour_name (i), i };

  return bst_game_new (set, &rules, players, n_players, NULL);
}

static int
sum_of_events (const BstEvents *events,
               guint            player)
{
  int sum = 0;

  for (guint i = 0; i < events->n_items; i++)
    if (events->items[i].players & (1u << player))
      sum += events->items[i].points;

  return sum;
}

/* Every tile is laid or put aside, and the scores are those of the events. */
static void
test_complete (void)
{
  for (guint n_players = 1; n_players <= BST_MAX_PLAYERS; n_players++)
    {
      g_autoptr (BstGame) game = new_game ("modern", TRUE, n_players);
      g_autoptr (BstPosition) position = bst_position_new (game);
      g_autoptr (BstPlayoutScratch) scratch = bst_playout_scratch_new (game);
      g_auto (BstEvents) events = { NULL };
      BstPlayout playout;
      BstRandom random;
      guint n_discards;

      bst_random_init (&random, n_players);
      bst_playout_run (position, &random, scratch, &events, &playout);
      bst_position_get_discards (position, &n_discards);
      g_assert_cmpuint (playout.turns, ==, bst_position_get_n_placed (position));
      g_assert_cmpuint (playout.discards, ==, n_discards);
      g_assert_cmpuint (playout.turns + playout.discards, ==, 71);
      g_assert_cmpuint (bst_position_get_n_remaining (position), ==, 0);
      g_assert_true (bst_position_is_ok (position));
      for (guint i = 0; i < n_players; i++)
        g_assert_cmpint (playout.scores[i], ==, sum_of_events (&events, i));
    }
}

/* The same seed plays the same game, from a fresh position or a used one. */
static void
test_repeatable (void)
{
  g_autoptr (BstGame) game = new_game ("classic", TRUE, 3);
  g_autoptr (BstPosition) position = bst_position_new (game);
  g_autoptr (BstPosition) other = bst_position_new (game);
  g_autoptr (BstPlayoutScratch) scratch = bst_playout_scratch_new (game);
  BstPlayout a, b;
  BstRandom random;

  for (guint i = 0; i < 20; i++)
    {
      bst_random_init (&random, i);
      bst_position_reset (position);
      bst_playout_run (position, &random, scratch, NULL, &a);
      bst_random_init (&random, i);
      bst_position_free (other);
      other = bst_position_new (game);
      bst_playout_run (other, &random, scratch, NULL, &b);
      g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
      g_assert_true (bst_position_equal (position, other));
    }
}

/* It goes on from any position, and only then changes it. */
static void
test_goes_on (void)
{
  g_autoptr (BstGame) game = new_game ("modern", TRUE, 2);
  g_autoptr (BstPosition) start = bst_position_new (game);
  g_autoptr (BstPosition) position = NULL;
  g_autoptr (BstPlayoutScratch) scratch = bst_playout_scratch_new (game);
  BstRandom random;
  BstPlayout playout;
  BstMove move;

  g_assert_true (bst_move_parse (game, "E@0,-1 r180 [Red city:S]", &move, NULL));
  g_assert_true (bst_position_apply (start, &move, NULL, NULL));
  position = bst_position_copy (start);
  bst_random_init (&random, 9);
  bst_playout_run (position, &random, scratch, NULL, &playout);
  g_assert_cmpint (playout.scores[0], >=, 4);
  g_assert_cmpuint (playout.turns + playout.discards, ==, 70);
  g_assert_false (bst_position_undo (position));
}

/* Its turns can be taken back, down to how often each tile fits. */
static void
test_turns_back (void)
{
  g_autoptr (BstGame) game = new_game ("modern", TRUE, 2);
  g_autoptr (BstPosition) start = bst_position_new (game);
  g_autoptr (BstPosition) position = bst_position_copy (start);
  BstRandom random;
  int type;

  bst_random_init (&random, 9);
  while ((type = bst_playout_draw (position, &random)) != BST_NO_TILE)
    bst_playout_turn (position, &random, (guint) type, NULL);
  g_assert_true (bst_position_is_ok (position));
  g_assert_cmpuint (bst_position_get_n_placed (position), >=, 65);
  while (bst_position_undo (position))
    g_assert_true (bst_position_is_ok (position));
  g_assert_true (bst_position_equal (position, start));
  for (guint i = 0; i < bst_tile_set_get_n_types (bst_game_get_tile_set (game)); i++)
    g_assert_cmpuint (bst_position_count_ways (position, i), ==, bst_position_count_ways (start, i));
}

/* The ways to lay a tile are its placements, rotation by rotation. */
static void
test_ways (void)
{
  g_autoptr (BstGame) game = new_game ("modern", TRUE, 2);
  g_autoptr (BstPosition) position = bst_position_new (game);
  BstPlacement placements[BST_MAX_PLACEMENTS (72)];
  BstRandom random;
  int type;

  bst_random_init (&random, 4);
  while ((type = bst_playout_draw (position, &random)) != BST_NO_TILE)
    {
      guint n = bst_position_get_placements (position, (guint) type, placements);
      guint n_ways = 0;

      for (guint i = 0; i < n; i++)
        for (guint rotation = 0; rotation < 4; rotation++)
          if (placements[i].rotations & (1u << rotation))
            {
              BstPlacement way;

              bst_position_get_way (position, (guint) type, n_ways++, &way);
              g_assert_cmpint (way.x, ==, placements[i].x);
              g_assert_cmpint (way.y, ==, placements[i].y);
              g_assert_cmpuint (way.rotations, ==, 1u << rotation);
            }
      g_assert_cmpuint (n_ways, ==, bst_position_count_ways (position, (guint) type));
      bst_playout_turn (position, &random, (guint) type, NULL);
    }
}

/* The known averages: 19.3 points with farmers and 28.0 without, about 27.4 places a turn. The
 * seeds are fixed, so the test does not depend on luck. */
static void
assert_averages (gboolean farmers,
                 double   mean)
{
  g_autoptr (BstGame) game = new_game ("modern", farmers, 2);
  g_autoptr (BstPosition) position = bst_position_new (game);
  g_autoptr (BstPlayoutScratch) scratch = bst_playout_scratch_new (game);
  double scores = 0, placements = 0, turns = 0;
  const guint n_games = 3000;
  BstRandom random;

  bst_random_init (&random, 1);
  for (guint i = 0; i < n_games; i++)
    {
      BstPlayout playout;

      bst_position_reset (position);
      bst_playout_run (position, &random, scratch, NULL, &playout);
      scores += playout.scores[0] + playout.scores[1];
      placements += playout.placements;
      turns += playout.turns;
    }

  g_assert_cmpfloat_with_epsilon (scores / (2 * n_games), mean, 0.4);
  g_assert_cmpfloat_with_epsilon (placements / turns, 27.4, 0.5);
}

static void
test_averages (void)
{
  assert_averages (TRUE, 19.3);
  assert_averages (FALSE, 28.0);
}

/* Every way of laying and claiming a tile is as likely as any other. */
static void
test_uniform (void)
{
  g_autoptr (BstGame) game = new_game ("modern", TRUE, 2);
  g_autoptr (BstPosition) position = bst_position_new (game);
  guint type = (guint) bst_tile_set_find (bst_game_get_tile_set (game), "U");
  guint cells[3] = { 0 }, figures = 0;
  const guint n_turns = 30000;
  BstRandom random;

  bst_random_init (&random, 4);
  for (guint i = 0; i < n_turns; i++)
    {
      const BstTile *tiles;
      guint n_tiles, n_figures;

      bst_position_reset (position);
      g_assert_cmpuint (bst_playout_turn (position, &random, type, NULL), ==, 3);
      tiles = bst_position_get_tiles (position, &n_tiles);
      cells[tiles[1].x + 1]++;
      bst_position_get_figures (position, &n_figures);
      figures += n_figures;
    }
  for (guint i = 0; i < 3; i++)
    g_assert_cmpfloat_with_epsilon (cells[i] / (double) n_turns, 1 / 3.0, 0.01);
  /* Three spots or nobody, at each cell. */
  g_assert_cmpfloat_with_epsilon (figures / (double) n_turns, 0.75, 0.01);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/playout/complete", test_complete);
  g_test_add_func ("/playout/repeatable", test_repeatable);
  g_test_add_func ("/playout/goes-on", test_goes_on);
  g_test_add_func ("/playout/turns-back", test_turns_back);
  g_test_add_func ("/playout/ways", test_ways);
  g_test_add_func ("/playout/averages", test_averages);
  g_test_add_func ("/playout/uniform", test_uniform);

  return g_test_run ();
}
