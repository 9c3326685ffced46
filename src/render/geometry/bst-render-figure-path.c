/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-figure-path.h"

#include <math.h>

void
bst_render_limb_path (cairo_t *cr,
                      double   x1,
                      double   y1,
                      double   x2,
                      double   y2,
                      double   half)
{
  double angle = atan2 (y2 - y1, x2 - x1);

  cairo_new_sub_path (cr);
  cairo_arc (cr, x1, y1, half, angle + G_PI / 2, angle + 3 * G_PI / 2);
  cairo_arc (cr, x2, y2, half, angle - G_PI / 2, angle + G_PI / 2);
  cairo_close_path (cr);
}

/* A round cap, legs apart, a hammer swung high. */
void
bst_render_builder_path (cairo_t *cr)
{
  cairo_move_to (cr, -0.25, 0.50);
  cairo_line_to (cr, -0.19, 0.12);
  cairo_curve_to (cr, -0.26, 0.00, -0.24, -0.10, -0.14, -0.13);
  cairo_line_to (cr, 0.14, -0.13);
  cairo_curve_to (cr, 0.24, -0.10, 0.24, 0.00, 0.19, 0.12);
  cairo_line_to (cr, 0.25, 0.50);
  cairo_line_to (cr, 0.05, 0.50);
  cairo_line_to (cr, 0.0, 0.38);
  cairo_line_to (cr, -0.05, 0.50);
  cairo_close_path (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, -0.02, -0.22, 0.125, 0, 2 * G_PI);
  cairo_close_path (cr);
  /* The cap and its brim. */
  cairo_move_to (cr, -0.20, -0.26);
  cairo_curve_to (cr, -0.18, -0.48, 0.14, -0.48, 0.16, -0.26);
  cairo_close_path (cr);
  bst_render_limb_path (cr, 0.14, -0.05, 0.36, -0.16, 0.06);
  bst_render_limb_path (cr, -0.15, -0.05, -0.28, 0.12, 0.06);
  cairo_rectangle (cr, 0.345, -0.48, 0.06, 0.42);
  cairo_rectangle (cr, 0.245, -0.52, 0.26, 0.13);
}

/* On its side in the grass, seen from above. */
void
bst_render_pig_path (cairo_t *cr)
{
  bst_render_limb_path (cr, -0.10, 0, 0.20, 0, 0.215);
  cairo_new_sub_path (cr);
  cairo_arc (cr, -0.32, 0.02, 0.155, 0, 2 * G_PI);
  cairo_close_path (cr);
  bst_render_limb_path (cr, -0.44, 0.05, -0.48, 0.06, 0.065);
  cairo_move_to (cr, -0.37, -0.09);
  cairo_line_to (cr, -0.29, -0.31);
  cairo_line_to (cr, -0.18, -0.12);
  cairo_close_path (cr);
  bst_render_limb_path (cr, -0.12, 0.14, -0.15, 0.30, 0.06);
  bst_render_limb_path (cr, 0.25, 0.14, 0.27, 0.30, 0.06);
  bst_render_limb_path (cr, 0.38, -0.06, 0.47, -0.16, 0.03);
}

/* A broad gable with a broken roof. */
void
bst_render_barn_path (cairo_t *cr)
{
  cairo_move_to (cr, -0.40, 0.46);
  cairo_line_to (cr, -0.40, 0.00);
  cairo_line_to (cr, -0.50, -0.02);
  cairo_line_to (cr, -0.32, -0.34);
  cairo_line_to (cr, 0.0, -0.50);
  cairo_line_to (cr, 0.32, -0.34);
  cairo_line_to (cr, 0.50, -0.02);
  cairo_line_to (cr, 0.40, 0.00);
  cairo_line_to (cr, 0.40, 0.46);
  cairo_close_path (cr);
}

/* The eaves, and the hatch below the ridge. */
void
bst_render_barn_lines (cairo_t *cr)
{
  cairo_move_to (cr, -0.37, -0.02);
  cairo_line_to (cr, -0.25, -0.27);
  cairo_line_to (cr, 0.0, -0.39);
  cairo_line_to (cr, 0.25, -0.27);
  cairo_line_to (cr, 0.37, -0.02);
  cairo_rectangle (cr, -0.07, -0.24, 0.14, 0.14);
  cairo_rectangle (cr, -0.22, -0.01, 0.44, 0.47);
}

/* Canvas over hoops, two wheels. */
void
bst_render_wagon_path (cairo_t *cr)
{
  cairo_move_to (cr, -0.46, 0.10);
  cairo_curve_to (cr, -0.56, -0.40, -0.36, -0.46, -0.26, -0.44);
  cairo_curve_to (cr, -0.10, -0.40, 0.10, -0.40, 0.26, -0.44);
  cairo_curve_to (cr, 0.36, -0.46, 0.56, -0.40, 0.46, 0.10);
  cairo_line_to (cr, 0.52, 0.10);
  cairo_line_to (cr, 0.46, 0.26);
  cairo_line_to (cr, -0.46, 0.26);
  cairo_line_to (cr, -0.52, 0.10);
  cairo_close_path (cr);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, side * 0.27, 0.32, 0.165, 0, 2 * G_PI);
      cairo_close_path (cr);
    }
}

void
bst_render_wagon_lines (cairo_t *cr)
{
  cairo_move_to (cr, -0.46, 0.11);
  cairo_line_to (cr, 0.46, 0.11);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, side * 0.27, 0.32, 0.09, 0, 2 * G_PI);
    }
}

/* A stout man in a tall hat, with the staff of his office. */
void
bst_render_mayor_path (cairo_t *cr)
{
  cairo_move_to (cr, -0.36, 0.46);
  cairo_curve_to (cr, -0.42, 0.20, -0.36, -0.04, -0.18, -0.12);
  cairo_line_to (cr, 0.18, -0.12);
  cairo_curve_to (cr, 0.36, -0.04, 0.42, 0.20, 0.36, 0.46);
  cairo_curve_to (cr, 0.20, 0.53, -0.20, 0.53, -0.36, 0.46);
  cairo_close_path (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, -0.18, 0.125, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_rectangle (cr, -0.22, -0.29, 0.44, 0.065);
  cairo_rectangle (cr, -0.13, -0.53, 0.26, 0.26);
  cairo_rectangle (cr, 0.42, -0.36, 0.055, 0.84);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0.4475, -0.40, 0.075, 0, 2 * G_PI);
  cairo_close_path (cr);
}

/* The chain on his chest, the band of his hat. */
void
bst_render_mayor_lines (cairo_t *cr)
{
  cairo_arc_negative (cr, 0, -0.10, 0.15, 0.95 * G_PI, 0.05 * G_PI);
  cairo_move_to (cr, -0.13, -0.33);
  cairo_line_to (cr, 0.13, -0.33);
}

/* A mitre, split at its top, a cope that falls wide, and a crook. */
void
bst_render_abbot_path (cairo_t *cr)
{
  cairo_move_to (cr, -0.36, 0.46);
  cairo_curve_to (cr, -0.36, 0.20, -0.32, -0.02, -0.17, -0.10);
  cairo_line_to (cr, 0.17, -0.10);
  cairo_curve_to (cr, 0.32, -0.02, 0.36, 0.20, 0.36, 0.46);
  cairo_curve_to (cr, 0.20, 0.53, -0.20, 0.53, -0.36, 0.46);
  cairo_close_path (cr);
  cairo_move_to (cr, -0.15, -0.08);
  cairo_line_to (cr, -0.17, -0.30);
  cairo_curve_to (cr, -0.19, -0.42, -0.13, -0.50, -0.08, -0.56);
  cairo_line_to (cr, 0.0, -0.45);
  cairo_line_to (cr, 0.08, -0.56);
  cairo_curve_to (cr, 0.13, -0.50, 0.19, -0.42, 0.17, -0.30);
  cairo_line_to (cr, 0.15, -0.08);
  cairo_close_path (cr);
  cairo_rectangle (cr, 0.395, -0.34, 0.06, 0.82);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0.36, -0.36, 0.13, -G_PI, 0.2);
  cairo_arc_negative (cr, 0.36, -0.36, 0.055, 0.2, -G_PI);
  cairo_close_path (cr);
}

/* The band of the mitre, and the hem of the cope. */
void
bst_render_abbot_lines (cairo_t *cr)
{
  cairo_move_to (cr, -0.16, -0.24);
  cairo_line_to (cr, 0.16, -0.24);
  cairo_move_to (cr, 0.0, -0.42);
  cairo_line_to (cr, 0.0, -0.24);
}

/* A broad hat, a cloak that hangs askew, and a long crook at arm's length. */
void
bst_render_shepherd_path (cairo_t *cr)
{
  cairo_move_to (cr, -0.22, 0.48);
  cairo_line_to (cr, -0.28, 0.30);
  cairo_curve_to (cr, -0.32, 0.10, -0.26, -0.06, -0.12, -0.12);
  cairo_line_to (cr, 0.12, -0.12);
  cairo_curve_to (cr, 0.26, -0.06, 0.32, 0.20, 0.38, 0.40);
  cairo_line_to (cr, 0.22, 0.48);
  cairo_close_path (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, -0.21, 0.12, 0, 2 * G_PI);
  cairo_close_path (cr);
  /* The hat and its brim. */
  cairo_move_to (cr, -0.36, -0.20);
  cairo_curve_to (cr, -0.22, -0.28, -0.16, -0.30, -0.14, -0.34);
  cairo_curve_to (cr, -0.11, -0.50, 0.11, -0.50, 0.14, -0.34);
  cairo_curve_to (cr, 0.16, -0.30, 0.22, -0.28, 0.36, -0.20);
  cairo_curve_to (cr, 0.18, -0.24, -0.18, -0.24, -0.36, -0.20);
  cairo_close_path (cr);
  bst_render_limb_path (cr, -0.18, 0.00, -0.42, 0.06, 0.055);
  cairo_rectangle (cr, -0.475, -0.34, 0.06, 0.84);
  cairo_new_sub_path (cr);
  cairo_arc (cr, -0.365, -0.36, 0.11, -G_PI, 0.3);
  cairo_arc_negative (cr, -0.365, -0.36, 0.05, 0.3, -G_PI);
  cairo_close_path (cr);
}

/* The band of the hat, and the edge of the cloak. */
void
bst_render_shepherd_lines (cairo_t *cr)
{
  cairo_move_to (cr, -0.14, -0.31);
  cairo_curve_to (cr, -0.06, -0.33, 0.06, -0.33, 0.14, -0.31);
  cairo_move_to (cr, -0.04, -0.08);
  cairo_curve_to (cr, 0.00, 0.08, -0.02, 0.28, -0.06, 0.46);
}
