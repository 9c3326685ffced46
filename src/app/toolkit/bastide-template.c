/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-template.h"

void
bastide_template_clear (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}
