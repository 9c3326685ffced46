/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-feature-list.h"

/* A feature, and the number that it has on the board if it is a farm. */
typedef struct
{
  BstFeature feature;
  guint      number;
} Numbered;

static BastideFeatureSection
find_section (const BstFeature *feature)
{
  if (feature->complete)
    return BASTIDE_FEATURES_COMPLETED;

  return feature->owners != 0 ? BASTIDE_FEATURES_CONTESTED : BASTIDE_FEATURES_UNCLAIMED;
}

/* What pays most comes first; the order of placing decides between equals. */
static int
compare_features (gconstpointer a,
                  gconstpointer b)
{
  const BstFeature *left = &((const Numbered *) a)->feature;
  const BstFeature *right = &((const Numbered *) b)->feature;

  if (left->end != right->end)
    return right->end - left->end;
  if (left->tiles != right->tiles)
    return (int) right->tiles - (int) left->tiles;

  return (int) left->part - (int) right->part;
}

/* By the part that stands for the feature: what stays the same feature keeps its row. */
static GHashTable *
map_items (GListModel *items)
{
  GHashTable *map = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      gpointer item = g_list_model_get_item (items, i);

      if (BASTIDE_IS_FEATURE_ITEM (item))
        g_hash_table_insert (map, GUINT_TO_POINTER (bastide_feature_item_get_feature (item)->part), item);
      else
        g_object_unref (item);
    }

  return map;
}

/* The group of this key that a section has, or a new one. (transfer full) */
static BastideFeatureGroup *
dup_group (GListModel       *items,
           const BstFeature *feature)
{
  guint key = bastide_feature_group_find_key (feature);

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (items, i);

      if (BASTIDE_IS_FEATURE_GROUP (item) && bastide_feature_group_get_key (BASTIDE_FEATURE_GROUP (item)) == key)
        return BASTIDE_FEATURE_GROUP (g_steal_pointer (&item));
    }

  return bastide_feature_group_new (feature);
}

static guint
count_alike (GArray           *features,
             const BstFeature *feature)
{
  guint key = bastide_feature_group_find_key (feature), n = 0;

  for (guint i = 0; bastide_feature_group_takes (feature) && i < features->len; i++)
    {
      const BstFeature *other = &g_array_index (features, Numbered, i).feature;

      n += bastide_feature_group_takes (other) && bastide_feature_group_find_key (other) == key;
    }

  return n;
}

/* Takes a feature that stays the same out of @old. */
static void
add_feature (GPtrArray      *items,
             GHashTable     *old,
             BstGame        *game,
             const Numbered *one)
{
  gpointer item = NULL;

  if (g_hash_table_steal_extended (old, GUINT_TO_POINTER (one->feature.part), NULL, &item))
    bastide_feature_item_set_feature (item, &one->feature, one->number);
  else
    item = bastide_feature_item_new (game, &one->feature, one->number);
  g_ptr_array_add (items, item);
}

/* A row for all that are like this one, and below it, where it is unfolded, those. */
static void
add_group (GPtrArray        *items,
           GHashTable       *old,
           GListModel       *before,
           GHashTable       *unfolded,
           BstGame          *game,
           GArray           *features,
           const BstFeature *feature)
{
  guint key = bastide_feature_group_find_key (feature);
  gboolean is_unfolded = g_hash_table_contains (unfolded, GUINT_TO_POINTER (key));
  BastideFeatureGroup *group = dup_group (before, feature);

  bastide_feature_group_set (group, count_alike (features, feature), is_unfolded);
  g_ptr_array_add (items, group);
  for (guint i = 0; is_unfolded && i < features->len; i++)
    {
      const Numbered *one = &g_array_index (features, Numbered, i);

      if (bastide_feature_group_takes (&one->feature) && bastide_feature_group_find_key (&one->feature) == key)
        add_feature (items, old, game, one);
    }
}

/* (transfer full) (element-type Numbered) */
static GArray *
list_features (const BstPosition     *position,
               BastideFeatureSection  section)
{
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (position));
  guint n_features = bst_position_get_features (position, roots);
  GArray *features = g_array_new (FALSE, FALSE, sizeof (Numbered));
  guint n_farms = 0;

  for (guint i = 0; i < n_features; i++)
    {
      Numbered one = { .number = 0 };

      bst_position_get_feature (position, roots[i], &one.feature);
      if (one.feature.kind == BST_FEATURE_FIELD)
        one.number = ++n_farms;
      if (find_section (&one.feature) == section)
        g_array_append_val (features, one);
    }
  g_array_sort (features, compare_features);

  return features;
}

GPtrArray *
bastide_feature_list_new (const BstPosition     *position,
                          BastideFeatureSection  section,
                          GListModel            *before,
                          GHashTable            *unfolded)
{
  BstGame *game = bst_position_get_game (position);
  g_autoptr (GArray) features = list_features (position, section);
  g_autoptr (GHashTable) old = map_items (before);
  g_autoptr (GHashTable) grouped = g_hash_table_new (NULL, NULL);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < features->len; i++)
    {
      const Numbered *one = &g_array_index (features, Numbered, i);

      if (count_alike (features, &one->feature) < 2)
        add_feature (items, old, game, one);
      else if (g_hash_table_add (grouped, GUINT_TO_POINTER (bastide_feature_group_find_key (&one->feature))))
        add_group (items, old, before, unfolded, game, features, &one->feature);
    }

  return items;
}
