/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A finger that rests does what the right button does. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @pressed (gpointer data, double x, double y, GtkGesture *gesture) is called with a point of @widget. What else the
 * finger might have meant there is off then. */
void bastide_long_press_add (GtkWidget *widget,
                             GCallback  pressed,
                             gpointer   data);

G_END_DECLS
