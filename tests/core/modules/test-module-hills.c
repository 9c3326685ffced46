/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies under hills (HS11) is left, and yet never drawn: nor by players who hold tiles, nor when the rest of the bag is
 * gone. */

#include "fixture.h"

#include "bst-setup.h"

#include <string.h>

#define HILL_TILE "HS/RFR.h@1,0 r90"

static BstPosition *
begin (const char *tiles,
       const char *rules)
{
  g_autoptr (BstGame) game = fixture_game_with (tiles, rules, 2);

  return bst_position_new (game);
}

/* Puts copies aside, but of U and of the hill, until so many remain. */
static void
leave (BstPosition *position,
       guint        n_left)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint road = (guint) bst_tile_set_find (set, "U"), hill = (guint) bst_tile_set_find (set, "HS/RFR.h");

  for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
    while (bst_tile_set_get_type (set, type)->group != BST_DRAW_NEVER && type != road && type != hill
           && bst_position_get_remaining (position, type) > 0)
      bst_position_discard (position, type);
  while (bst_position_get_n_remaining (position) > n_left)
    bst_position_discard (position, road);
}

static void
check_written (const BstPosition *position)
{
  const BstGame *game = bst_position_get_game (position);
  g_autofree char *text = bst_position_to_text (position);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstPosition) read = bst_position_from_text (bst_game_get_tile_set (game), bst_game_get_rules (game), text,
                                                         &error);
  g_autofree char *again = NULL;

  g_assert_no_error (error);
  again = bst_position_to_text (read);
  g_assert_cmpstr (again, ==, text);
  g_assert_cmpuint (bst_position_get_n_drawable (read), ==, bst_position_get_n_drawable (position));
}

/* Of a bag that is empty none can lie there. */
static void
test_empty_bag (void)
{
  g_autoptr (BstPosition) position = begin ("basic+hills-and-sheep", "modern hills=yes");
  const BstGame *game = bst_position_get_game (position);
  BstTileSet *set = bst_game_get_tile_set (game);
  g_autoptr (BstPosition) read = NULL;
  g_autofree char *text = NULL, *more = NULL;

  leave (position, 1);
  while (bst_position_get_n_remaining (position) > 0)
    bst_position_discard (position, (guint) bst_tile_set_find (set, "HS/RFR.h"));
  text = bst_position_to_text (position);
  more = g_strdup_printf ("%s | under hills 1", text);
  read = bst_position_from_text (set, bst_game_get_rules (game), more, NULL);
  g_assert_null (read);
}

static void
test_drawable (void)
{
  g_autoptr (BstPosition) position = begin ("basic+hills-and-sheep", "modern hills=yes");
  guint16 road = (guint16) bst_tile_set_find (bst_game_get_tile_set (bst_position_get_game (position)), "U");

  g_assert_cmpuint (bst_position_get_n_remaining (position), ==, 89);
  g_assert_cmpuint (bst_position_get_n_drawable (position), ==, 89);
  fixture_play (position, HILL_TILE);
  g_assert_cmpuint (bst_position_get_n_remaining (position), ==, 88);
  g_assert_cmpuint (bst_position_get_n_drawable (position), ==, 87);
  leave (position, 2);
  g_assert_true (bst_position_may_draw (position, road));
  g_assert_cmpuint (bst_position_find_drawable (position, &road, 1), ==, 0);
  g_assert_false (bst_position_is_exhausted (position));
  fixture_play (position, "U@2,0 r0");
  g_assert_cmpuint (bst_position_get_remaining (position, road), ==, 1);
  g_assert_cmpuint (bst_position_get_n_drawable (position), ==, 0);
  g_assert_true (bst_position_is_exhausted (position));
  g_assert_false (bst_position_may_draw (position, road));
  g_assert_cmpuint (bst_position_find_drawable (position, &road, 1), ==, 1);
  g_assert_cmpint (bst_position_why_not_type (position, road), ==, BST_REASON_UNDER_HILLS);
  g_assert_cmpstr (bst_reason_get_rule (BST_REASON_UNDER_HILLS), ==, "HS11");
  check_written (position);
}

/* No set, no hills: then all that remain are drawn. */
static void
test_none (void)
{
  g_autoptr (BstPosition) position = begin ("basic", "modern");

  g_assert_cmpuint (bst_position_get_n_drawable (position), ==, bst_position_get_n_remaining (position));
  g_assert_cmpuint (bst_position_get_n_under_hills (position), ==, 0);
}

/* H3: both players hold a tile, and two are in the bag. Red lays a hill, and one goes under it; he draws the last, and Blue
 * none after his turn. */
static void
test_hands (void)
{
  g_autoptr (BstPosition) position = begin ("basic+hills-and-sheep", "modern hills=yes predraw=yes");
  g_autoptr (BstSetup) setup = NULL;
  g_autoptr (BstPosition) built = NULL;

  leave (position, 4);
  bst_position_set_turn (position, 0);
  fixture_play (position, HILL_TILE);
  g_assert_cmpuint (bst_position_get_n_under_hills (position), ==, 1);
  g_assert_cmpuint (bst_position_get_n_drawable (position), ==, 2);
  g_assert_cmpuint (bst_position_get_n_held (position, 0), ==, 1);
  check_written (position);
  fixture_play (position, "U@2,0 r0");
  g_assert_cmpuint (bst_position_get_n_held (position, 1), ==, 0);
  g_assert_cmpuint (bst_position_get_turn (position), ==, 0);
  setup = bst_setup_from_position (position);
  built = bst_setup_get_position (setup);
  g_assert_cmpuint (bst_position_get_n_held (built, 0), ==, 1);
  g_assert_cmpuint (bst_position_get_n_held (built, 1), ==, 0);
  g_assert_true (bst_position_is_ok (position));
  fixture_play (position, "U@3,0 r0");
  g_assert_true (bst_position_is_exhausted (position));
}

/* H3: the last tile of the bag goes under the hill, though Red's is counted in his hand until it lies; with none in the bag,
 * none goes. */
static void
test_last_of_bag (void)
{
  for (guint n_in_bag = 0; n_in_bag <= 1; n_in_bag++)
    {
      g_autoptr (BstPosition) position = begin ("basic+hills-and-sheep", "modern hills=yes predraw=yes");

      leave (position, 2 + n_in_bag);
      bst_position_set_turn (position, 0);
      fixture_play (position, HILL_TILE);
      g_assert_cmpuint (bst_position_get_n_under_hills (position), ==, n_in_bag);
      g_assert_cmpuint (bst_position_get_n_drawable (position), ==, 1);
      g_assert_cmpuint (bst_position_get_n_held (position, 0), ==, 0);
      g_assert_cmpuint (bst_position_get_n_held (position, 1), ==, 1);
      check_written (position);
    }
}

/* P6, AM1: nothing can be drawn, but for an abbey there is a last round, though what is under the hill would go back. */
static void
test_last_round (void)
{
  /* A hole for an abbey: 0,1. */
  static const char * const moves[] = { HILL_TILE, "B@1,1 r0", "B@1,2 r0", "B@0,2 r0", "U@-1,0 r0", "B@-1,1 r0" };
  g_autoptr (BstPosition) position = begin ("basic+hills-and-sheep+abbey-and-mayor", "modern hills=yes abbeys=1");
  g_autoptr (BstGame) game = fixture_game_with ("basic+hills-and-sheep+abbey-and-mayor",
                                                "modern hills=yes abbeys=1 unplaceable=return-to-stack", 2);
  g_autoptr (BstRecord) record = bst_record_new (game);
  g_autoptr (BstPosition) start = bst_position_new (game);
  g_autofree char *head = bst_position_to_text (start);
  g_autofree char *tail = NULL;
  g_autofree char *text = NULL;
  g_autoptr (BstPosition) returns = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    fixture_play (position, moves[i]);
  leave (position, 1);
  /* The same position under rules by which tiles go back. */
  tail = bst_position_to_text (position);
  *strchr (head, '|') = '\0';
  text = g_strconcat (head, strchr (tail, '|'), NULL);
  returns = bst_position_from_text (bst_game_get_tile_set (game), bst_game_get_rules (game), text, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bst_position_get_n_remaining (returns), ==, 1);
  g_assert_cmpuint (bst_position_get_n_drawable (returns), ==, 0);
  g_assert_false (bst_position_is_exhausted (returns));
  g_assert_false (bst_record_is_over (record, bst_record_get_root (record), returns));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hills/drawable", test_drawable);
  g_test_add_func ("/hills/empty-bag", test_empty_bag);
  g_test_add_func ("/hills/none", test_none);
  g_test_add_func ("/hills/hands", test_hands);
  g_test_add_func ("/hills/last-of-bag", test_last_of_bag);
  g_test_add_func ("/hills/last-round", test_last_round);

  return g_test_run ();
}
