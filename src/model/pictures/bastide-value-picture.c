/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-value-picture.h"
#include "bastide-mark-picture.h"

#include <bst-render-chart.h>

/* In pixels for texts of the usual size. */
#define WIDTH       16
#define MARK        12
#define PILL_WIDTH  62
#define PILL_HEIGHT 22
#define PILL_MARK   11
#define GAP         3

double
bastide_value_picture_get_width (double text_scale)
{
  return text_scale * PILL_WIDTH;
}

double
bastide_value_picture_get_height (double text_scale)
{
  return text_scale * 2 * PILL_HEIGHT;
}

static BstColour
get_colour (const BastideValuePicture *self,
            guint                      player)
{
  return bst_game_get_player (self->game, player)->colour;
}

/* His colour, and his mark at the outer end, on a disc that parts the two. */
static void
draw_share (const BastideValuePicture *self,
            const BastidePen          *pen,
            guint                      player,
            double                     y,
            double                     height)
{
  double width = bastide_pen_get_size (pen, WIDTH), mark = bastide_pen_get_size (pen, MARK);

  cairo_rectangle (pen->cr, 0, y, width, height);
  bastide_pen_set_colour (pen, bst_render_chart_colour (get_colour (self, player), pen->is_dark), 1);
  cairo_fill (pen->cr);
  if (height < 2 * mark)
    return;
  y += player == 0 ? mark : height - mark;
  cairo_arc (pen->cr, width / 2, y, mark / 2 + 1, 0, 2 * G_PI);
  bastide_pen_set_colour (pen, bst_render_chart_ground (pen->is_dark), 1);
  cairo_fill (pen->cr);
  bastide_mark_picture_draw (pen->cr, get_colour (self, player), width / 2, y, mark - 2);
}

/* The points, with the mark of whose they are. */
static void
draw_pill (const BastideValuePicture *self,
           const BastidePen          *pen,
           double                     y)
{
  g_autoptr (PangoLayout) layout = bastide_pen_dup_layout (pen, self->text);
  double height = bastide_pen_get_size (pen, PILL_HEIGHT), mark = bastide_pen_get_size (pen, PILL_MARK);
  double gap = bastide_pen_get_size (pen, GAP), width, x;
  int text_width, text_height;

  y = CLAMP (y - height / 2, 0, pen->height - height);
  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  width = MIN (bastide_pen_get_size (pen, PILL_WIDTH), mark + text_width + 4 * gap);
  bastide_pen_round_box (pen, 0.5, y + 0.5, width - 1, height - 1, bastide_pen_get_size (pen, 5));
  bastide_pen_set_colour (pen, bst_render_chart_ground (pen->is_dark), 1);
  cairo_fill_preserve (pen->cr);
  bastide_pen_set_ink (pen, 1);
  cairo_set_line_width (pen->cr, 1);
  cairo_stroke (pen->cr);
  x = (width - mark - gap - text_width) / 2;
  bastide_mark_picture_draw (pen->cr, get_colour (self, self->player), x + mark / 2, y + height / 2, mark);
  bastide_pen_set_ink (pen, 1);
  cairo_move_to (pen->cr, x + mark + gap, y + (height - text_height) / 2);
  pango_cairo_show_layout (pen->cr, layout);
}

void
bastide_value_picture_draw (const BastideValuePicture *self,
                            const BastidePen          *pen)
{
  guint n_players = bst_game_get_n_players (self->game);
  double width = bastide_pen_get_size (pen, WIDTH), radius = bastide_pen_get_size (pen, 4);
  double y = 0, pill = 0;

  cairo_save (pen->cr);
  bastide_pen_round_box (pen, 0, 0, width, pen->height, radius);
  cairo_clip_preserve (pen->cr);
  for (guint player = 0; player < n_players; player++)
    {
      double share = self->shares[player] * pen->height;

      draw_share (self, pen, player, y, share);
      /* Between two, or in the middle of his own. */
      if (player == self->player)
        pill = n_players == 2 ? (player == 0 ? share : y) : y + share / 2;
      y += share;
    }
  bastide_pen_round_box (pen, 0, 0, width, pen->height, radius);
  bastide_pen_set_ink (pen, 1);
  cairo_set_line_width (pen->cr, 1.5);
  cairo_stroke (pen->cr);
  cairo_restore (pen->cr);
  draw_pill (self, pen, pill);
}
