/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The princess in her city: her face between two braids, a crown. */

#include "bst-render-sprite-private.h"

static void
crown (const BstRenderBrush *brush,
       double                x,
       double                y,
       double                s)
{
  static const double points[][2] = { { -.19, -.13 }, { -.23, -.36 }, { -.10, -.25 }, { 0, -.40 },
                                      { .10, -.25 }, { .23, -.36 }, { .19, -.13 } };

  polygon (brush, x, y, s, points, G_N_ELEMENTS (points));
  paint (brush, BST_RENDER_GOLD, 1);
  if (brush->detail < BST_RENDER_DETAIL_HIGH)
    return;
  for (int i = -1; i <= 1; i++)
    {
      ellipse (brush, x + i * s * 0.10, y - s * 0.185, s * 0.026, s * 0.026);
      paint (brush, BST_RENDER_ROOF_2, 1);
    }
}

void
bst_render_sprite_princess (const BstRenderBrush *brush,
                            double                x,
                            double                y,
                            double                size,
                            guint                 look)
{
  cairo_t *cr = brush->cr;
  const double s = size;

  disc (brush, x, y, s, BST_RENDER_MAGIC);
  cairo_new_path (cr);
  cairo_move_to (cr, x - s * 0.18, y - s * 0.10);
  cairo_curve_to (cr, x - s * 0.28, y + s * 0.08, x - s * 0.20, y + s * 0.24, x - s * 0.24, y + s * 0.30);
  cairo_line_to (cr, x + s * 0.24, y + s * 0.30);
  cairo_curve_to (cr, x + s * 0.20, y + s * 0.24, x + s * 0.28, y + s * 0.08, x + s * 0.18, y - s * 0.10);
  cairo_close_path (cr);
  paint (brush, BST_RENDER_FUR, 1);
  ellipse (brush, x, y + s * 0.34, s * 0.17, s * 0.12);
  paint (brush, BST_RENDER_SHIELD_TRIM, 1);
  ellipse (brush, x, y + s * 0.02, s * 0.145, s * 0.19);
  paint (brush, BST_RENDER_PLASTER, 1);
  crown (brush, x, y, s);
  if (brush->detail < BST_RENDER_DETAIL_HIGH)
    return;
  for (int i = -1; i <= 1; i += 2)
    {
      ellipse (brush, x + i * s * 0.055, y + s * 0.00, s * 0.018, s * 0.022);
      paint (brush, BST_RENDER_INK, 0.9);
    }
  cairo_new_path (cr);
  cairo_arc (cr, x, y + s * 0.07, s * 0.05, 0.15 * G_PI, 0.85 * G_PI);
  stroke (brush, BST_RENDER_ROOF_2, s * 0.028);
}
