/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-list-rows.h"
#include "bastide-list-keys.h"
#include "bastide-sectioned-list.h"
#include "bastide-spare-rows.h"

/* On the factory. */
#define OWNER "bastide-owner"

typedef GtkWidget *(*NewRow) (gpointer owner);
typedef void (*Bind)        (GtkWidget *row, gpointer item);
typedef void (*BindHeading) (GtkWidget *row, const char *text);
typedef void (*Unbind)      (GtkWidget *row);

static void
setup_row (const BastideListRows *rows,
           GtkListItem           *list_item,
           GtkListItemFactory    *factory)
{
  g_autoptr (GtkWidget) spare = bastide_spare_rows_take (factory);

  gtk_list_item_set_child (list_item, spare != NULL ? spare : ((NewRow) rows->new_row) (g_object_get_data (G_OBJECT (factory),
                                                                                                           OWNER)));
}

static void
bind_row (const BastideListRows *rows,
          GtkListItem           *list_item)
{
  GtkWidget *row = gtk_list_item_get_child (list_item);
  gpointer item = gtk_list_item_get_item (list_item);

  if (rows->bind_heading != NULL && bastide_sectioned_list_bind_heading (list_item))
    ((BindHeading) rows->bind_heading) (row, gtk_string_object_get_string (item));
  else
    ((Bind) rows->bind) (row, item);
}

static void
unbind_row (const BastideListRows *rows,
            GtkListItem           *list_item)
{
  ((Unbind) rows->unbind) (gtk_list_item_get_child (list_item));
}

GtkSingleSelection *
bastide_list_rows_set (GtkListView           *view,
                       GListModel            *model,
                       const BastideListRows *rows,
                       gpointer               owner)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkSingleSelection *selection = gtk_single_selection_new (model);

  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_single_selection_set_can_unselect (selection, TRUE);
  g_object_set_data (G_OBJECT (factory), OWNER, owner);
  bastide_spare_rows_keep (factory);
  g_signal_connect_swapped (factory, "setup", G_CALLBACK (setup_row), (gpointer) rows);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (bind_row), (gpointer) rows);
  if (rows->unbind != NULL)
    g_signal_connect_swapped (factory, "unbind", G_CALLBACK (unbind_row), (gpointer) rows);
  bastide_list_keys_add (view);
  gtk_list_view_set_factory (view, factory);
  gtk_list_view_set_model (view, GTK_SELECTION_MODEL (selection));

  return selection;
}
