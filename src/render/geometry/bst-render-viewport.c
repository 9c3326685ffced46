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

void
bst_render_viewport_fit (BstRenderViewport  *viewport,
                         const BstRenderBox *box,
                         double              margin,
                         double              max_scale)
{
  double columns = box->max_x - box->min_x + 1;
  double rows = box->max_y - box->min_y + 1;
  double scale = MIN ((viewport->width - 2 * margin) / columns,
                      (viewport->height - 2 * margin) / rows);

  scale = MIN (scale, max_scale);
  viewport->scale = CLAMP (scale, BST_RENDER_MIN_SCALE, BST_RENDER_MAX_SCALE);
  centre_on (viewport, box->min_x + columns / 2, box->min_y + rows / 2);
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
