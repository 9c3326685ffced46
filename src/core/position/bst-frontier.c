/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-frontier.h"

/* A place of the list in which no cell is: nothing fits there. */
#define NO_CELL BST_N_SURROUNDINGS

/* The counts of 32 classes of types, which the machine adds at once. */
typedef guint64 Counts __attribute__ ((vector_size (8 * BST_WAY_STRIDE), aligned (8)));

const guint8 bst_frontier_n_rotations[16] = { 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4 };

gsize
bst_frontier_get_size (guint n_words,
                       guint n_cells)
{
  gsize n_blocks = (n_cells + BST_FRONTIER_BLOCK - 1) / BST_FRONTIER_BLOCK;

  return n_blocks * n_words * sizeof (guint64);
}

/* --- Counts --- */

/* The ways into a cell with these surroundings, a byte a class of types. */
static inline const guint64 *
ways_into (const BstPosition *p,
           guint              surroundings)
{
  return &p->set_ways[(gsize) p->n_way_words * surroundings];
}

static inline guint64 *
ways_of_block (const BstPosition *p,
               guint              index)
{
  return &p->ways[(gsize) p->n_way_words * (index / BST_FRONTIER_BLOCK)];
}

/* Adds @more to a block and takes @less away. All classes are counted at once: no byte of a sum leaves its
 * bounds, so none carries into the next. */
static inline void
recount (BstPosition *p,
         guint        index,
         guint        less,
         guint        more)
{
  Counts *counts = (Counts *) ways_of_block (p, index);
  const Counts *minus = (const Counts *) ways_into (p, less), *plus = (const Counts *) ways_into (p, more);
  guint n_counts = p->n_way_words / BST_WAY_STRIDE;

  for (guint i = 0; i < n_counts; i++)
    counts[i] += plus[i] - minus[i];
}

/* --- The list --- */

void
bst_frontier_init (BstPosition *p,
                   guint        n_cells)
{
  for (guint i = 0; i < n_cells; i++)
    p->frontier[i].surroundings = NO_CELL;
}

static inline void
set_cell (BstPosition *p,
          guint        cell,
          guint        index)
{
  bst_position_save (p, &p->cells[cell], sizeof p->cells[cell]);
  p->cells[cell] = (guint16) (BST_CELL_FRONTIER | index);
}

void
bst_frontier_touch (BstPosition  *p,
                    guint         cell,
                    int           x,
                    int           y,
                    BstDirection  direction,
                    BstEdge       edge)
{
  guint weight = (guint) bst_surroundings_weight[direction] * edge;
  BstFrontierCell *slot;

  if (p->cells[cell] != 0)
    {
      guint index = p->cells[cell] & ~(guint) BST_CELL_FRONTIER;

      slot = &p->frontier[index];
      bst_position_save (p, slot, sizeof *slot);
      recount (p, index, slot->surroundings, slot->surroundings + weight);
      slot->surroundings += (guint16) weight;
      return;
    }

  slot = &p->frontier[p->head.n_frontier];
  bst_position_save (p, slot, sizeof *slot);
  recount (p, p->head.n_frontier, NO_CELL, weight);
  *slot = (BstFrontierCell) { (gint16) x, (gint16) y, (guint16) weight };
  set_cell (p, cell, p->head.n_frontier++);
}

void
bst_frontier_change (BstPosition  *p,
                     guint         cell,
                     BstDirection  direction,
                     BstEdge       from,
                     BstEdge       to)
{
  guint index = p->cells[cell] & ~(guint) BST_CELL_FRONTIER;
  BstFrontierCell *slot = &p->frontier[index];
  int now = slot->surroundings + bst_surroundings_weight[direction] * ((int) to - (int) from);

  bst_position_save (p, slot, sizeof *slot);
  recount (p, index, slot->surroundings, (guint) now);
  slot->surroundings = (guint16) now;
}

/* The last cell of the list takes the place of the one that is filled. */
void
bst_frontier_remove (BstPosition *p,
                     guint        cell)
{
  guint index = p->cells[cell] & ~(guint) BST_CELL_FRONTIER;
  guint last = (guint) --p->head.n_frontier;
  BstFrontierCell moved = p->frontier[last];

  /* In one block only the cell that is filled makes a difference. */
  if (index / BST_FRONTIER_BLOCK == last / BST_FRONTIER_BLOCK)
    {
      recount (p, index, p->frontier[index].surroundings, NO_CELL);
    }
  else
    {
      recount (p, index, p->frontier[index].surroundings, moved.surroundings);
      recount (p, last, moved.surroundings, NO_CELL);
    }
  if (index != last)
    {
      bst_position_save (p, &p->frontier[index], sizeof p->frontier[index]);
      p->frontier[index] = moved;
      set_cell (p, bst_position_cell (p, moved.x, moved.y), index);
    }
  bst_position_save (p, &p->frontier[last], sizeof p->frontier[last]);
  p->frontier[last].surroundings = NO_CELL;
}

void
bst_frontier_begin (BstPosition *p)
{
  p->frontier[0] = (BstFrontierCell) { 0, 0, 0 };
  recount (p, 0, NO_CELL, 0);
  p->cells[bst_position_cell (p, 0, 0)] = BST_CELL_FRONTIER;
  p->head.n_frontier = 1;
}

void
bst_frontier_clear (BstPosition *p)
{
  memset (p->ways, 0, bst_frontier_get_size (p->n_way_words, p->head.n_frontier));
  for (guint i = 0; i < p->head.n_frontier; i++)
    p->frontier[i].surroundings = NO_CELL;
  p->head.n_frontier = 0;
}

void
bst_frontier_undo (BstPosition  *p,
                   guint         index,
                   const guint8 *contents)
{
  BstFrontierCell cell;

  memcpy (&cell, contents, sizeof cell);
  recount (p, index, p->frontier[index].surroundings, cell.surroundings);
}

/* --- Looking up --- */

void
bst_frontier_get_way (const BstPosition *p,
                      guint              type,
                      guint              index,
                      BstPlacement      *way)
{
  const guint8 *fits = &p->fits[BST_N_SURROUNDINGS * type];
  const BstFrontierCell *cell;
  guint class = p->way_classes[type], block;

  for (block = 0; index >= bst_frontier_count_in_block (p, block, class); block++)
    index -= bst_frontier_count_in_block (p, block, class);
  for (cell = &p->frontier[BST_FRONTIER_BLOCK * block]; index >= bst_frontier_n_rotations[fits[cell->surroundings]];
       cell++)
    index -= bst_frontier_n_rotations[fits[cell->surroundings]];

  *way = bst_frontier_make_way (cell, fits[cell->surroundings], index);
}

gboolean
bst_frontier_is_ok (const BstPosition *p)
{
  for (guint type = 0; type < p->n_types; type++)
    for (guint block = 0; block < bst_frontier_n_blocks (p); block++)
      {
        guint end = MIN (p->head.n_frontier, (block + 1) * BST_FRONTIER_BLOCK);
        guint n_ways = 0;

        for (guint i = block * BST_FRONTIER_BLOCK; i < end; i++)
          n_ways += bst_frontier_n_rotations[p->fits[BST_N_SURROUNDINGS * type + p->frontier[i].surroundings]];
        if (n_ways != bst_frontier_count_in_block (p, block, p->way_classes[type]))
          return FALSE;
      }

  return TRUE;
}
