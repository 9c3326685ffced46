/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ferries as state of a position: set-ups keep them with their tiles, positions that differ in them are not equal, and a
 * text in the middle of a turn has what they changed. */

#include "fixture.h"

#include "bst-setup.h"

static const char east_west[] = "FR/RRR@1,0 r0 [ferry road:E and road:W]";

static BstPosition *
begin (const char *lake)
{
  g_autoptr (BstGame) game = fixture_game_with ("basic+ferries+traders-and-builders", "modern builders=1", 2);
  BstPosition *position = bst_position_new (game);

  fixture_play (position, lake);

  return position;
}

static gboolean
are_joined (BstPosition *position,
            int          x,
            int          y,
            const char  *a,
            const char  *b)
{
  return bst_position_find_root (position, fixture_part (position, x, y, a))
         == bst_position_find_root (position, fixture_part (position, x, y, b));
}

static void
test_equal (void)
{
  g_autoptr (BstPosition) position = begin (east_west);
  g_autoptr (BstPosition) before = bst_position_copy (position);

  fixture_play (position, "U@2,0 r0 [ferry road:E and road:S at 1,0]");
  g_assert_true (are_joined (position, 1, 0, "road:E", "road:S"));
  g_assert_true (bst_position_undo (position));
  g_assert_true (bst_position_equal (position, before));
  g_assert_true (bst_position_undo (position));
  fixture_play (position, "FR/RRR@1,0 r0 [ferry road:E and road:S]");
  g_assert_false (bst_position_equal (position, before));
}

/* A block that is turned takes its ferry along; a tile that is taken away, too. */
static void
test_setup (void)
{
  static const BstArea lake = { 1, 0, 1, 0 };
  g_autoptr (BstPosition) position = begin (east_west);
  g_autoptr (BstSetup) setup = bst_setup_from_position (position);
  g_autoptr (BstPosition) built = bst_setup_get_position (setup);
  g_autoptr (BstPosition) turned = NULL;
  g_autofree char *text = bst_position_to_text (position);
  g_autofree char *built_text = bst_position_to_text (built);

  g_assert_cmpstr (built_text, ==, text);
  g_assert_cmpint (bst_setup_move (setup, &lake, 0, 0, 1, FALSE), ==, BST_SETUP_OK);
  turned = bst_setup_get_position (setup);
  g_assert_true (bst_position_is_ok (turned));
  g_assert_true (are_joined (turned, 1, 0, "road:N", "road:S"));
  g_assert_false (are_joined (turned, 1, 0, "road:N", "road:W"));
  g_assert_cmpint (bst_setup_remove (setup, &lake), ==, BST_SETUP_OK);
  g_assert_cmpint (bst_setup_put_tile (setup, (guint) bst_tile_set_find (bst_game_get_tile_set (bst_setup_get_game (setup)),
                                                                         "FR/RRR"), 1, 0, 0), ==, BST_SETUP_OK);
  g_clear_pointer (&turned, bst_position_free);
  turned = bst_setup_get_position (setup);
  g_assert_cmpuint (bst_position_get_tile_tokens (turned, BST_TOKEN_FERRY, 1), ==, 0);
}

/* FE1: a lake without a ferry is a problem of its cell; a ferry joins two road ends of it, and nothing else. */
static void
test_problem (void)
{
  g_autoptr (BstPosition) position = begin (east_west);
  g_autoptr (BstSetup) setup = bst_setup_from_position (position);
  g_autoptr (GArray) none = bst_setup_find_problems (setup, position, NULL);
  g_autoptr (GArray) problems = NULL;
  g_autoptr (BstPosition) built = NULL;
  g_autofree char *key = NULL;

  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpint (bst_setup_set_tile_tokens (setup, BST_TOKEN_FERRY, 1, 0, 0), ==, BST_SETUP_OK);
  built = bst_setup_get_position (setup);
  problems = bst_setup_find_problems (setup, built, NULL);
  g_assert_cmpuint (problems->len, ==, 1);
  key = bst_problem_to_key (bst_position_get_game (position), &g_array_index (problems, BstProblem, 0));
  g_assert_cmpstr (key, ==, "ferry 1,0");
  g_assert_cmpstr (bst_problem_get_rule (&g_array_index (problems, BstProblem, 0)), ==, "FE1");
  g_assert_cmpint (bst_setup_set_tile_tokens (setup, BST_TOKEN_FERRY, 1, 0, 1), ==, BST_SETUP_NO_PLACE);
  g_assert_cmpint (bst_setup_set_tile_tokens (setup, BST_TOKEN_FERRY, 0, 0, 3), ==, BST_SETUP_NO_PLACE);
}

/* T12: the builder stands beyond the ferry; whoever reads the text sees that another tile is owed. */
static void
test_builder (void)
{
  g_autoptr (BstPosition) position = begin ("FR/RRR@1,0 r0 [Red road:E] [ferry road:E and road:W]");
  BstGame *game = bst_position_get_game (position);
  g_autofree char *text = NULL;
  g_autoptr (BstPosition) read = NULL;
  g_autoptr (GError) error = NULL;

  fixture_play (position, "U@2,0 r0 [Red builder on road:W]");
  bst_position_set_turn (position, 0);
  bst_position_place (position, (guint) bst_tile_set_find (bst_game_get_tile_set (game), "U"), -1, 0, 0);
  text = bst_position_to_text (position);
  read = bst_position_from_text (bst_game_get_tile_set (game), bst_game_get_rules (game), text, &error);
  g_assert_no_error (error);
  g_assert_true (bst_position_end_turn (read, NULL));
  g_assert_cmpuint (bst_position_get_turn (read), ==, 0);
  g_assert_true (bst_position_is_ok (read));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ferries/equal", test_equal);
  g_test_add_func ("/ferries/setup", test_setup);
  g_test_add_func ("/ferries/problem", test_problem);
  g_test_add_func ("/ferries/builder", test_builder);

  return g_test_run ();
}
