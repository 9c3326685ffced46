/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing against the engine in the window. */

#include "config.h"

#include "bastide-turn-tool-private.h"
#include "inside-user.h"

#include <bst-render-overlay.h>

static gboolean
is_waiting (gpointer window)
{
  return bastide_opponent_get_state (inside_study (window)->opponent) == BASTIDE_OPPONENT_WAITING;
}

/* The player to move is a person, and the other one the engine's. */
static BastideWindow *
open_game (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *dialog;

  inside_open_sample (window);
  bastide_study_set_index (inside_study (window)->study, 30);
  g_action_group_activate_action (G_ACTION_GROUP (inside_study (window)->actions), "play", NULL);
  dialog = inside_wait_window (ADW_TYPE_MESSAGE_DIALOG);
  user_sees (dialog, "Level of Bastide");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "play");
  /* As a click on the button does. */
  gtk_window_destroy (dialog);
  inside_wait_no_window (ADW_TYPE_MESSAGE_DIALOG);
  inside_wait (is_waiting, window);

  return window;
}

/* The bar says whose turn it is, and what the engine would do, step by step. */
static void
test_hints (void)
{
  BastideWindow *window = open_game ();
  BastideStudyPage *page = inside_study (window);
  guint n;

  user_sees (page->play_bar, "Your turn, * level 3");
  user_sees (page->play_bar, "?:??");
  user_click (page->play_bar, GTK_TYPE_BUTTON, "_Hint");
  user_wait_for (page->play_bar, GTK_TYPE_LABEL, "Look at the cell *");
  bastide_board_get_best (page->board, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_null (BASTIDE_TURN_TOOL (page->turn_tool)->preview);
  user_click (page->play_bar, GTK_TYPE_BUTTON, "_Hint");
  user_wait_for (page->play_bar, GTK_TYPE_LABEL, "Perhaps: *");
  g_assert_nonnull (BASTIDE_TURN_TOOL (page->turn_tool)->preview);
  user_click (page->play_bar, GTK_TYPE_BUTTON, "_Stop");
  user_wait_until_gone (page->play_bar, GTK_TYPE_BUTTON, "_Hint");
  inside_close (window);
}

/* Who wants none is offered none. */
static void
test_no_hints (void)
{
  BastideWindow *window = open_game ();
  BastideStudyPage *page = inside_study (window);

  bastide_opponent_set_hints (page->opponent, FALSE);
  g_assert_null (user_find (page->play_bar, GTK_TYPE_BUTTON, "_Hint"));
  bastide_opponent_set_hints (page->opponent, TRUE);
  g_assert_nonnull (user_find (page->play_bar, GTK_TYPE_BUTTON, "_Hint"));
  inside_close (window);
}

/* A turn is answered, and undone with the answer. */
static void
test_take_back (void)
{
  BastideWindow *window = open_game ();
  BastideStudyPage *page = inside_study (window);
  const BstNode *start = bastide_study_get_node (page->study);
  BstMove move = bst_node_get_next (start)->move;

  g_assert_true (bastide_study_play (page->study, &move, NULL));
  user_wait_for (page->play_bar, GTK_TYPE_BUTTON, "_Move Now");
  inside_wait (is_waiting, window);
  g_assert_true (bastide_study_get_node (page->study)->parent->parent == start);
  user_press (window, "<Control>z");
  g_assert_true (bastide_study_get_node (page->study) == start);
  inside_wait (is_waiting, window);
  inside_close (window);
}

/* It waits where it was; what the engine says of turns is no help in it; and there is none in an exam. */
static void
test_away (void)
{
  BastideWindow *window = open_game ();
  BastideStudyPage *page = inside_study (window);

  user_press (window, "e");
  g_assert_null (page->engine);
  bastide_study_set_index (page->study, 10);
  user_click (page->play_bar, GTK_TYPE_BUTTON, "_Back to the Game");
  inside_wait (is_waiting, window);
  g_assert_cmpuint (bastide_study_get_index (page->study), ==, 30);
  user_press (window, "<Control><Shift>x");
  g_assert_cmpint (bastide_opponent_get_state (page->opponent), ==, BASTIDE_OPPONENT_OFF);
  g_action_group_activate_action (G_ACTION_GROUP (page->actions), "play", NULL);
  inside_settle ();
  g_assert_null (inside_find_window (ADW_TYPE_MESSAGE_DIALOG));
  inside_close (window);
}

int
main (int    argc,
      char **argv)
{
  inside_init (&argc, &argv);

  g_test_add_func ("/play-bastide/hints", test_hints);
  g_test_add_func ("/play-bastide/no-hints", test_no_hints);
  g_test_add_func ("/play-bastide/take-back", test_take_back);
  g_test_add_func ("/play-bastide/away", test_away);

  return inside_run ();
}
