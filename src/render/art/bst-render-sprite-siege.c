/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A besieged city: crossed swords on black in it, a cross where the Cathars are besieged; tents and
 * stakes before its walls. */

#include "bst-render-sprite-private.h"

static void
sword (const BstRenderBrush *brush,
       double                x,
       double                y,
       double                s,
       double                way)
{
  cairo_t *cr = brush->cr;

  cairo_new_path (cr);
  cairo_move_to (cr, x - way * s * 0.23, y + s * 0.23);
  cairo_line_to (cr, x + way * s * 0.23, y - s * 0.25);
  stroke (brush, BST_RENDER_SHIELD_TRIM, s * 0.075);
  cairo_new_path (cr);
  cairo_move_to (cr, x - way * s * 0.23, y + s * 0.06);
  cairo_line_to (cr, x - way * s * 0.06, y + s * 0.23);
  stroke (brush, BST_RENDER_GOLD, s * 0.065);
}

/* With arms that widen outwards. */
static void
cross (const BstRenderBrush *brush,
       double                x,
       double                y,
       double                s)
{
  static const double points[][2] = {
    { -.05, -.05 }, { -.12, -.30 }, { .12, -.30 }, { .05, -.05 }, { .30, -.12 }, { .30, .12 },
    { .05, .05 }, { .12, .30 }, { -.12, .30 }, { -.05, .05 }, { -.30, .12 }, { -.30, -.12 },
  };

  polygon (brush, x, y, s, points, G_N_ELEMENTS (points));
  paint (brush, BST_RENDER_GOLD, 1);
}

/* @look is 0 for the Cathars, as it is for their tents. */
void
bst_render_sprite_siege (const BstRenderBrush *brush,
                         double                x,
                         double                y,
                         double                size,
                         guint                 look)
{
  disc (brush, x, y, size, BST_RENDER_INK);
  if (look == 0)
    {
      cross (brush, x, y, size);
      return;
    }
  sword (brush, x, y, size, 1);
  sword (brush, x, y, size, -1);
}

/* A round tent with a pennon. */
void
bst_render_sprite_tent (const BstRenderBrush *brush,
                        double                x,
                        double                y,
                        double                size,
                        guint                 look)
{
  static const double roof[][2] = { { -.54, -.30 }, { 0, -.86 }, { .54, -.30 }, { .40, -.20 }, { -.40, -.20 } };
  static const double dark[][2] = { { .06, -.20 }, { 0, -.86 }, { .54, -.30 }, { .40, -.20 } };
  static const double door[][2] = { { -.12, 0 }, { 0, -.34 }, { .12, 0 } };
  static const double pennon[][2] = { { 0, -1.14 }, { .34, -1.03 }, { 0, -.92 } };
  const double s = size;

  shadow (brush, x + s * 0.1, y, s * 0.5, s * 0.16);
  box (brush, x - s * 0.40, y - s * 0.32, s * 0.80, s * 0.32);
  paint (brush, BST_RENDER_PLASTER, 1);
  polygon (brush, x, y, s, roof, 5);
  paint (brush, look & 1 ? BST_RENDER_ROOF_2 : BST_RENDER_SHIELD, 1);
  polygon (brush, x, y, s, dark, 4);
  veil (brush, FALSE, 0.22);
  polygon (brush, x, y, s, door, 3);
  paint (brush, BST_RENDER_INK, 0.9);
  box (brush, x - s * 0.03, y - s * 1.14, s * 0.06, s * 0.30);
  paint (brush, BST_RENDER_INK, 0.9);
  polygon (brush, x, y, s, pennon, 3);
  paint (brush, BST_RENDER_GOLD, 1);
}

/* Pointed stakes side by side. */
void
bst_render_sprite_stakes (const BstRenderBrush *brush,
                          double                x,
                          double                y,
                          double                size,
                          guint                 look)
{
  static const double stake[][2] = { { -.10, 0 }, { -.10, -.62 }, { 0, -.86 }, { .10, -.62 }, { .10, 0 } };

  shadow (brush, x, y, size * 0.5, size * 0.14);
  for (int i = -1; i <= 1; i++)
    {
      polygon (brush, x + i * size * 0.26, y + (i & 1) * size * 0.06, size, stake, 5);
      paint (brush, BST_RENDER_CRACK, 1);
      box (brush, x + size * (i * 0.26 - 0.08), y + size * ((i & 1) * 0.06 - 0.60), size * 0.06, size * 0.58);
      veil (brush, TRUE, 0.28);
    }
}
