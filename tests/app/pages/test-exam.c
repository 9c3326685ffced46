/* SPDX-License-Identifier: GPL-3.0-or-later */

/* In an exam nothing is told that follows from the position. */

#include "config.h"

#include "bastide-cell.h"
#include "bastide-chart-plot.h"
#include "bastide-move-item.h"
#include "bastide-move-list.h"
#include "bastide-study-text.h"
#include "inside-user.h"

#include <bst-render-overlay.h>

static BastideWindow *
open_in_the_middle (void)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  bastide_study_set_index (inside_study (window)->study, 30);

  return window;
}

static void
assert_told (BastideWindow *window,
             gboolean       is_told)
{
  BastideStudyPage *page = inside_study (window);

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true ((user_find (page->bag, GTK_TYPE_WIDGET, "Tile A: * of 2 left") != NULL) == is_told);
  g_assert_true ((user_find (page->bag, GTK_TYPE_LABEL, "* of 71 tiles left*") != NULL) == is_told);
  g_assert_true ((user_find (page, GTK_TYPE_LABEL, "* tiles left*") != NULL) == is_told);
  g_assert_true ((user_find (page->players, GTK_TYPE_WIDGET, "*pending*") != NULL) == is_told);
  g_assert_true ((user_find (page->players, GTK_TYPE_LABEL, "→ *") != NULL) == is_told);
  g_assert_true (gtk_stack_page_get_visible (gtk_stack_get_page (page->tabs, GTK_WIDGET (page->features)))
                 == is_told);
  g_assert_true ((user_find (page->bag, GTK_TYPE_TOGGLE_BUTTON, "Only what is left") != NULL) == is_told);
  g_assert_true (gtk_widget_get_visible (inside_header (window, "exam_chip")) != is_told);
}

/* The chip is there while it is on, and takes it back; another window knows nothing of it. */
static void
test_on_and_off (void)
{
  BastideWindow *window = open_in_the_middle ();
  BastideWindow *other = open_in_the_middle ();

  user_wait_for (inside_board (window), BASTIDE_TYPE_CELL, "*legal for the tile in hand*");
  assert_told (window, TRUE);
  user_press (window, "<Control><Shift>x");
  assert_told (window, FALSE);
  assert_told (other, TRUE);
  user_wait_until_gone (inside_board (window), BASTIDE_TYPE_CELL, "*legal for the tile in hand*");
  user_click (window, GTK_TYPE_BUTTON, "Leave exam mode");
  assert_told (window, TRUE);
  user_wait_for (inside_board (window), BASTIDE_TYPE_CELL, "*legal for the tile in hand*");
  inside_close (other);
  inside_close (window);
}

/* How far a feature goes, who owns it and what it is worth is not told under the pointer, nor by the cells. */
static void
test_features (void)
{
  BastideWindow *window = open_in_the_middle ();
  BastideStudyPage *page = inside_study (window);
  GtkWidget *card = GTK_WIDGET (page->card);

  user_wait_for (page->board, BASTIDE_TYPE_CELL, "*owned by*");
  bastide_board_set_lit (page->board, 0);
  g_assert_true (gtk_widget_has_css_class (card, "shown"));
  user_press (window, "<Control><Shift>x");
  g_assert_false (gtk_widget_has_css_class (card, "shown"));
  bastide_board_set_lit (page->board, 0);
  g_assert_false (gtk_widget_has_css_class (card, "shown"));
  user_wait_until_gone (page->board, BASTIDE_TYPE_CELL, "*owned by*");
  user_press (window, "<Control><Shift>x");
  bastide_board_set_lit (page->board, 1);
  g_assert_true (gtk_widget_has_css_class (card, "shown"));
  inside_close (window);
}

/* A key for what is off says so. */
static void
test_keys (void)
{
  BastideWindow *window = open_in_the_middle ();
  BastideBoard *board = inside_board (window);

  user_press (window, "l");
  bastide_page_release_key (BASTIDE_PAGE (inside_study (window)), GDK_KEY_l, 0);
  g_assert_cmphex (bastide_board_get_show (board), ==, BST_RENDER_SHOW_LEGAL);
  user_press (window, "<Control><Shift>x");
  g_assert_cmphex (bastide_board_get_show (board), ==, 0);
  user_press (window, "l");
  bastide_page_release_key (BASTIDE_PAGE (inside_study (window)), GDK_KEY_l, 0);
  user_wait_for (window, GTK_TYPE_LABEL, "Off in exam mode");
  g_assert_cmphex (bastide_board_get_show (board), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.on-cells", "s", "show-legal");
  g_assert_cmphex (bastide_board_get_show (board), ==, 0);
  user_press (window, "h");
  bastide_page_release_key (BASTIDE_PAGE (inside_study (window)), GDK_KEY_h, 0);
  g_assert_cmphex (bastide_board_get_show (board), ==, 0);
  bastide_bag_set_selected (inside_study (window)->bag, 0);
  g_assert_cmphex (bastide_board_get_show (board), ==, 0);
  user_press (window, "o");
  bastide_page_release_key (BASTIDE_PAGE (inside_study (window)), GDK_KEY_o, 0);
  g_assert_cmphex (bastide_board_get_show (board), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.on-tiles", "s", "show-cities");
  g_assert_cmphex (bastide_board_get_show (board), ==, 0);
  inside_close (window);
}

/* What is refused says why, and does not offer what is off. */
static void
test_refusal (void)
{
  BastideWindow *window = open_in_the_middle ();
  BastideStudyPage *page = inside_study (window);
  BstTileSet *set;

  user_press (window, "<Control><Shift>x");
  bastide_study_set_index (page->study, 0);
  set = bst_game_get_tile_set (bastide_study_get_game (page->study));
  bastide_bag_set_selected (page->bag, bst_tile_set_find (set, "C"));
  user_wait_for_cell (page->board, -1, -1, "*empty*");
  user_click_cell (page->board, -1, -1);
  user_sees (page->turn_layer, "*P1: *");
  g_assert_null (user_find (page->turn_layer, GTK_TYPE_TOGGLE_BUTTON, "Legal Cells"));
  user_press (window, "Escape");
  inside_close (window);
}

/* The score sheet has what was paid, not what would be. */
static void
test_scores (void)
{
  BastideWindow *window = open_in_the_middle ();
  BastideScoresPane *scores = inside_study (window)->scores;

  gtk_stack_set_visible_child_name (inside_study (window)->tabs, "scores");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  user_wait_for (scores, GTK_TYPE_WIDGET, "If the game ended now");
  user_press (window, "<Control><Shift>x");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_null (user_find (scores, GTK_TYPE_WIDGET, "If the game ended now"));
  inside_close (window);
}

/* Moves that are listed tell no points, and the course of the score ends where one is. */
static void
test_later_moves (void)
{
  BastideWindow *window = open_in_the_middle ();
  BastideStudyPage *page = inside_study (window);
  BastideStudy *study = page->study;
  guint last = bastide_study_get_line_length (study) - 1;
  BastideChartPlot plot;
  g_autofree char *later = NULL;
  g_autofree char *reached = NULL;

  user_press (window, "<Control><Shift>x");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  bastide_chart_plot_init (&plot, bastide_study_get_shown (study), bastide_study_is_exam (study), NULL, 600, 88, 1);
  for (guint i = 30; i <= last; i++)
    g_assert_cmpint (bastide_chart_plot_get_value (&plot, i, 0, TRUE), ==,
                     bastide_chart_plot_get_value (&plot, 30, 0, FALSE));
  later = bastide_study_text_dup_place (study, last);
  g_assert_cmpstr (later, ==, "Move 71 of 71");
  reached = bastide_study_text_dup_place (study, 30);
  g_assert_true (g_str_has_prefix (reached, "Move 30 of 71: "));
  inside_close (window);
}

static guint
count_rows (BastideWindow *window)
{
  GtkListView *view = inside_child (inside_study (window)->moves, "view");

  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (view)));
}

/* The list ends with the move that is shown, and grows with it; all are there again afterwards. */
static void
test_moves_to_come (void)
{
  BastideWindow *window = open_in_the_middle ();
  guint n_all = count_rows (window);

  user_press (window, "<Control><Shift>x");
  g_assert_cmpuint (count_rows (window), ==, 31);
  user_press (window, "Right");
  g_assert_cmpuint (count_rows (window), ==, 32);
  user_press (window, "Left Left");
  g_assert_cmpuint (count_rows (window), ==, 30);
  inside_open_sample (window);
  user_press (window, "Home");
  g_assert_cmpuint (count_rows (window), ==, 1);
  user_press (window, "<Control><Shift>x");
  g_assert_cmpuint (count_rows (window), ==, n_all);
  inside_close (window);
}

static void
test_move_items (void)
{
  BastideWindow *window = open_in_the_middle ();
  g_autoptr (BastideMoveList) list = bastide_move_list_new ();
  guint n_told[2] = { 0 };

  bastide_move_list_set_record (list, bastide_study_get_record (inside_study (window)->study));
  for (guint is_exam = 0; is_exam < 2; is_exam++)
    {
      bastide_move_list_set_exam (list, is_exam != 0);
      for (guint i = 1; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
        {
          g_autoptr (BastideMoveItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

          n_told[is_exam] += bastide_move_item_get_points (item, 0) != 0
                             || bastide_move_item_get_glyph (item) != BST_GLYPH_NONE;
        }
    }
  g_assert_cmpuint (n_told[FALSE], >, 0);
  g_assert_cmpuint (n_told[TRUE], ==, 0);
  inside_close (window);
}

/* Nor does the bag of edit mode, nor a puzzle that somebody makes of the position. */
static void
test_other_modes (void)
{
  BastideWindow *window = open_in_the_middle ();

  user_press (window, "<Control><Shift>x");
  user_press (window, "<Control><Shift>p");
  user_wait_for (window, GTK_TYPE_LABEL, "Off in exam mode");
  user_press (window, "<Control>e");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_null (user_find (window, GTK_TYPE_LABEL, "*in the bag*"));
  user_press (window, "<Control><Shift>x");
  user_wait_for (window, GTK_TYPE_LABEL, "*in the bag*");
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/exam/on-and-off", test_on_and_off);
  g_test_add_func ("/exam/features", test_features);
  g_test_add_func ("/exam/keys", test_keys);
  g_test_add_func ("/exam/refusal", test_refusal);
  g_test_add_func ("/exam/scores", test_scores);
  g_test_add_func ("/exam/later-moves", test_later_moves);
  g_test_add_func ("/exam/moves-to-come", test_moves_to_come);
  g_test_add_func ("/exam/move-items", test_move_items);
  g_test_add_func ("/exam/other-modes", test_other_modes);

  return inside_run ();
}
