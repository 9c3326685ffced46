/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The dragon's silhouette, for its figure and its sign. Private to this folder. */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* Adds the silhouette to the path: one unit wide, its middle at 0, 0, looking west. */
void bst_render_dragon_path      (cairo_t *cr);

/* Adds the ribs of its wing, open lines. */
void bst_render_dragon_wing_path (cairo_t *cr);

G_END_DECLS
