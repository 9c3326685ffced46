/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The players' patterns: even, wide, without hard black and white, told apart in grey. */

#include "bst-render-palette.h"

#include <math.h>

/* Of lines and rings, in pixels. */
#define LINE 1.4
/* A pattern comes again after so many pixels, at any zoom. */
#define PERIOD 12
/* How wide the bands of a tie are, in pixels, and how much thinner than the paint of one owner: two colours side by side
 * are loud enough. */
#define BAND     28.0
#define TIE_THIN 0.7

static void
draw_dots (cairo_t *cr,
           double   p)
{
  cairo_arc (cr, p / 4, p / 4, p * 0.17, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_arc (cr, p * 3 / 4, p * 3 / 4, p * 0.17, 0, 2 * G_PI);
  cairo_fill (cr);
}

/* One diagonal per period, drawn three times so that the tile repeats without a gap. */
static void
draw_diagonal (cairo_t *cr,
               double   p,
               double   slope)
{
  for (int i = -1; i <= 1; i++)
    {
      cairo_move_to (cr, -p + i * p, slope > 0 ? -p : 2 * p);
      cairo_line_to (cr, 2 * p + i * p, slope > 0 ? 2 * p : -p);
    }
  cairo_stroke (cr);
}

static void
draw_waves (cairo_t *cr,
            double   p)
{
  for (int i = 0; i < 2; i++)
    {
      double y = p * (0.25 + 0.5 * i);

      cairo_move_to (cr, -p, y);
      for (int k = -1; k < 2; k++)
        {
          cairo_curve_to (cr, p * (k + 0.2), y - p * 0.28, p * (k + 0.3), y - p * 0.28,
                          p * (k + 0.5), y);
          cairo_curve_to (cr, p * (k + 0.7), y + p * 0.28, p * (k + 0.8), y + p * 0.28,
                          p * (k + 1.0), y);
        }
    }
  cairo_stroke (cr);
}

static void
draw_grid (cairo_t *cr,
           double   p)
{
  cairo_move_to (cr, 0, p / 2);
  cairo_line_to (cr, p, p / 2);
  cairo_move_to (cr, p / 2, 0);
  cairo_line_to (cr, p / 2, p);
  cairo_stroke (cr);
}

static void
draw_crosses (cairo_t *cr,
              double   p)
{
  for (int i = 0; i < 2; i++)
    {
      double c = p * (0.25 + 0.5 * i);
      double r = p * 0.15;

      cairo_move_to (cr, c - r, c);
      cairo_line_to (cr, c + r, c);
      cairo_move_to (cr, c, c - r);
      cairo_line_to (cr, c, c + r);
    }
  cairo_stroke (cr);
}

static void
draw_pattern (cairo_t   *cr,
              BstColour  colour,
              double     p)
{
  cairo_set_line_width (cr, LINE);
  switch (colour)
    {
    case BST_COLOUR_RED:
      draw_dots (cr, p);
      break;
    case BST_COLOUR_BLUE:
      draw_diagonal (cr, p, 1);
      break;
    case BST_COLOUR_YELLOW:
      draw_waves (cr, p);
      break;
    case BST_COLOUR_GREEN:
      draw_diagonal (cr, p, -1);
      break;
    case BST_COLOUR_BLACK:
      draw_grid (cr, p);
      break;
    case BST_COLOUR_PINK:
      draw_crosses (cr, p);
      break;
    default:
      g_return_if_reached ();
    }
}

cairo_pattern_t *
bst_render_owner_pattern (const BstRenderTheme *theme,
                          BstColour             colour)
{
  const BstRenderColour *c = bst_render_owner_hatch (theme, colour);
  double alpha = theme->wash.hatch;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, PERIOD, PERIOD);
  cairo_t *cr = cairo_create (surface);
  cairo_pattern_t *pattern;

  cairo_set_source_rgba (cr, c->red, c->green, c->blue, alpha);
  draw_pattern (cr, colour, PERIOD);
  cairo_destroy (cr);
  pattern = cairo_pattern_create_for_surface (surface);
  cairo_pattern_set_extend (pattern, CAIRO_EXTEND_REPEAT);
  cairo_surface_destroy (surface);
  return pattern;
}

cairo_pattern_t *
bst_render_tie_pattern (const BstRenderTheme *theme,
                        const BstColour      *colours,
                        guint                 n_colours)
{
  double width = BAND * G_SQRT2;
  int size = (int) round (width * n_colours);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);
  cairo_pattern_t *pattern;

  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  for (guint i = 0; i < 2 * n_colours; i++)
    {
      const BstRenderColour *c = bst_render_owner_tint (theme, colours[i % n_colours]);
      double at = i * (double) size / n_colours;
      double next = (i + 1) * (double) size / n_colours;

      cairo_move_to (cr, at, 0);
      cairo_line_to (cr, next, 0);
      cairo_line_to (cr, next - size, size);
      cairo_line_to (cr, at - size, size);
      cairo_close_path (cr);
      cairo_set_source_rgba (cr, c->red, c->green, c->blue, theme->contrast ? 1 : TIE_THIN);
      cairo_fill (cr);
    }
  cairo_destroy (cr);
  pattern = cairo_pattern_create_for_surface (surface);
  cairo_pattern_set_extend (pattern, CAIRO_EXTEND_REPEAT);
  cairo_surface_destroy (surface);
  return pattern;
}
