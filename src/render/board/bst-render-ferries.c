/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ferries: a deck over the lake from one road end to the other, so that both are seen to be one road. */

#include "bst-render-ferries.h"

#include "bst-render-art-private.h"

#include <math.h>

/* In tiles: how far the deck reaches from the middle of the lake, and its width. */
#define DECK_REACH   0.185
#define DECK_WIDTH   0.075

/* How far from the middle of the lake a place to choose lies: between two edges, or on the first of two that face each
 * other. */
#define CHOICE_REACH 0.27

/* The middle of the lake, in tiles of the board. */
static BstRenderVector
find_lake (const BstPosition  *position,
           const BstRenderArt *art,
           const BstTile      *tile)
{
  BstRenderVector at = bst_render_art_get_sign (art, (guint) tile->type, BST_EMBLEM_NUMBER (BST_SIGN_FERRY));

  bst_render_turn_point (tile->rotation, &at.x, &at.y);
  return (BstRenderVector) { tile->x + at.x, tile->y + at.y };
}

void
bst_render_ferry_draw_deck (cairo_t              *cr,
                            const BstRenderTheme *theme,
                            double                x,
                            double                y,
                            double                scale,
                            BstDirection          a,
                            BstDirection          b)
{
  const double reach = DECK_REACH * scale;

  cairo_new_path (cr);
  cairo_move_to (cr, x + bst_step_x[a] * reach, y + bst_step_y[a] * reach);
  cairo_curve_to (cr, x + bst_step_x[a] * reach * 0.3, y + bst_step_y[a] * reach * 0.3,
                  x + bst_step_x[b] * reach * 0.3, y + bst_step_y[b] * reach * 0.3,
                  x + bst_step_x[b] * reach, y + bst_step_y[b] * reach);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, DECK_WIDTH * scale + MAX (2.0, 0.03 * scale));
  bst_render_theme_set_source (theme, cr, BST_RENDER_INK, 1);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, DECK_WIDTH * scale);
  bst_render_theme_set_source (theme, cr, BST_RENDER_PLASTER, 1);
  cairo_stroke (cr);
}

static void
draw_ferry (const BstRenderScope *scope,
            const BstTile        *tile,
            BstDirection          a,
            BstDirection          b)
{
  double scale = scope->viewport->scale;
  BstRenderVector lake = find_lake (scope->position, scope->art, tile);
  double x, y;

  bst_render_viewport_to_view (scope->viewport, lake.x, lake.y, &x, &y);
  if (x > -scale && y > -scale && x < scope->viewport->width + scale && y < scope->viewport->height + scale)
    bst_render_ferry_draw_deck (scope->cr, scope->theme, x, y, scale, a, b);
}

/* The two edges at which the road ends that a ferry joins leave the tile. FALSE without a ferry. */
static gboolean
find_edges (const BstPosition *position,
            guint              index,
            BstDirection       edges[2])
{
  guint ferry = bst_position_get_tile_tokens (position, BST_TOKEN_FERRY, index);
  const BstTile *tile = bst_render_board_get_tile (position, index);
  const BstOrientation *orientation = bst_tile_set_get_orientation (
    bst_game_get_tile_set (bst_position_get_game (position)), (guint) tile->type, tile->rotation);
  guint n = 0;

  for (guint direction = 0; ferry != 0 && direction < BST_N_DIRECTIONS; direction++)
    if (orientation->edge_segment[direction] != BST_NO_SEGMENT
        && (ferry & (1u << orientation->edge_segment[direction])) && n < 2)
      edges[n++] = direction;
  return n == 2;
}

void
bst_render_ferries_draw (const BstRenderScope *scope)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (scope->position, &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    {
      BstDirection edges[2];

      if (find_edges (scope->position, i, edges))
        draw_ferry (scope, &tiles[i], edges[0], edges[1]);
    }
}

gboolean
bst_render_ferry_get_lake (const BstPosition  *position,
                           const BstRenderArt *art,
                           guint               index,
                           double             *board_x,
                           double             *board_y)
{
  const BstTile *tile = bst_render_board_get_tile (position, index);
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  BstRenderVector lake;

  if (!(bst_tile_set_get_type (set, (guint) tile->type)->signs & BST_SIGN_FERRY))
    return FALSE;
  lake = find_lake (position, art, tile);
  *board_x = lake.x;
  *board_y = lake.y;
  return TRUE;
}

void
bst_render_ferry_get_choice (const BstPosition  *position,
                             const BstRenderArt *art,
                             guint               index,
                             BstDirection        a,
                             BstDirection        b,
                             double             *board_x,
                             double             *board_y)
{
  BstRenderVector lake = find_lake (position, art, bst_render_board_get_tile (position, index));
  gboolean is_straight = (a + 2) % 4 == b;
  double x = bst_step_x[a] + (is_straight ? 0 : bst_step_x[b]);
  double y = bst_step_y[a] + (is_straight ? 0 : bst_step_y[b]);

  *board_x = lake.x + CHOICE_REACH * x / hypot (x, y);
  *board_y = lake.y + CHOICE_REACH * y / hypot (x, y);
}
