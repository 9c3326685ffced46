/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-tabs.h"

static void
shorten (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    gtk_label_set_ellipsize (GTK_LABEL (widget), PANGO_ELLIPSIZE_END);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    shorten (child);
}

void
bastide_tabs_shorten (GtkStackSwitcher *switcher)
{
  g_return_if_fail (GTK_IS_STACK_SWITCHER (switcher));

  shorten (GTK_WIDGET (switcher));
}
