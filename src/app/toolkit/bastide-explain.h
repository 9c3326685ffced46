/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The help of a dialog, which has no page. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* F1 says, in the window that @widget is or is in, what that is for. @text: translated, and static. */
void bastide_explain (GtkWidget  *widget,
                      const char *text);

G_END_DECLS
