/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is meant and shown on the board while a position is set up: the pointer or the cursor of the widget says where. */

#include "config.h"

#include "bastide-edit-picture.h"
#include "bastide-edit-tool-private.h"

static BastideEditSight
get_sight (BastideEditTool *self)
{
  return (BastideEditSight) {
    .editor = self->editor,
    .position = bastide_board_get_position (self->board),
    .art = bastide_board_get_art (self->board),
    .view = bastide_board_get_viewport (self->board),
    .is_carried = bastide_edit_tool_is_carrying (self),
  };
}

gboolean
bastide_edit_tool_has_barn (BastideEditTool *self)
{
  BastideEditSight sight = get_sight (self);

  return bastide_edit_sight_has_barn (&sight);
}

void
bastide_edit_tool_get_target_at (BastideEditTool *self,
                                 double           x,
                                 double           y,
                                 BastideTarget   *target)
{
  BastideEditSight sight = get_sight (self);

  bastide_edit_sight_find_at (&sight, bastide_board_to_device (self->board, x), bastide_board_to_device (self->board, y),
                              target);
}

gboolean
bastide_edit_tool_get_target (BastideEditTool *self,
                              BastideTarget   *target)
{
  BastideEditSight sight = get_sight (self);
  double pointer_x, pointer_y;
  int x, y;

  /* The cell alone says whether there is one. */
  if (!bastide_board_get_cell (self->board, &x, &y))
    return FALSE;
  if (bastide_board_is_by_keys (self->board))
    bastide_edit_sight_find_in_cell (&sight, x, y, self->corner, bastide_board_get_cursor_part (self->board), target);
  else
    {
      bastide_board_get_pointer (self->board, &pointer_x, &pointer_y);
      bastide_edit_tool_get_target_at (self, pointer_x, pointer_y, target);
    }

  return TRUE;
}

/* --- What is shown --- */

static void
draw_grid (gpointer                 owner,
           cairo_t                 *cr,
           const BstRenderViewport *view)
{
  BastideEditTool *self = owner;
  BstRenderScope scope = bastide_board_get_scope (self->board, cr, view);

  bastide_edit_picture_draw_grid (&scope);
}

void
bastide_edit_tool_snapshot_below (BastideBoardTool *tool,
                                  GtkSnapshot      *snapshot)
{
  BastideEditTool *self = BASTIDE_EDIT_TOOL (tool);

  bastide_layer_snapshot (&self->grid_layer, snapshot, bastide_board_get_viewport (self->board),
                          BASTIDE_BOARD_MARGIN, draw_grid, self);
}

/* What is carried is at the pointer; FALSE if nothing is, nor is there a place for the brush. */
static gboolean
find_target (BastideEditTool *self,
             BastideTarget   *target)
{
  double x, y;

  if (!bastide_edit_tool_is_carrying (self))
    return !bastide_board_is_dragging (self->board) && bastide_edit_tool_get_target (self, target);
  bastide_board_get_pointer (self->board, &x, &y);
  bastide_edit_tool_get_target_at (self, x, y, target);

  return TRUE;
}

static void
draw_edit (gpointer                 owner,
           cairo_t                 *cr,
           const BstRenderViewport *view)
{
  BastideEditTool *self = owner;
  BstRenderScope scope = bastide_board_get_scope (self->board, cr, view);
  BastideTarget target;
  BastideEditPicture picture = {
    .sight = get_sight (self),
    .pictures = bastide_board_get_pictures (self->board),
    .refusal = bastide_turn_input_get_refusal (self->turn_input),
    .target = find_target (self, &target) ? &target : NULL,
    .from_x = self->drag_cell_x,
    .from_y = self->drag_cell_y,
  };

  if (picture.target != NULL && bastide_board_is_by_keys (self->board))
    {
      picture.free_x = target.x + 0.5;
      picture.free_y = target.y + 0.5;
    }
  else
    {
      bastide_board_get_pointer (self->board, &picture.free_x, &picture.free_y);
      bastide_board_to_tiles (self->board, &picture.free_x, &picture.free_y);
    }
  bastide_edit_picture_draw (&picture, &scope);
}

void
bastide_edit_tool_snapshot_above (BastideBoardTool *tool,
                                  GtkSnapshot      *snapshot)
{
  BastideEditTool *self = BASTIDE_EDIT_TOOL (tool);

  bastide_layer_snapshot (&self->edit_layer, snapshot, bastide_board_get_viewport (self->board), 0,
                          draw_edit, self);
}
