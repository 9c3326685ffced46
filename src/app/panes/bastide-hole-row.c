/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-hole-row.h"
#include "bastide-chance.h"
#include "bastide-hole-item.h"

#include <bst-io-game-words.h>

static void
set_up_row (GtkListItemFactory *factory,
            GtkListItem        *list_item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *first = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *cell = gtk_label_new (NULL);
  GtkWidget *chance = gtk_label_new (NULL);
  GtkWidget *detail = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (cell), 0);
  gtk_widget_set_hexpand (cell, TRUE);
  gtk_widget_add_css_class (row, "numeric");
  gtk_label_set_xalign (GTK_LABEL (detail), 0);
  gtk_label_set_wrap (GTK_LABEL (detail), TRUE);
  gtk_widget_add_css_class (detail, "secondary");
  gtk_box_append (GTK_BOX (first), cell);
  gtk_box_append (GTK_BOX (first), chance);
  gtk_box_append (GTK_BOX (row), first);
  gtk_box_append (GTK_BOX (row), detail);
  gtk_list_item_set_child (list_item, row);
}

static void
bind_row (GtkListItemFactory *factory,
          GtkListItem        *list_item)
{
  BastideHoleItem *item = gtk_list_item_get_item (list_item);
  const BastideHoleOdds *odds = bastide_hole_item_get_odds (item);
  GtkWidget *row = gtk_list_item_get_child (list_item);
  GtkWidget *first = gtk_widget_get_first_child (row);
  g_autofree char *cell = bst_io_words_cell (odds->hole.cell.x, odds->hole.cell.y);
  g_autofree char *chance = bastide_chance_dup_text (&odds->drawn);
  g_autofree char *detail = bastide_hole_item_dup_detail (item);
  g_autofree char *all = g_strdup_printf ("%s\n%s\n%s", cell, chance, detail);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (first)), cell);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (first)), chance);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (row)), detail);
  gtk_widget_set_tooltip_text (row, all);
}

GtkListItemFactory *
bastide_hole_row_factory_new (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_row), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_row), NULL);

  return factory;
}
