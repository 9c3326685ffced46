/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-long-press.h"

static void
claim (GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

void
bastide_long_press_add (GtkWidget *widget,
                        GCallback  pressed,
                        gpointer   data)
{
  GtkGesture *press = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  /* Before what is in the widget, and before its own gestures. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect (press, "pressed", G_CALLBACK (claim), NULL);
  g_signal_connect_swapped (press, "pressed", pressed, data);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (press));
}
