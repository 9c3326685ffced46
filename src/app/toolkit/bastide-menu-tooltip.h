/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tooltip of a button says what its menu is, and would lie over it when it is open. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Of all buttons with menus, from now on. */
void bastide_menu_tooltip_init (void);

G_END_DECLS
