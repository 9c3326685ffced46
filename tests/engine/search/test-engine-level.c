/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Weaker opponents: they answer at once, the same for the same seed, and see what they should and no more. */

#include "bst-engine-level.h"

#include "bst-engine-search.h"
#include "bst-engine-turns.h"
#include "bst-playout.h"

#include "engine-fixture.h"

#include <string.h>

static int
draw (const BstPosition *position)
{
  BstRandom random;

  bst_random_init (&random, 3);

  return bst_playout_draw (position, &random);
}

static BstEngineSearch *
ask (const BstEngineNet *net,
     const BstPosition  *position,
     guint               type,
     guint               level,
     guint64             seed)
{
  BstEngineSearch *search = bst_engine_search_new (net, position, type,
                                                   &(BstEngineSettings) { .seed = seed, .level = level, .most_exact = 1e6 });

  g_assert_nonnull (search);

  return search;
}

static void
check_level (const BstEngineNet *net,
             const BstPosition  *position,
             guint               type,
             guint               level)
{
  g_autoptr (BstEngineSearch) one = ask (net, position, type, level, 1), other = ask (net, position, type, level, 1);
  g_autoptr (BstPosition) trial = bst_position_copy (position);
  const BstEngineAnswer *best = bst_engine_search_get (one, 0);
  g_autoptr (GError) error = NULL;
  BstMove whole;

  g_assert_true (bst_move_equal (&best->move, &bst_engine_search_get (other, 0)->move));
  g_assert_true (level == BST_N_ENGINE_LEVELS || bst_engine_search_is_done (one));
  bst_engine_search_get_whole (one, 0, &whole);
  bst_position_apply (trial, &whole, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 1; i < bst_engine_search_get_n (one); i++)
    g_assert_cmpfloat (bst_engine_search_get (one, i)->margin, <=, best->margin);
}

static void
test_sets (void)
{
  g_autofree BstEngineNet *net = engine_fixture_net (1);

  for (guint setting = 0; setting < N_RANDOM_SETTINGS; setting++)
    {
      g_autoptr (BstPosition) position = random_position_new (setting, 2 + setting % 5, 10 + setting, setting);
      int type = draw (position);

      for (guint level = 1; type != BST_NO_TILE && level <= BST_N_ENGINE_LEVELS; level++)
        check_level (net, position, (guint) type, level);
    }
}

/* --- A beginner --- */

typedef struct
{
  guint player;
  int   most;
} Own;

/* What the player would have if the game ended now, but for farms. */
static int
count_own (const BstPosition *position,
           guint              player)
{
  int points[BST_MAX_PLAYERS] = { 0 }, own = bst_position_get_score (position, player);
  g_auto (BstEvents) events = { 0 };

  bst_position_score_final (position, points, &events);
  for (guint i = 0; i < events.n_items; i++)
    if (events.items[i].kind != BST_FEATURE_FIELD && events.items[i].players & (1u << player))
      own += events.items[i].points;

  return own;
}

static void
see_own (gpointer           data,
         const BstMove     *move G_GNUC_UNUSED,
         const BstPosition *after)
{
  Own *own = data;

  own->most = MAX (own->most, count_own (after, own->player));
}

static void
test_beginner (void)
{
  g_autofree BstEngineNet *net = engine_fixture_net (1);
  guint n_other = 0;

  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (BstPosition) position = random_position_new (0, 2, i, i), trial = bst_position_copy (position);
      Own own = { bst_position_get_turn (position), G_MININT };
      guint type = (guint) draw (position);
      g_autoptr (BstEngineSearch) search = ask (net, position, type, 1, i), seeded = ask (net, position, type, 1, i + 100);
      g_auto (BstEngineTurns) turns = { 0 };

      bst_engine_turns_visit (&turns, trial, type, see_own, &own);
      bst_engine_turns_make (&turns, trial, &bst_engine_search_get (search, 0)->move, NULL);
      g_assert_cmpint (count_own (trial, own.player), ==, own.most);
      n_other += !bst_move_equal (&bst_engine_search_get (search, 0)->move, &bst_engine_search_get (seeded, 0)->move);
    }
  /* Of equal turns not always the same. */
  g_assert_cmpuint (n_other, >, 10);
}

/* --- What is not seen --- */

/* Who does not count the bag sees in it all tiles of the game, which are left at the beginning alone. */
static void
test_bag (void)
{
  g_autofree BstEngineNet *net = engine_fixture_net (1);

  for (guint n_turns = 0; n_turns <= 20; n_turns += 20)
    {
      g_autoptr (BstPosition) position = random_position_new (0, 2, n_turns, 2);
      g_autoptr (BstEngineValuer) blind = bst_engine_valuer_new (net, position), whole = bst_engine_valuer_new (net, position);
      BstEngineValue seen, known;

      bst_engine_valuer_set_blind (blind, BST_BLIND_BAG);
      bst_engine_valuer_look (whole, position, &known);
      bst_engine_valuer_look (blind, position, &seen);
      g_assert_true (n_turns == 0 || memcmp (&seen, &known, sizeof seen) != 0);
      for (guint player = 0; player < 2; player++)
        g_assert_cmpint (seen.standing[player], ==, known.standing[player]);
    }
}

/* A farm is neither paid nor hoped for. */
static void
test_farms (void)
{
  g_autofree BstEngineNet *net = engine_fixture_net (1);
  guint n_farms = 0;

  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (BstPosition) position = random_position_new (0, 2, 40, i);
      g_autoptr (BstEngineValuer) valuer = bst_engine_valuer_new (net, position);
      BstEngineValue value;

      bst_engine_valuer_set_blind (valuer, BST_BLIND_FARMS | BST_BLIND_OUTLOOK);
      bst_engine_valuer_look (valuer, position, &value);
      for (guint player = 0; player < 2; player++)
        {
          int points[BST_MAX_PLAYERS] = { 0 };

          bst_position_score_final (position, points, NULL);
          g_assert_cmpint (value.standing[player], ==, count_own (position, player));
          n_farms += value.standing[player] < bst_position_get_score (position, player) + points[player];
        }
    }
  g_assert_cmpuint (n_farms, >, 0);
}

/* Whether there is one, two or seven followers at home is the same to who does not count them, and none is not. */
static void
test_few (void)
{
  g_autofree BstEngineNet *net = engine_fixture_net (1);
  g_autoptr (BstPosition) position = random_position_new (0, 2, 20, 2);
  g_autoptr (BstEngineValuer) valuer = bst_engine_valuer_new (net, position);
  BstEngineValue values[3];

  bst_engine_valuer_set_blind (valuer, BST_BLIND_FEW);
  for (guint supply = 0; supply < G_N_ELEMENTS (values); supply++)
    {
      bst_position_set_supply (position, 0, BST_FIGURE_FOLLOWER, supply);
      bst_engine_valuer_look (valuer, position, &values[supply]);
    }
  g_assert_true (memcmp (&values[0], &values[1], sizeof values[0]) != 0);
  g_assert_true (memcmp (&values[1], &values[2], sizeof values[0]) == 0);
}

/* The levels differ, and the last sees all. */
static void
test_levels (void)
{
  for (guint level = 1; level < BST_N_ENGINE_LEVELS; level++)
    g_assert_false (bst_engine_level_looks_ahead (level));
  g_assert_true (bst_engine_level_looks_ahead (BST_N_ENGINE_LEVELS));
  g_assert_cmpuint (bst_engine_level_get_blind (BST_N_ENGINE_LEVELS), ==, 0);
  for (guint level = 2; level < BST_N_ENGINE_LEVELS; level++)
    g_assert_cmpuint (bst_engine_level_get_blind (level), !=, bst_engine_level_get_blind (level - 1));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/level/sets", test_sets);
  g_test_add_func ("/engine/level/beginner", test_beginner);
  g_test_add_func ("/engine/level/bag", test_bag);
  g_test_add_func ("/engine/level/farms", test_farms);
  g_test_add_func ("/engine/level/few", test_few);
  g_test_add_func ("/engine/level/levels", test_levels);

  return g_test_run ();
}
