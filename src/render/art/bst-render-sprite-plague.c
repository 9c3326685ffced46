/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pestilence: a skull over crossed bones, and rats. */

#include "bst-render-sprite-private.h"

static void
bones (const BstRenderBrush *brush,
       double                x,
       double                y,
       double                s)
{
  cairo_t *cr = brush->cr;

  for (int way = -1; way <= 1; way += 2)
    {
      cairo_new_path (cr);
      cairo_move_to (cr, x - way * s * 0.26, y + s * 0.10);
      cairo_line_to (cr, x + way * s * 0.26, y + s * 0.30);
      stroke (brush, BST_RENDER_SHIELD_TRIM, s * 0.07);
    }
}

void
bst_render_sprite_plague (const BstRenderBrush *brush,
                          double                x,
                          double                y,
                          double                size,
                          guint                 look)
{
  const double s = size;

  disc (brush, x, y, s, BST_RENDER_LEAF_DARK);
  bones (brush, x, y, s);
  ellipse (brush, x, y - s * 0.08, s * 0.22, s * 0.20);
  paint (brush, BST_RENDER_SHIELD_TRIM, 1);
  box (brush, x - s * 0.115, y + s * 0.04, s * 0.23, s * 0.15);
  paint (brush, BST_RENDER_SHIELD_TRIM, 1);
  for (int i = -1; i <= 1; i += 2)
    {
      ellipse (brush, x + i * s * 0.09, y - s * 0.06, s * 0.062, s * 0.070);
      paint (brush, BST_RENDER_INK, 1);
    }
  if (brush->detail == BST_RENDER_DETAIL_LOW)
    return;
  ellipse (brush, x, y + s * 0.05, s * 0.022, s * 0.035);
  paint (brush, BST_RENDER_INK, 1);
  for (int i = -1; i <= 1; i++)
    {
      box (brush, x + i * s * 0.058 - s * 0.009, y + s * 0.115, s * 0.018, s * 0.075);
      paint (brush, BST_RENDER_INK, 1);
    }
}

void
bst_render_sprite_rat (const BstRenderBrush *brush,
                       double                x,
                       double                y,
                       double                size,
                       guint                 look)
{
  cairo_t *cr = brush->cr;
  const double s = size;
  const double way = look & 1 ? 1 : -1;

  cairo_new_path (cr);
  cairo_move_to (cr, x - way * s * 0.30, y - s * 0.10);
  cairo_curve_to (cr, x - way * s * 0.55, y, x - way * s * 0.62, y - s * 0.24, x - way * s * 0.80,
                  y - s * 0.10);
  stroke (brush, BST_RENDER_PIG, s * 0.07);
  ellipse (brush, x - way * s * 0.06, y - s * 0.18, s * 0.34, s * 0.20);
  paint (brush, BST_RENDER_INK, 0.85);
  polygon (brush, x, y, s * way, (const double[][2]) { { .10, -.34 * way }, { .58, -.12 * way }, { .16, -.02 * way } }, 3);
  paint (brush, BST_RENDER_INK, 0.85);
  ellipse (brush, x + way * s * 0.18, y - s * 0.34, s * 0.085, s * 0.085);
  paint (brush, BST_RENDER_INK, 0.85);
  ellipse (brush, x + way * s * 0.36, y - s * 0.18, s * 0.035, s * 0.035);
  paint (brush, BST_RENDER_SHIELD_TRIM, 1);
}
