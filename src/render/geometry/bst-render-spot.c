/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-spot.h"

#include <math.h>

#include "bst-render-region.h"

/* Candidates per tile side. */
#define STEPS 28

/* Room that a figure likes: to its outline, and to the next spot. */
#define CLEAR 0.22
#define APART 0.34

/* Half of the room that an inn with its pond takes. */
#define INN_ROOM 0.10

/* From the border of the tile it keeps more: where tiles are small, it is drawn larger. */
#define INN_BORDER 0.15

/* Emblems that take the middle of their segment, before the figure does. */
#define CENTRAL ((guint) (BST_EMBLEM_CATHEDRAL | BST_EMBLEM_PRINCESS | BST_EMBLEM_SIEGE \
                          | BST_EMBLEM_PLAGUE | BST_EMBLEM_DROUGHT))

/* Points that are taken already. */
typedef struct
{
  BstRenderVector at[3 * BST_MAX_SEGMENTS + 2 + BST_N_SIGNS];
  guint           n;
  double          need;         /* to the outline, for what is put next; 0: it has no shape */
  double          clear;        /* ... and more than so much makes no difference */
} Taken;

/* How far the nearest of what is taken is; more than a figure likes makes no difference. */
static double
find_apart (const Taken *taken,
            double       x,
            double       y)
{
  double nearest = APART * APART;

  for (guint i = 0; i < taken->n; i++)
    {
      double dx = taken->at[i].x - x;
      double dy = taken->at[i].y - y;

      nearest = MIN (nearest, dx * dx + dy * dy);
    }
  return sqrt (nearest);
}

/* How good a spot is: room inside the outline and away from the spots already given, and, if
 * @central, towards the middle of the tile; not for roads, which meet there. @distance: to the outline. */
static double
rate (const Taken *taken,
      gboolean     central,
      double       x,
      double       y,
      double       distance)
{
  double border = MIN (MIN (x, y), MIN (1 - x, 1 - y));
  double room = MIN (distance, taken->clear) - 3.0 * MAX (taken->need - distance, 0.0);
  /* Even if all else is equal, one spot must win on every machine. */
  double drift = 0.001 * x + 0.0017 * y;

  return room + 0.55 * find_apart (taken, x, y) + 0.5 * MIN (border, 0.16)
         + (central ? 0.15 * MIN (border, 0.4) : 0.0) - drift;
}

static gboolean
is_better (double rating,
           double best_rating)
{
  return rating > best_rating + 1e-9;
}

/* The best spot in one outline; better than @best_rating, or @best stays. Outlines are asked, which takes long, only
 * about spots that would be better if they were as far inside as their neighbours' distances allow. */
static void
find_better (const BstRenderOutline *outline,
             const Taken            *taken,
             gboolean                central,
             double                 *best_rating,
             BstRenderVector        *best)
{
  /* Of the row above, and then of this one: how far from the outline a spot may be, at most. */
  double farthest[STEPS];

  for (int i = 0; i < STEPS; i++)
    farthest[i] = 1;
  for (int j = 1; j < STEPS; j++)
    for (int i = 1; i < STEPS; i++)
      {
        double x = (double) i / STEPS;
        double y = (double) j / STEPS;
        double rating;

        farthest[i] = MIN (1, MIN (farthest[i - 1], farthest[i]) + 1.001 / STEPS);
        if (!is_better (rate (taken, central, x, y, farthest[i]), *best_rating))
          continue;
        farthest[i] = 0;
        if (!bst_render_outline_contains (outline, x, y))
          continue;
        farthest[i] = bst_render_outline_distance (outline, x, y);
        rating = rate (taken, central, x, y, farthest[i]);
        if (is_better (rating, *best_rating))
          {
            *best_rating = rating;
            *best = (BstRenderVector) { x, y };
          }
      }
}

static BstRenderVector
find_spot (const BstRenderOutline *outline,
           const Taken            *taken,
           gboolean                central)
{
  BstRenderVector best = { 0.5, 0.5 };
  double best_rating = -1.0;

  find_better (outline, taken, central, &best_rating, &best);
  return best;
}

/* In whichever field has most room; or city, if @cities. */
static BstRenderVector
find_open_spot (const BstTileType      *type,
                const BstRenderOutline *outlines,
                const Taken            *taken,
                gboolean                central,
                gboolean                cities)
{
  BstRenderVector best = { 0.5, 0.5 };
  double best_rating = -1.0;

  for (guint s = 0; s < type->n_segments; s++)
    if (type->segments[s].kind == BST_FEATURE_FIELD
        || (cities && type->segments[s].kind == BST_FEATURE_CITY))
      find_better (&outlines[s], taken, central, &best_rating, &best);
  return best;
}

static void
take (Taken           *taken,
      BstRenderVector  at)
{
  taken->at[taken->n++] = at;
}

/* --- Inns --- */

/* How large a field is, in tiles; more than a good third makes no difference. */
static double
spread_of (const BstRenderOutline *field)
{
  guint n = 0;

  for (int j = 1; j < STEPS; j++)
    for (int i = 1; i < STEPS; i++)
      n += bst_render_outline_contains (field, (double) i / STEPS, (double) j / STEPS);
  return MIN ((double) n / (STEPS * STEPS), 0.35);
}

/* How good a place in a field is for an inn: by the road, clear of all else. */
static double
rate_inn (const BstRenderOutline *road,
          const BstRenderOutline *field,
          const Taken            *taken,
          double                  x,
          double                  y)
{
  double border = MIN (MIN (x, y), MIN (1 - x, 1 - y));

  return 3.0 * MIN (bst_render_outline_distance (field, x, y), INN_ROOM)
         - 2.0 * MAX (bst_render_outline_distance (road, x, y) - INN_ROOM, 0.0)
         + 3.0 * MIN (border, INN_BORDER) + 0.5 * find_apart (taken, x, y) - 0.001 * x - 0.0017 * y;
}

/* The best place for an inn in one field; better than @best_rating, or @best stays. */
static void
find_inn_in_field (const BstRenderOutline *road,
                   const BstRenderOutline *field,
                   const Taken            *taken,
                   double                 *best_rating,
                   BstRenderVector        *best)
{
  double spread = spread_of (field);

  for (int j = 1; j < STEPS; j++)
    for (int i = 1; i < STEPS; i++)
      {
        double x = (double) i / STEPS;
        double y = (double) j / STEPS;
        double rating;

        if (!bst_render_outline_contains (field, x, y))
          continue;
        rating = 2.0 * spread + rate_inn (road, field, taken, x, y);
        if (is_better (rating, *best_rating))
          {
            *best_rating = rating;
            *best = (BstRenderVector) { x, y };
          }
      }
}

/* Beside the road, in whichever field has most room. The houses at a crossing need some too. */
static BstRenderVector
find_inn (const BstTileType      *type,
          const BstRenderPlan    *plan,
          guint                   road,
          const BstRenderOutline *outlines,
          const Taken            *taken)
{
  BstRenderVector best = { 0.5, 0.5 };
  double best_rating = -9.0;
  Taken all = *taken;

  if (plan->end != BST_RENDER_END_NONE)
    all.at[all.n++] = plan->hub;
  for (guint s = 0; s < type->n_segments; s++)
    if (type->segments[s].kind == BST_FEATURE_FIELD)
      find_inn_in_field (&outlines[road], &outlines[s], &all, &best_rating, &best);
  return best;
}

/* --- A whole tile --- */

/* How far a place is from all that it does not lie in. */
static double
room_at (const BstTileType      *type,
         const BstRenderOutline *outlines,
         BstRenderVector         at)
{
  for (guint s = 0; s < type->n_segments; s++)
    if (bst_render_outline_contains (&outlines[s], at.x, at.y))
      return bst_render_outline_distance (&outlines[s], at.x, at.y);
  return 0;
}

/* A garden is as large as it may be, in a field if one has room for it. */
static BstRenderVector
find_garden (const BstTileType      *type,
             const BstRenderOutline *outlines,
             Taken                  *taken,
             double                 *radius)
{
  const double margin = 0.035, least = 0.8 * BST_RENDER_BASE_RADIUS;
  BstRenderVector at;

  taken->need = BST_RENDER_GARDEN_RADIUS + margin;
  at = find_open_spot (type, outlines, taken, FALSE, FALSE);
  if (room_at (type, outlines, at) < least + margin)
    at = find_open_spot (type, outlines, taken, FALSE, TRUE);
  *radius = CLAMP (room_at (type, outlines, at) - margin, least, BST_RENDER_GARDEN_RADIUS);
  return at;
}

BstRenderVector
bst_render_find_base (const BstTileType      *type,
                      const BstRenderPlan    *plan,
                      const BstRenderOutline *outlines,
                      BstFeatureKind          kind,
                      double                 *radius)
{
  Taken taken = { .need = BST_RENDER_BASE_RADIUS + 0.035, .clear = CLEAR };

  if (plan->monastery || plan->end != BST_RENDER_END_NONE)
    take (&taken, plan->hub);
  if (kind == BST_FEATURE_GARDEN)
    return find_garden (type, outlines, &taken, radius);
  *radius = BST_RENDER_BASE_RADIUS;
  return find_open_spot (type, outlines, &taken, FALSE, TRUE);
}

/* The volcano takes the field with most room, other signs what is left. */
static void
find_signs (const BstTileType      *type,
            const BstRenderOutline *outlines,
            guint                   signs,
            Taken                  *taken,
            BstRenderVector        *spots)
{
  for (guint i = 0; i < BST_N_SIGNS; i++)
    if (type->signs & signs & (1u << i))
      take (taken, spots[i] = find_open_spot (type, outlines, taken, signs == BST_SIGN_VOLCANO,
                                              signs != BST_SIGN_VOLCANO));
}

/* Cathedrals and others take the middle of their segment, inns a place before the fields'
 * figures do. */
static void
find_early_emblems (const BstTileType      *type,
                    const BstRenderPlan    *plan,
                    const BstRenderOutline *outlines,
                    BstFeatureKind          kind,
                    Taken                  *taken,
                    BstRenderVector        *emblems)
{
  for (guint s = 0; s < type->n_segments; s++)
    {
      if (type->segments[s].kind != kind)
        continue;
      if (type->segments[s].emblems & CENTRAL)
        emblems[s] = find_spot (&outlines[s], taken, TRUE);
      else if (type->segments[s].emblems & BST_EMBLEM_INN)
        emblems[s] = find_inn (type, plan, s, outlines, taken);
      else
        continue;
      take (taken, emblems[s]);
    }
}

void
bst_render_find_spots (const BstTileType      *type,
                       const BstRenderPlan    *plan,
                       const BstRenderOutline *outlines,
                       BstRenderSpots         *spots)
{
  /* Those with the least freedom choose first, after what has its place inside the tile. */
  static const BstFeatureKind order[] = {
    BST_FEATURE_ROAD, BST_FEATURE_CITY, BST_FEATURE_FIELD, BST_FEATURE_RIVER
  };
  Taken taken = { .clear = CLEAR };

  for (guint s = 0; s < type->n_segments; s++)
    if (bst_feature_kind_get (type->segments[s].kind)->is_inside)
      take (&taken, spots->figures[s] = type->segments[s].kind == BST_FEATURE_MONASTERY ? plan->hub : plan->bases[s]);

  for (guint k = 0; k < G_N_ELEMENTS (order); k++)
    {
      if (order[k] == BST_FEATURE_CITY)
        find_early_emblems (type, plan, outlines, BST_FEATURE_CITY, &taken, spots->emblems);
      if (order[k] == BST_FEATURE_FIELD)
        {
          find_early_emblems (type, plan, outlines, BST_FEATURE_ROAD, &taken, spots->emblems);
          find_early_emblems (type, plan, outlines, BST_FEATURE_FIELD, &taken, spots->emblems);
          find_signs (type, outlines, BST_SIGN_VOLCANO, &taken, spots->signs);
        }
      for (guint s = 0; s < type->n_segments; s++)
        if (type->segments[s].kind == order[k])
          {
            spots->figures[s] = find_spot (&outlines[s], &taken, order[k] != BST_FEATURE_ROAD);
            take (&taken, spots->figures[s]);
          }
    }
  for (guint s = 0; s < type->n_segments; s++)
    {
      if (type->segments[s].pennants > 0)
        take (&taken, spots->shields[s] = find_spot (&outlines[s], &taken, FALSE));
      if (type->segments[s].emblems & ~(CENTRAL | BST_EMBLEM_INN))
        take (&taken, spots->emblems[s] = find_spot (&outlines[s], &taken, FALSE));
    }
  if (plan->end != BST_RENDER_END_NONE)
    take (&taken, plan->hub);
  if (type->signs & BST_SIGN_FERRY)
    spots->signs[BST_EMBLEM_NUMBER (BST_SIGN_FERRY)] = plan->hub;
  taken.need = 0.10;
  find_signs (type, outlines, BST_SIGN_DRAGON | BST_SIGN_PORTAL | BST_SIGN_FLIER | BST_SIGN_MAGIC | BST_SIGN_HILL | BST_SIGN_VINEYARD
                              | BST_SIGNS_OF_CIRCLES,
              &taken, spots->signs);
  /* Four small fields have each a figure in its middle. */
  taken.need = taken.clear = 0.085;
  find_signs (type, outlines, BST_SIGN_GOLD, &taken, spots->signs);
}
