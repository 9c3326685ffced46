/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-curve.h"

#include <math.h>

#define CURVE_STEPS 16

BstRenderVector
bst_render_corner (guint edge)
{
  static const BstRenderVector corners[4] = { { 0, 0 }, { 1, 0 }, { 1, 1 }, { 0, 1 } };

  return corners[edge & 3];
}

BstRenderVector
bst_render_edge_middle (guint edge)
{
  static const BstRenderVector middles[4] = { { .5, 0 }, { 1, .5 }, { .5, 1 }, { 0, .5 } };

  return middles[edge & 3];
}

/* @a + @s * @u + @t * @v */
BstRenderVector
bst_render_along (BstRenderVector a,
                  double          s,
                  BstRenderVector u,
                  double          t,
                  BstRenderVector v)
{
  return (BstRenderVector) { a.x + s * u.x + t * v.x, a.y + s * u.y + t * v.y };
}

BstRenderVector
bst_render_minus (BstRenderVector a,
                  BstRenderVector b)
{
  return (BstRenderVector) { a.x - b.x, a.y - b.y };
}

double
bst_render_length (BstRenderVector a)
{
  return hypot (a.x, a.y);
}

GArray *
bst_render_line_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (BstRenderVector));
}

/* Appends the cubic as points, its first point only if @first. */
void
bst_render_line_add_curve (GArray          *line,
                           BstRenderVector  p0,
                           BstRenderVector  p1,
                           BstRenderVector  p2,
                           BstRenderVector  p3,
                           gboolean         first)
{
  for (int i = first ? 0 : 1; i <= CURVE_STEPS; i++)
    {
      double t = (double) i / CURVE_STEPS;
      double s = 1.0 - t;
      double a = s * s * s;
      double b = 3 * s * s * t;
      double c = 3 * s * t * t;
      double d = t * t * t;
      BstRenderVector p = { a * p0.x + b * p1.x + c * p2.x + d * p3.x,
                            a * p0.y + b * p1.y + c * p2.y + d * p3.y };

      g_array_append_val (line, p);
    }
}
