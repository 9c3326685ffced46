/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-edit-sight.h"

#include <bst-render-board.h>
#include <bst-render-kind.h>
#include <bst-render-token.h>
#include <math.h>

/* --- Figures and tokens --- */

/* The figure that is drawn at a point of the board; FALSE if there is none. */
static gboolean
find_figure (const BastideEditSight *self,
             double                  x,
             double                  y,
             BstSpot                *spot)
{
  double reach = bst_render_board_get_figure_size (self->view) * 0.55 / self->view->scale;
  gboolean found = FALSE;
  guint n_figures;

  bst_position_get_figures (self->position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    {
      double figure_x, figure_y, distance;

      bst_render_board_get_figure_spot (self->position, self->art, i, &figure_x, &figure_y);
      distance = hypot (figure_x - x, figure_y - y);
      if (distance > reach)
        continue;
      reach = distance;
      found = TRUE;
      bst_position_get_figure_spot (self->position, i, spot);
    }

  return found;
}

gboolean
bastide_edit_sight_get_token_spot (const BastideEditSight *self,
                                   const BastideToken     *token,
                                   double                 *board_x,
                                   double                 *board_y)
{
  int tile = bst_position_find_tile (self->position, token->x, token->y);
  BstNeutralKind kind;
  BstTokenKind pile;

  if (bastide_tool_is_neutral (token->tool, &kind))
    return bst_render_board_get_neutral_spot (self->position, self->art, kind, board_x, board_y);
  if (tile < 0 || !bastide_tool_is_token (token->tool, &pile))
    return FALSE;
  bst_render_board_get_token_spot (self->position, self->art, pile, (guint) tile, board_x, board_y);

  return TRUE;
}

static gboolean
is_at (const BastideEditSight *self,
       const BastideToken     *token,
       double                  x,
       double                  y,
       double                  reach_x,
       double                  reach_y)
{
  double token_x, token_y;

  return bastide_position_editor_has_token (self->editor, token)
         && bastide_edit_sight_get_token_spot (self, token, &token_x, &token_y)
         && fabs (x - token_x) <= reach_x && fabs (y - token_y) <= reach_y;
}

/* The tower whose pieces are drawn at a point of the board: they rise into the cells to the
 * north. */
static gboolean
find_tower (const BastideEditSight *self,
            double                  x,
            double                  y,
            BastideToken           *token)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (self->position, &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    {
      double half = bst_position_get_tower_height (self->position, i) * BST_RENDER_TOWER_STEP / 2;

      *token = (BastideToken) { BASTIDE_TOOL_OF_TOKEN (BST_TOKEN_PIECE), tiles[i].x, tiles[i].y };
      if (half > 0 && is_at (self, token, x, y - half, BST_RENDER_TOWER_SIZE / 2,
                             half + BST_RENDER_TOWER_STEP / 2))
        return TRUE;
    }

  return FALSE;
}

/* The token that is drawn at a point of the board; @under: a figure that hides towers is there.
 * FALSE if there is none. */
static gboolean
find_token (const BastideEditSight *self,
            double                  x,
            double                  y,
            gboolean                under,
            BastideToken           *token)
{
  /* What is drawn last lies above. */
  for (guint kind = BST_N_NEUTRAL_KINDS; kind-- > 0;)
    {
      const BstRenderNeutral *neutral = bst_render_neutral_for (kind);

      *token = (BastideToken) { .tool = BASTIDE_TOOL_OF (kind) };
      if (bst_position_get_neutral (self->position, kind, &token->x, &token->y, NULL)
          && is_at (self, token, x, y, neutral->reach_x, neutral->reach_y))
        return TRUE;
    }

  for (guint kind = 0; kind < BST_N_TOKEN_KINDS; kind++)
    {
      double reach = bst_render_token_for (kind)->size / 2;

      *token = (BastideToken) { BASTIDE_TOOL_OF_TOKEN (kind), (int) floor (x), (int) floor (y) };
      if (kind != BST_TOKEN_PIECE && is_at (self, token, x, y, reach, reach))
        return TRUE;
    }

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
bastide_edit_sight_has_barn (const BastideEditSight *self)
{
  const BastideBrush *brush = bastide_position_editor_get_brush (self->editor);

  if (self->is_carried && bastide_position_editor_get_selected (self->editor) == BASTIDE_SELECTED_FIGURE)
    return bst_figure_kind_get (bastide_position_editor_get_figure (self->editor)->figure)->on_corner;

  return brush->tool == BASTIDE_TOOL_FIGURE && bst_figure_kind_get (brush->figure)->on_corner;
}

void
bastide_edit_sight_find_at (const BastideEditSight *self,
                            double                  x,
                            double                  y,
                            BastideTarget          *target)
{
  guint part = bst_render_board_pick (self->position, self->art, self->view, x, y);
  double board_x, board_y;

  bst_render_viewport_to_board (self->view, x, y, &board_x, &board_y);
  *target = (BastideTarget) { .x = (int) floor (board_x), .y = (int) floor (board_y) };
  target->has_figure = find_figure (self, board_x, board_y, &target->figure);
  target->has_token = find_token (self, board_x, board_y, target->has_figure, &target->token);
  if (bastide_edit_sight_has_barn (self))
    name_corner (target, board_x - target->x > 0.5, board_y - target->y > 0.5);
  else if (part != BST_NO_PART)
    {
      target->spot.player = BST_NO_PLAYER;
      bst_position_name_spot (self->position, part, &target->spot);
      target->has_spot = TRUE;
    }
}

void
bastide_edit_sight_find_in_cell (const BastideEditSight *self,
                                 int                     x,
                                 int                     y,
                                 guint                   corner,
                                 guint                   part,
                                 BastideTarget          *target)
{
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (self->position, &n_figures);

  *target = (BastideTarget) { .x = x, .y = y };
  if (bastide_edit_sight_has_barn (self))
    name_corner (target, corner == 1 || corner == 2, corner >= 2);
  if (part == BST_NO_PART)
    return;
  if (!target->has_spot)
    {
      target->spot.player = BST_NO_PLAYER;
      bst_position_name_spot (self->position, part, &target->spot);
    }
  target->has_spot = TRUE;
  for (guint i = 0; i < n_figures && !target->has_figure; i++)
    if (figures[i].part == part)
      {
        target->has_figure = TRUE;
        bst_position_get_figure_spot (self->position, i, &target->figure);
      }
}
