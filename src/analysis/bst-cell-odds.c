/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-cell-odds.h"

#include <stdlib.h>

guint
bst_cell_odds_fits (const BstPosition *position,
                    guint              type,
                    int                x,
                    int                y)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint rotations = bst_tile_set_get_type (set, type)->rotations;
  guint fits = 0;

  for (guint rotation = 0; rotation < BST_N_DIRECTIONS; rotation++)
    if ((rotations & (1u << rotation)) &&
        bst_position_why_not (position, type, x, y, rotation, NULL) == BST_REASON_NONE)
      fits |= 1u << rotation;

  return fits;
}

void
bst_cell_odds_init (BstCellOdds       *odds,
                    const BstPosition *position,
                    int                x,
                    int                y)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint n_types = bst_tile_set_get_n_types (set);

  *odds = (BstCellOdds) { .x = (gint16) x, .y = (gint16) y };
  odds->n_remaining = (guint16) bst_position_get_n_remaining (position);
  for (guint type = 0; type < n_types; type++)
    {
      guint copies = bst_position_get_remaining (position, type);

      if (copies == 0 || bst_cell_odds_fits (position, type, x, y) == 0)
        continue;
      if (bst_tile_set_get_type (set, type)->group == BST_DRAW_NEVER)
        {
          odds->n_abbeys = (guint16) bst_position_count_abbeys (position);
          continue;
        }
      odds->n_types++;
      odds->n_copies = (guint16) (odds->n_copies + copies);
    }
}

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  const BstCellOdds *one = a, *other = b;

  if (one->y != other->y)
    return one->y - other->y;

  return one->x - other->x;
}

guint
bst_cell_odds_list (const BstPosition *position,
                    BstCellOdds       *out)
{
  g_autofree BstPlacement *cells = NULL;
  guint n_tiles, n_cells;

  bst_position_get_tiles (position, &n_tiles);
  cells = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n_cells = bst_position_get_frontier (position, cells);
  for (guint i = 0; i < n_cells; i++)
    bst_cell_odds_init (&out[i], position, cells[i].x, cells[i].y);
  qsort (out, n_cells, sizeof *out, compare_cells);

  return n_cells;
}

double
bst_cell_odds_chance (const BstCellOdds *odds)
{
  return odds->n_remaining == 0 ? 0 : (double) odds->n_copies / odds->n_remaining;
}

gboolean
bst_cell_odds_is_dead (const BstCellOdds *odds)
{
  return odds->n_copies == 0 && odds->n_abbeys == 0;
}
