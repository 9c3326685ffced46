/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-list-label.h"

void
bastide_list_label_set (GtkWidget  *row,
                        const char *label)
{
  GtkWidget *item = gtk_widget_get_parent (row);

  if (item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
