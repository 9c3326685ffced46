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

/* The tile as a picture, drawn once for all cells in which it lies alike. */
static cairo_surface_t *
make_ghost (const BstRenderScope *scope,
            guint                 type,
            guint                 rotation)
{
  double dx = scope->viewport->scale;
  double dy = 0;
  int size;

  cairo_user_to_device_distance (scope->cr, &dx, &dy);
  size = (int) CLAMP (ceil (hypot (dx, dy)), 1, BST_RENDER_MAX_SCALE * 2);
  return bst_render_tile_surface (scope->art, scope->theme, type, 0, rotation, size);
}

static void
paint_ghost (const BstRenderScope *scope,
             cairo_surface_t      *ghost,
             double                left,
             double                top)
{
  double zoom = scope->viewport->scale / cairo_image_surface_get_width (ghost);

  cairo_save (scope->cr);
  cairo_translate (scope->cr, left, top);
  cairo_scale (scope->cr, zoom, zoom);
  cairo_set_source_surface (scope->cr, ghost, 0, 0);
  cairo_paint_with_alpha (scope->cr, 0.5);
  cairo_restore (scope->cr);
}

static void
draw_legal_cell (const BstRenderScope *scope,
                 const BstPlacement   *placement,
                 cairo_surface_t      *ghost)
{
  cairo_t *cr = scope->cr;
  double scale = scope->viewport->scale;
  double inset = MAX (1.0, scale * 0.035);
  g_autofree char *count = g_strdup_printf ("%u", count_bits (placement->rotations));
  double left;
  double top;

  bst_render_viewport_to_view (scope->viewport, placement->x, placement->y, &left, &top);
  if (ghost != NULL)
    paint_ghost (scope, ghost, left, top);
  cairo_rectangle (cr, left + inset, top + inset, scale - 2 * inset, scale - 2 * inset);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_LEGAL, ghost != NULL ? 0.08 : 0.18);
  cairo_fill_preserve (cr);
  bst_render_contour (scope, &scope->theme->colours[BST_RENDER_LEGAL],
                      CLAMP (scale * 0.022, 1.2, 2.5));
  bst_render_label_badge (scope, count, left + scale / 2, top + scale / 2,
                          CLAMP (scale * 0.15, 6, 16));
}

void
bst_render_overlay_draw_legal (const BstRenderScope *scope,
                               guint                 type,
                               gboolean              ghosts)
{
  cairo_surface_t *pictures[4] = { NULL };
  g_autofree BstPlacement *placements = NULL;
  guint n_tiles;
  guint n;

  bst_position_get_tiles (scope->position, &n_tiles);
  placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n = bst_position_get_placements (scope->position, type, placements);
  cairo_save (scope->cr);
  for (guint i = 0; i < n; i++)
    {
      guint rotation = (guint) g_bit_nth_lsf (placements[i].rotations, -1);

      if (ghosts && pictures[rotation] == NULL)
        pictures[rotation] = make_ghost (scope, type, rotation);
      draw_legal_cell (scope, &placements[i], ghosts ? pictures[rotation] : NULL);
    }
  cairo_restore (scope->cr);
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    g_clear_pointer (&pictures[i], cairo_surface_destroy);
}

/* --- Coordinates --- */

/* A ruler along one edge of the box: the numbers of its columns or rows that are in view. */
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
      /* Just outside the box, or at the view's edge where that is not seen. */
      inset = height * 0.62;
      edge = far_side ? MIN (edge + inset, across - inset) : MAX (edge - inset, inset);
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

      /* Low in the cell: its middle may bear the number of rotations. */
      bst_render_viewport_to_view (scope->viewport, cells[i].x + 0.5, cells[i].y + 0.83, &x, &y);
      bst_render_label_draw (scope, text, x, y, CLAMP (scope->viewport->scale * 0.17, 8, 16));
    }
  for (guint side = 0; side < 4; side++)
    draw_ruler (scope, &box, side < 2, side % 2 == 1);
  cairo_restore (scope->cr);
}
