/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Silhouettes of pieces that look the same on every feature. Each is added to the path: one
 * unit high (long, if it lies), its middle at 0, 0. Private to this folder. */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* A round-ended bar between two points. */
void bst_render_limb_path    (cairo_t *cr,
                              double   x1,
                              double   y1,
                              double   x2,
                              double   y2,
                              double   half);

void bst_render_builder_path (cairo_t *cr);
void bst_render_pig_path     (cairo_t *cr);
void bst_render_barn_path    (cairo_t *cr);
void bst_render_wagon_path   (cairo_t *cr);
void bst_render_mayor_path   (cairo_t *cr);
void bst_render_abbot_path   (cairo_t *cr);
void bst_render_shepherd_path (cairo_t *cr);

/* Open lines within them. */
void bst_render_barn_lines   (cairo_t *cr);
void bst_render_wagon_lines  (cairo_t *cr);
void bst_render_mayor_lines  (cairo_t *cr);
void bst_render_abbot_lines  (cairo_t *cr);
void bst_render_shepherd_lines (cairo_t *cr);

G_END_DECLS
