/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-sprite-private.h"

#include <math.h>

static BstRenderName
roof_of (guint look)
{
  static const BstRenderName roofs[] = {
    BST_RENDER_ROOF, BST_RENDER_ROOF_2, BST_RENDER_ROOF, BST_RENDER_ROOF_3
  };

  return roofs[look % G_N_ELEMENTS (roofs)];
}

/* In one house of four there is light. */
static gboolean
is_lit (guint look)
{
  return (look >> 5) % 4 == 0;
}

/* Small windows are seen only if they shine. */
static gboolean
has_windows (const BstRenderBrush *brush,
             guint                 look)
{
  return brush->detail == BST_RENDER_DETAIL_HIGH || (brush->theme->dark && is_lit (look));
}

static void
paint_windows (const BstRenderBrush *brush,
               double                x,
               double                y,
               double                size,
               guint                 n,
               guint                 look)
{
  double half = size * (brush->theme->dark && is_lit (look) ? 0.07 : 0.05);

  if (!has_windows (brush, look))
    return;
  for (guint i = 0; i < n; i++)
    {
      box (brush, x + size * (0.17 + i * 0.66 / MAX (n - 1, 1) - 0.5) - half, y - size * 0.28, 2 * half,
           3 * half);
      paint_window (brush, is_lit (look));
    }
}

/* Ridge from west to east: one slope is seen. */
static void
house_along (const BstRenderBrush *brush,
             double                x,
             double                y,
             double                s,
             guint                 look)
{
  static const double roof[][2] = { { -.56, -.36 }, { .56, -.36 }, { .46, -.86 }, { -.46, -.86 } };
  static const double lit[][2] = { { -.52, -.56 }, { .52, -.56 }, { .46, -.86 }, { -.46, -.86 } };

  box (brush, x - s * 0.5, y - s * 0.38, s, s * 0.38);
  paint_veiled (brush, BST_RENDER_PLASTER, FALSE, 0.10);
  paint_windows (brush, x, y, s, 3, look);
  polygon (brush, x, y, s, roof, 4);
  paint (brush, roof_of (look), 1);
  if (brush->detail == BST_RENDER_DETAIL_HIGH)
    {
      polygon (brush, x, y, s, lit, 4);
      veil (brush, TRUE, 0.13);
    }
  snow (brush, x, y, s, lit, 4);
}

/* The gable looks south: two slopes are seen, the western one lit. */
static void
house_across (const BstRenderBrush *brush,
              double                x,
              double                y,
              double                s,
              guint                 look)
{
  static const double front[][2] = { { -.36, 0 }, { .36, 0 }, { .36, -.36 }, { 0, -.72 }, { -.36, -.36 } };
  static const double west[][2] = { { -.43, -.30 }, { 0, -.74 }, { 0, -1.16 }, { -.43, -.74 } };
  static const double east[][2] = { { .43, -.30 }, { 0, -.74 }, { 0, -1.16 }, { .43, -.74 } };
  static const double white[][2] = {
    { -.43, -.42 }, { 0, -.86 }, { .43, -.42 }, { .43, -.74 }, { 0, -1.16 }, { -.43, -.74 }
  };

  polygon (brush, x, y, s, front, 5);
  paint_veiled (brush, BST_RENDER_PLASTER, FALSE, 0.06);
  if (has_windows (brush, look))
    {
      box (brush, x - s * 0.09, y - s * 0.26, s * 0.18, s * 0.26);
      paint_window (brush, is_lit (look));
    }
  polygon (brush, x, y, s, west, 4);
  paint_veiled (brush, roof_of (look), TRUE, 0.16);
  polygon (brush, x, y, s, east, 4);
  paint_veiled (brush, roof_of (look), FALSE, 0.22);
  snow (brush, x, y, s, white, 6);
}

/* From a chimney, with the wind. */
static void
smoke (const BstRenderBrush *brush,
       double                x,
       double                y,
       double                s)
{
  box (brush, x - s * 0.05, y - s * 0.16, s * 0.11, s * 0.22);
  paint (brush, BST_RENDER_WALL_DARK, 1);
  for (int i = 0; i < 4; i++)
    {
      ellipse (brush, x + s * (0.04 + 0.07 * i * i * 0.6), y - s * (0.24 + 0.13 * i), s * (0.07 + 0.035 * i),
               s * (0.06 + 0.025 * i));
      paint (brush, BST_RENDER_WALL_LIGHT, 0.62 - 0.12 * i);
    }
}

void
bst_render_sprite_house (const BstRenderBrush *brush,
                         double                x,
                         double                y,
                         double                size,
                         guint                 look)
{
  if (brush->detail == BST_RENDER_DETAIL_LOW)
    {
      box (brush, x - size * 0.5, y - size * 0.75, size, size * 0.75);
      paint (brush, roof_of (look), 1);
      return;
    }
  shadow (brush, x + size * 0.15, y - size * 0.05, size * 0.6, size * 0.22);
  if (brush->theme->dark && is_lit (look))
    {
      ellipse (brush, x, y + size * 0.04, size * 0.62, size * 0.28);
      paint (brush, BST_RENDER_LAMP, 0.30);
    }
  if (look & 4)
    house_across (brush, x, y, size, look);
  else
    house_along (brush, x, y, size, look);
  if (is_close (brush) && (look >> 7) % 8 == 0 && y > size * 2)
    smoke (brush, x + size * 0.24, y - size * 0.80, size);
}

void
bst_render_sprite_sheep (const BstRenderBrush *brush,
                         double                x,
                         double                y,
                         double                size,
                         guint                 look)
{
  double side = look & 1 ? 1 : -1;

  shadow (brush, x, y, size * 0.5, size * 0.16);
  box (brush, x - size * 0.26, y - size * 0.22, size * 0.10, size * 0.22);
  paint (brush, BST_RENDER_WALL_DARK, 1);
  box (brush, x + size * 0.16, y - size * 0.22, size * 0.10, size * 0.22);
  paint (brush, BST_RENDER_WALL_DARK, 1);
  ellipse (brush, x, y - size * 0.40, size * 0.46, size * 0.30);
  paint (brush, BST_RENDER_PLASTER_DARK, 1);
  ellipse (brush, x - size * 0.05, y - size * 0.45, size * 0.40, size * 0.25);
  paint (brush, BST_RENDER_SHEEP, 1);
  ellipse (brush, x + side * size * 0.46, y - size * 0.48, size * 0.15, size * 0.17);
  paint (brush, BST_RENDER_WALL_DARK, 1);
}

/* A round shaft: lit in the west, dark in the east. */
static void
shaft (const BstRenderBrush *brush,
       double                x,
       double                y,
       double                radius,
       double                height)
{
  double flat = radius * 0.4;

  ellipse (brush, x, y, radius, flat);
  cairo_rectangle (brush->cr, x - radius, y - height, radius * 2, height);
  paint (brush, BST_RENDER_WALL, 1);
  if (brush->theme->flat)
    return;
  box (brush, x - radius, y - height, radius * 0.6, height + flat * 0.6);
  paint (brush, BST_RENDER_WALL_LIGHT, 0.75);
  box (brush, x + radius * 0.35, y - height, radius * 0.65, height + flat * 0.6);
  paint (brush, BST_RENDER_WALL_DARK, 0.45);
}

static void
cone (const BstRenderBrush *brush,
      double                x,
      double                y,
      double                radius,
      double                height,
      BstRenderName         name)
{
  const double whole[][2] = { { -radius, 0 }, { 0, radius * 0.35 }, { radius, 0 }, { 0, -height } };
  const double dark[][2] = { { radius * 0.1, radius * 0.33 }, { radius, 0 }, { 0, -height } };
  const double white[][2] = { { -radius * 0.72, -height * 0.28 }, { radius * 0.1, -height * 0.22 }, { 0, -height } };

  polygon (brush, x, y, 1, whole, 4);
  paint_veiled (brush, name, TRUE, 0.10);
  polygon (brush, x, y, 1, dark, 3);
  veil (brush, FALSE, 0.30);
  snow (brush, x, y, 1, white, 3);
}

void
bst_render_sprite_tower (const BstRenderBrush *brush,
                         double                x,
                         double                y,
                         double                size,
                         guint                 look)
{
  double radius = size * 0.34;
  double height = size * 0.8;

  if (brush->detail == BST_RENDER_DETAIL_LOW)
    {
      ellipse (brush, x, y - height * 0.4, radius * 1.1, radius * 1.1);
      paint (brush, BST_RENDER_WALL_DARK, 1);
      return;
    }
  shadow (brush, x + radius * 0.8, y + radius * 0.2, radius * 1.3, radius * 0.6);
  shaft (brush, x, y, radius, height);
  if (look % 3 == 0)
    {
      cone (brush, x, y - height, radius * 1.25, size * 0.75,
            look & 4 ? BST_RENDER_ROOF_SLATE : BST_RENDER_ROOF_2);
      return;
    }
  ellipse (brush, x, y - height, radius * 1.18, radius * 0.55);
  paint (brush, BST_RENDER_WALL_DARK, 1);
  ellipse (brush, x - radius * 0.05, y - height - radius * 0.16, radius * 1.1, radius * 0.5);
  paint (brush, BST_RENDER_WALL_LIGHT, 1);
  ellipse (brush, x, y - height - radius * 0.10, radius * 0.72, radius * 0.32);
  paint (brush, BST_RENDER_WALL_DARK, 0.55);
}

void
bst_render_sprite_well (const BstRenderBrush *brush,
                        double                x,
                        double                y,
                        double                size,
                        guint                 look)
{
  shadow (brush, x, y, size * 0.5, size * 0.25);
  ellipse (brush, x, y - size * 0.1, size * 0.42, size * 0.26);
  cairo_rectangle (brush->cr, x - size * 0.42, y - size * 0.35, size * 0.84, size * 0.25);
  paint (brush, BST_RENDER_WALL, 1);
  ellipse (brush, x, y - size * 0.35, size * 0.42, size * 0.24);
  paint (brush, BST_RENDER_WALL_LIGHT, 1);
  ellipse (brush, x, y - size * 0.33, size * 0.28, size * 0.15);
  paint (brush, look & 1 ? BST_RENDER_WALL_DARK : BST_RENDER_WATER_BANK, 1);
}

static void
church_nave (const BstRenderBrush *brush,
             double                x,
             double                y,
             double                s)
{
  static const double roof[][2] = { { -.20, -.20 }, { .50, -.20 }, { .46, -.46 }, { -.20, -.46 } };
  static const double gable[][2] = { { .10, 0 }, { .38, 0 }, { .38, -.20 }, { .24, -.36 }, { .10, -.20 } };
  static const double west[][2] = { { .07, -.17 }, { .24, -.365 }, { .24, -.47 }, { .07, -.40 } };
  static const double east[][2] = { { .41, -.17 }, { .24, -.365 }, { .24, -.47 }, { .41, -.40 } };

  box (brush, x - s * 0.20, y - s * 0.22, s * 0.68, s * 0.19);
  paint_veiled (brush, BST_RENDER_PLASTER, FALSE, 0.10);
  for (int i = 0; i < 5 && brush->detail == BST_RENDER_DETAIL_HIGH; i++)
    if (i < 2 || i == 4)
      {
        box (brush, x + s * (-0.10 + i * 0.13), y - s * 0.165, s * 0.035, s * 0.09);
        paint_window (brush, TRUE);
      }
  /* Of slate, as no house of a city has: that is its sign where tiles are small. */
  polygon (brush, x, y, s, roof, 4);
  paint (brush, BST_RENDER_ROOF_SLATE, 1);
  snow (brush, x, y, s, (const double[][2]) { { -.20, -.26 }, { .49, -.26 }, { .46, -.46 }, { -.20, -.46 } }, 4);
  polygon (brush, x, y, s, gable, 5);
  paint_veiled (brush, BST_RENDER_PLASTER, FALSE, 0.04);
  polygon (brush, x, y, s, west, 4);
  paint_veiled (brush, BST_RENDER_ROOF_SLATE, TRUE, 0.22);
  polygon (brush, x, y, s, east, 4);
  paint_veiled (brush, BST_RENDER_ROOF_SLATE, FALSE, 0.20);
  if (brush->detail < BST_RENDER_DETAIL_HIGH)
    return;
  ellipse (brush, x + s * 0.24, y - s * 0.20, s * 0.035, s * 0.035);
  paint_window (brush, TRUE);
  box (brush, x + s * 0.20, y - s * 0.10, s * 0.08, s * 0.10);
  paint (brush, BST_RENDER_WALL_DARK, 0.8);
}

static void
church_spire (const BstRenderBrush *brush,
              double                x,
              double                y,
              double                s)
{
  const double half = s * 0.135;
  const double left = x - s * 0.30;
  const double top = y - s * 0.58;
  const double west[][2] = { { -half * 1.15, 0 }, { 0, half * 0.35 }, { 0, -s * 0.44 } };
  const double east[][2] = { { half * 1.15, 0 }, { 0, half * 0.35 }, { 0, -s * 0.44 } };

  box (brush, left - half, top, half * 2, s * 0.60);
  paint (brush, BST_RENDER_PLASTER, 1);
  box (brush, left + half * 0.25, top, half * 0.75, s * 0.60);
  paint (brush, BST_RENDER_PLASTER_DARK, 1);
  box (brush, left - half * 0.35, top + s * 0.10, half * 0.7, s * 0.13);
  paint (brush, BST_RENDER_WALL_DARK, 0.85);
  polygon (brush, left, top, 1, west, 3);
  paint_veiled (brush, BST_RENDER_ROOF_SLATE, TRUE, 0.22);
  polygon (brush, left, top, 1, east, 3);
  paint_veiled (brush, BST_RENDER_ROOF_SLATE, FALSE, 0.25);
}

void
bst_render_sprite_church (const BstRenderBrush *brush,
                          double                x,
                          double                y,
                          double                size,
                          guint                 look)
{
  shadow (brush, x + size * 0.12, y - size * 0.02, size * 0.56, size * 0.14);
  church_nave (brush, x, y, size);
  church_spire (brush, x, y, size);
}

void
bst_render_sprite_gate (const BstRenderBrush *brush,
                        double                x,
                        double                y,
                        double                size,
                        guint                 look)
{
  double half = size * 0.5;

  box (brush, x - half, y - size * 0.62, size, size * 0.62);
  paint (brush, BST_RENDER_WALL, 1);
  box (brush, x - half, y - size * 0.62, size, size * 0.12);
  paint (brush, BST_RENDER_WALL_LIGHT, 1);
  cairo_new_path (brush->cr);
  cairo_arc (brush->cr, x, y - size * 0.24, size * 0.2, G_PI, 2 * G_PI);
  cairo_line_to (brush->cr, x + size * 0.2, y + size * 0.02);
  cairo_line_to (brush->cr, x - size * 0.2, y + size * 0.02);
  cairo_close_path (brush->cr);
  paint (brush, BST_RENDER_INK, 0.85);
  bst_render_sprite_tower (brush, x - half, y + size * 0.03, size * 0.62, look % 3 == 0 ? 3 : 1);
  bst_render_sprite_tower (brush, x + half, y + size * 0.03, size * 0.62, look % 3 == 0 ? 3 : 1);
}

static void
shield_path (cairo_t *cr,
             double   x,
             double   y,
             double   s)
{
  cairo_new_path (cr);
  cairo_move_to (cr, x - s * 0.5, y - s * 0.55);
  cairo_line_to (cr, x + s * 0.5, y - s * 0.55);
  cairo_curve_to (cr, x + s * 0.52, y + s * 0.1, x + s * 0.3, y + s * 0.45, x, y + s * 0.65);
  cairo_curve_to (cr, x - s * 0.3, y + s * 0.45, x - s * 0.52, y + s * 0.1, x - s * 0.5, y - s * 0.55);
  cairo_close_path (cr);
}

/* A bend on it, in no town's arms. Nothing of it has the colour of a player. */
void
bst_render_sprite_shield (const BstRenderBrush *brush,
                          double                x,
                          double                y,
                          double                size,
                          guint                 look)
{
  cairo_t *cr = brush->cr;
  double pixel = brush->pixel;
  double s = MAX (size, 6 * pixel);

  if (!brush->theme->flat)
    {
      shield_path (cr, x + s * 0.10, y + s * 0.13, s);
      paint (brush, BST_RENDER_SHADOW, 0.3);
    }
  cairo_save (cr);
  shield_path (cr, x, y, s);
  bst_render_theme_set_source (brush->theme, cr, BST_RENDER_SHIELD_TRIM, 1);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  cairo_new_path (cr);
  cairo_move_to (cr, x - s * 0.7, y - s * 0.60);
  cairo_line_to (cr, x + s * 0.6, y + s * 0.62);
  cairo_set_line_width (cr, s * 0.26);
  bst_render_theme_set_source (brush->theme, cr, BST_RENDER_WALL_DARK, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
  shield_path (cr, x, y, s);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, MAX (1.25 * pixel, s * 0.09));
  bst_render_theme_set_source (brush->theme, cr, BST_RENDER_INK, 1);
  cairo_stroke (cr);
}
