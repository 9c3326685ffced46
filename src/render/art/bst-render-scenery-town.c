/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The houses of a city: along its lanes, in a ring within its walls, and where room is left. */

#include "bst-render-scenery-private.h"

#include <math.h>

#include "bst-render-region.h"
#include "bst-render-town.h"

/* How far from the square no house stands: a figure's half, and its own. */
#define SQUARE 0.185

/* How far the middle of a house is from the middle of its lane or wall. */
#define ASIDE 0.095

#define MAX_HOUSES 48

/* What a level of detail shows of a tile that is all city: so many houses, so large and far from
 * each other. */
typedef struct
{
  guint  most;
  double size;
  double apart;
} Density;

static const Density densities[] = {
  [BST_RENDER_DETAIL_LOW] = { 5, 0.13, 0.24 },
  [BST_RENDER_DETAIL_BLOCKS] = { 12, 0.165, 0.185 },
  [BST_RENDER_DETAIL_MEDIUM] = { 18, 0.132, 0.140 },
  [BST_RENDER_DETAIL_HIGH] = { 18, 0.132, 0.140 },
};

typedef struct
{
  BstRenderVector at;
  double          angle;        /* of its ridge, at rotation 0 */
} House;

typedef struct
{
  BstRenderSite          *site;
  const BstRenderOutline *outline;
  const Density          *density;
  BstRenderVector         square;
  House                   houses[MAX_HOUSES];
  guint                   n_houses;
} Town;

static gboolean
is_free (const Town      *town,
         BstRenderVector  at)
{
  double size = town->density->size;

  if (town->n_houses == MAX_HOUSES || bst_render_length (bst_render_minus (at, town->square)) < SQUARE
      || bst_render_site_sticks_out (town->site, at.x, at.y, size * 0.55, size)
      || !bst_render_outline_contains (town->outline, at.x, at.y))
    return FALSE;
  for (guint i = 0; i < town->n_houses; i++)
    if (bst_render_length (bst_render_minus (at, town->houses[i].at)) < town->density->apart)
      return FALSE;
  return bst_render_site_crowd (town->site, at.x, at.y) > 0.075
         && bst_render_outline_distance (town->outline, at.x, at.y) > size * 0.38;
}

static void
try_house (Town            *town,
           BstRenderVector  at,
           BstRenderVector  along)
{
  if (is_free (town, at))
    town->houses[town->n_houses++] = (House) { at, atan2 (along.y, along.x) };
}

/* On one side of a line, or on both. */
static void
try_beside (Town            *town,
            BstRenderVector  at,
            BstRenderVector  along,
            double           aside,
            gboolean         both)
{
  double unit = aside / bst_render_length (along);
  BstRenderVector right = { -along.y * unit, along.x * unit };

  try_house (town, bst_render_along (at, 1, right, 0, right), along);
  if (both)
    try_house (town, bst_render_minus (at, right), along);
}

static void
build_along_lanes (Town  *town,
                   guint  segment)
{
  BstRenderLane lanes[BST_RENDER_MAX_LANES];
  guint n = bst_render_town_get_lanes (town->site->art, town->site->index, segment, lanes);

  for (guint i = 0; i < n; i++)
    for (double t = 0.12; t < 0.95; t += 0.10)
      {
        BstRenderVector at = bst_render_lane_at (&lanes[i], t);

        try_beside (town, at, bst_render_minus (bst_render_lane_at (&lanes[i], t + 0.05), at), ASIDE, TRUE);
      }
}

/* The city is to the right of its walls. */
static void
build_along_walls (Town   *town,
                   double  aside)
{
  const GArray *walls = town->site->plan->walls;

  for (guint i = 0; i < walls->len; i++)
    {
      const GArray *wall = g_array_index (walls, GArray *, i);
      const BstRenderVector *p = &g_array_index (wall, BstRenderVector, 0);

      for (guint k = 1; k + 1 < wall->len; k++)
        try_beside (town, p[k], bst_render_minus (p[k + 1], p[k - 1]), aside, FALSE);
    }
}

/* Where neither a lane nor a wall comes by. */
static void
build_in_gaps (Town *town)
{
  for (guint i = 0; i < 24; i++)
    {
      double x = bst_render_dice_range (&town->site->dice, 0.08, 0.92);
      double y = bst_render_dice_range (&town->site->dice, 0.08, 0.92);

      try_house (town, (BstRenderVector) { x, y }, (BstRenderVector) { 1, 0 });
    }
}

/* Trees between the houses; @n of them are tried. */
static void
plant_gardens (Town  *town,
               guint  n)
{
  BstRenderSite *site = town->site;

  for (guint i = 0; i < n; i++)
    {
      double x = bst_render_dice_range (&site->dice, 0.06, 0.94);
      double y = bst_render_dice_range (&site->dice, 0.06, 0.94);

      if (hypot (x - town->square.x, y - town->square.y) > SQUARE
          && bst_render_outline_contains (town->outline, x, y)
          && !bst_render_site_sticks_out (site, x, y, 0.03, 0.06)
          && bst_render_site_crowd (site, x, y) > 0.085
          && bst_render_outline_distance (town->outline, x, y) > 0.05)
        bst_render_site_put (site, BST_RENDER_ORNAMENT_TREE, x, y, 0.065);
    }
}

/* One house gives way to a tower that looks over the roofs, if there is room for one to the north.
 * Towers of every third look have a roof. */
static void
make_spire (GArray *ornaments,
            guint   first)
{
  for (guint i = first; i < ornaments->len; i++)
    {
      BstRenderOrnament *house = &g_array_index (ornaments, BstRenderOrnament, i);

      if (house->y - house->size * 1.55 < 0.01)
        continue;
      house->kind = BST_RENDER_ORNAMENT_TOWER;
      house->size *= 1.05;
      house->look -= house->look % 3;
      return;
    }
}

void
bst_render_site_add_houses (BstRenderSite          *site,
                            const BstRenderOutline *outline,
                            guint                   segment,
                            double                  area)
{
  const Density *density = &densities[site->detail];
  guint most = MIN (density->most, (guint) (area * density->most * 1.1 + 1.8));
  Town town = { site, outline, density, bst_render_art_get_spot (site->art, site->index, segment) };

  build_along_lanes (&town, segment);
  build_along_walls (&town, ASIDE);
  build_along_walls (&town, ASIDE + density->apart);
  build_in_gaps (&town);
  for (; town.n_houses > most; town.n_houses--)
    town.houses[bst_render_dice_roll (&site->dice, town.n_houses)] = town.houses[town.n_houses - 1];
  for (guint i = 0; i < town.n_houses; i++)
    bst_render_site_put_along (site, BST_RENDER_ORNAMENT_HOUSE, town.houses[i].at.x, town.houses[i].at.y,
                               density->size * bst_render_dice_range (&site->dice, 0.92, 1.08),
                               town.houses[i].angle);
  if (site->detail < BST_RENDER_DETAIL_MEDIUM)
    return;
  if (area > 0.35)
    make_spire (site->out, site->out->len - town.n_houses);
  plant_gardens (&town, (guint) (area * 40));
}
