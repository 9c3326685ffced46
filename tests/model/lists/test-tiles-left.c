/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is left of the tiles of a game, as the bag shows it. */

#include "config.h"

#include "bastide-tiles-left.h"

#include <bst-fit-map.h>
#include <bst-io-open.h>
#include <bst-io-position-text.h>

/* After 60 moves of the sample, in which 71 tiles are drawn. */
static BstPosition *
play_sample (void)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  const BstNode *node = bst_record_get_root (record);

  for (guint i = 0; i < 60; i++)
    node = bst_node_get_next (node);

  return bst_record_dup_position (record, node, NULL, NULL);
}

static void
test_count (void)
{
  g_autoptr (BstPosition) position = play_sample ();
  BstGame *game = bst_position_get_game (position);
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (game)), n_left = 0;
  g_autofree char *text = bastide_tiles_left_dup_text (position, 71);
  g_autofree char *numbers = bastide_tiles_left_dup_numbers (position, 71);

  for (guint i = 0; i < n_types; i++)
    {
      g_assert_cmpuint (bastide_tiles_left_count (position, i), <=, bastide_tiles_left_count_copies (game, i));
      n_left += bastide_tiles_left_count (position, i);
    }
  g_assert_cmpuint (n_left, ==, bst_position_get_n_remaining (position));
  g_assert_cmpuint (n_left, ==, 11);
  g_assert_cmpstr (text, ==, "11 of 71 tiles left, 1 of them in hand");
  g_assert_cmpstr (numbers, ==, "11 of 71");
}

/* HS11: those under hills are left, too, and it is said how many they are. */
static void
test_hidden (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstSetup) setup = bst_io_setup_from_text ("basic+hills-and-sheep modern,hills=yes | Red 7 0; Blue 7 0 | Red |"
                                                       " D@0,0 r0; HS/RFR.h@1,0 r90; HS/RR.h@2,0 r0 | | under hills 2",
                                                       &error);
  g_autoptr (BstPosition) position = NULL;
  g_autofree char *text = NULL;
  g_autofree char *numbers = NULL;

  g_assert_no_error (error);
  position = bst_setup_get_position (setup);
  text = bastide_tiles_left_dup_text (position, 89);
  numbers = bastide_tiles_left_dup_numbers (position, 89);
  g_assert_cmpstr (text, ==, "87 of 89 tiles left · 2 under hills");
  g_assert_cmpstr (numbers, ==, "87 of 89 · 2 under hills");
}

/* Beside the board only; and no tile fits of which none is left. */
static void
test_fits (void)
{
  g_autoptr (BstPosition) position = play_sample ();
  BstGame *game = bst_position_get_game (position);
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (game)), n_fits = 0, n_used_up = 0;

  g_assert_false (bastide_tiles_left_is_asked_for (position, 0, 0));
  g_assert_false (bastide_tiles_left_is_asked_for (position, 40, 40));
  for (int x = -20; x <= 20; x++)
    for (int y = -20; y <= 20; y++)
      for (guint i = 0; bastide_tiles_left_is_asked_for (position, x, y) && i < n_types; i++)
        {
          gboolean could_fit = bst_fit_rotations (position, i, x, y) != 0;
          gboolean is_left = bst_position_get_remaining (position, i) > 0;

          g_assert_cmpint (bastide_tiles_left_fits (position, i, x, y), ==, could_fit && is_left);
          n_fits += could_fit && is_left;
          n_used_up += could_fit && !is_left;
        }
  g_assert_cmpuint (n_fits, >, 0);
  g_assert_cmpuint (n_used_up, >, 0);
}

static void
test_names (void)
{
  g_autoptr (BstPosition) position = play_sample ();
  BstGame *game = bst_position_get_game (position);
  BstTileSet *set = bst_game_get_tile_set (game);

  g_assert_cmpint (bastide_tiles_left_find_name (game, "V"), ==, bst_tile_set_find (set, "V"));
  g_assert_cmpint (bastide_tiles_left_find_name (game, "v"), ==, bst_tile_set_find (set, "V"));
  g_assert_cmpint (bastide_tiles_left_find_name (game, "VV"), ==, BST_NO_TILE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tiles-left/count", test_count);
  g_test_add_func ("/tiles-left/hidden", test_hidden);
  g_test_add_func ("/tiles-left/fits", test_fits);
  g_test_add_func ("/tiles-left/names", test_names);

  return g_test_run ();
}
