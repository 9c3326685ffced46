/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The titles of tabs, where there may be little room. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Titles are cut short where there is no room for all of them, as with large texts: they would keep the
 * window from getting narrow, and the last tab would lie out of sight. */
void bastide_tabs_shorten (GtkStackSwitcher *switcher);

G_END_DECLS
