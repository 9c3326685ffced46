/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-chart-draw.h"

#include <bst-io-game-words.h>
#include <bst-render-chart.h>

#include <math.h>

#define MAX_LINES 4
/* The least room of a line of the grid: its number is as high. */
#define LINE_HEIGHT 12

/* Of numbers, in points. */
#define FONT 9

/* From the end of a line to its number. */
#define NUMBER_GAP 5

/* Marks nearer than this are one. */
#define MARK_WIDTH 9

typedef struct
{
  const BastideChartPlot *plot;
  cairo_t                *cr;
  PangoLayout            *layout;
  gboolean                dark;
} Pen;

static void
set_ink (const Pen *pen,
         double     alpha)
{
  double value = pen->dark ? 1 : 0;

  cairo_set_source_rgba (pen->cr, value, value, value, alpha);
}

static void
set_ground (const Pen *pen,
            double     alpha)
{
  const BstRenderColour *colour = bst_render_chart_ground (pen->dark);

  cairo_set_source_rgba (pen->cr, colour->red, colour->green, colour->blue, alpha);
}

static void
set_player (const Pen *pen,
            guint      player,
            double     alpha)
{
  BstGame *game = bastide_shown_get_game (pen->plot->shown);
  const BstRenderColour *colour = bst_render_chart_colour (bst_game_get_player (game, player)->colour, pen->dark);

  cairo_set_source_rgba (pen->cr, colour->red, colour->green, colour->blue, alpha);
}

/* A text whose end is at @x, or (@centred) its middle, and whose middle is at @y. */
static void
draw_text (const Pen  *pen,
           const char *text,
           double      x,
           double      y,
           gboolean    centred)
{
  int width, height;

  pango_layout_set_text (pen->layout, text, -1);
  pango_layout_get_pixel_size (pen->layout, &width, &height);
  cairo_move_to (pen->cr, round (centred ? x - width / 2.0 : x), round (y - height / 2.0));
  pango_cairo_show_layout (pen->cr, pen->layout);
}

static void
draw_line (const Pen *pen,
           double     value)
{
  double y = floor (bastide_chart_plot_get_y (pen->plot, value)) + 0.5;
  gboolean is_level = value == 0 && bastide_chart_plot_is_difference (pen->plot);
  g_autofree char *number = is_level ? g_strdup ("±0") : g_strdup_printf ("%.0f", fabs (value));

  cairo_move_to (pen->cr, pen->plot->left, y);
  cairo_line_to (pen->cr, pen->plot->right, y);
  set_ink (pen, value == 0 ? 0.4 : 0.12);
  cairo_set_line_width (pen->cr, 1);
  cairo_stroke (pen->cr);
  if (!pen->plot->has_numbers)
    return;
  set_ink (pen, 0.7);
  draw_text (pen, number, pen->plot->right + NUMBER_GAP, y, FALSE);
}

/* Of a difference the numbers are those of who leads there. */
static void
draw_grid (const Pen *pen)
{
  const BastideChartPlot *plot = pen->plot;
  guint n_lines = (guint) CLAMP ((plot->bottom - plot->top) / (LINE_HEIGHT * plot->text_scale), 1, MAX_LINES);
  double step = bastide_chart_plot_find_step (plot->high - plot->low, n_lines);

  for (double value = ceil (plot->low / step) * step; value <= plot->high; value += step)
    draw_line (pen, value);
}

/* Points come at the end of a turn: the curve is a staircase. */
static void
add_path (const Pen *pen,
          guint      curve,
          gboolean   with_pending)
{
  const BastideChartPlot *plot = pen->plot;
  double y = bastide_chart_plot_get_y (plot, bastide_chart_plot_get_value (plot, 0, curve, with_pending));

  cairo_move_to (pen->cr, bastide_chart_plot_get_x (plot, 0), y);
  for (guint i = 1; i < bastide_shown_get_line_length (plot->shown); i++)
    {
      double x = bastide_chart_plot_get_x (plot, i);

      if (!with_pending)
        cairo_line_to (pen->cr, x, y);
      y = bastide_chart_plot_get_y (plot, bastide_chart_plot_get_value (plot, i, curve, with_pending));
      cairo_line_to (pen->cr, x, y);
    }
}

/* Between the difference as it stands and as it would be: the way there and back. */
static void
fill_band (const Pen *pen)
{
  const BastideChartPlot *plot = pen->plot;
  guint n_nodes = bastide_shown_get_line_length (plot->shown);

  add_path (pen, 0, FALSE);
  for (guint i = n_nodes; i > 0; i--)
    cairo_line_to (pen->cr, bastide_chart_plot_get_x (plot, i - 1),
                   bastide_chart_plot_get_y (plot, bastide_chart_plot_get_value (plot, i - 1, 0, TRUE)));
  cairo_close_path (pen->cr);
  set_ink (pen, 0.15);
  cairo_fill (pen->cr);
}

/* Above zero in the first player's colour, below in the second's. */
static void
draw_side (const Pen *pen,
           guint      player)
{
  const BastideChartPlot *plot = pen->plot;
  double zero = bastide_chart_plot_get_y (plot, 0);
  guint last = bastide_shown_get_line_length (plot->shown) - 1;

  cairo_save (pen->cr);
  cairo_rectangle (pen->cr, 0, player == 0 ? 0 : zero, plot->width, player == 0 ? zero : plot->height - zero);
  cairo_clip (pen->cr);
  add_path (pen, 0, FALSE);
  cairo_line_to (pen->cr, bastide_chart_plot_get_x (plot, last), zero);
  cairo_line_to (pen->cr, bastide_chart_plot_get_x (plot, 0), zero);
  cairo_close_path (pen->cr);
  set_player (pen, player, 0.35);
  cairo_fill (pen->cr);
  add_path (pen, 0, FALSE);
  set_player (pen, player, 1);
  cairo_set_line_width (pen->cr, 2);
  cairo_stroke (pen->cr);
  cairo_restore (pen->cr);
}

static void
draw_difference (const Pen *pen)
{
  gboolean is_exam = pen->plot->is_exam;

  if (!is_exam)
    fill_band (pen);
  draw_side (pen, 0);
  draw_side (pen, 1);
  if (is_exam)
    return;
  add_path (pen, 0, TRUE);
  set_ink (pen, 0.6);
  cairo_set_line_width (pen->cr, 1.5);
  cairo_stroke (pen->cr);
}

/* With a casing, so that crossings stay clear. */
static void
draw_curve (const Pen *pen,
            guint      player,
            double     width)
{
  add_path (pen, player, FALSE);
  set_ground (pen, 1);
  cairo_set_line_width (pen->cr, width + 2);
  cairo_stroke_preserve (pen->cr);
  set_player (pen, player, 1);
  cairo_set_line_width (pen->cr, width);
  cairo_stroke (pen->cr);
}

static void
draw_curves (const Pen *pen,
             int        first)
{
  for (guint p = 0; p < bastide_chart_plot_get_n_curves (pen->plot); p++)
    if ((int) p != first)
      draw_curve (pen, p, 2);
  if (first >= 0)
    draw_curve (pen, (guint) first, 3);
}

/* With how many points the players may end: thin and dashed, as far as it is known. */
static void
draw_expected (const Pen *pen)
{
  static const double dashes[] = { 4, 3 };
  const BastideChartPlot *plot = pen->plot;
  guint n_known = bastide_chart_plot_count_expected (plot);
  gboolean is_difference = bastide_chart_plot_is_difference (plot);

  cairo_save (pen->cr);
  cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (pen->cr, 1.2);
  for (guint curve = 0; n_known > 0 && curve < bastide_chart_plot_get_n_curves (plot); curve++)
    {
      for (guint i = 0; i < n_known; i++)
        cairo_line_to (pen->cr, bastide_chart_plot_get_x (plot, i),
                       bastide_chart_plot_get_y (plot, bastide_chart_plot_get_expected (plot, i, curve)));
      if (is_difference)
        set_ink (pen, 0.9);
      else
        set_player (pen, curve, 1);
      cairo_stroke (pen->cr);
    }
  cairo_restore (pen->cr);
}

/* --- What a report found --- */

/* Points that a whole bar is. */
#define LARGE_BAR 8.
#define BAR       4.

/* How far the first of two is expected to be ahead at the end, and the interval of 95 % around it, as far as there is
 * room. */
static void
draw_estimate (const Pen *pen)
{
  const BastideChartPlot *plot = pen->plot;
  guint n = bastide_shown_get_line_length (plot->shown);
  const BastideReportPlace *place;

  cairo_save (pen->cr);
  cairo_rectangle (pen->cr, plot->left, plot->top, plot->right - plot->left, plot->bottom - plot->top);
  cairo_clip (pen->cr);
  cairo_new_path (pen->cr);
  for (guint i = 0; i < n; i++)
    if ((place = bastide_chart_plot_get_found (plot, i)) != NULL)
      cairo_line_to (pen->cr, bastide_chart_plot_get_x (plot, i),
                     bastide_chart_plot_get_y (plot, place->lead + place->interval));
  for (guint i = n; i > 0; i--)
    if ((place = bastide_chart_plot_get_found (plot, i - 1)) != NULL)
      cairo_line_to (pen->cr, bastide_chart_plot_get_x (plot, i - 1),
                     bastide_chart_plot_get_y (plot, place->lead - place->interval));
  cairo_close_path (pen->cr);
  set_ink (pen, 0.08);
  cairo_fill (pen->cr);
  for (guint i = 0; i < n; i++)
    if ((place = bastide_chart_plot_get_found (plot, i)) != NULL)
      cairo_line_to (pen->cr, bastide_chart_plot_get_x (plot, i), bastide_chart_plot_get_y (plot, place->lead));
  set_ink (pen, 0.9);
  cairo_set_line_width (pen->cr, 1.2);
  cairo_stroke (pen->cr);
  cairo_restore (pen->cr);
}

/* Luck up or down from a line, loss down from it; each in the colour of its player, loss with a frame, so that it is told
 * by more than where it is. */
static void
draw_bar (const Pen                *pen,
          const BastideReportPlace *place,
          double                    x,
          double                    width)
{
  double half = pen->plot->bars / 2, middle = pen->plot->bars_top + half;
  double luck = CLAMP (place->luck / LARGE_BAR, -1, 1) * (half - 1);
  double loss = CLAMP (place->loss / LARGE_BAR, 0, 1) * (half - 1);

  set_player (pen, (guint) place->player, 1);
  cairo_rectangle (pen->cr, x - width, MIN (middle, middle - luck), width, fabs (luck));
  cairo_fill (pen->cr);
  cairo_rectangle (pen->cr, x, middle, width, loss);
  cairo_fill_preserve (pen->cr);
  set_ink (pen, 0.8);
  cairo_set_line_width (pen->cr, 0.8);
  cairo_stroke (pen->cr);
}

static void
draw_bars (const Pen *pen)
{
  const BastideChartPlot *plot = pen->plot;
  guint n = bastide_shown_get_line_length (plot->shown);
  double room = n > 1 ? (plot->right - plot->left) / (n - 1) : BAR, width = CLAMP (room / 2 - 0.5, 1, BAR);
  double middle = floor (plot->bars_top + plot->bars / 2) + 0.5;

  cairo_move_to (pen->cr, plot->left, middle);
  cairo_line_to (pen->cr, plot->right, middle);
  set_ink (pen, 0.3);
  cairo_set_line_width (pen->cr, 1);
  cairo_stroke (pen->cr);
  for (guint i = 0; i < n; i++)
    {
      const BastideReportPlace *place = bastide_chart_plot_get_found (plot, i);

      if (place != NULL)
        draw_bar (pen, place, bastide_chart_plot_get_x (plot, i), width);
    }
}

/* --- Marks --- */

static void
draw_fork (const Pen *pen,
           double     x,
           double     y)
{
  double size = 3 * pen->plot->text_scale;

  cairo_move_to (pen->cr, x, y + size);
  cairo_line_to (pen->cr, x, y);
  cairo_line_to (pen->cr, x - size, y - size);
  cairo_move_to (pen->cr, x, y);
  cairo_line_to (pen->cr, x + size, y - size);
  cairo_set_line_width (pen->cr, 1.5 * pen->plot->text_scale);
  cairo_stroke (pen->cr);
}

static void
draw_mark (const Pen *pen,
           guint      mark,
           double     x)
{
  double y = BASTIDE_CHART_MARKS_ROOM * pen->plot->text_scale / 2 + 2;

  set_ink (pen, 0.8);
  if (mark > BASTIDE_CHART_MARK_GLYPH)
    draw_text (pen, bst_glyph_text ((BstGlyph) (mark - BASTIDE_CHART_MARK_GLYPH)), x, y, TRUE);
  else if (mark == BASTIDE_CHART_MARK_BRANCH)
    draw_fork (pen, x, y);
  else
    {
      cairo_arc (pen->cr, x, y, 3 * pen->plot->text_scale, 0, 2 * G_PI);
      cairo_fill (pen->cr);
    }
}

/* Of marks that would lie on each other the weightiest one is drawn. */
static void
draw_marks (const Pen *pen)
{
  const BastideChartPlot *plot = pen->plot;
  double width = MARK_WIDTH * plot->text_scale;
  guint n_nodes = bastide_shown_get_line_length (plot->shown);
  guint shown = BASTIDE_CHART_MARK_NONE;
  double shown_x = -width;

  for (guint i = 0; i < n_nodes; i++)
    {
      guint mark = bastide_chart_plot_find_mark (plot, i);
      double x = bastide_chart_plot_get_x (plot, i);

      if (mark == BASTIDE_CHART_MARK_NONE || (shown != BASTIDE_CHART_MARK_NONE && x - shown_x < width && mark <= shown))
        continue;
      if (shown != BASTIDE_CHART_MARK_NONE && x - shown_x >= width)
        draw_mark (pen, shown, shown_x);
      shown = mark;
      shown_x = x;
    }
  if (shown != BASTIDE_CHART_MARK_NONE)
    draw_mark (pen, shown, shown_x);
}

void
bastide_chart_draw (const BastideChartPlot *plot,
                    cairo_t                *cr,
                    PangoContext           *context,
                    gboolean                dark,
                    int                     first)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_copy (pango_context_get_font_description (context));
  const Pen pen = { plot, cr, layout, dark };

  pango_font_description_set_size (font, FONT * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_grid (&pen);
  if (bastide_chart_plot_is_difference (plot))
    draw_difference (&pen);
  else
    draw_curves (&pen, first);
  draw_expected (&pen);
  if (plot->found != NULL && bastide_chart_plot_is_difference (plot))
    draw_estimate (&pen);
  if (plot->bars > 0)
    draw_bars (&pen);
  if (plot->height >= BASTIDE_CHART_MARKS_HEIGHT)
    draw_marks (&pen);
}
