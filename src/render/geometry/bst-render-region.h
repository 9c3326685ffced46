/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Regions: directed edges on the grid, their union, and the closed loops they form. Private
 * to this folder. */

#pragma once

#include <cairo.h>

#include "bst-render-outline.h"

G_BEGIN_DECLS

/* Walked from a to b with the region to the right. */
typedef struct
{
  BstRenderPoint a;
  BstRenderPoint b;
} BstRenderEdge;

/* Removes pairs of edges that run to and fro between the same points: seams between two
 * parts of one region. @edges holds BstRenderEdge. */
void     bst_render_region_cancel    (GArray                 *edges);

/* Joins the edges to loops; edges that close no loop are left out. The loops are appended to
 * @outline. @edges is emptied. */
void     bst_render_region_chain     (GArray                 *edges,
                                      BstRenderOutline       *outline);

/* Appends the edges of an outline, moved by whole tiles after @rotation quarter turns. */
void     bst_render_region_add       (GArray                 *edges,
                                      const BstRenderOutline *outline,
                                      guint                   rotation,
                                      int                     tile_x,
                                      int                     tile_y);

/* Appends a loop, whose points are copied. */
void     bst_render_outline_append   (BstRenderOutline       *outline,
                                      const BstRenderPoint   *points,
                                      guint                   n_points);
void     bst_render_outline_clear    (BstRenderOutline       *outline);

/* Adds the loops to the path, one tile being one unit of user space. */
void     bst_render_outline_path     (const BstRenderOutline *outline,
                                      cairo_t                *cr);

/* Is the point (in tiles) inside by the even-odd rule? */
gboolean bst_render_outline_contains (const BstRenderOutline *outline,
                                      double                  x,
                                      double                  y);

/* Distance in tiles from a point to the nearest edge of the outline. */
double   bst_render_outline_distance (const BstRenderOutline *outline,
                                      double                  x,
                                      double                  y);

/* Twice the loop's area in grid units, positive if its inside is its right. */
gint64   bst_render_loop_area        (const BstRenderLoop    *loop);
gboolean bst_render_loop_contains    (const BstRenderLoop    *loop,
                                      double                  x,
                                      double                  y);

G_END_DECLS
