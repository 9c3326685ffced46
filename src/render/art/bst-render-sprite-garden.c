/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A garden, seen from above. */

#include "bst-render-sprite-private.h"

/* Flowers in a bed with its middle at @x, @y. */
static void
flowers (const BstRenderBrush *brush,
         double                x,
         double                y,
         double                r,
         guint                 look)
{
  static const BstRenderName colours[] = { BST_RENDER_PIG, BST_RENDER_SHEEP, BST_RENDER_GOLD, BST_RENDER_PIG };
  static const double at[][2] = { { -.5, -.2 }, { .1, -.5 }, { .5, .1 }, { -.1, .5 } };

  for (guint i = 0; i < G_N_ELEMENTS (at); i++)
    {
      ellipse (brush, x + at[i][0] * r, y + at[i][1] * r, r * 0.32, r * 0.32);
      paint (brush, colours[(i + look) % G_N_ELEMENTS (colours)], 1);
    }
}

/* Four beds between paths, and a basin where these meet. Small, a bed is one blossom. */
static void
beds (const BstRenderBrush *brush,
      double                x,
      double                y,
      double                r,
      guint                 look)
{
  gboolean is_fine = brush->detail == BST_RENDER_DETAIL_HIGH;

  for (guint i = 0; i < 4; i++)
    {
      double bed_x = x + (i & 1 ? 0.33 : -0.33) * r, bed_y = y + (i & 2 ? 0.33 : -0.33) * r;

      ellipse (brush, bed_x, bed_y, r * 0.28, r * 0.28);
      paint (brush, is_fine ? BST_RENDER_LEAF : (i == 1 || i == 2) ? BST_RENDER_GOLD : BST_RENDER_PIG, 1);
      if (is_fine)
        flowers (brush, bed_x, bed_y, r * 0.32, look + i);
    }
  if (!is_fine)
    return;
  ellipse (brush, x, y, r * 0.20, r * 0.20);
  paint (brush, BST_RENDER_WALL_DARK, 1);
  ellipse (brush, x, y, r * 0.14, r * 0.14);
  paint (brush, BST_RENDER_WATER_LIGHT, 1);
}

/* A clipped hedge round it, lit from the north-west. */
static void
hedge (const BstRenderBrush *brush,
       double                x,
       double                y,
       double                r)
{
  const double dashes[] = { r * 0.16, r * 0.10 };

  ellipse (brush, x + r * 0.08, y + r * 0.12, r, r * 0.98);
  paint (brush, BST_RENDER_SHADOW, brush->theme->flat ? 0 : 0.25);
  ellipse (brush, x, y, r, r);
  paint (brush, BST_RENDER_INK, brush->theme->flat ? 0.9 : 0.55);
  ellipse (brush, x, y, r * 0.93, r * 0.93);
  paint (brush, BST_RENDER_LEAF_DARK, 1);
  if (brush->detail < BST_RENDER_DETAIL_MEDIUM)
    return;
  ellipse (brush, x - r * 0.02, y - r * 0.03, r * 0.83, r * 0.83);
  cairo_set_dash (brush->cr, dashes, 2, 0);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (brush->cr, r * 0.12);
  bst_render_theme_set_source (brush->theme, brush->cr, BST_RENDER_LEAF_LIGHT, 1);
  cairo_stroke (brush->cr);
  cairo_set_dash (brush->cr, NULL, 0, 0);
}

void
bst_render_sprite_garden (const BstRenderBrush *brush,
                          double                x,
                          double                y,
                          double                size,
                          guint                 look)
{
  const double r = size * 0.5;

  hedge (brush, x, y, r);
  ellipse (brush, x, y, r * 0.74, r * 0.74);
  paint (brush, BST_RENDER_ROAD, 1);
  beds (brush, x, y, r, look);
}
