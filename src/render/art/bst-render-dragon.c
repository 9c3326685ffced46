/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-dragon.h"

/* Horned head, jaws open, a bent neck. */
static void
head_path (cairo_t *cr)
{
  cairo_move_to (cr, -0.24, 0.02);
  cairo_curve_to (cr, -0.28, -0.04, -0.28, -0.10, -0.27, -0.13);
  cairo_line_to (cr, -0.44, -0.06);
  cairo_line_to (cr, -0.36, -0.17);
  cairo_line_to (cr, -0.50, -0.20);
  cairo_curve_to (cr, -0.46, -0.30, -0.38, -0.34, -0.28, -0.34);
  cairo_line_to (cr, -0.19, -0.46);
  cairo_line_to (cr, -0.17, -0.29);
  cairo_curve_to (cr, -0.10, -0.22, -0.12, -0.12, -0.06, -0.08);
}

/* One wing raised, its edge scalloped. */
static void
wing_path (cairo_t *cr)
{
  cairo_curve_to (cr, -0.06, -0.24, -0.04, -0.38, 0.04, -0.50);
  cairo_curve_to (cr, 0.20, -0.46, 0.36, -0.36, 0.46, -0.20);
  cairo_curve_to (cr, 0.40, -0.22, 0.34, -0.20, 0.32, -0.14);
  cairo_curve_to (cr, 0.26, -0.18, 0.20, -0.14, 0.18, -0.06);
}

static void
body_path (cairo_t *cr)
{
  cairo_curve_to (cr, 0.30, 0.00, 0.36, 0.10, 0.35, 0.20);
  cairo_curve_to (cr, 0.34, 0.30, 0.40, 0.32, 0.44, 0.22);
  cairo_line_to (cr, 0.40, 0.14);
  cairo_line_to (cr, 0.50, 0.06);
  cairo_line_to (cr, 0.52, 0.20);
  cairo_curve_to (cr, 0.52, 0.44, 0.30, 0.46, 0.24, 0.34);
  cairo_line_to (cr, 0.22, 0.48);
  cairo_line_to (cr, 0.02, 0.48);
  cairo_line_to (cr, 0.06, 0.34);
  cairo_line_to (cr, -0.08, 0.32);
  cairo_line_to (cr, -0.10, 0.48);
  cairo_line_to (cr, -0.30, 0.48);
  cairo_curve_to (cr, -0.22, 0.36, -0.26, 0.20, -0.24, 0.02);
  cairo_close_path (cr);
}

void
bst_render_dragon_path (cairo_t *cr)
{
  head_path (cr);
  wing_path (cr);
  body_path (cr);
}

void
bst_render_dragon_wing_path (cairo_t *cr)
{
  static const double tips[][2] = { { 0.05, -0.46 }, { 0.31, -0.16 }, { 0.43, -0.21 } };

  for (guint i = 0; i < G_N_ELEMENTS (tips); i++)
    {
      cairo_move_to (cr, 0.02, -0.08);
      cairo_line_to (cr, tips[i][0], tips[i][1]);
    }
}
