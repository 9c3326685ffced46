/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Outlines: where on a tile each of its segments lies, derived from topology alone.
 *
 * An outline is one or more closed loops in the unit square of the tile at rotation 0 (x
 * east, y south, the tile's north-west corner at 0,0). The outlines of a tile do not overlap;
 * what they leave uncovered is a crossing or the house at a road's end, which belong to no
 * segment. Drawing, highlighting and picking all use these outlines (bst-render-art.h). */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Half of the width of a road and of a river where they cross an edge, in tiles. */
#define BST_RENDER_ROAD_HALF  0.055
#define BST_RENDER_RIVER_HALF 0.085

/* Sub-units of a tile: all outline points lie on this grid, so that the outlines of
 * neighbours meet exactly. */
#define BST_RENDER_GRID 32768

typedef struct
{
  gint32 x;
  gint32 y;
} BstRenderPoint;

/* One closed loop, its last point joined to its first. The inside is to the right when
 * walking (clockwise on screen); holes run the other way. */
typedef struct
{
  BstRenderPoint *points;
  guint           n_points;
  BstRenderPoint  low, high;    /* corners of the box around them */
} BstRenderLoop;

typedef struct
{
  BstRenderLoop *loops;
  guint          n_loops;
} BstRenderOutline;

/* Turns a point of the unit square by quarter turns about its middle. */
static inline void
bst_render_turn_point (guint   turns,
                       double *x,
                       double *y)
{
  for (turns &= 3; turns > 0; turns--)
    {
      double east = 1.0 - *y;

      *y = *x;
      *x = east;
    }
}

G_END_DECLS
