/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Short texts and contours over the board, readable on any ground. Private to this folder. */

#pragma once

#include "bst-render-board.h"
#include "bst-render-region.h"

G_BEGIN_DECLS

/* Text about a middle point, dark with a light halo, in a dark theme the other way round.
 * @height in pixels. */
void bst_render_label_draw    (const BstRenderScope  *scope,
                               const char            *text,
                               double                 x,
                               double                 y,
                               double                 height);

/* A number or short text on a disc. */
void bst_render_label_badge   (const BstRenderScope  *scope,
                               const char            *text,
                               double                 x,
                               double                 y,
                               double                 radius);

/* Sets the font for labels: @font or, if that is NULL, bold sans-serif. */
void bst_render_label_font    (cairo_t               *cr,
                               cairo_font_face_t     *font,
                               double                 height);

/* Strokes the current path in @colour with a light halo, @width pixels, and clears it. */
void bst_render_contour       (const BstRenderScope  *scope,
                               const BstRenderColour *colour,
                               double                 width);

/* Strokes the current path as that what is pointed at or in focus, which has no hue: light between
 * two dark lines. Clears it. */
void bst_render_focus         (const BstRenderScope  *scope);

/* Appends the outline of a feature over all its tiles, without inner seams, in tiles of the board. */
void bst_render_feature_outline (const BstPosition  *position,
                                 const BstRenderArt *art,
                                 guint               part,
                                 BstRenderOutline   *outline);

/* Adds such an outline to the path, in view coordinates, at most @tolerance pixels beside where it is. FALSE, and no
 * path, if it is out of view. */
gboolean bst_render_outline_add  (const BstRenderScope   *scope,
                                  const BstRenderOutline *outline,
                                  double                  tolerance);

/* The current path becomes the outline of a feature. FALSE, and no path, if it is out of view. */
gboolean bst_render_feature_path (const BstRenderScope *scope,
                                  guint                 part);

G_END_DECLS
