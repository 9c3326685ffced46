/* SPDX-License-Identifier: GPL-3.0-or-later */

/* In a list of one column the arrows to the sides have nothing to do: they step here too. Up and
 * Down pass over headings (bastide-sectioned-list.h), which take no focus. Tab goes from the row behind the list. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void bastide_list_keys_add (GtkListView *view);

G_END_DECLS
