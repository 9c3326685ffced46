/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game most likely goes on: legal turns to its end. */

#include "bst-engine-line.h"

#include "engine-fixture.h"

static void
check_line (guint   setting,
            guint64 seed)
{
  g_autofree BstEngineNet *net = engine_fixture_net (seed);
  g_autoptr (BstPosition) position = random_position_new (setting, 2 + seed % 5, 12 * (guint) seed, seed);
  BstEngineLineTurn line[200], again[2];
  guint n_turns = bst_engine_find_line (net, position, NULL, 6, line);

  g_assert_cmpuint (n_turns, <=, 6);
  g_assert_cmpuint (bst_engine_find_line (net, position, NULL, 2, again), ==, MIN (2, n_turns));
  for (guint i = 0; i < n_turns; i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_true (i >= 2 || bst_move_equal (&line[i].move, &again[i].move));
      g_assert_cmpfloat (line[i].chance, >, 0);
      g_assert_cmpfloat (line[i].chance, <=, 1);
      g_assert_cmpuint (line[i].player, ==, bst_position_get_turn (position));
      if (!bst_position_apply (position, &line[i].move, NULL, &error))
        return;
    }
}

static void
test_sets (void)
{
  for (guint setting = 0; setting < N_RANDOM_SETTINGS; setting++)
    for (guint seed = 0; seed < 4; seed++)
      check_line (setting, seed);
}

/* The first draw is the tile with the most copies, and the line ends with the game. */
static void
test_whole (void)
{
  g_autofree BstEngineNet *net = engine_fixture_net (1);
  g_autoptr (BstPosition) position = random_position_new (0, 2, 0, 0);
  const BstGame *game = bst_position_get_game (position);
  BstEngineLineTurn line[100];
  BstMove first;
  guint n_turns;

  g_assert_true (bst_move_parse (game, "V@1,0 r90 [Red road:W]", &first, NULL));
  n_turns = bst_engine_find_line (net, position, &first, 100, line);
  g_assert_cmpuint (n_turns, >, 60);
  g_assert_cmpuint (n_turns, <, 71);
  /* Eight U are left, and eight V: the first of them. */
  g_assert_cmpint (line[0].move.type, ==, bst_tile_set_find (bst_game_get_tile_set (game), "U"));
  g_assert_cmpfloat (line[0].chance, ==, 8 / 70.);
  g_assert_cmpuint (line[0].player, ==, 1);
  bst_position_apply (position, &first, NULL, NULL);
  for (guint i = 0; i < n_turns; i++)
    g_assert_true (bst_position_apply (position, &line[i].move, NULL, NULL));
  g_assert_cmpuint (bst_engine_find_line (net, position, NULL, 100, line), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/line/sets", test_sets);
  g_test_add_func ("/engine/line/whole", test_whole);

  return g_test_run ();
}
