/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-sectioned-list.h"

struct _BastideSectionedList
{
  GObject              parent_instance;

  GType                item_type;
  GListStore          *parts;           /* of GListModel: heading, items, heading, items ... */
  GPtrArray           *titles;          /* (element-type utf8) */
  GtkFlattenListModel *model;
};

G_DEFINE_FINAL_TYPE (BastideSectionedList, bastide_sectioned_list, G_TYPE_OBJECT)

static void
bastide_sectioned_list_finalize (GObject *object)
{
  BastideSectionedList *self = BASTIDE_SECTIONED_LIST (object);

  g_object_unref (self->model);
  g_object_unref (self->parts);
  g_ptr_array_unref (self->titles);

  G_OBJECT_CLASS (bastide_sectioned_list_parent_class)->finalize (object);
}

static void
bastide_sectioned_list_class_init (BastideSectionedListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_sectioned_list_finalize;
}

static void
bastide_sectioned_list_init (BastideSectionedList *self)
{
  self->titles = g_ptr_array_new_with_free_func (g_free);
  self->parts = g_list_store_new (G_TYPE_LIST_MODEL);
  self->model = gtk_flatten_list_model_new (G_LIST_MODEL (g_object_ref (self->parts)));
}

BastideSectionedList *
bastide_sectioned_list_new (GType item_type)
{
  BastideSectionedList *self = g_object_new (BASTIDE_TYPE_SECTIONED_LIST, NULL);

  self->item_type = item_type;

  return self;
}

guint
bastide_sectioned_list_add (BastideSectionedList *self,
                            const char           *title)
{
  g_autoptr (GtkStringList) heading = gtk_string_list_new (NULL);
  g_autoptr (GListStore) items = g_list_store_new (self->item_type);

  g_return_val_if_fail (BASTIDE_IS_SECTIONED_LIST (self), 0);

  g_ptr_array_add (self->titles, g_strdup (title));
  g_list_store_append (self->parts, heading);
  g_list_store_append (self->parts, items);

  return self->titles->len - 1;
}

/* The list of parts keeps it. */
static gpointer
get_part (BastideSectionedList *self,
          guint                 part)
{
  g_autoptr (GObject) object = g_list_model_get_item (G_LIST_MODEL (self->parts), part);

  return object;
}

void
bastide_sectioned_list_set_title (BastideSectionedList *self,
                                  guint                 section,
                                  const char           *title)
{
  GtkStringList *heading;

  g_return_if_fail (BASTIDE_IS_SECTIONED_LIST (self));
  g_return_if_fail (section < self->titles->len);

  if (strcmp (g_ptr_array_index (self->titles, section), title) == 0)
    return;

  g_free (g_ptr_array_index (self->titles, section));
  g_ptr_array_index (self->titles, section) = g_strdup (title);
  heading = get_part (self, 2 * section);
  if (g_list_model_get_n_items (G_LIST_MODEL (heading)) > 0)
    gtk_string_list_splice (heading, 0, 1, (const char *[]) { title, NULL });
}

GListModel *
bastide_sectioned_list_get_items (BastideSectionedList *self,
                                  guint                 section)
{
  g_return_val_if_fail (BASTIDE_IS_SECTIONED_LIST (self), NULL);
  g_return_val_if_fail (section < self->titles->len, NULL);

  return G_LIST_MODEL (get_part (self, 2 * section + 1));
}

void
bastide_sectioned_list_splice (BastideSectionedList *self,
                               guint                 section,
                               guint                 position,
                               guint                 n_removed,
                               GPtrArray            *added)
{
  GtkStringList *heading;
  GListModel *items;
  gboolean there;

  g_return_if_fail (BASTIDE_IS_SECTIONED_LIST (self));
  g_return_if_fail (section < self->titles->len);

  heading = get_part (self, 2 * section);
  items = bastide_sectioned_list_get_items (self, section);
  there = g_list_model_get_n_items (G_LIST_MODEL (heading)) > 0;

  /* The heading comes first, so that a view that starts at the top starts with it. */
  if (!there && added->len > 0)
    gtk_string_list_append (heading, g_ptr_array_index (self->titles, section));
  g_list_store_splice (G_LIST_STORE (items), position, n_removed, added->pdata, added->len);
  if (there && g_list_model_get_n_items (items) == 0)
    gtk_string_list_remove (heading, 0);
}

static gboolean
has_at (GListModel *items,
        guint       position,
        gpointer    item)
{
  g_autoptr (GObject) there = g_list_model_get_item (items, position);

  return there == item;
}

void
bastide_sectioned_list_set_items (BastideSectionedList *self,
                                  guint                 section,
                                  GPtrArray            *items)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new ();
  GListModel *old;
  guint n_old, n_least;
  guint first = 0, behind = 0;

  g_return_if_fail (BASTIDE_IS_SECTIONED_LIST (self));
  g_return_if_fail (section < self->titles->len);

  old = bastide_sectioned_list_get_items (self, section);
  n_old = g_list_model_get_n_items (old);
  n_least = MIN (n_old, items->len);
  while (first < n_least && has_at (old, first, g_ptr_array_index (items, first)))
    first++;
  while (behind < n_least - first
         && has_at (old, n_old - 1 - behind, g_ptr_array_index (items, items->len - 1 - behind)))
    behind++;
  if (first == n_old && first == items->len)
    return;

  for (guint i = first; i < items->len - behind; i++)
    g_ptr_array_add (added, g_ptr_array_index (items, i));
  bastide_sectioned_list_splice (self, section, first, n_old - first - behind, added);
}

GListModel *
bastide_sectioned_list_get_model (BastideSectionedList *self)
{
  g_return_val_if_fail (BASTIDE_IS_SECTIONED_LIST (self), NULL);

  return G_LIST_MODEL (self->model);
}

#define IS_HEADING "bastide-is-heading"     /* on the child of a row */

gboolean
bastide_sectioned_list_bind_heading (GtkListItem *list_item)
{
  gboolean is_heading = GTK_IS_STRING_OBJECT (gtk_list_item_get_item (list_item));

  gtk_list_item_set_selectable (list_item, !is_heading);
  gtk_list_item_set_activatable (list_item, !is_heading);
  g_object_set_data (G_OBJECT (gtk_list_item_get_child (list_item)), IS_HEADING, GINT_TO_POINTER (is_heading));

  return is_heading;
}

/* GTK asks the child of a row first; of a row that cannot be selected nobody else. */
gboolean
bastide_sectioned_list_pass_focus (GtkWidget *child)
{
  GtkWidget *next = gtk_widget_get_next_sibling (gtk_widget_get_parent (child));

  return g_object_get_data (G_OBJECT (child), IS_HEADING) != NULL && next != NULL && gtk_widget_grab_focus (next);
}
