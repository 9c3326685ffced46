/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tower bases and the pieces that are built on them. */

#include "bst-render-sprite-private.h"

/* A ring of stones seen from above, its floor laid. */
void
bst_render_sprite_base (const BstRenderBrush *brush,
                        double                x,
                        double                y,
                        double                size,
                        guint                 look)
{
  const double r = size * 0.5;
  const double dashes[] = { size * 0.14, size * 0.030 };

  ellipse (brush, x + r * 0.08, y + r * 0.12, r, r * 0.98);
  paint (brush, BST_RENDER_SHADOW, brush->theme->flat ? 0 : 0.25);
  ellipse (brush, x, y, r, r);
  paint (brush, BST_RENDER_INK, 0.9);
  ellipse (brush, x, y, r * (brush->detail == BST_RENDER_DETAIL_HIGH ? 0.93 : 0.88),
           r * (brush->detail == BST_RENDER_DETAIL_HIGH ? 0.93 : 0.88));
  paint (brush, BST_RENDER_WALL_LIGHT, 1);
  ellipse (brush, x, y, r * 0.60, r * 0.60);
  paint (brush, BST_RENDER_INK, 0.9);
  ellipse (brush, x + r * 0.05, y + r * 0.07, r * 0.52, r * 0.50);
  paint (brush, BST_RENDER_WALL, 1);
  if (brush->detail == BST_RENDER_DETAIL_LOW)
    return;
  ellipse (brush, x, y, r * 0.765, r * 0.765);
  cairo_set_dash (brush->cr, dashes, 2, 0);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (brush->cr, r * 0.24);
  bst_render_theme_set_source (brush->theme, brush->cr, BST_RENDER_WALL, 1);
  cairo_stroke (brush->cr);
  cairo_set_dash (brush->cr, NULL, 0, 0);
}

/* One piece: a drum, lit from the west, with a coping and a slit. */
static void
piece (const BstRenderBrush *brush,
       double                x,
       double                y,
       double                r,
       double                height)
{
  const double flat = r * 0.42;

  ellipse (brush, x, y, r, flat);
  cairo_rectangle (brush->cr, x - r, y - height, r * 2, height);
  bst_render_theme_set_source (brush->theme, brush->cr, BST_RENDER_INK, 0.9);
  cairo_set_line_width (brush->cr, r * 0.16);
  cairo_stroke_preserve (brush->cr);
  paint (brush, BST_RENDER_WALL, 1);
  box (brush, x - r, y - height, r * 0.55, height + flat * 0.5);
  paint (brush, BST_RENDER_WALL_LIGHT, 0.8);
  box (brush, x + r * 0.40, y - height, r * 0.60, height + flat * 0.5);
  paint (brush, BST_RENDER_WALL_DARK, 0.55);
  box (brush, x - r * 0.09, y - height * 0.45, r * 0.18, height * 0.5);
  paint (brush, BST_RENDER_INK, 0.85);
  ellipse (brush, x, y - height, r, flat);
  bst_render_theme_set_source (brush->theme, brush->cr, BST_RENDER_INK, 0.9);
  cairo_stroke_preserve (brush->cr);
  paint (brush, BST_RENDER_WALL_LIGHT, 1);
}

void
bst_render_sprite_pieces (const BstRenderBrush *brush,
                          double                x,
                          double                y,
                          double                size,
                          guint                 n)
{
  const double r = size * 0.42;
  const double height = size * BST_RENDER_PIECE_HEIGHT;

  shadow (brush, x + r * (0.5 + 0.1 * n), y + r * 0.2, r * (1 + 0.12 * n), r * 0.5);
  for (guint i = 0; i < n; i++)
    piece (brush, x, y + r * 0.2 - i * height, r, height);
  if (n == 0)
    return;
  ellipse (brush, x, y + r * 0.2 - n * height, r * 0.62, r * 0.24);
  paint (brush, BST_RENDER_WALL_DARK, 1);
}
