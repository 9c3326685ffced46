/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setting up on the board with the pointer: clicks and the wheel. */

#include "config.h"

#include "bastide-board-private.h"

#include <math.h>

gboolean
bastide_board_is_editing (BastideBoard *self)
{
  return self->editor != NULL && bastide_position_editor_is_active (self->editor)
         && bastide_board_has_record (self);
}

void
bastide_board_redraw_edit (BastideBoard *self)
{
  bastide_layer_clear (&self->edit_layer);
  gtk_widget_queue_draw (GTK_WIDGET (self));
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
      && bastide_position_editor_get_selected (self->editor) == BASTIDE_SELECTED_CELLS)
    {
      bastide_position_editor_select_cells (self->editor, self->anchor_x, self->anchor_y, target.x, target.y);
      return TRUE;
    }
  self->anchor_x = self->head_x = target.x;
  self->anchor_y = self->head_y = target.y;
  bastide_position_editor_apply (self->editor, &target);

  return TRUE;
}

/* Over the board the wheel turns the tile that is armed; with Ctrl it zooms as ever. */
gboolean
bastide_board_edit_scroll (BastideBoard    *self,
                           double           dy,
                           GdkModifierType  modifiers)
{
  if (!bastide_board_is_editing (self) || !self->inside || (modifiers & GDK_CONTROL_MASK)
      || bastide_position_editor_get_brush (self->editor)->tool != BASTIDE_TOOL_TILE
      || bastide_position_editor_get_selected (self->editor) != BASTIDE_SELECTED_NOTHING)
    return FALSE;

  /* A touchpad gives parts of a notch. */
  self->turned += dy;
  if (fabs (self->turned) >= 1)
    {
      bastide_position_editor_turn (self->editor, self->turned > 0 ? 1 : -1);
      self->turned = 0;
    }

  return TRUE;
}

/* --- Following --- */

static void
editor_changed (BastideBoard *self)
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
  editor_changed (self);
  bastide_board_update_hover (self);
}

void
bastide_board_set_edit (BastideBoard          *self,
                        BastidePositionEditor *editor)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  if (self->editor != NULL)
    g_signal_handlers_disconnect_by_data (self->editor, self);
  g_set_object (&self->editor, editor);
  if (editor == NULL)
    return;
  g_signal_connect_swapped (editor, "changed", G_CALLBACK (editor_changed), self);
  g_signal_connect_swapped (editor, "notify::active", G_CALLBACK (active_changed), self);
}
