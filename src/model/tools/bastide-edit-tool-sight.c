/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is meant and shown on the board while a position is set up: the pointer or the cursor of the desk says where. */

#include "config.h"

#include "bastide-edit-picture.h"
#include "bastide-edit-tool-private.h"

static BastideEditSight
get_sight (BastideEditTool *self)
{
  return (BastideEditSight) {
    .editor = self->editor,
    .position = bastide_desk_get_position (self->desk),
    .art = bastide_desk_get_art (self->desk),
    .view = bastide_desk_look (self->desk).viewport,
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
  double unit = bastide_desk_look (self->desk).unit;

  bastide_edit_sight_find_at (&sight, x * unit, y * unit, target);
}

gboolean
bastide_edit_tool_get_target (BastideEditTool *self,
                              BastideTarget   *target)
{
  BastideEditSight sight = get_sight (self);
  BastideDeskView view = bastide_desk_look (self->desk);
  int x, y;

  /* The cell alone says whether there is one. */
  if (!bastide_desk_get_cell (self->desk, &x, &y))
    return FALSE;
  if (view.is_by_keys)
    bastide_edit_sight_find_in_cell (&sight, x, y, self->corner, view.cursor_part, target);
  else
    bastide_edit_tool_get_target_at (self, view.pointer_x, view.pointer_y, target);

  return TRUE;
}

/* --- What is shown --- */

gboolean
bastide_edit_tool_has_layer (BastideBoardTool *tool,
                             BastideDeskLayer  layer,
                             BstRenderBox     *box)
{
  return layer == BASTIDE_DESK_GROUND || layer == BASTIDE_DESK_WORK;
}

/* What is carried is at the pointer; FALSE if nothing is, nor is there a place for the brush. */
static gboolean
find_target (BastideEditTool *self,
             BastideTarget   *target)
{
  BastideDeskView view = bastide_desk_look (self->desk);

  if (!bastide_edit_tool_is_carrying (self))
    return !view.is_dragging && bastide_edit_tool_get_target (self, target);
  bastide_edit_tool_get_target_at (self, view.pointer_x, view.pointer_y, target);

  return TRUE;
}

/* Brush, selection and what is dragged. */
static void
draw_edit (BastideEditTool       *self,
           const BstRenderScope  *scope,
           const BastidePictures *pictures)
{
  BastideDeskView view = bastide_desk_look (self->desk);
  BastideTarget target;
  BastideEditPicture picture = {
    .sight = get_sight (self),
    .pictures = *pictures,
    .refusal = bastide_turn_input_get_refusal (self->turn_input),
    .target = find_target (self, &target) ? &target : NULL,
    .from_x = self->drag_cell_x,
    .from_y = self->drag_cell_y,
    .free_x = view.pointer_x,
    .free_y = view.pointer_y,
  };

  if (picture.target != NULL && view.is_by_keys)
    {
      picture.free_x = target.x + 0.5;
      picture.free_y = target.y + 0.5;
    }
  else
    bastide_desk_to_tiles (self->desk, &picture.free_x, &picture.free_y);
  bastide_edit_picture_draw (&picture, scope);
}

void
bastide_edit_tool_draw (BastideBoardTool      *tool,
                        BastideDeskLayer       layer,
                        const BstRenderScope  *scope,
                        const BastidePictures *pictures)
{
  if (layer == BASTIDE_DESK_GROUND)
    bastide_edit_picture_draw_grid (scope);
  else
    draw_edit (BASTIDE_EDIT_TOOL (tool), scope, pictures);
}
