/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Holes: what each free cell beside the board asks for, what is left for it, and for whom it matters. */

#pragma once

#include "bst-feature.h"
#include "bst-fit-map.h"

G_BEGIN_DECLS

/* No cell touches more: two segments and two fields at each edge, monasteries round it. */
#define BST_MAX_HOLE_FEATURES 20

typedef struct
{
  BstFitCell cell;          /* its four requirements, and the tiles left that fit */
  guint8     n_sides;       /* sides that have a neighbour, 1 to 4 (0 on an empty table) */
  gboolean   is_dead;       /* neither a tile that is left nor an abbey fits as the board stands */
  /* Bit p: player p has a figure on a city, road or monastery that is not complete and that a tile on
   * this cell would change. The cell matters if there is one. Farms are never complete and do not count. */
  guint8     players;
} BstHole;

/* All free cells beside the board, row by row from the north-west. Returns how many; @out has room for
 * @map->n_cells. */
guint bst_holes_list         (const BstPosition *position,
                              const BstFitMap   *map,
                              BstHole           *out);

/* Fills @hole for one cell of the map. */
void  bst_hole_init          (BstHole           *hole,
                              const BstPosition *position,
                              const BstFitCell  *cell);

G_END_DECLS
