/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rivers, what they leave room for on their banks, and the bridges over them and over roads.
 * Which bank a thing stands on follows from the fields: a road that parts two fields up to the
 * river goes on beyond it. */

#include "bst-render-plan-private.h"

#include <math.h>

#include "bst-render-outline.h"

#define MIDDLE ((BstRenderVector) { .5, .5 })

/* How far from the middle the hub lies when a river passes, and how far the river gives way. */
#define HUB_ASIDE   0.250
#define RIVER_ASIDE 0.145

/* The edges of the tile's river, bit e for edge e; 0 if it has none. */
static guint
river_edges (const BstTileType *type)
{
  for (guint s = 0; s < type->n_segments; s++)
    if (type->segments[s].kind == BST_FEATURE_RIVER)
      return bst_render_edges_of (&type->segments[s]);
  return 0;
}

/* The edge of the first road that has but one; 4 if there is none. */
static guint
single_road_edge (const BstTileType *type)
{
  for (guint s = 0; s < type->n_segments; s++)
    if (type->segments[s].kind == BST_FEATURE_ROAD && bst_render_count_edges (&type->segments[s]) == 1)
      return (guint) g_bit_nth_lsf (bst_render_edges_of (&type->segments[s]), -1);
  return 4;
}

/* Does the road from this edge part two fields? Then it goes up to the river at least. */
static gboolean
parts_fields (const BstTileType *type,
              guint              edge)
{
  return bst_render_field_at (type, 2 * edge) != bst_render_field_at (type, 2 * edge + 1);
}

guint
bst_render_city_beyond (const BstTileType *type,
                        guint              edge)
{
  guint across = (1u << ((edge + 1) & 3)) | (1u << ((edge + 3) & 3));
  guint cities;

  if (river_edges (type) != across || bst_render_has_monastery (type))
    return BST_NO_SEGMENT;
  cities = bst_render_parting_cities (type, 2 * edge + 3, 2 * edge + 6);
  return cities != 0 ? (guint) g_bit_nth_lsf (cities, -1) : BST_NO_SEGMENT;
}

/* The edge on whose side of a straight river the hub lies. */
static guint
hub_bank (const BstTileType *type,
          guint              river)
{
  guint edge = single_road_edge (type);
  guint bank = river & 1 ? 1 : 0;

  if (edge < 4 && !(river & (1u << edge)))
    return parts_fields (type, edge) ? edge + 2 : edge;
  return bst_render_gap_has (type, bank, 1, BST_FEATURE_CITY) ? bank + 2 : bank;
}

/* Away from the bend of a river between the edges @first and @first + 1. */
static BstRenderVector
outer_bank (guint first)
{
  BstRenderVector away = bst_render_minus (MIDDLE, bst_render_corner (first + 1));

  return bst_render_along (MIDDLE, 0.27, away, 0, away);
}

static guint
count_single_roads (const BstTileType *type)
{
  guint count = 0;

  for (guint s = 0; s < type->n_segments; s++)
    count += type->segments[s].kind == BST_FEATURE_ROAD && bst_render_count_edges (&type->segments[s]) == 1;
  return count;
}

/* The first edge of a road that bends past the only one from a single edge, @edge, which parts the fields before it; 4 if
 * there is none. */
static guint
bend_beside (const BstTileType *type,
             guint              edge)
{
  for (guint first = 0; count_single_roads (type) == 1 && parts_fields (type, edge) && first < 4; first++)
    for (guint s = 0; s < type->n_segments; s++)
      if (type->segments[s].kind == BST_FEATURE_ROAD && bst_render_count_edges (&type->segments[s]) == 2
          && bst_render_has_edge (&type->segments[s], first) && bst_render_has_edge (&type->segments[s], (first + 1) & 3)
          && bst_render_parting_cities (type, 2 * edge + 1, 2 * edge) == 0)
        return first;
  return 4;
}

/* Does a road go straight past the only one from a single edge, @edge, which parts no fields? Then they go on between them. */
static gboolean
is_passed_by_road (const BstTileType *type,
                   guint              edge)
{
  guint across = (1u << ((edge + 1) & 3)) | (1u << ((edge + 3) & 3));

  for (guint s = 0; count_single_roads (type) == 1 && !parts_fields (type, edge) && s < type->n_segments; s++)
    if (type->segments[s].kind == BST_FEATURE_ROAD && bst_render_edges_of (&type->segments[s]) == across)
      return TRUE;
  return FALSE;
}

/* Away from the middle of the tile, to an edge. */
static BstRenderVector
hub_aside (guint edge)
{
  BstRenderVector out = bst_render_minus (bst_render_edge_middle (edge), MIDDLE);

  return bst_render_along (MIDDLE, 2 * HUB_ASIDE, out, 0, out);
}

/* So near to the bend that nothing passes between them. */
static BstRenderVector
hub_at_bend (guint first)
{
  BstRenderVector to = bst_render_minus (bst_render_corner ((first + 1) & 3), MIDDLE);

  return bst_render_along (MIDDLE, 0.112, to, 0, to);
}

BstRenderVector
bst_render_find_hub (const BstTileType *type)
{
  guint river = river_edges (type);
  guint road = single_road_edge (type);
  guint bank;
  guint bend = river == 0 ? bend_beside (type, road) : 4;

  if (bend < 4)
    return hub_at_bend (bend);
  if (river == 0 && is_passed_by_road (type, road))
    return hub_aside (road);
  if (river == 0 || (road == 4 && !bst_render_has_monastery (type))
      || (road < 4 && bst_render_city_beyond (type, road) != BST_NO_SEGMENT))
    return MIDDLE;
  if (river == 0x5 || river == 0xa)
    bank = hub_bank (type, river);
  else if ((river & (river - 1)) != 0)
    return outer_bank (river == 0x9 ? 3 : (guint) g_bit_nth_lsf (river, -1));
  else if (road == 4 || parts_fields (type, road))
    return MIDDLE;
  else
    bank = road;
  return hub_aside (bank);
}

/* Does a road pass from edge to edge, across a river from @edge? */
static gboolean
is_bridged (const BstTileType *type,
            guint              edge)
{
  for (guint s = 0; s < type->n_segments; s++)
    if (type->segments[s].kind == BST_FEATURE_ROAD && bst_render_has_edge (&type->segments[s], edge + 1)
        && bst_render_has_edge (&type->segments[s], edge + 3))
      return TRUE;
  return FALSE;
}

/* A straight river gives way to what stands on its banks; else it winds. */
static GArray *
river_line (const BstRenderPlan *plan,
            const BstTileType   *type,
            guint                from,
            guint                to)
{
  BstRenderVector in = bst_render_minus (MIDDLE, bst_render_edge_middle (from));
  BstRenderVector aside = bst_render_minus (plan->hub, MIDDLE);
  double to_hub = -aside.x * in.y + aside.y * in.x;
  gboolean left = bst_render_gap_has (type, from + 1, 1, BST_FEATURE_CITY);
  gboolean right = bst_render_gap_has (type, from + 3, 1, BST_FEATURE_CITY);

  if (is_bridged (type, from))
    return bst_render_through_line (from, to, 0, 0);
  if (fabs (to_hub) > 1e-6)
    return bst_render_through_line (from, to, (to_hub > 0 ? -2 : 2) * RIVER_ASIDE, 0);
  if (left != right)
    return bst_render_through_line (from, to, left ? 0.14 : -0.14, 0);
  return bst_render_through_line (from, to, 0, 0.09);
}

/* A shore that is not quite round. */
static void
add_pool (BstRenderPlan *plan,
          guint          segment)
{
  GArray *points = bst_render_line_new ();
  gboolean lake = plan->pool >= BST_RENDER_LAKE_RADIUS;

  for (int i = 0; i < 40; i++)
    {
      double angle = i * G_PI / 20;
      double wave = lake ? 0.07 * sin (2 * angle + 0.9) + 0.06 * sin (3 * angle) + 0.03 * sin (5 * angle)
                         : 0.10 * sin (3 * angle + 0.4);
      double radius = plan->pool * (1 + wave);
      BstRenderVector p = { plan->hub.x + radius * cos (angle), plan->hub.y + radius * sin (angle) };

      g_array_append_val (points, p);
    }
  bst_render_plan_add_shape (plan, segment, points);
}

void
bst_render_plan_add_river (BstRenderPlan     *plan,
                           const BstTileType *type,
                           guint              index)
{
  guint edges = bst_render_edges_of (&type->segments[index]);
  guint first = (guint) g_bit_nth_lsf (edges, -1);
  BstRenderBand band = { NULL, index, BST_RENDER_RIVER_HALF, TRUE };

  if ((edges & (edges - 1)) == 0 && parts_fields (type, first))
    {
      BstRenderVector out = bst_render_minus (MIDDLE, bst_render_edge_middle (first));

      /* It ends below the wall of the city across. */
      band.line = bst_render_arm_line (first, bst_render_along (MIDDLE, 0.8, out, 0, out), 0.1);
      bst_render_plan_add_band (plan, &band, band.half);
      return;
    }
  if ((edges & (edges - 1)) == 0)
    {
      gboolean lake = type->group == BST_DRAW_LAKE;

      plan->pool = lake ? BST_RENDER_LAKE_RADIUS : BST_RENDER_SPRING_RADIUS;
      band.line = bst_render_arm_line (first, MIDDLE, lake ? 0.0 : 0.25);
      bst_render_plan_add_band (plan, &band, lake ? BST_RENDER_RIVER_HALF * 1.3
                                                  : BST_RENDER_RIVER_HALF * 0.6);
      add_pool (plan, index);
      return;
    }
  for (guint edge = first + 1; edge < 4; edge++)
    if (edges & (1u << edge))
      {
        band.line = river_line (plan, type, first, edge);
        bst_render_plan_add_band (plan, &band, band.half);
      }
}

/* Where two short pieces of lines cross; FALSE if they do not. */
static gboolean
pieces_cross (BstRenderVector  a,
              BstRenderVector  b,
              BstRenderVector  c,
              BstRenderVector  d,
              BstRenderVector *at)
{
  BstRenderVector p = bst_render_minus (b, a);
  BstRenderVector q = bst_render_minus (d, c);
  BstRenderVector o = bst_render_minus (c, a);
  double det = p.x * q.y - p.y * q.x;
  double t;
  double u;

  if (fabs (det) < 1e-9)
    return FALSE;
  t = (o.x * q.y - o.y * q.x) / det;
  u = (o.x * p.y - o.y * p.x) / det;
  *at = bst_render_along (a, t, p, 0, p);
  return t >= 0 && t < 1 && u >= 0 && u < 1;
}

/* Is the point away from the line's ends? There, arms of one crossing meet. */
static gboolean
is_inside_line (const GArray    *line,
                BstRenderVector  at)
{
  BstRenderVector p = bst_render_minus (g_array_index (line, BstRenderVector, 0), at);
  BstRenderVector q = bst_render_minus (g_array_index (line, BstRenderVector, line->len - 1), at);

  return hypot (p.x, p.y) > 0.1 && hypot (q.x, q.y) > 0.1;
}

static void
add_bridge (BstRenderPlan       *plan,
            const BstRenderBand *lower,
            const BstRenderBand *upper)
{
  for (guint i = 1; i < lower->line->len; i++)
    for (guint k = 1; k < upper->line->len; k++)
      {
        BstRenderVector c = g_array_index (upper->line, BstRenderVector, k - 1);
        BstRenderVector d = g_array_index (upper->line, BstRenderVector, k);
        BstRenderVector at;

        if (!pieces_cross (g_array_index (lower->line, BstRenderVector, i - 1),
                           g_array_index (lower->line, BstRenderVector, i), c, d, &at)
            || !is_inside_line (lower->line, at) || !is_inside_line (upper->line, at)
            || plan->n_bridges == G_N_ELEMENTS (plan->bridges))
          continue;
        plan->bridges[plan->n_bridges++] = (BstRenderBridge) {
          at, bst_render_minus (d, c), lower->half, lower->water
        };
        return;
      }
}

void
bst_render_plan_add_bridges (BstRenderPlan *plan)
{
  for (guint i = 0; i < plan->bands->len; i++)
    for (guint k = i + 1; k < plan->bands->len; k++)
      add_bridge (plan, &g_array_index (plan->bands, BstRenderBand, i),
                  &g_array_index (plan->bands, BstRenderBand, k));
}
