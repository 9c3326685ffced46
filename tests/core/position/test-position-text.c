/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"

#include <string.h>

/* What the texts are read with. */
static BstTileSet *set;
static BstRules rules;

static BstPosition *
read_text (const char  *text,
           GError     **error)
{
  return bst_position_from_text (set, &rules, text, error);
}

static void
assert_round_trip (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstPosition) position = read_text (text, &error);
  g_autofree char *again = NULL;

  g_assert_no_error (error);
  g_assert_true (bst_position_is_ok (position));
  again = bst_position_to_text (position);
  g_assert_cmpstr (again, ==, text);
}

static void
test_start (void)
{
  g_autoptr (BstPosition) position = fixture_position ("modern", NULL);
  g_autofree char *text = bst_position_to_text (position);

  g_assert_cmpstr (text, ==, "basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0 | ");
}

static void
test_round_trip (void)
{
  assert_round_trip ("basic modern | Red 7 0 | Red | D@0,0 r0 | ");
  assert_round_trip ("basic modern | Red 7 0; Blue 6 4 | Red U; Blue V "
                     "| D@0,0 r0; N@0,-1 r270 [Blue city:S] | C");
  assert_round_trip ("basic modern | Pink 0 -5; Black 20 100000 | Black V | D@0,0 r0 | C U U");
  assert_round_trip ("basic modern | Red 7 0; Blue 7 0 | Blue; Red U | D@0,0 r0; U@1,0 r0 ... | ");
  /* M5 is not asked: features may have been joined later. */
  assert_round_trip ("basic modern | Red 6 0; Blue 6 0 | Red "
                     "| D@0,0 r0; U@1,0 r0 [Red road:E]; U@2,0 r0 [Blue road:E] | ");
}

/* The position that is read goes on like the one that was written. */
static void
test_plays_on (void)
{
  g_autoptr (BstPosition) position = NULL;

  position = read_text ("basic modern | Red 6 3; Blue 7 0 | Blue "
                        "| D@0,0 r0; N@0,-1 r270 [Red city:S]; N@-1,-1 r180 | ", NULL);
  fixture_play (position, "D@-1,0 r0");
  g_assert_cmpint (bst_position_get_score (position, 0), ==, 11);
  g_assert_cmpuint (bst_position_get_supply (position, 0, BST_FIGURE_FOLLOWER), ==, 7);
  g_assert_cmpuint (bst_position_get_turn (position), ==, 0);
  g_assert_true (bst_position_is_ok (position));
}

static void
assert_malformed (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstPosition) position = read_text (text, &error);

  if (position != NULL)
    {
      g_test_message ("read: %s", text);
      g_test_fail ();
      return;
    }
  g_assert_nonnull (error);
  g_assert_true (error->domain == BST_ERROR);
}

static void
test_bad_parts (void)
{
  static const char * const texts[] = {
    "", " | ", " |  |  |  | ", "basic modern", "basic modern | Red 7 0 | Red | D@0,0 r0",
    "basic modern | Red 7 0 | Red | D@0,0 r0 |", "basic modern | Red 7 0 | Red | D@0,0 r0 |  | ",
    "basic modern|Red 7 0|Red|D@0,0 r0|", "modern basic | Red 7 0 | Red | D@0,0 r0 | ",
    "basic classic | Red 7 0 | Red | D@0,0 r0 | ", "basic  modern | Red 7 0 | Red | D@0,0 r0 | ",
    "Basic modern | Red 7 0 | Red | D@0,0 r0 | ", " basic modern | Red 7 0 | Red | D@0,0 r0 | ",
    "basic modern | Red 7 0 | Red | D@0,0 r0 | \n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_malformed (texts[i]);
}

/* Each text takes the place of one part in a good position. */
static void
test_bad_players (void)
{
  static const char * const players[] = {
    "", "Red", "Red 7", "Red 7 0 ", " Red 7 0", "Red  7 0", "Red 7 0;", "Red 7 0; ", "; Red 7 0",
    "Red 7 0;Blue 7 0", "red 7 0", "Mauve 7 0", "Red 7 0; Red 7 0", "Red -1 0", "Red 21 0",
    "Red 07 0", "Red +7 0", "Red 7 00", "Red 7 -0", "Red 7 +1", "Red 7 0x1", "Red 7 1.5",
    "Red 7 100001", "Red 7 -100001", "Red 7 99999999999999999999", "Red 7 0 0", "Red 7 0 x",
    "Red 7 0; Blue 7 0; Yellow 7 0; Green 7 0; Black 7 0; Pink 7 0; Red 7 0"
  };

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      g_autofree char *text = g_strdup_printf ("basic modern | %s | Red | D@0,0 r0 | ", players[i]);

      assert_malformed (text);
    }
}

static void
test_bad_turns (void)
{
  static const char * const turns[] = {
    "", "Green", "red", "Red ", " Red", "Red Z", "Red  U", "Red U ", "Red u", "Red U V", "Red; ",
    "Red; Blue", "Red U; Blue", "Red;Blue U", "Red U; Red V", "Red; Blue U; Blue V",
    "Red C; Blue C", "Red; Green U"
  };

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      g_autofree char *text = g_strdup_printf ("basic modern | Red 7 0; Blue 7 0 | %s | D@0,0 r0 | ",
                                               turns[i]);

      assert_malformed (text);
    }
}

static void
test_bad_boards (void)
{
  static const char * const boards[] = {
    "", "D@0,0", "D@0,0 r90", "D@1,0 r0", "U@0,0 r0", "D@0,0 r0;", "D@0,0 r0; ", "; D@0,0 r0",
    "D@0,0 r0;U@1,0 r0", "D@0,0 r0;  U@1,0 r0", "U@1,0 r0; D@0,0 r0", "D@0,0 r0; D@0,0 r0",
    "D@0,0 r0 ...", "D@0,0 r0; U@1,0 r90", "D@0,0 r0; U@2,0 r0",
    "D@0,0 r0; U@1,0 r0; U@1,0 r0", "D@0,0 r0; U@1,0 r0 ...; U@2,0 r0", "D@0,0 r0; C@-",
    "D@0,0 r0; C@0,-1 r0; C@0,-2 r0", "D@0,0 r0; U@1,0 r0 [Red city:N]",
    "D@0,0 r0; U@1,0 r0 [Green road:E]", "D@0,0 r0; U@1,0 r0 Red road:E", "D@0,0 r0; U@1,0 r0;"
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autofree char *text = g_strdup_printf ("basic modern | Red 6 0; Blue 7 0 | Red | %s | ",
                                               boards[i]);

      assert_malformed (text);
    }
}

static void
test_bad_discards (void)
{
  static const char * const discards[] = {
    " ", "C ", " C", "C  U", "C C", "Z", "c", "C,U", "C; U", "C@-", "U U U U U U U U U"
  };

  for (guint i = 0; i < G_N_ELEMENTS (discards); i++)
    {
      g_autofree char *text = g_strdup_printf ("basic modern | Red 7 0 | Red | D@0,0 r0 | %s",
                                               discards[i]);

      assert_malformed (text);
    }
}

/* A tile cannot be in hand, on the board and put aside at once. */
static void
test_last_copy (void)
{
  assert_malformed ("basic modern | Red 7 0 | Red C | D@0,0 r0; C@0,-1 r0 | ");
  assert_malformed ("basic modern | Red 7 0 | Red C | D@0,0 r0 | C");
  assert_malformed ("basic modern | Red 7 0 | Red | D@0,0 r0; C@0,-1 r0 | C");
  assert_malformed ("basic modern | Red 7 0; Blue 7 0 | Red Q; Blue Q | D@0,0 r0 | ");
}

/* Figures that players do not have: more on the board than there are followers. */
static void
test_too_many_figures (void)
{
  GString *board = g_string_new ("D@0,0 r0");
  g_autofree char *text = NULL;
  g_autofree char *good = NULL;

  for (int i = 1; i <= 7; i++)
    g_string_append_printf (board, "; U@%d,0 r0 [Red road:E]", i);
  good = g_strdup_printf ("basic modern | Red 0 0 | Red | %s | ", board->str);
  assert_round_trip (good);
  text = g_strdup_printf ("basic modern | Red 0 0 | Red | %s; U@8,0 r0 [Red road:E] | ", board->str);
  assert_malformed (text);
  g_string_free (board, TRUE);
}

static char *
make_long_text (BstGame *game,
                guint    n_moves)
{
  g_autoptr (BstPosition) position = bst_position_new (game);
  BstRandom random;
  BstMove move;

  bst_random_init (&random, 7);
  for (guint i = 0; i < n_moves && fixture_random_move (position, &random, &move); i++)
    g_assert_true (bst_position_apply (position, &move, NULL, NULL));

  return bst_position_to_text (position);
}

/* --- Expansions --- */

#define FIGURES "modern,big-followers=1,builders=1,pigs=1,goods=yes"

static void
use_figures (void)
{
  bst_rules_init (&rules);
  g_strlcpy (rules.id, "custom", sizeof rules.id);
  rules.figures[BST_FIGURE_BIG] = rules.figures[BST_FIGURE_BUILDER] = rules.figures[BST_FIGURE_PIG] = 1;
  rules.goods = TRUE;
}

static void
test_figures (void)
{
  use_figures ();
  assert_round_trip ("basic " FIGURES " | Red 6,1,0,1 0 0,0,0; Blue 7,0,1,1 4 2,0,5 | Red second U "
                     "| D@0,0 r0; U@1,0 r0 [Red road:E]; U@2,0 r0 [Red builder on road:E]; "
                     "E@0,1 r90 [Blue big on city:E] | C");
  assert_round_trip ("basic " FIGURES " | Red 6,1,1,0 0 0,0,0 | Red | D@0,0 r0; "
                     "U@1,0 r0 [Red field:NL]; U@2,0 r0 [Red pig on field:NL] ... | ");
  bst_rules_init (&rules);
}

/* T3: nobody has more goods than can be written; the city gives what is missing to it. */
static void
test_most_goods (void)
{
  static const char * const wine[] = { "99", "100", "254", "255" };
  static const char * const after[] = { "100", "101", "255", "255" };
  g_autoptr (BstGame) game = fixture_game_with ("basic+traders-and-builders", "modern goods=yes", 2);

  set = bst_game_get_tile_set (game);
  rules = *bst_game_get_rules (game);
  for (guint i = 0; i < G_N_ELEMENTS (wine); i++)
    {
      g_autofree char *start = g_strdup_printf ("basic+traders-and-builders modern,goods=yes "
                                                "| Red 7 0 %s,0,0; Blue 7 0 0,0,0 | Red "
                                                "| D@0,0 r0; TB/Cc.w@0,-1 r180 | ", wine[i]);
      g_autofree char *has = g_strdup_printf ("Red 7 0 %s,0,0", after[i]);
      g_autofree char *text = NULL;
      g_autoptr (BstPosition) position = read_text (start, NULL);

      fixture_play (position, "E@1,-1 r270");
      text = bst_position_to_text (position);
      g_assert_nonnull (strstr (text, has));
      assert_round_trip (text);
      g_assert_true (bst_position_undo (position));
    }
  set = fixture_set ();
  bst_rules_init (&rules);
}

static void
test_bad_figures (void)
{
  static const char * const players[] = {
    "Red 7 0 0,0,0", "Red 7,1,1 0 0,0,0", "Red 7,1,1,1,1 0 0,0,0", "Red 7,1,1,1 0",
    "Red 7,1,1,1 0 0,0", "Red 7,1,1,1 0 0,0,0,0", "Red 7,1,1,21 0 0,0,0", "Red 7,1,,1 0 0,0,0",
    "Red 7,1,-1,1 0 0,0,0", "Red 7,1,1,1 0 256,0,0", "Red 7,1,1,1 0 00,0,0", "Red 7,1,1,1 0 0,0,0 ",
    "Red 7, 1,1,1 0 0,0,0"
  };
  static const char * const boards[] = {
    "U@1,0 r0 [Red builder on field:NL]", "U@1,0 r0 [Red pig on road:E]",
    "B@0,1 r0 [Red builder on mon]", "B@0,1 r0 [Red pig on mon]",
    "U@1,0 r0 [Red builder on road:E]; U@2,0 r0 [Red builder on road:E]",
    "U@1,0 r0 [Red big on road:E]; U@2,0 r0 [Red big on road:E]"
  };

  use_figures ();
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      g_autofree char *text = g_strdup_printf ("basic " FIGURES " | %s | Red | D@0,0 r0 | ",
                                               players[i]);

      assert_malformed (text);
    }
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autofree char *text = g_strdup_printf ("basic " FIGURES " | Red 7,0,0,0 0 0,0,0 | Red "
                                               "| D@0,0 r0; %s | ", boards[i]);

      assert_malformed (text);
    }
  bst_rules_init (&rules);
}

/* --- Damage --- */

/* Cut anywhere, or with one byte changed, a text is refused or is that of a position. Figures
 * may be named by any half-edge of their field, so the text need not be the printed one. */
static void
damage (const char *text)
{
  gsize length = strlen (text);
  BstRandom random;

  bst_random_init (&random, 8);
  assert_round_trip (text);
  for (guint i = 0; i < 3000; i++)
    {
      g_autofree char *damaged = g_strdup (text);
      g_autoptr (BstPosition) position = NULL;
      g_autofree char *again = NULL;

      if (i < length)
        damaged[i] = '\0';
      else
        damaged[bst_random_below (&random, (guint) length)] =
          " |;@,.-0123456789[]DUredNESWLR\t"[bst_random_below (&random, 31)];
      position = read_text (damaged, NULL);
      if (position == NULL)
        continue;
      g_assert_true (bst_position_is_ok (position));
      again = bst_position_to_text (position);
      assert_round_trip (again);
    }
}

static void
test_damaged (void)
{
  g_autoptr (BstGame) game = fixture_game ("modern", 4);
  g_autofree char *text = make_long_text (game, 20);

  damage (text);
}

/* With every kind of figure, goods, and a river. */
static void
test_damaged_expansions (void)
{
  g_autoptr (BstGame) game = NULL;
  g_autofree char *text = NULL;

  game = fixture_game_with ("basic+river+inns-and-cathedrals+traders-and-builders",
                            "modern big-followers=2 builders=2 pigs=2 inns=yes goods=yes", 3);
  text = make_long_text (game, 45);
  g_assert_nonnull (strstr (text, "builder on"));
  set = bst_game_get_tile_set (game);
  rules = *bst_game_get_rules (game);
  damage (text);
  set = fixture_set ();
  bst_rules_init (&rules);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  set = fixture_set ();
  bst_rules_init (&rules);
  g_test_add_func ("/position-text/start", test_start);
  g_test_add_func ("/position-text/round-trip", test_round_trip);
  g_test_add_func ("/position-text/plays-on", test_plays_on);
  g_test_add_func ("/position-text/bad-parts", test_bad_parts);
  g_test_add_func ("/position-text/bad-players", test_bad_players);
  g_test_add_func ("/position-text/bad-turns", test_bad_turns);
  g_test_add_func ("/position-text/bad-boards", test_bad_boards);
  g_test_add_func ("/position-text/bad-discards", test_bad_discards);
  g_test_add_func ("/position-text/last-copy", test_last_copy);
  g_test_add_func ("/position-text/too-many-figures", test_too_many_figures);
  g_test_add_func ("/position-text/figures", test_figures);
  g_test_add_func ("/position-text/most-goods", test_most_goods);
  g_test_add_func ("/position-text/bad-figures", test_bad_figures);
  g_test_add_func ("/position-text/damaged", test_damaged);
  g_test_add_func ("/position-text/damaged-expansions", test_damaged_expansions);

  return g_test_run ();
}
