/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of the report. */

#include "config.h"

#include "bastide-report-page.h"
#include "bastide-tips-window.h"
#include "inside-user.h"

/* Of the sample, so that it does not take long. */
#define N_MOVES 12

static GtkWidget *
get_page (gpointer window)
{
  return GTK_WIDGET (inside_page (window, "report"));
}

/* The keyboard is where something can be done. */
static gboolean
is_at_button (gpointer window)
{
  return gtk_window_get_focus (GTK_WINDOW (window)) == inside_child (get_page (window), "make");
}

/* A short game is open, and the page is shown. */
static BastideWindow *
open_page (void)
{
  BastideWindow *window = inside_open ();
  BastideStudy *study;

  inside_open_sample (window);
  study = inside_study (window)->study;
  bastide_study_set_index (study, N_MOVES + 1);
  g_assert_true (bastide_study_remove (study, bastide_study_get_node (study), BST_CHANGE_DELETE));
  user_press (window, "<Alt>3");
  user_sees (get_page (window), "Luck, skill and mistakes");
  inside_wait (is_at_button, window);

  return window;
}

static guint
count_rows (GtkWidget *list)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (list); child != NULL; child = gtk_widget_get_next_sibling (child))
    n++;

  return n;
}

static GtkWidget *
get_list (gpointer window)
{
  return inside_child (inside_child (get_page (window), "mistakes"), "list");
}

static GtkWidget *
get_card (gpointer window)
{
  return inside_child (inside_child (get_page (window), "mistakes"), "card");
}

static void
make_report (BastideWindow *window)
{
  user_click (get_page (window), GTK_TYPE_BUTTON, "Make _Report");
  user_wait_for (get_page (window), GTK_TYPE_BUTTON, "Make _Again");
}

/* A card for each player, a row for each mistake, which leads to the position before it. */
static void
test_whole (void)
{
  BastideWindow *window = open_page ();
  GtkWidget *list;

  make_report (window);
  user_sees (get_page (window), "12 turns looked at*");
  g_assert_cmpuint (count_rows (inside_child (get_page (window), "cards")), ==, 2);
  g_assert_true (gtk_widget_get_visible (inside_child (get_page (window), "chart")));
  list = get_list (window);
  g_assert_cmpuint (count_rows (list), >, 1);
  user_sees (get_page (window), "* mistakes, the worst first");
  g_signal_emit_by_name (inside_child (get_page (window), "chart"), "turn-activated", 5);
  g_assert_cmpuint (bastide_study_get_index (inside_study (window)->study), ==, 5);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (inside_study (window)->board)));
  inside_close (window);
}

/* One mistake is open, with both turns and why; a filter has those of one player. */
static void
test_card (void)
{
  BastideWindow *window = open_page ();
  guint n_all;

  make_report (window);
  n_all = count_rows (get_list (window));
  user_sees (get_card (window), "Played: *");
  user_sees (get_card (window), "Best: *");
  user_sees (get_card (window), "*chance to win*");
  user_wait_for (get_card (window), GTK_TYPE_LABEL, "Why 1 before *");
  g_assert_cmpint (gtk_list_box_row_get_index (gtk_list_box_get_selected_row (GTK_LIST_BOX (get_list (window)))), ==, 0);
  user_press (window, "m");
  g_assert_cmpint (gtk_list_box_row_get_index (gtk_list_box_get_selected_row (GTK_LIST_BOX (get_list (window)))), ==, 1);
  user_click (get_page (window), GTK_TYPE_TOGGLE_BUTTON, "Ilinca *");
  g_assert_cmpuint (count_rows (get_list (window)), <, n_all);
  user_sees (get_card (window), "Move *, Ilinca");
  user_click (get_card (window), GTK_TYPE_BUTTON, "_Show in the Game");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (inside_study (window)->board)));
  inside_close (window);
}

/* Of the mistake that is open, and of all that are listed; they are behind the game. */
static void
test_exercises (void)
{
  BastideWindow *window = open_page ();
  guint n_listed;

  make_report (window);
  n_listed = count_rows (get_list (window));
  user_click (get_card (window), GTK_TYPE_BUTTON, "_Try Again");
  user_wait_for (window, GTK_TYPE_LABEL, "Which turn is the best?");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (inside_page (window, "puzzles"))));
  user_press (window, "<Alt>3");
  user_click (get_page (window), GTK_TYPE_BUTTON, "_Practise");
  user_wait_for (window, GTK_TYPE_LABEL, "Which turn is the best?");
  user_wait_for (window, GTK_TYPE_LABEL, n_listed == 3 ? "Puzzle * of 3" : "Puzzle * of *");
  user_press (window, "<Alt>2");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (inside_study (window)->board)));
  g_action_group_change_action_state (G_ACTION_GROUP (window), "page", g_variant_new_string ("start"));
  user_click (window, GTK_TYPE_BUTTON, "My Mistakes");
  user_wait_for (window, GTK_TYPE_LABEL, "Which turn is the best?");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (inside_page (window, "puzzles"))));
  inside_close (window);
}

/* In the study, of a move that a person marked, or of the one that follows. */
static void
test_try_again (void)
{
  BastideWindow *window = inside_open ();
  BastideStudy *study;

  inside_open_sample (window);
  study = inside_study (window)->study;
  bastide_study_set_index (study, 20);
  user_press (window, "<Control>t");
  user_sees (window, "Neither this move*");
  bastide_study_set_index (study, 21);
  bastide_study_toggle_glyph (study, BST_GLYPH_BLUNDER);
  bastide_study_set_index (study, 20);
  user_press (window, "<Control>t");
  user_wait_for (window, GTK_TYPE_LABEL, "Which turn is the best?");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (inside_page (window, "puzzles"))));
  inside_close (window);
}

/* Over the game that is open, and others that are added. */
static void
test_tips (void)
{
  BastideWindow *window = open_page ();
  GtkWindow *tips;

  make_report (window);
  user_click (get_page (window), GTK_TYPE_BUTTON, "_Tips…");
  tips = inside_wait_window (BASTIDE_TYPE_TIPS_WINDOW);
  user_sees (tips, "1 game");
  user_sees (tips, "*Ilinca (1 game)*");
  user_click (tips, GTK_TYPE_BUTTON, "_Find Tips");
  user_wait_for (tips, GTK_TYPE_LABEL, "1 game, 6 turns: *");
  user_wait_for (tips, GTK_TYPE_BUTTON, "_Find Tips");
  user_press (tips, "Escape");
  inside_wait_no_window (BASTIDE_TYPE_TIPS_WINDOW);
  inside_close (window);
}

/* What was found out by then is shown. */
static void
test_cancel (void)
{
  BastideWindow *window = open_page ();

  user_click (get_page (window), GTK_TYPE_BUTTON, "Make _Report");
  user_wait_for (get_page (window), GTK_TYPE_LABEL, "* of 12 turns looked at");
  user_click (get_page (window), GTK_TYPE_BUTTON, "_Cancel");
  user_wait_until_gone (get_page (window), GTK_TYPE_BUTTON, "_Cancel");
  user_sees (get_page (window), "* of 12 turns looked at");
  inside_close (window);
}

/* It tells nothing in an exam, nor of another game. */
static void
test_closed (void)
{
  BastideWindow *window = open_page ();

  make_report (window);
  user_press (window, "<Alt>2 <Control><Shift>x <Alt>3");
  user_sees (get_page (window), "Off in exam mode");
  g_assert_false (gtk_widget_get_visible (inside_child (get_page (window), "cards")));
  g_assert_null (user_find (get_page (window), GTK_TYPE_BUTTON, "Make*"));
  user_press (window, "<Alt>2 <Control><Shift>x <Alt>3");
  user_sees (get_page (window), "Luck, skill and mistakes");
  g_assert_cmpuint (count_rows (inside_child (get_page (window), "cards")), ==, 0);
  inside_close (window);
}

/* A key leads from mistake to mistake; without any it says so. */
static void
test_next_mistake (void)
{
  BastideWindow *window = inside_open ();
  BastideStudy *study;

  inside_open_sample (window);
  study = inside_study (window)->study;
  bastide_study_set_index (study, 10);
  bastide_study_toggle_glyph (study, BST_GLYPH_BLUNDER);
  bastide_study_set_index (study, 2);
  user_press (window, "m");
  g_assert_cmpuint (bastide_study_get_index (study), ==, 9);
  bastide_study_set_index (study, bastide_study_get_line_length (study) - 1);
  user_press (window, "m");
  user_sees (window, "No later move is marked*");
  inside_close (window);
}

int
main (int    argc,
      char **argv)
{
  inside_init (&argc, &argv);

  /* Before anything is known of the game, so that there is something to cancel. */
  g_test_add_func ("/report-page/cancel", test_cancel);
  g_test_add_func ("/report-page/whole", test_whole);
  g_test_add_func ("/report-page/card", test_card);
  g_test_add_func ("/report-page/exercises", test_exercises);
  g_test_add_func ("/report-page/try-again", test_try_again);
  g_test_add_func ("/report-page/tips", test_tips);
  g_test_add_func ("/report-page/closed", test_closed);
  g_test_add_func ("/report-page/next-mistake", test_next_mistake);

  return inside_run ();
}
