/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-choice.h"

GtkListItemFactory *
bastide_choice_factory_new (gboolean wraps,
                            int      min_chars,
                            int      max_chars)
{
  g_autofree char *text = g_strdup_printf (
    "<interface><template class='GtkListItem'><property name='child'><object class='GtkLabel'>"
    "<property name='xalign'>0</property><property name='%s'>%s</property>"
    "<property name='width-chars'>%d</property><property name='max-width-chars'>%d</property>"
    "<binding name='label'><lookup name='string' type='GtkStringObject'>"
    "<lookup name='item'>GtkListItem</lookup></lookup></binding>"
    "</object></property></template></interface>",
    wraps ? "wrap" : "ellipsize", wraps ? "1" : "end", min_chars, max_chars);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return gtk_builder_list_item_factory_new_from_bytes (NULL, bytes);
}

void
bastide_choice_set_names (AdwComboRow        *row,
                          const char * const *names)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (names);
  g_autoptr (GtkListItemFactory) factory = bastide_choice_factory_new (TRUE, -1, 34);

  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  adw_combo_row_set_list_factory (row, factory);
}
