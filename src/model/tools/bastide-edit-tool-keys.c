/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setting up by keys alone: everything that the pointer can do, at the cursor. */

#include "config.h"

#include "bastide-edit-tool-private.h"
#include "bastide-players-edit.h"

/* --- The cursor and the rectangle --- */

static gboolean
get_direction (guint  key,
               int   *dx,
               int   *dy)
{
  *dx = (key == BASTIDE_PRESS_RIGHT) - (key == BASTIDE_PRESS_LEFT);
  *dy = (key == BASTIDE_PRESS_DOWN) - (key == BASTIDE_PRESS_UP);

  return *dx != 0 || *dy != 0;
}

static gboolean
has_cursor (BastideEditTool *self)
{
  int x, y;

  return bastide_desk_get_cursor (self->desk, &x, &y);
}

static void
move_cursor (BastideEditTool *self,
             int              dx,
             int              dy)
{
  bastide_desk_set_by_keys (self->desk, TRUE);
  if (!has_cursor (self))
    bastide_desk_enter_cells (self->desk);
  else
    bastide_desk_move_cursor (self->desk, dx, dy);
  bastide_edit_tool_redraw (self);
}

/* The rectangle begins at the cursor. */
static void
extend (BastideEditTool *self,
        int              dx,
        int              dy)
{
  int x, y;

  if (!has_cursor (self) && !bastide_desk_enter_cells (self->desk))
    return;
  bastide_desk_set_by_keys (self->desk, TRUE);
  bastide_desk_get_cursor (self->desk, &x, &y);
  if (bastide_position_editor_get_selected (self->editor) != BASTIDE_SELECTED_CELLS
      || self->head_x != x || self->head_y != y)
    {
      self->anchor_x = x;
      self->anchor_y = y;
    }
  bastide_desk_move_cursor (self->desk, dx, dy);
  bastide_desk_get_cursor (self->desk, &self->head_x, &self->head_y);
  bastide_position_editor_select_cells (self->editor, self->anchor_x, self->anchor_y, self->head_x,
                                        self->head_y);
}

/* Without a selection it is the cell of the cursor that moves; the cursor goes along. */
static void
push (BastideEditTool *self,
      int              dx,
      int              dy)
{
  int x, y;
  gboolean at_cursor = bastide_desk_get_cursor (self->desk, &x, &y);

  if (bastide_position_editor_get_selected (self->editor) != BASTIDE_SELECTED_CELLS)
    {
      if (!at_cursor)
        return;
      bastide_position_editor_select_cells (self->editor, x, y, x, y);
    }
  bastide_position_editor_move (self->editor, dx, dy, FALSE);
  if (bastide_position_editor_get_refusal (self->editor) == NULL && at_cursor)
    bastide_desk_move_cursor (self->desk, dx, dy);
}

static gboolean
press_arrow (BastideEditTool *self,
             guint            key,
             BastideHeld      held)
{
  int dx, dy;

  if (!get_direction (key, &dx, &dy))
    return FALSE;

  switch ((guint) held)
    {
    case 0:
      move_cursor (self, dx, dy);
      return TRUE;
    case BASTIDE_HELD_SHIFT:
      extend (self, dx, dy);
      return TRUE;
    case BASTIDE_HELD_ALT:
      push (self, dx, dy);
      return TRUE;
    case BASTIDE_HELD_CONTROL:
      bastide_position_editor_shift (self->editor, dx, dy);
      return TRUE;
    default:
      return FALSE;
    }
}

/* --- Edits at the cursor --- */

static gboolean
apply (BastideEditTool *self)
{
  BastideTarget target;

  if (!has_cursor (self))
    return FALSE;
  bastide_desk_set_by_keys (self->desk, TRUE);
  bastide_edit_tool_get_target (self, &target);
  self->anchor_x = self->head_x = target.x;
  self->anchor_y = self->head_y = target.y;
  bastide_position_editor_apply (self->editor, &target);
  bastide_desk_update_cursor (self->desk);

  return TRUE;
}

/* A barn stands on the next corner of the cell. */
static gboolean
turn_corner (BastideEditTool *self)
{
  if (!has_cursor (self) || !bastide_edit_tool_has_barn (self))
    return FALSE;
  self->corner = (self->corner + 1) & 3;
  bastide_edit_tool_redraw (self);

  return TRUE;
}

/* What is selected; else the cell of the cursor. Nothing is left to the window, which would
 * delete moves. */
static gboolean
remove_something (BastideEditTool *self)
{
  BastideTarget target;

  if (bastide_position_editor_get_selected (self->editor) == BASTIDE_SELECTED_NOTHING)
    {
      if (!has_cursor (self))
        return bastide_desk_look (self->desk).has_focus;
      bastide_desk_set_by_keys (self->desk, TRUE);
      bastide_edit_tool_get_target (self, &target);
      if (target.has_figure)
        bastide_position_editor_select_figure (self->editor, &target.figure);
      else
        bastide_position_editor_select_cells (self->editor, target.x, target.y, target.x, target.y);
    }
  bastide_position_editor_remove (self->editor);
  if (has_cursor (self))
    bastide_desk_update_cursor (self->desk);

  return TRUE;
}

/* Which figure comes to which part of the tile that is meant. */
static gboolean
ask_figure (BastideEditTool *self)
{
  g_autoptr (GMenuModel) figures = NULL;
  BastideTarget target;

  if (!bastide_edit_tool_get_target (self, &target))
    return FALSE;
  figures = bastide_edit_menu_new_figures (self->menu, target.x, target.y);
  if (figures != NULL)
    bastide_desk_offer (self->desk, figures, target.x + 0.5, target.y + 0.5);

  return TRUE;
}

static gboolean
paste (BastideEditTool *self)
{
  BastideTarget target;

  if (!bastide_position_editor_can_paste (self->editor) || !bastide_edit_tool_get_target (self, &target))
    return FALSE;
  bastide_position_editor_paste (self->editor, target.x, target.y);

  return TRUE;
}

/* Without cells it is the position that is copied. */
static gboolean
copy (BastideEditTool *self)
{
  if (bastide_position_editor_get_selected (self->editor) != BASTIDE_SELECTED_CELLS)
    return FALSE;
  bastide_position_editor_copy (self->editor);

  return TRUE;
}

/* The tile that is armed comes into the hand of the player whose turn it is. */
static gboolean
hold_tile (BastideEditTool *self)
{
  const BastideBrush *brush = bastide_position_editor_get_brush (self->editor);
  int type = brush->type;

  if (brush->tool != BASTIDE_TOOL_TILE)
    return FALSE;
  bastide_position_editor_arm (self->editor, NULL);
  bastide_players_edit_hold (self->editor,
                             bst_position_get_turn (bastide_desk_get_position (self->desk)),
                             BASTIDE_NO_SLOT, type);

  return TRUE;
}

/* --- Keys --- */

static gboolean
press_control (BastideEditTool *self,
               guint            key)
{
  switch (key)
    {
    case 'a':
      bastide_position_editor_select_all (self->editor);
      return TRUE;
    case 'c':
      return copy (self);
    case 'v':
      return paste (self);
    case 'x':
      if (copy (self) == FALSE)
        return FALSE;
      bastide_position_editor_remove (self->editor);
      return TRUE;
    default:
      return FALSE;
    }
}

/* 1 to 5. */
static gboolean
press_tool (BastideEditTool *self,
            guint            key)
{
  static const BastideTool tools[] = {
    BASTIDE_TOOL_POINTER, BASTIDE_TOOL_TILE, BASTIDE_TOOL_FIGURE, BASTIDE_TOOL_ERASER,
    BASTIDE_TOOL_MARK,
  };

  /* 6 would judge the move. */
  if (key == '6')
    return TRUE;
  if (key < '1' || key > '5')
    return FALSE;
  bastide_position_editor_arm_tool (self->editor, tools[key - '1']);

  return TRUE;
}

/* All that Escape would do is to leave edit mode. */
static gboolean
is_at_rest (BastideEditTool *self)
{
  return bastide_position_editor_get_selected (self->editor) == BASTIDE_SELECTED_NOTHING
         && bastide_position_editor_get_brush (self->editor)->tool == BASTIDE_TOOL_POINTER;
}

static gboolean
press_plain (BastideEditTool *self,
             guint            key)
{
  switch (key)
    {
    case BASTIDE_PRESS_ESCAPE:
      if (self->drag != BASTIDE_DRAG_NOTHING && self->drag != BASTIDE_DRAG_CANCELLED)
        bastide_edit_tool_cancel_drag (self);
      else if (!is_at_rest (self) || !bastide_desk_step_back (self->desk))
        return bastide_position_editor_cancel (self->editor);
      return TRUE;
    case BASTIDE_PRESS_ENTER:
      return apply (self);
    case ' ':
      return turn_corner (self);
    case BASTIDE_PRESS_DELETE:
    case BASTIDE_PRESS_BACKSPACE:
      return remove_something (self);
    case 'f':
      return ask_figure (self);
    case 'h':
      return hold_tile (self);
    default:
      return press_tool (self, key);
    }
}

gboolean
bastide_edit_tool_key (BastideBoardTool *tool,
                       guint             key,
                       BastideHeld       held)
{
  BastideEditTool *self = BASTIDE_EDIT_TOOL (tool);

  held &= BASTIDE_HELD_ANY;
  /* Keys that an open popover has no use for are not meant for the board under it. */
  if (bastide_desk_look (self->desk).is_asking)
    return FALSE;

  if (press_arrow (self, key, held))
    return TRUE;
  if (held == BASTIDE_HELD_CONTROL)
    return press_control (self, key);
  if ((held & ~BASTIDE_HELD_SHIFT) == 0 && key == 'r')
    {
      bastide_position_editor_turn (self->editor, held & BASTIDE_HELD_SHIFT ? -1 : 1);
      return TRUE;
    }

  return held == 0 && press_plain (self, key);
}
