/* SPDX-License-Identifier: GPL-3.0-or-later */

/* In an exam nothing is told that follows from the position. */

#include "config.h"

#include "bastide-cell.h"
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
  g_assert_true (gtk_widget_get_visible (inside_child (page->card, "worth")) == is_told);
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

/* A key for what is off says so; what lies on tiles is shown still. */
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
  bastide_bag_set_selected (inside_study (window)->bag, 0);
  g_assert_cmphex (bastide_board_get_show (board), ==, 0);
  user_press (window, "o");
  g_assert_cmphex (bastide_board_get_show (board), ==, BST_RENDER_SHOW_OWNERS);
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

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/exam/on-and-off", test_on_and_off);
  g_test_add_func ("/exam/keys", test_keys);
  g_test_add_func ("/exam/scores", test_scores);

  return inside_run ();
}
