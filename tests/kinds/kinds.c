/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays with the kinds that kinds.py adds: a hermit, who stands on huts and monasteries, huts, which lie inside a tile and
 * are paid as monasteries are, a gnome, who walks about, and acorns, which lie on fields and are gathered. The program has a list of modules of its own, as
 * test-made-up.c has. */

#include "bst-module.h"
#include "bst-setup.h"

#include <string.h>

/* --- The gnome --- */

typedef struct
{
  BstNeutral where;
  guint16    is_there;
} Gnome;

static gboolean
is_in_play (const BstPosition *p)
{
  return TRUE;
}

static gboolean
get_neutral (const BstPosition *p,
             BstNeutralKind     kind,
             BstNeutral        *where)
{
  const Gnome *gnome = bst_position_get_memory (p, 0);

  if (kind != BST_NEUTRAL_GNOME || !gnome->is_there)
    return FALSE;
  *where = gnome->where;

  return TRUE;
}

static void
set_neutral (BstPosition      *p,
             BstNeutralKind    kind,
             const BstNeutral *where)
{
  if (kind == BST_NEUTRAL_GNOME)
    *(Gnome *) bst_position_change_memory (p, 0) = (Gnome) { *where, TRUE };
}

static const BstModule gnome = {
  .name = "gnome",
  .memory = sizeof (Gnome),
  .is_in_play = is_in_play,
  .get_neutral = get_neutral,
  .set_neutral = set_neutral,
};

/* --- The acorns: two a player, all others lie about --- */

typedef struct
{
  guint8 gathered[BST_MAX_PLAYERS];
  guint8 lying[20];
} Acorns;

static guint
get_tokens (const BstPosition *p,
            BstTokenKind       kind,
            guint              player)
{
  return ((const Acorns *) bst_position_get_memory (p, 1))->gathered[player];
}

static guint
get_tile_tokens (const BstPosition *p,
                 BstTokenKind       kind,
                 guint              tile)
{
  return ((const Acorns *) bst_position_get_memory (p, 1))->lying[tile];
}

static void
set_tokens (BstPosition  *p,
            BstTokenKind  kind,
            guint         player,
            guint         number)
{
  ((Acorns *) bst_position_change_memory (p, 1))->gathered[player] = (guint8) number;
}

static void
set_tile_tokens (BstPosition  *p,
                 BstTokenKind  kind,
                 guint         tile,
                 guint         number)
{
  ((Acorns *) bst_position_change_memory (p, 1))->lying[tile] = (guint8) number;
}

static void
find_problems (const BstPosition *p,
               GArray            *problems)
{
  guint n = 0;

  for (guint player = 0; player < p->n_players; player++)
    n += get_tokens (p, BST_TOKEN_ACORN, player);
  if (n > 4)
    bst_problems_add_tokens (problems, BST_TOKEN_ACORN, n, 4);
}

static const BstModule acorn = {
  .name = "acorn",
  .memory = sizeof (Acorns),
  .tokens = BST_TOKEN_BIT (BST_TOKEN_ACORN),
  .get_tokens = get_tokens,
  .get_tile_tokens = get_tile_tokens,
  .set_tokens = set_tokens,
  .set_tile_tokens = set_tile_tokens,
  .is_in_play = is_in_play,
  .find_problems = find_problems,
};

const BstModule * const bst_all_modules[] = { &gnome, &acorn };
const guint bst_n_modules = 2;

/* --- The game --- */

static BstPosition *
begin (void)
{
  const BstTileType hut = {
    .id = (char *) "XX/H", .count = 1, .n_segments = 2,
    .segments = { { .kind = BST_FEATURE_HUT }, { .kind = BST_FEATURE_FIELD, .sides = 0xff } },
  };
  const BstTileType field = {
    .id = (char *) "XX/F", .count = 9, .n_segments = 1, .segments = { { .kind = BST_FEATURE_FIELD, .sides = 0xff } },
  };
  BstPlayer players[] = { { (char *) "Red", BST_COLOUR_RED }, { (char *) "Blue", BST_COLOUR_BLUE } };
  g_autoptr (BstTileSet) set = bst_tile_set_new ("basic");
  g_autoptr (BstGame) game = NULL;
  BstRules rules;

  g_assert_true (bst_tile_set_add (set, &hut, NULL));
  g_assert_true (bst_tile_set_add (set, &field, NULL));
  g_assert_true (bst_tile_set_add_start (set, "XX/F", 0, 0, 0, NULL));
  g_assert_true (bst_tile_set_seal (set, NULL));
  bst_rules_init (&rules);
  g_assert_true (bst_rules_set (&rules, "hermits", "1", NULL));
  game = bst_game_new (set, &rules, players, 2, NULL);

  return bst_position_new (game);
}

static void
play (BstPosition *position,
      const char  *text)
{
  g_autoptr (GError) error = NULL;
  BstMove move;

  bst_move_parse (bst_position_get_game (position), text, &move, &error);
  g_assert_no_error (error);
  bst_position_apply (position, &move, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (bst_position_is_ok (position));
}

/* The text of the position gives it back, and so does a set-up. */
static void
check_written (BstPosition *position)
{
  BstGame *game = bst_position_get_game (position);
  g_autofree char *text = bst_position_to_text (position);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstPosition) read = bst_position_from_text (bst_game_get_tile_set (game), bst_game_get_rules (game), text,
                                                         &error);
  g_autoptr (BstSetup) setup = bst_setup_from_position (position);
  g_autoptr (BstPosition) built = bst_setup_get_position (setup);
  g_autofree char *read_text = NULL;
  g_autofree char *built_text = NULL;

  g_assert_no_error (error);
  read_text = bst_position_to_text (read);
  built_text = bst_position_to_text (built);
  g_assert_cmpstr (read_text, ==, text);
  g_assert_cmpstr (built_text, ==, text);
  g_assert_true (bst_position_is_ok (read) && bst_position_is_ok (built));
}

/* He claims the hut, is written down, and is paid when eight tiles lie round it. */
static void
test_hermit (void)
{
  g_autoptr (BstPosition) position = begin ();
  guint8 spots[BST_MAX_SEGMENTS];
  guint n_tiles;

  g_assert_cmpuint (bst_position_get_supply (position, 0, BST_FIGURE_HERMIT), ==, 1);
  bst_position_place (position, (guint) bst_tile_set_find (bst_game_get_tile_set (bst_position_get_game (position)), "XX/H"),
                      1, 0, 0);
  g_assert_cmpuint (bst_position_get_spots (position, 0, BST_FIGURE_HERMIT, spots), ==, 1);
  g_assert_cmpuint (spots[0], ==, 0);
  g_assert_true (bst_position_undo (position));

  play (position, "XX/H@1,0 r0 [Red hermit on hut]");
  g_assert_cmpuint (bst_position_get_supply (position, 0, BST_FIGURE_HERMIT), ==, 0);
  check_written (position);
  for (int y = -1; y <= 1; y++)
    for (int x = 0; x <= 2; x++)
      if (bst_position_find_tile (position, x, y) < 0)
        {
          g_autofree char *text = g_strdup_printf ("XX/F@%d,%d r0", x, y);

          play (position, text);
        }
  bst_position_get_tiles (position, &n_tiles);
  g_assert_cmpuint (n_tiles, ==, 9);
  g_assert_cmpint (bst_position_get_score (position, 0), ==, 9);
  g_assert_cmpuint (bst_position_get_supply (position, 0, BST_FIGURE_HERMIT), ==, 1);
  check_written (position);
}

/* What is not complete pays at the end, under the name of its kind. */
static void
test_hut (void)
{
  g_autoptr (BstPosition) position = begin ();
  g_auto (BstEvents) events = { 0 };
  int points[BST_MAX_PLAYERS] = { 0 };

  play (position, "XX/H@0,1 r90 [Red hut]");
  bst_position_score_final (position, points, &events);
  g_assert_cmpint (points[0], ==, 2);
  g_assert_cmpuint (events.n_items, ==, 1);
  g_assert_cmpint (events.items[0].kind, ==, BST_FEATURE_HUT);
  check_written (position);
}

/* A set-up puts him down and finds him there. */
static void
test_gnome (void)
{
  g_autoptr (BstPosition) position = begin ();
  g_autoptr (BstSetup) setup = bst_setup_from_position (position);
  g_autoptr (BstPosition) built = NULL;
  BstSpot spot = { .player = BST_NO_PLAYER };
  int x, y;

  g_assert_false (bst_position_get_neutral (position, BST_NEUTRAL_GNOME, &x, &y, NULL));
  g_assert_cmpint (bst_setup_set_neutral (setup, BST_NEUTRAL_GNOME, &spot), ==, BST_SETUP_OK);
  built = bst_setup_get_position (setup);
  g_assert_true (bst_position_get_neutral (built, BST_NEUTRAL_GNOME, &x, &y, NULL));
  g_assert_cmpint (x, ==, 0);
  g_assert_cmpint (y, ==, 0);
}

/* A set-up has them on tiles and with players, within their bounds; they move with their tile and are named in texts and in
 * what is wrong. */
static void
test_acorn (void)
{
  g_autoptr (BstPosition) position = begin ();
  g_autoptr (BstSetup) setup = bst_setup_from_position (position);
  g_autoptr (BstPosition) built = NULL;
  g_autoptr (GArray) problems = NULL;
  g_autofree char *text = NULL;
  g_autofree char *key = NULL;

  g_assert_cmpint (bst_setup_set_tile_tokens (setup, BST_TOKEN_ACORN, 0, 0, 3), ==, BST_SETUP_OK);
  g_assert_cmpint (bst_setup_set_tile_tokens (setup, BST_TOKEN_ACORN, 0, 0, 4), ==, BST_SETUP_TOO_MANY);
  g_assert_cmpint (bst_setup_set_tile_tokens (setup, BST_TOKEN_ACORN, 1, 0, 1), ==, BST_SETUP_NO_PLACE);
  g_assert_cmpint (bst_setup_set_tokens (setup, BST_TOKEN_ACORN, 1, 12), ==, BST_SETUP_OK);
  g_assert_cmpint (bst_setup_shift (setup, 2, 1), ==, BST_SETUP_OK);
  built = bst_setup_get_position (setup);
  text = bst_position_to_text (built);
  g_assert_nonnull (strstr (text, "nuts 3 at 2,1; acorns 0,9"));
  g_assert_cmpuint (bst_position_get_tokens (built, BST_TOKEN_ACORN, 1), ==, 9);
  problems = bst_setup_find_problems (setup, built, NULL);
  for (guint i = 0; i < problems->len && key == NULL; i++)
    if (g_array_index (problems, BstProblem, i).tag == BST_PROBLEM_TOKENS)
      key = bst_problem_to_key (bst_position_get_game (built), &g_array_index (problems, BstProblem, i));
  g_assert_cmpstr (key, ==, "acorns");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kinds/hermit", test_hermit);
  g_test_add_func ("/kinds/hut", test_hut);
  g_test_add_func ("/kinds/gnome", test_gnome);
  g_test_add_func ("/kinds/acorn", test_acorn);

  return g_test_run ();
}
