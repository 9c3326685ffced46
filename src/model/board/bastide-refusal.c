/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-refusal.h"

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
      bst_render_problem_line (scope);
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
    bst_render_board_draw_problem (scope, refusal->x, refusal->y, refusal->edge);
  if (refusal->part != BST_NO_PART)
    draw_holders (scope, refusal->part);
}
