/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-switch-row.h"

void
bastide_switch_row_make (GtkWidget *row,
                         GtkWidget *button)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_return_if_fail (GTK_IS_WIDGET (row));
  g_return_if_fail (GTK_IS_WIDGET (button));

  g_signal_connect_object (click, "released", G_CALLBACK (gtk_widget_activate), button, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_css_class (row, "switch-row");
}
