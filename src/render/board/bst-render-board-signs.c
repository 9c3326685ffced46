/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Signs on cells: what is pointed at, the tile laid last, what is not allowed. */

#include "bst-render-board.h"

#include "bst-render-label.h"

/* The tile laid last: how long its brackets are, in tiles, and how wide, in pixels. */
#define BRACKET_ARM   0.22
#define BRACKET_WIDTH 2.0
#define BRACKET_HALO  4.0

/* The side of the sign in the middle of what is wrong, in pixels. */
#define WARNING 16.0

void
bst_render_board_draw_frame (const BstRenderScope *scope,
                             int                   x,
                             int                   y)
{
  double left;
  double top;

  bst_render_viewport_to_view (scope->viewport, x, y, &left, &top);
  cairo_new_path (scope->cr);
  cairo_rectangle (scope->cr, left, top, scope->viewport->scale, scope->viewport->scale);
  bst_render_focus (scope);
}

/* From the end of one arm to that of the other; arms point into the cell. */
static void
bracket_path (cairo_t *cr,
              double   x,
              double   y,
              double   arm_x,
              double   arm_y)
{
  cairo_move_to (cr, x + arm_x, y);
  cairo_line_to (cr, x, y);
  cairo_line_to (cr, x, y + arm_y);
}

void
bst_render_board_draw_last (const BstRenderScope *scope,
                            int                   x,
                            int                   y)
{
  cairo_t *cr = scope->cr;
  double scale = scope->viewport->scale;
  double arm = scale * BRACKET_ARM;
  double left;
  double top;

  bst_render_viewport_to_view (scope->viewport, x, y, &left, &top);
  cairo_save (cr);
  cairo_new_path (cr);
  bracket_path (cr, left, top, arm, arm);
  bracket_path (cr, left + scale, top, -arm, arm);
  bracket_path (cr, left + scale, top + scale, -arm, -arm);
  bracket_path (cr, left, top + scale, arm, -arm);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_SQUARE);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_HALO, 1);
  cairo_set_line_width (cr, BRACKET_HALO);
  cairo_stroke_preserve (cr);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_INK, 1);
  cairo_set_line_width (cr, BRACKET_WIDTH);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* A triangle with an exclamation mark, in the middle of what is wrong. */
static void
draw_warning (const BstRenderScope *scope,
              double                x,
              double                y)
{
  cairo_t *cr = scope->cr;
  const double r = WARNING / 2;

  cairo_move_to (cr, x, y - r);
  cairo_line_to (cr, x + r, y + r * 0.8);
  cairo_line_to (cr, x - r, y + r * 0.8);
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 4);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_HALO, 1);
  cairo_stroke_preserve (cr);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_PROBLEM, 1);
  cairo_fill (cr);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_HALO, 1);
  cairo_rectangle (cr, x - 1, y - r * 0.35, 2, r * 0.6);
  cairo_rectangle (cr, x - 1, y + r * 0.42, 2, 2);
  cairo_fill (cr);
}

void
bst_render_board_draw_problem (const BstRenderScope *scope,
                               int                   x,
                               int                   y,
                               BstDirection          edge)
{
  /* Where each edge begins, clockwise; the next one begins where it ends. */
  static const guint8 corners[BST_N_DIRECTIONS + 1][2] = {
    { 0, 0 }, { 1, 0 }, { 1, 1 }, { 0, 1 }, { 0, 0 }
  };
  cairo_t *cr = scope->cr;
  double from_x, from_y, to_x, to_y;

  bst_render_viewport_to_view (scope->viewport, x + corners[edge][0], y + corners[edge][1], &from_x,
                               &from_y);
  bst_render_viewport_to_view (scope->viewport, x + corners[edge + 1][0], y + corners[edge + 1][1],
                               &to_x, &to_y);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_move_to (cr, from_x, from_y);
  cairo_line_to (cr, to_x, to_y);
  bst_render_problem_line (scope);
  draw_warning (scope, (from_x + to_x) / 2, (from_y + to_y) / 2);
  cairo_restore (cr);
}
