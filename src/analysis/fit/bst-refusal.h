/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why not: what stands in the way of a tile on a cell, and of a figure on it. The words of a reason are
 * bst_io_reason_dup_text(), its rule bst_reason_get_rule(). */

#pragma once

#include "bst-position.h"

G_BEGIN_DECLS

typedef struct
{
  BstReason reason;         /* the first that holds; BST_REASON_NONE: it is allowed */
  guint8    edges;          /* bit d: edge d of the cell does not match the tile as it is turned (P2) */
  guint8    rotations;      /* bit r: in r quarter turns the tile may lie on the cell; 0 for a figure */
  guint8    players;        /* bit p: player p has one of the figures in the way (M5) */
  guint16   part;           /* a figure's feature, on the position with the tile laid; else BST_NO_PART */
  guint     n_figures;
  guint16   figures[BST_MAX_FIGURES];   /* ... indices of those that stand on it, as of
                                         * bst_position_get_figures() */
} BstRefusal;

/* A tile of @type, which need not be left, on a cell in @rotation. Of a cell that is taken or touches no
 * tile no edge is named. */
void bst_refusal_of_tile   (BstRefusal        *refusal,
                            const BstPosition *position,
                            guint              type,
                            int                x,
                            int                y,
                            guint              rotation);

/* The same whatever way it is turned: BST_REASON_NONE if it fits in one; else the reason of the rotation
 * with the fewest edges that do not match, the smallest of them. */
void bst_refusal_of_cell   (BstRefusal        *refusal,
                            const BstPosition *position,
                            guint              type,
                            int                x,
                            int                y);

/* A figure of @player from the supply at @spot, after the tile was laid so by him; @spot may be anywhere on
 * the board, and its figure says the kind. The reason of the tile if that may not be laid or no copy is left (R1). A turn that
 * has not ended counts as ended without a further figure. */
void bst_refusal_of_figure (BstRefusal        *refusal,
                            const BstPosition *position,
                            guint              type,
                            int                x,
                            int                y,
                            guint              rotation,
                            guint              player,
                            const BstSpot     *spot);

G_END_DECLS
