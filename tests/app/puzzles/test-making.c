/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles in windows: made, and solved. */

#include "config.h"

#include "bastide-answer-view.h"
#include "bastide-rules-window.h"
#include "bastide-puzzle-editor-text.h"
#include "inside-user.h"

/* After so many moves of the sample the tile that comes is a monastery, and no figure is left. */
#define PLACE 28
#define X 0
#define Y -4

static gboolean
is_drawn (gpointer page)
{
  return gtk_widget_get_mapped (page) && gtk_widget_get_height (page) > 0;
}

/* In a window of its own: the game stays in sight. */
static BastidePuzzleEditorPage *
open_editor (BastideWindow *window)
{
  GtkWindow *other;
  GtkWidget *page;

  inside_open_sample (window);
  bastide_study_set_index (inside_study (window)->study, PLACE);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.make-puzzle", NULL);
  other = gtk_application_get_active_window (GTK_APPLICATION (inside_get_application ()));
  g_assert_true (other != GTK_WINDOW (window));
  page = GTK_WIDGET (bastide_window_get_page (BASTIDE_WINDOW (other)));
  inside_wait (is_drawn, page);

  return BASTIDE_PUZZLE_EDITOR_PAGE (page);
}

static void
close_editor (BastidePuzzleEditorPage *page)
{
  gtk_window_destroy (bastide_page_get_window (BASTIDE_PAGE (page)));
}

static BastideBoard *
ask (BastidePuzzleEditorPage *page)
{
  GtkWindow *asking;

  gtk_widget_activate_action (GTK_WIDGET (page), "page.add-answer", NULL);
  asking = inside_wait_window (BASTIDE_TYPE_ANSWER_VIEW);

  return BASTIDE_BOARD (inside_find (GTK_WIDGET (asking), BASTIDE_TYPE_BOARD, NULL));
}

static const BstPuzzleAnswer *
get_answer (BastidePuzzleEditor *puzzle_editor,
            guint                index)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (puzzle_editor);

  g_assert_cmpuint (index, <, puzzle->answers->len);

  return g_ptr_array_index (puzzle->answers, index);
}

static gboolean
is_told (GtkWidget *widget)
{
  return g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)),
                    "A (0, −4) 0°") == 0;
}

static gboolean
is_untold (gpointer page)
{
  return inside_find (page, ADW_TYPE_ACTION_ROW, is_told) == NULL;
}

static gboolean
removes_answer (GtkWidget *widget)
{
  return g_strcmp0 (gtk_widget_get_tooltip_text (widget), "Remove this answer") == 0;
}

/* The answer is laid on a board, told in words, removed, and brought back. */
static void
test_played (void)
{
  BastideWindow *window = inside_open ();
  BastidePuzzleEditorPage *page = open_editor (window);
  BastidePuzzleEditor *puzzle_editor = bastide_puzzle_editor_page_get_puzzle_editor (page);
  BastideBoard *board = ask (page);

  user_click_cell (board, X, Y);
  user_click_cell (board, X, Y);
  inside_wait_no_window (BASTIDE_TYPE_ANSWER_VIEW);
  g_assert_cmpstr (get_answer (puzzle_editor, 0)->text, ==, "A@0,-4 r0");
  g_assert_cmpuint (get_answer (puzzle_editor, 0)->marks, ==, BST_FULL_MARKS);
  g_assert_nonnull (inside_find (GTK_WIDGET (page), ADW_TYPE_ACTION_ROW, is_told));

  bastide_puzzle_editor_set_answer (puzzle_editor, 0, 4, "Nearly.");
  g_signal_emit_by_name (inside_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, removes_answer), "clicked");
  inside_wait (is_untold, page);
  gtk_widget_activate_action (GTK_WIDGET (page), "page.undo", NULL);
  g_assert_cmpuint (get_answer (puzzle_editor, 0)->marks, ==, 4);
  g_assert_cmpstr (get_answer (puzzle_editor, 0)->reply, ==, "Nearly.");
  g_assert_nonnull (inside_find (GTK_WIDGET (page), ADW_TYPE_ACTION_ROW, is_told));
  close_editor (page);
  inside_close (window);
}

static gboolean
is_first_tile (GtkWidget *widget)
{
  return g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), "Tile 1");
}

static gboolean
is_picture (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_image_get_paintable (GTK_IMAGE (widget)) != NULL;
}

/* The tile that comes is seen beside its name before its list is opened. */
static void
test_tile (void)
{
  BastideWindow *window = inside_open ();
  BastidePuzzleEditorPage *page = open_editor (window);
  BastidePuzzleEditor *puzzle_editor = bastide_puzzle_editor_page_get_puzzle_editor (page);
  GtkWidget *row = inside_find (GTK_WIDGET (page), ADW_TYPE_COMBO_ROW, is_first_tile);

  g_assert_cmpuint (bastide_puzzle_editor_get_puzzle (puzzle_editor)->n_tiles, >, 0);
  g_assert_nonnull (inside_find (row, GTK_TYPE_IMAGE, is_picture));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 0);
  g_assert_null (inside_find (row, GTK_TYPE_IMAGE, is_picture));
  close_editor (page);
  inside_close (window);
}

static gboolean
is_suggested (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "suggested-action") && gtk_widget_get_mapped (widget);
}

/* Cells are picked, and given by the button. */
static void
test_picked (void)
{
  BastideWindow *window = inside_open ();
  BastidePuzzleEditorPage *page = open_editor (window);
  BastidePuzzleEditor *puzzle_editor = bastide_puzzle_editor_page_get_puzzle_editor (page);
  g_autofree char *words = NULL;
  BastideBoard *board;
  GtkWidget *add;

  bastide_puzzle_editor_set_task (puzzle_editor, BST_TASK_CELLS);
  board = ask (page);
  add = inside_find (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (board))), GTK_TYPE_BUTTON,
                     is_suggested);
  g_assert_false (gtk_widget_get_sensitive (add));
  user_click_cell (board, X, Y);
  g_assert_true (gtk_widget_get_sensitive (add));
  g_signal_emit_by_name (add, "clicked");
  inside_wait_no_window (BASTIDE_TYPE_ANSWER_VIEW);
  g_assert_cmpstr (get_answer (puzzle_editor, 0)->text, ==, "0,-4");
  words = bastide_puzzle_editor_text_dup_answer (bastide_puzzle_editor_get_puzzle (puzzle_editor), "0,-4 1,1");
  g_assert_cmpstr (words, ==, "(0, −4) (1, 1)");
  close_editor (page);
  inside_close (window);
}

static gboolean
is_one (gpointer windows)
{
  return g_list_length (gtk_application_get_windows (windows)) == 1;
}

/* A puzzle that nobody has changed is given up without a question, and its window with it. Meanwhile no
 * file comes into that. */
static void
test_cancelled (void)
{
  GtkApplication *application = GTK_APPLICATION (inside_get_application ());
  BastideWindow *window = inside_open ();
  BastidePuzzleEditorPage *page = open_editor (window);
  BastideWindow *own = BASTIDE_WINDOW (bastide_page_get_window (BASTIDE_PAGE (page)));
  BastideWindow *third;

  g_assert_false (bastide_window_is_empty (own));
  bastide_window_open_sample (own);
  third = BASTIDE_WINDOW (gtk_application_get_active_window (application));
  g_assert_true (third != own && third != window);
  g_assert_true (bastide_window_get_page (own) == BASTIDE_PAGE (page));
  inside_close (third);
  gtk_widget_activate_action (GTK_WIDGET (page), "page.cancel", NULL);
  inside_wait (is_one, application);
  g_assert_true (gtk_application_get_windows (application)->data == window);
  inside_close (window);
}

/* --- Solving --- */

static gboolean
has_puzzle (gpointer window)
{
  return inside_is_solving (window)
         && bastide_puzzle_session_get_puzzle (inside_puzzles (window)->session) != NULL;
}

/* Ctrl+R shows the rules of the puzzle that is open, first of all rule sets. */
static void
test_rules (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *rules;
  AdwComboRow *shown;

  bastide_page_open (BASTIDE_PAGE (inside_puzzles (window)), NULL, NULL);
  inside_wait (has_puzzle, window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  inside_xdotool ("key ctrl+r");
  rules = inside_wait_window (BASTIDE_TYPE_RULES_WINDOW);
  shown = ADW_COMBO_ROW (inside_find (GTK_WIDGET (rules), ADW_TYPE_COMBO_ROW, NULL));
  g_assert_cmpuint (adw_combo_row_get_selected (shown), ==, 0);
  g_assert_cmpstr (gtk_string_object_get_string (adw_combo_row_get_selected_item (shown)), ==,
                   "This puzzle");
  gtk_window_destroy (rules);
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/making/played", test_played);
  g_test_add_func ("/making/tile", test_tile);
  g_test_add_func ("/making/picked", test_picked);
  g_test_add_func ("/making/cancelled", test_cancelled);
  g_test_add_func ("/solving/rules", test_rules);

  return inside_run ();
}
