/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The abbey's own garden, walled on all sides: beds, and paths between them. */

#include "bst-render-ground.h"

/* How far from the tile's border the middle of the wall runs. */
#define INSET 0.045

static void
draw_paths (const BstRenderCanvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;

  cairo_new_path (cr);
  for (guint i = 0; i < 2; i++)
    {
      cairo_move_to (cr, i ? 0.5 : INSET, i ? INSET : 0.5);
      cairo_line_to (cr, i ? 0.5 : 1 - INSET, i ? 1 - INSET : 0.5);
    }
  cairo_rectangle (cr, 0.25, 0.25, 0.5, 0.5);
  cairo_set_line_width (cr, 0.045);
  bst_render_canvas_set_source (canvas, BST_RENDER_ROAD, 1);
  cairo_stroke (cr);
}

/* Rows of herbs in the four corners. */
static void
draw_beds (const BstRenderCanvas *canvas)
{
  static const BstRenderName greens[] = { BST_RENDER_LEAF, BST_RENDER_CROP_DARK };
  cairo_t *cr = canvas->brush.cr;

  for (guint corner = 0; corner < 4; corner++)
    {
      double x = corner & 1 ? 0.55 : 0.10;
      double y = corner & 2 ? 0.80 : 0.10;

      for (guint row = 0; row < 3; row++)
        {
          cairo_rectangle (cr, x, y + row * 0.045, 0.35, 0.026);
          bst_render_canvas_set_source (canvas, greens[(row + corner) % 2], 0.75);
          cairo_fill (cr);
        }
    }
}

static void
draw_wall (const BstRenderCanvas *canvas)
{
  static const struct { BstRenderName name; double width; double shift; } strokes[] = {
    { BST_RENDER_WALL_DARK, 0.050, 0.006 }, { BST_RENDER_WALL_LIGHT, 0.034, -0.003 }
  };
  cairo_t *cr = canvas->brush.cr;

  for (guint i = 0; i < G_N_ELEMENTS (strokes); i++)
    {
      cairo_rectangle (cr, INSET, INSET + strokes[i].shift, 1 - 2 * INSET, 1 - 2 * INSET);
      cairo_set_line_width (cr, strokes[i].width);
      bst_render_canvas_set_source (canvas, strokes[i].name, 1);
      cairo_stroke (cr);
    }
}

void
bst_render_draw_garden (const BstRenderCanvas *canvas)
{
  cairo_t *cr = canvas->brush.cr;

  if (!canvas->plan->abbey)
    return;
  cairo_rectangle (cr, INSET, INSET, 1 - 2 * INSET, 1 - 2 * INSET);
  bst_render_canvas_set_source (canvas, BST_RENDER_MEADOW_LIGHT, 1);
  cairo_fill (cr);
  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  if (canvas->brush.detail > BST_RENDER_DETAIL_LOW)
    {
      draw_paths (canvas);
      draw_beds (canvas);
    }
  draw_wall (canvas);
  cairo_restore (cr);
}
