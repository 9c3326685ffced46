/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-score-picture.h"
#include "bastide-mark-picture.h"

#include <bst-render-chart.h>

#include <math.h>

/* In pixels for texts of the usual size. */
#define HEIGHT 22
#define MARK   14
#define GAP    4
#define STRIP  4

/* Of a player's colour above the strip: it is beside the board, and not what one looks at. */
#define TINT   0.18

/* Whole pixels. */
static int
get_size (const BastidePen *pen,
          int               pixels)
{
  return (int) (bastide_pen_get_size (pen, pixels) + 0.5);
}

int
bastide_score_picture_get_height (double text_scale)
{
  return (int) (text_scale * HEIGHT + 0.5);
}

/* His mark and his points, if they have room. */
static void
draw_points (const BastidePen *pen,
             BstColour         colour,
             double            points,
             double            x,
             double            width)
{
  int height = pen->height - get_size (pen, STRIP);
  g_autofree char *text = g_strdup_printf ("%.0f", points);
  g_autoptr (PangoLayout) layout = bastide_pen_dup_layout (pen, text);
  int mark = get_size (pen, MARK), text_width, text_height;

  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  if (mark + GAP + text_width > width)
    return;
  x += (width - mark - GAP - text_width) / 2;
  bastide_mark_picture_draw (pen->cr, colour, x + mark / 2.0, height / 2.0, mark);
  bastide_pen_set_ink (pen, 1);
  cairo_move_to (pen->cr, x + mark + GAP, (height - text_height) / 2.0);
  pango_cairo_show_layout (pen->cr, layout);
}

/* Nobody's share is less than nothing. */
static double
get_share (const double *points,
           guint         n_players,
           guint         player)
{
  double sum = 0;

  for (guint p = 0; p < n_players; p++)
    sum += MAX (0, points[p]);

  return sum > 0 ? MAX (0, points[player]) / sum : 1.0 / n_players;
}

void
bastide_score_picture_draw (const BstGame    *game,
                            const double     *points,
                            const BastidePen *pen)
{
  guint n_players = bst_game_get_n_players (game);
  int strip = get_size (pen, STRIP);
  double x = 0;

  for (guint p = 0; p < n_players; p++)
    {
      BstColour colour = bst_game_get_player (game, p)->colour;
      double share = floor (get_share (points, n_players, p) * pen->width + 0.5);
      double drawn = p + 1 < n_players ? share : pen->width - x;

      /* As the lines of the chart below the board have it. */
      bastide_pen_set_colour (pen, bst_render_chart_colour (colour, pen->is_dark), TINT);
      cairo_rectangle (pen->cr, x, 0, drawn, pen->height - strip);
      cairo_fill (pen->cr);
      bastide_pen_set_colour (pen, bst_render_chart_colour (colour, pen->is_dark), 1);
      cairo_rectangle (pen->cr, x, pen->height - strip, drawn, strip);
      cairo_fill (pen->cr);
      draw_points (pen, colour, points[p], x, share);
      x += share;
    }
  /* Half of it: who is beyond that leads. */
  bastide_pen_set_ink (pen, 1);
  cairo_rectangle (pen->cr, pen->width / 2.0 - 1, 0, n_players == 2 ? 2 : 0, pen->height);
  cairo_fill (pen->cr);
}
