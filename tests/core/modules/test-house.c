/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random games under each house rule, under all of them together, and with all expansions: every
 * step of a turn is chosen among the listed ones. Consistency after each step, texts there and
 * back, points against the plain oracle, and all of it undone. */

#include "fixture.h"
#include "naive.h"

#include <string.h>

#define EXPANSIONS "basic+inns-and-cathedrals+traders-and-builders+abbey-and-mayor" \
                   "+princess-and-dragon+tower"
#define ALL_HOUSE " predraw=yes start-in-bag=yes unplaceable=return-to-bag trees-pass=yes" \
                  " buying=yes holes=turn unfinished=nothing table-edge=completes" \
                  " table-west=4 table-north=5 table-east=6 table-south=5"
#define SMALL_TABLE " table-west=1 table-north=0 table-east=2 table-south=3"

typedef struct
{
  const char *name;
  const char *tiles;
  const char *rules;
  gboolean    is_plain;     /* the oracle knows all that is in play */
} Setting;

static const Setting settings[] = {
  { "predraw", "basic", "modern predraw=yes", TRUE },
  { "hand", "basic", "modern hand=3", TRUE },
  { "start-in-bag", "basic", "modern start-in-bag=yes unplaceable=return-to-bag", TRUE },
  { "trees", "basic", "classic trees-pass=yes", TRUE },
  { "buying", "basic", "modern buying=yes", TRUE },
  { "holes", "basic", "modern holes=turn", TRUE },
  { "holes-different", "basic+winter", "modern holes=turn-if-different", TRUE },
  { "unfinished", "basic", "classic unfinished=nothing", TRUE },
  { "unfinished-farms", "basic", "second-edition unfinished=nor-farms", TRUE },
  { "table", "basic", "modern table-edge=limits table-west=3 table-north=2", TRUE },
  { "table-completes", "basic+winter", "modern table-edge=completes table-west=3 table-east=3"
    " table-north=3 table-south=3", TRUE },
  { "table-nine", "basic", "classic table-edge=completes edge-monastery=nine" SMALL_TABLE, TRUE },
  { "table-of-one", "basic", "modern table-edge=completes table-west=0 table-east=0 table-north=0"
    " table-south=0", TRUE },
  { "table-river", "basic+river", "modern table-edge=completes start-in-bag=yes" SMALL_TABLE,
    TRUE },
  { "all", "basic+winter", "modern" ALL_HOUSE " hand=3", TRUE },
  { "all-closed", "basic+river+winter", "classic" ALL_HOUSE " unfinished=nor-farms hand=2"
    " holes=turn-if-different", TRUE },
  { "all-expansions", EXPANSIONS, "modern" ALL_HOUSE " hand=3 big-followers=1 builders=2 pigs=1"
    " inns=yes goods=yes abbeys=1 barns=1 wagons=1 mayors=1 dragon=yes fairy=yes princess=may"
    " portals=yes towers=yes", FALSE },
  { "builder", "basic+traders-and-builders", "modern predraw=yes holes=turn builders=3"
    " big-followers=2 goods=yes", TRUE },
  { "hills", "basic+hills-and-sheep", "modern hills=yes hand=3", FALSE },
  { "hills-predraw", "basic+hills-and-sheep", "modern hills=yes predraw=yes buying=yes", FALSE },
};

/* A position that is written and read again is the same, and is written the same. */
static void
check_text (const BstPosition *position)
{
  BstGame *game = bst_position_get_game (position);
  g_autofree char *text = bst_position_to_text (position);
  g_autofree char *again_text = NULL;
  g_autoptr (BstPosition) again = NULL;
  g_autoptr (GError) error = NULL;

  again = bst_position_from_text (bst_game_get_tile_set (game), bst_game_get_rules (game), text,
                                  &error);
  g_assert_no_error (error);
  g_assert_true (bst_position_is_ok (again));
  again_text = bst_position_to_text (again);
  g_assert_cmpstr (again_text, ==, text);
}

static void
check_score (const BstPosition *position)
{
  int found[BST_MAX_PLAYERS] = { 0 }, wanted[BST_MAX_PLAYERS] = { 0 };
  NaiveBoard board;

  bst_position_score_final (position, found, NULL);
  naive_board_init (&board, position);
  naive_board_score (&board, TRUE, wanted);
  naive_board_clear (&board);
  naive_score_tokens (position, wanted);
  g_assert_cmpmem (found, sizeof found, wanted, sizeof wanted);
}

/* Somebody pays somebody something, possible or not; the total stays. */
static void
try_payment (BstPosition *position,
             BstRandom   *random)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));
  BstStep step = { .kind = BST_STEP_PAY };
  int before = 0, after = 0;

  step.spot.player = (gint8) bst_random_below (random, n_players);
  step.to.player = (gint8) bst_random_below (random, n_players);
  step.points = (guint16) bst_random_below (random, 6);
  step.goods[bst_random_below (random, BST_N_GOODS)] = (guint8) bst_random_below (random, 2);
  step.abbeys = (guint8) (bst_random_below (random, 8) == 0);
  if (bst_position_why_not_step (position, &step) != BST_REASON_NONE)
    return;

  for (guint player = 0; player < n_players; player++)
    before += bst_position_get_score (position, player);
  bst_position_make_step (position, &step, NULL);
  for (guint player = 0; player < n_players; player++)
    {
      g_assert_cmpint (bst_position_get_score (position, player), >=, 0);
      after += bst_position_get_score (position, player);
    }
  g_assert_cmpint (before, ==, after);
}

/* One of the listed steps, or none if that is allowed. */
static void
make_random_step (BstPosition *position,
                  BstRandom   *random)
{
  g_auto (BstSteps) steps = { 0 };
  guint choice, n_choices;

  if (bst_random_below (random, 4) == 0)
    try_payment (position, random);
  bst_position_get_steps (position, &steps);
  n_choices = steps.n_items + (bst_position_may_pass (position) ? 1 : 0);
  g_assert_cmpuint (n_choices, >, 0);
  choice = bst_random_below (random, n_choices);
  if (choice == steps.n_items)
    bst_position_pass (position, NULL);
  else
    bst_position_make_step (position, &steps.items[choice], NULL);
}

static void
finish_turn (BstPosition *position,
             BstRandom   *random)
{
  for (guint n = 0; bst_position_is_unfinished (position); n++)
    {
      g_assert_cmpuint (n, <, 200);
      make_random_step (position, random);
      g_assert_true (bst_position_is_ok (position));
      if (bst_random_below (random, 8) == 0)
        check_text (position);
    }
}

/* H3, H4: whoever is to move has a tile, as long as there are any. */
static void
check_hands (const BstPosition *position)
{
  const BstRules *rules = bst_game_get_rules (bst_position_get_game (position));
  guint turn = bst_position_get_turn (position);

  if ((rules->predraw || rules->hand > 1) && rules->abbeys == 0
      && bst_position_get_n_drawable (position) > 0 && !bst_position_is_extra_tile (position))
    g_assert_cmpuint (bst_position_get_n_held (position, turn), >, 0);
}

static guint
play (const Setting *setting,
      BstPosition   *position,
      BstRandom     *random)
{
  guint n_moves = 0;
  BstMove move;

  check_text (position);
  while (n_moves < 250 && fixture_random_move (position, random, &move))
    {
      if (move.kind == BST_MOVE_DISCARD)
        g_assert_true (bst_position_apply (position, &move, NULL, NULL));
      else
        bst_position_place (position, (guint) move.type, move.x, move.y, move.rotation);
      g_assert_true (bst_position_is_ok (position));
      finish_turn (position, random);
      check_text (position);
      check_hands (position);
      if (setting->is_plain && n_moves % 8 == 0)
        check_score (position);
      n_moves++;
    }
  if (setting->is_plain)
    check_score (position);

  return n_moves;
}

static void
test_games (gconstpointer data)
{
  const Setting *setting = data;

  for (guint i = 0; i < 6; i++)
    {
      g_autoptr (BstGame) game = fixture_game_with (setting->tiles, setting->rules, 2 + i % 5);
      g_autoptr (BstPosition) start = bst_position_new (game);
      g_autoptr (BstPosition) position = bst_position_new (game);
      BstRandom random;
      guint n_moves;

      bst_random_init (&random, 900 + i);
      n_moves = play (setting, position, &random);
      while (n_moves-- > 0)
        {
          g_assert_true (bst_position_undo (position));
          if (n_moves % 16 == 0)
            g_assert_true (bst_position_is_ok (position));
        }
      g_assert_false (bst_position_undo (position));
      g_assert_true (bst_position_equal (position, start));
      g_assert_true (bst_position_is_ok (position));
    }
}

/* Blue is to lay a tile, and only H can complete the city of K. (transfer full) */
static BstPosition *
new_rich_position (BstGame    *game,
                   const char *red,
                   const char *blue,
                   const char *abbeys)
{
  static const char * const moves[] = { "E@0,-1 r180", "K@1,0 r0", "B@0,-2 r0", "R@1,-2 r90" };
  g_autoptr (BstPosition) position = bst_position_new (game);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GString) edited = NULL;
  BstPosition *rich;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    fixture_play (position, moves[i]);
  text = bst_position_to_text (position);
  edited = g_string_new (text);
  g_string_replace (edited, "Red 7 0 0,0,0", red, 1);
  g_string_replace (edited, "Blue 7 0 0,0,0 | Red", blue, 1);
  g_string_replace (edited, "abbeys 1,1", abbeys, 1);
  rich = bst_position_from_text (bst_game_get_tile_set (game), bst_game_get_rules (game),
                                 edited->str, &error);
  g_assert_no_error (error);

  return rich;
}

/* H7: goods and abbeys change hands as points do. */
static void
test_payment (void)
{
  g_autoptr (BstGame) game = fixture_game_with ("basic+abbey", "modern buying=yes goods=yes abbeys=1",
                                                2);
  g_autoptr (BstPosition) rich = new_rich_position (game, "Red 7 0 0,0,0", "Blue 7 9 2,1,0 | Blue",
                                                    "abbeys 1,1");
  g_autoptr (GError) error = NULL;
  g_autofree char *after = NULL;
  BstMove move;

  move = fixture_move (rich, "H@1,-1 r0 [Blue pays Red 3 points 2 wine 1 abbey] [Blue city:N]");
  g_assert_true (bst_position_apply (rich, &move, NULL, &error));
  g_assert_cmpint (bst_position_get_score (rich, 0), ==, 3);
  g_assert_cmpint (bst_position_get_score (rich, 1), ==, 6);
  g_assert_cmpuint (bst_position_get_tokens (rich, BST_TOKEN_WINE, 0), ==, 2);
  g_assert_cmpuint (bst_position_get_tokens (rich, BST_TOKEN_WINE, 1), ==, 0);
  g_assert_cmpuint (bst_position_get_tokens (rich, BST_TOKEN_GRAIN, 1), ==, 1);
  g_assert_cmpuint (bst_position_get_tokens (rich, BST_TOKEN_ABBEY, 0), ==, 2);
  g_assert_cmpuint (bst_position_get_tokens (rich, BST_TOKEN_ABBEY, 1), ==, 0);
  g_assert_true (bst_position_is_ok (rich));
  g_assert_true (bst_position_undo (rich));
  after = bst_position_to_text (rich);
  g_assert_nonnull (strstr (after, "Blue 7 9 2,1,0"));
  g_assert_nonnull (strstr (after, "abbeys 1,1"));
}

/* H7: what is paid can be written, and read again; nobody gets more than he can have. */
static void
test_highest_price (void)
{
  static const char * const prices[] = {
    "256 points", "10000 points", "255 wine", "20 cloth", "30 abbey"
  };
  g_autoptr (BstGame) game = fixture_game_with ("basic+abbey", "modern buying=yes goods=yes abbeys=1",
                                                2);
  g_autoptr (BstPosition) rich = new_rich_position (game, "Red 7 0 0,0,235",
                                                    "Blue 7 20000 255,0,255 | Blue", "abbeys 0,30");
  BstMove move;

  for (guint i = 0; i < G_N_ELEMENTS (prices); i++)
    {
      g_autofree char *text = g_strdup_printf ("H@1,-1 r0 [Blue pays Red %s]", prices[i]);
      g_autofree char *again = NULL;

      move = fixture_move (rich, text);
      again = bst_move_to_text (game, &move);
      g_assert_cmpstr (again, ==, text);
      g_assert_true (bst_position_apply (rich, &move, NULL, NULL));
      g_assert_true (bst_position_undo (rich));
    }
  move = fixture_move (rich, "H@1,-1 r0 [Blue pays Red 21 cloth]");
  g_assert_false (bst_position_apply (rich, &move, NULL, NULL));
  move = fixture_move (rich, "H@1,-1 r0 [Blue pays Red 1 points]");
  move.steps[0].points = BST_MAX_PRICE + 1;
  g_assert_false (bst_position_apply (rich, &move, NULL, NULL));
  g_assert_false (bst_move_parse (game, "H@1,-1 r0 [Blue pays Red 10001 points]", &move, NULL));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/house/%s", settings[i].name);

      g_test_add_data_func (path, &settings[i], test_games);
    }
  g_test_add_func ("/house/payment", test_payment);
  g_test_add_func ("/house/highest-price", test_highest_price);

  return g_test_run ();
}
