/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A ferry on its lake, as a sign of itself; on a board the deck alone is drawn (bst-render-ferries.h). */

#include "bst-render-sprite-private.h"

void
bst_render_sprite_ferry (const BstRenderBrush *brush,
                         double                x,
                         double                y,
                         double                size,
                         guint                 look)
{
  static const double rim[][2] = { { -.48, .14 }, { -.48, -.14 }, { .48, -.14 }, { .48, .14 } };
  static const double deck[][2] = { { -.45, .09 }, { -.45, -.09 }, { .45, -.09 }, { .45, .09 } };

  disc (brush, x, y, size * 0.9, BST_RENDER_WATER);
  polygon (brush, x, y, size, rim, G_N_ELEMENTS (rim));
  paint (brush, BST_RENDER_INK, 0.9);
  polygon (brush, x, y, size, deck, G_N_ELEMENTS (deck));
  paint (brush, BST_RENDER_PLASTER, 1);
}
