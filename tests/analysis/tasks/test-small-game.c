/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Small games that are played by their own choices. */

#include "bst-small-game.h"

#include "bst-io-position-text.h"

static const char start_text[] = "basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0 | ";

static BstPosition *
make_start (void)
{
  g_autoptr (GError) error = NULL;
  BstPosition *start = bst_io_position_from_text (start_text, NULL, &error);

  g_assert_no_error (error);

  return start;
}

/* (transfer full) */
static char *
play_out (guint   n_tiles,
          guint64 seed)
{
  g_autoptr (BstPosition) start = make_start ();
  g_autoptr (BstSmallGame) game = bst_small_game_new (start, n_tiles, seed);
  guint n_turns = 0;
  BstMove move;

  while (bst_small_game_choose (game, &move))
    {
      g_assert_cmpint (move.type, ==, bst_small_game_get_tile (game));
      g_assert_cmpuint (bst_position_get_turn (bst_small_game_get_position (game)), ==, n_turns % 2);
      g_assert_true (bst_small_game_play (game, &move, NULL, NULL));
      n_turns++;
    }
  g_assert_cmpint (bst_small_game_get_tile (game), ==, BST_NO_TILE);
  g_assert_cmpuint (bst_position_get_n_placed (bst_small_game_get_position (game)), ==, n_tiles - 1);

  return bst_position_to_text (bst_small_game_get_position (game));
}

static void
same_seed (void)
{
  g_autofree char *first = play_out (20, 1);
  g_autofree char *same = play_out (20, 1);
  g_autofree char *other = play_out (20, 2);

  g_assert_cmpstr (first, ==, same);
  g_assert_cmpstr (first, !=, other);
}

/* Whatever does not fit at once. */
static void
to_the_end (void)
{
  for (guint64 seed = 0; seed < 20; seed++)
    {
      g_autofree char *end = play_out (40, seed);

      g_assert_nonnull (end);
    }
}

static BstSmallGame *
draw_tile (const BstPosition *start,
           const char        *name)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (start));

  for (guint64 seed = 0;; seed++)
    {
      g_autoptr (BstSmallGame) game = bst_small_game_new (start, 20, seed);

      if (g_str_equal (bst_tile_set_get_name (set, (guint) bst_small_game_get_tile (game)), name))
        return g_steal_pointer (&game);
    }
}

/* Points at once are taken, whatever else the tile could do. */
static void
points_at_once (void)
{
  g_autoptr (BstPosition) start = bst_io_position_from_text (
    "basic modern | Red 6 0; Blue 7 0 | Red | D@0,0 r0; F@0,-1 r90 [Red city:S] | ", NULL, NULL);
  g_autoptr (BstSmallGame) game = draw_tile (start, "E");
  BstMove move;

  g_assert_true (bst_small_game_choose (game, &move));
  g_assert_true (bst_small_game_play (game, &move, NULL, NULL));
  g_assert_cmpint (bst_position_get_score (bst_small_game_get_position (game), 0), ==, 8);
}

/* The last follower is not spent on little. */
static void
last_follower (void)
{
  g_autoptr (BstPosition) start = bst_io_position_from_text (
    "basic modern | Red 1 0; Blue 7 0 | Red | D@0,0 r0 | ", NULL, NULL);
  g_autoptr (BstSmallGame) game = draw_tile (start, "U");
  BstMove move;

  g_assert_true (bst_small_game_choose (game, &move));
  g_assert_true (bst_small_game_play (game, &move, NULL, NULL));
  g_assert_cmpuint (bst_position_get_supply (bst_small_game_get_position (game), 0, BST_FIGURE_FOLLOWER), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/small-game/same-seed", same_seed);
  g_test_add_func ("/small-game/to-the-end", to_the_end);
  g_test_add_func ("/small-game/points-at-once", points_at_once);
  g_test_add_func ("/small-game/last-follower", last_follower);

  return g_test_run ();
}
