/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-chart-values.h"
#include "bastide-mark-picture.h"

#include <bst-io-game-words.h>
#include <bst-render-chart.h>

#include <math.h>
#include <string.h>

/* In pixels: a mark, its distance from the plot, and that of values from each other. */
#define MARK  11
#define GAP   8
#define APART 12

/* Of the numbers, in points. */
#define FONT 9

/* Of more players than this the marks alone are shown, each behind a line from where its curve is. */
#define MAX_NUMBERED 4
#define LEADER       16

/* A number beside the plot, with the mark of whose it is. */
typedef struct
{
  guint    player;
  gboolean has_mark;    /* a lead of nothing is nobody's */
  int      value;
} Value;

/* The highest first, as they stand; in turn order where they are equal. */
static int
compare_values (gconstpointer a,
                gconstpointer b)
{
  const Value *left = a, *right = b;

  return left->value != right->value ? right->value - left->value : (int) left->player - (int) right->player;
}

/* Returns how many, and by @ys where their middles are. */
static guint
collect (const BastideChartPlot *plot,
         guint                   index,
         Value                   values[BST_MAX_PLAYERS],
         double                  ys[BST_MAX_PLAYERS])
{
  guint n_values = bastide_chart_plot_get_n_curves (plot);

  for (guint i = 0; i < n_values; i++)
    values[i] = (Value) { i, TRUE, bastide_chart_plot_get_value (plot, index, i, FALSE) };
  qsort (values, n_values, sizeof *values, compare_values);
  for (guint i = 0; i < n_values; i++)
    ys[i] = bastide_chart_plot_get_y (plot, values[i].value);
  bastide_chart_plot_spread (ys, n_values, APART * plot->text_scale, plot->height);
  if (bastide_chart_plot_is_difference (plot))
    values[0] = (Value) { values[0].value < 0, values[0].value != 0, ABS (values[0].value) };

  return n_values;
}

static PangoLayout *
get_layout (BastideChartValues *self,
            const BastidePen   *pen,
            guint               at,
            gboolean            is_level,
            int                 value)
{
  g_autofree char *number = is_level ? g_strdup ("±0") : bst_io_words_number (value);
  PangoAttrList *attributes;

  if (self->layouts[at] == NULL)
    {
      self->layouts[at] = bastide_pen_dup_layout (pen, "");
      attributes = pango_attr_list_new ();
      pango_attr_list_insert (attributes, pango_attr_size_new (FONT * PANGO_SCALE));
      pango_attr_list_insert (attributes, pango_attr_scale_new (self->scale));
      pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
      pango_layout_set_attributes (self->layouts[at], attributes);
      pango_attr_list_unref (attributes);
    }
  if (strcmp (pango_layout_get_text (self->layouts[at]), number) != 0)
    pango_layout_set_text (self->layouts[at], number, -1);

  return self->layouts[at];
}

/* Values of one place. */
typedef struct
{
  BastideChartValues     *values;
  const BastideChartPlot *plot;
  const BastidePen       *pen;
} Drawing;

static double
get_mark (const Drawing *drawing)
{
  return MARK * drawing->plot->text_scale * drawing->values->scale;
}

static void
draw_value (const Drawing *drawing,
            const Value   *value,
            double         y)
{
  PangoLayout *layout = get_layout (drawing->values, drawing->pen, value->player, !value->has_mark, value->value);
  BstGame *game = bastide_shown_get_game (drawing->plot->shown);
  cairo_t *cr = drawing->pen->cr;
  double mark = get_mark (drawing), x = drawing->plot->values + GAP;
  int height;

  if (value->has_mark)
    bastide_mark_picture_draw (cr, bst_game_get_player (game, value->player)->colour, x + mark / 2, y, mark);
  pango_layout_get_pixel_size (layout, NULL, &height);
  bastide_pen_set_ink (drawing->pen, 1);
  cairo_move_to (cr, x + mark + 2, round (y - height / 2.0));
  pango_cairo_show_layout (cr, layout);
}

/* From behind the numbers of the grid, at the height of the value, to its mark. */
static void
draw_leader (const Drawing *drawing,
             const Value   *value,
             double         y)
{
  const BastideChartPlot *plot = drawing->plot;
  BstColour colour = bst_game_get_player (bastide_shown_get_game (plot->shown), value->player)->colour;
  cairo_t *cr = drawing->pen->cr;
  double mark = get_mark (drawing);

  cairo_move_to (cr, plot->values + 1, bastide_chart_plot_get_y (plot, value->value));
  cairo_line_to (cr, plot->values + 1 + LEADER, y);
  bastide_pen_set_colour (drawing->pen, bst_render_chart_colour (colour, drawing->pen->is_dark), 1);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  bastide_mark_picture_draw (cr, colour, plot->values + 2 + LEADER + mark / 2, y, mark);
}

/* In a low chart of many players the values are smaller, so that they do not lie on each other. */
static void
set_scale (BastideChartValues     *self,
           const BastideChartPlot *plot,
           guint                   n_values)
{
  double scale = MIN (1, plot->height / (n_values * APART * plot->text_scale));

  if (scale == self->scale)
    return;
  bastide_chart_values_clear (self);
  self->scale = scale;
}

void
bastide_chart_values_draw (BastideChartValues     *self,
                           const BastideChartPlot *plot,
                           guint                   index,
                           const BastidePen       *pen)
{
  Value values[BST_MAX_PLAYERS];
  double ys[BST_MAX_PLAYERS];
  guint n_values = collect (plot, index, values, ys);
  const Drawing drawing = { self, plot, pen };

  set_scale (self, plot, n_values);
  for (guint i = 0; i < n_values; i++)
    if (n_values > MAX_NUMBERED)
      draw_leader (&drawing, &values[i], ys[i]);
    else
      draw_value (&drawing, &values[i], ys[i]);
}

void
bastide_chart_values_clear (BastideChartValues *self)
{
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    g_clear_object (&self->layouts[i]);
}
