/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Points of the unit square and the lines that they make. Private to this folder. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  double x;
  double y;
} BstRenderVector;

/* Where the edge begins, clockwise: the north-west corner for the northern edge. */
BstRenderVector  bst_render_corner         (guint            edge);

/* The middle of an edge of the unit square. */
BstRenderVector  bst_render_edge_middle    (guint            edge);

/* @a + @s * @u + @t * @v */
BstRenderVector  bst_render_along          (BstRenderVector  a,
                                            double           s,
                                            BstRenderVector  u,
                                            double           t,
                                            BstRenderVector  v);

/* @a - @b */
BstRenderVector  bst_render_minus          (BstRenderVector  a,
                                            BstRenderVector  b);

/* How long it is. */
double           bst_render_length         (BstRenderVector  a);

/* An empty line: an array of BstRenderVector. (transfer full) */
GArray          *bst_render_line_new       (void) G_GNUC_WARN_UNUSED_RESULT;

/* Appends a cubic as points; its first point only if @first. */
void             bst_render_line_add_curve (GArray          *line,
                                            BstRenderVector  p0,
                                            BstRenderVector  p1,
                                            BstRenderVector  p2,
                                            BstRenderVector  p3,
                                            gboolean         first);

G_END_DECLS
