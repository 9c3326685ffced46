/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-plan.h"

#include <math.h>

#include "bst-render-outline.h"

#define CURVE_STEPS 20

static BstRenderVector
corner (guint edge)
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
static BstRenderVector
along (BstRenderVector a,
       double          s,
       BstRenderVector u,
       double          t,
       BstRenderVector v)
{
  return (BstRenderVector) { a.x + s * u.x + t * v.x, a.y + s * u.y + t * v.y };
}

static BstRenderVector
minus (BstRenderVector a,
       BstRenderVector b)
{
  return (BstRenderVector) { a.x - b.x, a.y - b.y };
}

static GArray *
line_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (BstRenderVector));
}

/* Appends the cubic as points, its first point only if @first. */
static void
add_curve (GArray          *line,
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

static void
add_shape (BstRenderPlan *plan,
           guint          segment,
           GArray        *points)
{
  BstRenderShape shape = { segment, points };

  g_array_append_val (plan->shapes, shape);
}

static void
add_disc (BstRenderPlan   *plan,
          guint            segment,
          BstRenderVector  at,
          double           radius)
{
  GArray *points = line_new ();

  for (int i = 0; i < 32; i++)
    {
      double angle = i * G_PI / 16;
      BstRenderVector p = { at.x + radius * cos (angle), at.y + radius * sin (angle) };

      g_array_append_val (points, p);
    }
  add_shape (plan, segment, points);
}

/* --- Cities --- */

static gboolean
has_edge (const BstSegment *segment,
          guint             edge)
{
  return (segment->sides & bst_sides_of_edge ((BstDirection) (edge & 3))) != 0;
}

static guint
count_edges (const BstSegment *segment)
{
  guint n = 0;

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    n += has_edge (segment, edge);
  return n;
}

/* What the @n edges from @first on show: which kinds of segment. */
static gboolean
gap_has (const BstTileType *type,
         guint              first,
         guint              n,
         BstFeatureKind     kind)
{
  for (guint s = 0; s < type->n_segments; s++)
    for (guint i = 0; i < n; i++)
      if (type->segments[s].kind == kind && has_edge (&type->segments[s], first + i))
        return TRUE;
  return FALSE;
}

/* Is the edge one of several that another city encloses or lies beside? */
static gboolean
is_hemmed (const BstTileType *type,
           guint              edge)
{
  for (guint s = 0; s < type->n_segments; s++)
    if (type->segments[s].kind == BST_FEATURE_CITY && count_edges (&type->segments[s]) > 1
        && !has_edge (&type->segments[s], edge))
      return TRUE;
  return FALSE;
}

/* The wall along the edge @gap, which the city leaves open between two of its own. */
static void
add_wall_notch (GArray            *line,
                const BstTileType *type,
                guint              gap)
{
  BstRenderVector a = corner (gap);
  BstRenderVector b = corner (gap + 1);
  BstRenderVector u = minus (b, a);
  BstRenderVector v = { -u.y, u.x };
  double depth = gap_has (type, gap, 1, BST_FEATURE_CITY) ? 0.47
                 : gap_has (type, gap, 1, BST_FEATURE_ROAD) ? 0.30 : 0.32;

  add_curve (line, a, along (a, 0.34, u, depth, v), along (b, -0.34, u, depth, v), b, FALSE);
}

/* The wall across the tile, with the edges @gap and @gap + 1 outside. */
static void
add_wall_diagonal (GArray            *line,
                   const BstTileType *type,
                   guint              gap)
{
  BstRenderVector a = corner (gap);
  BstRenderVector b = corner (gap + 2);
  BstRenderVector u = minus (b, a);
  BstRenderVector v = minus (corner (gap + 1), (BstRenderVector) { .5, .5 });
  double bulge = gap_has (type, gap, 2, BST_FEATURE_CITY) ? -0.24
                 : gap_has (type, gap, 2, BST_FEATURE_ROAD) ? 0.06 : 0.20;

  add_curve (line, a, along (a, 0.33, u, bulge, v), along (b, -0.33, u, bulge, v), b, FALSE);
}

/* The wall of a city on one edge. */
static void
add_wall_cap (GArray            *line,
              const BstTileType *type,
              guint              edge)
{
  BstRenderVector a = corner (edge + 1);
  BstRenderVector b = corner (edge);
  BstRenderVector u = minus (b, a);
  BstRenderVector v = { u.y, -u.x };
  gboolean beside = gap_has (type, edge + 1, 1, BST_FEATURE_CITY)
                    || gap_has (type, edge + 3, 1, BST_FEATURE_CITY);
  double depth = is_hemmed (type, edge) ? 0.20 : beside ? 0.30 : 0.36;
  double width = beside ? 0.40 : 0.30;

  add_curve (line, a, along (a, width, u, depth, v), along (b, -width, u, depth, v), b, FALSE);
}

static void
add_wall (BstRenderPlan     *plan,
          GArray            *outline,
          const BstTileType *type,
          guint              gap,
          guint              n_edges)
{
  guint start = outline->len - 1;
  GArray *wall = line_new ();

  if (n_edges == 1)
    add_wall_notch (outline, type, gap);
  else if (n_edges == 2)
    add_wall_diagonal (outline, type, gap);
  else
    add_wall_cap (outline, type, gap + 3);
  g_array_append_vals (wall, &g_array_index (outline, BstRenderVector, start),
                       outline->len - start);
  g_array_append_val (plan->walls, wall);
}

static void
add_city (BstRenderPlan     *plan,
          const BstTileType *type,
          guint              index)
{
  const BstSegment *segment = &type->segments[index];
  GArray *outline = line_new ();
  BstRenderVector point;
  guint edge = 0;
  guint walked = 0;

  /* Begin with an edge of the city that follows one that is not. */
  while (edge < 4 && !(has_edge (segment, edge) && !has_edge (segment, edge + 3)))
    edge++;
  point = corner (edge);
  g_array_append_val (outline, point);
  while (walked < 4)
    {
      guint n = 0;

      while (walked + n < 4 && !has_edge (segment, edge + n))
        n++;
      if (n > 0)
        add_wall (plan, outline, type, edge, n);
      else
        {
          point = corner (edge + 1);
          g_array_append_val (outline, point);
          n = 1;
        }
      edge += n;
      walked += n;
    }
  /* The last point is the first again. */
  g_array_set_size (outline, outline->len - 1);
  add_shape (plan, index, outline);
}

static const BstRenderShape *
find_shape (const BstRenderPlan *plan,
            guint                segment)
{
  for (guint i = 0; i < plan->shapes->len; i++)
    {
      const BstRenderShape *shape = &g_array_index (plan->shapes, BstRenderShape, i);

      if (shape->segment == segment)
        return shape;
    }
  return NULL;
}

static gboolean
shape_contains (const BstRenderShape *shape,
                BstRenderVector       at)
{
  gboolean inside = FALSE;
  const BstRenderVector *points = (const BstRenderVector *) shape->points->data;

  for (guint i = 0, j = shape->points->len - 1; i < shape->points->len; j = i++)
    if ((points[i].y > at.y) != (points[j].y > at.y)
        && at.x < (points[j].x - points[i].x) * (at.y - points[i].y)
                  / (points[j].y - points[i].y) + points[i].x)
      inside = !inside;
  return inside;
}

/* --- Roads and rivers --- */

/* The direction of the line at a point. At the tile's border it is square to the border, so
 * that bands of neighbours meet. */
static BstRenderVector
direction_at (const GArray *line,
              guint         i)
{
  const BstRenderVector *p = (const BstRenderVector *) line->data;
  BstRenderVector d = minus (p[MIN (i + 1, line->len - 1)], p[i > 0 ? i - 1 : 0]);
  double length;

  if (p[i].x < 1e-6 || p[i].x > 1 - 1e-6)
    d.y = 0;
  else if (p[i].y < 1e-6 || p[i].y > 1 - 1e-6)
    d.x = 0;
  length = hypot (d.x, d.y);
  return (BstRenderVector) { d.x / length, d.y / length };
}

/* A band of @half on both sides of the line. Its ends are cut square. */
static void
add_band (BstRenderPlan *plan,
          guint          segment,
          GArray        *line,
          double         half)
{
  GArray *outline = line_new ();
  const BstRenderVector *p = (const BstRenderVector *) line->data;
  guint n = line->len;

  for (guint side = 0; side < 2; side++)
    for (guint k = 0; k < n; k++)
      {
        guint i = side == 0 ? k : n - 1 - k;
        BstRenderVector d = direction_at (line, i);
        double shift = side == 0 ? half : -half;
        BstRenderVector at = { p[i].x + d.y * shift, p[i].y - d.x * shift };

        g_array_append_val (outline, at);
      }
  add_shape (plan, segment, outline);
  g_array_append_val (plan->roads, line);
}

/* Does the tile show cities on one side of this line of sight more than on the other? */
static double
bow_of (const BstTileType *type,
        guint              edge)
{
  gboolean left = gap_has (type, edge + 1, 1, BST_FEATURE_CITY);
  gboolean right = gap_has (type, edge + 3, 1, BST_FEATURE_CITY);

  return left == right ? 0.0 : left ? 1.0 : -1.0;
}

static gboolean
is_crossed (const BstTileType *type,
            guint              edge)
{
  return gap_has (type, edge + 1, 1, BST_FEATURE_ROAD)
         || gap_has (type, edge + 1, 1, BST_FEATURE_RIVER)
         || gap_has (type, edge + 3, 1, BST_FEATURE_ROAD)
         || gap_has (type, edge + 3, 1, BST_FEATURE_RIVER);
}

/* The middle line from edge to edge. */
static GArray *
through_line (const BstTileType *type,
              guint              from,
              guint              to)
{
  GArray *line = line_new ();
  BstRenderVector a = bst_render_edge_middle (from);
  BstRenderVector b = bst_render_edge_middle (to);
  BstRenderVector in_a = minus ((BstRenderVector) { .5, .5 }, a);
  BstRenderVector in_b = minus ((BstRenderVector) { .5, .5 }, b);
  BstRenderVector side = { -in_a.y, in_a.x };

  if (((from - to) & 3) != 2)
    add_curve (line, a, along (a, 0.64, in_a, 0, side), along (b, 0.64, in_b, 0, side), b, TRUE);
  else
    {
      double bow = is_crossed (type, from) ? 0.0 : bow_of (type, from);
      double sway = is_crossed (type, from) || bow != 0.0 ? 0.0 : 0.09;
      BstRenderVector middle = along (a, 1.0, in_a, -0.09 * bow, side);

      add_curve (line, a, along (a, 0.35, in_a, 0, side),
                 along (middle, -0.45, in_a, -sway, side), middle, TRUE);
      add_curve (line, middle, along (middle, 0.45, in_a, sway, side),
                 along (b, 0.35, in_b, 0, side), b, FALSE);
    }
  return line;
}

static guint
field_at (const BstTileType *type,
          guint              side)
{
  for (guint s = 0; s < type->n_segments; s++)
    if (type->segments[s].kind == BST_FEATURE_FIELD && (type->segments[s].sides & (1u << side)))
      return s;
  return BST_NO_SEGMENT;
}

/* The cities that the fields at two half-edges both touch, if these are two fields; else 0. */
static guint
parting_cities (const BstTileType *type,
                guint              side_a,
                guint              side_b)
{
  guint a = field_at (type, side_a);
  guint b = field_at (type, side_b);

  if (a == b || a == BST_NO_SEGMENT || b == BST_NO_SEGMENT)
    return 0;
  return type->segments[a].cities & type->segments[b].cities;
}

static gboolean
has_monastery (const BstTileType *type)
{
  for (guint s = 0; s < type->n_segments; s++)
    if (type->segments[s].kind == BST_FEATURE_MONASTERY)
      return TRUE;
  return FALSE;
}

/* The city that a road from this edge alone ends in: the fields on its two sides differ and
 * both lie at its wall. */
static guint
road_goal (const BstTileType *type,
           guint              edge)
{
  guint cities = has_monastery (type) ? 0 : parting_cities (type, 2 * edge, 2 * edge + 1);

  return cities != 0 ? (guint) g_bit_nth_lsf (cities, -1) : BST_NO_SEGMENT;
}

/* Where a straight way from @from first comes into the city; FALSE if it never does. */
static gboolean
find_wall (const BstRenderShape *city,
           BstRenderVector       from,
           BstRenderVector       direction,
           BstRenderVector      *at)
{
  for (double t = 0.02; t < 0.75; t += 0.005)
    {
      *at = along (from, t, direction, 0, direction);
      if (shape_contains (city, *at))
        return TRUE;
    }
  return FALSE;
}

static void
add_gate (BstRenderPlan   *plan,
          BstRenderVector  at,
          BstRenderVector  from)
{
  BstRenderVector d = minus (at, from);
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
    if (shape_contains (city, g_array_index (line, BstRenderVector, i)))
      {
        BstRenderVector from = g_array_index (line, BstRenderVector, i - 1);
        BstRenderVector d = minus (g_array_index (line, BstRenderVector, i), from);
        BstRenderVector at = from;
        double length = hypot (d.x, d.y);

        find_wall (city, along (from, -0.02 / length, d, 0, d),
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
    if (type->segments[s].kind == BST_FEATURE_ROAD && count_edges (&type->segments[s]) == 1)
      n += road_goal (type, (guint) g_bit_nth_lsf (type->segments[s].sides, -1) / 2) == city;
  return n;
}

/* A road from one edge into a city: straight if that leads there, else in a bend. */
static void
add_road_to_city (BstRenderPlan     *plan,
                  const BstTileType *type,
                  guint              segment,
                  guint              edge,
                  guint              city)
{
  const BstRenderShape *shape = find_shape (plan, city);
  BstRenderVector a = bst_render_edge_middle (edge);
  BstRenderVector in = { 1 - 2 * a.x, 1 - 2 * a.y };
  BstRenderVector side = { -in.y, in.x };
  BstRenderVector at;
  GArray *line = line_new ();

  if (find_wall (shape, a, in, &at))
    {
      gboolean crowded = count_goals (type, city) > 1
                         && count_edges (&type->segments[city]) == 2
                         && has_edge (&type->segments[city], edge + 1)
                            != has_edge (&type->segments[city], edge + 3);
      double aside = !crowded ? 0.0 : has_edge (&type->segments[city], edge + 1) ? 0.15 : -0.15;
      BstRenderVector end = along (at, 0.05, in, -aside, side);

      add_curve (line, a, along (a, 0.2, in, 0, side), along (end, -0.15, in, 0, side), end, TRUE);
    }
  else
    {
      guint goal = has_edge (&type->segments[city], edge + 1) ? edge + 1 : edge + 3;
      BstRenderVector middle = bst_render_edge_middle (goal);
      BstRenderVector in_b = minus ((BstRenderVector) { .5, .5 }, middle);
      /* Short of the border: a corner there would have no counterpart on the next tile. */
      BstRenderVector b = along (middle, 0.08, in_b, 0, in_b);

      add_curve (line, a, along (a, 0.3, in, 0, side), along (b, 0.64, in_b, 0, side), b, TRUE);
    }
  add_gate_on_line (plan, shape, line);
  add_band (plan, segment, line, BST_RENDER_ROAD_HALF);
}

static void
add_arm (BstRenderPlan *plan,
         guint          segment,
         guint          edge,
         double         half)
{
  GArray *line = line_new ();
  BstRenderVector middle = { .5, .5 };
  BstRenderVector a = bst_render_edge_middle (edge);
  BstRenderVector in = minus (middle, a);
  BstRenderVector side = { -in.y, in.x };
  /* A slight bend, always to the same hand, so that a crossing turns a little. */
  double bend = segment == BST_RENDER_NO_OWNER ? 0.0 : 0.06;

  add_curve (line, a, along (a, 0.35, in, 0, side), along (middle, -0.35, in, bend, side),
             middle, TRUE);
  add_band (plan, segment, line, half);
}

/* A short way from @hub to the nearest point of the city's wall, which parts two fields. */
static void
add_spur (BstRenderPlan   *plan,
          guint            segment,
          guint            city,
          BstRenderVector  hub)
{
  const BstRenderShape *shape = find_shape (plan, city);
  BstRenderVector best = hub;
  double nearest = 9.0;
  GArray *line;

  for (guint i = 0; i < plan->walls->len; i++)
    {
      const GArray *wall = g_array_index (plan->walls, GArray *, i);

      for (guint k = 0; k < wall->len; k++)
        {
          BstRenderVector p = g_array_index (wall, BstRenderVector, k);
          BstRenderVector d = minus (p, hub);
          double distance = hypot (d.x, d.y);

          if (distance < nearest
              && shape_contains (shape, along (p, 0.02 / distance, d, 0, d)))
            {
              nearest = distance;
              best = p;
            }
        }
    }
  if (nearest > 8.0)
    return;
  line = line_new ();
  g_array_append_val (line, hub);
  add_gate (plan, best, hub);
  best = along (best, 0.05 / nearest, minus (best, hub), 0, hub);
  g_array_append_val (line, best);
  add_band (plan, segment, line, BST_RENDER_ROAD_HALF);
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
      cities = parting_cities (type, 2 * edge + 1, 2 * (next & 3));
      if (cities != 0 && (next & 3) != edge)
        add_spur (plan, segment, (guint) g_bit_nth_lsf (cities, -1), hub);
    }
}

static guint
edges_of (const BstSegment *segment)
{
  guint edges = 0;

  for (guint edge = 0; edge < 4; edge++)
    edges |= has_edge (segment, edge) ? 1u << edge : 0;
  return edges;
}

/* A road or river over two or more edges. */
static void
add_through (BstRenderPlan     *plan,
             const BstTileType *type,
             guint              index,
             double             half)
{
  const BstSegment *segment = &type->segments[index];
  guint edges = edges_of (segment);
  guint first = (guint) g_bit_nth_lsf (edges, -1);
  BstRenderVector hub = { .5, .5 };

  if (count_edges (segment) == 2)
    {
      GArray *line = through_line (type, first, (guint) g_bit_nth_lsf (edges, (int) first));

      hub = g_array_index (line, BstRenderVector, line->len / 2);
      add_band (plan, index, line, half);
    }
  else
    {
      for (guint edge = 0; edge < 4; edge++)
        if (edges & (1u << edge))
          add_arm (plan, index, edge, half);
      add_disc (plan, index, hub, half * 1.15);
    }
  if (segment->kind == BST_FEATURE_ROAD)
    add_spurs (plan, type, index, edges, hub);
}

/* Roads from one edge. Those that end in no city meet in the middle. */
static void
add_single_roads (BstRenderPlan     *plan,
                  const BstTileType *type)
{
  guint arms = 0;

  for (guint s = 0; s < type->n_segments; s++)
    {
      const BstSegment *segment = &type->segments[s];
      guint edge;
      guint goal;

      if (segment->kind != BST_FEATURE_ROAD || count_edges (segment) != 1)
        continue;
      edge = (guint) g_bit_nth_lsf (edges_of (segment), -1);
      goal = road_goal (type, edge);
      if (goal != BST_NO_SEGMENT)
        {
          add_road_to_city (plan, type, s, edge, goal);
          continue;
        }
      add_arm (plan, s, edge, BST_RENDER_ROAD_HALF);
      arms |= 1u << edge;
    }
  if (arms == 0 || has_monastery (type))
    return;
  add_spurs (plan, type, BST_RENDER_NO_OWNER, arms, (BstRenderVector) { .5, .5 });
  plan->end = (arms & (arms - 1)) != 0 ? BST_RENDER_END_CROSSING : BST_RENDER_END_HOUSE;
  add_disc (plan, BST_RENDER_NO_OWNER, (BstRenderVector) { .5, .5 },
            plan->end == BST_RENDER_END_CROSSING ? BST_RENDER_CROSSING_RADIUS
                                                 : BST_RENDER_HOUSE_RADIUS);
}

static void
add_river (BstRenderPlan     *plan,
           const BstTileType *type,
           guint              index)
{
  if (count_edges (&type->segments[index]) > 1)
    {
      add_through (plan, type, index, BST_RENDER_RIVER_HALF);
      return;
    }
  add_arm (plan, index, (guint) g_bit_nth_lsf (edges_of (&type->segments[index]), -1),
           BST_RENDER_RIVER_HALF);
  add_disc (plan, index, (BstRenderVector) { .5, .5 }, 0.16);
}

static void
add_yard (BstRenderPlan *plan,
          guint          index)
{
  const double h = BST_RENDER_YARD_HALF;
  const double r = 0.06;
  GArray *points = line_new ();

  for (int i = 0; i < 4 * 7; i++)
    {
      int quarter = i / 7;
      double angle = -G_PI / 2 + quarter * G_PI / 2 + (i % 7) * G_PI / 12;
      double cx = quarter == 0 || quarter == 1 ? h - r : r - h;
      double cy = quarter == 1 || quarter == 2 ? h - r : r - h;
      BstRenderVector p = { .5 + cx + r * cos (angle), .5 + cy + r * sin (angle) };

      g_array_append_val (points, p);
    }
  add_shape (plan, index, points);
}

static void
clear_line (gpointer data)
{
  g_array_unref (*(GArray **) data);
}

static void
clear_shape (gpointer data)
{
  g_array_unref (((BstRenderShape *) data)->points);
}

static void
add_kind (BstRenderPlan     *plan,
          const BstTileType *type,
          BstFeatureKind     kind)
{
  for (guint s = 0; s < type->n_segments; s++)
    {
      if (type->segments[s].kind != kind)
        continue;
      if (kind == BST_FEATURE_CITY)
        add_city (plan, type, s);
      else if (kind == BST_FEATURE_RIVER)
        add_river (plan, type, s);
      else if (kind == BST_FEATURE_ROAD && count_edges (&type->segments[s]) > 1)
        add_through (plan, type, s, BST_RENDER_ROAD_HALF);
      else if (kind == BST_FEATURE_MONASTERY)
        add_yard (plan, s);
    }
}

/* Cities are laid out first, for roads lead to them, but lie above the roads. */
static void
lift_cities (BstRenderPlan *plan,
             guint          n_cities)
{
  for (guint i = 0; i < n_cities; i++)
    {
      BstRenderShape city = g_array_index (plan->shapes, BstRenderShape, i);

      g_array_append_val (plan->shapes, city);
    }
  g_array_set_clear_func (plan->shapes, NULL);
  g_array_remove_range (plan->shapes, 0, n_cities);
  g_array_set_clear_func (plan->shapes, clear_shape);
}

BstRenderPlan *
bst_render_plan_new (const BstTileType *type)
{
  BstRenderPlan *plan = g_new0 (BstRenderPlan, 1);
  guint n_cities;

  plan->shapes = g_array_new (FALSE, FALSE, sizeof (BstRenderShape));
  plan->walls = g_array_new (FALSE, FALSE, sizeof (GArray *));
  plan->roads = g_array_new (FALSE, FALSE, sizeof (GArray *));
  g_array_set_clear_func (plan->shapes, clear_shape);
  g_array_set_clear_func (plan->walls, clear_line);
  g_array_set_clear_func (plan->roads, clear_line);
  plan->monastery = has_monastery (type);

  add_kind (plan, type, BST_FEATURE_CITY);
  n_cities = plan->shapes->len;
  add_kind (plan, type, BST_FEATURE_RIVER);
  add_kind (plan, type, BST_FEATURE_ROAD);
  add_single_roads (plan, type);
  lift_cities (plan, n_cities);
  add_kind (plan, type, BST_FEATURE_MONASTERY);
  return plan;
}

void
bst_render_plan_free (BstRenderPlan *plan)
{
  g_array_unref (plan->shapes);
  g_array_unref (plan->walls);
  g_array_unref (plan->roads);
  g_free (plan);
}
