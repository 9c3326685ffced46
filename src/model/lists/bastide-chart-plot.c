/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-chart-plot.h"

#include <math.h>

/* Room for numbers of the grid, for values behind them, and at the other edges. */
#define NUMBERS 24
#define VALUES  46
#define MARGIN  6

/* With less width than this there is no room for numbers. */
#define NARROW 200

/* Differences smaller than this do not fill the height. */
#define MIN_RANGE 10

/* --- Numbers --- */

static guint
get_n_players (const BastideChartPlot *self)
{
  return bst_game_get_n_players (bastide_shown_get_game (self->shown));
}

gboolean
bastide_chart_plot_is_difference (const BastideChartPlot *self)
{
  return get_n_players (self) == 2;
}

guint
bastide_chart_plot_get_n_curves (const BastideChartPlot *self)
{
  return bastide_chart_plot_is_difference (self) ? 1 : get_n_players (self);
}

static int
get_points (const BastideChartPlot *self,
            guint                   index,
            guint                   player,
            gboolean                with_pending)
{
  /* As it stands where one is: what comes later shall not be read. */
  if (!bastide_shown_tells_index (self->shown, self->is_exam, index))
    index = bastide_shown_get_index (self->shown);

  return with_pending && !self->is_exam ? bastide_shown_get_score (self->shown, index, player, TRUE)
                                        : bastide_shown_get_standing (self->shown, index, player);
}

int
bastide_chart_plot_get_value (const BastideChartPlot *self,
                              guint                   index,
                              guint                   curve,
                              gboolean                with_pending)
{
  int points = get_points (self, index, curve, with_pending);

  if (bastide_chart_plot_is_difference (self))
    points -= get_points (self, index, 1, with_pending);

  return points;
}

double
bastide_chart_plot_get_expected (const BastideChartPlot *self,
                                 guint                   index,
                                 guint                   curve)
{
  double points = bastide_expected_line_get (self->expected, index, curve);

  return bastide_chart_plot_is_difference (self) ? points - bastide_expected_line_get (self->expected, index, 1) : points;
}

guint
bastide_chart_plot_count_expected (const BastideChartPlot *self)
{
  return self->expected != NULL ? bastide_expected_line_get_n_known (self->expected) : 0;
}

/* What is expected of two at the end; the interval around it may be far larger, and is cut off. */
static void
add_found (const BastideChartPlot *self,
           int                    *low,
           int                    *high)
{
  for (guint i = 0; bastide_chart_plot_is_difference (self) && self->found != NULL && i < self->found->len; i++)
    {
      const BastideReportPlace *place = bastide_chart_plot_get_found (self, i);

      if (place == NULL)
        continue;
      *low = MIN (*low, (int) floor (place->lead));
      *high = MAX (*high, (int) ceil (place->lead));
    }
}

static void
find_range (BastideChartPlot *self)
{
  gboolean is_difference = bastide_chart_plot_is_difference (self);
  guint n_nodes = bastide_shown_get_line_length (self->shown);
  int low = is_difference ? -MIN_RANGE : 0;
  int high = MIN_RANGE;
  double more;

  for (guint curve = 0; curve < bastide_chart_plot_get_n_curves (self); curve++)
    for (guint i = 0; i < n_nodes; i++)
      for (guint pending = 0; pending <= (guint) is_difference; pending++)
        {
          int value = bastide_chart_plot_get_value (self, i, curve, pending != 0);

          low = MIN (low, value);
          high = MAX (high, value);
        }
  for (guint curve = 0; curve < bastide_chart_plot_get_n_curves (self); curve++)
    for (guint i = 0; i < bastide_chart_plot_count_expected (self); i++)
      {
        double value = bastide_chart_plot_get_expected (self, i, curve);

        low = MIN (low, (int) floor (value));
        high = MAX (high, (int) ceil (value));
      }
  add_found (self, &low, &high);
  more = 0.08 * (high - low);
  self->low = low < 0 ? low - more : low;
  self->high = high + more;
}

void
bastide_chart_plot_init (BastideChartPlot *self,
                         BastideShown     *shown,
                         gboolean          is_exam,
                         BastideExpectedLine *expected,
                         int               width,
                         int               height,
                         double            text_scale)
{
  gboolean has_marks = height >= BASTIDE_CHART_MARKS_HEIGHT;
  gboolean has_numbers = width >= NARROW * text_scale;
  double right = MAX (MARGIN + 1, width - (has_numbers ? (NUMBERS + VALUES) * text_scale : MARGIN));

  *self = (BastideChartPlot) {
    .shown = shown,
    .is_exam = is_exam,
    .expected = expected,
    .width = width,
    .height = height,
    .text_scale = text_scale,
    .has_numbers = has_numbers,
    .left = MARGIN,
    .right = right,
    .values = right + NUMBERS * text_scale,
    .top = has_marks ? BASTIDE_CHART_MARKS_ROOM * text_scale + 3 : MARGIN,
    .bottom = height - MARGIN,
  };
  find_range (self);
}

void
bastide_chart_plot_set_found (BastideChartPlot *self,
                              const GArray     *found)
{
  self->found = found;
  self->bars = found != NULL && self->height >= BASTIDE_CHART_BARS_HEIGHT ? BASTIDE_CHART_BARS_ROOM : 0;
  self->bars_top = self->height - MARGIN - self->bars;
  self->bottom = self->bars > 0 ? self->bars_top - MARGIN : self->height - MARGIN;
  find_range (self);
}

const BastideReportPlace *
bastide_chart_plot_get_found (const BastideChartPlot *self,
                              guint                   index)
{
  const BastideReportPlace *place;

  if (self->found == NULL || index >= self->found->len)
    return NULL;
  place = &g_array_index (self->found, BastideReportPlace, index);

  return place->is_known ? place : NULL;
}

double
bastide_chart_plot_get_x (const BastideChartPlot *self,
                          guint                   index)
{
  guint n_nodes = bastide_shown_get_line_length (self->shown);
  double width = self->right - self->left;

  return self->left + (n_nodes > 1 ? width * index / (n_nodes - 1) : width / 2);
}

double
bastide_chart_plot_get_y (const BastideChartPlot *self,
                          double                  value)
{
  return self->top + (self->bottom - self->top) * (self->high - value) / (self->high - self->low);
}

guint
bastide_chart_plot_find_index (const BastideChartPlot *self,
                               double                  x)
{
  guint last = bastide_shown_get_line_length (self->shown) - 1;
  double index = round ((x - self->left) / (self->right - self->left) * last);

  return (guint) CLAMP (index, 0, last);
}

double
bastide_chart_plot_find_step (double range,
                              guint  n_lines)
{
  static const double factors[] = { 1, 2, 5 };

  for (double ten = 1;; ten *= 10)
    for (guint i = 0; i < G_N_ELEMENTS (factors); i++)
      if (range / (ten * factors[i]) <= n_lines)
        return ten * factors[i];
}

void
bastide_chart_plot_spread (double *ys,
                           guint   n,
                           double  apart,
                           double  height)
{
  double distance = MIN (apart, height / n);

  for (guint i = 0; i < n; i++)
    ys[i] = MAX (ys[i], i == 0 ? distance / 2 : ys[i - 1] + distance);
  for (guint i = n; i > 0; i--)
    ys[i - 1] = MIN (ys[i - 1], i == n ? height - distance / 2 : ys[i] - distance);
}

/* --- Marks --- */

guint
bastide_chart_plot_get_mark (BastideShown *shown,
                             gboolean      is_exam,
                             guint         index)
{
  const BstNode *node = bastide_shown_get_line_node (shown, index);

  if (node->glyph != BST_GLYPH_NONE && bastide_shown_tells_index (shown, is_exam, index))
    return BASTIDE_CHART_MARK_GLYPH + (guint) node->glyph;
  if (node->comment != NULL && *node->comment != '\0')
    return BASTIDE_CHART_MARK_NOTE;
  if (node->parent != NULL && node->parent->children->len > 1)
    return BASTIDE_CHART_MARK_BRANCH;

  return BASTIDE_CHART_MARK_NONE;
}

guint
bastide_chart_plot_find_mark (const BastideChartPlot *self,
                              guint                   index)
{
  guint mark = bastide_chart_plot_get_mark (self->shown, self->is_exam, index);
  const BastideReportPlace *place = bastide_chart_plot_get_found (self, index);

  return mark < BASTIDE_CHART_MARK_GLYPH && place != NULL && place->mark != BST_GLYPH_NONE
         ? BASTIDE_CHART_MARK_GLYPH + (guint) place->mark : mark;
}

/* So near to a curve, in pixels, it is meant. */
#define REACH 8

int
bastide_chart_plot_find_curve (const BastideChartPlot *self,
                               guint                   index,
                               double                  y)
{
  double nearest = REACH;
  int found = -1;

  if (bastide_chart_plot_is_difference (self))
    return -1;
  for (guint i = 0; i < bastide_chart_plot_get_n_curves (self); i++)
    {
      int value = bastide_chart_plot_get_value (self, index, i, FALSE);
      double distance = fabs (bastide_chart_plot_get_y (self, value) - y);

      if (distance < nearest)
        {
          nearest = distance;
          found = (int) i;
        }
    }

  return found;
}
