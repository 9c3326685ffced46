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

gboolean
bst_render_feature_path (const BstRenderScope *scope,
                         guint                 part)
{
  cairo_t *cr = scope->cr;
  g_autoptr (GArray) edges = g_array_new (FALSE, FALSE, sizeof (BstRenderEdge));
  BstRenderOutline outline = { 0 };
  guint16 at = (guint16) part;
  double x1, y1, x2, y2;

  do
    {
      const BstTile *tile;
      guint index;
      guint segment;

      bst_position_get_segment (scope->position, at, &index, &segment);
      tile = bst_render_board_get_tile (scope->position, index);
      bst_render_region_add (edges,
                             bst_render_art_get_outline (scope->art, (guint) tile->type,
                                                         segment),
                             tile->rotation, tile->x, tile->y);
      at = bst_position_next_in_feature (scope->position, at);
    }
  while (at != part);
  bst_render_region_cancel (edges);
  bst_render_region_chain (edges, &outline);

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_scale (cr, scope->viewport->scale, scope->viewport->scale);
  cairo_translate (cr, -scope->viewport->origin_x, -scope->viewport->origin_y);
  bst_render_outline_path (&outline, cr);
  cairo_restore (cr);
  bst_render_outline_clear (&outline);
  cairo_path_extents (cr, &x1, &y1, &x2, &y2);
  if (x2 >= 0 && y2 >= 0 && x1 <= scope->viewport->width && y1 <= scope->viewport->height)
    return TRUE;
  cairo_new_path (cr);
  return FALSE;
}
