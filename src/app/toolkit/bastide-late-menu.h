/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The menu of a button, whose rows are made when it is first pressed. GtkMenuButton would make them all at once:
 * those of the header bar are a sixth of the widgets of a window, and most are never looked at. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* In place of gtk_menu_button_set_menu_model(). Until the button is pressed it has neither model nor popover. */
void bastide_late_menu_set (GtkMenuButton *button,
                            GMenuModel    *menu);

G_END_DECLS
