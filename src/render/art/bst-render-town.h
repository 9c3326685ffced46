/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The plan of a town: lanes from every edge over which a city goes on, so that neighbours' lanes
 * meet, and from every gate, to the square where its figure stands. Private to this folder. */

#pragma once

#include "bst-render-art-private.h"

G_BEGIN_DECLS

/* A cubic, from the edge or gate to the square; in the unit square at rotation 0. */
typedef struct
{
  BstRenderVector p[4];
} BstRenderLane;

/* As many as a tile has edges and gates. */
#define BST_RENDER_MAX_LANES 12

/* Fills @lanes with those of the city @segment and returns their number. */
guint           bst_render_town_get_lanes (const BstRenderArt  *art,
                                           guint                type,
                                           guint                segment,
                                           BstRenderLane       *lanes);

/* The point at @t, from 0 to 1, of the lane. */
BstRenderVector bst_render_lane_at        (const BstRenderLane *lane,
                                           double               t);

G_END_DECLS
