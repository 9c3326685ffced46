/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Roads, and where they end. */

#include "bst-render-plan-private.h"

#include <math.h>

#include "bst-render-outline.h"

/* The direction of the line at a point. At the tile's border it is square to the border, so
 * that bands of neighbours meet. */
static BstRenderVector
direction_at (const GArray *line,
              guint         i)
{
  const BstRenderVector *p = &g_array_index (line, BstRenderVector, 0);
  BstRenderVector d = bst_render_minus (p[MIN (i + 1, line->len - 1)], p[i > 0 ? i - 1 : 0]);
  double length;

  if (p[i].x < 1e-6 || p[i].x > 1 - 1e-6)
    d.y = 0;
  else if (p[i].y < 1e-6 || p[i].y > 1 - 1e-6)
    d.x = 0;
  length = hypot (d.x, d.y);
  return (BstRenderVector) { d.x / length, d.y / length };
}

void
bst_render_plan_add_band (BstRenderPlan       *plan,
                          const BstRenderBand *band,
                          double               half_at_end)
{
  GArray *outline = bst_render_line_new ();
  const BstRenderVector *p = &g_array_index (band->line, BstRenderVector, 0);
  guint n = band->line->len;

  for (guint side = 0; side < 2; side++)
    for (guint k = 0; k < n; k++)
      {
        guint i = side == 0 ? k : n - 1 - k;
        BstRenderVector d = direction_at (band->line, i);
        double half = band->half + (half_at_end - band->half) * i / (n - 1);
        double shift = side == 0 ? half : -half;
        BstRenderVector at = { p[i].x + d.y * shift, p[i].y - d.x * shift };

        g_array_append_val (outline, at);
      }
  bst_render_plan_add_shape (plan, band->segment, outline);
  g_array_append_val (plan->bands, *band);
}

void
bst_render_plan_add_road (BstRenderPlan *plan,
                          guint          segment,
                          GArray        *line)
{
  BstRenderBand band = { line, segment, BST_RENDER_ROAD_HALF, FALSE };

  bst_render_plan_add_band (plan, &band, BST_RENDER_ROAD_HALF);
}

/* Does the tile show cities on one side of this line of sight more than on the other? */
static double
bow_of (const BstTileType *type,
        guint              edge)
{
  gboolean left = bst_render_gap_has (type, edge + 1, 1, BST_FEATURE_CITY);
  gboolean right = bst_render_gap_has (type, edge + 3, 1, BST_FEATURE_CITY);

  return left == right ? 0.0 : left ? 1.0 : -1.0;
}

static gboolean
is_crossed (const BstTileType *type,
            guint              edge)
{
  return bst_render_gap_has (type, edge + 1, 1, BST_FEATURE_ROAD)
         || bst_render_gap_has (type, edge + 1, 1, BST_FEATURE_RIVER)
         || bst_render_gap_has (type, edge + 3, 1, BST_FEATURE_ROAD)
         || bst_render_gap_has (type, edge + 3, 1, BST_FEATURE_RIVER);
}

/* How far a bend goes towards the middle; round a monastery it keeps off its yard. */
#define BEND_REACH 0.64
#define YARD_REACH 0.20

/* From an edge to one beside it. */
static GArray *
bend_line (guint  from,
           guint  to,
           double reach)
{
  GArray *line = bst_render_line_new ();
  BstRenderVector a = bst_render_edge_middle (from);
  BstRenderVector b = bst_render_edge_middle (to);
  BstRenderVector in_a = bst_render_minus ((BstRenderVector) { .5, .5 }, a);
  BstRenderVector in_b = bst_render_minus ((BstRenderVector) { .5, .5 }, b);

  bst_render_line_add_curve (line, a, bst_render_along (a, reach, in_a, 0, a),
                             bst_render_along (b, reach, in_b, 0, b), b, TRUE);
  return line;
}

GArray *
bst_render_through_line (guint  from,
                         guint  to,
                         double bow,
                         double sway)
{
  GArray *line;
  BstRenderVector a = bst_render_edge_middle (from);
  BstRenderVector b = bst_render_edge_middle (to);
  BstRenderVector in_a = bst_render_minus ((BstRenderVector) { .5, .5 }, a);
  BstRenderVector in_b = bst_render_minus ((BstRenderVector) { .5, .5 }, b);
  BstRenderVector side = { -in_a.y, in_a.x };
  BstRenderVector middle = bst_render_along (a, 1.0, in_a, bow, side);

  if (((from - to) & 3) != 2)
    return bend_line (from, to, BEND_REACH);

  line = bst_render_line_new ();
  bst_render_line_add_curve (line, a, bst_render_along (a, 0.35, in_a, 0, side),
                             bst_render_along (middle, -0.45, in_a, -sway, side), middle, TRUE);
  bst_render_line_add_curve (line, middle, bst_render_along (middle, 0.45, in_a, sway, side),
                             bst_render_along (b, 0.35, in_b, 0, side), b, FALSE);
  return line;
}

/* The city that a road from this edge alone ends in: the fields on its two sides differ and
 * both lie at its wall. Or those beyond the river do. */
static guint
road_goal (const BstTileType *type,
           guint              edge)
{
  guint cities = bst_render_has_monastery (type)
                 ? 0 : bst_render_parting_cities (type, 2 * edge, 2 * edge + 1);

  return cities != 0 ? (guint) g_bit_nth_lsf (cities, -1) : bst_render_city_beyond (type, edge);
}

/* Where a straight way from @from first comes into the city; FALSE if it never does. */
static gboolean
find_wall (const BstRenderShape *city,
           BstRenderVector       from,
           BstRenderVector       direction,
           BstRenderVector      *at)
{
  for (double t = 0.02; t < 1; t += 0.005)
    {
      *at = bst_render_along (from, t, direction, 0, direction);
      if (bst_render_shape_contains (city, *at))
        return TRUE;
    }
  return FALSE;
}

static void
add_gate (BstRenderPlan   *plan,
          BstRenderVector  at,
          BstRenderVector  from)
{
  BstRenderVector d = bst_render_minus (at, from);
  double length = hypot (d.x, d.y);

  if (plan->n_gates == G_N_ELEMENTS (plan->gates))
    return;
  plan->gates[plan->n_gates].at = at;
  plan->gates[plan->n_gates].direction = (BstRenderVector) { d.x / length, d.y / length };
  plan->n_gates++;
}

/* The gate of a line: its first point inside the city. */
static void
add_gate_on_line (BstRenderPlan        *plan,
                  const BstRenderShape *city,
                  const GArray         *line)
{
  for (guint i = 1; i < line->len; i++)
    if (bst_render_shape_contains (city, g_array_index (line, BstRenderVector, i)))
      {
        BstRenderVector from = g_array_index (line, BstRenderVector, i - 1);
        BstRenderVector d = bst_render_minus (g_array_index (line, BstRenderVector, i), from);
        BstRenderVector at = from;
        double length = hypot (d.x, d.y);

        find_wall (city, bst_render_along (from, -0.02 / length, d, 0, d),
                   (BstRenderVector) { d.x / length, d.y / length }, &at);
        add_gate (plan, at, from);
        return;
      }
}

/* How many roads from single edges end in this city. */
static guint
count_goals (const BstTileType *type,
             guint              city)
{
  guint n = 0;

  for (guint s = 0; s < type->n_segments; s++)
    if (type->segments[s].kind == BST_FEATURE_ROAD && bst_render_count_edges (&type->segments[s]) == 1)
      n += road_goal (type, (guint) g_bit_nth_lsf (type->segments[s].sides, -1) / 2) == city;
  return n;
}

void
bst_render_plan_add_road_to_city (BstRenderPlan     *plan,
                                  const BstTileType *type,
                                  guint              segment,
                                  guint              edge,
                                  guint              city)
{
  const BstRenderShape *shape = bst_render_plan_find_shape (plan, city);
  BstRenderVector a = bst_render_edge_middle (edge);
  BstRenderVector in = { 1 - 2 * a.x, 1 - 2 * a.y };
  BstRenderVector side = { -in.y, in.x };
  BstRenderVector at;
  GArray *line = bst_render_line_new ();

  if (find_wall (shape, a, in, &at))
    {
      gboolean crowded = count_goals (type, city) > 1
                         && bst_render_count_edges (&type->segments[city]) == 2
                         && bst_render_has_edge (&type->segments[city], edge + 1)
                            != bst_render_has_edge (&type->segments[city], edge + 3);
      double aside = !crowded ? 0.0 : bst_render_has_edge (&type->segments[city], edge + 1) ? 0.15 : -0.15;
      BstRenderVector end = bst_render_along (at, 0.05, in, -aside, side);

      bst_render_line_add_curve (line, a, bst_render_along (a, 0.2, in, 0, side),
                                 bst_render_along (end, -0.15, in, 0, side), end, TRUE);
    }
  else
    {
      guint goal = bst_render_has_edge (&type->segments[city], edge + 1) ? edge + 1 : edge + 3;
      BstRenderVector middle = bst_render_edge_middle (goal);
      BstRenderVector in_b = bst_render_minus ((BstRenderVector) { .5, .5 }, middle);
      /* Short of the border: a corner there would have no counterpart on the next tile. */
      BstRenderVector b = bst_render_along (middle, 0.08, in_b, 0, in_b);

      bst_render_line_add_curve (line, a, bst_render_along (a, 0.3, in, 0, side),
                                 bst_render_along (b, 0.64, in_b, 0, side), b, TRUE);
    }
  add_gate_on_line (plan, shape, line);
  bst_render_plan_add_road (plan, segment, line);
}

GArray *
bst_render_arm_line (guint           edge,
                     BstRenderVector to,
                     double          bend)
{
  GArray *line = bst_render_line_new ();
  BstRenderVector a = bst_render_edge_middle (edge);
  BstRenderVector in = bst_render_minus ((BstRenderVector) { .5, .5 }, a);
  BstRenderVector side = { -in.y, in.x };

  bst_render_line_add_curve (line, a, bst_render_along (a, 0.35, in, 0, side),
                             bst_render_along (to, -0.35, in, bend, side), to, TRUE);
  return line;
}

/* An arm has a slight bend, always to the same hand, so that a crossing turns a little. */
#define BEND 0.06

/* A short way from @hub to the nearest point of the city's wall, which parts two fields. */
static void
add_spur (BstRenderPlan   *plan,
          guint            segment,
          guint            city,
          BstRenderVector  hub)
{
  const BstRenderShape *shape = bst_render_plan_find_shape (plan, city);
  BstRenderVector best = hub;
  double nearest = 9.0;
  GArray *line;

  for (guint i = 0; i < plan->walls->len; i++)
    {
      const GArray *wall = g_array_index (plan->walls, GArray *, i);

      for (guint k = 0; k < wall->len; k++)
        {
          BstRenderVector p = g_array_index (wall, BstRenderVector, k);
          BstRenderVector d = bst_render_minus (p, hub);
          double distance = hypot (d.x, d.y);

          if (distance < nearest
              && bst_render_shape_contains (shape, bst_render_along (p, 0.02 / distance, d, 0, d)))
            {
              nearest = distance;
              best = p;
            }
        }
    }
  if (nearest > 8.0)
    return;
  line = bst_render_line_new ();
  g_array_append_val (line, hub);
  add_gate (plan, best, hub);
  best = bst_render_along (best, 0.05 / nearest, bst_render_minus (best, hub), 0, hub);
  g_array_append_val (line, best);
  bst_render_plan_add_road (plan, segment, line);
}

/* Between neighbouring arms of one hub lies one field. Where topology says two, both at the
 * wall of one city, a spur to that wall parts them. @arms: bit e for edge e. */
static void
add_spurs (BstRenderPlan     *plan,
           const BstTileType *type,
           guint              segment,
           guint              arms,
           BstRenderVector    hub)
{
  for (guint edge = 0; edge < 4; edge++)
    {
      guint next = edge + 1;
      guint cities;

      if (!(arms & (1u << edge)))
        continue;
      while (!(arms & (1u << (next & 3))))
        next++;
      cities = bst_render_parting_cities (type, 2 * edge + 1, 2 * (next & 3));
      if (cities != 0 && (next & 3) != edge)
        add_spur (plan, segment, (guint) g_bit_nth_lsf (cities, -1), hub);
    }
}

/* A road over two or more edges. */
void
bst_render_plan_add_through (BstRenderPlan     *plan,
                             const BstTileType *type,
                             guint              index)
{
  guint edges = bst_render_edges_of (&type->segments[index]);
  guint first = (guint) g_bit_nth_lsf (edges, -1);
  BstRenderVector hub = { .5, .5 };

  if (bst_render_plan_add_tunnel (plan, type, index, first))
    return;
  if (bst_render_count_edges (&type->segments[index]) == 2)
    {
      gboolean straight = is_crossed (type, first);
      double bow = straight ? 0.0 : bow_of (type, first);
      guint second = (guint) g_bit_nth_lsf (edges, (int) first);
      GArray *line = plan->monastery && ((first - second) & 3) != 2
                     ? bend_line (first, second, YARD_REACH)
                     : bst_render_through_line (first, second, -0.09 * bow, straight || bow != 0.0 ? 0.0 : 0.09);

      hub = g_array_index (line, BstRenderVector, line->len / 2);
      bst_render_plan_add_road (plan, index, line);
    }
  else
    {
      for (guint edge = 0; edge < 4; edge++)
        if (edges & (1u << edge))
          bst_render_plan_add_road (plan, index, bst_render_arm_line (edge, hub, BEND));
      bst_render_plan_add_disc (plan, index, hub, BST_RENDER_ROAD_HALF * 1.15);
    }
  add_spurs (plan, type, index, edges, hub);
}

/* A road to the hub; if there is a spring or lake, to its shore. */
static void
add_road_to_hub (BstRenderPlan *plan,
                 guint          segment,
                 guint          edge)
{
  BstRenderVector in = bst_render_minus ((BstRenderVector) { .5, .5 }, bst_render_edge_middle (edge));
  double shore = MAX (plan->pool - 0.03, 0.0);

  bst_render_plan_add_road (plan, segment,
                            bst_render_arm_line (edge, bst_render_along (plan->hub, -2 * shore, in, 0, in),
                                                 BEND));
}

/* Roads from one edge. Those that end in no city meet in the hub. */
void
bst_render_plan_add_single_roads (BstRenderPlan     *plan,
                                  const BstTileType *type)
{
  guint arms = 0;

  for (guint s = 0; s < type->n_segments; s++)
    {
      const BstSegment *segment = &type->segments[s];
      guint edge;
      guint goal;

      if (segment->kind != BST_FEATURE_ROAD || bst_render_count_edges (segment) != 1)
        continue;
      edge = (guint) g_bit_nth_lsf (bst_render_edges_of (segment), -1);
      goal = road_goal (type, edge);
      if (goal != BST_NO_SEGMENT)
        {
          bst_render_plan_add_road_to_city (plan, type, s, edge, goal);
          continue;
        }
      add_road_to_hub (plan, s, edge);
      arms |= 1u << edge;
    }
  if (arms == 0 || plan->monastery || plan->pool > 0.0)
    return;
  if (type->signs & BST_SIGN_FERRY)
    {
      plan->end = BST_RENDER_END_LAKE;
      bst_render_plan_add_disc (plan, BST_RENDER_NO_OWNER, plan->hub, BST_RENDER_FERRY_RADIUS);
      return;
    }
  add_spurs (plan, type, BST_RENDER_NO_OWNER, arms, plan->hub);
  plan->end = (arms & (arms - 1)) != 0 ? BST_RENDER_END_CROSSING : BST_RENDER_END_HOUSE;
  bst_render_plan_add_disc (plan, BST_RENDER_NO_OWNER, plan->hub,
                            plan->end == BST_RENDER_END_CROSSING ? BST_RENDER_CROSSING_RADIUS
                                                                 : BST_RENDER_HOUSE_RADIUS);
}
