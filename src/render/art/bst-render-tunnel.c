/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Mouths of tunnels: where a road goes into the ground before a city. */

#include <math.h>

#include "bst-render-ground.h"

#define ROAD BST_RENDER_ROAD_HALF
#define RIM  0.024

/* The open cut, which gets darker towards the mouth. */
static void
draw_cut (const BstRenderCanvas *canvas)
{
  static const double alphas[] = { 0.25, 0.35, 0.55 };
  cairo_t *cr = canvas->brush.cr;

  for (guint i = 0; i < G_N_ELEMENTS (alphas); i++)
    {
      cairo_rectangle (cr, -0.060 + 0.020 * i, -ROAD, 0.062 - 0.020 * i, 2 * ROAD);
      bst_render_canvas_set_source (canvas, BST_RENDER_SHADOW, alphas[i]);
      cairo_fill (cr);
    }
}

static void
path_of_arch (cairo_t *cr,
              double   more)
{
  cairo_new_path (cr);
  cairo_move_to (cr, -0.012 - more, -ROAD - more);
  cairo_line_to (cr, 0.006, -ROAD - more);
  cairo_curve_to (cr, 0.062 + more, -ROAD - more, 0.062 + more, ROAD + more, 0.006, ROAD + more);
  cairo_line_to (cr, -0.012 - more, ROAD + more);
  cairo_line_to (cr, -0.012 - more, ROAD);
  cairo_line_to (cr, 0.002, ROAD);
  cairo_curve_to (cr, 0.030, ROAD, 0.030, -ROAD, 0.002, -ROAD);
  cairo_line_to (cr, -0.012 - more, -ROAD);
  cairo_close_path (cr);
}

static void
draw_mouth (const BstRenderCanvas *canvas,
            const BstRenderGate   *mouth)
{
  cairo_t *cr = canvas->brush.cr;
  gboolean low = canvas->brush.detail == BST_RENDER_DETAIL_LOW;

  cairo_save (cr);
  bst_render_turn (cr, canvas->rotation);
  cairo_translate (cr, mouth->at.x, mouth->at.y);
  cairo_rotate (cr, atan2 (mouth->direction.y, mouth->direction.x));
  draw_cut (canvas);
  cairo_new_path (cr);
  cairo_move_to (cr, 0, -ROAD);
  cairo_curve_to (cr, 0.034, -ROAD, 0.034, ROAD, 0, ROAD);
  cairo_close_path (cr);
  bst_render_canvas_set_source (canvas, BST_RENDER_INK, 0.9);
  cairo_fill (cr);
  path_of_arch (cr, low ? RIM * 1.3 : RIM);
  bst_render_canvas_set_source (canvas, BST_RENDER_WALL_DARK, 1);
  cairo_fill (cr);
  if (!low)
    {
      path_of_arch (cr, RIM * 0.62);
      bst_render_canvas_set_source (canvas, BST_RENDER_WALL_LIGHT, 1);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

void
bst_render_draw_mouths (const BstRenderCanvas *canvas)
{
  for (guint i = 0; i < canvas->plan->n_mouths; i++)
    draw_mouth (canvas, &canvas->plan->mouths[i]);
}
