/* SPDX-License-Identifier: GPL-3.0-or-later */

/* House rules of a table that ends: no tile lies beyond its edges (H10), and by the second rule
 * they complete what reaches them, as an abbey does (H11). Start tiles that other rules put
 * beyond an edge lie there all the same. */

#include "bst-module.h"

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.table_edge != BST_TABLE_ENDLESS;
}

static BstReason
why_not (const BstPosition *p,
         guint              type,
         int                x,
         int                y,
         guint              rotation)
{
  return bst_position_is_beyond (p, x, y) ? BST_REASON_BEYOND : BST_REASON_NONE;
}

/* A cell that no tile will ever fill. */
static gboolean
is_closed (const BstPosition *p,
           int                x,
           int                y)
{
  return bst_position_is_beyond (p, x, y) && bst_position_find_tile (p, x, y) < 0;
}

/* Such cells round a tile. */
static guint
count_cells (const BstPosition *p,
             const BstTile     *tile)
{
  guint n_beyond = 0;

  for (int y = tile->y - 1; y <= tile->y + 1; y++)
    for (int x = tile->x - 1; x <= tile->x + 1; x++)
      n_beyond += is_closed (p, x, y);

  return n_beyond;
}

/* Closes the tile's sides at the edge, and lets its monastery wait for no cell beyond. */
static void
close_sides (BstPosition   *p,
             const BstTile *tile)
{
  const BstOrientation *orientation = bst_position_orientation (p, tile);
  guint monasteries[BST_MAX_ROUND] = { orientation->monastery, orientation->second };

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    if (is_closed (p, tile->x + bst_step_x[edge], tile->y + bst_step_y[edge]))
      bst_position_close_edge (p, tile, edge);

  for (guint i = 0; i < BST_MAX_ROUND; i++)
    if (monasteries[i] != BST_NO_SEGMENT)
      {
        bst_position_save_part (p, tile->first_part + monasteries[i]);
        p->parts[tile->first_part + monasteries[i]].open -= (gint16) count_cells (p, tile);
      }
}

/* Tiles laid by nobody come one after the other, each perhaps beyond an edge: they wait for all. */
static void
board_laid (BstPosition *p)
{
  for (guint i = 0; p->rules.table_edge == BST_TABLE_COMPLETES && i < p->head.n_tiles; i++)
    close_sides (p, &p->tiles[i]);
}

static void
laid (BstPosition *p)
{
  const BstTile *tile = &p->tiles[p->head.n_tiles - 1];

  if (p->rules.table_edge == BST_TABLE_COMPLETES && tile->player != BST_NO_PLAYER)
    close_sides (p, tile);
}

/* The sides of a feature that the edge closes. */
static guint
count_closed_sides (const BstPosition *p,
                    guint              root)
{
  guint n_closed = 0, part = root;

  do
    {
      const BstTile *tile = &p->tiles[p->parts[part].tile];
      const BstOrientation *orientation = bst_position_orientation (p, tile);

      for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
        n_closed += bst_orientation_reaches (orientation, p->parts[part].segment, edge)
                    && is_closed (p, tile->x + bst_step_x[edge], tile->y + bst_step_y[edge]);
      part = p->parts[part].next;
    }
  while (part != root);

  return n_closed;
}

static guint
count_beyond (const BstPosition *p,
              guint              root)
{
  const BstPart *part = &p->parts[root];

  if (p->rules.table_edge != BST_TABLE_COMPLETES)
    return 0;

  return bst_feature_kind_get (part->kind)->counts_round ? count_cells (p, &p->tiles[part->tile])
                                                         : count_closed_sides (p, root);
}

static void
find_problems (const BstPosition *p,
               GArray            *problems)
{
  for (guint i = 0; i < p->head.n_tiles; i++)
    if (bst_position_is_beyond (p, p->tiles[i].x, p->tiles[i].y))
      bst_problems_add (problems, BST_PROBLEM_BEYOND, &p->tiles[i]);
}

const BstModule bst_module_table = {
  .name = "table",
  .is_in_play = is_in_play,
  .board_laid = board_laid,
  .find_problems = find_problems,
  .why_not = why_not,
  .laid = laid,
  .count_beyond = count_beyond,
};
