/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solving puzzles, by keys and clicks. */

#include "config.h"

#include <bst-render-overlay.h>

#include "bastide-cell.h"
#include "bastide-focus.h"
#include "inside-file.h"
#include "inside-user.h"

#include <glib/gstdio.h>

static const char * const titles[] = {
  "The first city", "Where does it fit?", "The winding road", "The lonely monk", "The last gap",
  "Two knights",
};

/* (transfer full) */
static char *
dup_results_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "bastide", "results", NULL);
}

static void
is_open (BastideWindow *window,
         const char    *title)
{
  g_autofree char *text = NULL;
  guint i = 0;

  while (strcmp (titles[i], title) != 0)
    i++;
  text = g_strdup_printf ("Puzzle %u of 24", i + 1);
  user_wait_for (window, GTK_TYPE_LABEL, text);
}

/* In a program that has just been started with the booklet that comes with it. */
static BastideWindow *
start (void)
{
  g_autoptr (GFile) booklet = g_file_new_build_filename (g_getenv ("BASTIDE_PUZZLES"),
                                                         "twenty-four.bastide", NULL);
  BastideWindow *window;

  inside_restart ();
  g_application_open (G_APPLICATION (inside_get_application ()), &booklet, 1, "");
  window = BASTIDE_WINDOW (gtk_application_get_active_window (
    GTK_APPLICATION (inside_get_application ())));
  user_sees (window, "*of 24*");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

/* Nothing was solved yet. */
static BastideWindow *
open_booklet (void)
{
  g_autofree char *path = dup_results_path ();

  inside_restart ();
  g_unlink (path);

  return start ();
}

static void
open_puzzle (BastideWindow *window,
             const char    *title)
{
  g_autofree char *row = g_strdup_printf ("%s; Level*", title);
  GtkWidget *item = user_wait_for (inside_puzzles (window), GTK_TYPE_WIDGET, row);

  g_assert_true (gtk_widget_activate (item));
  is_open (window, title);
}

static gboolean
has_prompt (BastideWindow *window,
            const char    *pattern)
{
  return user_find (inside_puzzles (window), GTK_TYPE_LABEL, pattern) != NULL;
}

/* The tile lies right: now for the figure. */
static void
lay_first_city (BastideWindow *window)
{
  BastideBoard *board = inside_board (window);

  user_wait_for_cell (board, 0, -1, "empty*");
  user_click_cell (board, 0, -1);
  user_sees (window, "*turned by*");
  for (guint i = 0; i < 4 && !has_prompt (window, "*turned by 180°*"); i++)
    user_press (window, "r");
  user_sees (window, "*turned by 180°*");
  user_press (window, "Return");
  user_sees (window, "*Red may put a figure*");
}

/* The best placement, with its knight, is right; Next goes to the next puzzle. */
static void
test_right (void)
{
  BastideWindow *window = open_booklet ();

  is_open (window, "The first city");
  lay_first_city (window);
  for (guint i = 0; i < 3 && !has_prompt (window, "*knight*"); i++)
    user_press (window, "Right");
  user_press (window, "Return");
  user_sees (window, "*Right!*");
  user_sees (window, "*This brings 4 points at once.*");
  user_sees (inside_puzzles (window), "*The first city; Level 1 of 5 · solved*");
  user_click (window, GTK_TYPE_WIDGET, "Next Puzzle");
  is_open (window, "Where does it fit?");
}

static void
set_animations (gboolean animations)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animations, NULL);
}

/* A hint, a wrong answer with its reply, another try, and the solution that plays itself. */
static void
test_wrong (void)
{
  BastideWindow *window = open_booklet ();

  is_open (window, "The first city");
  user_press (window, "<Alt>h");
  user_wait_for (window, GTK_TYPE_LABEL, "*A completed city pays 2 points a tile.*");
  user_wait_for (window, GTK_TYPE_BUTTON, "*Hint (2 of 2)*");
  lay_first_city (window);
  user_press (window, "space");
  user_sees (window, "*Not yet.*");
  user_sees (window, "*The city is complete, but nobody is in it.*");
  user_sees (inside_puzzles (window), "*The first city; Level 1 of 5 · not solved*");
  user_press (window, "<Alt>t");
  /* Where the answer is given. */
  g_assert_true (bastide_focus_is_within (GTK_WIDGET (inside_board (window))));
  user_wait_until_gone (window, GTK_TYPE_WIDGET, "*Not yet.*");
  set_animations (TRUE);
  user_press (window, "<Alt>s");
  user_sees (window, "*1 of 1: E (0, −1) 180°*");
  user_sees (window, "*This brings 4 points at once.*");
  set_animations (FALSE);
}

/* A number is typed; a wrong one has its reply, the right one its reason. */
static void
test_count (void)
{
  BastideWindow *window = open_booklet ();

  open_puzzle (window, "The winding road");
  user_wait_for (window, GTK_TYPE_SPIN_BUTTON, "*Your answer*");
  /* It speaks of no cell by its numbers. */
  g_assert_cmphex (bastide_board_get_show (inside_board (window)) & BST_RENDER_SHOW_COORDINATES, ==, 0);
  for (guint i = 0; i < 8 && !GTK_IS_TEXT (gtk_window_get_focus (GTK_WINDOW (window))); i++)
    user_press (window, "F6");
  user_press (window, "<Control>a");
  user_type (window, "10");
  user_press (window, "Return");
  user_sees (window, "*Not yet.*");
  user_sees (window, "*A road pays 1 point a tile, not 2.*");
  user_press (window, "<Alt>t");
  user_wait_for (window, GTK_TYPE_SPIN_BUTTON, "*Your answer*");
  user_press (window, "<Alt>s");
  user_sees (window, "*It is worth*");
  user_sees (window, "*Road, *");
}

static void
check_chosen (BastideBoard *board,
              int           x,
              int           y,
              gboolean      is_chosen)
{
  user_wait_for_cell (board, x, y, is_chosen ? "empty, chosen" : "empty");
}

static gboolean
is_second_not_chosen (gpointer board)
{
  return user_find (board, BASTIDE_TYPE_CELL, "(2, 1): empty, chosen") == NULL;
}

/* Cells are picked by clicks and by the keyboard, and checked. */
static void
test_cells (void)
{
  static const int cells[][2] = { { -2, 0 }, { -1, 1 }, { 0, -2 }, { 1, 2 } };
  BastideWindow *window = open_booklet ();
  BastideBoard *board = inside_board (window);

  open_puzzle (window, "Where does it fit?");
  user_sees (window, "*Click the cells on the board*");
  g_assert_cmphex (bastide_board_get_show (board) & BST_RENDER_SHOW_COORDINATES, !=, 0);
  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      check_chosen (board, cells[i][0], cells[i][1], FALSE);
      user_click_cell (board, cells[i][0], cells[i][1]);
      check_chosen (board, cells[i][0], cells[i][1], TRUE);
    }
  user_sees (window, "*4 cells chosen*");
  user_press (window, "Tab");
  g_assert_true (BASTIDE_IS_CELL (gtk_window_get_focus (GTK_WINDOW (window))));
  user_press (window, "Right space");
  check_chosen (board, 2, 1, TRUE);
  user_press (window, "space");
  inside_wait (is_second_not_chosen, board);
  user_press (window, "Up Return");
  check_chosen (board, 2, 0, TRUE);
  user_press (window, "<Alt>c");
  user_sees (window, "*Not quite.*");
  user_sees (window, "*1 cell is missing.*");
}

/* Owners are checked. */
static void
test_owners (void)
{
  BastideWindow *window = open_booklet ();

  open_puzzle (window, "Two knights");
  user_click (inside_puzzles (window), GTK_TYPE_WIDGET, "Red");
  user_press (window, "<Alt>c");
  user_sees (window, "*Not yet.*");
  user_sees (window, "*Blue has as many knights*");
  user_press (window, "<Alt>t");
  user_click (inside_puzzles (window), GTK_TYPE_WIDGET, "Blue");
  user_press (window, "<Alt>c");
  user_sees (window, "*Right!*");
  user_sees (window, "*Tie: Red, Blue*");
}

/* --- Results --- */

/* Of a file with one puzzle in it. (transfer full) */
static GStrv
read_results (const char *path)
{
  g_autofree char *text = NULL;
  GStrv lines;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_cmpstr (lines[2], ==, "");
  g_assert_true (g_str_has_prefix (lines[1], "twenty-four two-knights 0 1 wrong 0 "));

  return lines;
}

/* As if the last try was so many days ago. */
static void
age_results (const char *path,
             int         n_days)
{
  g_auto (GStrv) lines = read_results (path);
  g_autofree char *text = NULL;
  char *day = strrchr (lines[1], ' ') + 1;
  int then = atoi (day) - n_days;

  *day = '\0';
  text = g_strdup_printf ("%s\n%s%d\n", lines[0], lines[1], then);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
check_first_row (BastideWindow *window,
                 const char    *text)
{
  GtkWidget *list = inside_find (GTK_WIDGET (inside_puzzles (window)), GTK_TYPE_LIST_VIEW, NULL);
  GtkWidget *row = gtk_widget_get_first_child (list);

  g_assert_nonnull (user_find (row, GTK_TYPE_LABEL, text));
}

/* They are there again when the program is started again, and what is due stands on top. */
static void
test_results (void)
{
  g_autofree char *path = dup_results_path ();
  BastideWindow *window = open_booklet ();

  open_puzzle (window, "Two knights");
  user_press (window, "<Alt>c");
  user_sees (window, "*Not yet.*");
  window = start ();
  user_sees (inside_puzzles (window), "*Two knights; Level 2 of 5 · not solved*");
  inside_restart ();
  age_results (path, 3);
  window = start ();
  is_open (window, "Two knights");
  user_sees (inside_puzzles (window), "*Two knights; Level 2 of 5 · due*");
  check_first_row (window, "Due");
}

/* --- Opening --- */

/* The bundled puzzles are opened from the start page; a game opened then takes their place. */
static void
test_start_page (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("BASTIDE_SAMPLES"), "sample.bastide", NULL);
  BastideWindow *window = inside_open ();

  user_click (window, GTK_TYPE_WIDGET, "Solve Puzzles");
  is_open (window, "The first city");
  user_press (window, "<Control>o");
  inside_choose_file ("Open Game", path);
  user_wait_for (window, BASTIDE_TYPE_WINDOW, "*Winter evening match – Bastide*");
  user_sees (window, "Move 0 of 71*");
  g_assert_cmpuint (g_list_length (gtk_application_get_windows (
    GTK_APPLICATION (inside_get_application ()))), ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/puzzles/start-page", test_start_page);
  g_test_add_func ("/puzzles/right", test_right);
  g_test_add_func ("/puzzles/wrong", test_wrong);
  g_test_add_func ("/puzzles/count", test_count);
  g_test_add_func ("/puzzles/cells", test_cells);
  g_test_add_func ("/puzzles/owners", test_owners);
  g_test_add_func ("/puzzles/results", test_results);

  return inside_run ();
}
