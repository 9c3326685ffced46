/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-town.h"

#include "bst-render-region.h"

BstRenderVector
bst_render_lane_at (const BstRenderLane *lane,
                    double               t)
{
  const BstRenderVector *p = lane->p;
  double s = 1 - t;
  double w[4] = { s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t };

  return (BstRenderVector) { w[0] * p[0].x + w[1] * p[1].x + w[2] * p[2].x + w[3] * p[3].x,
                             w[0] * p[0].y + w[1] * p[1].y + w[2] * p[2].y + w[3] * p[3].y };
}

/* From @from, first in the direction of @into. */
static BstRenderLane
make_lane (BstRenderVector from,
           BstRenderVector into,
           BstRenderVector square)
{
  BstRenderVector back = bst_render_minus (from, square);
  double reach = 0.45 * bst_render_length (back) / bst_render_length (into);

  return (BstRenderLane) { { from, bst_render_along (from, reach, into, 0, into),
                             bst_render_along (square, 0.30, back, 0, back), square } };
}

guint
bst_render_town_get_lanes (const BstRenderArt *art,
                           guint               type,
                           guint               segment,
                           BstRenderLane      *lanes)
{
  const BstRenderVector middle = { 0.5, 0.5 };
  const BstRenderPlan *plan = bst_render_art_get_plan (art, type);
  const BstOrientation *upright = bst_tile_set_get_orientation (bst_render_art_get_tile_set (art), type, 0);
  const BstRenderOutline *outline = bst_render_art_get_outline (art, type, segment);
  BstRenderVector square = bst_render_art_get_spot (art, type, segment);
  guint n = 0;

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    if (upright->edge_segment[edge] == segment && upright->edge_second[edge] == BST_NO_SEGMENT)
      {
        BstRenderVector from = bst_render_edge_middle (edge);

        lanes[n++] = make_lane (from, bst_render_minus (middle, from), square);
      }
  for (guint i = 0; i < plan->n_gates && n < BST_RENDER_MAX_LANES; i++)
    {
      BstRenderVector into = plan->gates[i].direction;
      BstRenderVector behind = bst_render_along (plan->gates[i].at, 0.06 / bst_render_length (into), into, 0, into);

      if (bst_render_outline_contains (outline, behind.x, behind.y))
        lanes[n++] = make_lane (plan->gates[i].at, into, square);
    }
  return n;
}
