/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sprites by the water and on it. */

#include "bst-render-sprite-private.h"

#include <math.h>

void
bst_render_sprite_reed (const BstRenderBrush *brush,
                        double                x,
                        double                y,
                        double                size,
                        guint                 look)
{
  cairo_t *cr = brush->cr;

  ellipse (brush, x, y, size * 0.34, size * 0.16);
  paint (brush, BST_RENDER_LEAF_DARK, 0.75);
  cairo_new_path (cr);
  for (int i = -2; i <= 2; i++)
    {
      cairo_move_to (cr, x + i * size * 0.10, y);
      cairo_curve_to (cr, x + i * size * 0.11, y - size * 0.4, x + i * size * 0.16, y - size * 0.6,
                      x + i * size * (look & 1 ? 0.26 : 0.20), y - size * (1.0 - 0.11 * ABS (i)));
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, size * 0.085);
  bst_render_theme_set_source (brush->theme, cr, BST_RENDER_LEAF, 1);
  cairo_stroke (cr);
  if (brush->detail < BST_RENDER_DETAIL_HIGH)
    return;
  for (int i = -1; i <= 1; i += 2)
    {
      ellipse (brush, x + i * size * 0.10, y - size * 0.86, size * 0.055, size * 0.14);
      paint (brush, BST_RENDER_ROOF_2, 1);
    }
}

void
bst_render_sprite_stone (const BstRenderBrush *brush,
                         double                x,
                         double                y,
                         double                size,
                         guint                 look)
{
  double rx = size * (look & 1 ? 0.62 : 0.52);

  shadow (brush, x + size * 0.08, y, rx, size * 0.26);
  ellipse (brush, x, y - size * 0.16, rx, size * 0.40);
  paint (brush, BST_RENDER_WALL_DARK, 1);
  ellipse (brush, x - size * 0.04, y - size * 0.20, rx * 0.88, size * 0.33);
  paint (brush, BST_RENDER_WALL, 1);
  ellipse (brush, x - size * 0.14, y - size * 0.29, rx * 0.45, size * 0.16);
  paint (brush, BST_RENDER_WALL_LIGHT, 1);
}

void
bst_render_sprite_duck (const BstRenderBrush *brush,
                        double                x,
                        double                y,
                        double                size,
                        guint                 look)
{
  double way = look & 1 ? 1 : -1;

  ellipse (brush, x, y + size * 0.08, size * 0.62, size * 0.20);
  paint (brush, BST_RENDER_WATER_LIGHT, 0.9);
  ellipse (brush, x, y - size * 0.06, size * 0.48, size * 0.22);
  paint (brush, BST_RENDER_SHEEP, 1);
  ellipse (brush, x + way * size * 0.36, y - size * 0.34, size * 0.17, size * 0.16);
  paint (brush, BST_RENDER_SHEEP, 1);
  box (brush, x + way * size * 0.55 - size * 0.10, y - size * 0.36, size * 0.20, size * 0.08);
  paint (brush, BST_RENDER_ROOF_3, 1);
}

void
bst_render_sprite_boat (const BstRenderBrush *brush,
                        double                x,
                        double                y,
                        double                size,
                        guint                 look)
{
  const double hull[][2] = { { -.50, -.16 }, { .50, -.16 }, { .34, .10 }, { -.34, .10 } };
  const double sail[][2] = { { .02, -.20 }, { .02, -.86 }, { .42, -.26 } };
  const double jib[][2] = { { -.05, -.22 }, { -.05, -.72 }, { -.36, -.24 } };

  ellipse (brush, x, y + size * 0.10, size * 0.56, size * 0.14);
  paint (brush, BST_RENDER_SHADOW, brush->theme->flat ? 0 : 0.22);
  polygon (brush, x, y, size, hull, 4);
  paint (brush, BST_RENDER_ROOF_2, 1);
  box (brush, x - size * 0.50, y - size * 0.20, size, size * 0.07);
  paint (brush, BST_RENDER_PLASTER_DARK, 1);
  box (brush, x - size * 0.03, y - size * 0.92, size * 0.04, size * 0.74);
  paint (brush, BST_RENDER_WALL_DARK, 1);
  polygon (brush, x, y, size, sail, 3);
  paint (brush, BST_RENDER_HALO, 1);
  polygon (brush, x, y, size, jib, 3);
  paint (brush, BST_RENDER_PLASTER, 1);
}
