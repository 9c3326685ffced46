/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-sections.h"

struct _BastideSections
{
  GObject              parent_instance;

  GType                item_type;
  GListStore          *parts;           /* of GListModel: heading, items, heading, items ... */
  GtkFlattenListModel *model;
};

G_DEFINE_FINAL_TYPE (BastideSections, bastide_sections, G_TYPE_OBJECT)

static void
bastide_sections_finalize (GObject *object)
{
  BastideSections *self = BASTIDE_SECTIONS (object);

  g_object_unref (self->model);
  g_object_unref (self->parts);

  G_OBJECT_CLASS (bastide_sections_parent_class)->finalize (object);
}

static void
bastide_sections_class_init (BastideSectionsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_sections_finalize;
}

static void
bastide_sections_init (BastideSections *self)
{
  self->parts = g_list_store_new (G_TYPE_LIST_MODEL);
  self->model = gtk_flatten_list_model_new (G_LIST_MODEL (g_object_ref (self->parts)));
}

BastideSections *
bastide_sections_new (GType item_type)
{
  BastideSections *self = g_object_new (BASTIDE_TYPE_SECTIONS, NULL);

  self->item_type = item_type;

  return self;
}

static void
items_changed (GListModel    *items,
               guint          position,
               guint          removed,
               guint          added,
               GtkStringList *heading)
{
  gboolean wanted = g_list_model_get_n_items (items) > 0;
  gboolean there = g_list_model_get_n_items (G_LIST_MODEL (heading)) > 0;

  if (wanted && !there)
    gtk_string_list_append (heading, g_object_get_data (G_OBJECT (heading), "title"));
  else if (there && !wanted)
    gtk_string_list_remove (heading, 0);
}

GListStore *
bastide_sections_add (BastideSections *self,
                      const char      *title)
{
  g_autoptr (GtkStringList) heading = gtk_string_list_new (NULL);
  g_autoptr (GListStore) items = g_list_store_new (self->item_type);

  g_return_val_if_fail (BASTIDE_IS_SECTIONS (self), NULL);

  g_object_set_data_full (G_OBJECT (heading), "title", g_strdup (title), g_free);
  g_signal_connect_object (items, "items-changed", G_CALLBACK (items_changed), heading, 0);
  g_list_store_append (self->parts, heading);
  g_list_store_append (self->parts, items);

  /* The list of parts keeps it. */
  return items;
}

GListModel *
bastide_sections_get_model (BastideSections *self)
{
  g_return_val_if_fail (BASTIDE_IS_SECTIONS (self), NULL);

  return G_LIST_MODEL (self->model);
}
