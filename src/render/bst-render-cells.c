/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Overlays on cells: where a tile may be laid, and coordinates. */

#include <math.h>

#include "bst-render-label.h"
#include "bst-render-overlay.h"

static guint
count_bits (guint bits)
{
  guint n = 0;

  for (; bits != 0; bits &= bits - 1)
    n++;
  return n;
}

static void
draw_legal_cell (const BstRenderScope  *scope,
                 guint                  type,
                 gboolean               ghosts,
                 const BstPlacement    *placement)
{
  cairo_t *cr = scope->cr;
  double scale = scope->viewport->scale;
  double inset = MAX (1.0, scale * 0.035);
  g_autofree char *count = g_strdup_printf ("%u", count_bits (placement->rotations));
  double left;
  double top;

  bst_render_viewport_to_view (scope->viewport, placement->x, placement->y, &left, &top);
  if (ghosts)
    bst_render_board_draw_ghost (scope, type, placement->x, placement->y,
                                 (guint) g_bit_nth_lsf (placement->rotations, -1));
  cairo_rectangle (cr, left + inset, top + inset, scale - 2 * inset, scale - 2 * inset);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_ACCENT, ghosts ? 0.08 : 0.18);
  cairo_fill_preserve (cr);
  bst_render_contour (scope, &scope->theme->colours[BST_RENDER_ACCENT],
                      CLAMP (scale * 0.022, 1.2, 2.5));
  bst_render_label_badge (scope, count, left + scale / 2, top + scale / 2,
                          CLAMP (scale * 0.15, 6, 16));
}

void
bst_render_overlay_draw_legal (const BstRenderScope *scope,
                               guint                 type,
                               gboolean              ghosts)
{
  guint n_tiles;
  g_autofree BstPlacement *placements = NULL;
  guint n;

  bst_position_get_tiles (scope->position, &n_tiles);
  placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n = bst_position_get_placements (scope->position, type, placements);
  cairo_save (scope->cr);
  for (guint i = 0; i < n; i++)
    draw_legal_cell (scope, type, ghosts, &placements[i]);
  cairo_restore (scope->cr);
}

/* --- Coordinates --- */

/* A ruler along one edge of the view: the numbers of columns or rows of the box that are
 * in view, at the box's edge or the view's, whichever is further in. */
static void
draw_ruler (const BstRenderScope *scope,
            const BstRenderBox   *box,
            gboolean              columns,
            gboolean              far_side)
{
  double scale = scope->viewport->scale;
  double height = CLAMP (scale * 0.2, 8, 14);
  int from = columns ? box->min_x : box->min_y;
  int to = columns ? box->max_x : box->max_y;
  /* Where tiles are small, every fifth. */
  int step = scale < 20 ? 5 : 1;

  for (int i = from; i <= to; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", i);
      double extent = columns ? scope->viewport->width : scope->viewport->height;
      double across = columns ? scope->viewport->height : scope->viewport->width;
      double edge;
      double inset;
      double at;
      double x;
      double y;

      if (i % step != 0)
        continue;
      bst_render_viewport_to_view (scope->viewport,
                                   columns ? i + 0.5 : far_side ? box->max_x + 1 : box->min_x,
                                   columns ? (far_side ? box->max_y + 1 : box->min_y) : i + 0.5,
                                   &x, &y);
      at = columns ? x : y;
      edge = columns ? y : x;
      inset = height * 0.9;
      edge = far_side ? MIN (edge - inset, across - inset) : MAX (edge + inset, inset);
      if (at < 0 || at > extent)
        continue;
      bst_render_label_draw (scope, text, columns ? at : edge, columns ? edge : at, height);
    }
}

void
bst_render_overlay_draw_coordinates (const BstRenderScope *scope)
{
  guint n_tiles;
  g_autofree BstPlacement *cells = NULL;
  guint n;
  BstRenderBox box;

  bst_position_get_tiles (scope->position, &n_tiles);
  cells = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n = bst_position_get_frontier (scope->position, cells);
  bst_render_board_get_box (scope->position, 1, &box);
  cairo_save (scope->cr);
  for (guint i = 0; i < n && scope->viewport->scale >= 36; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d,%d", cells[i].x, cells[i].y);
      double x;
      double y;

      bst_render_viewport_to_view (scope->viewport, cells[i].x + 0.5, cells[i].y + 0.5, &x, &y);
      bst_render_label_draw (scope, text, x, y, CLAMP (scope->viewport->scale * 0.17, 8, 16));
    }
  for (guint side = 0; side < 4; side++)
    draw_ruler (scope, &box, side < 2, side % 2 == 1);
  cairo_restore (scope->cr);
}
