/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What grows: trees, bushes, tufts of grass. */

#include "bst-render-sprite-private.h"

#include <math.h>

static void
leafy_tree (const BstRenderBrush *brush,
            double                x,
            double                y,
            double                s)
{
  double r = s * 0.42;
  double cy = y - s * 0.58;

  if (brush->detail == BST_RENDER_DETAIL_HIGH)
    {
      box (brush, x - s * 0.06, y - s * 0.25, s * 0.12, s * 0.25);
      paint (brush, BST_RENDER_WALL_DARK, 1);
    }
  ellipse (brush, x, cy, r, r);
  paint (brush, BST_RENDER_LEAF_DARK, 1);
  ellipse (brush, x - r * 0.12, cy - r * 0.14, r * 0.84, r * 0.82);
  paint (brush, BST_RENDER_LEAF, 1);
  if (brush->detail == BST_RENDER_DETAIL_LOW)
    return;
  ellipse (brush, x - r * 0.32, cy - r * 0.36, r * 0.42, r * 0.38);
  paint (brush, BST_RENDER_LEAF_LIGHT, 1);
}

/* Without leaves: boughs, with snow in the forks. */
static void
bare_tree (const BstRenderBrush *brush,
           double                x,
           double                y,
           double                s)
{
  static const double boughs[][4] = {
    { 0, 0, 0, -.62 }, { 0, -.30, -.30, -.66 }, { 0, -.38, .28, -.74 }, { 0, -.60, -.14, -.96 },
    { 0, -.60, .15, -1.0 }, { -.18, -.52, -.40, -.60 }, { .16, -.57, .40, -.62 }
  };
  cairo_t *cr = brush->cr;

  cairo_new_path (cr);
  for (guint i = 0; i < G_N_ELEMENTS (boughs); i++)
    {
      cairo_move_to (cr, x + boughs[i][0] * s, y + boughs[i][1] * s);
      cairo_line_to (cr, x + boughs[i][2] * s, y + boughs[i][3] * s);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, s * 0.085);
  bst_render_theme_set_source (brush->theme, cr, BST_RENDER_WALL_DARK, 1);
  cairo_stroke (cr);
}

static void
fir_tree (const BstRenderBrush *brush,
          double                x,
          double                y,
          double                s)
{
  static const double dark[][2] = {
    { -.34, -.08 }, { .34, -.08 }, { .18, -.44 }, { .26, -.44 }, { 0, -1.1 }, { -.26, -.44 }, { -.18, -.44 }
  };
  static const double lit[][2] = {
    { -.34, -.08 }, { -.02, -.08 }, { -.06, -.44 }, { -.04, -.44 }, { 0, -1.1 }, { -.26, -.44 }, { -.18, -.44 }
  };

  box (brush, x - s * 0.05, y - s * 0.1, s * 0.1, s * 0.1);
  paint (brush, BST_RENDER_WALL_DARK, 1);
  polygon (brush, x, y, s, dark, 7);
  paint (brush, BST_RENDER_LEAF_DARK, 1);
  polygon (brush, x, y, s, lit, 7);
  paint (brush, BST_RENDER_LEAF, 1);
  snow (brush, x, y, s, (const double[][2]) { { 0, -1.1 }, { .16, -.70 }, { 0, -.78 }, { -.16, -.70 } }, 4);
}

void
bst_render_sprite_tree (const BstRenderBrush *brush,
                        double                x,
                        double                y,
                        double                size,
                        guint                 look)
{
  shadow (brush, x + size * 0.12, y - size * 0.04, size * 0.42, size * 0.17);
  if (look % 3 == 0)
    fir_tree (brush, x, y, size);
  else if (brush->theme->snow)
    bare_tree (brush, x, y, size);
  else
    leafy_tree (brush, x, y, size);
}

void
bst_render_sprite_bush (const BstRenderBrush *brush,
                        double                x,
                        double                y,
                        double                size,
                        guint                 look)
{
  double r = size * 0.5;

  shadow (brush, x + r * 0.3, y, r, r * 0.4);
  ellipse (brush, x, y - r * 0.6, r, r * 0.75);
  paint (brush, BST_RENDER_LEAF, 1);
  ellipse (brush, x - r * 0.22, y - r * 0.80, r * 0.66, r * 0.48);
  paint (brush, brush->theme->snow ? BST_RENDER_MEADOW_LIGHT : BST_RENDER_LEAF_LIGHT,
         look & 1 || brush->theme->snow ? 1 : 0.7);
}

void
bst_render_sprite_tuft (const BstRenderBrush *brush,
                        double                x,
                        double                y,
                        double                size,
                        guint                 look)
{
  cairo_t *cr = brush->cr;
  int blades = 3 + (int) (look & 1);

  cairo_new_path (cr);
  for (int i = 0; i < blades; i++)
    {
      double lean = (i - (blades - 1) / 2.0) * 0.45;

      cairo_move_to (cr, x + lean * size * 0.35, y);
      cairo_line_to (cr, x + lean * size, y - size * (0.75 - 0.25 * fabs (lean)));
    }
  cairo_set_line_width (cr, size * 0.16);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  bst_render_theme_set_source (brush->theme, cr,
                               look & 2 ? BST_RENDER_MEADOW_DARK : BST_RENDER_LEAF_LIGHT, 0.9);
  cairo_stroke (cr);
}
