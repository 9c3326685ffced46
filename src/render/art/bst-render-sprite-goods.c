/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Goods: each lies on a round shield, told apart by shape as well as by colour. */

#include "bst-render-sprite-private.h"

#include <math.h>

/* A barrel that stands. */
void
bst_render_sprite_wine (const BstRenderBrush *brush,
                        double                x,
                        double                y,
                        double                size,
                        guint                 look)
{
  cairo_t *cr = brush->cr;
  const double s = size;

  disc (brush, x, y, size, BST_RENDER_PLASTER);
  cairo_new_path (cr);
  cairo_move_to (cr, x - s * 0.17, y - s * 0.26);
  cairo_curve_to (cr, x - s * 0.28, y - s * 0.10, x - s * 0.28, y + s * 0.10, x - s * 0.17, y + s * 0.26);
  cairo_curve_to (cr, x - s * 0.08, y + s * 0.31, x + s * 0.08, y + s * 0.31, x + s * 0.17, y + s * 0.26);
  cairo_curve_to (cr, x + s * 0.28, y + s * 0.10, x + s * 0.28, y - s * 0.10, x + s * 0.17, y - s * 0.26);
  cairo_close_path (cr);
  paint_veiled (brush, BST_RENDER_ROOF_2, FALSE, 0.25);
  ellipse (brush, x, y - s * 0.26, s * 0.17, s * 0.065);
  paint (brush, BST_RENDER_ROOF_3, 1);
  for (int i = -1; i <= 1; i += 2)
    {
      cairo_new_path (cr);
      cairo_move_to (cr, x - s * 0.23, y + i * s * 0.11);
      cairo_curve_to (cr, x - s * 0.10, y + i * s * 0.11 + s * 0.05, x + s * 0.10,
                      y + i * s * 0.11 + s * 0.05, x + s * 0.23, y + i * s * 0.11);
      stroke (brush, BST_RENDER_SHIELD_TRIM, s * 0.055);
    }
}

/* A sheaf, bound in its middle. */
void
bst_render_sprite_grain (const BstRenderBrush *brush,
                         double                x,
                         double                y,
                         double                size,
                         guint                 look)
{
  cairo_t *cr = brush->cr;
  const double s = size;

  disc (brush, x, y, size, BST_RENDER_LEAF_DARK);
  cairo_new_path (cr);
  for (int i = -2; i <= 2; i++)
    {
      cairo_move_to (cr, x + i * s * 0.075, y + s * 0.30);
      cairo_curve_to (cr, x + i * s * 0.02, y + s * 0.06, x + i * s * 0.04, y,
                      x + i * s * 0.125, y - s * (0.26 - 0.03 * ABS (i)));
    }
  stroke (brush, BST_RENDER_CROP, s * 0.055);
  for (int i = -2; i <= 2; i++)
    {
      ellipse (brush, x + i * s * 0.125, y - s * (0.24 - 0.03 * ABS (i)), s * 0.055, s * 0.10);
      paint_veiled (brush, BST_RENDER_CROP, TRUE, 0.35);
    }
  box (brush, x - s * 0.10, y + s * 0.05, s * 0.20, s * 0.075);
  paint (brush, BST_RENDER_ROOF_2, 1);
}

/* A bolt of cloth, its end rolled out. */
void
bst_render_sprite_cloth (const BstRenderBrush *brush,
                         double                x,
                         double                y,
                         double                size,
                         guint                 look)
{
  static const double loose[][2] = { { -.26, .00 }, { .20, .00 }, { .30, .24 }, { -.16, .24 } };
  const double s = size;

  disc (brush, x, y, size, BST_RENDER_PLASTER);
  polygon (brush, x, y, s, loose, 4);
  paint_veiled (brush, BST_RENDER_SHIELD, TRUE, 0.30);
  box (brush, x - s * 0.25, y - s * 0.21, s * 0.48, s * 0.26);
  paint (brush, BST_RENDER_SHIELD, 1);
  box (brush, x - s * 0.25, y - s * 0.12, s * 0.48, s * 0.045);
  paint (brush, BST_RENDER_SHIELD_TRIM, 1);
  ellipse (brush, x + s * 0.23, y - s * 0.08, s * 0.075, s * 0.13);
  paint (brush, BST_RENDER_INK, 0.9);
  ellipse (brush, x + s * 0.23, y - s * 0.08, s * 0.045, s * 0.09);
  paint (brush, BST_RENDER_SHIELD_TRIM, 1);
}
