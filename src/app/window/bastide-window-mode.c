/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Going in and out of edit mode, and the way of a brush from the palette to the board. */

#include "config.h"

#include "bastide-window-private.h"

/* --- The mode --- */

static void
change_edit (GSimpleAction *action,
             GVariant      *state,
             gpointer       user_data)
{
  BastideWindow *self = user_data;

  bastide_position_editor_set_active (self->editor, g_variant_get_boolean (state));
}

/* The turn that was being tried is over; the palette must be seen. */
static void
active_changed (BastideWindow *self)
{
  gboolean active = bastide_position_editor_is_active (self->editor);

  bastide_board_set_tool (self->board, active ? self->edit_tool : self->turn_tool);
  while (active && bastide_turn_input_cancel (self->turn_input))
    ;
  bastide_turn_bar_set_quiet (self->turn_bar, active);
  bastide_board_set_legal_type (self->board, BST_NO_TILE);
  if (active && !bastide_split_view_get_folded (self->side))
    bastide_split_view_set_show (self->side, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  bastide_window_update_actions (self);
}

void
bastide_window_update_mode (BastideWindow *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "edit");
  gboolean has_record = bastide_study_get_record (self->study) != NULL && !self->is_put_away
                        && !bastide_window_is_solving (self);
  gboolean active = bastide_position_editor_is_active (self->editor);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (active));
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), has_record);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.find-tile", active);
}

/* --- Brushes --- */

static void
find_tile (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);

  bastide_split_view_set_show (self->side, TRUE);
  bastide_palette_search (self->palette);
}

static void
brush_dragged (BastideWindow *self,
               double         x,
               double         y)
{
  if (gtk_widget_translate_coordinates (GTK_WIDGET (self->palette), GTK_WIDGET (self->board), x, y,
                                        &x, &y))
    bastide_edit_tool_hover (BASTIDE_EDIT_TOOL (self->edit_tool), x, y);
}

static void
brush_dropped (BastideWindow *self,
               double         x,
               double         y)
{
  if (gtk_widget_translate_coordinates (GTK_WIDGET (self->palette), GTK_WIDGET (self->board), x, y,
                                        &x, &y))
    bastide_edit_tool_drop (BASTIDE_EDIT_TOOL (self->edit_tool), x, y);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* The board is where it is needed: keys shall be its. */
static void
brush_taken (BastideWindow *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* --- Set-up --- */

void
bastide_window_class_init_mode (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.find-tile", NULL, find_tile);
  gtk_widget_class_bind_template_callback (widget_class, brush_dragged);
  gtk_widget_class_bind_template_callback (widget_class, brush_dropped);
  gtk_widget_class_bind_template_callback (widget_class, brush_taken);
}

void
bastide_window_init_mode (BastideWindow *self)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new_stateful ("edit", NULL,
                                                                  g_variant_new_boolean (FALSE));

  g_signal_connect (action, "change-state", G_CALLBACK (change_edit), self);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
  self->edit_tool = bastide_edit_tool_new (self->editor, self->turn_input);
  bastide_palette_set_edit (self->palette, self->editor);
  bastide_edit_bar_set_edit (self->edit_bar, self->editor);
  g_signal_connect_object (self->editor, "notify::active", G_CALLBACK (active_changed), self,
                           G_CONNECT_SWAPPED);
}
