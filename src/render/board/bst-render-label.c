/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-label.h"

#include <string.h>

#include "bst-render-beam.h"
#include "bst-render-region.h"

/* How far lines along an outline reach beyond it, in pixels. */
#define WINDOW_MARGIN 16

void
bst_render_label_font (cairo_t           *cr,
                       cairo_font_face_t *font,
                       double             height)
{
  if (font != NULL)
    cairo_set_font_face (cr, font);
  else
    cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, height);
}

/* Adds the text's outline to the path, its middle at @x, @y. */
static void
text_path (const BstRenderScope *scope,
           const char           *text,
           double                x,
           double                y,
           double                height)
{
  cairo_t *cr = scope->cr;
  cairo_text_extents_t extents;

  bst_render_label_font (cr, scope->font, height);
  cairo_text_extents (cr, text, &extents);
  cairo_new_path (cr);
  cairo_move_to (cr, x - extents.x_bearing - extents.width / 2,
                 y - extents.y_bearing - extents.height / 2);
  cairo_text_path (cr, text);
}

void
bst_render_label_draw (const BstRenderScope *scope,
                       const char           *text,
                       double                x,
                       double                y,
                       double                height)
{
  cairo_t *cr = scope->cr;
  gboolean dark = scope->theme->dark;

  cairo_save (cr);
  text_path (scope, text, x, y, height);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, MAX (2.0, height * 0.22));
  bst_render_theme_set_source (scope->theme, cr, dark ? BST_RENDER_INK : BST_RENDER_HALO, 0.9);
  cairo_stroke_preserve (cr);
  bst_render_theme_set_source (scope->theme, cr, dark ? BST_RENDER_HALO : BST_RENDER_INK, 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

void
bst_render_label_badge (const BstRenderScope *scope,
                        const char           *text,
                        double                x,
                        double                y,
                        double                radius)
{
  cairo_t *cr = scope->cr;

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_close_path (cr);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_HALO, 0.95);
  cairo_fill_preserve (cr);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_INK, 1);
  cairo_set_line_width (cr, MAX (1.0, radius * 0.14));
  cairo_stroke (cr);
  text_path (scope, text, x, y, radius * (strlen (text) > 2 ? 0.85 : 1.15));
  cairo_fill (cr);
  cairo_restore (cr);
}

void
bst_render_contour (const BstRenderScope  *scope,
                    const BstRenderColour *colour,
                    double                 width)
{
  cairo_t *cr = scope->cr;

  cairo_save (cr);
  /* Round joins would be drawn at every point of a curve; where two walls meet in a point,
   * a longer mitre would be a spike over the neighbour. */
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_miter_limit (cr, 1.6);
  cairo_set_dash (cr, NULL, 0, 0);
  /* Hundreds of contours may be redrawn in a frame. */
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
  cairo_set_line_width (cr, width * 2.4 + 1.6);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_HALO, 0.85);
  cairo_stroke_preserve (cr);
  /* A dark edge keeps light colours apart from the halo. */
  cairo_set_line_width (cr, width + 1.6);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_INK, 0.75);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, width);
  cairo_set_source_rgb (cr, colour->red, colour->green, colour->blue);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Widths in pixels: a wide line below, a narrow one on it. */
static void
stroke_twice (const BstRenderScope *scope,
              BstRenderName         below,
              double                wide,
              BstRenderName         above,
              double                narrow)
{
  cairo_t *cr = scope->cr;

  bst_render_theme_set_source (scope->theme, cr, below, 1);
  cairo_set_line_width (cr, wide);
  cairo_stroke_preserve (cr);
  bst_render_theme_set_source (scope->theme, cr, above, 1);
  cairo_set_line_width (cr, narrow);
  cairo_stroke (cr);
}

void
bst_render_focus (const BstRenderScope *scope)
{
  cairo_save (scope->cr);
  cairo_set_line_join (scope->cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_miter_limit (scope->cr, 1.6);
  stroke_twice (scope, BST_RENDER_INK, 4, BST_RENDER_HALO, 2);
  cairo_restore (scope->cr);
}

void
bst_render_problem_line (const BstRenderScope *scope)
{
  cairo_save (scope->cr);
  cairo_set_line_cap (scope->cr, CAIRO_LINE_CAP_ROUND);
  stroke_twice (scope, BST_RENDER_HALO, 8, BST_RENDER_PROBLEM, 4);
  cairo_restore (scope->cr);
}

void
bst_render_feature_outline (const BstPosition  *position,
                            const BstRenderArt *art,
                            guint               part,
                            BstRenderOutline   *outline)
{
  g_autoptr (GArray) edges = g_array_new (FALSE, FALSE, sizeof (BstRenderEdge));
  guint16 at = (guint16) part;

  do
    {
      const BstTile *tile;
      guint index;
      guint segment;

      bst_position_get_segment (position, at, &index, &segment);
      tile = bst_render_board_get_tile (position, index);
      bst_render_region_add (edges,
                             bst_render_art_get_outline (art, (guint) tile->type, segment),
                             tile->rotation, tile->x, tile->y);
      at = bst_position_next_in_feature (position, at);
    }
  while (at != part);
  bst_render_region_cancel (edges);
  bst_render_region_chain (edges, outline);
}

/* What is drawn, in grid units. */
typedef struct
{
  double left;
  double top;
  double right;
  double bottom;
} Window;

/* The view, or what is left of it when only a part is painted again. */
static Window
get_window (const BstRenderScope *scope)
{
  const BstRenderViewport *view = scope->viewport;
  double unit = BST_RENDER_GRID / view->scale;
  double left, top, right, bottom;

  cairo_clip_extents (scope->cr, &left, &top, &right, &bottom);

  return (Window) {
    view->origin_x * BST_RENDER_GRID + (MAX (left, 0) - WINDOW_MARGIN) * unit,
    view->origin_y * BST_RENDER_GRID + (MAX (top, 0) - WINDOW_MARGIN) * unit,
    view->origin_x * BST_RENDER_GRID + (MIN (right, view->width) + WINDOW_MARGIN) * unit,
    view->origin_y * BST_RENDER_GRID + (MIN (bottom, view->height) + WINDOW_MARGIN) * unit,
  };
}

/* Is any of it in sight? A loop that is not encloses nothing that is. */
static gboolean
is_in_window (const Window        *window,
              const BstRenderLoop *loop)
{
  return loop->high.x >= window->left && loop->high.y >= window->top
         && loop->low.x <= window->right && loop->low.y <= window->bottom;
}

/* On which sides of what is drawn a point lies, in bits; 0: in it. */
static guint
get_sides (const Window         *window,
           const BstRenderPoint *point)
{
  return (point->x < window->left ? 1u : 0) | (point->x > window->right ? 2u : 0)
         | (point->y < window->top ? 4u : 0) | (point->y > window->bottom ? 8u : 0);
}

static void
add_line (cairo_t              *cr,
          const BstRenderPoint *point)
{
  const double unit = 1.0 / BST_RENDER_GRID;

  cairo_line_to (cr, point->x * unit, point->y * unit);
}

/* Points that are no farther than @tolerance, in grid units, from a line that leaves them out are left out, and
 * those between two that are out of sight on the same side. */
static void
add_loop (cairo_t             *cr,
          const BstRenderLoop *loop,
          const Window        *window,
          double               tolerance)
{
  const BstRenderPoint *last = &loop->points[0];        /* to which the path goes */
  const BstRenderPoint *end = last;                     /* to which the line from there may go */
  BstRenderBeam beam;

  cairo_new_sub_path (cr);
  add_line (cr, last);
  bst_render_beam_start (&beam, last, tolerance);
  for (guint i = 1; i < loop->n_points; i++)
    {
      const BstRenderPoint *point = &loop->points[i];

      if (i + 1 < loop->n_points
          && (get_sides (window, last) & get_sides (window, point) & get_sides (window, point + 1)) != 0)
        {
          bst_render_beam_start (&beam, last, tolerance);
          continue;
        }
      if (!bst_render_beam_add (&beam, point))
        {
          last = end;
          add_line (cr, last);
          bst_render_beam_start (&beam, last, tolerance);
          bst_render_beam_add (&beam, point);
        }
      end = point;
    }
  add_line (cr, end);
  cairo_close_path (cr);
}

gboolean
bst_render_outline_add (const BstRenderScope   *scope,
                        const BstRenderOutline *outline,
                        double                  tolerance)
{
  double scale = scope->viewport->scale;
  Window window = get_window (scope);
  gboolean is_seen = FALSE;

  cairo_save (scope->cr);
  cairo_scale (scope->cr, scale, scale);
  cairo_translate (scope->cr, -scope->viewport->origin_x, -scope->viewport->origin_y);
  for (guint i = 0; i < outline->n_loops; i++)
    if (is_in_window (&window, &outline->loops[i]))
      {
        add_loop (scope->cr, &outline->loops[i], &window, tolerance / scale * BST_RENDER_GRID);
        is_seen = TRUE;
      }
  cairo_restore (scope->cr);

  return is_seen;
}

gboolean
bst_render_feature_path (const BstRenderScope *scope,
                         guint                 part)
{
  BstRenderOutline outline = { 0 };
  gboolean is_seen;

  bst_render_feature_outline (scope->position, scope->art, part, &outline);
  cairo_new_path (scope->cr);
  is_seen = bst_render_outline_add (scope, &outline, 0);
  bst_render_outline_clear (&outline);

  return is_seen;
}
