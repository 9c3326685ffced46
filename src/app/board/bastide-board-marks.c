/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Drawing on the board: arrows and rings with the right button, all else from the menu of a
 * cell. Doing the same again removes it. */

#include "config.h"

#include "bastide-board-private.h"
#include "bastide-long-press.h"
#include "bastide-mark-grid.h"

static guint
get_colour (GtkGesture *gesture)
{
  GdkModifierType state;

  state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  if (state & GDK_ALT_MASK)
    return 3;
  if (state & GDK_CONTROL_MASK)
    return state & GDK_SHIFT_MASK ? 3 : 2;

  return state & GDK_SHIFT_MASK ? 1 : 0;
}

static gboolean
is_on_board (int x,
             int y)
{
  return ABS (x) <= BST_MAX_COORDINATE && ABS (y) <= BST_MAX_COORDINATE;
}

/* --- What the menu does --- */

static void
activate_mark (GtkWidget *widget, const char *name, GVariant *parameter)
{
  guint kind, colour;

  g_variant_get (parameter, "(uu)", &kind, &colour);
  if (kind < BST_N_MARKS && colour < 4)
    bastide_cell_menu_mark (&BASTIDE_BOARD (widget)->cell_menu, BASTIDE_BOARD (widget)->study, kind, colour);
}

static void
draw_arrow (BastideBoard *self,
            int           from_x,
            int           from_y,
            int           to_x,
            int           to_y,
            guint         colour)
{
  BstMark mark = { .kind = BST_MARK_ARROW, .x = (gint16) from_x, .y = (gint16) from_y,
                   .to_x = (gint16) to_x, .to_y = (gint16) to_y, .colour = (guint8) colour };

  bastide_study_toggle_mark (self->study, &mark);
}

static void
begin_arrow (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideBoard *self = BASTIDE_BOARD (widget);

  self->cell_menu.has_arrow = TRUE;
  self->cell_menu.arrow_x = self->cell_menu.x;
  self->cell_menu.arrow_y = self->cell_menu.y;
}

static void
end_arrow (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideBoard *self = BASTIDE_BOARD (widget);

  self->cell_menu.has_arrow = FALSE;
  draw_arrow (self, self->cell_menu.arrow_x, self->cell_menu.arrow_y, self->cell_menu.x, self->cell_menu.y,
              g_variant_get_uint32 (parameter) % 4);
}

/* --- The menu --- */

static void
go_to (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_study_set_index (BASTIDE_BOARD (widget)->study, g_variant_get_uint32 (parameter));
}

static void
add_grid (BastideBoard   *self,
          GtkPopoverMenu *popover,
          guint           part)
{
  char letter[2];
  GtkWidget *grid;

  bastide_cell_menu_find_letter (&self->cell_menu, self->shown, letter);
  grid = bastide_mark_grid_new (letter, part != BST_NO_PART);
  for (GtkWidget *button = gtk_widget_get_first_child (grid); button != NULL; button = gtk_widget_get_next_sibling (button))
    g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown), popover, G_CONNECT_SWAPPED);
  gtk_popover_menu_add_child (popover, grid, "marks");
}

void
bastide_board_open_menu (BastideBoard *self,
                         int           x,
                         int           y,
                         guint         part)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *popover;

  if (!bastide_board_has_record (self) || !is_on_board (x, y))
    return;

  self->cell_menu.x = x;
  self->cell_menu.y = y;
  self->cell_menu.part = part;
  /* The page of a game has a menu of its own. */
  if (self->menu != NULL && !bastide_shown_is_trying (self->shown))
    bastide_cell_menu_append_ways (&self->cell_menu, menu, self->shown, bastide_study_is_exam (self->study),
                                   bastide_board_get_tile (self));
  bastide_board_tool_append_menu (self->tool, menu, x, y);
  bastide_cell_menu_append_marks (&self->cell_menu, menu);
  bastide_cell_menu_append_rule (&self->cell_menu, menu, bastide_board_get_position (self));
  if (self->menu != NULL)
    g_menu_append_section (menu, NULL, self->menu);
  popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  add_grid (self, GTK_POPOVER_MENU (popover), part);
  /* Beside the cell it moves up as far as it must to have room; below it, it would go over the edge. */
  gtk_popover_set_position (GTK_POPOVER (popover), GTK_POS_RIGHT);
  bastide_board_pop_up (self, popover, x + 0.5, y + 0.5);
}

void
bastide_board_set_menu (BastideBoard *self,
                        GMenuModel   *menu)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  g_set_object (&self->menu, menu);
}

/* --- The right button --- */

static void
released (BastideBoard   *self,
          double          offset_x,
          double          offset_y,
          GtkGestureDrag *gesture)
{
  guint colour = get_colour (GTK_GESTURE (gesture));
  int x, y, to_x, to_y;
  double from_x, from_y;
  gboolean moved;

  if (!bastide_board_has_record (self)
      || !gtk_gesture_drag_get_start_point (gesture, &from_x, &from_y))
    return;

  moved = gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) offset_x, (int) offset_y);
  bastide_desk_find_cell (BASTIDE_DESK (self), from_x, from_y, &x, &y);
  bastide_desk_find_cell (BASTIDE_DESK (self), from_x + offset_x, from_y + offset_y, &to_x, &to_y);
  if (!is_on_board (x, y) || !is_on_board (to_x, to_y))
    return;
  if (x != to_x || y != to_y)
    draw_arrow (self, x, y, to_x, to_y, colour);
  else if (moved || colour != 0)
    {
      self->cell_menu.x = x;
      self->cell_menu.y = y;
      bastide_cell_menu_mark (&self->cell_menu, self->study, BST_MARK_RING, colour);
    }
  else
    bastide_board_open_menu (self, x, y, bastide_desk_pick (BASTIDE_DESK (self), from_x, from_y));
}

static void
long_pressed (BastideBoard *self,
              double        x,
              double        y)
{
  int cell_x, cell_y;

  bastide_desk_find_cell (BASTIDE_DESK (self), x, y, &cell_x, &cell_y);
  bastide_board_open_menu (self, cell_x, cell_y, bastide_desk_pick (BASTIDE_DESK (self), x, y));
}

void
bastide_board_class_init_marks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "board.mark", "(uu)", activate_mark);
  gtk_widget_class_install_action (widget_class, "board.go-to", "u", go_to);
  gtk_widget_class_install_action (widget_class, "board.begin-arrow", NULL, begin_arrow);
  gtk_widget_class_install_action (widget_class, "board.end-arrow", "u", end_arrow);
}

void
bastide_board_init_marks (BastideBoard *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  bastide_long_press_add (GTK_WIDGET (self), G_CALLBACK (long_pressed), self);
}
