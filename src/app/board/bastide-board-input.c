/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pointer, wheel and gestures of the board. */

#include "config.h"

#include "bastide-board-private.h"
#include "bastide-cell-text.h"
#include "bastide-key-layout.h"
#include "bastide-look.h"

#include <math.h>

/* One notch of the wheel. */
#define WHEEL_FACTOR 1.15

/* By how many pixels one moves it, where it does not zoom. */
#define WHEEL_PAN 60

/* Without a record there is nothing to do anything with. */
static BastideBoardTool *
get_tool (BastideBoard *self)
{
  return bastide_board_has_record (self) ? self->tool : NULL;
}

/* --- Where it is --- */

gboolean
bastide_board_get_pointer (BastideBoard *self,
                           double       *x,
                           double       *y)
{
  *x = self->pointer_x;
  *y = self->pointer_y;

  return self->inside;
}

void
bastide_board_set_pointer (BastideBoard *self,
                           double        x,
                           double        y)
{
  self->pointer_x = x;
  self->pointer_y = y;
}

void
bastide_board_hover (BastideBoard *self,
                     double        x,
                     double        y,
                     gboolean      inside)
{
  bastide_board_set_pointer (self, x, y);
  self->by_keys = FALSE;
  self->inside = inside;
  bastide_board_update_hover (self);
}

void
bastide_board_set_by_keys (BastideBoard *self,
                           gboolean      by_keys)
{
  self->by_keys = by_keys;
}

void
bastide_board_update_hover (BastideBoard *self)
{
  int x, y;

  if (!self->inside || self->dragging || !bastide_board_has_record (self)
      || (self->cursor && !bastide_board_works_anywhere (self)) || self->by_keys)
    return;

  bastide_board_set_lit (self, bastide_board_tool_has_light (self->tool)
                         ? bastide_desk_pick (BASTIDE_DESK (self), self->pointer_x, self->pointer_y)
                         : BST_NO_PART);
  bastide_desk_find_cell (BASTIDE_DESK (self), self->pointer_x, self->pointer_y, &x, &y);
  bastide_board_set_cell_text (self, bastide_cell_text_status (self->shown, bastide_study_is_exam (self->study), x, y));
}

static void
motion (BastideBoard *self,
        double        x,
        double        y)
{
  gboolean elsewhere = x != self->pointer_x || y != self->pointer_y;
  gboolean moved = elsewhere || !self->inside;

  /* What closes over the board lets the pointer in again, which is no move. */
  self->by_keys = self->by_keys && !(elsewhere && self->inside);
  self->pointer_x = x;
  self->pointer_y = y;
  self->inside = TRUE;
  if (!moved)
    return;
  bastide_board_tool_pointer_moved (get_tool (self));
  bastide_board_update_hover (self);
}

/* A popover that closes has the pointer still, as a part of the board; when that is gone GTK tells of no leaving. The first
 * motion over the board itself makes good for it. */
static void
enter (BastideBoard             *self,
       double                    x,
       double                    y,
       GtkEventControllerMotion *motions)
{
  if (gtk_event_controller_motion_is_pointer (motions))
    motion (self, x, y);
}

void
bastide_board_pointer_left (BastideBoard *self)
{
  self->inside = FALSE;
  bastide_board_tool_pointer_moved (get_tool (self));
  /* A card that comes up under the pointer does not take away what keys have chosen. */
  if (self->cursor || self->by_keys || !bastide_board_has_record (self))
    return;

  bastide_board_set_lit (self, BST_NO_PART);
  bastide_board_set_cell_text (self, NULL);
}

static void
drag_begin (BastideBoard   *self,
            double          x,
            double          y,
            GtkGestureDrag *gesture)
{
  self->drag_x = 0;
  self->drag_y = 0;
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* What is held, as the tool knows it. */
static BastideHeld
get_held (GdkModifierType modifiers)
{
  G_STATIC_ASSERT ((guint) BASTIDE_HELD_SHIFT == (guint) GDK_SHIFT_MASK
                   && (guint) BASTIDE_HELD_CONTROL == (guint) GDK_CONTROL_MASK
                   && (guint) BASTIDE_HELD_ALT == (guint) GDK_ALT_MASK
                   && (guint) BASTIDE_HELD_SUPER == (guint) GDK_SUPER_MASK);

  return (BastideHeld) (modifiers & (guint) BASTIDE_HELD_ANY);
}

static GdkModifierType
get_modifiers (gpointer controller)
{
  return gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
}

/* The left button drags what the tool says, else the board. */
static void
begin_dragging (BastideBoard   *self,
                GtkGestureDrag *gesture)
{
  double x, y;

  self->dragging = TRUE;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  self->tool_drags = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture))
                     != GDK_BUTTON_MIDDLE
                     && gtk_gesture_drag_get_start_point (gesture, &x, &y)
                     && bastide_board_tool_drag_begin (get_tool (self), x, y, get_held (get_modifiers (gesture)));
  if (!self->tool_drags)
    gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
}

static void
drag_update (BastideBoard   *self,
             double          offset_x,
             double          offset_y,
             GtkGestureDrag *gesture)
{
  double x, y;
  int dx, dy;

  if (!self->dragging)
    {
      if (!gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) offset_x, (int) offset_y))
        return;
      begin_dragging (self, gesture);
    }
  if (self->tool_drags)
    {
      if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
        bastide_board_tool_drag_update (get_tool (self), x + offset_x, y + offset_y,
                                        get_held (get_modifiers (gesture)));
      return;
    }

  dx = (int) lround (bastide_board_to_device (self, offset_x - self->drag_x));
  dy = (int) lround (bastide_board_to_device (self, offset_y - self->drag_y));
  self->drag_x = offset_x;
  self->drag_y = offset_y;
  bastide_board_pan (self, dx, dy);
}

static void
drag_end (BastideBoard   *self,
          double          offset_x,
          double          offset_y,
          GtkGestureDrag *gesture)
{
  double x, y;

  if (self->tool_drags && gtk_gesture_drag_get_start_point (gesture, &x, &y))
    bastide_board_tool_drag_end (get_tool (self), x + offset_x, y + offset_y);
  self->tool_drags = FALSE;
  self->dragging = FALSE;
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
  bastide_board_update_hover (self);
}

/* A click on the table is about nothing that is chosen. */
static void
let_all_go (BastideBoard *self)
{
  gboolean is_done = TRUE;

  while (is_done)
    {
      is_done = FALSE;
      g_signal_emit_by_name (self, "let-go", &is_done);
    }
}

void
bastide_board_click (BastideBoard    *self,
                     double           x,
                     double           y,
                     GdkModifierType  modifiers)
{
  guint part;

  if (!bastide_board_has_record (self) || bastide_board_tool_click (self->tool, x, y, get_held (modifiers)))
    return;
  part = bastide_desk_pick (BASTIDE_DESK (self), x, y);
  if (part != BST_NO_PART)
    g_signal_emit_by_name (self, "feature-activated", part);
  else
    let_all_go (self);
}

static void
released (BastideBoard    *self,
          int              n_press,
          double           x,
          double           y,
          GtkGestureClick *gesture)
{
  if (!self->dragging)
    bastide_board_click (self, x, y, get_modifiers (gesture));
}

static gboolean
scroll (BastideBoard             *self,
        double                    dx,
        double                    dy,
        GtkEventControllerScroll *controller)
{
  double x = self->view.width / 2;
  double y = self->view.height / 2;

  if (bastide_board_tool_scroll (get_tool (self), dy, get_held (get_modifiers (controller))))
    return GDK_EVENT_STOP;
  if (bastide_look_get_wheel () == BASTIDE_WHEEL_MOVES && !(get_modifiers (controller) & GDK_CONTROL_MASK))
    {
      gboolean is_aside = get_modifiers (controller) & GDK_SHIFT_MASK;

      bastide_board_pan (self, (int) -(WHEEL_PAN * (is_aside ? dx + dy : dx)), is_aside ? 0 : (int) -(WHEEL_PAN * dy));
      return GDK_EVENT_STOP;
    }
  if (self->inside)
    {
      x = bastide_board_to_device (self, self->pointer_x);
      y = bastide_board_to_device (self, self->pointer_y);
    }
  bastide_board_zoom_at (self, pow (WHEEL_FACTOR, -dy), x, y);
  bastide_board_update_hover (self);

  return GDK_EVENT_STOP;
}

static void
pinch_begin (BastideBoard     *self,
             GdkEventSequence *sequence,
             GtkGesture       *gesture)
{
  self->pinch_scale = self->view.scale;
}

static void
pinch (BastideBoard   *self,
       double          scale,
       GtkGestureZoom *gesture)
{
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y))
    return;

  bastide_board_zoom_at (self, self->pinch_scale * scale / self->view.scale,
                         bastide_board_to_device (self, x), bastide_board_to_device (self, y));
}

static void
add_drag (BastideBoard *self,
          guint         button)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), button);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

/* A key as the tool knows it. */
static guint
get_press (guint key)
{
  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return BASTIDE_PRESS_LEFT;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return BASTIDE_PRESS_RIGHT;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return BASTIDE_PRESS_UP;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return BASTIDE_PRESS_DOWN;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      return BASTIDE_PRESS_ENTER;
    case GDK_KEY_Escape:
      return BASTIDE_PRESS_ESCAPE;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      return BASTIDE_PRESS_DELETE;
    case GDK_KEY_BackSpace:
      return BASTIDE_PRESS_BACKSPACE;
    default:
      return g_unichar_tolower (gdk_keyval_to_unicode (key));
    }
}

gboolean
bastide_board_press_arrow (BastideBoard *self,
                           guint         key)
{
  guint press = get_press (key);
  gboolean is_arrow = press >= BASTIDE_PRESS_LEFT && press <= BASTIDE_PRESS_DOWN;

  g_return_val_if_fail (BASTIDE_IS_BOARD (self), FALSE);

  return is_arrow && gtk_widget_has_focus (GTK_WIDGET (self)) && bastide_board_enter_cells (self);
}

gboolean
bastide_board_step_back (BastideBoard *self)
{
  gboolean is_done = FALSE;

  g_return_val_if_fail (BASTIDE_IS_BOARD (self), FALSE);

  /* A popover is closed before all else, by itself. */
  if (bastide_board_is_asking (self))
    return FALSE;
  g_signal_emit_by_name (self, "let-go", &is_done);
  if (is_done)
    return TRUE;
  if (self->show & BST_RENDER_SHOW_CELLS)
    bastide_board_set_show (self, self->show & ~(guint) BST_RENDER_SHOW_CELLS);
  else if (self->cursor)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  else
    return FALSE;

  return TRUE;
}

gboolean
bastide_board_press_tool (BastideBoard    *self,
                          guint            key,
                          GdkModifierType  modifiers)
{
  BastideBoardTool *tool = get_tool (self);

  g_return_val_if_fail (BASTIDE_IS_BOARD (self), FALSE);

  if (self->keys != NULL)
    bastide_keys_translate (self->keys, bastide_board_tool_get_key_scope (tool), &key, &modifiers);

  return bastide_board_tool_key (tool, get_press (key), get_held (modifiers));
}

static gboolean
press (BastideBoard    *self,
       guint            key,
       GdkModifierType  modifiers)
{
  if (bastide_board_press_tool (self, key, modifiers))
    return GDK_EVENT_STOP;
  if (self->keys != NULL && self->cursor)
    bastide_keys_translate (self->keys, BASTIDE_KEY_IN_CELLS, &key, &modifiers);
  if (self->cursor && (key == GDK_KEY_Menu || (key == GDK_KEY_F10 && (modifiers & GDK_SHIFT_MASK))))
    {
      bastide_board_open_menu (self, self->cursor_x, self->cursor_y, self->lit);
      return GDK_EVENT_STOP;
    }
  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK))
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Escape)
    return bastide_board_step_back (self);
  if (!self->cursor)
    return key == GDK_KEY_Tab && bastide_board_enter_cells (self);

  /* Arrow keys belong to the cursor while it is among the cells. */
  switch (get_press (key))
    {
    case BASTIDE_PRESS_ENTER:
    case ' ':
      bastide_board_light_next (self);
      return GDK_EVENT_STOP;
    case BASTIDE_PRESS_LEFT:
      bastide_board_move_cursor (self, -1, 0);
      return GDK_EVENT_STOP;
    case BASTIDE_PRESS_RIGHT:
      bastide_board_move_cursor (self, 1, 0);
      return GDK_EVENT_STOP;
    case BASTIDE_PRESS_UP:
      bastide_board_move_cursor (self, 0, -1);
      return GDK_EVENT_STOP;
    case BASTIDE_PRESS_DOWN:
      bastide_board_move_cursor (self, 0, 1);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static gboolean
key_pressed (BastideBoard          *self,
             guint                  key,
             guint                  code,
             GdkModifierType        modifiers,
             GtkEventControllerKey *controller)
{
  guint latin;

  if (press (self, key, modifiers))
    return GDK_EVENT_STOP;
  latin = bastide_key_layout_find_latin (GTK_WIDGET (self), key, code);

  return latin != GDK_KEY_VoidSymbol && press (self, latin, modifiers);
}

void
bastide_board_init_input (BastideBoard *self)
{
  GtkEventController *motions = gtk_event_controller_motion_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *zoom = gtk_gesture_zoom_new ();

  g_signal_connect_swapped (motions, "enter", G_CALLBACK (enter), self);
  g_signal_connect_swapped (motions, "motion", G_CALLBACK (motion), self);
  g_signal_connect_swapped (motions, "leave", G_CALLBACK (bastide_board_pointer_left), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motions);

  g_signal_connect_swapped (wheel, "scroll", G_CALLBACK (scroll), self);
  gtk_widget_add_controller (GTK_WIDGET (self), wheel);

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);

  g_signal_connect_swapped (click, "released", G_CALLBACK (released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));

  g_signal_connect_swapped (zoom, "begin", G_CALLBACK (pinch_begin), self);
  g_signal_connect_swapped (zoom, "scale-changed", G_CALLBACK (pinch), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (zoom));

  add_drag (self, GDK_BUTTON_PRIMARY);
  add_drag (self, GDK_BUTTON_MIDDLE);
  bastide_board_init_marks (self);
}
