/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-viewport.h"

#include <math.h>

/* Board coordinates beyond this are nowhere near a board; keeps conversions to int defined. */
#define FAR 1.0e6

void
bst_render_box_add (BstRenderBox *box,
                    int           x,
                    int           y)
{
  box->min_x = MIN (box->min_x, x);
  box->max_x = MAX (box->max_x, x);
  box->min_y = MIN (box->min_y, y);
  box->max_y = MAX (box->max_y, y);
}

void
bst_render_extent_add (BstRenderExtent *extent,
                       int              x,
                       int              y,
                       double           more)
{
  extent->left = MIN (extent->left, x - more);
  extent->top = MIN (extent->top, y - more);
  extent->right = MAX (extent->right, x + 1 + more);
  extent->bottom = MAX (extent->bottom, y + 1 + more);
}

void
bst_render_viewport_to_view (const BstRenderViewport *viewport,
                             double                   board_x,
                             double                   board_y,
                             double                  *view_x,
                             double                  *view_y)
{
  *view_x = (board_x - viewport->origin_x) * viewport->scale;
  *view_y = (board_y - viewport->origin_y) * viewport->scale;
}

void
bst_render_viewport_to_board (const BstRenderViewport *viewport,
                              double                   view_x,
                              double                   view_y,
                              double                  *board_x,
                              double                  *board_y)
{
  *board_x = view_x / viewport->scale + viewport->origin_x;
  *board_y = view_y / viewport->scale + viewport->origin_y;
}

void
bst_render_viewport_get_cell (const BstRenderViewport *viewport,
                              double                   view_x,
                              double                   view_y,
                              int                     *x,
                              int                     *y)
{
  double board_x;
  double board_y;

  bst_render_viewport_to_board (viewport, view_x, view_y, &board_x, &board_y);
  *x = (int) floor (CLAMP (board_x, -FAR, FAR));
  *y = (int) floor (CLAMP (board_y, -FAR, FAR));
}

void
bst_render_viewport_get_box (const BstRenderViewport *viewport,
                             BstRenderBox            *box)
{
  bst_render_viewport_get_cell (viewport, 0, 0, &box->min_x, &box->min_y);
  bst_render_viewport_get_cell (viewport, viewport->width, viewport->height,
                                &box->max_x, &box->max_y);
}

static void
centre_on (BstRenderViewport *viewport,
           double             board_x,
           double             board_y)
{
  viewport->origin_x = board_x - viewport->width / viewport->scale / 2;
  viewport->origin_y = board_y - viewport->height / viewport->scale / 2;
}

/* How large a tile is in the middle of the view, where all of the extent is seen. */
static double
find_scale (const BstRenderViewport *viewport,
            const BstRenderExtent   *extent,
            double                   margin,
            double                   max_scale)
{
  double scale = MIN ((viewport->width - 2 * margin) / (extent->right - extent->left),
                      (viewport->height - 2 * margin) / (extent->bottom - extent->top));

  return CLAMP (MIN (scale, max_scale), BST_RENDER_MIN_SCALE, BST_RENDER_MAX_SCALE);
}

void
bst_render_viewport_fit (BstRenderViewport  *viewport,
                         const BstRenderBox *box,
                         double              margin,
                         double              max_scale)
{
  const BstRenderExtent extent = { box->min_x, box->min_y, box->max_x + 1, box->max_y + 1 };

  viewport->scale = find_scale (viewport, &extent, margin, max_scale);
  centre_on (viewport, (extent.left + extent.right) / 2, (extent.top + extent.bottom) / 2);
}

void
bst_render_viewport_fit_extent (BstRenderViewport     *viewport,
                                const BstRenderExtent *extent,
                                double                 margin,
                                double                 max_scale)
{
  viewport->scale = floor (find_scale (viewport, extent, margin, max_scale));
  centre_on (viewport, (extent->left + extent->right) / 2, (extent->top + extent->bottom) / 2);
}

/* Where the view begins for which @low to @high is at the place. */
static double
align (double extent,
       double low,
       double high,
       double margin,
       int    place)
{
  double spare = extent - (high - low) - 2 * margin;

  return low - margin - spare * (place + 1) / 2;
}

void
bst_render_viewport_align (BstRenderViewport     *viewport,
                           const BstRenderExtent *extent,
                           double                 margin,
                           BstRenderPlace         place)
{
  double scale = viewport->scale;

  viewport->origin_x = align (viewport->width / scale, extent->left, extent->right, margin / scale, place.across);
  viewport->origin_y = align (viewport->height / scale, extent->top, extent->bottom, margin / scale, place.down);
}

gboolean
bst_render_viewport_has (const BstRenderViewport *viewport,
                         const BstRenderExtent   *extent)
{
  return extent->left >= viewport->origin_x && extent->top >= viewport->origin_y
         && extent->right <= viewport->origin_x + viewport->width / viewport->scale
         && extent->bottom <= viewport->origin_y + viewport->height / viewport->scale;
}

void
bst_render_viewport_zoom (BstRenderViewport *viewport,
                          double             factor,
                          double             view_x,
                          double             view_y)
{
  double board_x;
  double board_y;

  bst_render_viewport_to_board (viewport, view_x, view_y, &board_x, &board_y);
  viewport->scale = CLAMP (viewport->scale * factor, BST_RENDER_MIN_SCALE, BST_RENDER_MAX_SCALE);
  viewport->origin_x = board_x - view_x / viewport->scale;
  viewport->origin_y = board_y - view_y / viewport->scale;
}

void
bst_render_viewport_pan (BstRenderViewport *viewport,
                         double             view_dx,
                         double             view_dy)
{
  viewport->origin_x -= view_dx / viewport->scale;
  viewport->origin_y -= view_dy / viewport->scale;
}

/* The origin for which @low to @high still overlaps a third of a view @extent long, or of
 * itself where it is shorter. */
static double
clamp_origin (double origin,
              double extent,
              double low,
              double high)
{
  double keep = MIN (extent, high - low) / 3;

  return CLAMP (origin, low + keep - extent, high - keep);
}

void
bst_render_viewport_clamp (BstRenderViewport  *viewport,
                           const BstRenderBox *box)
{
  viewport->origin_x = clamp_origin (viewport->origin_x, viewport->width / viewport->scale,
                                     box->min_x, box->max_x + 1);
  viewport->origin_y = clamp_origin (viewport->origin_y, viewport->height / viewport->scale,
                                     box->min_y, box->max_y + 1);
}

void
bst_render_viewport_resize (BstRenderViewport *viewport,
                            double             width,
                            double             height)
{
  double board_x;
  double board_y;

  bst_render_viewport_to_board (viewport, viewport->width / 2, viewport->height / 2,
                                &board_x, &board_y);
  viewport->width = width;
  viewport->height = height;
  centre_on (viewport, board_x, board_y);
}
