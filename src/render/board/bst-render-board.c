/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-board.h"

#include <math.h>

void
bst_render_board_draw_table (const BstRenderScope *scope)
{
  bst_render_theme_set_source (scope->theme, scope->cr, BST_RENDER_TABLE, 1);
  cairo_rectangle (scope->cr, 0, 0, scope->viewport->width, scope->viewport->height);
  cairo_fill (scope->cr);
}

static gboolean
in_box (const BstRenderBox *box,
        int                 x,
        int                 y)
{
  return x >= box->min_x && x <= box->max_x && y >= box->min_y && y <= box->max_y;
}

/* Pixels of the device for one tile. */
static double
device_pixels (const BstRenderScope *scope)
{
  double dx = scope->viewport->scale;
  double dy = 0;

  cairo_user_to_device_distance (scope->cr, &dx, &dy);
  return hypot (dx, dy);
}

static void
draw_tile (const BstRenderScope *scope,
           guint                 type,
           guint                 variant,
           int                   x,
           int                   y,
           guint                 rotation)
{
  double left;
  double top;

  bst_render_viewport_to_view (scope->viewport, x, y, &left, &top);
  bst_render_tile_draw (scope->art, scope->cr, scope->theme, type, variant, rotation, left, top,
                        scope->viewport->scale, device_pixels (scope));
}

void
bst_render_board_draw_tiles (const BstRenderScope *scope)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (scope->position, &n_tiles);
  g_autofree guint8 *variants = g_new (guint8, n_tiles + 1);
  BstRenderBox box;

  bst_render_viewport_get_box (scope->viewport, &box);
  bst_render_tile_variants (scope->position, variants);
  for (guint i = 0; i < n_tiles; i++)
    if (in_box (&box, tiles[i].x, tiles[i].y))
      draw_tile (scope, (guint) tiles[i].type, variants[i], tiles[i].x, tiles[i].y,
                 tiles[i].rotation);
}

void
bst_render_board_get_spot (const BstPosition  *position,
                           const BstRenderArt *art,
                           guint16             part,
                           double             *board_x,
                           double             *board_y)
{
  const BstTile *tile;
  guint index;
  guint segment;

  bst_position_get_segment (position, part, &index, &segment);
  tile = bst_render_board_get_tile (position, index);
  bst_render_spot_point (art, (guint) tile->type, tile->rotation, segment, board_x, board_y);
  *board_x += tile->x;
  *board_y += tile->y;
}

void
bst_render_board_draw_edge (const BstRenderScope *scope)
{
  const BstRules *rules = bst_game_get_rules (bst_position_get_game (scope->position));
  cairo_t *cr = scope->cr;
  double scale = scope->viewport->scale;
  double width = CLAMP (scale * 0.06, 2, 8);
  double left, top, right, bottom;

  if (rules->table_edge == BST_TABLE_ENDLESS)
    return;

  bst_render_viewport_to_view (scope->viewport, -(double) rules->table_west,
                               -(double) rules->table_north, &left, &top);
  bst_render_viewport_to_view (scope->viewport, rules->table_east + 1.0, rules->table_south + 1.0,
                               &right, &bottom);
  cairo_save (cr);
  cairo_rectangle (cr, left - width / 2, top - width / 2, right - left + width,
                   bottom - top + width);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_HALO, 0.8);
  cairo_set_line_width (cr, width);
  cairo_stroke_preserve (cr);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_INK, 0.8);
  cairo_set_line_width (cr, width / 2);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
bst_render_board_draw_ghost (const BstRenderScope *scope,
                             guint                 type,
                             int                   x,
                             int                   y,
                             guint                 rotation)
{
  cairo_push_group (scope->cr);
  draw_tile (scope, type, 0, x, y, rotation);
  cairo_pop_group_to_source (scope->cr);
  cairo_paint_with_alpha (scope->cr, 0.5);
}

guint16
bst_render_board_pick (const BstPosition       *position,
                       const BstRenderArt      *art,
                       const BstRenderViewport *viewport,
                       double                   view_x,
                       double                   view_y)
{
  double board_x;
  double board_y;
  int x;
  int y;
  int index;
  guint segment;
  const BstTile *tile;

  bst_render_viewport_get_cell (viewport, view_x, view_y, &x, &y);
  index = bst_position_find_tile (position, x, y);
  if (index < 0)
    return BST_NO_PART;
  bst_render_viewport_to_board (viewport, view_x, view_y, &board_x, &board_y);
  tile = bst_render_board_get_tile (position, (guint) index);
  segment = bst_render_art_pick (art, (guint) tile->type, tile->rotation,
                                 board_x - x, board_y - y);
  if (segment == BST_NO_SEGMENT)
    return BST_NO_PART;
  return bst_position_get_part (position, (guint) index, segment);
}

void
bst_render_board_get_box (const BstPosition *position,
                          int                ring,
                          BstRenderBox      *box)
{
  bst_position_get_extents (position, &box->min_x, &box->min_y, &box->max_x, &box->max_y);
  box->min_x -= ring;
  box->min_y -= ring;
  box->max_x += ring;
  box->max_y += ring;
}
