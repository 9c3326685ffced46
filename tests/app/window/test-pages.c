/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages of a window, and how one moves between them. */

#include "config.h"

#include "bastide-help.h"
#include "bastide-recent-card.h"
#include "bastide-rule-book.h"
#include "bastide-rule-window.h"
#include "bastide-rules-window.h"
#include "inside-file.h"
#include "inside-user.h"

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

/* The puzzles that come with the program are behind the game, which stays; a game that is opened comes in their place. */
static void
test_game (void)
{
  GtkApplication *application = GTK_APPLICATION (inside_get_application ());
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  g_assert_cmpstr (get_seen (window), ==, "study");
  user_press (window, "<Alt>4");
  g_assert_true (gtk_application_get_active_window (application) == GTK_WINDOW (window));
  inside_wait (has_puzzle, window);
  g_assert_cmpstr (get_seen (window), ==, "puzzles");
  user_press (window, "<Alt>2");
  g_assert_cmpstr (get_seen (window), ==, "study");
  user_press (window, "<Alt>4");
  g_assert_cmpstr (get_seen (window), ==, "puzzles");

  inside_open_sample (window);
  g_assert_cmpstr (get_seen (window), ==, "study");
  g_assert_false (inside_is_solving (window));
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

  /* A picture that was saved in a file dialog, which notes it in our name, is nothing to be opened. */
  gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), "file:///tmp/board.png", &(GtkRecentData) {
    .mime_type = (char *) "image/png", .app_name = (char *) "bastide", .app_exec = (char *) "bastide %u" });
  start = inside_open ();
  inside_wait (has_no_card, start);
  inside_close (start);
  gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), "file:///tmp/board.png", NULL);
  g_unlink (path);
  g_object_set (gtk_settings_get_default (), "gtk-recent-files-enabled", FALSE, NULL);
}

static void
press (BastideWindow *window,
       const char    *keys)
{
  inside_wait_active (GTK_WINDOW (window));
  inside_xdotool (keys);
}

/* --- What a page shows --- */

static const char *shown;

static gboolean
is_shown (gpointer window)
{
  return g_strcmp0 (get_seen (window), shown) == 0;
}

static void
wait_shown (BastideWindow *window,
            const char    *page)
{
  shown = page;
  inside_wait (is_shown, window);
}

/* It comes and goes, and the game stays as it is. */
static void
test_start_beside_game (void)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  bastide_study_set_index (inside_study (window)->study, 5);
  press (window, "key alt+1");
  wait_shown (window, "start");
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "print"));
  press (window, "key Escape");
  wait_shown (window, "study");
  press (window, "key alt+Left");
  wait_shown (window, "start");
  press (window, "key alt+2");
  wait_shown (window, "study");
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
  wait_shown (window, "start");
  gdk_clipboard_set_text (clipboard, " \n");
  press (window, "key ctrl+v");
  user_wait_for (window, GTK_TYPE_LABEL, "There is no text on the clipboard.");
  /* As a mail breaks it. */
  gdk_clipboard_set_text (clipboard, g_strdelimit (text, " ", '\n'));
  press (window, "key ctrl+v");
  wait_shown (window, "study");
  g_assert_true (bastide_position_editor_is_active (inside_study (window)->editor));
  bastide_document_set_kept (inside_document (window));
  inside_close (window);
}

/* --- Links to rules --- */

static void
follow (GtkWidget  *label,
        const char *uri)
{
  gboolean is_followed;

  g_signal_emit_by_name (label, "activate-link", uri, &is_followed);
  g_assert_true (is_followed);
}

static const char *
get_rule (BastideWindow *window)
{
  return gtk_label_get_label (inside_child (inside_child (inside_page (window, "learn"), "rule_book"), "number"));
}

static gboolean
has_link (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), "href=\"rule:") != NULL
         && gtk_widget_get_mapped (widget);
}

static gboolean
tells_way_back (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_label (GTK_LABEL (widget)), "The rule book shows");
}

static gboolean
offers_no_way_back (gpointer window)
{
  return inside_find (inside_child (window, "toasts"), GTK_TYPE_LABEL, tells_way_back) == NULL;
}

/* Why points were paid leads to the rule, and back; Tab comes to the link. */
static void
test_rule_of_score (void)
{
  BastideWindow *window = inside_open ();
  GtkWidget *list, *label;

  gtk_stack_set_visible_child_name (inside_study (window)->tabs, "scores");
  inside_open_sample (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  list = inside_find (GTK_WIDGET (inside_study (window)->scores), GTK_TYPE_LIST_VIEW, NULL);
  g_signal_emit_by_name (list, "activate", 1);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  label = inside_find (list, GTK_TYPE_LABEL, has_link);
  g_assert_nonnull (label);
  g_assert_true (gtk_widget_get_focusable (label));

  follow (label, "rule:FV1");
  g_assert_cmpstr (get_seen (window), ==, "learn");
  g_assert_cmpstr (get_rule (window), ==, "FV1");
  g_assert_false (offers_no_way_back (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_cmpstr (get_seen (window), ==, "study");
  /* Who is back need not be told the way. */
  inside_wait (offers_no_way_back, window);

  /* Another link begins anew: what was looked at before is not in the way. */
  follow (label, "rule:C2");
  g_assert_cmpstr (get_rule (window), ==, "C2");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_cmpstr (get_seen (window), ==, "study");
  inside_close (window);
}

/* Inside of the page, too: the rule before, the lesson, the page before. */
static void
test_rule_of_lesson (void)
{
  BastideWindow *window = inside_open ();
  GtkWidget *page = GTK_WIDGET (inside_page (window, "learn"));
  GtkWidget *tabs = inside_child (page, "tabs");

  go_to (window, "learn");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  follow (inside_child (inside_child (page, "card"), "text"), "rule:MO3");
  g_assert_cmpstr (get_rule (window), ==, "MO3");
  gtk_widget_activate_action (inside_child (page, "rule_book"), "rule.show", "s", "C2");
  g_assert_cmpstr (get_rule (window), ==, "C2");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_cmpstr (get_rule (window), ==, "MO3");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (tabs)), ==, "lessons");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_cmpstr (get_seen (window), ==, "start");
  inside_close (window);
}

/* A dialog stays: the rule book comes over it. */
static void
test_rule_in_dialog (void)
{
  BastideWindow *window = inside_open ();
  GtkWidget *label;
  GtkWindow *rules, *book;

  inside_open_sample (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.rules", NULL);
  rules = inside_wait_window (BASTIDE_TYPE_RULES_WINDOW);
  label = inside_find (GTK_WIDGET (rules), GTK_TYPE_LABEL, has_link);
  g_assert_nonnull (label);
  follow (label, "rule:C4");
  book = inside_wait_window (BASTIDE_TYPE_RULE_WINDOW);
  g_assert_cmpstr (gtk_label_get_label (inside_child (inside_child (book, "rule_book"), "number")), ==, "C4");
  /* It is as narrow as that at once. */
  inside_resize (book, 360, 600);
  user_press (book, "Escape");
  inside_wait_no_window (BASTIDE_TYPE_RULE_WINDOW);
  g_assert_true (inside_find_window (BASTIDE_TYPE_RULES_WINDOW) == rules);
  gtk_window_close (rules);
  inside_close (window);
}

/* --- Help --- */

/* What is told of the page, and then it is closed. */
static void
check_help (BastideWindow *window,
            const char    *page,
            const char    *pattern)
{
  GtkWindow *help;

  go_to (window, page);
  user_press (window, "F1");
  help = inside_wait_window (BASTIDE_TYPE_HELP);
  user_sees (help, pattern);
  user_press (help, "Escape");
  inside_wait_no_window (BASTIDE_TYPE_HELP);
}

static void
test_help (void)
{
  BastideWindow *window = inside_open ();
  GtkWidget *learn = GTK_WIDGET (inside_page (window, "learn"));

  check_help (window, "start", "Open a game, set up*");
  inside_open_sample (window);
  check_help (window, "study", "The board shows a game*");
  check_help (window, "study", "Next move");
  gtk_widget_activate_action (GTK_WIDGET (window), "page.edit", NULL);
  check_help (window, "study", "In edit mode*");
  gtk_widget_activate_action (GTK_WIDGET (window), "page.edit", NULL);

  /* A lesson has a rule. */
  go_to (window, "learn");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  user_press (window, "F1");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (inside_child (learn, "tabs")), !=, "lessons");
  g_assert_cmpstr (get_rule (window), ==, "P1");
  check_help (window, "learn", "The rule book has*");
  inside_close (window);
}

static gboolean
has_icon (gpointer window)
{
  return g_strcmp0 (gtk_window_get_icon_name (window), BASTIDE_APPLICATION_ID) == 0;
}

/* It comes after the first frame, for which nobody waits longer. */
static void
test_icon (void)
{
  BastideWindow *window = inside_open ();

  inside_wait (has_icon, window);
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/pages/icon", test_icon);
  g_test_add_func ("/pages/empty", test_empty);
  g_test_add_func ("/pages/game", test_game);
  g_test_add_func ("/pages/start", test_start);
  g_test_add_func ("/pages/start/beside-game", test_start_beside_game);
  g_test_add_func ("/pages/start/paste", test_paste_on_start);
  g_test_add_func ("/pages/rule-of-score", test_rule_of_score);
  g_test_add_func ("/pages/rule-of-lesson", test_rule_of_lesson);
  g_test_add_func ("/pages/rule-in-dialog", test_rule_in_dialog);
  g_test_add_func ("/pages/help", test_help);

  return inside_run ();
}
