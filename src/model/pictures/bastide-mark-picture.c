/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-mark-picture.h"

#include <bst-render-theme.h>

void
bastide_mark_picture_draw (cairo_t  *cr,
                           BstColour colour,
                           double    x,
                           double    y,
                           double    size)
{
  const BstRenderColour *fill = bst_render_player_colour (colour);
  double line = size / BASTIDE_MARK_PICTURE_SIZE;

  bst_render_player_mark_path (cr, colour, x, y, size / 2 - 2.5 * line);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_source_rgb (cr, 0.95, 0.95, 0.93);
  cairo_set_line_width (cr, 3.5 * line);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 0.1, 0.1, 0.12);
  cairo_set_line_width (cr, 2 * line);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, fill->red, fill->green, fill->blue);
  cairo_fill (cr);
}

guint
bastide_mark_picture_list (const BstGame *game,
                           guint          players,
                           BstColour      colours[BST_MAX_PLAYERS])
{
  guint n_colours = 0;

  for (guint p = 0; players != 0 && p < bst_game_get_n_players (game); p++)
    if (players & (1u << p))
      colours[n_colours++] = bst_game_get_player (game, p)->colour;

  return n_colours;
}
