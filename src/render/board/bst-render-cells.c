/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Overlays on cells: where a tile may be laid, and coordinates. */

#include <math.h>

#include "bst-render-label.h"
#include "bst-render-overlay.h"

/* A legal cell's outline, in pixels: how wide it is, and how far within the cell. */
#define LINE  2.0
#define INSET 2.0

/* At a side for each rotation, in pixels; on smaller tiles than these they do not show. */
#define TICK_LENGTH 8.0
#define TICK_WIDTH  3.0
#define TICK_TILE   28.0

/* How much of the numbers along the edges is seen: no less than can be read. */
#define RULER      0.75
/* The name of a cell is so far within it, in pixels, if it is not smaller than that. */
#define NAME_INSET 4
#define NAME_TILE  36

/* In the middle of the side to which the tile's own north would look. */
static void
draw_ticks (const BstRenderScope *scope,
            guint                 rotations,
            double                x,
            double                y)
{
  cairo_t *cr = scope->cr;
  const double out = scope->viewport->scale / 2 - INSET;

  for (guint rotation = 0; rotation < 4; rotation++)
    if (rotations & (1u << rotation))
      {
        cairo_save (cr);
        cairo_translate (cr, x, y);
        cairo_rotate (cr, rotation * G_PI / 2);
        cairo_rectangle (cr, -TICK_LENGTH / 2, -out, TICK_LENGTH, TICK_WIDTH + LINE / 2);
        cairo_restore (cr);
      }
  cairo_fill (cr);
}

void
bst_render_overlay_draw_legal_cell (const BstRenderScope *scope,
                                    const BstPlacement   *placement)
{
  static const double dashes[] = { 4, 3 };
  cairo_t *cr = scope->cr;
  double scale = scope->viewport->scale;
  double inset = INSET + LINE / 2;
  double left;
  double top;

  bst_render_viewport_to_view (scope->viewport, placement->x, placement->y, &left, &top);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, left + inset, top + inset, scale - 2 * inset, scale - 2 * inset);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_LEGAL, 1);
  cairo_set_line_width (cr, LINE);
  if (scope->theme->flat)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  if (scale >= TICK_TILE)
    draw_ticks (scope, placement->rotations, left + scale / 2, top + scale / 2);
  cairo_restore (cr);
}

BstPlacement *
bst_render_overlay_get_legal (const BstPosition *position,
                              int                type,
                              guint             *n_placements)
{
  BstPlacement *placements;
  guint n_tiles;

  *n_placements = 0;
  if (type == BST_NO_TILE)
    type = bst_position_get_held_tile (position, bst_position_get_turn (position));
  if (type == BST_NO_TILE)
    return NULL;

  bst_position_get_tiles (position, &n_tiles);
  placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  *n_placements = bst_position_get_placements (position, (guint) type, placements);
  return placements;
}

void
bst_render_overlay_draw_legal (const BstRenderScope *scope,
                               int                   type)
{
  guint n;
  g_autofree BstPlacement *placements = bst_render_overlay_get_legal (scope->position, type, &n);

  for (guint i = 0; i < n; i++)
    bst_render_overlay_draw_legal_cell (scope, &placements[i]);
}

void
bst_render_overlay_draw_letter (const BstRenderScope *scope,
                                const char           *letter,
                                int                   x,
                                int                   y,
                                gboolean              at_right)
{
  double view_x, view_y;

  bst_render_viewport_to_view (scope->viewport, x + (at_right ? 0.76 : 0.24), y + 0.24, &view_x, &view_y);
  bst_render_label_badge (scope, letter, view_x, view_y, CLAMP (scope->viewport->scale * 0.2, 6, 16));
}

/* --- Coordinates --- */

/* Numbers have the minus sign of the lists. */
static const char *
get_sign (int number)
{
  return number < 0 ? "\u2212" : "";
}

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
      g_autofree char *text = g_strdup_printf ("%s%d", get_sign (i), ABS (i));
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
  BstRenderBox box;

  bst_render_board_get_box (scope->position, 1, &box);
  cairo_push_group (scope->cr);
  for (guint side = 0; side < 4; side++)
    draw_ruler (scope, &box, side < 2, side % 2 == 1);
  cairo_pop_group_to_source (scope->cr);
  cairo_paint_with_alpha (scope->cr, scope->theme->contrast ? 1 : RULER);
}

void
bst_render_overlay_draw_cell_name (const BstRenderScope *scope,
                                   int                   x,
                                   int                   y)
{
  g_autofree char *text = g_strdup_printf ("%s%d, %s%d", get_sign (x), ABS (x), get_sign (y), ABS (y));
  double height = CLAMP (scope->viewport->scale * 0.17, 9, 16);
  cairo_text_extents_t extents;
  double left, top;

  if (scope->viewport->scale < NAME_TILE)
    return;
  bst_render_viewport_to_view (scope->viewport, x, y, &left, &top);
  bst_render_label_font (scope->cr, scope->font, height);
  cairo_text_extents (scope->cr, text, &extents);
  bst_render_label_draw (scope, text, left + NAME_INSET + extents.width / 2, top + NAME_INSET + extents.height / 2, height);
}
