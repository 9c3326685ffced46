/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether a straight line may stand for a row of points: all directions from the first one that pass near enough to
 * each point since. */

#pragma once

#include "bst-render-outline.h"

G_BEGIN_DECLS

/* Directions are not normalised; they turn from right to left. */
typedef struct
{
  BstRenderPoint start;
  double         tolerance;
  double         reach;                 /* of the farthest point, in grid units; up to the tolerance there is no direction */
  double         right_x, right_y;
  double         left_x, left_y;
} BstRenderBeam;

/* @tolerance: how far a point may be from the line, in grid units. */
void     bst_render_beam_start (BstRenderBeam        *beam,
                                const BstRenderPoint *start,
                                double                tolerance);

/* The next point. FALSE if a line from the start to it would be too far from one before it, or would not be as long
 * as the row was: then the row ends at the point before, and nothing has changed. */
gboolean bst_render_beam_add   (BstRenderBeam        *beam,
                                const BstRenderPoint *point);

G_END_DECLS
