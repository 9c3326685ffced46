/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names for the rows of a list view: the widget that takes the focus is the list's own. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @row: the child of a GtkListItem. */
void bastide_list_label_set (GtkWidget  *row,
                             const char *label);

G_END_DECLS
