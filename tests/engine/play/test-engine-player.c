/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Players of each kind play whole games by the rules, and the better ones win. */

#include "bst-deck.h"
#include "bst-engine-match.h"
#include "bst-engine-turns.h"

#include "engine-fixture.h"

/* With all sets at once there are thousands of turns: from this setting on, and a few are enough. */
#define FIRST_SLOW 20

static BstEnginePlayer *
new_player (BstEngineYardstick  yardstick,
            const BstEngineNet *net,
            const BstPosition  *position,
            guint64             seed)
{
  BstEnginePlayer *player = bst_engine_player_new (yardstick, yardstick == BST_ENGINE_LEARNED ? net : NULL, position);

  bst_engine_player_set_seed (player, seed);

  return player;
}

/* --- By the rules --- */

/* The move is legal as a text would be, and the same as the turn that is made. */
static void
play_turn (BstEnginePlayer *player,
           BstPosition     *position,
           guint            type)
{
  g_autoptr (BstPosition) applied = bst_position_copy (position);
  g_autoptr (BstPosition) before = bst_position_copy (position);
  g_autoptr (GError) error = NULL;
  g_auto (BstEngineTurns) turns = { 0 };
  BstMove move;

  g_assert_true (bst_engine_player_choose (player, position, type, &move, NULL));
  g_assert_true (bst_position_equal (position, before));
  bst_engine_turns_make (&turns, position, &move, NULL);
  g_assert_true (bst_position_is_ok (position));
  bst_position_apply (applied, &move, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (bst_position_equal (position, applied));
}

/* From behind @n_before random turns. */
static void
play_game (guint               setting,
           BstEngineYardstick  yardstick,
           guint               n_players,
           const BstEngineNet *net,
           guint               n_before,
           guint               n_turns)
{
  g_autoptr (BstPosition) position = random_position_new (setting, n_players, n_before, setting);
  g_autoptr (BstEnginePlayer) player = new_player (yardstick, net, position, setting);
  g_auto (BstDeck) deck = { 0 };
  BstRandom random;
  int type;

  bst_random_init (&random, setting);
  bst_deck_init (&deck, bst_position_get_game (position));
  bst_deck_shuffle (&deck, position, &random);
  for (guint i = 0; i < n_turns && (type = bst_deck_draw (&deck, position)) != BST_NO_TILE; i++)
    {
      if (bst_position_has_placement (position, (guint) type))
        play_turn (player, position, (guint) type);
      else
        bst_position_discard (position, (guint) type);
      bst_deck_advance (&deck);
    }
}

static void
test_legal (gconstpointer data)
{
  g_autofree BstEngineNet *net = engine_fixture_net (3);
  guint setting = GPOINTER_TO_UINT (data);

  for (guint yardstick = 0; yardstick < BST_N_ENGINE_YARDSTICKS; yardstick++)
    {
      guint n_players = 2 + (setting + yardstick) % 5;

      if (setting < FIRST_SLOW)
        play_game (setting, yardstick, n_players, net, 0, G_MAXUINT);
      else
        for (guint n_before = 10; n_before < 200; n_before += 90)
          play_game (setting, yardstick, n_players, net, n_before, 1);
    }
}

/* What has no place is not played. */
static void
test_none (void)
{
  g_autoptr (BstPosition) position = random_position_new (0, 2, 0, 0);
  g_autoptr (BstPosition) before = NULL;
  g_autoptr (BstEnginePlayer) player = new_player (BST_ENGINE_GREEDY, NULL, position, 0);
  const BstGame *game = bst_position_get_game (position);
  guint misfit = (guint) bst_tile_set_find (bst_game_get_tile_set (game), "C");
  BstMove move;

  g_assert_true (bst_move_parse (game, "E@0,-1 r180", &move, NULL));
  g_assert_true (bst_position_apply (position, &move, NULL, NULL));
  before = bst_position_copy (position);
  g_assert_false (bst_engine_player_choose (player, position, misfit, &move, NULL));
  g_assert_false (bst_engine_player_play (player, position, misfit));
  g_assert_true (bst_position_equal (position, before));
}

/* --- Whom it takes for the best --- */

/* The greedy player's rating is the best margin that any turn has. */
static void
see_best (gpointer           data,
          const BstMove     *move G_GNUC_UNUSED,
          const BstPosition *after)
{
  int points[BST_MAX_PLAYERS], *best = data;

  engine_fixture_total (after, points);
  /* Player 0 of two. */
  best[0] = MAX (best[0], points[0] - points[1]);
  best[1] = MAX (best[1], points[1] - points[0]);
}

static void
test_greedy (void)
{
  for (guint i = 0; i < 30; i++)
    {
      g_autoptr (BstPosition) position = random_position_new (0, 2, 2 * i, i);
      g_autoptr (BstEnginePlayer) player = new_player (BST_ENGINE_GREEDY, NULL, position, i);
      guint turn = bst_position_get_turn (position);
      int best[2] = { G_MININT, G_MININT }, points[BST_MAX_PLAYERS];
      g_auto (BstEngineTurns) turns = { 0 };
      BstMove move;
      float rating;

      if (bst_engine_turns_visit (&turns, position, 0, see_best, best) == 0)
        continue;
      g_assert_true (bst_engine_player_choose (player, position, 0, &move, &rating));
      g_assert_cmpfloat ((double) rating, ==, best[turn]);
      bst_engine_turns_make (&turns, position, &move, NULL);
      engine_fixture_total (position, points);
      g_assert_cmpint (points[turn] - points[1 - turn], ==, best[turn]);
    }
}

/* The same seed gives the same game, and of equal turns not always the same is taken. */
static void
test_seed (void)
{
  g_autoptr (BstPosition) position = random_position_new (0, 2, 20, 1);
  g_autoptr (BstEnginePlayer) player = new_player (BST_ENGINE_RANDOM, NULL, position, 0);
  BstMove first, again, other;
  guint n_same = 0;

  for (guint64 seed = 0; seed < 20; seed++)
    {
      bst_engine_player_set_seed (player, seed);
      g_assert_true (bst_engine_player_choose (player, position, 0, &first, NULL));
      g_assert_true (bst_engine_player_choose (player, position, 0, &other, NULL));
      bst_engine_player_set_seed (player, seed);
      g_assert_true (bst_engine_player_choose (player, position, 0, &again, NULL));
      g_assert_true (bst_move_equal (&first, &again));
      n_same += bst_move_equal (&first, &other);
    }
  g_assert_cmpuint (n_same, <, 10);
}

/* --- Strength --- */

/* The mean margin of @one over @n decks. */
static double
meet (BstEngineYardstick one,
      BstEngineYardstick other,
      guint              n)
{
  g_autoptr (BstPosition) position = random_position_new (0, 2, 0, 0);
  g_autoptr (BstEnginePlayer) a = new_player (one, NULL, position, 0), b = new_player (other, NULL, position, 0);
  double margin = 0;

  for (guint64 seed = 0; seed < n; seed++)
    margin += bst_engine_play_pair (bst_position_get_game (position), seed, a, b) / n;

  return margin;
}

/* Margins of hundreds of decks are 64 and 31 points; so far out is no chance. */
static void
test_strength (void)
{
  double greedy = meet (BST_ENGINE_GREEDY, BST_ENGINE_RANDOM, 4);
  double ranking = meet (BST_ENGINE_RANKING, BST_ENGINE_GREEDY, 8);

  g_test_message ("greedy : random %+.1f, ranking : greedy %+.1f", greedy, ranking);
  g_assert_cmpfloat (greedy, >, 35);
  g_assert_cmpfloat (ranking, >, 12);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < N_RANDOM_SETTINGS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/player/legal/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_legal);
    }
  g_test_add_func ("/engine/player/none", test_none);
  g_test_add_func ("/engine/player/greedy", test_greedy);
  g_test_add_func ("/engine/player/seed", test_seed);
  g_test_add_func ("/engine/player/strength", test_strength);

  return g_test_run ();
}
