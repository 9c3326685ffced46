/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-fit-map.h"


#include <stdlib.h>

static const BstTileSet *
get_set (const BstPosition *position)
{
  return bst_game_get_tile_set (bst_position_get_game (position));
}

/* What the four neighbours show. */
static void
read_edges (BstFitCell        *cell,
            const BstPosition *position)
{
  const BstTileSet *set = get_set (position);
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    {
      int index = bst_position_find_tile (position, cell->x + bst_step_x[edge],
                                          cell->y + bst_step_y[edge]);
      const BstTile *tile = index < 0 ? NULL : &tiles[index];

      cell->edges[edge] = tile == NULL ? BST_EDGE_NONE
                          : bst_tile_set_get_orientation (set, (guint) tile->type,
                                                          tile->rotation)->edges[(edge + 2) % 4];
    }
}

static void
count_type (BstFitCell        *cell,
            const BstPosition *position,
            guint              type,
            guint              n_left)
{
  if (bst_tile_set_get_type (get_set (position), type)->group == BST_DRAW_NEVER)
    {
      cell->n_abbeys = (guint16) n_left;
      return;
    }
  cell->only_type = cell->n_types == 0 ? (gint16) type : BST_NO_TILE;
  cell->n_types++;
  cell->n_copies = (guint16) (cell->n_copies + n_left);
}

/* Copies that somebody may still lay. */
static guint
count_left (const BstPosition *position,
            guint              type)
{
  gboolean is_abbey = bst_tile_set_get_type (get_set (position), type)->group == BST_DRAW_NEVER;

  return is_abbey ? MIN (bst_position_count_abbeys (position),
                         bst_position_get_remaining (position, type))
                  : bst_position_get_remaining (position, type);
}

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  const BstPlacement *one = a, *other = b;

  if (one->y != other->y)
    return one->y - other->y;

  return one->x - other->x;
}

/* Notes where one type may lie. Both lists are in order of the position's own, so that a cell is found
 * by going on from the one before. */
static void
add_type (BstFitMap          *map,
          const BstPosition  *position,
          guint               type,
          const BstPlacement *cells,
          const guint        *ranks,
          BstPlacement       *placements)
{
  BstFitType *count = &map->types[type];
  guint n_placements, at = 0;

  count->n_left = (guint16) count_left (position, type);
  if (count->n_left == 0)
    return;
  n_placements = bst_position_get_placements (position, type, placements);
  for (guint i = 0; i < n_placements; i++)
    {
      guint rank;

      while (cells[at].x != placements[i].x || cells[at].y != placements[i].y)
        at++;
      rank = ranks[at];
      map->rotations[rank * map->n_types + type] = placements[i].rotations;
      count_type (&map->cells[rank], position, type, count->n_left);
      count->n_cells++;
      count->n_placements += (guint16) __builtin_popcount (placements[i].rotations);
    }
}

/* The place of each cell of the position's list in that of the map, by its rank among them. */
static void
sort_cells (BstFitMap          *map,
            const BstPlacement *cells,
            guint              *ranks)
{
  g_autofree BstPlacement *sorted = g_memdup2 (cells, map->n_cells * sizeof *cells);

  qsort (sorted, map->n_cells, sizeof *sorted, compare_cells);
  for (guint i = 0; i < map->n_cells; i++)
    map->cells[i] = (BstFitCell) { .x = sorted[i].x, .y = sorted[i].y, .only_type = BST_NO_TILE };
  for (guint i = 0; i < map->n_cells; i++)
    ranks[i] = (guint) bst_fit_map_find (map, cells[i].x, cells[i].y);
}

void
bst_fit_map_init (BstFitMap         *map,
                  const BstPosition *position)
{
  g_autofree BstPlacement *cells = NULL;
  g_autofree guint *ranks = NULL;
  BstPlacement *placements;
  guint n_tiles;

  bst_position_get_tiles (position, &n_tiles);
  cells = g_new (BstPlacement, 2 * BST_MAX_PLACEMENTS (n_tiles));
  placements = cells + BST_MAX_PLACEMENTS (n_tiles);
  map->n_cells = bst_position_get_frontier (position, cells);
  map->n_types = bst_tile_set_get_n_types (get_set (position));
  map->cells = g_malloc0 (sizeof *map->cells * map->n_cells + sizeof *map->types * map->n_types
                          + (gsize) map->n_cells * map->n_types);
  map->types = (BstFitType *) (void *) (map->cells + map->n_cells);
  map->rotations = (guint8 *) (map->types + map->n_types);

  ranks = g_new (guint, map->n_cells + 1);
  sort_cells (map, cells, ranks);
  for (guint i = 0; i < map->n_cells; i++)
    read_edges (&map->cells[i], position);
  for (guint type = 0; type < map->n_types; type++)
    add_type (map, position, type, cells, ranks, placements);
}

void
bst_fit_map_clear (BstFitMap *map)
{
  g_clear_pointer (&map->cells, g_free);
  *map = (BstFitMap) { 0 };
}

int
bst_fit_map_find (const BstFitMap *map,
                  int              x,
                  int              y)
{
  guint low = 0, high = map->n_cells;

  while (low < high)
    {
      guint middle = (low + high) / 2;
      const BstFitCell *cell = &map->cells[middle];

      if (cell->x == x && cell->y == y)
        return (int) middle;
      if (cell->y < y || (cell->y == y && cell->x < x))
        low = middle + 1;
      else
        high = middle;
    }

  return -1;
}

guint
bst_fit_rotations (const BstPosition *position,
                   guint              type,
                   int                x,
                   int                y)
{
  guint rotations = bst_tile_set_get_type (get_set (position), type)->rotations;
  guint fits = 0;

  for (guint rotation = 0; rotation < BST_N_DIRECTIONS; rotation++)
    if ((rotations & (1u << rotation)) &&
        bst_position_why_not (position, type, x, y, rotation, NULL) == BST_REASON_NONE)
      fits |= 1u << rotation;

  return fits;
}

void
bst_fit_cell_init (BstFitCell        *cell,
                   const BstPosition *position,
                   int                x,
                   int                y)
{
  guint n_types = bst_tile_set_get_n_types (get_set (position));

  *cell = (BstFitCell) { .x = (gint16) x, .y = (gint16) y, .only_type = BST_NO_TILE };
  read_edges (cell, position);
  for (guint type = 0; type < n_types; type++)
    {
      guint n_left = count_left (position, type);

      if (n_left > 0 && bst_fit_rotations (position, type, x, y) != 0)
        count_type (cell, position, type, n_left);
    }
}
