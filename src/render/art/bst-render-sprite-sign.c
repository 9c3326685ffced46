/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is drawn on a tile as a whole: the volcano, the dragon's sign, the magic portal, the flying machine, the magic sign,
 * the crop circle. */

#include "bst-render-sprite-private.h"

#include <math.h>

#include "bst-render-dragon.h"

/* --- Volcano --- */

static void
smoke (const BstRenderBrush *brush,
       double                x,
       double                y,
       double                s)
{
  static const double puffs[][3] = { { .02, -.40, .085 }, { .12, -.50, .10 }, { .03, -.57, .075 } };

  for (guint i = 0; i < G_N_ELEMENTS (puffs); i++)
    {
      ellipse (brush, x + puffs[i][0] * s, y + puffs[i][1] * s, puffs[i][2] * s, puffs[i][2] * s * 0.8);
      paint (brush, BST_RENDER_WALL, 0.75);
    }
}

static void
mountain (const BstRenderBrush *brush,
          double                x,
          double                y,
          double                s)
{
  static const double whole[][2] = {
    { -.56, .36 }, { -.40, .22 }, { -.24, -.10 }, { -.15, -.32 }, { .15, -.32 }, { .25, -.06 },
    { .40, .20 }, { .56, .36 }, { .26, .44 }, { -.24, .44 }
  };
  static const double dark[][2] = {
    { .15, -.32 }, { .25, -.06 }, { .40, .20 }, { .56, .36 }, { .26, .44 }, { .10, .44 }, { .14, .10 },
    { .04, -.10 }
  };
  static const double ridge[][2] = { { -.34, .38 }, { -.22, .08 }, { -.13, -.20 }, { -.14, .14 } };

  polygon (brush, x, y, s, whole, G_N_ELEMENTS (whole));
  paint (brush, BST_RENDER_WALL_DARK, 1);
  polygon (brush, x, y, s, dark, G_N_ELEMENTS (dark));
  veil (brush, FALSE, 0.35);
  polygon (brush, x, y, s, ridge, G_N_ELEMENTS (ridge));
  veil (brush, TRUE, 0.16);
}

static void
lava (const BstRenderBrush *brush,
      double                x,
      double                y,
      double                s)
{
  cairo_t *cr = brush->cr;

  ellipse (brush, x, y - s * 0.32, s * 0.16, s * 0.055);
  paint (brush, BST_RENDER_INK, 0.9);
  ellipse (brush, x, y - s * 0.315, s * 0.125, s * 0.040);
  paint (brush, BST_RENDER_LAVA, 1);
  cairo_move_to (cr, x - s * 0.05, y - s * 0.30);
  cairo_curve_to (cr, x - s * 0.02, y - s * 0.10, x - s * 0.16, y + s * 0.02, x - s * 0.10, y + s * 0.26);
  stroke (brush, BST_RENDER_LAVA, s * 0.075);
  cairo_move_to (cr, x + s * 0.06, y - s * 0.29);
  cairo_curve_to (cr, x + s * 0.06, y - s * 0.14, x + s * 0.20, y - s * 0.10, x + s * 0.20, y + s * 0.10);
  stroke (brush, BST_RENDER_LAVA, s * 0.055);
  if (brush->detail < BST_RENDER_DETAIL_HIGH)
    return;
  cairo_move_to (cr, x - s * 0.05, y - s * 0.28);
  cairo_curve_to (cr, x - s * 0.02, y - s * 0.10, x - s * 0.16, y + s * 0.02, x - s * 0.10, y + s * 0.24);
  stroke (brush, BST_RENDER_GOLD, s * 0.025);
}

void
bst_render_sprite_volcano (const BstRenderBrush *brush,
                           double                x,
                           double                y,
                           double                size,
                           guint                 look)
{
  shadow (brush, x, y + size * 0.34, size * 0.56, size * 0.12);
  if (brush->detail > BST_RENDER_DETAIL_LOW)
    smoke (brush, x, y, size);
  mountain (brush, x, y, size);
  lava (brush, x, y, size);
}

/* --- Dragon --- */

void
bst_render_sprite_dragon (const BstRenderBrush *brush,
                          double                x,
                          double                y,
                          double                size,
                          guint                 look)
{
  cairo_t *cr = brush->cr;

  disc (brush, x, y, size, BST_RENDER_ROOF_2);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size * 0.66, size * 0.66);
  cairo_new_path (cr);
  bst_render_dragon_path (cr);
  cairo_restore (cr);
  paint (brush, BST_RENDER_SHIELD_TRIM, 1);
}

/* --- Portal --- */

static void
arch_path (cairo_t *cr,
           double   x,
           double   y,
           double   half,
           double   top,
           double   foot)
{
  cairo_new_path (cr);
  cairo_move_to (cr, x - half, foot);
  cairo_line_to (cr, x - half, top + half);
  cairo_arc (cr, x, top + half, half, G_PI, 2 * G_PI);
  cairo_line_to (cr, x + half, foot);
  cairo_close_path (cr);
}

/* What is seen through it turns. */
static void
whirl (const BstRenderBrush *brush,
       double                x,
       double                y,
       double                s)
{
  cairo_t *cr = brush->cr;

  cairo_new_path (cr);
  for (int i = 0; i <= 40; i++)
    {
      double angle = i * 0.30;
      double r = s * (0.02 + 0.0052 * i);

      cairo_line_to (cr, x + r * 0.8 * cos (angle), y + r * sin (angle));
    }
  stroke (brush, BST_RENDER_SHIELD_TRIM, s * 0.045);
}

/* An arch of stones, in it a light. */
void
bst_render_sprite_portal (const BstRenderBrush *brush,
                          double                x,
                          double                y,
                          double                size,
                          guint                 look)
{
  static const double stones[][2] = { { -.31, .20 }, { -.31, -.02 }, { -.22, -.25 }, { 0, -.37 },
                                      { .22, -.25 }, { .31, -.02 }, { .31, .20 } };
  cairo_t *cr = brush->cr;
  const double s = size;

  shadow (brush, x, y + s * 0.42, s * 0.46, s * 0.12);
  arch_path (cr, x, y, s * 0.42, y - s * 0.50, y + s * 0.44);
  paint (brush, BST_RENDER_INK, 0.9);
  arch_path (cr, x, y, s * 0.385, y - s * 0.465, y + s * 0.41);
  paint (brush, BST_RENDER_WALL_LIGHT, 1);
  arch_path (cr, x, y, s * 0.245, y - s * 0.325, y + s * 0.44);
  paint (brush, BST_RENDER_MAGIC, 1);
  if (brush->detail == BST_RENDER_DETAIL_LOW)
    return;
  whirl (brush, x, y + s * 0.04, s);
  for (guint i = 0; i < G_N_ELEMENTS (stones) && brush->detail == BST_RENDER_DETAIL_HIGH; i++)
    {
      ellipse (brush, x + stones[i][0] * s, y + stones[i][1] * s, s * 0.035, s * 0.035);
      paint (brush, BST_RENDER_MAGIC, 1);
    }
}

/* --- Flying machine --- */

/* Seen from above, its head to the north of a frame that was turned with it. */
void
bst_render_sprite_flier (const BstRenderBrush *brush,
                         double                x,
                         double                y,
                         double                size,
                         guint                 look)
{
  static const double wings[][2] = { { 0, -.20 }, { .40, .06 }, { .40, .16 }, { 0, .04 }, { -.40, .16 }, { -.40, .06 } };
  static const double tail[][2] = { { 0, .20 }, { .15, .36 }, { 0, .31 }, { -.15, .36 } };
  static const double head[][2] = { { 0, -.42 }, { .15, -.20 }, { -.15, -.20 } };
  cairo_t *cr = brush->cr;

  disc (brush, x, y, size, BST_RENDER_SHIELD);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, look * G_PI / 4);
  polygon (brush, 0, 0, size * 0.86, wings, G_N_ELEMENTS (wings));
  paint (brush, BST_RENDER_SHIELD_TRIM, 1);
  polygon (brush, 0, 0, size * 0.86, tail, G_N_ELEMENTS (tail));
  paint (brush, BST_RENDER_SHIELD_TRIM, 1);
  box (brush, -size * 0.03, -size * 0.20, size * 0.06, size * 0.44);
  paint (brush, BST_RENDER_SHIELD_TRIM, 1);
  polygon (brush, 0, 0, size * 0.86, head, G_N_ELEMENTS (head));
  paint (brush, BST_RENDER_GOLD, 1);
  cairo_restore (cr);
}

/* --- The magic sign --- */

/* A wand and the star at its end. */
void
bst_render_sprite_wand (const BstRenderBrush *brush,
                        double                x,
                        double                y,
                        double                size,
                        guint                 look)
{
  double star[10][2];

  disc (brush, x, y, size, BST_RENDER_MAGIC);
  cairo_move_to (brush->cr, x - size * 0.22, y + size * 0.24);
  cairo_line_to (brush->cr, x + size * 0.06, y - size * 0.06);
  stroke (brush, BST_RENDER_SHIELD_TRIM, size * 0.09);
  for (guint i = 0; i < G_N_ELEMENTS (star); i++)
    {
      double r = i % 2 ? 0.10 : 0.24;

      star[i][0] = 0.11 + r * sin (i * G_PI / 5);
      star[i][1] = -0.11 - r * cos (i * G_PI / 5);
    }
  polygon (brush, x, y, size, star, G_N_ELEMENTS (star));
  paint (brush, BST_RENDER_GOLD, 1);
}

/* --- The crop circle --- */

/* A club, a shield or a fork in the middle of a ring of grain. */
void
bst_render_sprite_circle (const BstRenderBrush *brush,
                          double                x,
                          double                y,
                          double                size,
                          guint                 look)
{
  static const double club[][2] = { { -.30, .24 }, { .04, -.14 }, { .16, -.34 }, { .32, -.22 }, { .16, -.04 }, { -.22, .32 } };
  static const double shield[][2] = { { -.26, -.28 }, { .26, -.28 }, { .24, .06 }, { 0, .36 }, { -.24, .06 } };
  cairo_t *cr = brush->cr;

  disc (brush, x, y, size, BST_RENDER_CROP);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, size * 0.42, 0, 2 * G_PI);
  stroke (brush, BST_RENDER_CROP_DARK, size * 0.06);
  if (look == BST_FEATURE_ROAD)
    polygon (brush, x, y, size * 0.8, club, G_N_ELEMENTS (club));
  else if (look == BST_FEATURE_CITY)
    polygon (brush, x, y, size * 0.8, shield, G_N_ELEMENTS (shield));
  if (look != BST_FEATURE_FIELD)
    {
      paint (brush, look == BST_FEATURE_ROAD ? BST_RENDER_ROOF_3 : BST_RENDER_SHIELD, 1);
      return;
    }
  /* Three tines and a handle. */
  for (int i = -1; i <= 1; i++)
    {
      cairo_move_to (cr, x + i * size * 0.13, y - size * 0.28);
      cairo_line_to (cr, x + i * size * 0.13, y - size * 0.04);
    }
  cairo_move_to (cr, x - size * 0.13, y - size * 0.04);
  cairo_line_to (cr, x + size * 0.13, y - size * 0.04);
  cairo_move_to (cr, x, y - size * 0.04);
  cairo_line_to (cr, x, y + size * 0.30);
  stroke (brush, BST_RENDER_INK, size * 0.07);
}
