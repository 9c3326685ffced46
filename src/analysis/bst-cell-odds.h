/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Odds of a cell beside the board: which of the tiles that are left fit there. Abbeys, which nobody
 * draws (AM1), are told apart. */

#pragma once

#include "bst-position.h"

G_BEGIN_DECLS

typedef struct
{
  gint16  x;
  gint16  y;
  guint16 n_types;          /* tile types with a copy left that fit in some rotation */
  guint16 n_copies;         /* copies of them: bag and hands together */
  guint16 n_remaining;      /* copies of all types */
  guint16 n_abbeys;         /* that players still have, if an abbey may lie there */
} BstCellOdds;

/* The odds of one cell. On a cell that is taken, or that touches no tile, nothing fits (P1). */
void     bst_cell_odds_init    (BstCellOdds       *odds,
                                const BstPosition *position,
                                int                x,
                                int                y);

/* The odds of all cells beside the board, row by row from the north-west. @out has room for
 * BST_MAX_PLACEMENTS (tiles on the board). Returns how many. */
guint    bst_cell_odds_list    (const BstPosition *position,
                                BstCellOdds       *out);

/* The chance that a tile drawn now fits, from 0 to 1; 0 when none is left. */
double   bst_cell_odds_chance  (const BstCellOdds *odds);

/* No tile that is left can ever be laid there as the board stands. */
gboolean bst_cell_odds_is_dead (const BstCellOdds *odds);

/* Bit r: the tile fits on the cell in rotation r, equal rotations left out (P1, P2). */
guint    bst_cell_odds_fits    (const BstPosition *position,
                                guint              type,
                                int                x,
                                int                y);

G_END_DECLS
