/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-spot.h"

#include <math.h>

#include "bst-render-region.h"

/* Candidates per tile side. */
#define STEPS 28

/* Room that a figure likes: to its outline, and to the next spot. */
#define CLEAR 0.22
#define APART 0.34

/* How good a spot is: room inside the outline and away from the spots already given, and, if
 * @central, towards the middle of the tile; not for roads, which meet there. */
static double
rate (const BstRenderOutline *outline,
      const BstRenderVector  *spots,
      guint                   given,
      gboolean                central,
      double                  x,
      double                  y)
{
  double border = MIN (MIN (x, y), MIN (1 - x, 1 - y));
  double room = MIN (bst_render_outline_distance (outline, x, y), CLEAR);
  double apart = APART;
  /* Even if all else is equal, one spot must win on every machine. */
  double drift = 0.001 * x + 0.0017 * y;

  for (guint s = 0; s < BST_MAX_SEGMENTS; s++)
    if (given & (1u << s))
      apart = MIN (apart, hypot (spots[s].x - x, spots[s].y - y));
  return room + 0.55 * apart + 0.5 * MIN (border, 0.16)
         + (central ? 0.15 * MIN (border, 0.4) : 0.0) - drift;
}

static BstRenderVector
find_spot (const BstRenderOutline *outline,
           const BstRenderVector  *spots,
           guint                   given,
           gboolean                central)
{
  BstRenderVector best = { 0.5, 0.5 };
  double best_rating = -1.0;

  for (int j = 1; j < STEPS; j++)
    for (int i = 1; i < STEPS; i++)
      {
        double x = (double) i / STEPS;
        double y = (double) j / STEPS;
        double rating;

        if (!bst_render_outline_contains (outline, x, y))
          continue;
        rating = rate (outline, spots, given, central, x, y);
        if (rating > best_rating + 1e-9)
          {
            best_rating = rating;
            best = (BstRenderVector) { x, y };
          }
      }
  return best;
}

void
bst_render_find_spots (const BstTileType      *type,
                       BstRenderVector         hub,
                       const BstRenderOutline *outlines,
                       BstRenderVector        *spots)
{
  /* Those with the least freedom choose first. */
  static const BstFeatureKind order[] = {
    BST_FEATURE_MONASTERY, BST_FEATURE_ROAD, BST_FEATURE_CITY, BST_FEATURE_FIELD, BST_FEATURE_RIVER
  };
  guint given = 0;

  for (guint k = 0; k < G_N_ELEMENTS (order); k++)
    for (guint s = 0; s < type->n_segments; s++)
      if (type->segments[s].kind == order[k])
        {
          spots[s] = order[k] == BST_FEATURE_MONASTERY
                     ? hub
                     : find_spot (&outlines[s], spots, given, order[k] != BST_FEATURE_ROAD);
          given |= 1u << s;
        }
}

BstRenderVector
bst_render_find_free_spot (const BstTileType      *type,
                           const BstRenderOutline *outline,
                           const BstRenderVector  *spots)
{
  return find_spot (outline, spots, (1u << type->n_segments) - 1, FALSE);
}
