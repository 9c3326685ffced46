/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Set-ups edit by edit, and each problem with an example. */

#include "bst-history.h"
#include "bst-setup.h"
#include "fixture.h"

#include <string.h>

#define FULL "basic+inns-and-cathedrals+traders-and-builders+abbey-and-mayor" \
             "+princess-and-dragon+tower"
#define FULL_RULES "modern big-followers=1 builders=1 pigs=1 goods=yes barns=1 abbeys=1 wagons=0 " \
                   "mayors=1 dragon=yes fairy=yes towers=yes"

static BstSetup *
make (const char *tiles,
      const char *rules)
{
  g_autoptr (BstGame) game = fixture_game_with (tiles, rules, 2);

  return bst_setup_new (game);
}

/* Lays tiles and puts their figures as the text of moves says. */
static void
put (BstSetup   *setup,
     const char *text)
{
  const BstGame *game = bst_setup_get_game (setup);
  g_autoptr (GError) error = NULL;
  BstMove move;

  bst_move_parse (game, text, &move, &error);
  g_assert_no_error (error);
  bst_setup_put_tile (setup, (guint) move.type, move.x, move.y, move.rotation);
  for (guint i = 0; i < move.n_steps; i++)
    g_assert_cmpint (bst_setup_put_figure (setup, &move.steps[i].spot), ==, BST_SETUP_OK);
}

/* The board, as the fourth part of the position's text. (transfer full) */
static char *
dup_board (const BstSetup *setup)
{
  g_autoptr (BstPosition) position = bst_setup_get_position (setup);
  g_autofree char *text = bst_position_to_text (position);
  g_auto (GStrv) parts = g_strsplit (text, " | ", -1);

  g_assert_true (bst_position_is_ok (position));

  return g_strdup (parts[3]);
}

static void
check_board (const BstSetup *setup,
             const char     *board)
{
  g_autofree char *ours = dup_board (setup);

  g_assert_cmpstr (ours, ==, board);
}

/* The keys of the problems that are not allowed, with commas between them. (transfer full) */
static char *
dup_problems (const BstSetup    *setup,
              const BstPosition *before)
{
  g_autoptr (BstPosition) position = bst_setup_get_position (setup);
  g_autoptr (GArray) problems = bst_setup_find_problems (setup, position, before);
  GString *keys = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++)
    {
      const BstProblem *problem = &g_array_index (problems, BstProblem, i);
      g_autofree char *key = bst_problem_to_key (bst_setup_get_game (setup), problem);

      if (!problem->is_allowed)
        g_string_append_printf (keys, "%s%s", keys->len > 0 ? ", " : "", key);
    }

  return g_string_free (keys, FALSE);
}

static void
check_problems (const BstSetup *setup,
                const char     *keys)
{
  g_autofree char *ours = dup_problems (setup, NULL);

  g_assert_cmpstr (ours, ==, keys);
}

static guint
count_supply (const BstSetup *setup,
              guint           player)
{
  g_autoptr (BstPosition) position = bst_setup_get_position (setup);

  return bst_position_get_supply (position, player, BST_FIGURE_FOLLOWER);
}

static guint
count_left (const BstSetup *setup,
            const char     *tile)
{
  g_autoptr (BstPosition) position = bst_setup_get_position (setup);
  const BstTileSet *set = bst_game_get_tile_set (bst_setup_get_game (setup));

  return bst_position_get_remaining (position, (guint) bst_tile_set_find (set, tile));
}

/* --- Edits --- */

static void
the_books_are_kept (void)
{
  g_autoptr (BstSetup) setup = make ("basic", "modern");
  const BstArea cell = { 0, -1, 0, -1 };

  g_assert_cmpuint (count_left (setup, "N"), ==, 3);
  put (setup, "N@0,-1 r270 [Red city:S]");
  g_assert_cmpuint (count_left (setup, "N"), ==, 2);
  g_assert_cmpuint (count_supply (setup, 0), ==, 6);
  /* Another tile on the same cell sends both back. */
  put (setup, "E@0,-1 r180");
  g_assert_cmpuint (count_left (setup, "N"), ==, 3);
  g_assert_cmpuint (count_supply (setup, 0), ==, 7);
  g_assert_cmpint (bst_setup_remove (setup, &cell), ==, BST_SETUP_OK);
  g_assert_cmpint (bst_setup_remove (setup, &cell), ==, BST_SETUP_NOTHING);
  check_board (setup, "D@0,0 r0");
  check_problems (setup, "");
}

static void
blocks_turn_with_what_is_on_them (void)
{
  g_autoptr (BstSetup) setup = make ("basic", "modern");
  const BstArea block = { 0, 0, 1, 1 };

  put (setup, "U@1,0 r0 [Blue road:E]");
  put (setup, "V@0,1 r0 [Red field:SR]");
  g_assert_cmpint (bst_setup_move (setup, &block, 0, 0, 1, FALSE), ==, BST_SETUP_OK);
  check_board (setup, "D@1,0 r90; U@1,1 r90 [Blue road:N]; V@0,0 r90 [Red field:NL]");
  g_assert_cmpint (bst_setup_move (setup, &block, 2, 0, 0, TRUE), ==, BST_SETUP_OK);
  check_board (setup, "D@1,0 r90; U@1,1 r90 [Blue road:N]; V@0,0 r90 [Red field:NL]; "
                      "D@3,0 r90; U@3,1 r90 [Blue road:N]; V@2,0 r90 [Red field:NL]");
  g_assert_cmpuint (count_supply (setup, 1), ==, 5);
  /* Onto a part of itself: only what is not moved makes room. */
  g_assert_cmpint (bst_setup_move (setup, &block, 1, 0, 0, FALSE), ==, BST_SETUP_OK);
  check_board (setup, "D@2,0 r90; U@2,1 r90 [Blue road:N]; V@1,0 r90 [Red field:NL]; "
                      "D@3,0 r90; U@3,1 r90 [Blue road:N]");
  g_assert_cmpint (bst_setup_shift (setup, -2, 5), ==, BST_SETUP_OK);
  check_board (setup, "D@0,5 r90; U@0,6 r90 [Blue road:N]; V@-1,5 r90 [Red field:NL]; "
                      "D@1,5 r90; U@1,6 r90 [Blue road:N]");
}

static void
what_has_no_room_changes_nothing (void)
{
  g_autoptr (BstSetup) setup = make ("basic", "modern");
  g_autoptr (BstSetup) before = NULL;
  BstArea all = { 0, 0, 0, 0 };
  guint type = (guint) bst_tile_set_find (bst_game_get_tile_set (bst_setup_get_game (setup)), "X");

  before = bst_setup_copy (setup);
  g_assert_cmpint (bst_setup_put_tile (setup, type, 500, 0, 0), ==, BST_SETUP_TOO_WIDE);
  g_assert_cmpint (bst_setup_shift (setup, 30000, 0), ==, BST_SETUP_TOO_WIDE);
  g_assert_true (bst_setup_equal (setup, before));

  /* One X is in the set, and a few more there can be. */
  for (int x = 1; x <= 17; x++)
    g_assert_cmpint (bst_setup_put_tile (setup, type, x, 0, 0), ==, BST_SETUP_OK);
  g_assert_cmpint (bst_setup_put_tile (setup, type, 18, 0, 0), ==, BST_SETUP_TOO_MANY);
  all.max_x = 17;
  g_assert_cmpint (bst_setup_move (setup, &all, 0, 5, 0, TRUE), ==, BST_SETUP_TOO_MANY);
  check_problems (setup, "copies X");
}

static void
empty_boards_go_on (void)
{
  g_autoptr (BstSetup) setup = make ("basic", "modern");
  g_autoptr (BstPosition) position = NULL;

  g_assert_cmpint (bst_setup_clear (setup), ==, BST_SETUP_OK);
  g_assert_cmpint (bst_setup_clear (setup), ==, BST_SETUP_NOTHING);
  check_board (setup, "");
  position = bst_setup_get_position (setup);
  fixture_play (position, "X@0,0 r0 [Red road:N]");
  fixture_play (position, "U@1,0 r0");
  g_assert_true (bst_position_is_ok (position));
}

static void
features_end_where_edges_differ (void)
{
  g_autoptr (BstSetup) setup = make ("basic", "modern");
  g_autoptr (BstPosition) position = NULL;
  BstFeature road, field;

  /* A road against a field: the road stays open, the fields meet. */
  put (setup, "U@1,0 r90");
  position = bst_setup_get_position (setup);
  bst_position_get_feature (position, fixture_part (position, 0, 0, "road:E"), &road);
  bst_position_get_feature (position, fixture_part (position, 0, 0, "field:ER"), &field);
  g_assert_cmpuint (road.open, ==, 2);
  g_assert_cmpuint (road.tiles, ==, 1);
  g_assert_true (field.part == bst_position_find_root (position,
                                                       fixture_part (position, 1, 0, "field:WL")));
  check_problems (setup, "edge 0,0 E");
}

static void
games_change_and_come_back (void)
{
  g_autoptr (BstSetup) setup = make ("basic", "modern");
  g_autoptr (BstSetup) before = NULL;
  BstGame *first = bst_setup_get_game (setup);
  g_autoptr (BstGame) five = fixture_game ("classic farmers=no", 5);
  g_autoptr (BstGame) other = fixture_game_with ("basic+river", "modern", 2);
  g_autoptr (BstGame) kept = bst_game_ref (first);
  const gint8 turned[] = { 1, 0 };

  put (setup, "N@0,-1 r270 [Red city:S]");
  put (setup, "U@1,0 r0 [Blue field:NL]");
  bst_setup_set_score (setup, 0, 12);
  bst_setup_set_supply (setup, 1, BST_FIGURE_FOLLOWER, 2);
  before = bst_setup_copy (setup);
  g_assert_cmpint (bst_setup_set_game (setup, five, NULL), ==, BST_SETUP_OK);
  check_problems (setup, "farmer Blue field:NL at 1,0, figures Blue");
  g_assert_cmpint (bst_setup_set_game (setup, other, NULL), ==, BST_SETUP_OK);
  g_assert_cmpint (bst_setup_set_game (setup, kept, NULL), ==, BST_SETUP_OK);
  g_assert_true (bst_setup_equal (setup, before));

  /* The two change seats, and colours with them. */
  g_assert_cmpint (bst_setup_set_game (setup, kept, turned), ==, BST_SETUP_OK);
  check_board (setup, "D@0,0 r0; N@0,-1 r270 [Blue city:S]; U@1,0 r0 [Red field:NL]");

  put (setup, "X@0,1 r0");
  g_assert_cmpint (bst_setup_set_game (setup, other, NULL), ==, BST_SETUP_OK);
  {
    g_autoptr (BstSetup) river = bst_setup_new (other);

    g_assert_cmpint (bst_setup_set_game (river, kept, NULL), ==, BST_SETUP_NOT_IN_GAME);
  }
}

/* --- Problems --- */

static void
tiles_can_be_wrong (void)
{
  g_autoptr (BstSetup) setup = make ("basic", "modern");
  const BstArea start = { 0, 0, 0, 0 };

  put (setup, "V@0,1 r180");
  put (setup, "X@5,5 r0");
  put (setup, "X@6,5 r0");
  check_problems (setup, "edge 0,0 S, apart 5,5, copies X");
  bst_setup_remove (setup, &start);
  check_problems (setup, "apart 0,1, start, copies X");
}

static void
tables_end (void)
{
  g_autoptr (BstSetup) setup = make ("basic", "modern table-edge=limits table-east=2");

  put (setup, "U@1,0 r0");
  put (setup, "U@2,0 r0");
  check_problems (setup, "");
  put (setup, "U@3,0 r0");
  check_problems (setup, "beyond 3,0");
}

/* RV4: by the rules of the game, in whatever order the tiles were laid. */
static void
rivers_turn_back (void)
{
  static const struct { const char *rules; const char *near; gboolean far; } cases[] = {
    { "modern", "u-turn 1,1", FALSE }, { "modern u-turn=jcloisterzone", "u-turn 1,1", FALSE },
    { "modern u-turn=never-twice", "u-turn 1,1", TRUE }, { "modern u-turn=off", "", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BstSetup) near = make ("basic+river", cases[i].rules);
      g_autoptr (BstSetup) far = make ("basic+river", cases[i].rules);
      g_autoptr (BstSetup) good = make ("basic+river", cases[i].rules);

      put (near, "RI.1/II@1,0 r0");
      put (near, "RI.1/II@1,1 r90");
      check_problems (near, cases[i].near);
      put (far, "RI.1/II@1,2 r90");
      put (far, "RI.1/IFI@1,1 r90");
      put (far, "RI.1/II@1,0 r0");
      check_problems (far, cases[i].far ? "u-turn 1,0" : "");
      put (good, "RI.1/II@1,0 r0");
      put (good, "RI.1/II@1,1 r180");
      check_problems (good, "");
    }
}

/* Followers on one feature came to parts that were joined later: not those side by side. */
static void
followers_can_be_wrong (void)
{
  g_autoptr (BstSetup) setup = make ("basic", "modern");

  put (setup, "U@1,0 r0 [Red road:E]");
  put (setup, "U@2,0 r0");
  put (setup, "U@3,0 r0 [Blue road:E]");
  check_problems (setup, "");
  put (setup, "U@2,0 r0 [Red road:E] [Red field:NL]");
  check_problems (setup, "together Red road:E at 2,0 with Red road:E at 1,0, "
                         "tile-twice Red field:NL at 2,0 with Red road:E at 2,0, "
                         "together Blue road:E at 3,0 with Red road:E at 2,0");
}

/* The catapult and the tournament bring figures anywhere. */
static void
hands_bring_figures (void)
{
  g_autoptr (BstSetup) setup = make ("basic", "modern by-hand=yes");

  put (setup, "U@1,0 r0 [Red road:E] [Red field:NL]");
  check_problems (setup, "");
}

static void
scored_figures_are_at_home (void)
{
  g_autoptr (BstSetup) setup = make ("basic", "modern");

  put (setup, "E@0,-1 r180 [Red city:S]");
  check_problems (setup, "complete Red city:S at 0,-1");
  /* A farmer stays where he is. */
  put (setup, "R@0,-1 r180");
  put (setup, "E@0,-1 r180 [Red field:NL]");
  check_problems (setup, "");
}

static void
figures_of_expansions_can_be_wrong (void)
{
  g_autoptr (BstSetup) setup = make (FULL, FULL_RULES);

  put (setup, "U@1,0 r0 [Red builder on road:E]");
  put (setup, "U@2,0 r0 [Blue pig on field:NL]");
  check_problems (setup, "builder-alone Red builder road:E at 1,0, pig-alone Blue pig field:NL at 2,0");
  put (setup, "U@3,0 r0 [Red mayor on road:E]");
  put (setup, "U@4,0 r0 [Blue field:NL]");
  check_problems (setup, "kind Red mayor road:E at 3,0");
}

static void
tokens_can_be_wrong (void)
{
  g_autoptr (BstSetup) setup = make (FULL, FULL_RULES);

  bst_setup_set_neutral (setup, BST_NEUTRAL_DRAGON, &(BstSpot) { .player = BST_NO_PLAYER });
  bst_setup_set_tokens (setup, BST_TOKEN_WINE, 1, 10);
  bst_setup_set_tokens (setup, BST_TOKEN_PIECE, 0, 9);
  check_problems (setup, "goods 0, dragon, towers");
  put (setup, "DG/Rr.v@1,0 r0");
  put (setup, "TO/F@0,1 r0");
  g_assert_cmpint (bst_setup_set_tile_tokens (setup, BST_TOKEN_PIECE, 0, 1, 1), ==, BST_SETUP_OK);
  check_problems (setup, "goods 0");
}

static void
scores_are_those_of_the_record (void)
{
  g_autoptr (BstSetup) setup = make ("basic", "modern");
  g_autoptr (BstPosition) before = bst_setup_get_position (setup);
  g_autofree char *keys = NULL;

  bst_setup_set_score (setup, 1, 4);
  keys = dup_problems (setup, before);
  g_assert_cmpstr (keys, ==, "score Blue");
  check_problems (setup, "");
}

static void
what_is_allowed_is_no_problem (void)
{
  g_autoptr (BstSetup) setup = make ("basic", "modern");
  g_autoptr (BstSetup) copy = NULL;

  put (setup, "V@0,1 r180");
  bst_setup_allow (setup, "edge 0,0 S", TRUE);
  copy = bst_setup_copy (setup);
  check_problems (copy, "");
  bst_setup_allow (setup, "edge 0,0 S", FALSE);
  check_problems (setup, "edge 0,0 S");
  g_assert_false (bst_setup_equal (setup, copy));
}

/* --- Mending --- */

static void
mend_first (BstSetup   *setup,
            const char *after)
{
  g_autoptr (BstPosition) position = bst_setup_get_position (setup);
  g_autoptr (GArray) problems = bst_setup_find_problems (setup, position, NULL);

  g_assert_cmpuint (problems->len, >, 0);
  g_assert_true (bst_setup_mend (setup, &g_array_index (problems, BstProblem, 0)));
  check_problems (setup, after);
}

/* The curve can be turned in two ways, and the straight road in none: the nearest is taken. */
static void
the_nearest_way_is_taken (void)
{
  g_autoptr (BstSetup) setup = make ("basic", "modern");

  put (setup, "U@-1,0 r0");
  put (setup, "V@-2,0 r0");
  check_problems (setup, "edge -2,0 E");
  mend_first (setup, "");
  check_board (setup, "D@0,0 r0; U@-1,0 r0; V@-2,0 r180");
}

/* Where both could be turned it is the later one. */
static void
the_later_tile_is_turned (void)
{
  g_autoptr (BstSetup) setup = make ("basic", "modern");

  put (setup, "V@1,1 r0");
  put (setup, "V@1,2 r0");
  put (setup, "U@1,0 r0");
  check_problems (setup, "edge 1,1 S");
  mend_first (setup, "");
  check_board (setup, "D@0,0 r0; V@1,1 r0; V@1,2 r90; U@1,0 r0");
}

/* One of two figures goes home. */
static void
one_figure_is_left (void)
{
  g_autoptr (BstSetup) twice = make ("basic", "modern");
  g_autoptr (BstSetup) together = make ("basic", "modern");

  put (twice, "U@1,0 r0 [Red road:E] [Blue field:NL]");
  mend_first (twice, "");
  check_board (twice, "D@0,0 r0; U@1,0 r0 [Red road:E]");
  put (together, "U@1,0 r0 [Red road:E]");
  put (together, "U@2,0 r0 [Blue road:E]");
  mend_first (together, "");
  check_board (together, "D@0,0 r0; U@1,0 r0 [Red road:E]; U@2,0 r0");
}

static void
one_way_is_taken (void)
{
  g_autoptr (BstSetup) setup = make ("basic", "modern");

  /* Only so can the curve lie there; the start tile fits in no other way. */
  put (setup, "U@1,0 r0");
  put (setup, "V@2,0 r180");
  put (setup, "B@2,1 r0");
  put (setup, "B@3,0 r0");
  check_problems (setup, "edge 1,0 E, edge 2,0 E");
  mend_first (setup, "");
  check_board (setup, "D@0,0 r0; U@1,0 r0; V@2,0 r90; B@2,1 r0; B@3,0 r0");

  put (setup, "E@0,-1 r180 [Red city:S]");
  mend_first (setup, "");
  g_assert_cmpuint (count_supply (setup, 0), ==, 7);
  bst_setup_set_supply (setup, 0, BST_FIGURE_FOLLOWER, 3);
  mend_first (setup, "");
  g_assert_cmpuint (count_supply (setup, 0), ==, 7);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/setup/books", the_books_are_kept);
  g_test_add_func ("/setup/blocks", blocks_turn_with_what_is_on_them);
  g_test_add_func ("/setup/room", what_has_no_room_changes_nothing);
  g_test_add_func ("/setup/empty", empty_boards_go_on);
  g_test_add_func ("/setup/edges", features_end_where_edges_differ);
  g_test_add_func ("/setup/games", games_change_and_come_back);
  g_test_add_func ("/problem/tiles", tiles_can_be_wrong);
  g_test_add_func ("/problem/table", tables_end);
  g_test_add_func ("/problem/river", rivers_turn_back);
  g_test_add_func ("/problem/followers", followers_can_be_wrong);
  g_test_add_func ("/problem/by-hand", hands_bring_figures);
  g_test_add_func ("/problem/complete", scored_figures_are_at_home);
  g_test_add_func ("/problem/kinds", figures_of_expansions_can_be_wrong);
  g_test_add_func ("/problem/tokens", tokens_can_be_wrong);
  g_test_add_func ("/problem/scores", scores_are_those_of_the_record);
  g_test_add_func ("/problem/allowed", what_is_allowed_is_no_problem);
  g_test_add_func ("/problem/mend", one_way_is_taken);
  g_test_add_func ("/problem/mend/nearest", the_nearest_way_is_taken);
  g_test_add_func ("/problem/mend/later", the_later_tile_is_turned);
  g_test_add_func ("/problem/mend/figures", one_figure_is_left);

  return g_test_run ();
}
