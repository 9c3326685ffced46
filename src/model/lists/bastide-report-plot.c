/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-report-plot.h"
#include "bastide-chart-plot.h"
#include "bastide-engine-text.h"
#include "bastide-mark-picture.h"

#include <bst-io-game-words.h>
#include <bst-render-chart.h>

#include <glib/gi18n.h>

#include <math.h>

/* In pixels for texts of the usual size, from the top. */
#define PLOT   100
#define GAP    8
#define LUCK   36
#define LOSS   26
#define MARKS  16
#define GUTTER 44
#define TEXT_GAP 4
#define MARK   12
#define BAR    5

/* Lines of the grid at most, and points that are always shown. */
#define MAX_LINES  4
#define LEAST_LEAD 10.

/* Points that a whole bar is. */
#define LARGE_LUCK 8.
#define LARGE_LOSS 8.

int
bastide_report_plot_get_width (double text_scale)
{
  return (int) ceil (text_scale * 4 * GUTTER);
}

int
bastide_report_plot_get_height (double text_scale)
{
  return (int) ceil (text_scale * (PLOT + LUCK + LOSS + MARKS + 4 * GAP));
}

/* What a picture is made of. */
typedef struct
{
  const BastideReportPlot *self;
  cairo_t            *cr;
  double              left;     /* of the first turn */
  double              step;     /* from one to the next */
  double              low;      /* values at the lower and upper edge of the curves: chances, or of two players points */
  double              high;
  double              plot;     /* heights */
  double              luck;
  double              loss;
  double              free;     /* from there on no mark is written yet */
} Picture;

static double
get_x (const Picture *picture,
       guint          turn)
{
  return picture->left + (turn + 0.5) * picture->step;
}

static double
get_y (const Picture *picture,
       double         value)
{
  double share = (value - picture->low) / (picture->high - picture->low);

  return bastide_pen_get_size (&picture->self->pen, GAP) + picture->plot * (1 - CLAMP (share, 0, 1));
}

static gboolean
is_of_two (const BastideReportPlot *self)
{
  return bst_game_get_n_players (bastide_report_get_game (self->report)) == 2;
}

/* FALSE if it is not known. */
static gboolean
get_place (const BastideReportPlot *self,
           guint                    turn,
           BastideReportPlace      *place)
{
  bastide_report_place_init (place, bastide_report_get (self->report, turn),
                             bst_game_get_n_players (bastide_report_get_game (self->report)));

  return place->is_known;
}

static PangoLayout *
dup_layout (const BastideReportPlot *self,
            const char              *text)
{
  PangoLayout *layout = bastide_pen_dup_layout (&self->pen, text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);

  return layout;
}

/* Beside the bars. */
static const char *
get_word (gboolean is_luck)
{
  /* Translators: beside bars of a chart: how good the tiles were; and what was lost by choice. */
  return is_luck ? C_("chart", "luck") : C_("chart", "loss");
}

/* Where the turns begin: the words have room, in any language. */
static double
get_left (const BastideReportPlot *self)
{
  double left = bastide_pen_get_size (&self->pen, GUTTER);

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (PangoLayout) layout = dup_layout (self, get_word (i == 0));
      int width;

      pango_layout_get_pixel_size (layout, &width, NULL);
      left = MAX (left, width + 2 * bastide_pen_get_size (&self->pen, TEXT_GAP));
    }

  return left;
}

/* Its right end at @x, or with @is_centred its middle. */
static void
draw_text (const Picture *picture,
           const char    *text,
           double         x,
           double         y,
           gboolean       is_centred)
{
  g_autoptr (PangoLayout) layout = dup_layout (picture->self, text);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  bastide_pen_set_ink (&picture->self->pen, 1);
  cairo_move_to (picture->cr, is_centred ? x - width / 2.0 : x - width, y - height / 2.0);
  pango_cairo_show_layout (picture->cr, layout);
}

static void
draw_grid_line (const Picture *picture,
                double         value,
                const char    *text,
                gboolean       is_middle)
{
  double y = floor (get_y (picture, value)) + 0.5;

  cairo_move_to (picture->cr, picture->left, y);
  cairo_line_to (picture->cr, picture->self->pen.width, y);
  bastide_pen_set_ink (&picture->self->pen, is_middle ? 0.4 : 0.15);
  cairo_set_line_width (picture->cr, 1);
  cairo_stroke (picture->cr);
  draw_text (picture, text, picture->left - bastide_pen_get_size (&picture->self->pen, TEXT_GAP), y, FALSE);
}

static void
draw_chances (const Picture *picture)
{
  for (guint i = 0; i <= 2; i++)
    {
      /* Translators: a chance, on the axis of a chart. */
      g_autofree char *text = g_strdup_printf (_("%u %%"), 50 * i);

      draw_grid_line (picture, i / 2.0, text, i == 1);
    }
}

static void
draw_points (const Picture *picture)
{
  double step = bastide_chart_plot_find_step (picture->high - picture->low, MAX_LINES);

  for (double value = ceil (picture->low / step) * step; value <= picture->high; value += step)
    {
      g_autofree char *text = value == 0 ? g_strdup ("±0") : bst_io_words_signed ((int) value);

      draw_grid_line (picture, value, text, value == 0);
    }
}

/* --- Of two players: how far the first one is ahead --- */

/* All of the intervals that are known. */
static void
find_range (Picture *picture)
{
  BastideReportPlace place;

  picture->low = -LEAST_LEAD;
  picture->high = LEAST_LEAD;
  for (guint i = 0; i < bastide_report_get_n (picture->self->report); i++)
    if (get_place (picture->self, i, &place))
      {
        picture->low = MIN (picture->low, place.lead - place.interval);
        picture->high = MAX (picture->high, place.lead + place.interval);
      }
}

static void
add_curve (const Picture *picture,
           double         intervals)
{
  guint n_turns = bastide_report_get_n (picture->self->report);
  BastideReportPlace place;

  for (guint i = 0; i < n_turns; i++)
    {
      guint turn = intervals < 0 ? n_turns - 1 - i : i;

      if (get_place (picture->self, turn, &place))
        cairo_line_to (picture->cr, get_x (picture, turn), get_y (picture, place.lead + intervals * place.interval));
    }
}

static void
draw_lead (const Picture *picture,
           BstGame       *game)
{
  BstColour colour = bst_game_get_player (game, 0)->colour;
  const BstRenderColour *line = bst_render_chart_colour (colour, picture->self->pen.is_dark);
  double x, y;

  cairo_new_path (picture->cr);
  add_curve (picture, 1);
  add_curve (picture, -1);
  cairo_close_path (picture->cr);
  cairo_set_source_rgba (picture->cr, line->red, line->green, line->blue, 0.2);
  cairo_fill (picture->cr);
  add_curve (picture, 0);
  if (!cairo_has_current_point (picture->cr))
    return;
  cairo_get_current_point (picture->cr, &x, &y);
  cairo_set_source_rgb (picture->cr, line->red, line->green, line->blue);
  cairo_set_line_width (picture->cr, 2);
  cairo_set_line_join (picture->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (picture->cr);
  bastide_mark_picture_draw (picture->cr, colour, x, y, bastide_pen_get_size (&picture->self->pen, MARK));
}

/* --- Of more: the chance of each to win --- */

/* The interval of 95 % round the chances of @player, once forth along its upper edge and once back. */
static void
draw_band (const Picture         *picture,
           const BstRenderColour *colour,
           guint                  player)
{
  guint n_turns = bastide_report_get_n (picture->self->report);

  cairo_new_path (picture->cr);
  for (guint i = 0; i < 2 * n_turns; i++)
    {
      guint at = i < n_turns ? i : 2 * n_turns - 1 - i;
      const BstReportTurn *turn = bastide_report_get (picture->self->report, at);
      double interval = bastide_engine_text_get_interval (turn->chance_error);

      if (turn->is_known && turn->player == (int) player)
        cairo_line_to (picture->cr, get_x (picture, at), get_y (picture, turn->win + (i < n_turns ? interval : -interval)));
    }
  cairo_close_path (picture->cr);
  cairo_set_source_rgba (picture->cr, colour->red, colour->green, colour->blue, 0.15);
  cairo_fill (picture->cr);
}

static void
draw_line (const Picture *picture,
           BstGame       *game,
           guint          player)
{
  BstColour colour = bst_game_get_player (game, player)->colour;
  const BstRenderColour *line = bst_render_chart_colour (colour, picture->self->pen.is_dark);
  guint n_turns = bastide_report_get_n (picture->self->report);
  double x = 0, y = 0;
  gboolean has_point = FALSE;

  draw_band (picture, line, player);
  for (guint i = 0; i < n_turns; i++)
    {
      const BstReportTurn *turn = bastide_report_get (picture->self->report, i);

      if (!turn->is_known || turn->player != (int) player)
        continue;
      x = get_x (picture, i);
      y = get_y (picture, turn->win);
      cairo_line_to (picture->cr, x, y);
      has_point = TRUE;
    }
  cairo_set_source_rgb (picture->cr, line->red, line->green, line->blue);
  cairo_set_line_width (picture->cr, 2);
  cairo_set_line_join (picture->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (picture->cr);
  if (has_point)
    bastide_mark_picture_draw (picture->cr, colour, x, y, bastide_pen_get_size (&picture->self->pen, MARK));
}

/* Luck in the colour of its player, hatched by gaps; loss solid. */
static void
draw_bars (Picture *picture,
           BstGame *game,
           guint    turn)
{
  const BstReportTurn *found = bastide_report_get (picture->self->report, turn);
  double width = MIN (bastide_pen_get_size (&picture->self->pen, BAR), MAX (1, picture->step - 1)), x = get_x (picture, turn) - width / 2;
  double gap = bastide_pen_get_size (&picture->self->pen, GAP), middle = picture->plot + 2 * gap + picture->luck / 2;
  double top = picture->plot + picture->luck + 3 * gap;
  double luck = CLAMP (found->luck / LARGE_LUCK, -1, 1) * picture->luck / 2;
  double loss = CLAMP (found->loss / LARGE_LOSS, 0, 1) * picture->loss;
  const BstRenderColour *colour;

  if (!found->is_known || found->player == BST_NO_PLAYER)
    return;
  colour = bst_render_chart_colour (bst_game_get_player (game, (guint) found->player)->colour, picture->self->pen.is_dark);
  cairo_set_source_rgb (picture->cr, colour->red, colour->green, colour->blue);
  cairo_rectangle (picture->cr, x, MIN (middle, middle - luck), width, fabs (luck));
  cairo_fill (picture->cr);
  cairo_rectangle (picture->cr, x, top, width, loss);
  cairo_fill (picture->cr);
  /* Where there is no room for one more, the bar tells. */
  if (found->mark == BST_GLYPH_NONE || x < picture->free)
    return;
  draw_text (picture, bst_glyph_text (found->mark), x + width / 2,
             top + picture->loss + bastide_pen_get_size (&picture->self->pen, MARKS) / 2, TRUE);
  picture->free = x + bastide_pen_get_size (&picture->self->pen, MARKS);
}

static void
draw_all (Picture *picture)
{
  BstGame *game = bastide_report_get_game (picture->self->report);
  guint n_turns = bastide_report_get_n (picture->self->report), n_players = bst_game_get_n_players (game);
  double gap = bastide_pen_get_size (&picture->self->pen, GAP), right = picture->self->pen.width;
  double middle = picture->plot + 2 * gap + picture->luck / 2, top = picture->plot + picture->luck + 3 * gap;

  if (is_of_two (picture->self))
    draw_points (picture);
  else
    draw_chances (picture);
  bastide_pen_set_ink (&picture->self->pen, 0.4);
  cairo_set_line_width (picture->cr, 1);
  cairo_move_to (picture->cr, picture->left, floor (middle) + 0.5);
  cairo_line_to (picture->cr, right, floor (middle) + 0.5);
  cairo_move_to (picture->cr, picture->left, floor (top) - 0.5);
  cairo_line_to (picture->cr, right, floor (top) - 0.5);
  cairo_stroke (picture->cr);
  draw_text (picture, get_word (TRUE), picture->left - bastide_pen_get_size (&picture->self->pen, TEXT_GAP), middle, FALSE);
  draw_text (picture, get_word (FALSE), picture->left - bastide_pen_get_size (&picture->self->pen, TEXT_GAP), top + picture->loss / 2, FALSE);
  for (guint i = 0; i < n_turns; i++)
    draw_bars (picture, game, i);
  if (is_of_two (picture->self))
    draw_lead (picture, game);
  else
    for (guint player = 0; player < n_players; player++)
      draw_line (picture, game, player);
}

/* From one turn to the next. */
static double
get_step (const BastideReportPlot *self,
          double                   left)
{
  return (self->pen.width - left - bastide_pen_get_size (&self->pen, MARK)) / bastide_report_get_n (self->report);
}

void
bastide_report_plot_draw (const BastideReportPlot *self)
{
  Picture picture = { .self = self, .cr = self->pen.cr };

  picture.left = get_left (self);
  picture.step = get_step (self, picture.left);
  picture.plot = bastide_pen_get_size (&self->pen, PLOT);
  picture.luck = bastide_pen_get_size (&self->pen, LUCK);
  picture.loss = bastide_pen_get_size (&self->pen, LOSS);
  picture.high = 1;
  if (is_of_two (self))
    find_range (&picture);
  draw_all (&picture);
}

gboolean
bastide_report_plot_find_turn (const BastideReportPlot *self,
                               double                   x,
                               guint                   *turn)
{
  double left = get_left (self);

  if (x < left)
    return FALSE;
  *turn = MIN ((guint) ((x - left) / get_step (self, left)), bastide_report_get_n (self->report) - 1);

  return TRUE;
}
