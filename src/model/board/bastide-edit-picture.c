/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-edit-picture.h"
#include "bastide-refusal.h"

#include <bst-feature.h>
#include <bst-render-kind.h>
#include <math.h>

/* How much a brush hides of what lies under it. */
#define GHOST_ALPHA 0.75

/* --- The grid --- */

void
bastide_edit_picture_draw_grid (const BstRenderScope *scope)
{
  const BstRenderViewport *view = scope->viewport;
  cairo_t *cr = scope->cr;
  BstRenderBox box;
  double x, y;

  bst_render_viewport_get_box (view, &box);
  for (int i = box.min_x; i <= box.max_x + 1; i++)
    {
      bst_render_viewport_to_view (view, i, 0, &x, &y);
      cairo_move_to (cr, round (x) + 0.5, 0);
      cairo_line_to (cr, round (x) + 0.5, view->height);
    }
  for (int i = box.min_y; i <= box.max_y + 1; i++)
    {
      bst_render_viewport_to_view (view, 0, i, &x, &y);
      cairo_move_to (cr, 0, round (y) + 0.5);
      cairo_line_to (cr, view->width, round (y) + 0.5);
    }
  bst_render_theme_set_source (scope->theme, cr, scope->theme->dark ? BST_RENDER_HALO : BST_RENDER_INK, 0.16);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/* --- Selection --- */

static void
draw_area (const BstRenderScope *scope,
           const BstArea        *area,
           int                   dx,
           int                   dy)
{
  static const double dashes[] = { 7, 5 };
  double left, top, right, bottom;

  bst_render_viewport_to_view (scope->viewport, area->min_x + dx, area->min_y + dy, &left, &top);
  bst_render_viewport_to_view (scope->viewport, area->max_x + dx + 1, area->max_y + dy + 1, &right,
                               &bottom);
  cairo_save (scope->cr);
  cairo_rectangle (scope->cr, left, top, right - left, bottom - top);
  bst_render_theme_set_source (scope->theme, scope->cr, BST_RENDER_HALO, 0.25);
  cairo_fill_preserve (scope->cr);
  cairo_set_line_width (scope->cr, 5);
  bst_render_theme_set_source (scope->theme, scope->cr, BST_RENDER_HALO, 0.9);
  cairo_stroke_preserve (scope->cr);
  cairo_set_line_width (scope->cr, 2.5);
  cairo_set_dash (scope->cr, dashes, G_N_ELEMENTS (dashes), 0);
  bst_render_theme_set_source (scope->theme, scope->cr, BST_RENDER_INK, 1);
  cairo_stroke (scope->cr);
  cairo_restore (scope->cr);
}

static void
draw_ring (const BstRenderScope *scope,
           double                x,
           double                y,
           double                radius)
{
  cairo_new_path (scope->cr);
  cairo_arc (scope->cr, x, y, radius, 0, 2 * G_PI);
  cairo_set_line_width (scope->cr, 6);
  bst_render_theme_set_source (scope->theme, scope->cr, BST_RENDER_HALO, 0.95);
  cairo_stroke_preserve (scope->cr);
  cairo_set_line_width (scope->cr, 3);
  bst_render_theme_set_source (scope->theme, scope->cr, BST_RENDER_INK, 1);
  cairo_stroke (scope->cr);
}

static void
draw_figure_ring (const BstRenderScope *scope,
                  const BstSpot        *sought)
{
  guint n_figures;

  bst_position_get_figures (scope->position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    {
      BstSpot spot;
      double x, y;

      bst_position_get_figure_spot (scope->position, i, &spot);
      if (spot.x != sought->x || spot.y != sought->y || spot.player != sought->player
          || spot.figure != sought->figure || spot.side != sought->side
          || spot.feature != sought->feature)
        continue;
      bst_render_board_get_figure_spot (scope->position, scope->art, i, &x, &y);
      bst_render_viewport_to_view (scope->viewport, x, y, &x, &y);
      draw_ring (scope, x, y, bst_render_board_get_figure_size (scope->viewport) * 0.72);
    }
}

static void
draw_token_ring (const BastideEditPicture *self,
                 const BstRenderScope     *scope,
                 const BastideToken       *token)
{
  BstNeutralKind kind;
  BstTokenKind pile = BST_TOKEN_PIECE;
  double radius = bastide_tool_is_token (token->tool, &pile) ? bst_render_token_for (pile)->size * 0.8
                  : bastide_tool_is_neutral (token->tool, &kind) ? bst_render_neutral_for (kind)->ring : 0;
  double x, y;

  if (!bastide_edit_sight_get_token_spot (&self->sight, token, &x, &y))
    return;
  if (token->tool == BASTIDE_TOOL_OF_TOKEN (BST_TOKEN_PIECE))
    y += BST_RENDER_TOWER_STEP / 2;
  bst_render_viewport_to_view (scope->viewport, x, y, &x, &y);
  draw_ring (scope, x, y, scope->viewport->scale * radius);
}

/* --- The brush --- */

/* Where a figure would stand: on its corner, in its segment, or where it hovers. */
static void
get_figure_point (const BastideEditPicture *self,
                  const BstRenderScope     *scope,
                  const BastideTarget      *target,
                  double                   *x,
                  double                   *y)
{
  int tile = bst_position_find_tile (scope->position, target->x, target->y);

  if (target->has_spot && target->spot.side >= BST_SIDE_CORNER)
    {
      guint corner = target->spot.side - BST_SIDE_CORNER;

      *x = target->x + (corner == 1 || corner == 2);
      *y = target->y + (corner >= 2);
    }
  else if (target->has_spot && tile >= 0)
    {
      BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (scope->position));
      const BstTile *on = bst_render_board_get_tile (scope->position, (guint) tile);
      guint segment = bst_spot_get_segment (&target->spot,
                                            bst_tile_set_get_type (set, (guint) on->type),
                                            on->rotation);

      bst_render_board_get_spot (scope->position, scope->art,
                                 (guint16) bst_position_get_part (scope->position, (guint) tile, segment), x, y);
    }
  else
    {
      *x = self->free_x;
      *y = self->free_y;
    }
  bst_render_viewport_to_view (scope->viewport, *x, *y, x, y);
}

static void
draw_figure (const BastideEditPicture *self,
             const BstRenderScope     *scope,
             const BastideTarget      *target,
             guint                     player,
             guint                     figure)
{
  BstGame *game = bst_position_get_game (scope->position);
  double x, y;

  if (player >= bst_game_get_n_players (game))
    return;
  get_figure_point (self, scope, target, &x, &y);
  bastide_pictures_paint_figure (&self->pictures, scope, figure,
                                 target->has_spot ? target->spot.feature : BST_FEATURE_CITY, player, x, y);
}

static void
draw_token (const BastideEditPicture *self,
            const BstRenderScope     *scope,
            BastideTool               tool,
            const BastideTarget      *target)
{
  BstSpot spot = bastide_position_editor_get_token_spot (tool, target);
  double scale = scope->viewport->scale, x = spot.x + 0.5, y = spot.y + 0.5;
  int tile = bst_position_find_tile (scope->position, spot.x, spot.y);
  BstNeutralKind kind;
  BstTokenKind token;

  if (bastide_tool_is_token (tool, &token) && tile >= 0)
    bst_render_board_get_token_spot (scope->position, scope->art, token, (guint) tile, &x, &y);
  bst_render_viewport_to_view (scope->viewport, x, y, &x, &y);
  if (bastide_tool_is_neutral (tool, &kind))
    bst_render_neutral_for (kind)->draw (scope->cr, scope->theme, x, y, scale * bst_render_neutral_for (kind)->size);
  else if (token == BST_TOKEN_PIECE)
    bst_render_tower_draw (scope->cr, scope->theme, x, y, scale * BST_RENDER_TOWER_SIZE, 1);
  else
    bst_render_token_draw (scope->cr, scope->theme, token, x, y, scale * bst_render_token_for (token)->size);
}

/* A cross over what the eraser takes. */
static void
draw_eraser (const BastideEditPicture *self,
             const BstRenderScope     *scope,
             const BastideTarget      *target)
{
  double scale = scope->viewport->scale, x, y;

  if (target->has_token)
    {
      draw_token_ring (self, scope, &target->token);
      return;
    }
  if (target->has_figure)
    {
      draw_figure_ring (scope, &target->figure);
      return;
    }
  bst_render_viewport_to_view (scope->viewport, target->x, target->y, &x, &y);
  cairo_new_path (scope->cr);
  cairo_move_to (scope->cr, x + 0.3 * scale, y + 0.3 * scale);
  cairo_line_to (scope->cr, x + 0.7 * scale, y + 0.7 * scale);
  cairo_move_to (scope->cr, x + 0.7 * scale, y + 0.3 * scale);
  cairo_line_to (scope->cr, x + 0.3 * scale, y + 0.7 * scale);
  cairo_set_line_cap (scope->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (scope->cr, scale * 0.1);
  bst_render_theme_set_source (scope->theme, scope->cr, BST_RENDER_HALO, 0.95);
  cairo_stroke_preserve (scope->cr);
  cairo_set_line_width (scope->cr, scale * 0.05);
  bst_render_theme_set_source (scope->theme, scope->cr, BST_RENDER_PROBLEM, 1);
  cairo_stroke (scope->cr);
}

static void
draw_brush (const BastideEditPicture *self,
            const BstRenderScope     *scope,
            const BastideTarget      *target)
{
  const BastideBrush *brush = bastide_position_editor_get_brush (self->sight.editor);

  switch (brush->tool)
    {
    case BASTIDE_TOOL_TILE:
      bastide_pictures_paint_ghost (&self->pictures, scope, (guint) brush->type, 0, target->x, target->y, brush->rotation);
      bst_render_board_draw_frame (scope, target->x, target->y);
      break;
    case BASTIDE_TOOL_ERASER:
      draw_eraser (self, scope, target);
      break;
    case BASTIDE_TOOL_MARK:
      bst_render_board_draw_frame (scope, target->x, target->y);
      break;
    case BASTIDE_TOOL_POINTER:
      break;
    default:
      cairo_push_group (scope->cr);
      if (brush->tool == BASTIDE_TOOL_FIGURE)
        draw_figure (self, scope, target, (guint) brush->player, brush->figure);
      else
        draw_token (self, scope, brush->tool, target);
      cairo_pop_group_to_source (scope->cr);
      cairo_paint_with_alpha (scope->cr, GHOST_ALPHA);
    }
}

/* --- What is carried --- */

static void
draw_carried_cells (const BastideEditPicture *self,
                    const BstRenderScope     *scope,
                    int                       dx,
                    int                       dy)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (scope->position, &n_tiles);

  for (guint i = 0; i < n_tiles && (dx != 0 || dy != 0); i++)
    if (bastide_position_editor_is_selected (self->sight.editor, tiles[i].x, tiles[i].y))
      bastide_pictures_paint_ghost (&self->pictures, scope, (guint) tiles[i].type, self->pictures.variants[i],
                                    tiles[i].x + dx, tiles[i].y + dy, tiles[i].rotation);
  draw_area (scope, bastide_position_editor_get_area (self->sight.editor), dx, dy);
}

static void
draw_carried (const BastideEditPicture *self,
              const BstRenderScope     *scope,
              const BastideTarget      *target)
{
  const BstSpot *figure = bastide_position_editor_get_figure (self->sight.editor);

  switch (bastide_position_editor_get_selected (self->sight.editor))
    {
    case BASTIDE_SELECTED_CELLS:
      draw_carried_cells (self, scope, target->x - self->from_x, target->y - self->from_y);
      break;
    case BASTIDE_SELECTED_FIGURE:
      draw_figure (self, scope, target, (guint) figure->player, figure->figure);
      break;
    case BASTIDE_SELECTED_TOKEN:
      draw_token (self, scope, bastide_position_editor_get_token (self->sight.editor)->tool, target);
      break;
    case BASTIDE_SELECTED_NOTHING:
    default:
      break;
    }
}

/* --- All of it --- */

static void
draw_selected (const BastideEditPicture *self,
               const BstRenderScope     *scope)
{
  switch (bastide_position_editor_get_selected (self->sight.editor))
    {
    case BASTIDE_SELECTED_CELLS:
      draw_area (scope, bastide_position_editor_get_area (self->sight.editor), 0, 0);
      break;
    case BASTIDE_SELECTED_FIGURE:
      draw_figure_ring (scope, bastide_position_editor_get_figure (self->sight.editor));
      break;
    case BASTIDE_SELECTED_TOKEN:
      draw_token_ring (self, scope, bastide_position_editor_get_token (self->sight.editor));
      break;
    case BASTIDE_SELECTED_NOTHING:
    default:
      break;
    }
}

void
bastide_edit_picture_draw (const BastideEditPicture *self,
                           const BstRenderScope     *scope)
{
  bastide_refusal_draw (self->refusal, scope);
  draw_selected (self, scope);
  if (self->target != NULL && self->sight.is_carried)
    draw_carried (self, scope, self->target);
  else if (self->target != NULL)
    draw_brush (self, scope, self->target);
}
