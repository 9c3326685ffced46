/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A legal map: everything that a player may do with one tile. */

#pragma once

#include "bst-position.h"

G_BEGIN_DECLS

/* One way to lay the tile (P1, P2), and the figures that may then be put (M2 to M5, T7, T11, AM2, PD6). */
typedef struct
{
  gint16 x;
  gint16 y;
  guint8 rotation;          /* quarter turns; equal ones of a symmetric tile occur once */
  guint  first_put;         /* its steps in the list of all */
  guint  n_puts;
} BstLegalPlacement;

/* All of them, row by row from the north-west, rotations ascending. */
typedef struct
{
  guint              type;
  guint              n_items;
  guint              n_cells;       /* cells among them */
  BstLegalPlacement *items;
  BstSteps           puts;          /* followers first, then the other kinds; what stands on other tiles,
                                     * or on a corner, last */
} BstLegalMap;

/* Fills @map for tile type @type and the figures of @player, whoever's turn it is and whether
 * or not copies of the type are left. A turn that has not ended counts as ended without a
 * further figure. Free with bst_legal_map_clear(). */
void                     bst_legal_map_init  (BstLegalMap       *map,
                                              const BstPosition *position,
                                              guint              type,
                                              guint              player);
void                     bst_legal_map_clear (BstLegalMap       *map);

/* With a tile just laid: does in any way what must come before a figure is put (GO1), which does not change where one
 * may stand. */
void                     bst_legal_map_go_to_figure (BstPosition *trial);

/* The entry for a cell and a rotation. A rotation of a symmetric tile finds the equal one that
 * the map has. NULL if the tile may not be laid so. Owned by the map. */
const BstLegalPlacement *bst_legal_map_find  (const BstLegalMap *map,
                                              const BstTileType *type,
                                              int                x,
                                              int                y,
                                              guint              rotation);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BstLegalMap, bst_legal_map_clear)

G_END_DECLS
