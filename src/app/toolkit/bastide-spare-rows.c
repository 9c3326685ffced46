/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-spare-rows.h"

/* On the factory. */
#define SPARE "bastide-spare"

/* GTK has about as many rows around what is seen. */
#define MOST 200

static void
teardown (GPtrArray   *spare,
          GtkListItem *list_item)
{
  GtkWidget *child = gtk_list_item_get_child (list_item);

  if (child == NULL || spare->len == MOST)
    return;
  g_ptr_array_add (spare, g_object_ref (child));
  gtk_list_item_set_child (list_item, NULL);
}

void
bastide_spare_rows_keep (GtkListItemFactory *factory)
{
  GPtrArray *spare = g_ptr_array_new_with_free_func (g_object_unref);

  g_object_set_data_full (G_OBJECT (factory), SPARE, spare, (GDestroyNotify) g_ptr_array_unref);
  g_signal_connect_swapped (factory, "teardown", G_CALLBACK (teardown), spare);
}

GtkWidget *
bastide_spare_rows_take (GtkListItemFactory *factory)
{
  GPtrArray *spare = g_object_get_data (G_OBJECT (factory), SPARE);

  return spare->len > 0 ? g_ptr_array_steal_index_fast (spare, spare->len - 1) : NULL;
}

void
bastide_spare_rows_forget (GtkListItemFactory *factory)
{
  g_ptr_array_set_size (g_object_get_data (G_OBJECT (factory), SPARE), 0);
}
