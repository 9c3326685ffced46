/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-menu-tooltip.h"

#include <adwaita.h>

static gboolean
is_open (GtkWidget *button)
{
  GtkPopover *popover = ADW_IS_SPLIT_BUTTON (button) ? adw_split_button_get_popover (ADW_SPLIT_BUTTON (button))
                                                     : gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));

  return popover != NULL && gtk_widget_get_visible (GTK_WIDGET (popover));
}

static gboolean
query_tooltip (GtkWidget  *button,
               int         x,
               int         y,
               gboolean    by_keys,
               GtkTooltip *tooltip)
{
  gboolean shows = FALSE;

  if (!is_open (button))
    g_signal_chain_from_overridden_handler (button, x, y, by_keys, tooltip, &shows);

  return shows;
}

void
bastide_menu_tooltip_init (void)
{
  static gsize is_done = FALSE;
  const GType types[] = { GTK_TYPE_MENU_BUTTON, ADW_TYPE_SPLIT_BUTTON };

  if (!g_once_init_enter (&is_done))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_type_class_ref (types[i]);
      g_signal_override_class_handler ("query-tooltip", types[i], G_CALLBACK (query_tooltip));
    }
  g_once_init_leave (&is_done, TRUE);
}
