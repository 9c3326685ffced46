/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The points of the poster: the scale on which all stand, and what they are for. */

#include "config.h"

#include "bst-sheet-poster-private.h"

#include "bst-io-game-words.h"
#include "bst-render-figure.h"
#include "bst-render-kind.h"

#include <glib/gi18n-lib.h>
#include <math.h>

static BstColour
get_colour (const BstSheetPoster *self,
            guint                 player)
{
  return bst_game_get_player (bst_position_get_game (self->position), player)->colour;
}

/* --- The scale --- */

#define BAR     7
#define FIGURE  34
#define APART   30

/* The most points that it shows: whole steps of ten, or of more in a long game. */
static int
find_end (const BstSheetPoster *self,
          int                  *step)
{
  int most = 10;

  for (guint p = 0; p < self->n_players; p++)
    most = MAX (most, self->points[p]);
  *step = most <= 200 ? 10 : most <= 400 ? 20 : 50;

  return (most + *step - 1) / *step * *step;
}

/* From left to right; who has as many stands behind the one before. */
static guint
sort_players (const BstSheetPoster *self,
              guint                 order[BST_MAX_PLAYERS])
{
  for (guint i = 0; i < self->n_players; i++)
    {
      guint at = i;

      for (; at > 0 && self->points[order[at - 1]] > self->points[i]; at--)
        order[at] = order[at - 1];
      order[at] = i;
    }

  return self->n_players;
}

static void
draw_bar (const BstSheetPoster    *self,
          const BstPosterPen      *pen,
          const cairo_rectangle_t *area,
          double                   y)
{
  int step, end = find_end (self, &step);

  for (int points = 0; points < end; points += step)
    {
      double left = area->x + area->width * points / end, right = area->x + area->width * (points + step) / end;

      cairo_rectangle (pen->cr, left, y, right - left, BAR);
      if (points / step % 2 == 0)
        bst_poster_set_ink (pen, 0.8);
      else
        bst_render_theme_set_source (pen->theme, pen->cr, BST_RENDER_HALO, 1);
      cairo_fill_preserve (pen->cr);
      bst_poster_set_ink (pen, 0.8);
      cairo_set_line_width (pen->cr, 1);
      cairo_stroke (pen->cr);
    }
  for (int points = 0; points <= end; points += end <= 10 * step ? step : 2 * step)
    {
      g_autofree char *number = bst_io_words_number (points);

      bst_poster_set_ink (pen, 0.8);
      bst_poster_text (pen, number, 12, PANGO_WEIGHT_NORMAL, BST_POSTER_MIDDLE, area->x + area->width * points / end,
                       y + BAR + 15, 60);
    }
}

/* They stand where their points are, or a little further where another one stands there already: a line leads down. */
void
bst_poster_draw_scale (const BstSheetPoster    *self,
                       const BstPosterPen      *pen,
                       const cairo_rectangle_t *area)
{
  guint order[BST_MAX_PLAYERS], n = sort_players (self, order);
  double y = area->y + 68, xs[BST_MAX_PLAYERS];
  int step, end = find_end (self, &step);

  draw_bar (self, pen, area, y);
  for (guint i = 0; i < n; i++)
    {
      xs[i] = area->x + area->width * self->points[order[i]] / end;
      if (i > 0)
        xs[i] = MAX (xs[i], xs[i - 1] + APART);
    }
  /* Back from the end, where they were pushed beyond it. */
  for (guint i = n; i > 0; i--)
    xs[i - 1] = MIN (xs[i - 1], i == n ? area->x + area->width + 10 : xs[i] - APART);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = bst_io_words_number (self->points[order[i]]);
      double at = area->x + area->width * self->points[order[i]] / end;

      bst_poster_set_ink (pen, 0.7);
      cairo_set_line_width (pen->cr, 1);
      cairo_move_to (pen->cr, xs[i], y - 10);
      cairo_line_to (pen->cr, at, y);
      cairo_stroke (pen->cr);
      bst_render_figure_draw (pen->cr, pen->theme, BST_RENDER_FIGURE_KNIGHT, get_colour (self, order[i]), xs[i],
                              y - 12 - FIGURE / 2.0, FIGURE);
      bst_poster_set_ink (pen, 1);
      bst_poster_text (pen, number, 15, PANGO_WEIGHT_BOLD, BST_POSTER_MIDDLE, xs[i], y - FIGURE - 18, 60);
    }
}

/* --- What they are for --- */

#define ROW   40
#define SIGN  18
#define FIELD 40

static const BstFeatureKind kinds[] = { BST_FEATURE_CITY, BST_FEATURE_ROAD, BST_FEATURE_MONASTERY, BST_FEATURE_FIELD };

static gboolean
has_others (const BstSheetPoster *self)
{
  for (guint p = 0; p < self->n_players; p++)
    if (self->by_kind[p][BST_POSTER_OTHERS] != 0)
      return TRUE;

  return FALSE;
}

/* The right end of a column; the sum is the last. */
static double
get_end (const cairo_rectangle_t *area,
         guint                    column,
         guint                    n_columns)
{
  return area->x + area->width - (n_columns - 1 - column) * FIELD - (column + 1 < n_columns ? 14 : 0);
}

static void
draw_heads (const BstPosterPen      *pen,
            const cairo_rectangle_t *area,
            guint                    n_kinds)
{
  bst_poster_set_ink (pen, 0.8);
  for (guint i = 0; i < n_kinds; i++)
    {
      double x = get_end (area, i, n_kinds + 1);

      if (i < G_N_ELEMENTS (kinds))
        bst_render_glyph_draw (pen->cr, bst_render_glyph_for (kinds[i]), x - SIGN, area->y, SIGN);
      else
        bst_poster_text (pen, "…", 16, PANGO_WEIGHT_BOLD, BST_POSTER_RIGHT, x, area->y + 15, FIELD);
    }
  bst_poster_text (pen, "Σ", 17, PANGO_WEIGHT_BOLD, BST_POSTER_RIGHT, get_end (area, n_kinds, n_kinds + 1),
                   area->y + 15, FIELD);
  bst_poster_set_ink (pen, 0.5);
  cairo_set_line_width (pen->cr, 1);
  cairo_move_to (pen->cr, area->x, area->y + 24);
  cairo_line_to (pen->cr, area->x + area->width, area->y + 24);
  cairo_stroke (pen->cr);
}

static void
draw_number (const BstPosterPen *pen,
             int                 points,
             gboolean            is_sum,
             double              x,
             double              y)
{
  g_autofree char *number = bst_io_words_number (points);

  bst_poster_set_ink (pen, points == 0 && !is_sum ? 0.6 : 1);
  bst_poster_text (pen, number, is_sum ? 19 : 15, is_sum ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL, BST_POSTER_RIGHT, x, y,
                   FIELD);
}

void
bst_poster_draw_players (const BstSheetPoster    *self,
                         const BstPosterPen      *pen,
                         const cairo_rectangle_t *area)
{
  guint n_kinds = G_N_ELEMENTS (kinds) + has_others (self);
  double row = MIN (ROW, (area->height - 30) / self->n_players);

  draw_heads (pen, area, n_kinds);
  for (guint p = 0; p < self->n_players; p++)
    {
      double y = area->y + 30 + row * p + row * 0.72;

      bst_render_figure_draw (pen->cr, pen->theme, BST_RENDER_FIGURE_KNIGHT, get_colour (self, p), area->x + 12, y - 6, 24);
      bst_poster_set_ink (pen, 1);
      bst_poster_text (pen, bst_io_words_player (bst_position_get_game (self->position), p), 17, PANGO_WEIGHT_SEMIBOLD,
                       BST_POSTER_LEFT, area->x + 32, y, area->width - 46 - (n_kinds + 1) * FIELD);
      for (guint i = 0; i < n_kinds; i++)
        draw_number (pen, self->by_kind[p][i], FALSE, get_end (area, i, n_kinds + 1), y);
      draw_number (pen, self->points[p], TRUE, get_end (area, n_kinds, n_kinds + 1), y);
    }
}
