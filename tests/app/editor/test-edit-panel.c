/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pane of a position that is set up. */

#include "config.h"

#include "bastide-cell.h"
#include "bastide-problem-row.h"
#include "bastide-typed-row.h"
#include "inside-file.h"
#include "inside-user.h"

#include <bst-io-position-text.h>

#define POSITION \
  "basic modern | Red 5 0; Blue 6 0 | Red | D@0,0 r0 [Red city:N]; N@0,-1 r270 [Blue city:S]; " \
  "U@5,2 r0 | "
#define APART "P1: 1 tile at (5, 2) touches no other"

static char *path;      /* of the document that is open */

static BastideWindow *
open_position (void)
{
  path = inside_write_position (POSITION);

  return inside_open_path (path);
}

static void
close_position (BastideWindow *window)
{
  inside_close (window);
  g_clear_pointer (&path, inside_remove);
}

/* A position that is pasted is set up. */
static BastideWindow *
open_editing (void)
{
  BastideWindow *window = open_position ();

  user_press (window, "<Control><Shift>c");
  user_wait_for (window, GTK_TYPE_LABEL, "Position copied as text");
  user_press (window, "<Control><Shift>v");
  user_wait_for (inside_study (window)->position, GTK_TYPE_LABEL, "*tiles = 3 on the board*");

  return window;
}

static GtkWidget *
wait_row (BastideWindow *window,
          const char    *pattern)
{
  return user_wait_for (inside_study (window)->position, BASTIDE_TYPE_PROBLEM_ROW, pattern);
}

/* Those of Blue, the second player: the number comes after the colour. */
static void
enter_points (BastideWindow *window)
{
  BastidePositionPane *position = inside_study (window)->position;
  GtkWidget *player = user_wait_for (position, ADW_TYPE_EXPANDER_ROW, "Blue");

  user_click (position, ADW_TYPE_EXPANDER_ROW, "Blue");
  gtk_widget_grab_focus (user_wait_for (player, BASTIDE_TYPE_TYPED_ROW, "Name"));
  user_press (window, "Tab Tab");
  g_assert_nonnull (gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (window)),
                                             GTK_TYPE_SPIN_BUTTON));
}

/* A bar tells of the problems and opens the pane, where nothing can be changed. */
static void
test_notice (void)
{
  BastideWindow *window = open_position ();

  user_wait_for (inside_child (window, "notices"), GTK_TYPE_LABEL, "3 problems in this position");
  user_click (inside_child (window, "notices"), GTK_TYPE_BUTTON, "Show");
  wait_row (window, APART "*");
  g_assert_null (user_find (window, GTK_TYPE_BUTTON, "Allow"));
  close_position (window);
}

static gboolean
is_cell_in_focus (gpointer window)
{
  GtkWidget *focus = gtk_root_get_focus (window);

  return BASTIDE_IS_CELL (focus) && user_reads (focus, "*(5, 2)*");
}

/* A click on a problem goes to its cell on the board and says it there. */
static void
test_problem (void)
{
  BastideWindow *window = open_editing ();
  GtkWidget *said;

  user_click (inside_study (window)->position, GTK_TYPE_LABEL, "1 tile at (5, 2) touches no other*");
  inside_wait (is_cell_in_focus, window);
  said = user_wait_for (inside_study (window)->bars, GTK_TYPE_LABEL, "P1: 1 tile at (5, 2)*");
  gtk_test_accessible_assert_role (said, GTK_ACCESSIBLE_ROLE_ALERT);
  close_position (window);
}

static void
note_pointed (BastidePositionPane *pane,
              const BstProblem    *problem,
              gboolean            *pointed)
{
  *pointed = problem->x == 5 && problem->y == 2;
}

static gboolean
is_set (gpointer flag)
{
  return *(gboolean *) flag;
}

/* The pointer over the row of a problem shows where it is, and so does the focus. */
static void
test_pointed (void)
{
  BastideWindow *window = open_editing ();
  BastidePositionPane *pane = inside_study (window)->position;
  GtkWidget *label = user_wait_for (pane, GTK_TYPE_LABEL, "1 tile at (5, 2) touches no other*");
  g_autofree char *move = NULL;
  gboolean pointed = FALSE;
  int x, y;

  g_signal_connect (pane, "problem-pointed", G_CALLBACK (note_pointed), &pointed);
  inside_find_place (label, &x, &y);
  inside_xdotool ("mousemove 5 5");
  move = g_strdup_printf ("mousemove %d %d", x, y);
  inside_xdotool (move);
  inside_wait (is_set, &pointed);
  inside_xdotool ("mousemove 5 5");
  pointed = FALSE;
  gtk_widget_grab_focus (gtk_widget_get_ancestor (label, BASTIDE_TYPE_PROBLEM_ROW));
  inside_wait (is_set, &pointed);
  g_signal_handlers_disconnect_by_data (pane, &pointed);
  close_position (window);
}

/* A problem is made, mended, another allowed, and a saved document remembers it. */
static void
test_mend_and_allow (void)
{
  BastideWindow *window = open_editing ();
  const char *sentence = "*Blue has 12 points, by the record 0*";
  g_autofree char *text = NULL;

  enter_points (window);
  user_press (window, "<Control>a");
  user_type (window, "12");
  user_press (window, "Return");
  wait_row (window, sentence);
  user_wait_for (window, GTK_TYPE_BUTTON, "Undo Score");
  user_click (wait_row (window, sentence), GTK_TYPE_BUTTON, "Correct the Score");
  user_wait_until_gone (inside_study (window)->position, BASTIDE_TYPE_PROBLEM_ROW, sentence);
  user_wait_for (window, GTK_TYPE_BUTTON, "Undo Mend Problem");

  user_click (wait_row (window, APART "*"), GTK_TYPE_BUTTON, "Allow");
  user_wait_for (inside_study (window)->position, GTK_TYPE_LABEL, "1 allowed on purpose");
  user_wait_for (window, GTK_TYPE_BUTTON, "Undo Allow Problem");
  text = inside_save (window);
  g_assert_nonnull (strstr (text, "<allowed>apart 5,2</allowed>"));
  inside_close (window);

  window = inside_open_path (path);
  user_wait_for (inside_child (window, "notices"), GTK_TYPE_LABEL, "2 problems in this position");
  user_click (inside_child (window, "notices"), GTK_TYPE_BUTTON, "Show");
  user_wait_for (inside_study (window)->position, GTK_TYPE_LABEL, "1 allowed on purpose");
  close_position (window);
}

/* Steps that follow each other fast are one change. */
static void
test_fast (void)
{
  BastideWindow *window = open_editing ();

  enter_points (window);
  for (guint i = 0; i < 6; i++)
    user_press (window, "Up");
  wait_row (window, "*Blue has 6 points, by the record 0*");
  user_press (window, "<Control>z");
  user_wait_until_gone (inside_study (window)->position, BASTIDE_TYPE_PROBLEM_ROW, "*Blue has*");
  close_position (window);
}

/* What was typed a moment ago is in the file that is saved. */
static void
test_typed_last (void)
{
  BastideWindow *window = open_editing ();
  g_autofree char *text = NULL;

  enter_points (window);
  user_press (window, "<Control>a");
  user_type (window, "17");
  text = inside_save (window);
  g_assert_nonnull (strstr (text, "; Blue 6 17 |"));
  close_position (window);
}

/* A player is added, named, and removed again. */
static void
test_players (void)
{
  BastideWindow *window = open_editing ();

  user_click (inside_study (window)->position, GTK_TYPE_BUTTON, "Add a player");
  user_wait_for (window, GTK_TYPE_BUTTON, "Undo Players");
  user_click (inside_study (window)->position, ADW_TYPE_EXPANDER_ROW, "Yellow");
  user_wait_for (inside_study (window)->position, GTK_TYPE_BUTTON, "Remove Yellow");
  user_press (window, "<Control>z");
  user_wait_until_gone (inside_study (window)->position, GTK_TYPE_WIDGET, "*Yellow*");
  close_position (window);
}

/* Opens a file in place of the game that is edited, which has no changes. */
static void
read_other (BastideWindow *window)
{
  g_autoptr (GFile) other = g_file_new_build_filename (g_getenv ("BASTIDE_OWN_GAMES"), "tower-2.bastide", NULL);

  bastide_document_open (inside_document (window), other, NULL);
}

static gboolean
has_four_players (gpointer window)
{
  return bst_game_get_n_players (bastide_study_get_game (inside_study (window)->study)) == 4;
}

/* Goes into edit mode, and to the name of Red; no change so far. */
static BastideWindow *
open_at_name (void)
{
  BastideWindow *window = open_position ();
  BastidePositionPane *position;
  GtkWidget *player;

  user_click (inside_child (window, "notices"), GTK_TYPE_BUTTON, "Show");
  user_press (window, "<Control>e");
  position = inside_study (window)->position;
  player = user_wait_for (position, ADW_TYPE_EXPANDER_ROW, "Red");
  user_click (position, ADW_TYPE_EXPANDER_ROW, "Red");
  gtk_widget_grab_focus (user_wait_for (player, BASTIDE_TYPE_TYPED_ROW, "Name"));

  return window;
}

/* A name or a number that is still being typed when another game comes belongs to the one that it was typed for, which is
 * put aside with it, and comes back. */
static void
check_other_game (const char *keys,
                  const char *typed,
                  const char *expected)
{
  BastideWindow *window = open_at_name ();
  BastideStudy *study = inside_study (window)->study;
  g_autofree char *other = NULL;
  g_autofree char *text = NULL;

  read_other (window);
  user_press (window, keys);
  user_type (window, typed);
  g_assert_false (bastide_study_is_changed (study));
  inside_wait (has_four_players, window);
  other = bst_io_position_to_text (bastide_study_get_position (study), NULL);
  g_assert_null (strstr (other, expected));
  g_assert_false (bastide_study_is_changed (study));
  user_wait_for (inside_child (window, "notices"), GTK_TYPE_LABEL, "The changes that were not saved are put aside*");
  user_click (inside_child (window, "notices"), GTK_TYPE_BUTTON, "Bring Back");
  text = inside_save (window);
  g_assert_nonnull (strstr (text, expected));
  close_position (window);
}

static void
test_other_game (void)
{
  check_other_game ("<Control>a", "Ania", "Ania");
  check_other_game ("Tab Tab <Control>a", "17", "Red 5 17");
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/edit-panel/notice", test_notice);
  g_test_add_func ("/edit-panel/problem", test_problem);
  g_test_add_func ("/edit-panel/pointed", test_pointed);
  g_test_add_func ("/edit-panel/mend-and-allow", test_mend_and_allow);
  g_test_add_func ("/edit-panel/fast", test_fast);
  g_test_add_func ("/edit-panel/typed-last", test_typed_last);
  g_test_add_func ("/edit-panel/players", test_players);
  g_test_add_func ("/edit-panel/other-game", test_other_game);

  return inside_run ();
}
