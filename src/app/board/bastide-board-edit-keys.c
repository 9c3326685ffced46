/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setting up by keys alone: everything that the pointer can do, at the cursor. */

#include "config.h"

#include "bastide-board-private.h"
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

static void
move_cursor (BastideBoard *self,
             int           dx,
             int           dy)
{
  self->by_keys = TRUE;
  if (!self->cursor)
    bastide_board_enter_cells (self);
  else
    bastide_board_move_cursor (self, dx, dy);
  bastide_layer_clear (&self->edit_layer);
}

/* The rectangle begins at the cursor. */
static void
extend (BastideBoard *self,
        int           dx,
        int           dy)
{
  if (!self->cursor && !bastide_board_enter_cells (self))
    return;
  self->by_keys = TRUE;
  if (bastide_position_editor_get_selected (self->editor) != BASTIDE_SELECTED_CELLS
      || self->head_x != self->cursor_x || self->head_y != self->cursor_y)
    {
      self->anchor_x = self->cursor_x;
      self->anchor_y = self->cursor_y;
    }
  bastide_board_move_cursor (self, dx, dy);
  self->head_x = self->cursor_x;
  self->head_y = self->cursor_y;
  bastide_position_editor_select_cells (self->editor, self->anchor_x, self->anchor_y, self->head_x,
                                        self->head_y);
}

/* Without a selection it is the cell of the cursor that moves; the cursor goes along. */
static void
push (BastideBoard *self,
      int           dx,
      int           dy)
{
  if (bastide_position_editor_get_selected (self->editor) != BASTIDE_SELECTED_CELLS)
    {
      if (!self->cursor)
        return;
      bastide_position_editor_select_cells (self->editor, self->cursor_x, self->cursor_y, self->cursor_x,
                                            self->cursor_y);
    }
  bastide_position_editor_move (self->editor, dx, dy, FALSE);
  if (bastide_position_editor_get_refusal (self->editor) == NULL && self->cursor)
    bastide_board_move_cursor (self, dx, dy);
}

static gboolean
press_arrow (BastideBoard    *self,
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
apply (BastideBoard *self)
{
  BastideTarget target;

  if (!self->cursor)
    return GDK_EVENT_PROPAGATE;
  self->by_keys = TRUE;
  bastide_board_get_target (self, &target);
  self->anchor_x = self->head_x = target.x;
  self->anchor_y = self->head_y = target.y;
  bastide_position_editor_apply (self->editor, &target);
  /* Another tile, another segment to be lit. */
  bastide_board_cell_focused (self, self->cursor_x, self->cursor_y);

  return GDK_EVENT_STOP;
}

/* What is selected; else the cell of the cursor. Nothing is left to the window, which would
 * delete moves. */
static gboolean
remove_something (BastideBoard *self)
{
  BastideTarget target;

  if (bastide_position_editor_get_selected (self->editor) == BASTIDE_SELECTED_NOTHING)
    {
      if (!self->cursor)
        return gtk_widget_is_focus (GTK_WIDGET (self));
      self->by_keys = TRUE;
      bastide_board_get_target (self, &target);
      if (target.has_figure)
        bastide_position_editor_select_figure (self->editor, &target.figure);
      else
        bastide_position_editor_select_cells (self->editor, target.x, target.y, target.x, target.y);
    }
  bastide_position_editor_remove (self->editor);
  if (self->cursor)
    bastide_board_cell_focused (self, self->cursor_x, self->cursor_y);

  return GDK_EVENT_STOP;
}

static gboolean
ask_figure (BastideBoard *self)
{
  BastideTarget target;

  if (!bastide_board_get_target (self, &target))
    return GDK_EVENT_PROPAGATE;
  bastide_board_ask_figure (self, target.x, target.y);

  return GDK_EVENT_STOP;
}

static gboolean
paste (BastideBoard *self)
{
  BastideTarget target;

  if (!bastide_position_editor_can_paste (self->editor) || !bastide_board_get_target (self, &target))
    return GDK_EVENT_PROPAGATE;
  bastide_position_editor_paste (self->editor, target.x, target.y);

  return GDK_EVENT_STOP;
}

/* Without cells it is the position that is copied. */
static gboolean
copy (BastideBoard *self)
{
  if (bastide_position_editor_get_selected (self->editor) != BASTIDE_SELECTED_CELLS)
    return GDK_EVENT_PROPAGATE;
  bastide_position_editor_copy (self->editor);

  return GDK_EVENT_STOP;
}

/* The tile that is armed comes into the hand of the player whose turn it is. */
static gboolean
hold_tile (BastideBoard *self)
{
  const BastideBrush *brush = bastide_position_editor_get_brush (self->editor);
  int type = brush->type;

  if (brush->tool != BASTIDE_TOOL_TILE)
    return GDK_EVENT_PROPAGATE;
  bastide_position_editor_arm (self->editor, NULL);
  bastide_players_edit_hold (self->editor,
                             bst_position_get_turn (bastide_study_get_position (self->study)),
                             BASTIDE_NO_PLACE, type);

  return GDK_EVENT_STOP;
}

/* --- Keys --- */

static gboolean
press_control (BastideBoard *self,
               guint         key)
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
press_tool (BastideBoard *self,
            guint         key)
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

static gboolean
press_plain (BastideBoard *self,
             guint         key)
{
  switch (key)
    {
    case GDK_KEY_Escape:
      if (self->drag != BASTIDE_DRAG_NOTHING && self->drag != BASTIDE_DRAG_CANCELLED)
        bastide_board_edit_drag_cancel (self);
      else
        return bastide_position_editor_cancel (self->editor);
      return GDK_EVENT_STOP;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      return apply (self);
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
bastide_board_edit_key (BastideBoard    *self,
                        guint            key,
                        GdkModifierType  modifiers)
{
  g_return_val_if_fail (BASTIDE_IS_BOARD (self), GDK_EVENT_PROPAGATE);

  modifiers &= GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK | GDK_SUPER_MASK;
  /* Keys that an open popover has no use for are not meant for the board under it. */
  if (!bastide_board_is_editing (self) || self->popover != NULL)
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
