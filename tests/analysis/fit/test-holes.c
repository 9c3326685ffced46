/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fit maps, refusals and holes of random positions against a slow walk over the board. With
 * BASTIDE_POSITIONS=10000 in the environment it looks at so many. */

#include "bst-holes.h"
#include "bst-legal-map.h"
#include "bst-refusal.h"

#include "naive.h"
#include "random-position.h"

static const BstTileType *
get_type (const BstPosition *position,
          guint              type)
{
  return bst_tile_set_get_type (bst_game_get_tile_set (bst_position_get_game (position)), type);
}

static const BstRules *
get_rules (const BstPosition *position)
{
  return bst_game_get_rules (bst_position_get_game (position));
}

static gboolean
is_beyond (const BstPosition *position,
           int                x,
           int                y)
{
  const BstRules *rules = get_rules (position);

  return rules->table_edge != BST_TABLE_ENDLESS
         && (x < -(int) rules->table_west || x > (int) rules->table_east
             || y < -(int) rules->table_north || y > (int) rules->table_south);
}

static gboolean
is_tile (const BstPosition *position,
         int                x,
         int                y)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    if (tiles[i].x == x && tiles[i].y == y)
      return TRUE;

  return FALSE;
}

static guint
count_sides (const BstPosition *position,
             int                x,
             int                y)
{
  return is_tile (position, x, y - 1) + is_tile (position, x, y + 1)
         + is_tile (position, x - 1, y) + is_tile (position, x + 1, y);
}

static gboolean
is_of_river (const BstTileType *type)
{
  return type->group != BST_DRAW_ANY_TIME && type->group != BST_DRAW_NEVER;
}

/* May the tile lie so, by the rules read one after the other? */
static gboolean
is_legal (const BstPosition *position,
          const BstTileType *type,
          int                x,
          int                y,
          guint              rotation)
{
  guint n_tiles;

  bst_position_get_tiles (position, &n_tiles);
  if (n_tiles == 0)
    return x == 0 && y == 0;
  if (is_beyond (position, x, y))
    return FALSE;
  if (type->group == BST_DRAW_NEVER)
    return !is_tile (position, x, y) && count_sides (position, x, y) == 4;
  if (naive_why_not (position, type, x, y, rotation) != NULL)
    return FALSE;

  return !is_of_river (type)
         || get_rules (position)->u_turn == BST_U_TURN_JCLOISTERZONE
         || naive_why_no_river (position, type, x, y, rotation) == NULL;
}

/* The rotations of a type on a cell; those of JCloisterZone's rule for rivers are believed. */
static guint
find_rotations (const BstPosition *position,
                guint              type,
                int                x,
                int                y)
{
  const BstTileType *tile_type = get_type (position, type);
  gboolean is_river = is_of_river (tile_type);
  guint rotations = 0;

  if (bst_position_get_remaining (position, type) == 0
      || (tile_type->group == BST_DRAW_NEVER && bst_position_count_abbeys (position) == 0))
    return 0;
  for (guint rotation = 0; rotation < 4; rotation++)
    if ((tile_type->rotations & (1u << rotation)) && is_legal (position, tile_type, x, y, rotation)
        && (!is_river || get_rules (position)->u_turn != BST_U_TURN_JCLOISTERZONE
            || bst_position_why_not (position, type, x, y, rotation, NULL) == BST_REASON_NONE))
      rotations |= 1u << rotation;

  return rotations;
}

static void
check_cell (const BstPosition *position,
            const BstFitMap   *map,
            guint              index)
{
  const BstFitCell *cell = &map->cells[index];
  guint n_types = 0, n_copies = 0, n_abbeys = 0;
  int only = BST_NO_TILE;
  BstFitCell alone;

  for (guint type = 0; type < map->n_types; type++)
    {
      guint rotations = find_rotations (position, type, cell->x, cell->y);

      g_assert_cmpuint (bst_fit_map_get (map, index, type), ==, rotations);
      if (rotations == 0)
        continue;
      if (get_type (position, type)->group == BST_DRAW_NEVER)
        {
          n_abbeys = MIN (bst_position_count_abbeys (position),
                          bst_position_get_remaining (position, type));
          continue;
        }
      only = n_types++ == 0 ? (int) type : BST_NO_TILE;
      n_copies += bst_position_get_remaining (position, type);
    }
  g_assert_cmpuint (cell->n_types, ==, n_types);
  g_assert_cmpuint (cell->n_copies, ==, n_copies);
  g_assert_cmpuint (cell->n_abbeys, ==, n_abbeys);
  g_assert_cmpint (cell->only_type, ==, only);
  bst_fit_cell_init (&alone, position, cell->x, cell->y);
  g_assert_cmpmem (&alone, sizeof alone, cell, sizeof *cell);
}

/* Every cell of the board's rectangle and the ring round it is in the map, or has a tile, or touches none. */
static void
check_cells (const BstPosition *position,
             const BstFitMap   *map)
{
  int min_x, min_y, max_x, max_y;
  guint n_cells = 0;

  bst_position_get_extents (position, &min_x, &min_y, &max_x, &max_y);
  for (int y = min_y - 1; y <= max_y + 1; y++)
    for (int x = min_x - 1; x <= max_x + 1; x++)
      if (!is_tile (position, x, y) && count_sides (position, x, y) > 0 && !is_beyond (position, x, y))
        {
          g_assert_cmpint (bst_fit_map_find (map, x, y), ==, n_cells);
          n_cells++;
        }
      else
        {
          g_assert_cmpint (bst_fit_map_find (map, x, y), ==, -1);
        }
  g_assert_cmpuint (map->n_cells, ==, n_cells);
}

/* The places of each type are those of its legal map. */
static void
check_types (const BstPosition *position,
             const BstFitMap   *map)
{
  for (guint type = 0; type < map->n_types; type++)
    {
      g_auto (BstLegalMap) legal = { 0 };

      if (map->types[type].n_left == 0)
        {
          g_assert_cmpuint (map->types[type].n_cells, ==, 0);
          continue;
        }
      bst_legal_map_init (&legal, position, type, bst_position_get_turn (position));
      g_assert_cmpuint (map->types[type].n_cells, ==, legal.n_cells);
      g_assert_cmpuint (map->types[type].n_placements, ==, legal.n_items);
      for (guint i = 0; i < legal.n_items; i++)
        {
          int cell = bst_fit_map_find (map, legal.items[i].x, legal.items[i].y);

          g_assert_cmpint (cell, >=, 0);
          g_assert_true (bst_fit_map_get (map, (guint) cell, type) & (1u << legal.items[i].rotation));
        }
    }
}

/* What a tile on the cell would change, by doing it: features that have lost an open edge or neighbour. */
static guint
find_players (const BstPosition *position,
              const BstFitCell  *cell)
{
  guint n_tiles, n_figures, players = 0;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    {
      guint root = bst_position_find_root (position, figures[i].part), part = root;

      do
        {
          guint index, segment;
          const BstSegment *data;

          bst_position_get_segment (position, part, &index, &segment);
          data = &get_type (position, (guint) tiles[index].type)->segments[segment];
          for (guint edge = 0; edge < 4; edge++)
            if ((data->kind == BST_FEATURE_CITY || data->kind == BST_FEATURE_ROAD)
                && (bst_sides_rotate (data->sides, tiles[index].rotation) & bst_sides_of_edge (edge))
                && tiles[index].x + bst_step_x[edge] == cell->x
                && tiles[index].y + bst_step_y[edge] == cell->y)
              players |= 1u << figures[i].player;
          if (bst_feature_kind_get (data->kind)->counts_round && ABS (tiles[index].x - cell->x) <= 1
              && ABS (tiles[index].y - cell->y) <= 1)
            players |= 1u << figures[i].player;
          part = bst_position_next_in_feature (position, part);
        }
      while (part != root);
    }

  return players;
}

static void
check_holes (const BstPosition *position,
             const BstFitMap   *map)
{
  g_autofree BstHole *holes = g_new (BstHole, map->n_cells + 1);
  guint n_holes = bst_holes_list (position, map, holes);

  g_assert_cmpuint (n_holes, ==, map->n_cells);
  for (guint i = 0; i < n_holes; i++)
    {
      const BstFitCell *cell = &map->cells[i];

      g_assert_cmpmem (&holes[i].cell, sizeof *cell, cell, sizeof *cell);
      g_assert_cmpuint (holes[i].n_sides, ==, count_sides (position, cell->x, cell->y));
      g_assert_cmpuint (holes[i].players, ==, find_players (position, cell));
      g_assert_cmpint (holes[i].is_dead, ==, cell->n_types == 0 && cell->n_abbeys == 0);
    }
}

/* Any tile anywhere, and any figure on it. */
static void
check_refusals (const BstPosition *position,
                const BstFitMap   *map,
                BstRandom         *random)
{
  guint type = bst_random_below (random, map->n_types), rotation = bst_random_below (random, 4);
  const BstTileType *tile_type = get_type (position, type);
  const BstFitCell *cell = &map->cells[bst_random_below (random, map->n_cells)];
  int x = cell->x + (int) bst_random_below (random, 2), y = cell->y;
  BstRefusal refusal, other;
  BstReason reason = bst_position_why_not (position, type, x, y, rotation, NULL);

  bst_refusal_of_tile (&refusal, position, type, x, y, rotation);
  g_assert_cmpint (refusal.reason, ==, reason);
  for (guint edge = 0; edge < 4; edge++)
    {
      int at_x = x + bst_step_x[edge], at_y = y + bst_step_y[edge];
      BstFitCell alone;
      guint shown = tile_type->edges[(edge + 4 - rotation) % 4];

      bst_fit_cell_init (&alone, position, x, y);
      g_assert_cmpint ((refusal.edges >> edge) & 1, ==,
                       reason == BST_REASON_EDGE && is_tile (position, at_x, at_y)
                       && alone.edges[edge] != BST_EDGE_NONE && shown != BST_EDGE_NONE
                       && alone.edges[edge] != shown);
    }
  bst_refusal_of_cell (&other, position, type, x, y);
  g_assert_true ((other.reason == BST_REASON_NONE) == (other.rotations != 0));
  g_assert_cmpuint (other.rotations, ==, refusal.rotations);

  bst_refusal_of_tile (&refusal, position, type, BST_MAX_COORDINATE + 1, 0, 0);
  g_assert_cmpint (refusal.reason, ==, BST_REASON_OUT_OF_BOUNDS);
}

/* The figures of a legal map are not refused; the other segments of the tile are, and an occupied one
 * by whoever stands there. */
static void
check_figures (const BstPosition *position,
               const BstFitMap   *map,
               BstRandom         *random)
{
  guint type = bst_random_below (random, map->n_types), player = bst_position_get_turn (position);
  const BstTileType *tile_type = get_type (position, type);
  g_auto (BstLegalMap) legal = { 0 };
  const BstLegalPlacement *item;

  if (map->types[type].n_cells == 0)
    return;
  bst_legal_map_init (&legal, position, type, player);
  item = &legal.items[bst_random_below (random, legal.n_items)];
  for (guint segment = 0; segment < tile_type->n_segments; segment++)
    {
      BstSpot spot = { .x = item->x, .y = item->y, .player = (gint8) player };
      gboolean listed = FALSE;
      BstRefusal refusal;

      bst_spot_set_segment (&spot, tile_type, item->rotation, segment);
      for (guint i = 0; i < item->n_puts; i++)
        {
          const BstSpot *put = &legal.puts.items[item->first_put + i].spot;

          listed |= put->x == spot.x && put->y == spot.y && put->figure == BST_FIGURE_FOLLOWER
                    && put->feature == spot.feature && put->side == spot.side;
        }
      bst_refusal_of_figure (&refusal, position, type, item->x, item->y, item->rotation, player,
                             &spot);
      g_assert_cmpint (refusal.reason == BST_REASON_NONE, ==, listed);
      g_assert_cmpint (refusal.n_figures > 0, ==, refusal.players != 0);
      g_assert_cmpint (refusal.reason == BST_REASON_OCCUPIED, ==, refusal.n_figures > 0);
    }
}

static void
test_random (gconstpointer data)
{
  guint setting = GPOINTER_TO_UINT (data), n = random_position_count (46);
  BstRandom random;

  bst_random_init (&random, setting);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BstPosition) position = random_position_new (setting, 2 + i % 5,
                                                              bst_random_below (&random, 80), i);
      g_auto (BstFitMap) map = { 0 };
      guint n_tiles;

      bst_fit_map_init (&map, position);
      for (guint cell = 0; cell < map.n_cells; cell++)
        check_cell (position, &map, cell);
      check_types (position, &map);
      bst_position_get_tiles (position, &n_tiles);
      if (n_tiles > 0)
        check_cells (position, &map);
      check_holes (position, &map);
      for (guint j = 0; j < 20 && map.n_cells > 0; j++)
        {
          check_refusals (position, &map, &random);
          check_figures (position, &map, &random);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < N_RANDOM_SETTINGS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/holes/%u/%s", i, random_setting_name (i));

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_random);
    }

  return g_test_run ();
}
