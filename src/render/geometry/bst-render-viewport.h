/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The viewport: which part of the board is seen, and how large. A plain value. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Bounds of the scale, in pixels per tile. */
#define BST_RENDER_MIN_SCALE 4.0
#define BST_RENDER_MAX_SCALE 640.0

/* The board is measured in tiles: cell (x, y) covers x to x + 1 and y to y + 1. */
typedef struct
{
  double scale;         /* pixels per tile */
  double origin_x;      /* board point in the view's top left corner */
  double origin_y;
  double width;         /* of the view, in pixels */
  double height;
} BstRenderViewport;

/* A box of cells, inclusive. */
typedef struct
{
  int min_x;
  int min_y;
  int max_x;
  int max_y;
} BstRenderBox;

/* A box that may end within cells, in tiles: from @left to @right, from @top to @bottom. */
typedef struct
{
  double left;
  double top;
  double right;
  double bottom;
} BstRenderExtent;

/* Where something is in a view: -1 at its left or top, 0 in the middle, 1 at its right or bottom. */
typedef struct
{
  int across;
  int down;
} BstRenderPlace;

/* Widens it to the cell. */
void     bst_render_box_add            (BstRenderBox            *box,
                                        int                      x,
                                        int                      y);
/* Widens it to all of the cell, and @more around it. */
void     bst_render_extent_add         (BstRenderExtent         *extent,
                                        int                      x,
                                        int                      y,
                                        double                   more);

/* Both conversions. */
void     bst_render_viewport_to_view   (const BstRenderViewport *viewport,
                                        double                   board_x,
                                        double                   board_y,
                                        double                  *view_x,
                                        double                  *view_y);
void     bst_render_viewport_to_board  (const BstRenderViewport *viewport,
                                        double                   view_x,
                                        double                   view_y,
                                        double                  *board_x,
                                        double                  *board_y);

/* The cell under a point of the view. */
void     bst_render_viewport_get_cell  (const BstRenderViewport *viewport,
                                        double                   view_x,
                                        double                   view_y,
                                        int                     *x,
                                        int                     *y);

/* The cells that the view shows at least a part of. */
void     bst_render_viewport_get_box   (const BstRenderViewport *viewport,
                                        BstRenderBox            *box);

/* Shows the whole box in the middle, with @margin pixels around, no larger than @max_scale. */
void     bst_render_viewport_fit       (BstRenderViewport       *viewport,
                                        const BstRenderBox      *box,
                                        double                   margin,
                                        double                   max_scale);

/* Shows the whole extent in the middle, with @margin pixels around, at as many whole pixels a tile as that takes, no
 * more than @max_scale. */
void     bst_render_viewport_fit_extent (BstRenderViewport      *viewport,
                                        const BstRenderExtent   *extent,
                                        double                   margin,
                                        double                   max_scale);

/* Puts the extent at a place, @margin pixels off the edges; the scale stays. */
void     bst_render_viewport_align     (BstRenderViewport       *viewport,
                                        const BstRenderExtent   *extent,
                                        double                   margin,
                                        BstRenderPlace           place);

/* Is all of the extent in sight? */
gboolean bst_render_viewport_has       (const BstRenderViewport *viewport,
                                        const BstRenderExtent   *extent);

/* Multiplies the scale; the board point under (@view_x, @view_y) stays there. */
void     bst_render_viewport_zoom      (BstRenderViewport       *viewport,
                                        double                   factor,
                                        double                   view_x,
                                        double                   view_y);

/* Moves the board by so many pixels. */
void     bst_render_viewport_pan       (BstRenderViewport       *viewport,
                                        double                   view_dx,
                                        double                   view_dy);

/* Keeps the box from leaving the view: a third of the view, or of the box where that is
 * smaller, stays covered in each direction. */
void     bst_render_viewport_clamp     (BstRenderViewport       *viewport,
                                        const BstRenderBox      *box);

/* A new view size; the board point in the middle stays there. */
void     bst_render_viewport_resize    (BstRenderViewport       *viewport,
                                        double                   width,
                                        double                   height);

G_END_DECLS
