/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The buttons that make a board larger, smaller, and whole: in a column over it, seen while the pointer moves there or
 * one of them has the focus. What lies under them is clicked while they are not seen. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_ZOOM_BUTTONS (bastide_zoom_buttons_get_type ())
G_DECLARE_FINAL_TYPE (BastideZoomButtons, bastide_zoom_buttons, BASTIDE, ZOOM_BUTTONS, GtkWidget)

/* They follow the pointer over @overlay, which has them and the board. */
void bastide_zoom_buttons_follow (BastideZoomButtons *self,
                                  GtkWidget          *overlay);

G_END_DECLS
