/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-holes.h"

static const BstTileSet *
get_set (const BstPosition *position)
{
  return bst_game_get_tile_set (bst_position_get_game (position));
}

static void
add_root (const BstPosition *position,
          guint              part,
          guint16            out[BST_MAX_HOLE_FEATURES],
          guint             *n_roots)
{
  guint16 root = bst_position_find_root (position, part);

  for (guint i = 0; i < *n_roots; i++)
    if (out[i] == root)
      return;
  out[(*n_roots)++] = root;
}

/* The roots of the cities, roads and monasteries that a tile on the cell would change, each once, in the
 * order of their edges, monasteries last. Returns how many. */
static guint
find_features (const BstPosition *position,
               int                x,
               int                y,
               guint16            out[BST_MAX_HOLE_FEATURES])
{
  const BstTileSet *set = get_set (position);
  guint n_tiles, n_roots = 0;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    {
      int index = bst_position_find_tile (position, x + bst_step_x[edge], y + bst_step_y[edge]);
      const BstOrientation *there;
      guint opposite = (edge + 2) % 4;

      if (index < 0)
        continue;
      there = bst_tile_set_get_orientation (set, (guint) tiles[index].type, tiles[index].rotation);
      for (guint segment = 0; there->edges[opposite] != BST_EDGE_RIVER && segment < BST_MAX_SEGMENTS; segment++)
        if (bst_orientation_reaches (there, segment, opposite))
          add_root (position, bst_position_get_part (position, (guint) index, segment), out, &n_roots);
    }
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      {
        int index = bst_position_find_tile (position, x + dx, y + dy);
        guint monastery;

        if (index < 0)
          continue;
        monastery = bst_tile_set_get_orientation (set, (guint) tiles[index].type, 0)->monastery;
        if (monastery != BST_NO_SEGMENT)
          add_root (position, bst_position_get_part (position, (guint) index, monastery), out,
                    &n_roots);
      }

  return n_roots;
}

void
bst_hole_init (BstHole           *hole,
               const BstPosition *position,
               const BstFitCell  *cell)
{
  guint16 roots[BST_MAX_HOLE_FEATURES];
  guint n_roots, n_figures;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);

  *hole = (BstHole) { .cell = *cell, .is_dead = bst_fit_cell_is_dead (cell) };
  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    hole->n_sides += bst_position_find_tile (position, cell->x + bst_step_x[edge],
                                             cell->y + bst_step_y[edge]) >= 0;

  n_roots = find_features (position, cell->x, cell->y, roots);
  for (guint i = 0; i < n_figures; i++)
    {
      guint root = bst_position_find_root (position, figures[i].part);

      for (guint j = 0; j < n_roots; j++)
        if (roots[j] == root)
          hole->players |= (guint8) (1u << figures[i].player);
    }
}

guint
bst_holes_list (const BstPosition *position,
                const BstFitMap   *map,
                BstHole           *out)
{
  for (guint i = 0; i < map->n_cells; i++)
    bst_hole_init (&out[i], position, &map->cells[i]);

  return map->n_cells;
}
