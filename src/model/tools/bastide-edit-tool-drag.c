/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dragging while a position is set up: rectangles, tiles, figures, tokens, and brushes of the
 * palette. */

#include "config.h"

#include "bastide-edit-tool-private.h"

/* --- Drags --- */

/* What the pointer has got hold of. */
static BastideDrag
take_hold (BastideEditTool     *self,
           const BastideTarget *target,
           BastideHeld          held)
{
  if (held & BASTIDE_HELD_SHIFT)
    {
      self->anchor_x = target->x;
      self->anchor_y = target->y;
      return BASTIDE_DRAG_RECTANGLE;
    }
  if (bastide_position_editor_get_brush (self->editor)->tool != BASTIDE_TOOL_POINTER)
    return BASTIDE_DRAG_NOTHING;
  if (target->has_token)
    {
      bastide_position_editor_select_token (self->editor, &target->token);
      return BASTIDE_DRAG_TOKEN;
    }
  if (target->has_figure)
    {
      bastide_position_editor_select_figure (self->editor, &target->figure);
      return BASTIDE_DRAG_FIGURE;
    }
  if (bastide_position_editor_is_selected (self->editor, target->x, target->y))
    return BASTIDE_DRAG_CELLS;
  if (!target->has_spot)
    return BASTIDE_DRAG_NOTHING;
  bastide_position_editor_select_cells (self->editor, target->x, target->y, target->x, target->y);

  return BASTIDE_DRAG_CELLS;
}

gboolean
bastide_edit_tool_is_carrying (BastideEditTool *self)
{
  return self->drag == BASTIDE_DRAG_CELLS || self->drag == BASTIDE_DRAG_FIGURE
         || self->drag == BASTIDE_DRAG_TOKEN;
}

gboolean
bastide_edit_tool_drag_begin (BastideBoardTool *tool,
                              double            x,
                              double            y,
                              BastideHeld       held)
{
  BastideEditTool *self = BASTIDE_EDIT_TOOL (tool);
  BastideTarget target;

  bastide_desk_set_by_keys (self->desk, FALSE);
  bastide_edit_tool_get_target_at (self, x, y, &target);
  self->drag = take_hold (self, &target, held);
  self->drag_cell_x = target.x;
  self->drag_cell_y = target.y;

  return self->drag != BASTIDE_DRAG_NOTHING;
}

/* Neutral figures exist once. */
static gboolean
can_copy (BastideEditTool *self)
{
  BstTokenKind kind;

  return self->drag != BASTIDE_DRAG_TOKEN
         || bastide_tool_is_token (bastide_position_editor_get_token (self->editor)->tool, &kind);
}

static gboolean
is_within (BastideEditTool *self,
           double           x,
           double           y)
{
  BastideDeskView view = bastide_desk_look (self->desk);

  return x >= 0 && y >= 0 && x < view.width && y < view.height;
}

void
bastide_edit_tool_drag_update (BastideBoardTool *tool,
                               double            x,
                               double            y,
                               BastideHeld       held)
{
  BastideEditTool *self = BASTIDE_EDIT_TOOL (tool);
  BastideTarget target;

  if (self->drag == BASTIDE_DRAG_CANCELLED)
    return;

  bastide_desk_set_pointer (self->desk, x, y);
  self->drag_copies = (held & BASTIDE_HELD_CONTROL) && can_copy (self);
  bastide_edit_tool_get_target_at (self, x, y, &target);
  if (self->drag == BASTIDE_DRAG_RECTANGLE)
    {
      self->head_x = target.x;
      self->head_y = target.y;
      bastide_position_editor_select_cells (self->editor, self->anchor_x, self->anchor_y, target.x, target.y);
    }
  else
    bastide_desk_set_shape (self->desk, !is_within (self, x, y) ? "no-drop" : self->drag_copies ? "copy" : "grabbing");
  if (self->drag == BASTIDE_DRAG_FIGURE)
    bastide_desk_set_lit (self->desk, bastide_desk_pick (self->desk, x, y));
  bastide_edit_tool_redraw (self);
}

/* Dropped in the bag, or anywhere else outside, it is taken off the board. */
static void
drop (BastideEditTool *self,
      double           x,
      double           y)
{
  BastideTarget target;

  bastide_edit_tool_get_target_at (self, x, y, &target);
  if (!is_within (self, x, y))
    bastide_position_editor_remove (self->editor);
  else if (self->drag == BASTIDE_DRAG_CELLS)
    bastide_position_editor_move (self->editor, target.x - self->drag_cell_x, target.y - self->drag_cell_y,
                                  self->drag_copies);
  else if (self->drag == BASTIDE_DRAG_TOKEN)
    bastide_position_editor_move_token (self->editor, &target, self->drag_copies);
  else
    {
      /* Beside all tiles there is no place: the edit says so. */
      if (!target.has_spot)
        target.spot = (BstSpot) { .x = (gint16) target.x, .y = (gint16) target.y };
      bastide_position_editor_move_figure (self->editor, &target.spot, self->drag_copies);
    }
}

void
bastide_edit_tool_drag_end (BastideBoardTool *tool,
                            double            x,
                            double            y)
{
  BastideEditTool *self = BASTIDE_EDIT_TOOL (tool);

  if (bastide_edit_tool_is_carrying (self))
    drop (self, x, y);
  self->drag = BASTIDE_DRAG_NOTHING;
  bastide_edit_tool_redraw (self);
}

void
bastide_edit_tool_cancel_drag (BastideEditTool *self)
{
  self->drag = BASTIDE_DRAG_CANCELLED;
  bastide_desk_set_shape (self->desk, NULL);
  bastide_edit_tool_redraw (self);
}

/* --- Brushes that are dragged here --- */

void
bastide_edit_tool_hover (BastideEditTool *self,
                         double           x,
                         double           y)
{
  g_return_if_fail (BASTIDE_IS_EDIT_TOOL (self));

  if (self->desk == NULL)
    return;
  bastide_desk_hover (self->desk, x, y, is_within (self, x, y));
  bastide_edit_tool_redraw (self);
}

void
bastide_edit_tool_drop (BastideEditTool *self,
                        double           x,
                        double           y)
{
  BastideTarget target;

  g_return_if_fail (BASTIDE_IS_EDIT_TOOL (self));

  if (self->desk == NULL || !is_within (self, x, y))
    return;
  bastide_edit_tool_get_target_at (self, x, y, &target);
  bastide_position_editor_apply (self->editor, &target);
}
