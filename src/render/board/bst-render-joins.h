/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Farms that one tile could join, through which cell, and who would own what comes of it. What joins is told by the
 * caller. */

#pragma once

#include "bst-render-board.h"

G_BEGIN_DECLS

#define BST_RENDER_MAX_JOINED 8

typedef struct
{
  gint16  x;            /* the cell of the tile */
  gint16  y;
  guint   n_farms;
  guint16 farms[BST_RENDER_MAX_JOINED];  /* their roots */
  guint8  owners;       /* of the joined farm, bits */
  guint   n_copies;     /* of the tiles that do it */
} BstRenderJoin;

typedef struct
{
  BstRenderJoin *joins; /* owned; those of one cell follow each other */
  guint          n_joins;
} BstRenderJoins;

/* A copy; NULL of NULL. (transfer full) */
BstRenderJoins *bst_render_joins_copy (const BstRenderJoins *joins) G_GNUC_WARN_UNUSED_RESULT;
void            bst_render_joins_free (BstRenderJoins       *joins);

/* Dashed lines from each farm into the cell; there, for the join with most tiles, its owners and how many. */
void            bst_render_joins_draw (const BstRenderScope *scope,
                                       const BstRenderJoins *joins);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstRenderJoins, bst_render_joins_free)

G_END_DECLS
