/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a chart of the score shows, and where: scales, curves and marks. With two players the curve is their difference,
 * with others each has one. */

#pragma once

#include "bastide-expected-line.h"
#include "bastide-report-line.h"

G_BEGIN_DECLS

/* Plain value: everything follows from what was given to bastide_chart_plot_init(). In pixels. */
typedef struct
{
  BastideShown *shown;          /* borrowed: of its line */
  gboolean      is_exam;
  BastideExpectedLine *expected;        /* borrowed (nullable): what is known of it has room */
  const GArray *found;          /* borrowed (nullable): what a report says of each place */
  int           width;
  int           height;
  double        text_scale;
  gboolean      has_numbers;    /* beside the plot */
  double        left;           /* the plot; numbers of the grid stand at its end, where their lines are */
  double        right;
  double        values;         /* behind them: where values stand */
  double        top;            /* the marks stand above it */
  double        bottom;
  double        bars;           /* the room below it for luck and loss, and where it begins; 0 without any */
  double        bars_top;
  double        low;            /* points at its lower and upper end */
  double        high;
} BastideChartPlot;

/* The least height in which a chart has room for the bars of a report, and that room. */
#define BASTIDE_CHART_BARS_HEIGHT 96
#define BASTIDE_CHART_BARS_ROOM   28

/* The height in which a chart has a row of marks, and what room that takes. */
#define BASTIDE_CHART_MARKS_HEIGHT 70
#define BASTIDE_CHART_MARKS_ROOM   13

/* In their order: the first one is shown where several are. */
typedef enum
{
  BASTIDE_CHART_MARK_NONE,
  BASTIDE_CHART_MARK_BRANCH,
  BASTIDE_CHART_MARK_NOTE,
  BASTIDE_CHART_MARK_GLYPH            /* and what is added to it, the BstGlyph */
} BastideChartMark;

void     bastide_chart_plot_init       (BastideChartPlot       *self,
                                        BastideShown           *shown,
                                        gboolean                is_exam,
                                        BastideExpectedLine    *expected,
                                        int                     width,
                                        int                     height,
                                        double                  text_scale);

/* With what a report found out (bastide_report_line_new()), which must outlive it. NULL: nothing. */
void     bastide_chart_plot_set_found  (BastideChartPlot       *self,
                                        const GArray           *found);
/* What is known of a place. (nullable) */
const BastideReportPlace *bastide_chart_plot_get_found (const BastideChartPlot *self,
                                        guint                   index);

double   bastide_chart_plot_get_x      (const BastideChartPlot *self,
                                        guint                   index);
double   bastide_chart_plot_get_y      (const BastideChartPlot *self,
                                        double                  value);
/* The place of the line that is nearest to @x. */
guint    bastide_chart_plot_find_index (const BastideChartPlot *self,
                                        double                  x);

/* With two players they share one curve, that of the first one's lead. */
gboolean bastide_chart_plot_is_difference (const BastideChartPlot *self);
guint    bastide_chart_plot_get_n_curves (const BastideChartPlot *self);
/* The one that is nearest to @y there; -1 if none is near, or they share one. */
int      bastide_chart_plot_find_curve (const BastideChartPlot *self,
                                        guint                   index,
                                        double                  y);
/* The points that @curve shows at a index; or those that would be if the game ended there. */
int      bastide_chart_plot_get_value  (const BastideChartPlot *self,
                                        guint                   index,
                                        guint                   curve,
                                        gboolean                with_pending);

/* At how many places of the line, from the first one, what is expected is known. */
guint    bastide_chart_plot_count_expected (const BastideChartPlot *self);
/* The points that @curve would show at the end of the game; @index is known (bastide-expected-line.h). */
double   bastide_chart_plot_get_expected (const BastideChartPlot *self,
                                          guint                   index,
                                          guint                   curve);

/* The largest of 1, 2, 5, 10, 20 ... that puts no more than @n_lines on a range of points. */
double   bastide_chart_plot_find_step  (double                  range,
                                        guint                   n_lines);

/* Moves the middles @ys of @n values, which ascend, between 0 and @height so far that they are @apart, or as far as
 * there is room for that, and no further than they must. */
void     bastide_chart_plot_spread     (double                 *ys,
                                        guint                   n,
                                        double                  apart,
                                        double                  height);

/* What is marked at a place: a judgement, a comment, a variation; and where no person judged, what a report did. */
guint    bastide_chart_plot_find_mark  (const BastideChartPlot *self,
                                        guint                   index);
/* The same without a report. */
guint    bastide_chart_plot_get_mark   (BastideShown           *shown,
                                        gboolean                is_exam,
                                        guint                   index);

G_END_DECLS
