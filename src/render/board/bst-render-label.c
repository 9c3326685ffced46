/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-label.h"

#include <string.h>

#include "bst-render-region.h"

void
bst_render_label_font (cairo_t *cr,
                       double   height)
{
  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, height);
}

/* Adds the text's outline to the path, its middle at @x, @y. */
static void
text_path (cairo_t    *cr,
           const char *text,
           double      x,
           double      y,
           double      height)
{
  cairo_text_extents_t extents;

  bst_render_label_font (cr, height);
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
  text_path (cr, text, x, y, height);
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
  text_path (cr, text, x, y, radius * (strlen (text) > 2 ? 0.85 : 1.15));
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

/* Is any of it in view? */
static gboolean
is_in_view (const BstRenderScope   *scope,
            const BstRenderOutline *outline)
{
  const BstRenderViewport *view = scope->viewport;
  int x1 = G_MAXINT, y1 = G_MAXINT, x2 = G_MININT, y2 = G_MININT;

  for (guint l = 0; l < outline->n_loops; l++)
    for (guint i = 0; i < outline->loops[l].n_points; i++)
      {
        x1 = MIN (x1, outline->loops[l].points[i].x);
        y1 = MIN (y1, outline->loops[l].points[i].y);
        x2 = MAX (x2, outline->loops[l].points[i].x);
        y2 = MAX (y2, outline->loops[l].points[i].y);
      }

  return x2 >= view->origin_x * BST_RENDER_GRID && y2 >= view->origin_y * BST_RENDER_GRID
         && x1 <= (view->origin_x + view->width / view->scale) * BST_RENDER_GRID
         && y1 <= (view->origin_y + view->height / view->scale) * BST_RENDER_GRID;
}

/* Points that are no farther than @least, in grid units, from the one before are left out. */
static void
add_loop (cairo_t             *cr,
          const BstRenderLoop *loop,
          double               least)
{
  const double unit = 1.0 / BST_RENDER_GRID;
  const BstRenderPoint *last = &loop->points[0];

  cairo_move_to (cr, last->x * unit, last->y * unit);
  for (guint i = 1; i < loop->n_points; i++)
    {
      const BstRenderPoint *point = &loop->points[i];

      if (ABS (point->x - last->x) + ABS (point->y - last->y) < least)
        continue;
      cairo_line_to (cr, point->x * unit, point->y * unit);
      last = point;
    }
  cairo_close_path (cr);
}

gboolean
bst_render_outline_add (const BstRenderScope   *scope,
                        const BstRenderOutline *outline,
                        double                  least)
{
  double scale = scope->viewport->scale;

  if (!is_in_view (scope, outline))
    return FALSE;
  cairo_save (scope->cr);
  cairo_scale (scope->cr, scale, scale);
  cairo_translate (scope->cr, -scope->viewport->origin_x, -scope->viewport->origin_y);
  for (guint i = 0; i < outline->n_loops; i++)
    add_loop (scope->cr, &outline->loops[i], least / scale * BST_RENDER_GRID);
  cairo_restore (scope->cr);

  return TRUE;
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
