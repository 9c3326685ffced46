/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-figure.h"

#include <math.h>

#include "bst-render-figure-path.h"

/* All paths: the figure is one unit high, its middle at 0, 0, its foot at 0, 0.5. */

static void
cloak_path (cairo_t *cr,
            double   shoulder,
            double   hem)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -hem, 0.42);
  cairo_curve_to (cr, -hem, 0.10, -shoulder * 1.3, 0.06, -shoulder, -0.10);
  cairo_curve_to (cr, -shoulder * 0.7, -0.20, shoulder * 0.7, -0.20, shoulder, -0.10);
  cairo_curve_to (cr, shoulder * 1.3, 0.06, hem, 0.10, hem, 0.42);
  cairo_curve_to (cr, hem * 0.9, 0.52, -hem * 0.9, 0.52, -hem, 0.42);
  cairo_close_path (cr);
}

/* Helmet with a crest, a lance, a broad cloak. */
static void
knight_path (cairo_t *cr)
{
  cloak_path (cr, 0.20, 0.30);
  cairo_move_to (cr, -0.15, -0.10);
  cairo_line_to (cr, -0.16, -0.30);
  cairo_curve_to (cr, -0.14, -0.42, -0.06, -0.44, 0.0, -0.50);
  cairo_curve_to (cr, 0.06, -0.44, 0.14, -0.42, 0.16, -0.30);
  cairo_line_to (cr, 0.15, -0.10);
  cairo_close_path (cr);
  cairo_rectangle (cr, 0.27, -0.50, 0.065, 0.96);
  cairo_move_to (cr, 0.335, -0.50);
  cairo_line_to (cr, 0.52, -0.42);
  cairo_line_to (cr, 0.335, -0.32);
  cairo_close_path (cr);
}

/* Smaller, since the crown is part of the picture. */
static void
guard_path (cairo_t *cr)
{
  cairo_save (cr);
  cairo_translate (cr, 0, -0.10);
  cairo_scale (cr, 0.8, 0.8);
  knight_path (cr);
  cairo_restore (cr);
}

/* The parapet in front of a guard: three merlons on a ring of stone. */
static void
crown_path (cairo_t *cr)
{
  static const double top[][2] = {
    { -.38, .10 }, { -.20, .13 }, { -.20, .24 }, { -.10, .25 }, { -.10, .14 }, { .10, .14 },
    { .10, .25 }, { .20, .24 }, { .20, .13 }, { .38, .10 },
  };

  cairo_new_path (cr);
  for (guint i = 0; i < G_N_ELEMENTS (top); i++)
    cairo_line_to (cr, top[i][0], top[i][1]);
  cairo_line_to (cr, 0.36, 0.40);
  cairo_curve_to (cr, 0.20, 0.50, -0.20, 0.50, -0.36, 0.40);
  cairo_close_path (cr);
}

/* A flat wide hat, hands on the hips, a long coat. */
static void
highwayman_path (cairo_t *cr)
{
  cairo_move_to (cr, -0.15, -0.12);
  cairo_curve_to (cr, -0.30, -0.08, -0.36, 0.06, -0.34, 0.12);
  cairo_curve_to (cr, -0.32, 0.17, -0.22, 0.16, -0.19, 0.17);
  cairo_line_to (cr, -0.27, 0.46);
  cairo_curve_to (cr, -0.20, 0.52, 0.20, 0.52, 0.27, 0.46);
  cairo_line_to (cr, 0.19, 0.17);
  cairo_curve_to (cr, 0.22, 0.16, 0.32, 0.17, 0.34, 0.12);
  cairo_curve_to (cr, 0.36, 0.06, 0.30, -0.08, 0.15, -0.12);
  cairo_close_path (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, -0.20, 0.13, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_move_to (cr, -0.36, -0.30);
  cairo_curve_to (cr, -0.30, -0.36, -0.22, -0.34, -0.15, -0.36);
  cairo_curve_to (cr, -0.13, -0.52, 0.13, -0.52, 0.15, -0.36);
  cairo_curve_to (cr, 0.22, -0.34, 0.30, -0.36, 0.36, -0.30);
  cairo_curve_to (cr, 0.24, -0.23, -0.24, -0.23, -0.36, -0.30);
  cairo_close_path (cr);
}

/* A pointed cowl over a wide habit, hands in the sleeves. */
static void
monk_path (cairo_t *cr)
{
  cairo_move_to (cr, -0.30, 0.44);
  cairo_curve_to (cr, -0.32, 0.22, -0.34, 0.04, -0.20, -0.08);
  cairo_curve_to (cr, -0.24, -0.30, -0.12, -0.42, 0.06, -0.50);
  cairo_curve_to (cr, 0.18, -0.40, 0.24, -0.26, 0.20, -0.08);
  cairo_curve_to (cr, 0.34, 0.04, 0.32, 0.22, 0.30, 0.44);
  cairo_curve_to (cr, 0.26, 0.52, -0.26, 0.52, -0.30, 0.44);
  cairo_close_path (cr);
}

/* Lying in the grass, seen from above: a round straw hat, arms and legs stretched out. */
static void
farmer_path (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, -0.30, 0, 0.19, 0, 2 * G_PI);
  cairo_close_path (cr);
  bst_render_limb_path (cr, -0.05, 0, 0.12, 0, 0.16);
  bst_render_limb_path (cr, -0.08, -0.10, 0.02, -0.29, 0.055);
  bst_render_limb_path (cr, -0.08, 0.10, 0.02, 0.29, 0.055);
  bst_render_limb_path (cr, 0.15, -0.07, 0.44, -0.20, 0.065);
  bst_render_limb_path (cr, 0.15, 0.07, 0.44, 0.20, 0.065);
}

static void
farmer_lines (cairo_t *cr)
{
  cairo_arc (cr, -0.30, 0, 0.10, 0, 2 * G_PI);
}

/* How a figure is drawn. */
typedef struct
{
  void   (*path)  (cairo_t *cr);
  void   (*lines) (cairo_t *cr);    /* within the silhouette (nullable) */
  double mark_y;                    /* where the player's mark is, ... */
  double mark_size;                 /* ... and how large */
  gboolean lies;
} Drawing;

#define MARK_SIZE  0.155
#define MARK_SMALL 0.125

static const Drawing drawings[BST_RENDER_N_FIGURES] = {
  [BST_RENDER_FIGURE_KNIGHT] = { knight_path, NULL, 0.20, MARK_SIZE, FALSE },
  [BST_RENDER_FIGURE_HIGHWAYMAN] = { highwayman_path, NULL, 0.20, MARK_SIZE, FALSE },
  [BST_RENDER_FIGURE_FARMER] = { farmer_path, farmer_lines, 0, MARK_SMALL, TRUE },
  [BST_RENDER_FIGURE_MONK] = { monk_path, NULL, 0.20, MARK_SIZE, FALSE },
  [BST_RENDER_FIGURE_BUILDER] = { bst_render_builder_path, NULL, 0.20, MARK_SIZE, FALSE },
  [BST_RENDER_FIGURE_PIG] = { bst_render_pig_path, NULL, 0, MARK_SMALL, TRUE },
  [BST_RENDER_FIGURE_BARN] = { bst_render_barn_path, bst_render_barn_lines, 0.20, MARK_SIZE, FALSE },
  [BST_RENDER_FIGURE_WAGON] = { bst_render_wagon_path, bst_render_wagon_lines, -0.15, MARK_SIZE, FALSE },
  [BST_RENDER_FIGURE_MAYOR] = { bst_render_mayor_path, bst_render_mayor_lines, 0.20, MARK_SIZE, FALSE },
  [BST_RENDER_FIGURE_ABBOT] = { bst_render_abbot_path, bst_render_abbot_lines, 0.20, MARK_SIZE, FALSE },
  [BST_RENDER_FIGURE_SHEPHERD] = { bst_render_shepherd_path, bst_render_shepherd_lines, 0.20, MARK_SIZE, FALSE },
  [BST_RENDER_FIGURE_GUARD] = { guard_path, NULL, 0.01, MARK_SMALL, FALSE },
};

static void
figure_path (cairo_t         *cr,
             BstRenderFigure  figure)
{
  cairo_new_path (cr);
  drawings[figure].path (cr);
}

static void
set_colour (cairo_t               *cr,
            const BstRenderColour *colour,
            double                 alpha)
{
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, alpha);
}

/* The side away from the light. */
static void
draw_shading (cairo_t         *cr,
              BstRenderFigure  figure)
{
  cairo_save (cr);
  figure_path (cr, figure);
  cairo_clip (cr);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.20);
  cairo_translate (cr, -0.04, -0.03);
  figure_path (cr, figure);
  cairo_translate (cr, 0.04, 0.03);
  cairo_rectangle (cr, -1, -1, 2, 2);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* Lines within the silhouette. */
static void
draw_details (cairo_t         *cr,
              BstRenderFigure  figure,
              BstColour        colour)
{
  if (drawings[figure].lines == NULL)
    return;
  cairo_new_path (cr);
  drawings[figure].lines (cr);
  cairo_set_line_width (cr, 0.035);
  set_colour (cr, bst_render_player_contrast (colour), 0.75);
  cairo_stroke (cr);
}

/* The player's mark, where the silhouette has room for it. */
static void
draw_mark (cairo_t         *cr,
           BstRenderFigure  figure,
           BstColour        colour)
{
  const Drawing *drawing = &drawings[figure];

  cairo_new_path (cr);
  bst_render_player_mark_path (cr, colour, drawing->lies ? 0.04 : 0, drawing->mark_y, drawing->mark_size);
  set_colour (cr, bst_render_player_contrast (colour), 0.95);
  cairo_fill (cr);
}

/* How wide lines are, in figures. */
typedef struct
{
  double rim;
  double halo;
} Lines;

/* Widths that a small figure needs to be seen are too fine for a large one, and the other way round. */
static Lines
lines_for (double pixels)
{
  return (Lines) { MAX (1.3 / pixels, 0.07), MAX (1.5 / pixels, 0.035) };
}

static void
stroke_halo (cairo_t              *cr,
             const BstRenderTheme *theme,
             const Lines          *lines)
{
  cairo_set_line_width (cr, 2 * (lines->rim + lines->halo));
  bst_render_theme_set_source (theme, cr, BST_RENDER_HALO, 0.95);
  cairo_stroke_preserve (cr);
}

static void
stroke_rim (cairo_t              *cr,
            const BstRenderTheme *theme,
            const Lines          *lines)
{
  cairo_set_line_width (cr, 2 * lines->rim);
  bst_render_theme_set_source (theme, cr, BST_RENDER_INK, 1);
  cairo_stroke_preserve (cr);
}

/* Where it touches the ground. */
static void
draw_contact (cairo_t              *cr,
              const BstRenderTheme *theme,
              gboolean              lies)
{
  cairo_save (cr);
  cairo_translate (cr, 0.06, lies ? 0.19 : 0.44);
  cairo_scale (cr, lies ? 0.66 : 0.54, lies ? 0.22 : 0.19);
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  bst_render_theme_set_source (theme, cr, BST_RENDER_INK, 0.30);
  cairo_fill (cr);
}

/* The halo of a crown lies below its guard, who would be cut in two else. */
static void
draw_below (cairo_t              *cr,
            const BstRenderTheme *theme,
            BstRenderFigure       figure,
            const Lines          *lines)
{
  if (figure == BST_RENDER_FIGURE_GUARD)
    {
      crown_path (cr);
      stroke_halo (cr, theme, lines);
    }
  else if (!theme->flat)
    draw_contact (cr, theme, drawings[figure].lies);
}

static void
draw_crown (cairo_t              *cr,
            const BstRenderTheme *theme,
            const Lines          *lines)
{
  crown_path (cr);
  stroke_rim (cr, theme, lines);
  bst_render_theme_set_source (theme, cr, BST_RENDER_WALL_LIGHT, 1);
  cairo_fill (cr);
}

/* @pixels: its height on the device. */
static void
draw_body (cairo_t              *cr,
           const BstRenderTheme *theme,
           BstRenderFigure       figure,
           BstColour             colour,
           double                pixels)
{
  Lines lines = lines_for (pixels);

  draw_below (cr, theme, figure, &lines);
  figure_path (cr, figure);
  stroke_halo (cr, theme, &lines);
  stroke_rim (cr, theme, &lines);
  set_colour (cr, bst_render_player_colour (colour), 1);
  cairo_fill (cr);
  if (pixels >= 28 && !theme->flat)
    draw_shading (cr, figure);
  if (pixels >= 28)
    draw_details (cr, figure, colour);
  if (figure == BST_RENDER_FIGURE_GUARD)
    draw_crown (cr, theme, &lines);
  draw_mark (cr, figure, colour);
}

void
bst_render_figure_draw (cairo_t              *cr,
                        const BstRenderTheme *theme,
                        BstRenderFigure       figure,
                        BstColour             colour,
                        double                x,
                        double                y,
                        double                size)
{
  double across = size;
  double down = 0;

  cairo_user_to_device_distance (cr, &across, &down);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_body (cr, theme, figure, colour, hypot (across, down));
  cairo_restore (cr);
}

void
bst_render_figure_draw_bars (cairo_t *cr,
                             double   x,
                             double   y,
                             double   size)
{
  cairo_set_line_width (cr, size * 0.07);
  for (int i = -1; i <= 1; i++)
    {
      cairo_move_to (cr, x + size * 0.28 * i, y - size / 2);
      cairo_line_to (cr, x + size * 0.28 * i, y + size / 2);
    }
  cairo_stroke (cr);
}
