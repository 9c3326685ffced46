/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is meant on the board while a position is set up: what lies under the pointer, or at the
 * cursor. */

#include "config.h"

#include "bastide-board-private.h"

#include <bst-render-token.h>
#include <math.h>

/* --- Figures and tokens --- */

static void
to_board (BastideBoard *self,
          double       *x,
          double       *y)
{
  bst_render_viewport_to_board (&self->view, bastide_board_to_device (self, *x),
                                bastide_board_to_device (self, *y), x, y);
}

/* The figure that is drawn at a point of the widget; FALSE if there is none. */
static gboolean
find_figure (BastideBoard *self,
             double        x,
             double        y,
             BstSpot      *spot)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  double reach = bst_render_board_get_figure_size (&self->view) * 0.55 / self->view.scale;
  gboolean found = FALSE;
  guint n_figures;

  to_board (self, &x, &y);
  bst_position_get_figures (position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    {
      double figure_x, figure_y, distance;

      bst_render_board_get_figure_spot (position, self->art, i, &figure_x, &figure_y);
      distance = hypot (figure_x - x, figure_y - y);
      if (distance > reach)
        continue;
      reach = distance;
      found = TRUE;
      bst_position_get_figure_spot (position, i, spot);
    }

  return found;
}

gboolean
bastide_board_get_tower_top (BastideBoard *self,
                             int           x,
                             int           y,
                             double       *board_x,
                             double       *board_y)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  int tile = bst_position_find_tile (position, x, y);
  guint base, n_tiles;

  if (tile < 0)
    return FALSE;
  base = bst_tile_type_find_segment (
    bst_tile_set_get_type (set, (guint) bst_position_get_tiles (position, &n_tiles)[tile].type), 0,
    BST_FEATURE_TOWER, 0);
  if (base == BST_NO_SEGMENT)
    return FALSE;
  bst_render_board_get_spot (position, self->art,
                             (guint16) bst_position_get_part (position, (guint) tile, base),
                             board_x, board_y);
  *board_y -= bst_position_get_tower_height (position, (guint) tile) * BST_RENDER_TOWER_STEP;

  return TRUE;
}

gboolean
bastide_board_get_token_spot (BastideBoard       *self,
                              const BastideToken *token,
                              double             *board_x,
                              double             *board_y)
{
  switch (token->tool)
    {
    case BASTIDE_TOOL_FAIRY:
      return bst_render_board_get_fairy_spot (bastide_study_get_position (self->study), self->art,
                                              board_x, board_y);
    case BASTIDE_TOOL_TOWER:
      return bastide_board_get_tower_top (self, token->x, token->y, board_x, board_y);
    case BASTIDE_TOOL_DRAGON:
    default:
      *board_x = token->x + 0.5;
      *board_y = token->y + 0.5;
      return TRUE;
    }
}

static gboolean
is_at (BastideBoard       *self,
       const BastideToken *token,
       double              x,
       double              y,
       double              reach_x,
       double              reach_y)
{
  double token_x, token_y;

  return bastide_position_editor_has_token (self->editor, token)
         && bastide_board_get_token_spot (self, token, &token_x, &token_y)
         && fabs (x - token_x) <= reach_x && fabs (y - token_y) <= reach_y;
}

/* The tower whose pieces are drawn at a point of the board: they rise into the cells to the
 * north. */
static gboolean
find_tower (BastideBoard *self,
            double        x,
            double        y,
            BastideToken *token)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    {
      double half = bst_position_get_tower_height (position, i) * BST_RENDER_TOWER_STEP / 2;

      *token = (BastideToken) { BASTIDE_TOOL_TOWER, tiles[i].x, tiles[i].y };
      if (half > 0 && is_at (self, token, x, y - half, BST_RENDER_TOWER_SIZE / 2,
                             half + BST_RENDER_TOWER_STEP / 2))
        return TRUE;
    }

  return FALSE;
}

/* The token that is drawn at a point of the widget; @under: a figure that hides towers is there.
 * FALSE if there is none. */
static gboolean
find_token (BastideBoard *self,
            double        x,
            double        y,
            gboolean      under,
            BastideToken *token)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  int figure;

  to_board (self, &x, &y);
  *token = (BastideToken) { .tool = BASTIDE_TOOL_FAIRY };
  if (bst_position_get_fairy (position, &token->x, &token->y, &figure)
      && is_at (self, token, x, y, BST_RENDER_FAIRY_SIZE * 0.35, BST_RENDER_FAIRY_SIZE * 0.5))
    return TRUE;
  *token = (BastideToken) { .tool = BASTIDE_TOOL_DRAGON };
  if (bst_position_get_dragon (position, &token->x, &token->y)
      && is_at (self, token, x, y, BST_RENDER_DRAGON_SIZE * 0.5, BST_RENDER_DRAGON_SIZE * 0.4))
    return TRUE;

  return !under && find_tower (self, x, y, token);
}

/* --- Places --- */

/* A barn stands on a corner: @right and @below say in which half of the cell. */
static void
name_corner (BastideTarget *target,
             gboolean       right,
             gboolean       below)
{
  target->has_place = TRUE;
  target->place = (BstSpot) { .x = (gint16) target->x, .y = (gint16) target->y,
                              .player = BST_NO_PLAYER, .feature = BST_FEATURE_FIELD };
  target->place.side = BST_SIDE_CORNER + (below ? (right ? 2 : 3) : (right ? 1 : 0));
}

gboolean
bastide_board_has_barn (BastideBoard *self)
{
  const BastideBrush *brush = bastide_position_editor_get_brush (self->editor);

  if (self->drag == BASTIDE_DRAG_FIGURE)
    return bastide_position_editor_get_figure (self->editor)->figure == BST_FIGURE_BARN;

  return brush->tool == BASTIDE_TOOL_FIGURE && brush->figure == BST_FIGURE_BARN;
}

void
bastide_board_get_target_at (BastideBoard  *self,
                             double         x,
                             double         y,
                             BastideTarget *target)
{
  guint part = bastide_board_pick (self, x, y);
  double board_x, board_y;

  *target = (BastideTarget) { 0 };
  target->has_figure = find_figure (self, x, y, &target->figure);
  target->has_token = find_token (self, x, y, target->has_figure, &target->token);
  board_x = x;
  board_y = y;
  to_board (self, &board_x, &board_y);
  target->x = (int) floor (board_x);
  target->y = (int) floor (board_y);
  if (bastide_board_has_barn (self))
    name_corner (target, board_x - target->x > 0.5, board_y - target->y > 0.5);
  else if (part != BST_NO_PART)
    {
      target->place.player = BST_NO_PLAYER;
      bst_position_name_place (bastide_study_get_position (self->study), part, &target->place);
      target->has_place = TRUE;
    }
}

/* The segment that is lit under the cursor, and who stands on it. */
static void
get_cursor_target (BastideBoard  *self,
                   BastideTarget *target)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  int tile = bst_position_find_tile (position, self->cursor_x, self->cursor_y);
  guint n_figures, n_tiles, part;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);
  const BstTile *on;

  *target = (BastideTarget) { .x = self->cursor_x, .y = self->cursor_y };
  if (bastide_board_has_barn (self))
    name_corner (target, self->cursor_corner == 1 || self->cursor_corner == 2,
                 self->cursor_corner >= 2);
  if (tile < 0)
    return;
  on = &bst_position_get_tiles (position, &n_tiles)[tile];
  part = on->first_part + self->cursor_segment
                          % bst_tile_set_get_type (set, (guint) on->type)->n_segments;
  if (!target->has_place)
    {
      target->place.player = BST_NO_PLAYER;
      bst_position_name_place (position, part, &target->place);
    }
  target->has_place = TRUE;
  for (guint i = 0; i < n_figures && !target->has_figure; i++)
    if (figures[i].part == part)
      {
        target->has_figure = TRUE;
        bst_position_get_figure_spot (position, i, &target->figure);
      }
}

gboolean
bastide_board_get_cell (BastideBoard *self,
                        int          *x,
                        int          *y)
{
  BastideTarget target;

  g_return_val_if_fail (BASTIDE_IS_BOARD (self), FALSE);

  if (!bastide_board_has_record (self) || !bastide_board_get_target (self, &target))
    return FALSE;
  *x = target.x;
  *y = target.y;

  return TRUE;
}

gboolean
bastide_board_get_target (BastideBoard  *self,
                          BastideTarget *target)
{
  if (self->by_keys ? !self->cursor : !self->inside)
    return FALSE;
  if (self->by_keys)
    get_cursor_target (self, target);
  else
    bastide_board_get_target_at (self, self->pointer_x, self->pointer_y, target);

  return TRUE;
}
