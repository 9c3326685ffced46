/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Scales and marks of the chart of the score. */

#include "config.h"

#include "bastide-chart-plot.h"

#include <bst-io-open.h>

#include "random-game.h"

#define WIDTH  700
#define HEIGHT 88

static BastideStudy *
make_study (BstRecord *record)
{
  BastideStudy *study = bastide_study_new ();

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));

  return study;
}


static void
test_step (void)
{
  g_assert_cmpfloat (bastide_chart_plot_find_step (4, 4), ==, 1);
  g_assert_cmpfloat (bastide_chart_plot_find_step (5, 4), ==, 2);
  g_assert_cmpfloat (bastide_chart_plot_find_step (21, 4), ==, 10);
  g_assert_cmpfloat (bastide_chart_plot_find_step (81, 4), ==, 50);
  g_assert_cmpfloat (bastide_chart_plot_find_step (900, 4), ==, 500);
  g_assert_cmpfloat (bastide_chart_plot_find_step (100, 1), ==, 100);
}

/* Six who are level are read as well as those who are not. */
static void
test_spread (void)
{
  double level[] = { 80, 80, 80, 80, 80, 80 };
  double apart[] = { 10, 40, 46, 80 };
  double many[] = { 50, 50, 50, 50, 50, 50 };

  bastide_chart_plot_spread (level, 6, 12, 88);
  g_assert_cmpfloat (level[0], >=, 6);
  g_assert_cmpfloat (level[5], <=, 82);
  for (guint i = 1; i < 6; i++)
    g_assert_cmpfloat (level[i] - level[i - 1], >=, 12);

  bastide_chart_plot_spread (apart, 4, 12, 88);
  g_assert_cmpfloat (apart[0], ==, 10);
  g_assert_cmpfloat (apart[1], ==, 40);
  g_assert_cmpfloat (apart[2], ==, 52);
  g_assert_cmpfloat (apart[3], ==, 80);

  bastide_chart_plot_spread (many, 6, 12, 52);
  for (guint i = 1; i < 6; i++)
    g_assert_cmpfloat_with_epsilon (many[i] - many[i - 1], 52.0 / 6, 1e-6);
}

/* What lies under a point of the plot is the place that is drawn there. */
static void
test_scales (void)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  g_autoptr (BastideStudy) study = make_study (record);
  BastideChartPlot plot;

  bastide_chart_plot_init (&plot, bastide_study_get_shown (study), bastide_study_is_exam (study), NULL, WIDTH, HEIGHT, 1);
  for (guint i = 0; i < bastide_study_get_line_length (study); i++)
    {
      double y = bastide_chart_plot_get_y (&plot, bastide_chart_plot_get_value (&plot, i, 0, TRUE));

      g_assert_cmpuint (bastide_chart_plot_find_index (&plot, bastide_chart_plot_get_x (&plot, i)), ==, i);
      g_assert_cmpfloat (y, >, plot.top);
      g_assert_cmpfloat (y, <, plot.bottom);
    }
  g_assert_cmpuint (bastide_chart_plot_find_index (&plot, 0), ==, 0);
  g_assert_cmpuint (bastide_chart_plot_find_index (&plot, WIDTH), ==, bastide_study_get_line_length (study) - 1);
}

/* What a report found has room, and marks what no person did. */
static void
test_found (void)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  g_autoptr (BastideStudy) study = make_study (record);
  guint n = bastide_study_get_line_length (study);
  g_autoptr (GArray) found = g_array_new (FALSE, TRUE, sizeof (BastideReportPlace));
  BastideChartPlot plot;
  double bottom;

  g_array_set_size (found, n);
  g_array_index (found, BastideReportPlace, 3) = (BastideReportPlace) {
    .is_known = TRUE, .lead = 90, .interval = 200, .mark = BST_GLYPH_BLUNDER
  };
  g_array_index (found, BastideReportPlace, 4) = (BastideReportPlace) { .is_known = TRUE, .mark = BST_GLYPH_MISTAKE };
  bastide_study_get_line_node (study, 4)->glyph = BST_GLYPH_GOOD;
  bastide_chart_plot_init (&plot, bastide_study_get_shown (study), FALSE, NULL, WIDTH, BASTIDE_CHART_BARS_HEIGHT, 1);
  bottom = plot.bottom;
  bastide_chart_plot_set_found (&plot, found);
  g_assert_cmpfloat (plot.bottom, <, bottom);
  g_assert_cmpfloat (plot.bars_top, >, plot.bottom);
  g_assert_cmpfloat (bastide_chart_plot_get_y (&plot, 90), >, plot.top);
  /* The interval alone does not flatten the curves. */
  g_assert_cmpfloat (plot.high, <, 150);
  g_assert_null (bastide_chart_plot_get_found (&plot, 2));
  g_assert_nonnull (bastide_chart_plot_get_found (&plot, 3));
  g_assert_cmpuint (bastide_chart_plot_find_mark (&plot, 3), ==, BASTIDE_CHART_MARK_GLYPH + BST_GLYPH_BLUNDER);
  g_assert_cmpuint (bastide_chart_plot_find_mark (&plot, 4), ==, BASTIDE_CHART_MARK_GLYPH + BST_GLYPH_GOOD);
  bastide_chart_plot_set_found (&plot, NULL);
  g_assert_cmpfloat (plot.bottom, ==, bottom);
  g_assert_cmpfloat (plot.bars, ==, 0);
}

/* A judgement goes before a comment, and that before a variation. */
static void
test_marks (void)
{
  g_autoptr (BstRecord) record = random_game_new ("basic", "modern", 2, 20, 3);
  g_autoptr (BastideStudy) study = make_study (record);
  BstNode *node = bastide_study_get_line_node (study, 5);
  guint none = bastide_chart_plot_get_mark (bastide_study_get_shown (study), FALSE, 5);
  guint branch, note;

  bst_record_add_move (record, node->parent, &node->move, BST_NO_PLAYER);
  branch = bastide_chart_plot_get_mark (bastide_study_get_shown (study), FALSE, 5);
  bst_node_set_comment (node, "too early");
  note = bastide_chart_plot_get_mark (bastide_study_get_shown (study), FALSE, 5);
  node->glyph = BST_GLYPH_MISTAKE;
  g_assert_cmpuint (none, <, branch);
  g_assert_cmpuint (branch, <, note);
  g_assert_cmpuint (note, <, bastide_chart_plot_get_mark (bastide_study_get_shown (study), FALSE, 5));
  g_assert_cmpuint (bastide_chart_plot_get_mark (bastide_study_get_shown (study), FALSE, 4), ==, none);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/chart-plot/step", test_step);
  g_test_add_func ("/chart-plot/spread", test_spread);
  g_test_add_func ("/chart-plot/scales", test_scales);
  g_test_add_func ("/chart-plot/found", test_found);
  g_test_add_func ("/chart-plot/marks", test_marks);

  return g_test_run ();
}
