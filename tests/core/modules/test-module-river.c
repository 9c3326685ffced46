/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The river against its rules said plainly (RV2 to RV6): every cell and rotation, through random
 * games under each reading of the tight turn. */

#include "fixture.h"
#include "naive.h"

static const char * const u_turns[] = { "immediate", "never-twice", "jcloisterzone", "off" };

static BstDrawGroup
group_of (const BstPosition *position,
          guint              type)
{
  return bst_tile_set_get_type (bst_game_get_tile_set (bst_position_get_game (position)),
                                type)->group;
}

static guint
count_left (const BstPosition *position,
            BstDrawGroup       group)
{
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (bst_position_get_game (position)));
  guint n_left = 0;

  for (guint type = 0; type < n_types; type++)
    if (group_of (position, type) == group)
      n_left += bst_position_get_remaining (position, type);

  return n_left;
}

/* RV2, RV6, RV11: the fork, then river tiles, then the lake, then all others. */
static void
check_draws (const BstPosition *position)
{
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (bst_position_get_game (position)));
  guint n_fork = count_left (position, BST_DRAW_FORK);
  guint n_river = count_left (position, BST_DRAW_RIVER);
  guint n_lake = count_left (position, BST_DRAW_LAKE);
  BstDrawGroup wanted = n_fork > 0 ? BST_DRAW_FORK : n_river > 0 ? BST_DRAW_RIVER
                        : n_lake > 0 ? BST_DRAW_LAKE : BST_DRAW_ANY_TIME;

  for (guint type = 0; type < n_types; type++)
    g_assert_cmpint (bst_position_may_draw (position, type), ==,
                     bst_position_get_remaining (position, type) > 0
                     && group_of (position, type) == wanted);
}

static const char *
plain_why_not (const BstPosition *position,
               guint              index,
               int                x,
               int                y,
               guint              rotation)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  const BstTileType *type = bst_tile_set_get_type (set, index);
  const char *rule = naive_why_not (position, type, x, y, rotation);

  if (rule != NULL || type->group == BST_DRAW_ANY_TIME)
    return rule;

  return naive_why_no_river (position, type, x, y, rotation);
}

/* Also against the list of placements, which has equal rotations once. */
static void
check_type (const BstPosition *position,
            guint              type)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint8 distinct = bst_tile_set_get_type (set, type)->rotations;
  BstPlacement placements[BST_MAX_PLACEMENTS (200)];
  guint n_cells = bst_position_get_placements (position, type, placements);
  guint n_listed = 0, n_legal = 0;

  for (guint i = 0; i < n_cells; i++)
    n_listed += (guint) __builtin_popcount (placements[i].rotations);
  for (int y = -14; y <= 14; y++)
    for (int x = -14; x <= 14; x++)
      for (guint rotation = 0; rotation < 4; rotation++)
        {
          BstReason found = bst_position_why_not (position, type, x, y, rotation, NULL);

          g_assert_cmpstr (bst_reason_get_rule (found), ==, plain_why_not (position, type, x, y, rotation));
          n_legal += found == BST_REASON_NONE && (distinct & (1u << rotation));
        }
  g_assert_cmpuint (n_listed, ==, n_legal);
  g_assert_cmpint (bst_position_has_placement (position, type), ==, n_legal > 0);
}

/* All types that could be drawn, while the river is laid. */
static void
play_river (BstGame *game,
            guint64  seed)
{
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (game));
  g_autoptr (BstPosition) position = bst_position_new (game);
  BstRandom random;
  BstMove move;

  bst_random_init (&random, seed);
  while (count_left (position, BST_DRAW_RIVER) + count_left (position, BST_DRAW_LAKE) > 0)
    {
      check_draws (position);
      for (guint type = 0; type < n_types; type++)
        if (bst_position_may_draw (position, type))
          check_type (position, type);
      g_assert_true (fixture_random_move (position, &random, &move));
      g_assert_true (bst_position_apply (position, &move, NULL, NULL));
      g_assert_true (bst_position_is_ok (position));
    }
  check_draws (position);
}

static void
test_legality (gconstpointer data)
{
  static const char * const tiles[] = {
    "basic+river", "basic+river+gq11", "basic+river-2", "basic+river+river-2", "basic+river+river-2+gq11-river",
  };

  for (guint i = 0; i < 50; i++)
    {
      g_autofree char *rules = g_strdup_printf ("modern u-turn=%s", (const char *) data);
      g_autoptr (BstGame) game = fixture_game_with (tiles[i % G_N_ELEMENTS (tiles)], rules, 2);

      play_river (game, 300 + i);
    }
}

/* RV1: the start tile is put aside, or stays in the bag. */
static void
test_start (void)
{
  g_autoptr (BstGame) removed = fixture_game_with ("basic+river", "modern", 2);
  g_autoptr (BstGame) kept = fixture_game_with ("basic+river", "modern river-start=kept", 2);
  g_autoptr (BstPosition) without = bst_position_new (removed);
  g_autoptr (BstPosition) with = bst_position_new (kept);
  guint d = (guint) bst_tile_set_find (bst_game_get_tile_set (removed), "D");

  g_assert_cmpuint (bst_position_get_remaining (without, d), ==, 3);
  g_assert_cmpuint (bst_position_get_remaining (with, d), ==, 4);
  g_assert_cmpuint (bst_position_get_n_remaining (without), ==, 71 + 11);
  g_assert_cmpuint (bst_position_get_n_remaining (with), ==, 72 + 11);
  g_assert_true (bst_position_is_ok (without));
  g_assert_true (bst_position_is_ok (with));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (u_turns); i++)
    {
      g_autofree char *path = g_strconcat ("/module-river/legality/", u_turns[i], NULL);

      g_test_add_data_func (path, u_turns[i], test_legality);
    }
  g_test_add_func ("/module-river/start", test_start);

  return g_test_run ();
}
