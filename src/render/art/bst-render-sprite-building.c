/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Buildings that a rule module asks for: the inn and the cathedral. */

#include "bst-render-sprite-private.h"

#include <math.h>

/* --- Inn --- */

static void
pond (const BstRenderBrush *brush,
      double                x,
      double                y,
      double                s)
{
  ellipse (brush, x - s * 0.16, y + s * 0.36, s * 0.36, s * 0.17);
  paint (brush, BST_RENDER_WATER_BANK, 1);
  ellipse (brush, x - s * 0.16, y + s * 0.37, s * 0.32, s * 0.135);
  paint (brush, BST_RENDER_WATER, 1);
  ellipse (brush, x - s * 0.20, y + s * 0.36, s * 0.14, s * 0.035);
  paint (brush, BST_RENDER_WATER_LIGHT, 1);
}

/* A post with a sign that hangs from its arm: a jug on it. */
static void
inn_sign (const BstRenderBrush *brush,
          double                x,
          double                y,
          double                s)
{
  box (brush, x + s * 0.40, y - s * 0.22, s * 0.05, s * 0.62);
  paint (brush, BST_RENDER_INK, 0.9);
  ellipse (brush, x + s * 0.42, y - s * 0.16, s * 0.19, s * 0.19);
  paint (brush, BST_RENDER_INK, 0.9);
  ellipse (brush, x + s * 0.42, y - s * 0.16, s * 0.15, s * 0.15);
  paint (brush, BST_RENDER_SHIELD_TRIM, 1);
  if (brush->detail == BST_RENDER_DETAIL_LOW)
    return;
  box (brush, x + s * 0.36, y - s * 0.23, s * 0.10, s * 0.15);
  paint (brush, BST_RENDER_ROOF_2, 1);
  cairo_new_path (brush->cr);
  cairo_arc (brush->cr, x + s * 0.465, y - s * 0.155, s * 0.04, -G_PI / 2, G_PI / 2);
  cairo_set_line_width (brush->cr, s * 0.03);
  bst_render_theme_set_source (brush->theme, brush->cr, BST_RENDER_ROOF_2, 1);
  cairo_stroke (brush->cr);
}

void
bst_render_sprite_inn (const BstRenderBrush *brush,
                       double                x,
                       double                y,
                       double                size,
                       guint                 look)
{
  static const double roof[][2] = { { -.52, -.10 }, { .28, -.10 }, { .18, -.46 }, { -.42, -.46 } };
  static const double gable[][2] = {
    { -.30, .18 }, { -.02, .18 }, { -.02, -.10 }, { -.16, -.32 }, { -.30, -.10 }
  };

  pond (brush, x, y, size);
  shadow (brush, x, y + size * 0.18, size * 0.46, size * 0.10);
  box (brush, x + size * 0.02, y - size * 0.56, size * 0.10, size * 0.16);
  paint (brush, BST_RENDER_WALL_DARK, 1);
  box (brush, x - size * 0.46, y - size * 0.12, size * 0.68, size * 0.30);
  paint (brush, BST_RENDER_PLASTER_DARK, 1);
  polygon (brush, x, y, size, roof, 4);
  paint (brush, BST_RENDER_ROOF_SLATE, 1);
  polygon (brush, x, y, size, gable, 5);
  paint (brush, BST_RENDER_PLASTER, 1);
  if (brush->detail > BST_RENDER_DETAIL_LOW)
    {
      box (brush, x - size * 0.20, y + size * 0.02, size * 0.09, size * 0.16);
      paint (brush, BST_RENDER_ROOF_2, 1);
      for (int i = 0; i < 3; i++)
        {
          box (brush, x + size * (-0.42 + i * 0.23 + (i > 0) * 0.04), y - size * 0.03, size * 0.07,
               size * 0.09);
          paint_window (brush, TRUE);
        }
    }
  inn_sign (brush, x, y, size);
}

/* --- Cathedral --- */

static void
nave (const BstRenderBrush *brush,
      double                x,
      double                y,
      double                s)
{
  static const double aisles[][2] = { { -.50, -.22 }, { -.30, -.42 }, { .30, -.42 }, { .50, -.22 } };
  static const double roof[][2] = { { -.30, -.50 }, { 0, -.92 }, { .30, -.50 } };
  static const double gable[][2] = { { -.24, 0 }, { -.24, -.54 }, { 0, -.84 }, { .24, -.54 }, { .24, 0 } };

  box (brush, x - s * 0.48, y - s * 0.24, s * 0.96, s * 0.24);
  paint_veiled (brush, BST_RENDER_PLASTER_DARK, FALSE, 0.06);
  polygon (brush, x, y, s, aisles, 4);
  paint (brush, BST_RENDER_ROOF_SLATE, 1);
  polygon (brush, x, y, s, roof, 3);
  paint_veiled (brush, BST_RENDER_ROOF_SLATE, FALSE, 0.20);
  polygon (brush, x, y, s, gable, 5);
  paint (brush, BST_RENDER_PLASTER, 1);
}

static void
belfry (const BstRenderBrush *brush,
        double                x,
        double                y,
        double                s)
{
  const double lit[][2] = { { -.12, -.72 }, { 0, -.69 }, { 0, -1.16 } };
  const double dark[][2] = { { .12, -.72 }, { 0, -.69 }, { 0, -1.16 } };

  box (brush, x - s * 0.10, y - s * 0.74, s * 0.20, s * 0.74);
  paint (brush, BST_RENDER_PLASTER, 1);
  box (brush, x + s * 0.02, y - s * 0.74, s * 0.08, s * 0.74);
  paint (brush, BST_RENDER_PLASTER_DARK, 1);
  polygon (brush, x, y, s, lit, 3);
  paint_veiled (brush, BST_RENDER_ROOF_SLATE, TRUE, 0.22);
  polygon (brush, x, y, s, dark, 3);
  paint_veiled (brush, BST_RENDER_ROOF_SLATE, FALSE, 0.25);
  if (brush->detail == BST_RENDER_DETAIL_LOW)
    return;
  for (int i = 0; i < 2; i++)
    {
      box (brush, x - s * 0.03, y - s * (0.66 - i * 0.26), s * 0.06, s * 0.15);
      paint (brush, BST_RENDER_WALL_DARK, 0.9);
    }
}

void
bst_render_sprite_cathedral (const BstRenderBrush *brush,
                             double                x,
                             double                y,
                             double                size,
                             guint                 look)
{
  cairo_t *cr = brush->cr;
  double foot = y + size * 0.50;

  shadow (brush, x + size * 0.06, foot - size * 0.01, size * 0.58, size * 0.10);
  nave (brush, x, foot, size);
  belfry (brush, x - size * 0.27, foot, size);
  belfry (brush, x + size * 0.27, foot, size);
  if (brush->detail == BST_RENDER_DETAIL_LOW)
    return;
  ellipse (brush, x, foot - size * 0.50, size * 0.105, size * 0.105);
  paint (brush, BST_RENDER_WALL_DARK, 1);
  ellipse (brush, x, foot - size * 0.50, size * 0.075, size * 0.075);
  paint (brush, brush->theme->dark ? BST_RENDER_LAMP : BST_RENDER_SHIELD, 1);
  cairo_new_path (cr);
  cairo_arc (cr, x, foot - size * 0.20, size * 0.095, G_PI, 2 * G_PI);
  cairo_line_to (cr, x + size * 0.095, foot);
  cairo_line_to (cr, x - size * 0.095, foot);
  cairo_close_path (cr);
  paint (brush, BST_RENDER_WALL_DARK, 1);
}
