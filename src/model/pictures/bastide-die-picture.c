/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-die-picture.h"

#include <bst-render-theme.h>

#define RADIUS 4.0
#define PIP    1.7      /* radius */
#define SPREAD 4.5      /* from the middle to the outer pips */

static void
draw_body (cairo_t              *cr,
           const BstRenderColour *fill)
{
  double edge = BASTIDE_DIE_PICTURE_SIZE / 2.0 - 1;

  cairo_new_sub_path (cr);
  for (int corner = 0; corner < 4; corner++)
    cairo_arc (cr, (corner == 0 || corner == 3 ? 1 : -1) * (edge - RADIUS),
               (corner < 2 ? 1 : -1) * (edge - RADIUS), RADIUS,
               corner * G_PI / 2, (corner + 1) * G_PI / 2);
  cairo_close_path (cr);
  cairo_set_source_rgb (cr, 0.95, 0.95, 0.93);
  cairo_set_line_width (cr, 2);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 0.1, 0.1, 0.12);
  cairo_set_line_width (cr, 1);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, fill->red, fill->green, fill->blue);
  cairo_fill (cr);
}

static void
draw_pip (cairo_t *cr,
          int      column,
          int      row)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, column * SPREAD, row * SPREAD, PIP, 0, 2 * G_PI);
}

static void
draw_pips (cairo_t               *cr,
           const BstRenderColour *colour,
           guint                  face)
{
  if (face % 2 == 1)
    draw_pip (cr, 0, 0);
  if (face >= 2)
    {
      draw_pip (cr, 1, -1);
      draw_pip (cr, -1, 1);
    }
  if (face >= 4)
    {
      draw_pip (cr, -1, -1);
      draw_pip (cr, 1, 1);
    }
  if (face == 6)
    {
      draw_pip (cr, -1, 0);
      draw_pip (cr, 1, 0);
    }
  cairo_set_source_rgb (cr, colour->red, colour->green, colour->blue);
  cairo_fill (cr);
}

void
bastide_die_picture_draw (cairo_t   *cr,
                          BstColour  colour,
                          guint      face)
{
  draw_body (cr, bst_render_player_colour (colour));
  draw_pips (cr, bst_render_player_contrast (colour), face);
}
