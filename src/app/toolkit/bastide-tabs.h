/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The titles of tabs, where there may be little room. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A tab by the name of its page, and what is shown in place of its title. */
typedef struct
{
  const char *name;
  const char *icon;
} BastideTabIcon;

/* Titles are cut short where there is no room for all of them, as with large texts: they would keep the
 * window from getting narrow, and the last tab would lie out of sight. */
void bastide_tabs_shorten (GtkStackSwitcher     *switcher);

/* The same, but where @width pixels are not enough for all titles in full there are the @n_icons icons, whose titles are
 * their tooltips and what they are called. Pages without an icon keep their title. */
void bastide_tabs_fit     (GtkStackSwitcher     *switcher,
                           int                   width,
                           const BastideTabIcon *icons,
                           guint                 n_icons);

G_END_DECLS
