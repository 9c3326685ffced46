/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-text-label.h"

GtkWidget *
bastide_text_label_new (const char *text,
                        double      align,
                        const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), (float) align);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, style);
  gtk_widget_add_css_class (label, "numeric");

  return label;
}
