/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which two positions are compared, and what changed, without a screen. */

#include "config.h"

#include "bastide-comparison.h"
#include "bastide-change-item.h"

#include <bst-io-game-words.h>
#include <bst-io-open.h>

typedef struct
{
  BastideStudy      *study;
  BastideComparison *comparison;
  guint              n_changed;
  guint              n_shown;
} Fixture;

static void
count (gpointer source,
       guint   *n)
{
  (*n)++;
}

static void
set_up (Fixture      *f,
        gconstpointer data)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();

  f->study = bastide_study_new ();
  g_assert_true (bastide_study_set_record (f->study, record, NULL, NULL));
  bastide_study_set_index (f->study, 22);
  f->comparison = bastide_comparison_new (f->study);
  g_signal_connect (f->comparison, "changed", G_CALLBACK (count), &f->n_changed);
  g_signal_connect (f->comparison, "shown", G_CALLBACK (count), &f->n_shown);
}

static void
tear_down (Fixture      *f,
           gconstpointer data)
{
  g_object_unref (f->comparison);
  g_object_unref (f->study);
}

static void
assert_nodes (Fixture *f,
              BstNode *before,
              BstNode *after)
{
  g_assert_true (bastide_comparison_get_node (f->comparison, FALSE) == before);
  g_assert_true (bastide_comparison_get_node (f->comparison, TRUE) == after);
}

/* The node and its parent; from one to the other nothing is computed anew. */
static void
test_parent (Fixture      *f,
             gconstpointer data)
{
  BstNode *node = bastide_study_get_node (f->study);

  bastide_comparison_begin (f->comparison, NULL);
  assert_nodes (f, node->parent, node);
  g_assert_true (bastide_comparison_shows_after (f->comparison));
  g_assert_cmpuint (f->n_changed, ==, 1);
  bastide_comparison_show (f->comparison, FALSE);
  g_assert_true (bastide_study_get_node (f->study) == node->parent);
  g_assert_false (bastide_comparison_shows_after (f->comparison));
  assert_nodes (f, node->parent, node);
  g_assert_cmpuint (f->n_changed, ==, 1);
  g_assert_cmpuint (f->n_shown, ==, 1);
  bastide_study_set_index (f->study, 5);
  assert_nodes (f, bastide_study_get_line_node (f->study, 4), bastide_study_get_line_node (f->study, 5));
  g_assert_cmpuint (f->n_changed, ==, 2);
  /* The start has no parent: what follows it is compared. */
  bastide_study_set_index (f->study, 0);
  assert_nodes (f, bastide_study_get_line_node (f->study, 0), bastide_study_get_line_node (f->study, 1));
  g_assert_false (bastide_comparison_shows_after (f->comparison));
}

/* The sums of what is said are those of the positions. */
static void
test_changes (Fixture      *f,
              gconstpointer data)
{
  BastideShown *shown = bastide_study_get_shown (f->study);
  const BstChanges *changes;

  bastide_comparison_begin (f->comparison, bastide_study_get_line_node (f->study, 10));
  changes = bastide_comparison_get_changes (f->comparison);
  g_assert_nonnull (changes);
  for (guint p = 0; p < 2; p++)
    {
      g_autoptr (BastideChangeItem) item = bastide_change_item_new_points (f->comparison, p);
      int total = bastide_shown_get_score (shown, 22, p, TRUE)
                  - bastide_shown_get_score (shown, 10, p, TRUE);

      g_assert_cmpint (changes->points[p], ==, bastide_shown_get_score (shown, 22, p, FALSE)
                                               - bastide_shown_get_score (shown, 10, p, FALSE));
      g_assert_cmpint (changes->totals[p], ==, total);
      if (item != NULL && total != 0)
        {
          g_autofree char *number = bst_io_words_signed (total);

          g_assert_cmpstr (bastide_change_item_get_text (item)->number, ==, number);
        }
    }
  for (guint i = 0; i < changes->n_items; i++)
    {
      g_autoptr (BastideChangeItem) item = bastide_change_item_new_feature (f->comparison, i);

      g_assert_cmpint (bastide_change_item_get_part (item, FALSE) == BST_NO_PART, ==, changes->items[i].n_before == 0);
      g_assert_cmpint (bastide_change_item_get_part (item, TRUE) == BST_NO_PART, ==, changes->items[i].n_after == 0);
      g_assert_nonnull (bastide_change_item_get_text (item)->line);
    }
}

/* It waits for another node than the chosen one, follows those that are shown, and ends when that is deleted. */
static void
test_chosen (Fixture      *f,
             gconstpointer data)
{
  BstNode *base = bastide_study_get_node (f->study);

  bastide_comparison_begin (f->comparison, base);
  assert_nodes (f, base, NULL);
  g_assert_null (bastide_comparison_get_changes (f->comparison));
  bastide_study_set_index (f->study, 30);
  assert_nodes (f, base, bastide_study_get_line_node (f->study, 30));
  g_assert_nonnull (bastide_comparison_get_changes (f->comparison));
  bastide_study_set_index (f->study, 8);
  assert_nodes (f, base, bastide_study_get_line_node (f->study, 8));
  /* What is compared with it may go, */
  bastide_study_set_index (f->study, 40);
  g_assert_true (bastide_study_remove (f->study, bastide_study_get_line_node (f->study, 40), BST_CHANGE_DELETE));
  g_assert_true (bastide_comparison_is_active (f->comparison));
  assert_nodes (f, base, bastide_study_get_line_node (f->study, 39));
  /* but not itself. */
  g_assert_true (bastide_study_remove (f->study, bastide_study_get_line_node (f->study, 15), BST_CHANGE_DELETE));
  g_assert_false (bastide_comparison_is_active (f->comparison));
  assert_nodes (f, NULL, NULL);
}

static void
test_exam (Fixture      *f,
           gconstpointer data)
{
  bastide_comparison_begin (f->comparison, NULL);
  bastide_study_set_exam (f->study, TRUE);
  g_assert_false (bastide_comparison_is_active (f->comparison));
  g_assert_null (bastide_comparison_get_changes (f->comparison));
}

#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/comparison/parent", test_parent);
  ADD ("/comparison/changes", test_changes);
  ADD ("/comparison/chosen", test_chosen);
  ADD ("/comparison/exam", test_exam);

  return g_test_run ();
}
