/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Drought: a dried lake, its ground cracked, and a drop of water crossed out. */

#include "bst-render-sprite-private.h"

#include <math.h>

/* A shore that is not quite round; @grow 1 for the whole. */
static void
shore_path (cairo_t *cr,
            double   x,
            double   y,
            double   s,
            double   grow,
            guint    look)
{
  cairo_new_path (cr);
  for (int i = 0; i < 36; i++)
    {
      double angle = i * G_PI / 18;
      double r = s * 0.5 * grow * (1 + 0.06 * sin (3 * angle + look) + 0.04 * sin (5 * angle + 2 * look));

      cairo_line_to (cr, x + r * cos (angle), y + r * 0.88 * sin (angle));
    }
  cairo_close_path (cr);
}

/* Cracks between clods, each a six-sided plate. */
static void
cracks (const BstRenderBrush *brush,
        double                x,
        double                y,
        double                s)
{
  cairo_t *cr = brush->cr;
  const double side = s * 0.105;

  cairo_new_path (cr);
  for (int row = -4; row <= 4; row++)
    for (int column = -3; column <= 3; column++)
      {
        double cx = x + (column + (row & 1) * 0.5) * side * 1.75;
        double cy = y + row * side * 1.5;

        for (int i = 0; i < 3; i++)
          {
            double angle = G_PI / 6 + i * G_PI / 3;
            double turn = 0.12 * sin (row * 2.1 + column * 1.3 + i);

            cairo_move_to (cr, cx + side * cos (angle + turn), cy + side * sin (angle + turn));
            cairo_line_to (cr, cx + side * cos (angle + G_PI / 3 - turn),
                           cy + side * sin (angle + G_PI / 3 - turn));
          }
      }
  stroke (brush, BST_RENDER_CRACK, s * 0.016);
}

static void
drop (const BstRenderBrush *brush,
      double                x,
      double                y,
      double                s)
{
  cairo_t *cr = brush->cr;

  for (int k = 0; k < 2; k++)
    {
      double r = k == 0 ? s * 0.125 : s * 0.10;

      cairo_new_path (cr);
      cairo_move_to (cr, x, y - r * 1.9);
      cairo_curve_to (cr, x + r * 0.4, y - r * 0.9, x + r, y - r * 0.5, x + r, y + r * 0.1);
      cairo_arc (cr, x, y + r * 0.1, r, 0, G_PI);
      cairo_curve_to (cr, x - r, y - r * 0.5, x - r * 0.4, y - r * 0.9, x, y - r * 1.9);
      cairo_close_path (cr);
      paint (brush, k == 0 ? BST_RENDER_SHIELD_TRIM : BST_RENDER_SHIELD, 1);
    }
  for (int k = 0; k < 2; k++)
    {
      cairo_new_path (cr);
      cairo_move_to (cr, x - s * 0.20, y + s * 0.15);
      cairo_line_to (cr, x + s * 0.20, y - s * 0.21);
      stroke (brush, k == 0 ? BST_RENDER_SHIELD_TRIM : BST_RENDER_ROOF_2, k == 0 ? s * 0.095 : s * 0.055);
    }
}

void
bst_render_sprite_drought (const BstRenderBrush *brush,
                           double                x,
                           double                y,
                           double                size,
                           guint                 look)
{
  static const double zoom[] = {
    [BST_RENDER_DETAIL_LOW] = 1.9, [BST_RENDER_DETAIL_BLOCKS] = 1.7, [BST_RENDER_DETAIL_MEDIUM] = 1.5,
    [BST_RENDER_DETAIL_HIGH] = 1.0
  };
  cairo_t *cr = brush->cr;

  shore_path (cr, x, y, size, 1, look);
  paint (brush, BST_RENDER_CRACK, 1);
  shore_path (cr, x, y, size, 0.93, look);
  paint (brush, BST_RENDER_DRY, 1);
  if (brush->detail > BST_RENDER_DETAIL_LOW)
    {
      cairo_save (cr);
      shore_path (cr, x, y, size, 0.91, look);
      cairo_clip (cr);
      cracks (brush, x, y, size);
      cairo_restore (cr);
    }
  drop (brush, x, y, size * zoom[brush->detail]);
}
