/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Scrolling a list to one of its rows. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* To the row at @position, once the list has a size: before that the list of GTK 4.8 gets into a state
 * in which it shows no row any more. The focus goes along if the row that has it comes out of sight by that, where no key
 * reaches it. */
void bastide_list_scroll_to (GtkListView *view,
                             guint        position);

/* The focus comes to the row that is chosen, when it is in sight: after bastide_list_scroll_to() it is so only then. */
void bastide_list_scroll_enter (GtkListView *view);

G_END_DECLS
