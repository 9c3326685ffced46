/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The features of a position as rows of sections, without a screen. */

#include "config.h"

#include "bastide-feature-list.h"
#include "bastide-study.h"

#include <bst-io-open.h>

static BastideStudy *
open_sample (void)
{
  BastideStudy *study = bastide_study_new ();
  g_autoptr (BstRecord) record = bst_io_open_sample ();

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  bastide_study_set_index (study, bastide_study_get_line_length (study) - 1);

  return study;
}

/* As a list model, for the next time. (transfer full) */
static GListModel *
keep (GPtrArray *items)
{
  GListStore *store = g_list_store_new (G_TYPE_OBJECT);

  g_list_store_splice (store, 0, 0, items->pdata, items->len);

  return G_LIST_MODEL (store);
}

static guint
count_features (GPtrArray *items)
{
  guint n = 0;

  for (guint i = 0; i < items->len; i++)
    n += BASTIDE_IS_FEATURE_GROUP (items->pdata[i]) ? bastide_feature_group_get_n (items->pdata[i]) : 1;

  return n;
}

/* Every feature is in one section, those that are alike in one row. */
static void
test_sections (void)
{
  g_autoptr (BastideStudy) study = open_sample ();
  const BstPosition *position = bastide_study_get_position (study);
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (position));
  g_autoptr (GListModel) nothing = G_LIST_MODEL (g_list_store_new (G_TYPE_OBJECT));
  g_autoptr (GHashTable) unfolded = g_hash_table_new (NULL, NULL);
  guint n = 0;

  for (guint i = BASTIDE_FEATURES_CONTESTED; i <= BASTIDE_FEATURES_COMPLETED; i++)
    {
      g_autoptr (GPtrArray) items = bastide_feature_list_new (position, i, nothing, unfolded);
      int before = G_MAXINT;

      n += count_features (items);
      for (guint k = 0; k < items->len; k++)
        if (BASTIDE_IS_FEATURE_ITEM (items->pdata[k]))
          {
            const BstFeature *feature = bastide_feature_item_get_feature (items->pdata[k]);

            g_assert_cmpint (feature->complete, ==, i == BASTIDE_FEATURES_COMPLETED);
            g_assert_cmpint (feature->end, <=, before);
            before = feature->end;
          }
    }
  g_assert_cmpuint (n, ==, bst_position_get_features (position, roots));
}

/* What stays keeps its row, and a group that is unfolded has those of its features below it. */
static void
test_kept (void)
{
  g_autoptr (BastideStudy) study = open_sample ();
  const BstPosition *position = bastide_study_get_position (study);
  g_autoptr (GListModel) nothing = G_LIST_MODEL (g_list_store_new (G_TYPE_OBJECT));
  g_autoptr (GHashTable) unfolded = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) first = bastide_feature_list_new (position, BASTIDE_FEATURES_COMPLETED, nothing, unfolded);
  g_autoptr (GListModel) before = keep (first);
  g_autoptr (GPtrArray) again = bastide_feature_list_new (position, BASTIDE_FEATURES_COMPLETED, before, unfolded);
  g_autoptr (GPtrArray) open = NULL;
  guint n_more = 0;

  g_assert_cmpuint (again->len, ==, first->len);
  for (guint i = 0; i < first->len; i++)
    {
      g_assert_true (again->pdata[i] == first->pdata[i]);
      if (!BASTIDE_IS_FEATURE_GROUP (first->pdata[i]))
        continue;
      g_hash_table_add (unfolded, GUINT_TO_POINTER (bastide_feature_group_get_key (first->pdata[i])));
      n_more += bastide_feature_group_get_n (first->pdata[i]);
    }
  open = bastide_feature_list_new (position, BASTIDE_FEATURES_COMPLETED, before, unfolded);
  g_assert_cmpuint (open->len, ==, first->len + n_more);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/feature-list/sections", test_sections);
  g_test_add_func ("/feature-list/kept", test_kept);

  return g_test_run ();
}
