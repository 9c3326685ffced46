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
  *dx = key == GDK_KEY_Right || key == GDK_KEY_KP_Right;
  *dx -= key == GDK_KEY_Left || key == GDK_KEY_KP_Left;
  *dy = key == GDK_KEY_Down || key == GDK_KEY_KP_Down;
  *dy -= key == GDK_KEY_Up || key == GDK_KEY_KP_Up;

  return *dx != 0 || *dy != 0;
}

static gboolean
has_cursor (BastideEditTool *self)
{
  int x, y;

  return bastide_board_get_cursor (self->board, &x, &y);
}

static void
move_cursor (BastideEditTool *self,
             int              dx,
             int              dy)
{
  bastide_board_set_by_keys (self->board, TRUE);
  if (!has_cursor (self))
    bastide_board_enter_cells (self->board);
  else
    bastide_board_move_cursor (self->board, dx, dy);
  bastide_layer_clear (&self->edit_layer);
}

/* The rectangle begins at the cursor. */
static void
extend (BastideEditTool *self,
        int              dx,
        int              dy)
{
  int x, y;

  if (!has_cursor (self) && !bastide_board_enter_cells (self->board))
    return;
  bastide_board_set_by_keys (self->board, TRUE);
  bastide_board_get_cursor (self->board, &x, &y);
  if (bastide_position_editor_get_selected (self->editor) != BASTIDE_SELECTED_CELLS
      || self->head_x != x || self->head_y != y)
    {
      self->anchor_x = x;
      self->anchor_y = y;
    }
  bastide_board_move_cursor (self->board, dx, dy);
  bastide_board_get_cursor (self->board, &self->head_x, &self->head_y);
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
  gboolean at_cursor = bastide_board_get_cursor (self->board, &x, &y);

  if (bastide_position_editor_get_selected (self->editor) != BASTIDE_SELECTED_CELLS)
    {
      if (!at_cursor)
        return;
      bastide_position_editor_select_cells (self->editor, x, y, x, y);
    }
  bastide_position_editor_move (self->editor, dx, dy, FALSE);
  if (bastide_position_editor_get_refusal (self->editor) == NULL && at_cursor)
    bastide_board_move_cursor (self->board, dx, dy);
}

static gboolean
press_arrow (BastideEditTool *self,
             guint            key,
             GdkModifierType  modifiers)
{
  int dx, dy;

  if (!get_direction (key, &dx, &dy))
    return GDK_EVENT_PROPAGATE;

  switch ((guint) modifiers)
    {
    case 0:
      move_cursor (self, dx, dy);
      return GDK_EVENT_STOP;
    case GDK_SHIFT_MASK:
      extend (self, dx, dy);
      return GDK_EVENT_STOP;
    case GDK_ALT_MASK:
      push (self, dx, dy);
      return GDK_EVENT_STOP;
    case GDK_CONTROL_MASK:
      bastide_position_editor_shift (self->editor, dx, dy);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

/* --- Edits at the cursor --- */

static gboolean
apply (BastideEditTool *self)
{
  BastideTarget target;

  if (!has_cursor (self))
    return GDK_EVENT_PROPAGATE;
  bastide_board_set_by_keys (self->board, TRUE);
  bastide_edit_tool_get_target (self, &target);
  self->anchor_x = self->head_x = target.x;
  self->anchor_y = self->head_y = target.y;
  bastide_position_editor_apply (self->editor, &target);
  bastide_board_update_cursor (self->board);

  return GDK_EVENT_STOP;
}

/* A barn stands on the next corner of the cell. */
static gboolean
turn_corner (BastideEditTool *self)
{
  if (!has_cursor (self) || !bastide_edit_tool_has_barn (self))
    return GDK_EVENT_PROPAGATE;
  self->corner = (self->corner + 1) & 3;
  bastide_edit_tool_redraw (self);

  return GDK_EVENT_STOP;
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
        return gtk_widget_is_focus (GTK_WIDGET (self->board));
      bastide_board_set_by_keys (self->board, TRUE);
      bastide_edit_tool_get_target (self, &target);
      if (target.has_figure)
        bastide_position_editor_select_figure (self->editor, &target.figure);
      else
        bastide_position_editor_select_cells (self->editor, target.x, target.y, target.x, target.y);
    }
  bastide_position_editor_remove (self->editor);
  if (has_cursor (self))
    bastide_board_update_cursor (self->board);

  return GDK_EVENT_STOP;
}

/* Which figure comes to which part of the tile that is meant. */
static gboolean
ask_figure (BastideEditTool *self)
{
  g_autoptr (GMenuModel) figures = NULL;
  BastideTarget target;

  if (!bastide_edit_tool_get_target (self, &target))
    return GDK_EVENT_PROPAGATE;
  figures = bastide_edit_menu_new_figures (self->menu, target.x, target.y);
  if (figures != NULL)
    bastide_board_pop_up (self->board, gtk_popover_menu_new_from_model (figures), target.x + 0.5, target.y + 0.5);

  return GDK_EVENT_STOP;
}

static gboolean
paste (BastideEditTool *self)
{
  BastideTarget target;

  if (!bastide_position_editor_can_paste (self->editor) || !bastide_edit_tool_get_target (self, &target))
    return GDK_EVENT_PROPAGATE;
  bastide_position_editor_paste (self->editor, target.x, target.y);

  return GDK_EVENT_STOP;
}

/* Without cells it is the position that is copied. */
static gboolean
copy (BastideEditTool *self)
{
  if (bastide_position_editor_get_selected (self->editor) != BASTIDE_SELECTED_CELLS)
    return GDK_EVENT_PROPAGATE;
  bastide_position_editor_copy (self->editor);

  return GDK_EVENT_STOP;
}

/* The tile that is armed comes into the hand of the player whose turn it is. */
static gboolean
hold_tile (BastideEditTool *self)
{
  const BastideBrush *brush = bastide_position_editor_get_brush (self->editor);
  int type = brush->type;

  if (brush->tool != BASTIDE_TOOL_TILE)
    return GDK_EVENT_PROPAGATE;
  bastide_position_editor_arm (self->editor, NULL);
  bastide_players_edit_hold (self->editor,
                             bst_position_get_turn (bastide_board_get_position (self->board)),
                             BASTIDE_NO_SLOT, type);

  return GDK_EVENT_STOP;
}

/* --- Keys --- */

static gboolean
press_control (BastideEditTool *self,
               guint            key)
{
  switch (gdk_keyval_to_lower (key))
    {
    case GDK_KEY_a:
      bastide_position_editor_select_all (self->editor);
      return GDK_EVENT_STOP;
    case GDK_KEY_c:
      return copy (self);
    case GDK_KEY_v:
      return paste (self);
    case GDK_KEY_x:
      if (copy (self) == GDK_EVENT_PROPAGATE)
        return GDK_EVENT_PROPAGATE;
      bastide_position_editor_remove (self->editor);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
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

  if (key >= GDK_KEY_KP_1 && key <= GDK_KEY_KP_5)
    key += GDK_KEY_1 - GDK_KEY_KP_1;
  /* 6 would judge the move. */
  if (key == GDK_KEY_6 || key == GDK_KEY_KP_6)
    return GDK_EVENT_STOP;
  if (key < GDK_KEY_1 || key > GDK_KEY_5)
    return GDK_EVENT_PROPAGATE;
  bastide_position_editor_arm_tool (self->editor, tools[key - GDK_KEY_1]);

  return GDK_EVENT_STOP;
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
    case GDK_KEY_Escape:
      if (self->drag != BASTIDE_DRAG_NOTHING && self->drag != BASTIDE_DRAG_CANCELLED)
        bastide_edit_tool_cancel_drag (self);
      else if (!is_at_rest (self) || !bastide_board_step_back (self->board))
        return bastide_position_editor_cancel (self->editor);
      return GDK_EVENT_STOP;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      return apply (self);
    case GDK_KEY_space:
      return turn_corner (self);
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_BackSpace:
      return remove_something (self);
    case GDK_KEY_f:
    case GDK_KEY_F:
      return ask_figure (self);
    case GDK_KEY_h:
    case GDK_KEY_H:
      return hold_tile (self);
    default:
      return press_tool (self, key);
    }
}

gboolean
bastide_edit_tool_key (BastideBoardTool *tool,
                       guint             key,
                       GdkModifierType   modifiers)
{
  BastideEditTool *self = BASTIDE_EDIT_TOOL (tool);

  modifiers &= GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK | GDK_SUPER_MASK;
  /* Keys that an open popover has no use for are not meant for the board under it. */
  if (bastide_board_is_asking (self->board))
    return GDK_EVENT_PROPAGATE;

  if (press_arrow (self, key, modifiers))
    return GDK_EVENT_STOP;
  if (modifiers == GDK_CONTROL_MASK)
    return press_control (self, key);
  if ((modifiers & ~GDK_SHIFT_MASK) == 0 && gdk_keyval_to_lower (key) == GDK_KEY_r)
    {
      bastide_position_editor_turn (self->editor, modifiers & GDK_SHIFT_MASK ? -1 : 1);
      return GDK_EVENT_STOP;
    }

  return modifiers == 0 && press_plain (self, key);
}
