/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bar of the points that are expected. */

#include "config.h"

#include "inside-user.h"

#include <math.h>

static BastideScoreBar *
get_bar (gpointer window)
{
  return inside_study (window)->score_bar;
}

static gboolean
is_settled (gpointer window)
{
  return bastide_score_bar_is_settled (get_bar (window)) && gtk_widget_get_opacity (GTK_WIDGET (get_bar (window))) == 1.0;
}

static BastideWindow *
open_at (guint place)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  bastide_study_set_index (inside_study (window)->study, place);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

/* As the key does it, held for so many milliseconds. */
static void
hold_key (BastideWindow *window,
          guint          key,
          guint32        time)
{
  bastide_page_press_key (BASTIDE_PAGE (inside_study (window)), key, 0, 0);
  bastide_page_release_key (BASTIDE_PAGE (inside_study (window)), key, time);
}

static void
assert_expected (BastideWindow *window)
{
  const BstOddsSettings settings = { .seed = 5 };
  const BstPosition *position = bastide_study_get_position (inside_study (window)->study);
  g_autoptr (BstProjection) projection = bst_projection_new (position, &settings);
  BstProjectionResult result;

  while (bst_projection_step (projection, 1000))
    ;
  bst_projection_get (projection, &result);
  for (guint p = 0; p < 2; p++)
    g_assert_cmpfloat (fabs (bastide_score_bar_get_expected (get_bar (window), p) - result.expected[p]), <,
                       result.exact ? 0.001 : 0.5);
}

/* It has the numbers of the analysis, and follows the game. */
static void
test_expected (void)
{
  BastideWindow *window = open_at (66);
  BastideStudyPage *page = inside_study (window);

  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->score_bar)));
  hold_key (window, GDK_KEY_v, 20);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (page->score_bar)));
  inside_wait (is_settled, window);
  assert_expected (window);
  bastide_study_set_index (page->study, 40);
  g_assert_false (is_settled (window));
  inside_wait (is_settled, window);
  assert_expected (window);
  user_sees (window, "Expected at the end: Ilinca *, Stefan * (*)");
  hold_key (window, GDK_KEY_v, 20);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->score_bar)));
  inside_close (window);
}

/* A key that is held shows it only so long. */
static void
test_glance (void)
{
  BastideWindow *window = open_at (40);
  BastideStudyPage *page = inside_study (window);

  bastide_page_press_key (BASTIDE_PAGE (page), GDK_KEY_v, 0, 0);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (page->score_bar)));
  bastide_page_release_key (BASTIDE_PAGE (page), GDK_KEY_v, 1000);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->score_bar)));
  hold_key (window, GDK_KEY_d, 1000);
  g_assert_false (bastide_draw_map_is_active (bastide_bag_get_draw_map (page->bag)));
  inside_close (window);
}

static void
test_exam (void)
{
  BastideWindow *window = open_at (40);
  BastideStudyPage *page = inside_study (window);

  hold_key (window, GDK_KEY_v, 20);
  bastide_study_set_exam (page->study, TRUE);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->score_bar)));
  hold_key (window, GDK_KEY_v, 20);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->score_bar)));
  user_wait_for (window, GTK_TYPE_LABEL, "Off in exam mode");
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/score-bar/expected", test_expected);
  g_test_add_func ("/score-bar/glance", test_glance);
  g_test_add_func ("/score-bar/exam", test_exam);

  return inside_run ();
}
