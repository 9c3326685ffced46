/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A figure is dragged from the pill onto its place. */

#include "config.h"

#include "bastide-turn-layer-private.h"
#include "bastide-flight.h"

/* In units, of the button. */
#define FLYING_SIZE 34

/* The button of a kind of figures at a point; NULL. */
static GtkWidget *
find_kind (BastideTurnLayer *self,
           double            x,
           double            y)
{
  GtkWidget *widget = gtk_widget_pick (self->pill, x, y, GTK_PICK_DEFAULT);
  GtkWidget *button = widget != NULL ? gtk_widget_get_ancestor (widget, GTK_TYPE_TOGGLE_BUTTON) : NULL;

  return button != NULL && gtk_widget_has_css_class (button, "turn-kind") ? button : NULL;
}

/* As it looks now: the button goes with the next change. */
static GdkPaintable *
dup_picture (GtkWidget *button)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (gtk_button_get_child (GTK_BUTTON (button)));

  return gdk_paintable_get_current_image (paintable);
}

static void
drag_update (BastideTurnLayer *self,
             double            offset_x,
             double            offset_y,
             GtkGestureDrag   *gesture)
{
  GtkWidget *button;
  g_autoptr (GdkPaintable) picture = NULL;
  double x, y;

  if (!gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;
  if (!self->drags)
    {
      if (!gtk_drag_check_threshold (self->pill, 0, 0, (int) offset_x, (int) offset_y))
        return;
      button = find_kind (self, x, y);
      if (button == NULL)
        {
          gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
          return;
        }
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
      self->drags = TRUE;
      self->dragged = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "kind"));
      picture = dup_picture (button);
      g_set_weak_pointer (&self->flight, bastide_flight_begin (self->pill, x, y, picture, FLYING_SIZE));
    }
  if (self->flight != NULL)
    bastide_flight_move (self->flight, x + offset_x, y + offset_y);
}

static void
finish (BastideTurnLayer *self,
        gboolean          is_put)
{
  self->drags = FALSE;
  if (self->flight != NULL)
    bastide_flight_end (self->flight, !is_put);
  g_clear_weak_pointer (&self->flight);
}

static void
drag_end (BastideTurnLayer *self,
          double            offset_x,
          double            offset_y,
          GtkGestureDrag   *gesture)
{
  double x, y;

  if (!self->drags || !gtk_gesture_drag_get_start_point (gesture, &x, &y)
      || !gtk_widget_translate_coordinates (self->pill, GTK_WIDGET (self), x + offset_x, y + offset_y, &x, &y))
    return;
  finish (self, bastide_turn_layer_put (self, self->dragged, x, y));
}

static void
cancelled (BastideTurnLayer *self)
{
  if (self->drags)
    finish (self, FALSE);
}

void
bastide_turn_layer_init_drag (BastideTurnLayer *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  /* Before the buttons, which would keep what begins on them. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (cancelled), self);
  gtk_widget_add_controller (self->pill, GTK_EVENT_CONTROLLER (drag));
}
