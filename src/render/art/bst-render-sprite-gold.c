/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The Gold Mines: the way into a mine, which tiles show, and an ingot. */

#include "bst-render-sprite-private.h"

/* Timber round a dark hole, on a round shield; gold before it. */
void
bst_render_sprite_mine (const BstRenderBrush *brush,
                        double                x,
                        double                y,
                        double                size,
                        guint                 look)
{
  static const double rock[][2] = { { -.36, .22 }, { -.30, -.06 }, { -.12, -.28 }, { .10, -.30 }, { .30, -.08 }, { .36, .22 } };
  static const double hole[][2] = { { -.17, .22 }, { -.13, -.10 }, { .13, -.10 }, { .17, .22 } };
  static const double nugget[][2] = { { -.13, .30 }, { -.08, .14 }, { .06, .12 }, { .13, .20 }, { .10, .30 } };
  const double s = size;

  disc (brush, x, y, size, BST_RENDER_PLASTER);
  polygon (brush, x, y, s, rock, G_N_ELEMENTS (rock));
  paint (brush, BST_RENDER_WALL_DARK, 1);
  polygon (brush, x, y, s, hole, G_N_ELEMENTS (hole));
  paint (brush, BST_RENDER_INK, 1);
  box (brush, x - s * 0.22, y - s * 0.14, s * 0.44, s * 0.08);
  paint (brush, BST_RENDER_ROOF_2, 1);
  box (brush, x - s * 0.21, y - s * 0.08, s * 0.07, s * 0.30);
  box (brush, x + s * 0.14, y - s * 0.08, s * 0.07, s * 0.30);
  paint (brush, BST_RENDER_ROOF_2, 1);
  polygon (brush, x, y, s, nugget, G_N_ELEMENTS (nugget));
  paint (brush, BST_RENDER_GOLD, 1);
}

/* A bar seen from before and above. */
void
bst_render_sprite_ingot (const BstRenderBrush *brush,
                         double                x,
                         double                y,
                         double                size,
                         guint                 look)
{
  static const double rim[][2] = { { -.52, .34 }, { -.38, -.16 }, { -.20, -.34 }, { .32, -.34 }, { .42, -.16 }, { .56, .20 }, { .44, .34 } };
  static const double whole[][2] = { { -.45, .29 }, { -.33, -.14 }, { -.17, -.29 }, { .29, -.29 }, { .37, -.14 }, { .49, .19 }, { .40, .29 } };
  static const double front[][2] = { { -.45, .29 }, { -.33, -.12 }, { .28, -.12 }, { .40, .29 } };
  static const double side[][2] = { { .28, -.12 }, { .33, -.26 }, { .49, .19 }, { .40, .29 } };
  const double s = size;

  shadow (brush, x + s * 0.04, y + s * 0.30, s * 0.50, s * 0.12);
  polygon (brush, x, y, s, rim, G_N_ELEMENTS (rim));
  paint (brush, BST_RENDER_INK, 0.9);
  polygon (brush, x, y, s, whole, G_N_ELEMENTS (whole));
  paint (brush, BST_RENDER_GOLD, 1);
  polygon (brush, x, y, s, front, G_N_ELEMENTS (front));
  veil (brush, FALSE, 0.14);
  polygon (brush, x, y, s, side, G_N_ELEMENTS (side));
  veil (brush, FALSE, 0.32);
}
