/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The brush strokes that sprites are made of. Private to them. */

#pragma once

#include "bst-render-sprite.h"

G_BEGIN_DECLS

static inline void
paint (const BstRenderBrush *brush,
       BstRenderName         name,
       double                alpha)
{
  bst_render_theme_set_source (brush->theme, brush->cr, name, alpha);
  cairo_fill (brush->cr);
}

/* A polygon of corners, @at their origin, @size their unit. */
static inline void
polygon (const BstRenderBrush *brush,
         double                x,
         double                y,
         double                size,
         const double          corners[][2],
         guint                 n)
{
  cairo_new_path (brush->cr);
  for (guint i = 0; i < n; i++)
    cairo_line_to (brush->cr, x + corners[i][0] * size, y + corners[i][1] * size);
  cairo_close_path (brush->cr);
}

static inline void
box (const BstRenderBrush *brush,
     double                x,
     double                y,
     double                width,
     double                height)
{
  cairo_new_path (brush->cr);
  cairo_rectangle (brush->cr, x, y, width, height);
}

static inline void
ellipse (const BstRenderBrush *brush,
         double                x,
         double                y,
         double                rx,
         double                ry)
{
  cairo_matrix_t matrix;

  cairo_new_path (brush->cr);
  cairo_get_matrix (brush->cr, &matrix);
  cairo_translate (brush->cr, x, y);
  cairo_scale (brush->cr, rx, ry);
  cairo_arc (brush->cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_close_path (brush->cr);
  cairo_set_matrix (brush->cr, &matrix);
}

/* What stands casts its shadow to the south-east. */
static inline void
shadow (const BstRenderBrush *brush,
        double                x,
        double                y,
        double                rx,
        double                ry)
{
  if (brush->theme->flat)
    return;
  ellipse (brush, x + rx * 0.35, y + ry * 0.2, rx, ry);
  paint (brush, BST_RENDER_SHADOW, 0.22);
}

/* Darker or lighter by a veil over what was painted last: the path is still there. */
static inline void
veil (const BstRenderBrush *brush,
      gboolean              light,
      double                alpha)
{
  if (light)
    cairo_set_source_rgba (brush->cr, 1, 0.97, 0.88, alpha);
  else
    bst_render_theme_set_source (brush->theme, brush->cr, BST_RENDER_SHADOW, alpha);
  cairo_fill (brush->cr);
}

static inline void
paint_veiled (const BstRenderBrush *brush,
              BstRenderName         name,
              gboolean              light,
              double                alpha)
{
  bst_render_theme_set_source (brush->theme, brush->cr, name, 1);
  cairo_fill_preserve (brush->cr);
  veil (brush, light, alpha);
}

static inline gboolean
is_close (const BstRenderBrush *brush)
{
  return !brush->theme->flat && brush->pixel > 0 && brush->pixel * BST_RENDER_CLOSE <= 1;
}

/* A window or a door that was added to the path; @lit: somebody is at home, which shows by night. */
static inline void
paint_window (const BstRenderBrush *brush,
              gboolean              lit)
{
  gboolean shines = lit && brush->theme->dark;

  paint (brush, shines ? BST_RENDER_LAMP : BST_RENDER_WALL_DARK, shines ? 1 : 0.8);
}

/* A round shield with its middle at @x, @y, on which a sign lies. */
static inline void
disc (const BstRenderBrush *brush,
      double                x,
      double                y,
      double                size,
      BstRenderName         ground)
{
  shadow (brush, x + size * 0.04, y + size * 0.10, size * 0.50, size * 0.50);
  ellipse (brush, x, y, size * 0.52, size * 0.52);
  paint (brush, BST_RENDER_INK, 0.9);
  ellipse (brush, x, y, size * 0.485, size * 0.485);
  paint (brush, BST_RENDER_SHIELD_TRIM, 1);
  ellipse (brush, x, y, size * 0.415, size * 0.415);
  paint (brush, ground, 1);
}

static inline void
stroke (const BstRenderBrush *brush,
        BstRenderName         name,
        double                width)
{
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (brush->cr, width);
  bst_render_theme_set_source (brush->theme, brush->cr, name, 1);
  cairo_stroke (brush->cr);
}

/* Snow on what was painted last, save along its lower edge. */
static inline void
snow (const BstRenderBrush *brush,
      double                x,
      double                y,
      double                size,
      const double          corners[][2],
      guint                 n)
{
  if (!brush->theme->snow)
    return;
  polygon (brush, x, y, size, corners, n);
  paint (brush, BST_RENDER_MEADOW_LIGHT, 1);
}

G_END_DECLS
