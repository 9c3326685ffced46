/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-late-menu.h"

/* Called each time that the menu is to be seen. */
static void
create_popup (GtkMenuButton *button,
              gpointer       user_data)
{
  GMenuModel *menu = user_data;

  if (gtk_menu_button_get_menu_model (button) != menu)
    gtk_menu_button_set_menu_model (button, menu);
}

void
bastide_late_menu_set (GtkMenuButton *button,
                       GMenuModel    *menu)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (G_IS_MENU_MODEL (menu));

  gtk_menu_button_set_create_popup_func (button, create_popup, g_object_ref (menu), g_object_unref);
}
