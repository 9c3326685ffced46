/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setting up on the board with the pointer: what lies under it, and clicks. */

#include "config.h"

#include "bastide-board-private.h"

#include <math.h>

gboolean
bastide_board_is_editing (BastideBoard *self)
{
  return self->edit != NULL && bastide_edit_is_active (self->edit)
         && bastide_board_has_record (self);
}

void
bastide_board_redraw_edit (BastideBoard *self)
{
  bastide_layer_clear (&self->edit_layer);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- What is meant --- */

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

  bst_render_viewport_to_board (&self->view, bastide_board_to_device (self, x),
                                bastide_board_to_device (self, y), &x, &y);
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
      bastide_edit_name_figure (position, i, spot);
    }

  return found;
}

/* The segment of a tile on the board as a place. */
static void
name_place (BastideBoard *self,
            guint         tile,
            guint         segment,
            BstSpot      *place)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint n_tiles;
  const BstTile *on = &bst_position_get_tiles (position, &n_tiles)[tile];

  *place = (BstSpot) { .x = on->x, .y = on->y, .player = BST_NO_PLAYER };
  bst_spot_set_segment (place, bst_tile_set_get_type (set, (guint) on->type), on->rotation,
                        segment);
}

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
  const BastideStamp *stamp = bastide_edit_get_stamp (self->edit);

  if (self->drag == BASTIDE_DRAG_FIGURE)
    return bastide_edit_get_figure (self->edit)->figure == BST_FIGURE_BARN;

  return stamp->tool == BASTIDE_TOOL_FIGURE && stamp->figure == BST_FIGURE_BARN;
}

void
bastide_board_get_target_at (BastideBoard  *self,
                             double         x,
                             double         y,
                             BastideTarget *target)
{
  guint node = bastide_board_pick (self, x, y);
  guint tile, segment;
  double board_x, board_y;

  *target = (BastideTarget) { 0 };
  target->has_figure = find_figure (self, x, y, &target->figure);
  bst_render_viewport_to_board (&self->view, bastide_board_to_device (self, x),
                                bastide_board_to_device (self, y), &board_x, &board_y);
  target->x = (int) floor (board_x);
  target->y = (int) floor (board_y);
  if (bastide_board_has_barn (self))
    name_corner (target, board_x - target->x > 0.5, board_y - target->y > 0.5);
  else if (node != BST_NO_NODE)
    {
      bst_position_get_segment (bastide_study_get_position (self->study), node, &tile, &segment);
      name_place (self, tile, segment, &target->place);
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
  guint n_figures, n_tiles, n_segments;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);
  const BstTile *on;

  *target = (BastideTarget) { .x = self->cursor_x, .y = self->cursor_y };
  if (bastide_board_has_barn (self))
    name_corner (target, self->cursor_corner == 1 || self->cursor_corner == 2,
                 self->cursor_corner >= 2);
  if (tile < 0)
    return;
  on = &bst_position_get_tiles (position, &n_tiles)[tile];
  n_segments = bst_tile_set_get_type (set, (guint) on->type)->n_segments;
  if (!target->has_place)
    name_place (self, (guint) tile, self->cursor_segment % n_segments, &target->place);
  target->has_place = TRUE;
  for (guint i = 0; i < n_figures && !target->has_figure; i++)
    if (figures[i].node == on->first_node + self->cursor_segment % n_segments)
      {
        target->has_figure = TRUE;
        bastide_edit_name_figure (position, i, &target->figure);
      }
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

/* --- Clicks and the wheel --- */

gboolean
bastide_board_edit_click (BastideBoard    *self,
                          double           x,
                          double           y,
                          GdkModifierType  modifiers)
{
  BastideTarget target;

  if (!bastide_board_is_editing (self))
    return FALSE;

  self->by_keys = FALSE;
  bastide_board_get_target_at (self, x, y, &target);
  if ((modifiers & GDK_SHIFT_MASK)
      && bastide_edit_get_selected (self->edit) == BASTIDE_SELECTED_CELLS)
    {
      bastide_edit_select_cells (self->edit, self->anchor_x, self->anchor_y, target.x, target.y);
      return TRUE;
    }
  self->anchor_x = self->head_x = target.x;
  self->anchor_y = self->head_y = target.y;
  bastide_edit_apply (self->edit, &target);

  return TRUE;
}

/* Over the board the wheel turns the tile that is armed; with Ctrl it zooms as ever. */
gboolean
bastide_board_edit_scroll (BastideBoard    *self,
                           double           dy,
                           GdkModifierType  modifiers)
{
  if (!bastide_board_is_editing (self) || !self->inside || (modifiers & GDK_CONTROL_MASK)
      || bastide_edit_get_stamp (self->edit)->tool != BASTIDE_TOOL_TILE
      || bastide_edit_get_selected (self->edit) != BASTIDE_SELECTED_NOTHING)
    return FALSE;

  /* A touchpad gives parts of a notch. */
  self->turned += dy;
  if (fabs (self->turned) >= 1)
    {
      bastide_edit_turn (self->edit, self->turned > 0 ? 1 : -1);
      self->turned = 0;
    }

  return TRUE;
}

/* --- Following --- */

static void
edit_changed (BastideBoard *self)
{
  bastide_board_queue_cells (self);
  bastide_board_redraw_edit (self);
}

static void
active_changed (BastideBoard *self)
{
  self->by_keys = self->cursor;
  self->drag = BASTIDE_DRAG_NOTHING;
  bastide_board_close_popover (self);
  bastide_board_clear_layers (self);
  if (self->fits)
    bastide_board_fit (self);
  edit_changed (self);
  bastide_board_update_hover (self);
}

void
bastide_board_set_edit (BastideBoard *self,
                        BastideEdit  *edit)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  if (self->edit != NULL)
    g_signal_handlers_disconnect_by_data (self->edit, self);
  g_set_object (&self->edit, edit);
  if (edit == NULL)
    return;
  g_signal_connect_swapped (edit, "changed", G_CALLBACK (edit_changed), self);
  g_signal_connect_swapped (edit, "notify::active", G_CALLBACK (active_changed), self);
}
