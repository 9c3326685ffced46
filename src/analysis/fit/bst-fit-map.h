/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which of the tiles that are left may lie where: a table of the free cells beside the board and all
 * tile types. What figures may then be put is the legal map of one tile (bst-legal-map.h). */

#pragma once

#include "bst-position.h"

G_BEGIN_DECLS

/* A free cell beside the board. */
typedef struct
{
  gint16  x;
  gint16  y;
  guint8  edges[BST_N_DIRECTIONS];  /* BstEdge that a tile must show there; BST_EDGE_NONE: any */
  guint16 n_types;                  /* types with a copy left, to draw or held, that fit ... */
  guint16 n_copies;                 /* ... and their copies */
  guint16 n_abbeys;                 /* that players still have, if an abbey may lie there (AM1) */
  gint16  only_type;                /* the one type that is counted; BST_NO_TILE if none or several are */
} BstFitCell;

/* A tile type. */
typedef struct
{
  guint16 n_left;                   /* copies in the bag and in hands; of an abbey those of all players */
  guint16 n_cells;                  /* cells on which it may lie; 0 if no copy is left */
  guint16 n_placements;             /* cells and rotations, equal ones of a symmetric tile once */
} BstFitType;

typedef struct
{
  guint       n_cells;
  guint       n_types;              /* all of the tile set */
  BstFitCell *cells;                /* row by row from the north-west; owns the block of all arrays */
  BstFitType *types;
  guint8     *rotations;            /* see bst_fit_map_get() */
} BstFitMap;

/* Fills @map for the board as it stands, whoever's turn it is. Free with bst_fit_map_clear(). */
void   bst_fit_map_init  (BstFitMap         *map,
                          const BstPosition *position);
void   bst_fit_map_clear (BstFitMap         *map);

/* Bit r: a copy of @type is left and may lie on cell @cell (an index) in r quarter turns (P1, P2), equal
 * rotations of a symmetric tile left out. */
static inline guint
bst_fit_map_get (const BstFitMap *map,
                 guint            cell,
                 guint            type)
{
  return map->rotations[cell * map->n_types + type];
}

/* The index of a cell; -1 if the map does not have it. */
int    bst_fit_map_find  (const BstFitMap   *map,
                          int                x,
                          int                y);

/* Bit r: a tile of @type, which need not be left, fits on the cell in rotation r, equal rotations left out
 * (P1, P2). None on a cell that is taken or touches no tile. */
guint  bst_fit_rotations (const BstPosition *position,
                          guint              type,
                          int                x,
                          int                y);

/* Counts for one cell, taken or free, as the map has them. On a cell that is taken, that touches no tile
 * or that lies beyond the table nothing fits. */
void   bst_fit_cell_init (BstFitCell        *cell,
                          const BstPosition *position,
                          int                x,
                          int                y);

/* No tile that is left, no abbey either, fits the cell as the board stands. */
static inline gboolean
bst_fit_cell_is_dead (const BstFitCell *cell)
{
  return cell->n_copies == 0 && cell->n_abbeys == 0;
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BstFitMap, bst_fit_map_clear)

G_END_DECLS
