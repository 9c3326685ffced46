/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sheep beside their shepherds (HS3): one, and how many they are. */

#include "bst-render-board.h"

#include "bst-render-label.h"
#include "bst-render-token.h"

/* From the middle of the shepherd, in tiles. */
#define BESIDE_X 0.17
#define BESIDE_Y 0.07

/* On small tiles they are larger in proportion: pixels, and at most so much of a tile. */
#define LEAST_SIZE 11.0
#define MOST_SHARE 0.34

void
bst_render_board_get_flock_spot (const BstPosition  *position,
                                 const BstRenderArt *art,
                                 guint               figure,
                                 double             *board_x,
                                 double             *board_y)
{
  bst_render_board_get_figure_spot (position, art, figure, board_x, board_y);
  *board_x += BESIDE_X;
  *board_y += BESIDE_Y;
}

static void
draw_flock (const BstRenderScope *scope,
            guint                 figure,
            guint                 n)
{
  double scale = scope->viewport->scale, size = MAX (scale * BST_RENDER_FLOCK_SIZE, MIN (LEAST_SIZE, scale * MOST_SHARE));
  g_autofree char *text = g_strdup_printf ("%u", n);
  double x, y;

  bst_render_board_get_flock_spot (scope->position, scope->art, figure, &x, &y);
  bst_render_viewport_to_view (scope->viewport, x, y, &x, &y);
  if (x < -scale || y < -scale || x > scope->viewport->width + scale || y > scope->viewport->height + scale)
    return;
  bst_render_flock_draw (scope->cr, scope->theme, x, y, size);
  bst_render_label_badge (scope, text, x + size * 0.42, y - size * 0.38, CLAMP (scale * 0.07, 5, 11));
}

void
bst_render_board_draw_flocks (const BstRenderScope *scope)
{
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (scope->position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    {
      guint n = figures[i].kind == BST_FIGURE_SHEPHERD ? bst_position_count_flock (scope->position, i) : 0;

      if (n > 0)
        draw_flock (scope, i, n);
    }
}
