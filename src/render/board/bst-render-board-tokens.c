/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tokens on tiles, and where they lie. */

#include "bst-render-board.h"

#include "bst-render-ferries.h"
#include "bst-render-label.h"
#include "bst-render-token.h"

/* On small tiles they are larger in proportion: pixels, and at most so much of a tile. */
#define LEAST_SIZE 12.0
#define MOST_SHARE 0.40

void
bst_render_board_get_token_spot (const BstPosition  *position,
                                 const BstRenderArt *art,
                                 BstTokenKind        kind,
                                 guint               tile,
                                 double             *board_x,
                                 double             *board_y)
{
  const BstRenderToken *looks = bst_render_token_for (kind);
  const BstTile *at = bst_render_board_get_tile (position, tile);

  if (kind == BST_TOKEN_PIECE && bst_render_board_get_tower_top (position, art, tile, board_x, board_y))
    return;
  if (kind == BST_TOKEN_FERRY && bst_render_ferry_get_lake (position, art, tile, board_x, board_y))
    return;
  *board_x = at->x + looks->at_x;
  *board_y = at->y + looks->at_y;
}

static void
draw_pile (const BstRenderScope *scope,
           BstTokenKind          kind,
           guint                 tile,
           guint                 n)
{
  double scale = scope->viewport->scale;
  double size = MAX (scale * bst_render_token_for (kind)->size, MIN (LEAST_SIZE, scale * MOST_SHARE));
  double x, y;

  bst_render_board_get_token_spot (scope->position, scope->art, kind, tile, &x, &y);
  bst_render_viewport_to_view (scope->viewport, x, y, &x, &y);
  if (x < -scale || y < -scale || x > scope->viewport->width + scale || y > scope->viewport->height + scale)
    return;
  bst_render_token_draw (scope->cr, scope->theme, kind, x, y, size);
  if (n > 1)
    {
      g_autofree char *text = g_strdup_printf ("%u", n);

      bst_render_label_badge (scope, text, x + size * 0.5, y - size * 0.35, CLAMP (scale * 0.08, 5, 12));
    }
}

void
bst_render_board_draw_piles (const BstRenderScope *scope)
{
  guint n_tiles;

  bst_position_get_tiles (scope->position, &n_tiles);
  for (guint kind = 0; kind < BST_N_TOKEN_KINDS; kind++)
    for (guint tile = 0; bst_token_kind_get (kind)->most_on_tile > 0 && !bst_render_token_for (kind)->is_built && tile < n_tiles; tile++)
      {
        guint n = bst_position_get_tile_tokens (scope->position, kind, tile);

        if (n > 0)
          draw_pile (scope, kind, tile, n);
      }
}
