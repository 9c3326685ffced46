/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards of King & Robber Baron: a crown for the one, a hat with a feather for the other. */

#include "bst-render-sprite-private.h"

static void
crown (const BstRenderBrush *brush,
       double                x,
       double                y,
       double                s)
{
  static const double points[][2] = {
    { -.26, .18 }, { -.30, -.16 }, { -.14, -.02 }, { 0, -.26 }, { .14, -.02 }, { .30, -.16 }, { .26, .18 }
  };

  polygon (brush, x, y, s, points, G_N_ELEMENTS (points));
  paint (brush, BST_RENDER_GOLD, 1);
  box (brush, x - s * 0.26, y + s * 0.20, s * 0.52, s * 0.08);
  paint (brush, BST_RENDER_ROOF_2, 1);
}

static void
hat (const BstRenderBrush *brush,
     double                x,
     double                y,
     double                s)
{
  static const double top[][2] = { { -.18, .10 }, { -.12, -.14 }, { .10, -.18 }, { .18, .10 } };
  static const double feather[][2] = { { .12, .06 }, { .20, -.16 }, { .33, -.32 }, { .30, -.08 } };

  ellipse (brush, x, y + s * 0.14, s * 0.32, s * 0.10);
  paint (brush, BST_RENDER_INK, 1);
  polygon (brush, x, y, s, top, G_N_ELEMENTS (top));
  paint (brush, BST_RENDER_INK, 1);
  polygon (brush, x, y, s, feather, G_N_ELEMENTS (feather));
  paint (brush, BST_RENDER_ROOF_2, 1);
}

void
bst_render_sprite_card (const BstRenderBrush *brush,
                        double                x,
                        double                y,
                        double                size,
                        guint                 look)
{
  const double s = size;

  box (brush, x - s * 0.40, y - s * 0.48, s * 0.80, s * 0.96);
  paint (brush, BST_RENDER_INK, 0.9);
  box (brush, x - s * 0.37, y - s * 0.45, s * 0.74, s * 0.90);
  paint (brush, BST_RENDER_PLASTER, 1);
  if (look == 0)
    crown (brush, x, y, s);
  else
    hat (brush, x, y, s);
}
