/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The free cells beside the board: a list without order, and for each type of tile in how many ways it
 * fits into each BST_FRONTIER_BLOCK cells of the list in a row. The counts follow the list whatever way it
 * changes, by an undo too: how often a type fits is known without looking at a cell, and the cells of
 * blocks in which it does not are skipped. */

#pragma once

#include "bst-position-private.h"

G_BEGIN_DECLS

/* A cell has four rotations at most: the ways of a block fit a byte. */
#define BST_FRONTIER_BLOCK 16

/* How many bytes the counts of a list of @n_cells take, with @n_words a row. */
gsize bst_frontier_get_size   (guint              n_words,
                               guint              n_cells);

/* No cell is in any of the @n_cells places. */
void  bst_frontier_init       (BstPosition       *p,
                               guint              n_cells);

/* A tile with edge kind @edge in @direction seen from the cell lies beside it now. Part of a step. */
void  bst_frontier_touch      (BstPosition       *p,
                               guint              cell,
                               int                x,
                               int                y,
                               BstDirection       direction,
                               BstEdge            edge);

/* What lies in @direction seen from the cell, which is in the list, shows @to now in place of @from. Part of a
 * step. */
void  bst_frontier_change     (BstPosition       *p,
                               guint              cell,
                               BstDirection       direction,
                               BstEdge            from,
                               BstEdge            to);

/* The cell, which is in the list, was filled. Part of a step; the caller sets the cell. */
void  bst_frontier_remove     (BstPosition       *p,
                               guint              cell);

/* The list has one cell with nothing round it, the first tile's. Part of no step. */
void  bst_frontier_begin      (BstPosition       *p);

/* Empties the list; the cells are the caller's matter. Part of no step. */
void  bst_frontier_clear      (BstPosition       *p);

/* A cell of the list is about to get these contents by an undo. */
void  bst_frontier_undo       (BstPosition       *p,
                               guint              index,
                               const guint8      *contents);

static inline guint
bst_frontier_n_blocks (const BstPosition *p)
{
  return (p->head.n_frontier + BST_FRONTIER_BLOCK - 1u) / BST_FRONTIER_BLOCK;
}

/* How many rotations a mask has. */
extern const guint8 bst_frontier_n_rotations[16];

/* The way into @cell by the @index-th rotation of the mask @rotations, which has more. */
static inline BstPlacement
bst_frontier_make_way (const BstFrontierCell *cell,
                       guint                  rotations,
                       guint                  index)
{
  for (; index > 0; index--)
    rotations &= rotations - 1;

  return (BstPlacement) { cell->x, cell->y, (guint8) (rotations & -rotations) };
}

/* In how many ways, cells and rotations together, a type of this class fits into a block by its edges. */
static inline guint
bst_frontier_count_in_block (const BstPosition *p,
                             guint              block,
                             guint              class)
{
  return ((const guint8 *) p->ways)[8 * (gsize) p->n_way_words * block + class];
}

/* ... on the whole board. */
static inline guint
bst_frontier_count_ways (const BstPosition *p,
                         guint              type)
{
  guint n_blocks = bst_frontier_n_blocks (p), class = p->way_classes[type], n_ways = 0;

  for (guint block = 0; block < n_blocks; block++)
    n_ways += bst_frontier_count_in_block (p, block, class);

  return n_ways;
}

/* The @index-th of them in the order of cells and rotations, @index below their number. */
void  bst_frontier_get_way    (const BstPosition *p,
                               guint              type,
                               guint              index,
                               BstPlacement      *way);

/* Do the counts say what the cells do? */
gboolean bst_frontier_is_ok   (const BstPosition *p);

G_END_DECLS
