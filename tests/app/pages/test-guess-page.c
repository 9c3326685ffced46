/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Guessing the moves of a game in the window. */

#include "config.h"

#include "bastide-board-private.h"
#include "inside-user.h"

static GtkWidget *
get_page (gpointer window)
{
  return GTK_WIDGET (inside_page (window, "guess"));
}

static gboolean
is_shown (gpointer window)
{
  return gtk_widget_get_mapped (get_page (window));
}

/* The dialog of the study leads to it. */
static BastideWindow *
open_page (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *dialog;

  inside_open_sample (window);
  user_press (window, "<Control>g");
  dialog = inside_wait_window (ADW_TYPE_MESSAGE_DIALOG);
  user_sees (dialog, "Turns of *");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "guess");
  /* As a click on the button does. */
  gtk_window_destroy (dialog);
  inside_wait_no_window (ADW_TYPE_MESSAGE_DIALOG);
  inside_wait (is_shown, window);
  user_wait_for (get_page (window), GTK_TYPE_LABEL, "Move 1: *");

  return window;
}

/* A turn is laid on the board, and set against what was played and what is best. */
static void
test_guess (void)
{
  BastideWindow *window = open_page ();
  BastideBoard *board = BASTIDE_BOARD (inside_child (get_page (window), "board"));
  const BstNode *first = bst_node_get_next (bst_record_get_root (bastide_study_get_record (inside_study (window)->study)));

  user_sees (get_page (window), "Turn 1 of 71");
  g_assert_cmpuint (board->n_ghosts, ==, 0);
  user_click_cell (board, first->move.x, first->move.y);
  user_press (window, "Return space");
  user_wait_for (get_page (window), GTK_TYPE_LABEL, "*3. Played: *");
  user_sees (get_page (window), "*2. Yours: *");
  user_sees (get_page (window), "*You: * points, * of 1 as good as the best.*");
  g_assert_cmpuint (board->n_ghosts, >, 0);
  user_press (window, "Return");
  user_wait_for (get_page (window), GTK_TYPE_LABEL, "Move 2: *");
  g_assert_cmpuint (board->n_ghosts, ==, 0);
  inside_close (window);
}

/* What is not guessed is told all the same; the game stays behind it. */
static void
test_give_up (void)
{
  BastideWindow *window = open_page ();
  guint index = bastide_study_get_index (inside_study (window)->study);

  user_click (get_page (window), GTK_TYPE_BUTTON, "_Show");
  user_wait_for (get_page (window), GTK_TYPE_LABEL, "1. Best: *");
  g_assert_null (user_find (get_page (window), GTK_TYPE_LABEL, "*Yours*"));
  user_click (get_page (window), GTK_TYPE_BUTTON, "_Next");
  user_wait_for (get_page (window), GTK_TYPE_LABEL, "Move 2: *");
  user_click (get_page (window), GTK_TYPE_BUTTON, "_Stop");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (inside_study (window)->board)));
  g_assert_cmpuint (bastide_study_get_index (inside_study (window)->study), ==, index);
  g_assert_false (bastide_study_is_changed (inside_study (window)->study));
  g_assert_true (bastide_page_is_empty (BASTIDE_PAGE (get_page (window))));
  inside_close (window);
}

/* Escape takes back what is tried, and then leads to the game; the round is gone on with. */
static void
test_escape (void)
{
  BastideWindow *window = open_page ();
  BastideBoard *board = BASTIDE_BOARD (inside_child (get_page (window), "board"));
  const BstNode *first = bst_node_get_next (bst_record_get_root (bastide_study_get_record (inside_study (window)->study)));

  user_click_cell (board, first->move.x, first->move.y);
  user_press (window, "Escape");
  g_assert_true (is_shown (window));
  user_press (window, "Escape");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (inside_study (window)->board)));
  g_assert_false (bastide_page_is_empty (BASTIDE_PAGE (get_page (window))));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "guess");
  user_wait_for (get_page (window), GTK_TYPE_LABEL, "Move 1: *");
  inside_close (window);
}

/* An exam ends it. */
static void
test_exam (void)
{
  BastideWindow *window = open_page ();

  user_press (window, "<Alt>2 <Control><Shift>x");
  g_assert_true (bastide_page_is_empty (BASTIDE_PAGE (get_page (window))));
  inside_close (window);
}

/* Not in an exam, and not without moves. */
static void
test_closed (void)
{
  static const char * const names[] = { "Ana", "Bob" };
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  user_press (window, "<Control><Shift>x <Control>g");
  g_assert_null (inside_find_window (ADW_TYPE_MESSAGE_DIALOG));
  inside_close (window);
  window = inside_open ();
  inside_show_players (window, names, 2);
  user_press (window, "<Control>g");
  user_sees (window, "This game has no moves to guess.");
  inside_close (window);
}

int
main (int    argc,
      char **argv)
{
  inside_init (&argc, &argv);

  g_test_add_func ("/guess-page/guess", test_guess);
  g_test_add_func ("/guess-page/give-up", test_give_up);
  g_test_add_func ("/guess-page/escape", test_escape);
  g_test_add_func ("/guess-page/exam", test_exam);
  g_test_add_func ("/guess-page/closed", test_closed);

  return inside_run ();
}
