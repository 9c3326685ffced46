/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages of a window, and how one moves between them. */

#include "config.h"

#include "inside.h"

static const char *
get_seen (BastideWindow *window)
{
  return gtk_stack_get_visible_child_name (inside_child (window, "stack"));
}

static void
go_to (BastideWindow *window,
       const char    *page)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", page);
}

static gboolean
has_puzzle (gpointer window)
{
  return bastide_puzzle_session_get_puzzle (inside_puzzles (window)->session) != NULL;
}

/* A booklet keeps its place while the other page is shown. */
static void
test_empty (void)
{
  BastideWindow *window = inside_open ();

  g_assert_cmpstr (get_seen (window), ==, "empty");
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "print"));
  go_to (window, "puzzles");
  inside_wait (has_puzzle, window);
  g_assert_cmpstr (get_seen (window), ==, "puzzles");
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "print"));
  g_assert_false (gtk_widget_get_visible (inside_header (window, "pane_button")));
  bastide_puzzle_session_open (inside_puzzles (window)->session, 2);

  go_to (window, "study");
  g_assert_cmpstr (get_seen (window), ==, "empty");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Bastide");
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "print"));
  go_to (window, "puzzles");
  g_assert_cmpstr (get_seen (window), ==, "puzzles");
  g_assert_cmpuint (bastide_puzzle_session_get_index (inside_puzzles (window)->session), ==, 2);
  inside_close (window);
}

/* One document a window: puzzles come into another where a game is, and a game in place of puzzles. */
static void
test_game (void)
{
  GtkApplication *application = GTK_APPLICATION (inside_get_application ());
  BastideWindow *window = inside_open ();
  BastideWindow *other;

  inside_open_sample (window);
  g_assert_cmpstr (get_seen (window), ==, "study");
  go_to (window, "puzzles");
  g_assert_cmpstr (get_seen (window), ==, "study");
  other = BASTIDE_WINDOW (gtk_application_get_active_window (application));
  g_assert_true (other != window);
  inside_wait (has_puzzle, other);
  g_assert_false (inside_is_solving (window));

  inside_open_sample (other);
  g_assert_cmpstr (get_seen (other), ==, "study");
  g_assert_false (inside_is_solving (other));
  inside_close (other);
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/pages/empty", test_empty);
  g_test_add_func ("/pages/game", test_game);

  return inside_run ();
}
