/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson is made on the board: what stands in the game is recorded, steps are put in order, what is wrong is shown
 * and waits, and the booklet that comes of it is opened as a course. */

#include "config.h"

#include "bastide-answer-view.h"
#include "bastide-board-services.h"
#include "bastide-booklet-file.h"
#include "bastide-lesson-editor-page.h"
#include "bastide-puzzle-editor-page.h"
#include "inside-user.h"

#include <adwaita.h>
#include <glib/gstdio.h>

static BastideLessonEditor *
get_editor (BastidePage *page)
{
  return bastide_lesson_editor_page_get_editor (BASTIDE_LESSON_EDITOR_PAGE (page));
}

/* In a window of its own: the game stays in sight. */
static BastidePage *
open_editor (BastideWindow *window)
{
  GtkWindow *other;

  inside_open_sample (window);
  bastide_study_set_index (inside_study (window)->study, 12);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.make-lesson", NULL);
  other = gtk_application_get_active_window (GTK_APPLICATION (inside_get_application ()));
  g_assert_true (other != GTK_WINDOW (window));

  return bastide_window_get_page (BASTIDE_WINDOW (other));
}

static void
do_action (BastidePage *page,
           const char  *name)
{
  g_action_group_activate_action (bastide_page_get_actions (page), name, NULL);
}

static gboolean
can_do (BastidePage *page,
        const char  *name)
{
  return g_action_group_get_action_enabled (bastide_page_get_actions (page), name);
}

static void
write_text (BastidePage *page,
            const char  *text)
{
  GtkWidget *view = inside_find (GTK_WIDGET (page), GTK_TYPE_TEXT_VIEW, NULL);

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), text, -1);
}

static gboolean
is_checked (gpointer page)
{
  return bastide_lesson_editor_get_faults (get_editor (page)) != NULL;
}

/* Add Step records what stands in the game by then, from either window. */
static void
test_recorded (void)
{
  BastideWindow *window = inside_open ();
  BastidePage *page = open_editor (window);
  BastideStudy *study = inside_study (window)->study;
  const BstPosition *recorded;
  g_autofree char *standing = NULL;
  g_autofree char *step = NULL;

  user_wait_for (page, ADW_TYPE_ACTION_ROW, "1. (Say something)*");
  write_text (page, "First words");
  user_wait_for (page, ADW_TYPE_ACTION_ROW, "1. First words*");
  bastide_study_set_index (study, 14);
  do_action (page, "add-step");
  bastide_study_set_index (study, 16);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.make-lesson", NULL);
  g_assert_cmpuint (bastide_lesson_editor_get_n_steps (get_editor (page)), ==, 3);
  recorded = bst_lesson_step_get_position (bastide_lesson_editor_get_step (get_editor (page)));
  standing = bst_position_to_text (bastide_study_get_position (study));
  step = bst_position_to_text (recorded);
  g_assert_cmpstr (step, ==, standing);

  write_text (page, "Third");
  do_action (page, "step-up");
  user_wait_for (page, ADW_TYPE_ACTION_ROW, "2. Third*");
  g_assert_true (can_do (page, "step-down"));
  do_action (page, "delete-step");
  g_assert_cmpuint (bastide_lesson_editor_get_n_steps (get_editor (page)), ==, 2);
  do_action (page, "undo");
  user_wait_for (page, ADW_TYPE_ACTION_ROW, "2. Third*");
  gtk_window_destroy (bastide_page_get_window (page));
  inside_close (window);
}

/* (transfer full) */
static char *
read_text (GtkWidget *text)
{
  GtkTextIter start, end;

  if (GTK_IS_EDITABLE (text))
    return g_strdup (gtk_editable_get_text (GTK_EDITABLE (text)));
  gtk_text_buffer_get_bounds (gtk_text_view_get_buffer (GTK_TEXT_VIEW (text)), &start, &end);

  return gtk_text_buffer_get_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (text)), &start, &end, FALSE);
}

static gboolean
says_typed (GtkWidget *text)
{
  g_autofree char *said = read_text (text);

  return strstr (said, "Typed") != NULL;
}

static guint
count_steps (BastidePage *page)
{
  return bastide_lesson_editor_get_n_steps (get_editor (page));
}

/* While the cursor is in a text undo is the text's; a step that was deleted comes back from elsewhere, and in a text as
 * long as nothing was typed since. */
static void
test_undo_in_text (void)
{
  BastideWindow *window = inside_open ();
  BastidePage *page = open_editor (window);
  GtkWindow *editor = bastide_page_get_window (page);
  GtkWidget *texts[] = { inside_child (page, "name"), inside_child (page, "aim"), inside_child (page, "text") };

  do_action (page, "add-step");
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      gtk_widget_grab_focus (texts[i]);
      do_action (page, "delete-step");
      user_press (editor, "<Control>z");
      g_assert_cmpuint (count_steps (page), ==, 2);

      do_action (page, "delete-step");
      gtk_widget_grab_focus (texts[i]);
      user_type (editor, "Typed");
      g_assert_true (says_typed (texts[i]));
      user_press (editor, "<Control>z <Control>z");
      g_assert_false (says_typed (texts[i]));
      g_assert_cmpuint (count_steps (page), ==, 1);
      user_press (editor, "<Control><Shift>z");
      g_assert_true (says_typed (texts[i]));
      user_press (editor, "<Control>z");

      gtk_window_set_focus (editor, NULL);
      user_press (editor, "<Control>z");
      g_assert_cmpuint (count_steps (page), ==, 2);
    }
  gtk_window_destroy (editor);
  inside_close (window);
}

/* From the courses: of the position in the study, one lesson at a time; without a position, it is set up first. */
static void
test_begun (void)
{
  BastideWindow *window = inside_open ();
  BastidePage *page;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.make", "s", "lesson");
  g_assert_cmpstr (bastide_page_get_name (bastide_window_get_page (window)), ==, "study");
  user_sees (window, "Set up the position, then choose Make*");
  inside_close (window);

  window = inside_open ();
  page = open_editor (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "learn");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.make", "s", "lesson");
  g_assert_true (gtk_application_get_active_window (GTK_APPLICATION (inside_get_application ()))
                 == bastide_page_get_window (page));
  g_assert_cmpuint (bastide_lesson_editor_get_n_steps (get_editor (page)), ==, 1);
  gtk_window_destroy (bastide_page_get_window (page));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.make", "s", "lesson");
  page = bastide_window_get_page (BASTIDE_WINDOW (
    gtk_application_get_active_window (GTK_APPLICATION (inside_get_application ()))));
  g_assert_cmpuint (bastide_lesson_editor_get_n_steps (get_editor (page)), ==, 1);
  gtk_window_destroy (bastide_page_get_window (page));
  inside_close (window);
}

static guint
count_drawn (BastideBoard *board)
{
  const BstNode *node = bastide_study_get_node (bastide_board_get_study (board));

  return node->marks != NULL ? node->marks->len : 0;
}

/* What is drawn and played on the preview is the step's. */
static void
test_drawn (void)
{
  BastideWindow *window = inside_open ();
  BastidePage *page = open_editor (window);
  GtkWidget *board = inside_find (GTK_WIDGET (page), BASTIDE_TYPE_BOARD, NULL);
  BstMark mark = { .kind = BST_MARK_RING };

  bastide_study_toggle_mark (bastide_board_get_study (BASTIDE_BOARD (board)), &mark);
  g_assert_cmpuint (bastide_lesson_editor_get_step (get_editor (page))->marks->len, ==, 1);
  do_action (page, "duplicate-step");
  g_assert_cmpuint (bastide_lesson_editor_get_step (get_editor (page))->marks->len, ==, 1);
  bastide_study_toggle_mark (bastide_board_get_study (BASTIDE_BOARD (board)), &mark);
  g_assert_cmpuint (bastide_lesson_editor_get_step (get_editor (page))->marks->len, ==, 0);

  /* Each time that a step is shown, what it has is drawn, and no more. */
  bastide_lesson_editor_select (get_editor (page), 0);
  bastide_lesson_editor_select (get_editor (page), 1);
  g_assert_cmpuint (count_drawn (BASTIDE_BOARD (board)), ==, 0);
  bastide_lesson_editor_select (get_editor (page), 0);
  g_assert_cmpuint (count_drawn (BASTIDE_BOARD (board)), ==, 1);
  gtk_window_destroy (bastide_page_get_window (page));
  inside_close (window);
}

static gboolean
is_tile_row (GtkWidget *row)
{
  return g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), "Tile to lay") == 0;
}

static gboolean
is_picture (GtkWidget *image)
{
  return gtk_image_get_storage_type (GTK_IMAGE (image)) == GTK_IMAGE_PAINTABLE;
}

static gboolean
is_played (gpointer page)
{
  return bastide_lesson_editor_get_step (get_editor (page))->moves->len == 1;
}

/* A move that is shown is laid on the preview, where the game has it; no figure comes with it. */
static void
test_shown (void)
{
  BastideWindow *window = inside_open ();
  BastidePage *page = open_editor (window);
  BastideBoard *board = BASTIDE_BOARD (inside_find (GTK_WIDGET (page), BASTIDE_TYPE_BOARD, NULL));
  BastideStudy *study = inside_study (window)->study;
  const BstMove *move = &bastide_study_get_line_node (study, 13)->move;
  const BstPosition *position = bastide_study_get_position (study);
  GtkWidget *row;
  guint selected = 0;

  bastide_lesson_editor_set_kind (get_editor (page), BST_LESSON_SHOW);
  for (int type = 0; type <= move->type; type++)
    selected += bst_position_get_remaining (position, (guint) type) > 0;
  row = inside_find (GTK_WIDGET (page), ADW_TYPE_COMBO_ROW, is_tile_row);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
  g_assert_nonnull (inside_find (row, GTK_TYPE_IMAGE, is_picture));
  user_click_cell (board, move->x, move->y);
  user_click (page, GTK_TYPE_BUTTON, "No Figure");
  inside_wait (is_played, page);
  do_action (page, "take-back");
  g_assert_cmpuint (bastide_lesson_editor_get_step (get_editor (page))->moves->len, ==, 0);
  gtk_window_destroy (bastide_page_get_window (page));
  inside_close (window);
}

static gboolean
is_in_focus (gpointer widget)
{
  return gtk_root_get_focus (gtk_widget_get_root (widget)) == widget;
}

/* Arrow keys go from the board to its cells, as where a lesson is passed: first to the tile that was laid last. */
static void
test_keys (void)
{
  BastideWindow *window = inside_open ();
  BastidePage *page = open_editor (window);
  BastideBoard *board = BASTIDE_BOARD (inside_find (GTK_WIDGET (page), BASTIDE_TYPE_BOARD, NULL));
  GtkWindow *own = bastide_page_get_window (page);
  const BstTile *tiles;
  guint n_tiles;
  int x, y;

  tiles = bst_position_get_tiles (bst_lesson_step_get_position (bastide_lesson_editor_get_step (get_editor (page))),
                                  &n_tiles);
  inside_settle ();
  gtk_widget_grab_focus (GTK_WIDGET (board));
  inside_wait (is_in_focus, board);
  user_press (own, "Right");
  g_assert_true (bastide_desk_get_cursor (BASTIDE_DESK (board), &x, &y));
  g_assert_cmpint (x, ==, tiles[n_tiles - 1].x);
  g_assert_cmpint (y, ==, tiles[n_tiles - 1].y);
  gtk_window_destroy (own);
  inside_close (window);
}

/* Asks this of no tile. */
static void
ask (BastidePage *page,
     BstTaskKind  task)
{
  BstPuzzle *puzzle = bst_puzzle_copy (bastide_lesson_editor_get_step (get_editor (page))->puzzle);

  puzzle->task = task;
  puzzle->n_tiles = 0;
  bastide_lesson_editor_take_puzzle (get_editor (page), puzzle);
}

/* A question that cannot be solved is shown, and waits until it is allowed. */
static void
test_claimed (void)
{
  BastideWindow *window = inside_open ();
  BastidePage *page = open_editor (window);

  inside_wait (is_checked, page);
  g_assert_true (can_do (page, "finish"));
  bastide_lesson_editor_set_kind (get_editor (page), BST_LESSON_ASK);
  ask (page, BST_TASK_MOST_NOW);
  user_wait_for (page, GTK_TYPE_LIST_BOX_ROW, "1. *");
  g_assert_null (user_find (page, GTK_TYPE_LIST_BOX_ROW, "1. (*"));
  g_assert_false (can_do (page, "finish"));
  do_action (page, "add-step");
  inside_wait (is_checked, page);
  user_wait_for (page, ADW_TYPE_ACTION_ROW, "Step 1: *");
  g_assert_false (can_do (page, "finish"));
  user_click (page, GTK_TYPE_BUTTON, "Show");
  g_assert_cmpuint (bastide_lesson_editor_get_selected (get_editor (page)), ==, 0);
  user_click (page, GTK_TYPE_TOGGLE_BUTTON, "Allow");
  g_assert_true (can_do (page, "finish"));
  gtk_window_destroy (bastide_page_get_window (page));
  inside_close (window);
}

/* What is said of a lesson is what was checked, and no more: nothing of a sentence alone, and of a number what it states. */
static void
test_verdict (void)
{
  BastideWindow *window = inside_open ();
  BastidePage *page = open_editor (window);

  write_text (page, "The city has 12 tiles.");
  user_sees (page, "Nothing in the lesson can be checked so far*");
  write_text (page, "There are {1:count field} farms.");
  user_sees (page, "Step 1: It is * where the sentence says {1:count field}");
  g_assert_false (can_do (page, "finish"));
  user_sees (page, "1. There are 1 farms.");
  write_text (page, "{7:size field} farms");
  user_sees (page, "Step 1: This states nothing that can be checked: {7:size field}");
  bastide_lesson_editor_set_kind (get_editor (page), BST_LESSON_ASK);
  write_text (page, "Blue has {3:supply Blue} left. Who wins?");
  ask (page, BST_TASK_WINNER);
  user_sees (page, "Checked, and so: 1 question, 1 number in a sentence. What sentences say besides is not checked.");
  gtk_window_destroy (bastide_page_get_window (page));
  inside_close (window);
}

static BastidePage *
open_question (BastidePage *page)
{
  bastide_lesson_editor_set_kind (get_editor (page), BST_LESSON_ASK);
  do_action (page, "edit-question");

  return bastide_window_get_page (BASTIDE_WINDOW (
    gtk_application_get_active_window (GTK_APPLICATION (inside_get_application ()))));
}

static gboolean
is_shown_entry (GtkWidget *row)
{
  return gtk_widget_get_visible (row);
}

/* What a question of a lesson has not, such as a title, cannot be written and be lost. */
static void
test_question (void)
{
  BastideWindow *window = inside_open ();
  BastidePage *page = open_editor (window);
  BastidePage *question = open_question (page);
  GtkWidget *entry;

  entry = inside_find (GTK_WIDGET (question), ADW_TYPE_ENTRY_ROW, is_shown_entry);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (entry)), ==, "Question (optional)");
  gtk_window_destroy (bastide_page_get_window (question));
  gtk_window_destroy (bastide_page_get_window (page));
  inside_close (window);
}

/* What asks is changed by a button that is seen without scrolling, also in a lesson of some steps. */
static void
test_question_in_sight (void)
{
  BastideWindow *window = inside_open ();
  BastidePage *page = open_editor (window);
  GtkWidget *button, *pane;
  graphene_rect_t box;

  do_action (page, "add-step");
  do_action (page, "add-step");
  bastide_lesson_editor_set_kind (get_editor (page), BST_LESSON_ASK);
  button = user_wait_for (page, GTK_TYPE_BUTTON, "Edit Question*");
  pane = gtk_widget_get_ancestor (button, GTK_TYPE_SCROLLED_WINDOW);
  inside_resize (bastide_page_get_window (page), 1280, 790);
  gtk_test_widget_wait_for_draw (pane);
  g_assert_true (gtk_widget_compute_bounds (button, pane, &box));
  g_assert_cmpfloat (box.origin.y + box.size.height, <=, gtk_widget_get_height (pane));
  gtk_window_destroy (bastide_page_get_window (page));
  inside_close (window);
}

/* What is wrong is read in whole, however its sentences are broken into lines. */
static void
test_verdict_in_sight (void)
{
  BastideWindow *window = inside_open ();
  BastidePage *page = open_editor (window);
  BastidePage *question = open_question (page);
  BastidePuzzleEditor *editor = bastide_puzzle_editor_page_get_puzzle_editor (BASTIDE_PUZZLE_EDITOR_PAGE (question));
  GtkAdjustment *rows;
  GtkWidget *verdict;

  inside_resize (bastide_page_get_window (question), 1280, 790);
  bastide_puzzle_editor_set_task (editor, BST_TASK_CHOICE);
  bastide_puzzle_editor_add_choice (editor);
  bastide_puzzle_editor_set_choice (editor, 0, "A city is never completed by a road alone");
  verdict = user_wait_for (question, GTK_TYPE_LABEL, "*gets no reply*");
  gtk_test_widget_wait_for_draw (verdict);
  rows = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (verdict, GTK_TYPE_SCROLLED_WINDOW)));
  g_assert_cmpfloat (gtk_adjustment_get_upper (rows), <=, gtk_adjustment_get_page_size (rows));
  gtk_window_destroy (bastide_page_get_window (question));
  gtk_window_destroy (bastide_page_get_window (page));
  inside_close (window);
}

static GtkWindow *
find_answer_view (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (BASTIDE_IS_ANSWER_VIEW (window))
        return window;
    }

  return NULL;
}

/* Where tiles are asked for, tiles are picked in the dialog that takes an answer. */
static void
test_tiles_answered (void)
{
  BastideWindow *window = inside_open ();
  BastidePage *page = open_editor (window);
  BastidePage *question = open_question (page);
  BastidePuzzleEditor *editor = bastide_puzzle_editor_page_get_puzzle_editor (BASTIDE_PUZZLE_EDITOR_PAGE (question));
  GtkWindow *view;

  bastide_puzzle_editor_set_task (editor, BST_TASK_TILES);
  do_action (question, "add-answer");
  view = find_answer_view ();
  g_assert_nonnull (view);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (view));
  user_click_cell (BASTIDE_BOARD (user_find (view, BASTIDE_TYPE_BOARD, "*")), 0, 0);
  user_sees (view, "1 tile chosen");
  gtk_window_destroy (view);
  gtk_window_destroy (bastide_page_get_window (question));
  gtk_window_destroy (bastide_page_get_window (page));
  inside_close (window);
}

/* Enter on a tile asks of what is lit there, and after that of the next feature of the tile. */
static void
test_aimed_by_keys (void)
{
  BastideWindow *window = inside_open ();
  BastidePage *page = open_editor (window);
  BastidePage *question = open_question (page);
  BastidePuzzleEditor *editor = bastide_puzzle_editor_page_get_puzzle_editor (BASTIDE_PUZZLE_EDITOR_PAGE (question));
  BastideBoard *board = BASTIDE_BOARD (user_find (question, BASTIDE_TYPE_BOARD, "*"));
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (editor);

  bastide_puzzle_editor_set_task (editor, BST_TASK_SIZE);
  gtk_widget_grab_focus (user_wait_for_cell (board, 0, 0, "*"));
  for (guint i = 0; i < 3; i++)
    {
      user_press (bastide_page_get_window (question), i < 2 ? "Return" : "space");
      g_assert_cmpuint (bst_position_find_root (puzzle->position, bst_puzzle_find_target (puzzle)), ==,
                        bst_position_find_root (puzzle->position, bastide_board_get_cursor_part (board)));
    }
  gtk_window_destroy (bastide_page_get_window (question));
  gtk_window_destroy (bastide_page_get_window (page));
  inside_close (window);
}

/* The row goes after the click, and the keys go on in the one that took its place. */
static void
test_removed (void)
{
  BastideWindow *window = inside_open ();
  BastidePage *page = open_editor (window);
  BastidePage *question = open_question (page);
  BastidePuzzleEditor *editor = bastide_puzzle_editor_page_get_puzzle_editor (BASTIDE_PUZZLE_EDITOR_PAGE (question));
  GtkWidget *focus;

  bastide_puzzle_editor_set_task (editor, BST_TASK_COUNT);
  bastide_puzzle_editor_add_answer (editor, "21");
  bastide_puzzle_editor_add_answer (editor, "32");
  user_wait_for (question, ADW_TYPE_ACTION_ROW, "*21*");
  user_click (question, GTK_TYPE_BUTTON, "Remove this answer");
  user_wait_until_gone (question, ADW_TYPE_ACTION_ROW, "*21*");
  focus = gtk_window_get_focus (bastide_page_get_window (question));
  g_assert_nonnull (focus);
  g_assert_nonnull (user_find (gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW), GTK_TYPE_WIDGET, "*32*"));
  do_action (question, "undo");
  user_wait_for (question, ADW_TYPE_ACTION_ROW, "*21*");

  user_click (question, GTK_TYPE_BUTTON, "Remove this answer");
  user_wait_until_gone (question, ADW_TYPE_ACTION_ROW, "*21*");
  gtk_widget_grab_focus (inside_child (question, "question"));
  user_type (bastide_page_get_window (question), "Typed");
  user_press (bastide_page_get_window (question), "<Control>z <Control>z");
  g_assert_false (says_typed (inside_child (question, "question")));
  g_assert_null (user_find (question, ADW_TYPE_ACTION_ROW, "*21*"));
  gtk_window_destroy (bastide_page_get_window (question));
  gtk_window_destroy (bastide_page_get_window (page));
  inside_close (window);
}

static gboolean
is_claim_row (GtkWidget *row)
{
  return g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), "Decided by") == 0;
}

static gboolean
is_question_checked (gpointer puzzle_editor)
{
  return bastide_puzzle_editor_is_checked (puzzle_editor);
}

static gboolean
is_claimed (gpointer page)
{
  const BstLessonStep *step = bastide_lesson_editor_get_step (get_editor (page));

  return step->puzzle->claim != NULL;
}

/* What decides a statement is chosen and answered like any other task; who says otherwise is told so before. */
static void
test_decided (void)
{
  BastideWindow *window = inside_open ();
  BastidePage *page = open_editor (window);
  BastidePage *question = open_question (page);
  BastidePuzzleEditor *editor;
  GtkWidget *row;

  editor = bastide_puzzle_editor_page_get_puzzle_editor (BASTIDE_PUZZLE_EDITOR_PAGE (question));
  row = inside_find (GTK_WIDGET (question), ADW_TYPE_COMBO_ROW, is_claim_row);
  g_assert_false (gtk_widget_get_visible (row));
  bastide_puzzle_editor_set_task (editor, BST_TASK_TRUTH);
  g_assert_true (gtk_widget_get_visible (row));
  g_assert_false (can_do (question, "add-answer"));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), BST_TASK_COUNT + 1);
  g_assert_cmpint (bastide_puzzle_editor_get_asked (editor)->task, ==, BST_TASK_COUNT);
  g_assert_true (can_do (question, "add-answer"));
  bastide_puzzle_editor_answer_claim (editor, "99");
  user_wait_for (question, ADW_TYPE_ACTION_ROW, "*99*");

  bastide_puzzle_editor_add_rule (editor, "C2");
  inside_wait (is_question_checked, editor);
  do_action (question, "finish");
  user_sees (NULL, "This Puzzle Has Faults");
  gtk_window_close (inside_wait_window (ADW_TYPE_MESSAGE_DIALOG));
  inside_wait_no_window (ADW_TYPE_MESSAGE_DIALOG);
  bastide_puzzle_editor_set_true (editor, FALSE);
  inside_wait (is_question_checked, editor);
  do_action (question, "finish");
  inside_wait (is_claimed, page);
  gtk_window_destroy (bastide_page_get_window (page));
  inside_close (window);
}

/* A booklet of lessons alone is opened as one more course. */
static void
test_opened (void)
{
  BastideWindow *window = inside_open ();
  BastidePage *page = open_editor (window);
  g_autoptr (BstBooklet) booklet = bastide_booklet_file_new ("My course");
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "mine.bastide", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GError *error = NULL;

  write_text (page, "Look at the city.");
  bastide_lesson_editor_set_title (get_editor (page), "The city");
  bastide_booklet_file_insert (booklet, BASTIDE_BOOKLET_LESSONS, 0, NULL, 0, bastide_lesson_editor_dup_lesson (get_editor (page)));
  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  g_assert_true (bastide_booklet_file_save (booklet, file, &error));
  g_assert_no_error (error);
  gtk_window_destroy (bastide_page_get_window (page));
  inside_close (window);

  window = inside_open ();
  bastide_window_open (window, file);
  user_sees (window, "Look at the city.");
  g_assert_cmpstr (bastide_page_get_name (bastide_window_get_page (window)), ==, "learn");
  inside_close (window);
  g_unlink (path);
}

/* --- Changing a course --- */

/* What changes a course as it stands in its file. */
static const char * const course_changes[] = { "edit-lesson", "lesson-down", "delete-lesson" };

/* Two lessons; the first one has a step and an attribute that this version knows nothing of. */
static const char course_text[] =
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  "<bastide version=\"1\"><booklet id=\"mine\"><title>My course</title><chapter>"
  "<lesson id=\"one\"><title>One</title><say moon=\"full\"><position>basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0 | </position>"
  "<text>First words</text></say><sing><text>La</text></sing></lesson>"
  "<lesson id=\"two\"><title>Two</title><say><position>basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0 | </position>"
  "<text>Second words</text></say></lesson>"
  "</chapter></booklet></bastide>\n";

typedef struct
{
  BastideWindow *window;
  GFile         *file;
  const char    *expected;      /* titles of the lessons in the file */
  const char    *action;
} Course;

static gboolean
can_do_it (gpointer data)
{
  Course *course = data;

  return can_do (bastide_window_get_page (course->window), course->action);
}

static char *
read_course (Course *course)
{
  char *text;

  g_assert_true (g_file_get_contents (g_file_peek_path (course->file), &text, NULL, NULL));

  return text;
}

static gboolean
has_titles (gpointer data)
{
  Course *course = data;
  g_autoptr (BstBooklet) booklet = bastide_booklet_file_open (course->file, NULL);
  g_autoptr (GString) titles = g_string_new (NULL);

  g_assert_nonnull (booklet);
  for (guint i = 0; i < bst_booklet_count_lessons (booklet); i++)
    g_string_append (titles, bst_booklet_get_lesson (booklet, i)->title);

  return g_str_equal (titles->str, course->expected);
}

/* @action: on the page of lessons; then the file has these titles. */
static void
change (Course     *course,
        const char *action,
        const char *titles)
{
  course->action = action;
  inside_wait (can_do_it, course);
  do_action (bastide_window_get_page (course->window), action);
  course->expected = titles;
  inside_wait (has_titles, course);
}

static gboolean
is_learning (gpointer window)
{
  return g_str_equal (bastide_page_get_name (bastide_window_get_page (window)), "learn");
}

static gboolean
is_shown (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget);
}

/* Lessons of a booklet change places, go, come back, and are edited; what was not understood stays. */
static void
test_changed (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "changed.bastide", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  Course course = { inside_open (), file, NULL, NULL };
  BastidePage *editor;
  GtkWidget *search;
  g_autofree char *text = NULL;

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  g_assert_true (g_file_set_contents (path, course_text, -1, NULL));
  bastide_window_open (course.window, file);
  user_sees (course.window, "First words");

  change (&course, "lesson-down", "TwoOne");
  change (&course, "lesson-up", "OneTwo");
  change (&course, "delete-lesson", "Two");
  user_sees (course.window, "Second words");
  change (&course, "undo", "OneTwo");
  user_sees (course.window, "First words");
  change (&course, "redo", "Two");
  user_sees (course.window, "Second words");
  change (&course, "delete-lesson", "");
  user_wait_until_gone (course.window, GTK_TYPE_LABEL, "Second words");
  /* In a text undo is the text's, here as well. */
  user_click (course.window, GTK_TYPE_TOGGLE_BUTTON, "Rule Book");
  search = inside_find (GTK_WIDGET (course.window), GTK_TYPE_SEARCH_ENTRY, is_shown);
  gtk_widget_grab_focus (search);
  user_type (course.window, "cloister");
  user_press (course.window, "<Control>z <Control>z");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  g_assert_true (has_titles (&course));
  user_click (course.window, GTK_TYPE_TOGGLE_BUTTON, "Courses");
  change (&course, "undo", "Two");
  user_sees (course.window, "Second words");
  g_assert_true (g_file_set_contents (path, course_text, -1, NULL));
  bastide_window_open (course.window, file);
  user_sees (course.window, "First words");

  course.action = "edit-lesson";
  inside_wait (can_do_it, &course);
  do_action (bastide_window_get_page (course.window), "edit-lesson");
  editor = bastide_window_get_page (course.window);
  g_assert_true (BASTIDE_IS_LESSON_EDITOR_PAGE (editor));
  bastide_lesson_editor_set_title (get_editor (editor), "Won");
  inside_wait (is_checked, editor);
  do_action (editor, "finish");
  course.expected = "WonTwo";
  inside_wait (has_titles, &course);
  /* The file is written before the editor makes room. */
  inside_wait (is_learning, course.window);
  user_sees (course.window, "Won");
  text = read_course (&course);
  g_assert_nonnull (strstr (text, "moon=\"full\""));
  g_assert_nonnull (strstr (text, "<sing>"));
  inside_close (course.window);
  g_unlink (path);
}

/* What can be read of a damaged file is shown, and said to be a part; it is changed in a copy alone. */
static void
test_damaged (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "damaged.bastide", NULL);
  g_autofree char *half = g_strndup (course_text, (gsize) (strstr (course_text, "Second") - course_text));
  g_autofree char *left = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  Course course = { inside_open (), file, NULL, "edit-lesson" };

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  g_assert_true (g_file_set_contents (path, half, -1, NULL));
  bastide_window_open (course.window, file);
  user_sees (course.window, "First words");
  user_sees (course.window, "*the file is damaged*line 2*");
  inside_wait (can_do_it, &course);
  do_action (bastide_window_get_page (course.window), "edit-lesson");
  user_sees (course.window, "The file of this booklet is damaged*");
  user_sees (course.window, "Save a Copy*");
  left = read_course (&course);
  g_assert_cmpstr (left, ==, half);
  inside_close (course.window);
  g_unlink (path);
}

/* A booklet that was deleted by another program is said to be gone, whatever is to be changed; when it is there again, it
 * can be changed. */
static void
test_gone (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gone.bastide", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  Course course = { inside_open (), file, NULL, NULL };

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  g_assert_true (g_file_set_contents (path, course_text, -1, NULL));
  bastide_window_open (course.window, file);
  user_sees (course.window, "First words");
  g_unlink (path);
  for (guint i = 0; i < G_N_ELEMENTS (course_changes); i++)
    {
      course.action = course_changes[i];
      inside_wait (can_do_it, &course);
      do_action (bastide_window_get_page (course.window), course.action);
      user_sees (course.window, "The file of this booklet was moved or deleted.*");
      user_sees (course.window, "Save a Copy*");
      bastide_page_tell (bastide_window_get_page (course.window), "Next");
    }
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (is_learning (course.window));
  g_assert_true (g_file_set_contents (path, course_text, -1, NULL));
  change (&course, "lesson-down", "TwoOne");
  inside_close (course.window);
  g_unlink (path);
}

/* A toast has room for the first thing that is wrong with a file, and leads to the others. */
static void
test_remarks (void)
{
  static const char text[] = "<bastide version=\"1\"><booklet><title>Mine</title><chapter><lesson id=\"a\" rules=\"ZZ1 ZZ2\">"
                             "<say><position>basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0 | </position>"
                             "<text>Words</text></say></lesson></chapter></booklet></bastide>";
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "remarks.bastide", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  BastideWindow *window = inside_open ();

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  bastide_window_open (window, file);
  user_sees (window, "*ZZ1*(and 1 more remark)");
  user_click (window, GTK_TYPE_BUTTON, "Show All");
  user_sees (NULL, "*line 1: *ZZ1*line 1: *ZZ2*");
  inside_close (window);
  g_unlink (path);
}

/* A course that comes with Bastide stays as it is, and a copy is offered. */
static void
test_bundled (void)
{
  Course course = { inside_open (), NULL, NULL, "edit-lesson" };

  gtk_widget_activate_action (GTK_WIDGET (course.window), "win.page", "s", "learn");
  inside_wait (can_do_it, &course);
  do_action (bastide_window_get_page (course.window), "edit-lesson");
  user_sees (course.window, "This booklet comes with Bastide and cannot be changed.");
  user_sees (course.window, "Save a Copy*");
  g_assert_cmpstr (bastide_page_get_name (bastide_window_get_page (course.window)), ==, "learn");
  inside_close (course.window);
}

/* --- Coming back --- */

/* The page of that name in any window. (nullable) */
static BastidePage *
find_page (const char *name)
{
  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (inside_get_application ())); at != NULL; at = at->next)
    if (BASTIDE_IS_WINDOW (at->data) && g_str_equal (bastide_page_get_name (bastide_window_get_page (at->data)), name))
      return bastide_window_get_page (at->data);

  return NULL;
}

static gboolean
is_page_there (gpointer name)
{
  return find_page (name) != NULL;
}

static BastidePage *
wait_for_page (const char *name)
{
  inside_wait (is_page_there, (gpointer) name);

  return find_page (name);
}

static gboolean
is_page_gone (gpointer name)
{
  return find_page (name) == NULL;
}

/* The program ends, with all that is being made, and starts again. */
static void
start_again (void)
{
  inside_restart ();
  g_application_activate (G_APPLICATION (inside_get_application ()));
}

/* Nothing is left that another start would show. */
static void
leave_all (void)
{
  BastidePage *page = find_page ("lesson-editor");

  if (page != NULL)
    bastide_making_page_leave (BASTIDE_MAKING_PAGE (page));
  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (inside_get_application ())); at != NULL;
       at = gtk_application_get_windows (GTK_APPLICATION (inside_get_application ())))
    {
      bastide_document_forget (bastide_study_page_get_document (inside_study (at->data)));
      gtk_window_destroy (at->data);
    }
}

/* A lesson that was being made is there after the next start: its step that was worked on, and what that asks, on its
 * page. The next game from which a lesson is made gives it its steps. */
static void
test_comes_back (void)
{
  BastideWindow *window;
  BastidePage *page, *question;
  const BstPuzzle *puzzle;

  inside_restart ();
  window = inside_open ();
  page = open_editor (window);
  write_text (page, "Look at <the city> & count.");
  do_action (page, "add-step");
  question = open_question (page);
  bastide_puzzle_editor_set_task (bastide_puzzle_editor_page_get_puzzle_editor (BASTIDE_PUZZLE_EDITOR_PAGE (question)),
                                  BST_TASK_OWNER);
  bastide_puzzle_editor_set_question (
    bastide_puzzle_editor_page_get_puzzle_editor (BASTIDE_PUZZLE_EDITOR_PAGE (question)), "Whose is it?");

  start_again ();
  page = wait_for_page ("lesson-editor");
  g_assert_cmpuint (bastide_lesson_editor_get_n_steps (get_editor (page)), ==, 2);
  g_assert_cmpuint (bastide_lesson_editor_get_selected (get_editor (page)), ==, 1);
  g_assert_cmpstr (bastide_lesson_editor_get_text (get_editor (page), 0), ==, "Look at <the city> & count.");
  question = wait_for_page ("puzzle-editor");
  g_assert_false (can_do (page, "add-step"));
  puzzle = bastide_puzzle_editor_get_puzzle (
    bastide_puzzle_editor_page_get_puzzle_editor (BASTIDE_PUZZLE_EDITOR_PAGE (question)));
  g_assert_cmpint (puzzle->task, ==, BST_TASK_OWNER);
  g_assert_cmpstr (puzzle->question, ==, "Whose is it?");
  do_action (question, "cancel");
  inside_wait (is_page_gone, (gpointer) "puzzle-editor");

  page = wait_for_page ("study");
  do_action (page, "make-lesson");
  page = wait_for_page ("lesson-editor");
  g_assert_cmpuint (bastide_lesson_editor_get_n_steps (get_editor (page)), ==, 3);
  leave_all ();
}

/* A lesson of a booklet that was being changed comes back, too, and into its place; from a booklet that is gone it is a new
 * one. */
static void
test_change_comes_back (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "left.bastide", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  Course course = { NULL, file, NULL, "edit-lesson" };
  BastidePage *editor;

  for (guint i = 0; i < 2; i++)
    {
      inside_restart ();
      course.window = inside_open ();
      g_mkdir_with_parents (g_get_user_data_dir (), 0700);
      g_assert_true (g_file_set_contents (path, course_text, -1, NULL));
      bastide_window_open (course.window, file);
      user_sees (course.window, "First words");
      inside_wait (can_do_it, &course);
      do_action (bastide_window_get_page (course.window), "edit-lesson");
      bastide_lesson_editor_set_title (get_editor (wait_for_page ("lesson-editor")), "Won");
      if (i == 1)
        g_unlink (path);

      start_again ();
      editor = wait_for_page ("lesson-editor");
      g_assert_cmpstr (bastide_lesson_editor_get_lesson (get_editor (editor))->title, ==, "Won");
      g_assert_cmpint (bastide_making_page_is_new (BASTIDE_MAKING_PAGE (editor)), ==, i == 1);
      inside_wait (is_checked, editor);
      do_action (editor, "finish");
      if (i == 0)
        {
          course.expected = "WonTwo";
          inside_wait (has_titles, &course);
          inside_wait (is_page_gone, (gpointer) "lesson-editor");
        }
      leave_all ();
    }
  g_unlink (path);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/lesson-editor-page/comes-back", test_comes_back);
  g_test_add_func ("/lesson-editor-page/change-comes-back", test_change_comes_back);
  g_test_add_func ("/lesson-editor-page/recorded", test_recorded);
  g_test_add_func ("/lesson-editor-page/begun", test_begun);
  g_test_add_func ("/lesson-editor-page/drawn", test_drawn);
  g_test_add_func ("/lesson-editor-page/shown", test_shown);
  g_test_add_func ("/lesson-editor-page/keys", test_keys);
  g_test_add_func ("/lesson-editor-page/claimed", test_claimed);
  g_test_add_func ("/lesson-editor-page/verdict", test_verdict);
  g_test_add_func ("/lesson-editor-page/question", test_question);
  g_test_add_func ("/lesson-editor-page/question-in-sight", test_question_in_sight);
  g_test_add_func ("/lesson-editor-page/verdict-in-sight", test_verdict_in_sight);
  g_test_add_func ("/lesson-editor-page/tiles-answered", test_tiles_answered);
  g_test_add_func ("/lesson-editor-page/aimed-by-keys", test_aimed_by_keys);
  g_test_add_func ("/lesson-editor-page/removed", test_removed);
  g_test_add_func ("/lesson-editor-page/decided", test_decided);
  g_test_add_func ("/lesson-editor-page/opened", test_opened);

  g_test_add_func ("/lesson-editor-page/changed", test_changed);

  g_test_add_func ("/lesson-editor-page/undo-in-text", test_undo_in_text);
  g_test_add_func ("/lesson-editor-page/damaged", test_damaged);
  g_test_add_func ("/lesson-editor-page/gone", test_gone);
  g_test_add_func ("/lesson-editor-page/remarks", test_remarks);
  g_test_add_func ("/lesson-editor-page/bundled", test_bundled);

  return inside_run ();
}
