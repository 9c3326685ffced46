/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-refusal.h"

/* Strokes the path in red with a light border: it must show on every tile. */
static void
stroke_red (cairo_t *cr,
            double   width)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, width + MAX (2, width / 2));
  cairo_set_source_rgba (cr, 1, 1, 1, 0.9);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, width);
  cairo_set_source_rgb (cr, 0.80, 0.08, 0.10);
  cairo_stroke (cr);
}

/* The edge that does not match. */
static void
draw_edge (const BstRenderScope          *scope,
           const BastideTurnInputRefusal *refusal)
{
  /* Where each edge begins, clockwise; the next one begins where it ends. */
  static const guint8 corners[BST_N_DIRECTIONS + 1][2] = {
    { 0, 0 }, { 1, 0 }, { 1, 1 }, { 0, 1 }, { 0, 0 }
  };
  const guint8 *from = corners[refusal->edge];
  const guint8 *to = corners[refusal->edge + 1];
  double x, y;

  bst_render_viewport_to_view (scope->viewport, refusal->x + from[0], refusal->y + from[1], &x, &y);
  cairo_new_path (scope->cr);
  cairo_move_to (scope->cr, x, y);
  bst_render_viewport_to_view (scope->viewport, refusal->x + to[0], refusal->y + to[1], &x, &y);
  cairo_line_to (scope->cr, x, y);
  stroke_red (scope->cr, MAX (3, scope->viewport->scale * 0.05));
}

/* The figures that hold the feature. */
static void
draw_holders (const BstRenderScope *scope,
              guint                 part)
{
  guint root = bst_position_find_root (scope->position, part);
  const BstFigure *figures;
  guint n_figures;

  figures = bst_position_get_figures (scope->position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    {
      double x, y;

      if (bst_position_find_root (scope->position, figures[i].part) != root)
        continue;
      bst_render_board_get_figure_spot (scope->position, scope->art, i, &x, &y);
      bst_render_viewport_to_view (scope->viewport, x, y, &x, &y);
      cairo_new_path (scope->cr);
      cairo_arc (scope->cr, x, y, scope->viewport->scale * 0.2, 0, 2 * G_PI);
      stroke_red (scope->cr, MAX (3, scope->viewport->scale * 0.04));
    }
}

gboolean
bastide_refusal_has_outline (const BastideTurnInputRefusal *refusal)
{
  return refusal->has_edge || refusal->part != BST_NO_PART;
}

void
bastide_refusal_draw (const BastideTurnInputRefusal *refusal,
                      const BstRenderScope          *scope)
{
  if (refusal->has_edge)
    draw_edge (scope, refusal);
  if (refusal->part != BST_NO_PART)
    draw_holders (scope, refusal->part);
}
