/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages of a window, and how one moves between them. */

#include "config.h"

#include "bastide-recent-card.h"
#include "inside-file.h"
#include "inside.h"

#include <bst-io-position-text.h>

#include <glib/gstdio.h>

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

  g_assert_cmpstr (get_seen (window), ==, "start");
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

/* --- The start --- */

static GtkWidget *
get_start (gpointer window)
{
  return gtk_stack_get_child_by_name (inside_child (window, "stack"), "start");
}

/* And not the sample. */
static gboolean
is_recent (GtkWidget *card)
{
  return g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (card)), "win.open-recent") == 0;
}

static gboolean
is_read (GtkWidget *label)
{
  return g_str_has_prefix (gtk_label_get_label (GTK_LABEL (label)), "Move 3 of");
}

static gboolean
has_card (gpointer window)
{
  return inside_find (get_start (window), BASTIDE_TYPE_RECENT_CARD, is_recent) != NULL
         && inside_find (get_start (window), GTK_TYPE_LABEL, is_read) != NULL;
}

static gboolean
has_no_card (gpointer window)
{
  return inside_find (get_start (window), BASTIDE_TYPE_RECENT_CARD, is_recent) == NULL;
}

static gboolean
has_game (gpointer window)
{
  return bastide_study_get_record (inside_study (window)->study) != NULL;
}

/* A window without a game offers those that were open last, as they were left. */
static void
test_start (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "start.bastide", NULL);
  g_autoptr (GFile) game = g_file_new_build_filename (g_getenv ("BASTIDE_OWN_GAMES"), "basic-1.bastide", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *uri = g_file_get_uri (file);
  BastideWindow *window, *start;

  g_object_set (gtk_settings_get_default (), "gtk-recent-files-enabled", TRUE, NULL);
  g_assert_true (g_file_copy (game, file, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL));
  window = inside_open_path (path);
  bastide_study_set_index (inside_study (window)->study, 3);
  inside_close (window);

  start = inside_open ();
  inside_wait (has_card, start);
  g_signal_emit_by_name (inside_find (get_start (start), BASTIDE_TYPE_RECENT_CARD, is_recent), "clicked");
  inside_wait (has_game, start);
  g_assert_cmpuint (bastide_study_get_index (inside_study (start)->study), ==, 3);
  inside_close (start);

  gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
  start = inside_open ();
  inside_wait (has_no_card, start);
  inside_close (start);
  g_unlink (path);
  g_object_set (gtk_settings_get_default (), "gtk-recent-files-enabled", FALSE, NULL);
}

static void
press (BastideWindow *window,
       const char    *keys)
{
  gtk_window_present (GTK_WINDOW (window));
  inside_settle (200);
  inside_xdotool (keys);
  inside_settle (200);
}

/* It comes and goes, and the game stays as it is. */
static void
test_start_beside_game (void)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  bastide_study_set_index (inside_study (window)->study, 5);
  press (window, "key alt+1");
  g_assert_cmpstr (get_seen (window), ==, "start");
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "print"));
  press (window, "key Escape");
  g_assert_cmpstr (get_seen (window), ==, "study");
  press (window, "key alt+Left");
  g_assert_cmpstr (get_seen (window), ==, "start");
  press (window, "key alt+2");
  g_assert_cmpstr (get_seen (window), ==, "study");
  g_assert_cmpuint (bastide_study_get_index (inside_study (window)->study), ==, 5);
  inside_close (window);
}

/* What the clipboard holds comes onto the table, or is named. */
static void
test_paste_on_start (void)
{
  BastideWindow *window = inside_open ();
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (window));
  g_autofree char *text = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.set-up", "s", "");
  g_assert_cmpstr (get_seen (window), ==, "study");
  g_assert_true (bastide_position_editor_is_active (inside_study (window)->editor));
  text = bst_io_position_to_text (bastide_study_get_position (inside_study (window)->study), NULL);
  bastide_document_set_kept (inside_document (window));
  inside_close (window);

  window = inside_open ();
  gdk_clipboard_set_text (clipboard, "a letter to a friend");
  press (window, "key ctrl+v");
  g_assert_cmpstr (get_seen (window), ==, "start");
  gdk_clipboard_set_text (clipboard, text);
  press (window, "key ctrl+v");
  g_assert_cmpstr (get_seen (window), ==, "study");
  g_assert_true (bastide_position_editor_is_active (inside_study (window)->editor));
  bastide_document_set_kept (inside_document (window));
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/pages/empty", test_empty);
  g_test_add_func ("/pages/game", test_game);
  g_test_add_func ("/pages/start", test_start);
  g_test_add_func ("/pages/start/beside-game", test_start_beside_game);
  g_test_add_func ("/pages/start/paste", test_paste_on_start);

  return inside_run ();
}
