/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-accessible.h"

void
bastide_accessible_set_label (GtkWidget  *widget,
                              const char *label)
{
  GtkEditable *text = GTK_IS_EDITABLE (widget) ? gtk_editable_get_delegate (GTK_EDITABLE (widget))
                                               : NULL;

  /* The label beside the name would be read, too. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  if (text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
bastide_accessible_set_drop_label (GtkWidget  *drop_down,
                                   const char *label)
{
  GtkWidget *button = gtk_widget_get_first_child (drop_down);

  bastide_accessible_set_label (drop_down, label);
  bastide_accessible_set_label (button, label);
}

void
bastide_accessible_set_list_labels (GtkWidget  *widget,
                                    const char *label)
{
  if (GTK_IS_LIST_BOX (widget) || GTK_IS_LIST_VIEW (widget))
    bastide_accessible_set_label (widget, label);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    bastide_accessible_set_list_labels (child, label);
}

void
bastide_accessible_name_button (GtkWidget *button)
{
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  bastide_accessible_set_label (button, gtk_label_get_text (GTK_LABEL (label)));
}

void
bastide_accessible_name_buttons (GtkWidget *widget)
{
  GtkWidget *label = GTK_IS_BUTTON (widget) ? gtk_button_get_child (GTK_BUTTON (widget)) : NULL;

  if (GTK_IS_LABEL (label) && gtk_label_get_use_underline (GTK_LABEL (label)))
    bastide_accessible_name_button (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    bastide_accessible_name_buttons (child);
}
