/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ingots that lie on tiles (GO1). */

#include "bst-render-board.h"

#include "bst-render-label.h"
#include "bst-render-token.h"

/* Near a corner, where figures seldom stand; in tiles. */
#define AT_X 0.20
#define AT_Y 0.82

/* On small tiles they are larger in proportion: pixels, and at most so much of a tile. */
#define LEAST_SIZE 12.0
#define MOST_SHARE 0.40

void
bst_render_board_get_ingots_spot (const BstPosition *position,
                                  guint              tile,
                                  double            *board_x,
                                  double            *board_y)
{
  const BstTile *at = bst_render_board_get_tile (position, tile);

  *board_x = at->x + AT_X;
  *board_y = at->y + AT_Y;
}

static void
draw_ingots (const BstRenderScope *scope,
             guint                 tile,
             guint                 n)
{
  double scale = scope->viewport->scale, size = MAX (scale * BST_RENDER_INGOTS_SIZE, MIN (LEAST_SIZE, scale * MOST_SHARE));
  double x, y;

  bst_render_board_get_ingots_spot (scope->position, tile, &x, &y);
  bst_render_viewport_to_view (scope->viewport, x, y, &x, &y);
  if (x < -scale || y < -scale || x > scope->viewport->width + scale || y > scope->viewport->height + scale)
    return;
  bst_render_token_draw (scope->cr, scope->theme, BST_RENDER_TOKEN_INGOT, x, y, size);
  if (n > 1)
    {
      g_autofree char *text = g_strdup_printf ("%u", n);

      bst_render_label_badge (scope, text, x + size * 0.5, y - size * 0.35, CLAMP (scale * 0.08, 5, 12));
    }
}

void
bst_render_board_draw_ingots (const BstRenderScope *scope)
{
  guint n_tiles;

  bst_position_get_tiles (scope->position, &n_tiles);
  for (guint tile = 0; tile < n_tiles; tile++)
    {
      guint n = bst_position_get_tile_ingots (scope->position, tile);

      if (n > 0)
        draw_ingots (scope, tile, n);
    }
}
