/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pointer and keys of the screen, as if by hand: through XTEST, from a connection of its own. */

#pragma once

#include <gtk/gtk.h>

/* A point of @widget in its own units. */
void monkey_pointer_move  (GtkWidget  *widget,
                           double      x,
                           double      y);
void monkey_pointer_press (guint       button,
                           gboolean    is_down);
/* @accelerator: as GTK writes it. Goes to @window. */
void monkey_press_key     (GtkWindow  *window,
                           const char *accelerator);
