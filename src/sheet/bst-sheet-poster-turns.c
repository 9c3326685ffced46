/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The way of the game on its poster: the points of all, turn by turn, and the turns that brought most. */

#include "config.h"

#include "bst-sheet-poster-private.h"

#include "bst-io-event-text.h"
#include "bst-io-game-words.h"
#include "bst-render-chart.h"
#include "bst-render-kind.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* The end of the game has so much of the width. */
#define END 0.04

typedef struct
{
  const BstSheetPoster    *poster;
  const BstPosterPen      *pen;
  const cairo_rectangle_t *area;
  int                      most;
} Chart;

static double
get_x (const Chart *chart,
       guint        turn,
       gboolean     is_final)
{
  double width = chart->area->width * (1 - END);

  return is_final ? chart->area->x + chart->area->width
                  : chart->area->x + width * turn / MAX (1, chart->poster->n_turns);
}

static double
get_y (const Chart *chart,
       int          points)
{
  return chart->area->y + chart->area->height - chart->area->height * points / chart->most;
}

static int
count_until (const BstSheetPoster *self,
             guint                 player,
             guint                 turn)
{
  int points = 0;

  for (guint i = 0; i < self->events.n_items; i++)
    if (!self->events.items[i].final && self->events.items[i].turn <= turn && (self->events.items[i].players & 1u << player))
      points += self->events.items[i].points;

  return points;
}

static gboolean
has_end (const BstSheetPoster *self)
{
  return self->events.n_items > 0 && self->events.items[self->events.n_items - 1].final;
}

static void
draw_grid (const Chart *chart)
{
  int step = chart->most <= 60 ? 20 : chart->most <= 150 ? 50 : 100;

  cairo_set_line_width (chart->pen->cr, 0.8);
  for (int points = 0; points <= chart->most; points += step)
    {
      g_autofree char *number = bst_io_words_number (points);
      double y = get_y (chart, points);

      bst_poster_set_ink (chart->pen, points == 0 ? 0.7 : 0.2);
      cairo_move_to (chart->pen->cr, chart->area->x, y);
      cairo_line_to (chart->pen->cr, chart->area->x + chart->area->width, y);
      cairo_stroke (chart->pen->cr);
      bst_poster_set_ink (chart->pen, 0.8);
      bst_poster_text (chart->pen, number, 11, PANGO_WEIGHT_NORMAL, BST_POSTER_RIGHT, chart->area->x - 5, y + 4, 40);
    }
}

/* A staircase: points come at the end of a turn. */
static void
draw_curve (const Chart *chart,
            guint        player)
{
  const BstSheetPoster *self = chart->poster;
  BstColour colour = bst_game_get_player (bst_position_get_game (self->position), player)->colour;
  const BstRenderColour *ink = bst_render_chart_colour (colour, FALSE);
  cairo_t *cr = chart->pen->cr;

  cairo_move_to (cr, get_x (chart, 0, FALSE), get_y (chart, 0));
  for (guint turn = 1; turn <= self->n_turns; turn++)
    {
      cairo_line_to (cr, get_x (chart, turn, FALSE), get_y (chart, count_until (self, player, turn - 1)));
      cairo_line_to (cr, get_x (chart, turn, FALSE), get_y (chart, count_until (self, player, turn)));
    }
  if (has_end (self))
    cairo_line_to (cr, get_x (chart, 0, TRUE), get_y (chart, self->points[player]));
  cairo_set_source_rgb (cr, ink->red, ink->green, ink->blue);
  cairo_set_line_width (cr, 2.2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
}

void
bst_poster_draw_chart (const BstSheetPoster    *self,
                       const BstPosterPen      *pen,
                       const cairo_rectangle_t *area)
{
  const cairo_rectangle_t plot = { area->x + 30, area->y + 12, area->width - 40, area->height - 22 };
  Chart chart = { self, pen, &plot, 10 };

  for (guint p = 0; p < self->n_players; p++)
    chart.most = MAX (chart.most, self->points[p]);
  draw_grid (&chart);
  for (guint p = self->n_players; p > 0; p--)
    draw_curve (&chart, p - 1);
  for (guint i = 0; i < self->n_told; i++)
    {
      const BstPosterTurn *turn = &self->turns[i];

      bst_poster_number (pen, i + 1, get_x (&chart, turn->number, FALSE),
                         get_y (&chart, count_until (self, turn->player, turn->number)) - 2);
    }
}

/* "Move 42 · Ana +10", and how it is reckoned. */
static void
draw_turn (const BstSheetPoster    *self,
           const BstPosterPen      *pen,
           const cairo_rectangle_t *area,
           guint                    i)
{
  const BstPosterTurn *turn = &self->turns[i];
  const char *player = bst_io_words_player (bst_position_get_game (self->position), turn->player);
  g_autofree char *points = bst_io_words_signed (turn->points);
  g_autofree char *formula = bst_io_event_dup_formula (turn->event);
  /* Translators: on a poster: the number of a move, who made points, and how many: "Move 42 · Ana +10". */
  g_autofree char *text = g_strdup_printf (_("Move %u · %s %s"), turn->number, player, points);
  double y = area->y + 23 * i + 14, x = area->x + 34, width;

  bst_poster_number (pen, i + 1, area->x + 9, y - 5);
  bst_poster_set_ink (pen, 1);
  width = bst_poster_text (pen, text, 15, PANGO_WEIGHT_SEMIBOLD, BST_POSTER_LEFT, x, y, area->width * 0.6);
  x += width + 10;
  bst_poster_set_ink (pen, 0.85);
  if (turn->event->cause == BST_EVENT_FEATURE || turn->event->cause == BST_EVENT_TAKEN_BACK)
    {
      bst_render_glyph_draw (pen->cr, bst_render_glyph_for (turn->event->kind), x, y - 13, 15);
      x += 21;
    }
  bst_poster_text (pen, formula, 11.5, PANGO_WEIGHT_NORMAL, BST_POSTER_LEFT, x, y, MAX (20, area->x + area->width - x));
}

void
bst_poster_draw_turns (const BstSheetPoster    *self,
                       const BstPosterPen      *pen,
                       const cairo_rectangle_t *area)
{
  for (guint i = 0; i < self->n_told; i++)
    draw_turn (self, pen, area, i);
}
