/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-info-button.h"
#include "bastide-accessible.h"

#include <glib/gi18n.h>

/* Lines of the bubble are no longer than a line of a book. */
#define LINE_LENGTH 44

static GtkWidget *
make_text (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_LENGTH);
  gtk_label_set_xalign (GTK_LABEL (label), 0);

  return label;
}

GtkWidget *
bastide_info_button_new (const char *name,
                         const char *text,
                         GtkWidget  *more)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  /* Translators: %s is a tile set or a rule. */
  g_autofree char *label = g_strdup_printf (_("About %s"), name);

  if (text != NULL)
    gtk_box_append (GTK_BOX (box), make_text (text));
  if (more != NULL)
    gtk_box_append (GTK_BOX (box), more);
  gtk_widget_set_margin_start (box, 6);
  gtk_widget_set_margin_end (box, 6);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "help-about-symbolic");
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, label);
  bastide_accessible_set_label (button, label);

  return button;
}
