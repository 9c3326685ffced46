/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hills & Sheep: hills and vineyards, which tiles show, and a sheep beside its shepherd. */

#include "bst-render-sprite-private.h"

/* Two slopes with the way up, on a round shield. */
void
bst_render_sprite_hill (const BstRenderBrush *brush,
                        double                x,
                        double                y,
                        double                size,
                        guint                 look)
{
  static const double far[][2] = { { -.06, .22 }, { .06, -.10 }, { .16, -.20 }, { .26, -.10 }, { .39, .22 } };
  static const double near[][2] = { { -.40, .22 }, { -.26, -.14 }, { -.10, -.33 }, { .02, -.28 }, { .14, -.04 }, { .26, .22 } };
  static const double lit[][2] = { { -.40, .22 }, { -.26, -.14 }, { -.10, -.33 }, { -.07, -.04 }, { -.17, .22 } };
  static const double way[][2] = { { -.02, .22 }, { .08, .08 }, { -.01, -.04 }, { -.03, -.24 }, { .00, -.24 }, { .05, -.05 },
                                   { .15, .08 }, { .10, .22 } };
  const double s = size;

  disc (brush, x, y, size, BST_RENDER_PLASTER);
  polygon (brush, x, y, s, far, G_N_ELEMENTS (far));
  paint (brush, BST_RENDER_LEAF_LIGHT, 1);
  polygon (brush, x, y, s, near, G_N_ELEMENTS (near));
  paint (brush, BST_RENDER_LEAF_DARK, 1);
  polygon (brush, x, y, s, lit, G_N_ELEMENTS (lit));
  paint (brush, BST_RENDER_LEAF, 1);
  polygon (brush, x, y, s, way, G_N_ELEMENTS (way));
  paint (brush, BST_RENDER_ROAD, 1);
}

/* Grapes below a leaf, on a round shield. */
void
bst_render_sprite_vineyard (const BstRenderBrush *brush,
                            double                x,
                            double                y,
                            double                size,
                            guint                 look)
{
  static const double grapes[][2] = { { -.17, -.04 }, { .00, -.06 }, { .17, -.04 }, { -.09, .09 }, { .09, .09 }, { .00, .23 } };
  static const double leaf[][2] = { { .00, -.12 }, { -.24, -.10 }, { -.20, -.22 }, { -.28, -.32 }, { -.10, -.30 }, { .02, -.38 },
                                    { .10, -.28 }, { .28, -.28 }, { .18, -.16 } };
  const double s = size;

  disc (brush, x, y, size, BST_RENDER_PLASTER);
  for (guint i = 0; i < G_N_ELEMENTS (grapes); i++)
    {
      ellipse (brush, x + s * grapes[i][0], y + s * grapes[i][1], s * 0.098, s * 0.098);
      paint (brush, BST_RENDER_MAGIC, 1);
      ellipse (brush, x + s * (grapes[i][0] - 0.03), y + s * (grapes[i][1] - 0.03), s * 0.03, s * 0.03);
      paint (brush, BST_RENDER_PLASTER, 0.7);
    }
  polygon (brush, x, y, s, leaf, G_N_ELEMENTS (leaf));
  paint (brush, BST_RENDER_LEAF_DARK, 1);
}

static void
wool (const BstRenderBrush *brush,
      double                x,
      double                y,
      double                s,
      double                more)
{
  static const double curls[][3] = { { -.22, .02, .17 }, { -.04, -.08, .20 }, { .16, -.04, .19 }, { .20, .10, .15 }, { -.08, .12, .19 } };

  for (guint i = 0; i < G_N_ELEMENTS (curls); i++)
    {
      ellipse (brush, x + s * curls[i][0], y + s * curls[i][1], s * (curls[i][2] + more), s * (curls[i][2] + more));
      paint (brush, more > 0 ? BST_RENDER_INK : BST_RENDER_SHEEP, 1);
    }
}

/* From the side, with a dark rim as figures have. */
void
bst_render_sprite_flock (const BstRenderBrush *brush,
                         double                x,
                         double                y,
                         double                size,
                         guint                 look)
{
  static const double legs[] = { -.20, -.06, .10, .22 };
  const double s = size;

  shadow (brush, x, y + s * 0.40, s * 0.42, s * 0.10);
  for (guint i = 0; i < G_N_ELEMENTS (legs); i++)
    {
      box (brush, x + s * (legs[i] - 0.03), y + s * 0.14, s * 0.075, s * 0.28);
      paint (brush, BST_RENDER_INK, 1);
    }
  wool (brush, x, y, s, 0.045);
  wool (brush, x, y, s, 0);
  ellipse (brush, x - s * 0.38, y - s * 0.08, s * 0.15, s * 0.17);
  paint (brush, BST_RENDER_INK, 1);
  ellipse (brush, x - s * 0.42, y - s * 0.11, s * 0.03, s * 0.03);
  paint (brush, BST_RENDER_SHEEP, 1);
}
