/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of the report. */

#include "config.h"

#include "bastide-report-page.h"
#include "inside-user.h"

/* Of the sample, so that it does not take long. */
#define N_MOVES 12

static GtkWidget *
get_page (gpointer window)
{
  return GTK_WIDGET (inside_page (window, "report"));
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
  GtkWidget *mistakes;

  make_report (window);
  user_sees (get_page (window), "12 turns looked at*");
  g_assert_cmpuint (count_rows (inside_child (get_page (window), "cards")), ==, 2);
  g_assert_true (gtk_widget_get_visible (inside_child (get_page (window), "chart")));
  mistakes = inside_child (get_page (window), "mistakes");
  g_assert_true (gtk_widget_get_visible (mistakes) == (count_rows (mistakes) > 0));
  g_signal_emit_by_name (inside_child (get_page (window), "chart"), "turn-activated", 5);
  g_assert_cmpuint (bastide_study_get_index (inside_study (window)->study), ==, 5);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (inside_study (window)->board)));
  inside_close (window);
}

/* What was found out by then is shown. */
static void
test_cancel (void)
{
  BastideWindow *window = open_page ();

  user_click (get_page (window), GTK_TYPE_BUTTON, "Make _Report");
  user_click (get_page (window), GTK_TYPE_BUTTON, "_Cancel");
  user_wait_for (get_page (window), GTK_TYPE_LABEL, "* of 12 turns looked at");
  g_assert_null (user_find (get_page (window), GTK_TYPE_BUTTON, "_Cancel"));
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

  g_test_add_func ("/report-page/whole", test_whole);
  g_test_add_func ("/report-page/cancel", test_cancel);
  g_test_add_func ("/report-page/closed", test_closed);
  g_test_add_func ("/report-page/next-mistake", test_next_mistake);

  return inside_run ();
}
