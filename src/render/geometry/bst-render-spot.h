/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where figures stand on a tile, and where its shields and emblems are painted so that no
 * figure hides them. Private to this folder. */

#pragma once

#include "bst-render-outline.h"
#include "bst-render-plan.h"

G_BEGIN_DECLS

/* Bits of BstSign. */

/* By segment, in the unit square at rotation 0. */
typedef struct
{
  BstRenderVector figures[BST_MAX_SEGMENTS];
  BstRenderVector shields[BST_MAX_SEGMENTS];    /* valid for cities with pennants */
  BstRenderVector emblems[BST_MAX_SEGMENTS];    /* valid for segments with emblems */
  BstRenderVector signs[BST_N_SIGNS];    /* of the tile as a whole; by bit of BstSign */
} BstRenderSpots;

/* Where a tower's base, or what else of @kind is inside the tile, has most room, before it is itself cut out of
 * @outlines; and how large it is there. */
BstRenderVector bst_render_find_base (const BstTileType      *type,
                                       const BstRenderPlan    *plan,
                                       const BstRenderOutline *outlines,
                                       BstFeatureKind          kind,
                                       double                 *radius);

/* Fills @spots. */
void bst_render_find_spots (const BstTileType      *type,
                            const BstRenderPlan    *plan,
                            const BstRenderOutline *outlines,
                            BstRenderSpots         *spots);

G_END_DECLS
