/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where tiles and figures may go: by look-up, by asking, and by the plain rules. */

#include "fixture.h"
#include "naive.h"

/* --- Placements --- */

/* The smallest rotation that looks the same. */
static guint
smallest_rotation (const BstTileType *type,
                   guint              rotation)
{
  return type->rotations == 1 ? 0 : type->rotations == 3 ? rotation % 2 : rotation;
}

static guint
find_rotations (const BstPlacement *placements,
                guint               n_placements,
                int                 x,
                int                 y)
{
  guint rotations = 0, n_found = 0;

  for (guint i = 0; i < n_placements; i++)
    if (placements[i].x == x && placements[i].y == y)
      {
        rotations = placements[i].rotations;
        n_found++;
      }
  g_assert_cmpuint (n_found, <=, 1);

  return rotations;
}

/* All cells of the board and two beyond it, all rotations: by look-up, by asking why not, and
 * by the plain rule. */
static void
check_placements (BstPosition *position)
{
  int min_x, min_y, max_x, max_y;

  bst_position_get_extents (position, &min_x, &min_y, &max_x, &max_y);
  for (guint index = 0; index < 24; index++)
    {
      const BstTileType *type = bst_tile_set_get_type (fixture_set (), index);
      BstPlacement placements[BST_MAX_PLACEMENTS (72)];
      guint n = bst_position_get_placements (position, index, placements);
      guint n_pairs = 0, n_listed = 0;

      g_assert_cmpint (bst_position_has_placement (position, index), ==, n > 0);
      for (int y = min_y - 2; y <= max_y + 2; y++)
        for (int x = min_x - 2; x <= max_x + 2; x++)
          for (guint rotation = 0; rotation < 4; rotation++)
            {
              const char *why = naive_why_not (position, type, x, y, rotation);
              guint rotations = find_rotations (placements, n, x, y);

              g_assert_cmpstr (bst_reason_get_rule (bst_position_why_not (position, index, x, y, rotation, NULL)), ==, why);
              g_assert_cmpint ((rotations >> smallest_rotation (type, rotation)) & 1, ==, why == NULL);
              n_pairs += why == NULL && smallest_rotation (type, rotation) == rotation;
            }
      for (guint i = 0; i < n; i++)
        n_listed += (guint) __builtin_popcount (placements[i].rotations);
      g_assert_cmpuint (n_listed, ==, n_pairs);
    }
}

static void
test_placements (void)
{
  fixture_walk_games (check_placements, 10);
}

/* P2 names the first edge that does not match. */
static void
test_why_not (void)
{
  g_autoptr (BstPosition) position = fixture_position ("modern", NULL);
  guint e = (guint) bst_tile_set_find (fixture_set (), "E");
  BstDirection edge = BST_NORTH;

  g_assert_cmpint (bst_position_why_not (position, e, 0, -1, 2, &edge), ==, BST_REASON_NONE);
  g_assert_cmpstr (bst_reason_get_rule (bst_position_why_not (position, e, 0, -1, 0, &edge)), ==, "P2");
  g_assert_cmpint (edge, ==, BST_SOUTH);
  g_assert_cmpstr (bst_reason_get_rule (bst_position_why_not (position, e, 1, 0, 0, &edge)), ==, "P2");
  g_assert_cmpint (edge, ==, BST_WEST);
  g_assert_cmpstr (bst_reason_get_rule (bst_position_why_not (position, e, 0, 0, 0, &edge)), ==, "P1");
  g_assert_cmpstr (bst_reason_get_rule (bst_position_why_not (position, e, 1, 1, 0, &edge)), ==, "P1");
  g_assert_cmpstr (bst_reason_get_rule (bst_position_why_not (position, e, G_MAXINT / 2, G_MININT / 2, 0, NULL)), ==, "P1");
}

static void
check_frontier (BstPosition *position)
{
  BstPlacement cells[BST_MAX_PLACEMENTS (72)];
  guint n = bst_position_get_frontier (position, cells);
  guint n_tiles, n_wanted = 0;
  int min_x, min_y, max_x, max_y;

  bst_position_get_tiles (position, &n_tiles);
  g_assert_cmpuint (n, <=, BST_MAX_PLACEMENTS (n_tiles));
  bst_position_get_extents (position, &min_x, &min_y, &max_x, &max_y);
  for (int y = min_y - 1; y <= max_y + 1; y++)
    for (int x = min_x - 1; x <= max_x + 1; x++)
      {
        gboolean beside = FALSE;

        if (bst_position_find_tile (position, x, y) >= 0)
          continue;
        for (guint edge = 0; edge < 4; edge++)
          beside |= bst_position_find_tile (position, x + bst_step_x[edge], y + bst_step_y[edge]) >= 0;
        n_wanted += beside;
        for (guint i = 0; i < n && beside; i++)
          if (cells[i].x == x && cells[i].y == y)
            beside = FALSE;
        g_assert_false (beside);
      }
  g_assert_cmpuint (n, ==, n_wanted);
}

static void
test_frontier (void)
{
  fixture_walk_games (check_frontier, 7);
}

/* --- Spots --- */

/* The spots of a laid tile against the rule: no figure on any connected segment. */
static void
check_spots_here (BstPosition *position)
{
  const BstRules *rules = bst_game_get_rules (bst_position_get_game (position));
  guint turn = bst_position_get_turn (position);
  guint8 spots[BST_MAX_SEGMENTS];
  guint n_spots = bst_position_get_spots (position, turn, BST_FIGURE_FOLLOWER, spots);
  guint n_tiles, next = 0;
  const BstTile *tile = &bst_position_get_tiles (position, &n_tiles)[0];
  const BstTileType *type;
  NaiveBoard board;

  tile += n_tiles - 1;
  type = bst_tile_set_get_type (fixture_set (), (guint) tile->type);
  naive_board_init (&board, position);
  for (guint i = 0; i < type->n_segments; i++)
    {
      NaiveFeature feature;
      gboolean is_free;

      naive_board_feature (&board, board.labels[tile->first_part + i], &feature);
      is_free = feature.n_figures == 0 && bst_position_get_supply (position, turn, BST_FIGURE_FOLLOWER) > 0
                && (rules->farmers || feature.kind != BST_FEATURE_FIELD);
      if (is_free)
        g_assert_cmpuint (spots[next++], ==, i);
    }
  g_assert_cmpuint (n_spots, ==, next);
  naive_board_clear (&board);
}

static void
check_spots (BstPosition *position)
{
  BstPlacement placements[BST_MAX_PLACEMENTS (72)];

  for (guint type = 0; type < 24; type += 3)
    {
      guint n = bst_position_get_placements (position, type, placements);

      if (n == 0 || bst_position_get_remaining (position, type) == 0)
        continue;
      bst_position_place (position, type, placements[n / 2].x, placements[n / 2].y,
                          (guint) __builtin_ctz (placements[n / 2].rotations));
      check_spots_here (position);
      bst_position_undo (position);
    }
}

static void
test_spots (void)
{
  fixture_walk_games (check_spots, 6);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/turn/placements", test_placements);
  g_test_add_func ("/turn/why-not", test_why_not);
  g_test_add_func ("/turn/frontier", test_frontier);
  g_test_add_func ("/turn/spots", test_spots);

  return g_test_run ();
}
