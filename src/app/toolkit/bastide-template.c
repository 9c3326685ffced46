/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-template.h"

void
bastide_template_ensure (const GType *types,
                         guint        n_types)
{
  for (guint i = 0; i < n_types; i++)
    g_type_ensure (types[i]);
}

void
bastide_template_clear (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}
