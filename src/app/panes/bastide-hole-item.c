/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-hole-item.h"
#include "bastide-chance.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

struct _BastideHoleItem
{
  GObject          parent_instance;

  BastideHoleOdds  odds;
};

G_DEFINE_FINAL_TYPE (BastideHoleItem, bastide_hole_item, G_TYPE_OBJECT)

static void
bastide_hole_item_class_init (BastideHoleItemClass *klass)
{
}

static void
bastide_hole_item_init (BastideHoleItem *self)
{
}

BastideHoleItem *
bastide_hole_item_new (const BastideHoleOdds *odds)
{
  BastideHoleItem *self = g_object_new (BASTIDE_TYPE_HOLE_ITEM, NULL);

  self->odds = *odds;

  return self;
}

const BastideHoleOdds *
bastide_hole_item_get_odds (BastideHoleItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_HOLE_ITEM (self), NULL);

  return &self->odds;
}

/* --- Rows --- */

/* (transfer full) */
static char *
dup_fits (const BstHole *hole)
{
  const BstFitCell *cell = &hole->cell;

  if (hole->is_dead)
    return g_strdup (_("Nothing fits"));
  if (cell->only_type != BST_NO_TILE)
    /* Translators: tiles that are left, all of one kind, fit on a cell. */
    return g_strdup_printf (ngettext ("%u tile of one kind", "%u tiles of one kind", cell->n_copies), cell->n_copies);

  return g_strdup_printf (ngettext ("%u tile fits", "%u tiles fit", cell->n_copies), cell->n_copies);
}

/* What it asks for, and what fits. (transfer full) */
static char *
dup_detail (const BstHole *hole)
{
  g_autofree char *asks = bst_io_words_edges (hole->cell.edges);
  g_autofree char *fits = dup_fits (hole);

  return asks != NULL ? g_strdup_printf (_("%s · %s"), fits, asks) : g_steal_pointer (&fits);
}

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
  const BastideHoleOdds *odds = bastide_hole_item_get_odds (gtk_list_item_get_item (list_item));
  GtkWidget *row = gtk_list_item_get_child (list_item);
  GtkWidget *first = gtk_widget_get_first_child (row);
  g_autofree char *cell = bst_io_words_cell (odds->hole.cell.x, odds->hole.cell.y);
  g_autofree char *chance = bastide_chance_dup_text (&odds->drawn);
  g_autofree char *detail = dup_detail (&odds->hole);
  g_autofree char *all = g_strdup_printf ("%s\n%s\n%s", cell, chance, detail);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (first)), cell);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (first)), chance);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (row)), detail);
  gtk_widget_set_tooltip_text (row, all);
}

GtkListItemFactory *
bastide_hole_item_factory_new (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_row), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_row), NULL);

  return factory;
}
