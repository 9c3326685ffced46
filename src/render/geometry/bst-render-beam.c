/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-beam.h"

#include <math.h>

void
bst_render_beam_start (BstRenderBeam        *beam,
                       const BstRenderPoint *start,
                       double                tolerance)
{
  *beam = (BstRenderBeam) { .start = *start, .tolerance = tolerance };
}

/* Positive if (@bx, @by) is to the left of (@ax, @ay). */
static double
cross (double ax,
       double ay,
       double bx,
       double by)
{
  return ax * by - ay * bx;
}

/* The directions that pass @x, @y within the tolerance, as far as they are in the beam. */
static void
narrow (BstRenderBeam *beam,
        double         x,
        double         y,
        double         distance)
{
  double aside = beam->tolerance / distance;
  double right_x = x + y * aside, right_y = y - x * aside;
  double left_x = x - y * aside, left_y = y + x * aside;
  gboolean is_first = beam->reach <= beam->tolerance;

  if (is_first || cross (beam->right_x, beam->right_y, right_x, right_y) > 0)
    {
      beam->right_x = right_x;
      beam->right_y = right_y;
    }
  if (is_first || cross (beam->left_x, beam->left_y, left_x, left_y) < 0)
    {
      beam->left_x = left_x;
      beam->left_y = left_y;
    }
}

gboolean
bst_render_beam_add (BstRenderBeam        *beam,
                     const BstRenderPoint *point)
{
  double x = point->x - beam->start.x;
  double y = point->y - beam->start.y;
  double distance = sqrt (x * x + y * y);

  if (distance < beam->reach)
    return FALSE;
  if (beam->reach > beam->tolerance
      && (cross (beam->right_x, beam->right_y, x, y) < 0 || cross (beam->left_x, beam->left_y, x, y) > 0))
    return FALSE;
  if (distance > beam->tolerance)
    narrow (beam, x, y, distance);
  beam->reach = distance;

  return TRUE;
}
