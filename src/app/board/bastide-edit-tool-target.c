/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is meant on the board while a position is set up: what lies under the pointer, or at the
 * cursor. */

#include "config.h"

#include "bastide-edit-tool-private.h"

#include <bst-render-kind.h>
#include <math.h>

/* How far from the middle of ingots the pointer finds them, in tiles. */
#define INGOTS_REACH (BST_RENDER_INGOTS_SIZE / 2)

const BstPosition *
bastide_edit_tool_get_position (BastideEditTool *self)
{
  return bastide_board_get_position (self->board);
}

/* --- Figures and tokens --- */

static BstRenderArt *
get_art (BastideEditTool *self)
{
  return bastide_board_get_art (self->board);
}

/* The figure that is drawn at a point of the widget; FALSE if there is none. */
static gboolean
find_figure (BastideEditTool *self,
             double           x,
             double           y,
             BstSpot         *spot)
{
  const BstPosition *position = bastide_edit_tool_get_position (self);
  const BstRenderViewport *view = bastide_board_get_viewport (self->board);
  double reach = bst_render_board_get_figure_size (view) * 0.55 / view->scale;
  gboolean found = FALSE;
  guint n_figures;

  bastide_board_to_tiles (self->board, &x, &y);
  bst_position_get_figures (position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    {
      double figure_x, figure_y, distance;

      bst_render_board_get_figure_spot (position, get_art (self), i, &figure_x, &figure_y);
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
bastide_edit_tool_get_tower_top (BastideEditTool *self,
                                 int              x,
                                 int              y,
                                 double          *board_x,
                                 double          *board_y)
{
  const BstPosition *position = bastide_edit_tool_get_position (self);
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
  bst_render_board_get_spot (position, get_art (self),
                             (guint16) bst_position_get_part (position, (guint) tile, base),
                             board_x, board_y);
  *board_y -= bst_position_get_tower_height (position, (guint) tile) * BST_RENDER_TOWER_STEP;

  return TRUE;
}

static gboolean
get_ingots_spot (BastideEditTool *self,
                 int              x,
                 int              y,
                 double          *board_x,
                 double          *board_y)
{
  const BstPosition *position = bastide_edit_tool_get_position (self);
  int tile = bst_position_find_tile (position, x, y);

  if (tile < 0)
    return FALSE;
  bst_render_board_get_ingots_spot (position, (guint) tile, board_x, board_y);

  return TRUE;
}

gboolean
bastide_edit_tool_get_token_spot (BastideEditTool    *self,
                                  const BastideToken *token,
                                  double             *board_x,
                                  double             *board_y)
{
  BstNeutralKind kind;

  if (token->tool == BASTIDE_TOOL_INGOT)
    return get_ingots_spot (self, token->x, token->y, board_x, board_y);
  if (!bastide_tool_is_neutral (token->tool, &kind))
    return bastide_edit_tool_get_tower_top (self, token->x, token->y, board_x, board_y);

  return bst_render_board_get_neutral_spot (bastide_edit_tool_get_position (self), get_art (self), kind, board_x,
                                            board_y);
}

static gboolean
is_at (BastideEditTool    *self,
       const BastideToken *token,
       double              x,
       double              y,
       double              reach_x,
       double              reach_y)
{
  double token_x, token_y;

  return bastide_position_editor_has_token (self->editor, token)
         && bastide_edit_tool_get_token_spot (self, token, &token_x, &token_y)
         && fabs (x - token_x) <= reach_x && fabs (y - token_y) <= reach_y;
}

/* The tower whose pieces are drawn at a point of the board: they rise into the cells to the
 * north. */
static gboolean
find_tower (BastideEditTool *self,
            double           x,
            double           y,
            BastideToken    *token)
{
  const BstPosition *position = bastide_edit_tool_get_position (self);
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
find_token (BastideEditTool *self,
            double           x,
            double           y,
            gboolean         under,
            BastideToken    *token)
{
  const BstPosition *position = bastide_edit_tool_get_position (self);

  bastide_board_to_tiles (self->board, &x, &y);
  /* What is drawn last lies above. */
  for (guint kind = BST_N_NEUTRAL_KINDS; kind-- > 0;)
    {
      const BstRenderNeutral *neutral = bst_render_neutral_for (kind);

      *token = (BastideToken) { .tool = BASTIDE_TOOL_OF (kind) };
      if (bst_position_get_neutral (position, kind, &token->x, &token->y, NULL)
          && is_at (self, token, x, y, neutral->reach_x, neutral->reach_y))
        return TRUE;
    }

  *token = (BastideToken) { BASTIDE_TOOL_INGOT, (int) floor (x), (int) floor (y) };
  if (is_at (self, token, x, y, INGOTS_REACH, INGOTS_REACH))
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
  target->has_spot = TRUE;
  target->spot = (BstSpot) { .x = (gint16) target->x, .y = (gint16) target->y,
                              .player = BST_NO_PLAYER, .feature = BST_FEATURE_FIELD };
  target->spot.side = BST_SIDE_CORNER + (below ? (right ? 2 : 3) : (right ? 1 : 0));
}

gboolean
bastide_edit_tool_has_barn (BastideEditTool *self)
{
  const BastideBrush *brush = bastide_position_editor_get_brush (self->editor);

  if (self->drag == BASTIDE_DRAG_FIGURE)
    return bst_figure_kind_get (bastide_position_editor_get_figure (self->editor)->figure)->on_corner;

  return brush->tool == BASTIDE_TOOL_FIGURE && bst_figure_kind_get (brush->figure)->on_corner;
}

void
bastide_edit_tool_get_target_at (BastideEditTool *self,
                                 double           x,
                                 double           y,
                                 BastideTarget   *target)
{
  guint part = bastide_board_pick (self->board, x, y);
  double board_x, board_y;

  *target = (BastideTarget) { 0 };
  target->has_figure = find_figure (self, x, y, &target->figure);
  target->has_token = find_token (self, x, y, target->has_figure, &target->token);
  board_x = x;
  board_y = y;
  bastide_board_to_tiles (self->board, &board_x, &board_y);
  target->x = (int) floor (board_x);
  target->y = (int) floor (board_y);
  if (bastide_edit_tool_has_barn (self))
    name_corner (target, board_x - target->x > 0.5, board_y - target->y > 0.5);
  else if (part != BST_NO_PART)
    {
      target->spot.player = BST_NO_PLAYER;
      bst_position_name_spot (bastide_edit_tool_get_position (self), part, &target->spot);
      target->has_spot = TRUE;
    }
}

/* The segment that is lit under the cursor, and who stands on it. */
static void
get_cursor_target (BastideEditTool *self,
                   BastideTarget   *target)
{
  const BstPosition *position = bastide_edit_tool_get_position (self);
  guint part = bastide_board_get_cursor_part (self->board);
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);

  *target = (BastideTarget) { 0 };
  bastide_board_get_cursor (self->board, &target->x, &target->y);
  if (bastide_edit_tool_has_barn (self))
    name_corner (target, self->corner == 1 || self->corner == 2, self->corner >= 2);
  if (part == BST_NO_PART)
    return;
  if (!target->has_spot)
    {
      target->spot.player = BST_NO_PLAYER;
      bst_position_name_spot (position, part, &target->spot);
    }
  target->has_spot = TRUE;
  for (guint i = 0; i < n_figures && !target->has_figure; i++)
    if (figures[i].part == part)
      {
        target->has_figure = TRUE;
        bst_position_get_figure_spot (position, i, &target->figure);
      }
}

gboolean
bastide_edit_tool_get_target (BastideEditTool *self,
                              BastideTarget   *target)
{
  double x, y;

  /* The cell alone says whether there is one. */
  if (!bastide_board_get_cell (self->board, &target->x, &target->y))
    return FALSE;
  if (bastide_board_is_by_keys (self->board))
    get_cursor_target (self, target);
  else
    {
      bastide_board_get_pointer (self->board, &x, &y);
      bastide_edit_tool_get_target_at (self, x, y, target);
    }

  return TRUE;
}
