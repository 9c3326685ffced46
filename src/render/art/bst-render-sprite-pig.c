/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A herd of pigs: the fewer and the larger, the smaller the tile. */

#include "bst-render-sprite-private.h"

#include <math.h>

/* One pig, @size long, its middle at @x, @y, which looks to the left or to the right. */
static void
pig (const BstRenderBrush *brush,
     double                x,
     double                y,
     double                size,
     double                way)
{
  cairo_t *cr = brush->cr;
  const double s = size;

  shadow (brush, x, y + s * 0.26, s * 0.42, s * 0.10);
  for (int i = 0; i < 4; i++)
    {
      box (brush, x + s * (-0.27 + i * 0.155), y + s * 0.08, s * 0.075, s * 0.20);
      paint_veiled (brush, BST_RENDER_PIG, FALSE, 0.35);
    }
  ellipse (brush, x, y, s * 0.40, s * 0.235);
  paint_veiled (brush, BST_RENDER_PIG, FALSE, 0.40);
  ellipse (brush, x - s * 0.01, y - s * 0.02, s * 0.365, s * 0.20);
  paint (brush, BST_RENDER_PIG, 1);
  ellipse (brush, x + way * s * 0.36, y - s * 0.05, s * 0.165, s * 0.165);
  paint_veiled (brush, BST_RENDER_PIG, FALSE, 0.40);
  ellipse (brush, x + way * s * 0.35, y - s * 0.06, s * 0.135, s * 0.135);
  paint (brush, BST_RENDER_PIG, 1);
  ellipse (brush, x + way * s * 0.48, y - s * 0.01, s * 0.06, s * 0.075);
  paint_veiled (brush, BST_RENDER_PIG, FALSE, 0.25);
  if (brush->detail < BST_RENDER_DETAIL_HIGH)
    return;
  ellipse (brush, x + way * s * 0.37, y - s * 0.10, s * 0.025, s * 0.03);
  paint (brush, BST_RENDER_INK, 0.9);
  cairo_new_path (cr);
  cairo_move_to (cr, x + way * s * 0.24, y - s * 0.14);
  cairo_line_to (cr, x + way * s * 0.26, y - s * 0.30);
  cairo_line_to (cr, x + way * s * 0.36, y - s * 0.19);
  cairo_close_path (cr);
  paint_veiled (brush, BST_RENDER_PIG, FALSE, 0.25);
  cairo_new_path (cr);
  cairo_arc (cr, x - way * s * 0.43, y - s * 0.06, s * 0.05, 0, 1.6 * G_PI);
  cairo_set_line_width (cr, s * 0.03);
  bst_render_theme_set_source (brush->theme, cr, BST_RENDER_PIG, 1);
  cairo_stroke (cr);
}

void
bst_render_sprite_pigs (const BstRenderBrush *brush,
                        double                x,
                        double                y,
                        double                size,
                        guint                 look)
{
  double way = look & 1 ? 1 : -1;

  if (brush->detail == BST_RENDER_DETAIL_LOW)
    {
      pig (brush, x, y, size, way);
      return;
    }
  pig (brush, x - size * 0.20, y - size * 0.20, size * 0.54, way);
  if (brush->detail == BST_RENDER_DETAIL_HIGH)
    pig (brush, x + size * 0.26, y - size * 0.08, size * 0.46, -way);
  pig (brush, x + size * 0.06, y + size * 0.20, size * 0.54, way);
}
