/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rule book in a plain window: every rule, every step of its examples, search, trying, comparing. */

#include "config.h"

#include <bst-io-case-book.h>
#include <bst-io-rule-scope.h>

#include "bastide-bag.h"
#include "bastide-example-view.h"
#include "bastide-rule-book.h"
#include "bastide-rule-compare.h"
#include "bastide-rule-item.h"
#include "bastide-rule-list.h"

#include "inside-user.h"

typedef struct
{
  GtkWidget          *window;
  BastideRuleBook    *book;
  BastideExampleView *example;
  BstRecord          *opened;   /* as a study */
} Fixture;

static void
take_record (Fixture   *f,
             BstRecord *record)
{
  g_clear_pointer (&f->opened, bst_record_unref);
  f->opened = bst_record_ref (record);
}

static void
resize (Fixture *f,
        int      width,
        int      height)
{
  gtk_window_set_default_size (GTK_WINDOW (f->window), width, height);
  bastide_rule_book_set_size (f->book, width, height, 1);
}

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  f->window = gtk_window_new ();
  f->book = g_object_new (BASTIDE_TYPE_RULE_BOOK, NULL);
  f->example = BASTIDE_EXAMPLE_VIEW (inside_child (f->book, "example"));
  f->opened = NULL;
  g_signal_connect_swapped (f->book, "try", G_CALLBACK (take_record), f);
  gtk_window_set_child (GTK_WINDOW (f->window), GTK_WIDGET (f->book));
  resize (f, 1200, 760);
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_test_widget_wait_for_draw (f->window);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  g_clear_pointer (&f->opened, bst_record_unref);
  gtk_window_destroy (GTK_WINDOW (f->window));
}

static BastideBoard *
get_board (Fixture *f)
{
  return BASTIDE_BOARD (bastide_example_view_get_nth_pane (f->example, 0));
}

/* --- All of it --- */

/* The first example of a rule is shown, tried and compared; all steps of all are gone through without a window. */
static void
test_all (Fixture       *f,
          gconstpointer  data)
{
  for (guint i = 0; i < bst_io_rulebook_get_n_rules (); i += 10)
    {
      const char *number = bst_io_rulebook_get_rule (i)->number;

      g_assert_true (bastide_rule_book_show_rule (f->book, number));
      g_assert_cmpstr (gtk_label_get_label (inside_child (f->book, "number")), ==, number);
      g_assert_cmpuint (bastide_example_get_n (bastide_example_view_get_example (f->example)), >, 0);
      bastide_example_set_mode (bastide_example_view_get_example (f->example), BASTIDE_EXAMPLE_TRY);
      bastide_example_set_mode (bastide_example_view_get_example (f->example), BASTIDE_EXAMPLE_COMPARE);
      gtk_test_widget_wait_for_draw (f->window);
    }
  g_assert_false (bastide_rule_book_show_rule (f->book, "XX1"));
}

/* --- Finding --- */

/* What is typed is searched for at once, not after the pause in which a reader may type on. */
static void
search_for (gpointer    list,
            const char *words)
{
  GtkWidget *search = inside_child (list, "search");

  gtk_editable_set_text (GTK_EDITABLE (search), words);
  g_signal_emit_by_name (search, "search-changed");
}

/* The rows that are no headings of chapters. */
static guint
count_rules (gpointer list)
{
  GListModel *rows = G_LIST_MODEL (gtk_list_view_get_model (inside_child (list, "view")));
  guint n_rules = 0;

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (GObject) row = g_list_model_get_item (rows, i);

      n_rules += BASTIDE_IS_RULE_ITEM (row);
    }

  return n_rules;
}

static void
test_search (Fixture       *f,
             gconstpointer  data)
{
  BastideRuleList *list = BASTIDE_RULE_LIST (bastide_rule_book_get_nth_pane (f->book, 0));
  GtkWidget *nothing = inside_child (list, "nothing");
  GtkDropDown *chapter = inside_child (list, "chapter");
  BstRules rules;

  bst_rules_init (&rules);
  g_assert_cmpuint (count_rules (list), ==, bst_io_rulebook_get_n_rules ());
  search_for (list, "MO3");
  g_assert_cmpuint (count_rules (list), >=, 1);
  g_signal_emit_by_name (inside_child (list, "search"), "activate");
  g_assert_cmpstr (gtk_label_get_label (inside_child (f->book, "number")), ==, "MO3");

  /* Only in another chapter. */
  gtk_drop_down_set_selected (chapter, 1);
  g_assert_cmpuint (count_rules (list), ==, 0);
  g_assert_true (gtk_widget_get_visible (nothing));
  user_click (f->window, GTK_TYPE_BUTTON, "Search All Sets");
  g_assert_cmpuint (count_rules (list), >=, 1);

  /* What answers best comes first, whatever its chapter. */
  gtk_drop_down_set_selected (chapter, 0);
  search_for (list, "How many points for a cloister?");
  g_signal_emit_by_name (inside_child (list, "search"), "activate");
  g_assert_cmpstr (gtk_label_get_label (inside_child (f->book, "number")), ==, "MO2");

  /* The rules of a game come first, and are searched alone until others are asked for. */
  bastide_rule_list_set_scope (list, bst_io_rule_scope_get ("basic+river", &rules));
  search_for (list, "wagon");
  g_assert_cmpuint (count_rules (list), ==, 0);
  user_click (f->window, GTK_TYPE_BUTTON, "Search All Sets");
  g_assert_cmpuint (count_rules (list), >=, 1);
  gtk_drop_down_set_selected (chapter, 0);
  search_for (list, "RV1");
  g_assert_cmpuint (count_rules (list), >=, 1);
  /* A chapter that was chosen stays; without a game all rules come back. */
  gtk_drop_down_set_selected (chapter, 2);
  bastide_rule_list_set_scope (list, 0);
  g_assert_cmpuint (gtk_drop_down_get_selected (chapter), ==, 1);
  gtk_drop_down_set_selected (chapter, 0);

  search_for (list, "zeppelin");
  g_assert_cmpuint (count_rules (list), ==, 0);
  user_sees (f->window, "No rule says this");
  user_wait_until_gone (f->window, GTK_TYPE_BUTTON, "Search All Sets");
}

static gboolean
follow (gpointer    label,
        const char *uri)
{
  gboolean is_followed;

  g_signal_emit_by_name (label, "activate-link", uri, &is_followed);

  return is_followed;
}

/* The number of a rule is a link, and "Back" leads to where it was. */
static void
test_links (Fixture       *f,
            gconstpointer  data)
{
  bastide_rule_book_show_rule (f->book, "C2");
  g_assert_true (follow (inside_child (f->example, "told"), "rule:MO3"));
  g_assert_cmpstr (gtk_label_get_label (inside_child (f->book, "number")), ==, "MO3");
  user_click (f->window, GTK_TYPE_BUTTON, "Back");
  g_assert_cmpstr (gtk_label_get_label (inside_child (f->book, "number")), ==, "C2");
}

/* --- Steps --- */

static void
test_keys (Fixture       *f,
           gconstpointer  data)
{
  guint last;

  bastide_rule_book_show_rule (f->book, "C2");
  gtk_widget_grab_focus (GTK_WIDGET (get_board (f)));
  user_press (f->window, "Home");
  g_assert_cmpuint (bastide_example_get_step (bastide_example_view_get_example (f->example)), ==, 0);
  user_press (f->window, "Right");
  g_assert_cmpuint (bastide_example_get_step (bastide_example_view_get_example (f->example)), ==, 1);
  user_press (f->window, "Left");
  g_assert_cmpuint (bastide_example_get_step (bastide_example_view_get_example (f->example)), ==, 0);
  user_press (f->window, "End");
  last = bastide_example_get_n_steps (bastide_example_view_get_example (f->example)) - 1;
  g_assert_cmpuint (bastide_example_get_step (bastide_example_view_get_example (f->example)), ==, last);
}

/* --- Trying --- */

/* A tile is in hand; Escape leaves, and nothing has changed. */
static void
test_try (Fixture       *f,
          gconstpointer  data)
{
  BastideBoard *board = get_board (f);
  BastideStudy *study;
  guint n_tiles, n_more;

  bastide_rule_book_show_rule (f->book, "P1");
  user_click (f->window, GTK_TYPE_WIDGET, "Try It Yourself");
  g_assert_cmpint (bastide_example_get_mode (bastide_example_view_get_example (f->example)), ==, BASTIDE_EXAMPLE_TRY);
  g_object_get (board, "study", &study, NULL);
  bst_position_get_tiles (bastide_study_get_position (study), &n_tiles);
  bastide_bag_set_selected (inside_child (f->example, "bag"), 0);
  gtk_widget_grab_focus (GTK_WIDGET (board));
  user_press (f->window, "Escape");
  g_assert_cmpint (bastide_example_get_mode (bastide_example_view_get_example (f->example)), ==, BASTIDE_EXAMPLE_STEPS);

  bastide_example_set_mode (bastide_example_view_get_example (f->example), BASTIDE_EXAMPLE_TRY);
  bst_position_get_tiles (bastide_study_get_position (study), &n_more);
  g_assert_cmpuint (n_more, ==, n_tiles);
  g_object_unref (study);
}

/* The bag draws a tile as it does in a game; Home sets the example up again. */
static void
test_try_draw (Fixture       *f,
               gconstpointer  data)
{
  BastideBoard *board = get_board (f);
  BastideBag *bag = inside_child (f->example, "bag");
  BastideStudy *study;
  guint n_tiles, n_more;

  bastide_rule_book_show_rule (f->book, "C2");
  bastide_example_set_step (bastide_example_view_get_example (f->example), 0);
  bastide_example_set_mode (bastide_example_view_get_example (f->example), BASTIDE_EXAMPLE_TRY);
  gtk_test_widget_wait_for_draw (f->window);
  g_object_get (board, "study", &study, NULL);
  bst_position_get_tiles (bastide_study_get_position (study), &n_tiles);
  user_sees (f->window, "Choose a tile in the bag*");
  bastide_bag_set_selected (bag, BST_NO_TILE);
  user_click (f->window, GTK_TYPE_BUTTON, "Draw");
  g_assert_cmpint (bastide_bag_get_selected (bag), !=, BST_NO_TILE);

  gtk_widget_grab_focus (GTK_WIDGET (board));
  user_press (f->window, "Home");
  bst_position_get_tiles (bastide_study_get_position (study), &n_more);
  g_assert_cmpuint (n_more, ==, n_tiles);
  g_assert_cmpint (bastide_example_get_mode (bastide_example_view_get_example (f->example)), ==, BASTIDE_EXAMPLE_TRY);
  g_object_unref (study);
}

static void
test_open (Fixture       *f,
           gconstpointer  data)
{
  bastide_rule_book_show_rule (f->book, "C2");
  user_click (f->window, GTK_TYPE_WIDGET, "Open as Study");
  g_assert_nonnull (f->opened);
}

/* --- Comparing --- */

static void
test_compare (Fixture       *f,
              gconstpointer  data)
{
  BastideRuleCompare *outcomes = inside_child (f->example, "outcomes");
  const BstIoCaseOutcome *first;
  GtkListBox *rows;

  bastide_rule_book_show_rule (f->book, "FV1");
  user_click (f->window, GTK_TYPE_WIDGET, "Compare Rule Sets");
  first = bastide_rule_compare_get_shown (outcomes);
  g_assert_nonnull (first);
  rows = GTK_LIST_BOX (inside_find (GTK_WIDGET (outcomes), GTK_TYPE_LIST_BOX, NULL));
  gtk_list_box_select_row (rows, gtk_list_box_get_row_at_index (rows, 1));
  g_assert_nonnull (bastide_rule_compare_get_shown (outcomes));
  g_assert_true (bastide_rule_compare_get_shown (outcomes) != first);
  user_press (f->window, "Escape");
  g_assert_cmpint (bastide_example_get_mode (bastide_example_view_get_example (f->example)), ==, BASTIDE_EXAMPLE_STEPS);
}

/* Where sets differ by the rule, the step that its examples open at shows it; every row is of other points or reasons,
 * and looking at one puts its position on the board. */
static void
test_compare_differs (Fixture       *f,
                      gconstpointer  data)
{
  static const char * const differing[] = { "C4", "FV1", "FV2" };
  BastideRuleCompare *outcomes = inside_child (f->example, "outcomes");

  for (guint i = 0; i < G_N_ELEMENTS (differing); i++)
    {
      GtkListBox *rows;
      guint n_rows = 0;

      g_test_message ("%s", differing[i]);
      bastide_rule_book_show_rule (f->book, differing[i]);
      bastide_example_set_mode (bastide_example_view_get_example (f->example), BASTIDE_EXAMPLE_COMPARE);
      rows = GTK_LIST_BOX (inside_find (GTK_WIDGET (outcomes), GTK_TYPE_LIST_BOX, NULL));
      while (gtk_list_box_get_row_at_index (rows, (int) n_rows) != NULL)
        {
          const BstIoCaseOutcome *shown;

          gtk_list_box_select_row (rows, gtk_list_box_get_row_at_index (rows, (int) n_rows));
          shown = bastide_rule_compare_get_shown (outcomes);
          g_assert_nonnull (shown);
          g_assert_cmpstr (shown->title, !=, "");
          n_rows++;
        }
      g_assert_cmpuint (n_rows, >, 1);
    }
  bastide_example_set_mode (bastide_example_view_get_example (f->example), BASTIDE_EXAMPLE_STEPS);
  g_assert_null (bastide_rule_compare_get_shown (outcomes));
}

/* --- Little room --- */

static void
test_narrow (Fixture       *f,
             gconstpointer  data)
{
  GtkWidget *list = bastide_rule_book_get_nth_pane (f->book, 0);
  int minimum;

  resize (f, 360, 640);
  gtk_test_widget_wait_for_draw (f->window);
  gtk_widget_measure (GTK_WIDGET (f->book), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  g_assert_true (gtk_widget_get_mapped (list));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (get_board (f))));
  search_for (list, "MO3");
  g_signal_emit_by_name (inside_child (list, "search"), "activate");
  gtk_test_widget_wait_for_draw (f->window);
  gtk_widget_measure (GTK_WIDGET (f->book), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  g_assert_false (gtk_widget_get_mapped (list));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (get_board (f))));
  for (guint mode = 0; mode <= BASTIDE_EXAMPLE_COMPARE; mode++)
    {
      bastide_example_set_mode (bastide_example_view_get_example (f->example), (BastideExampleMode) mode);
      gtk_test_widget_wait_for_draw (f->window);
      gtk_widget_measure (GTK_WIDGET (f->book), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
    }
  user_click (f->window, GTK_TYPE_BUTTON, "Back");
  g_assert_true (gtk_widget_get_mapped (list));
}

int
main (int    argc,
      char **argv)
{
  inside_init (&argc, &argv);

#define ADD(name, function) \
  g_test_add ("/app/rule-book/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("all", test_all);
  ADD ("search", test_search);
  ADD ("links", test_links);
  ADD ("keys", test_keys);
  ADD ("try", test_try);
  ADD ("try-draw", test_try_draw);
  ADD ("open", test_open);
  ADD ("compare", test_compare);
  ADD ("compare-differs", test_compare_differs);
  ADD ("narrow", test_narrow);
#undef ADD

  return inside_run ();
}
