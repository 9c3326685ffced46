/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All sides of all shapes are split where they meet. What lies to the left and to the right
 * of each piece is found by looking: the topmost shape there. Pieces with the same on both
 * sides are dropped; the others, walked with their region to the right, close to outlines. */

#include "bst-render-cut.h"

#include <math.h>

#include "bst-render-region.h"

#define FIELD   0xf0u   /* not covered by any shape; which field is found out later */
#define OUTSIDE 0xffu

/* How far from a piece to look, in grid units; less beside short ones, which lie in corners. */
#define REACH 10.0

/* A corner this near to a side, in grid units, lies on it. */
#define NEAR 2.0

/* Loops smaller than this (twice the area in grid units) are crumbs between shapes. */
#define CRUMB ((gint64) (0.0015 * BST_RENDER_GRID * BST_RENDER_GRID))

static BstRenderPoint
snap (BstRenderVector p)
{
  BstRenderPoint point = { (gint32) lround (p.x * BST_RENDER_GRID),
                           (gint32) lround (p.y * BST_RENDER_GRID) };

  point.x = CLAMP (point.x, 0, BST_RENDER_GRID);
  point.y = CLAMP (point.y, 0, BST_RENDER_GRID);
  return point;
}

static void
add_side (GArray         *sides,
          BstRenderPoint  a,
          BstRenderPoint  b)
{
  BstRenderEdge edge = { a, b };

  if (a.x != b.x || a.y != b.y)
    g_array_append_val (sides, edge);
}

/* Shapes as loops on the grid, lowest first. */
static void
snap_shapes (const BstRenderPlan *plan,
             BstRenderOutline    *loops,
             GArray              *sides)
{
  static const BstRenderPoint corners[4] = {
    { 0, 0 }, { BST_RENDER_GRID, 0 }, { BST_RENDER_GRID, BST_RENDER_GRID }, { 0, BST_RENDER_GRID }
  };

  for (guint i = 0; i < 4; i++)
    add_side (sides, corners[i], corners[(i + 1) % 4]);
  for (guint i = 0; i < plan->shapes->len; i++)
    {
      const BstRenderShape *shape = &g_array_index (plan->shapes, BstRenderShape, i);
      g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (BstRenderPoint));

      for (guint k = 0; k < shape->points->len; k++)
        {
          BstRenderPoint p = snap (g_array_index (shape->points, BstRenderVector, k));

          g_array_append_val (points, p);
        }
      bst_render_outline_append (loops, &g_array_index (points, BstRenderPoint, 0), points->len);
      for (guint k = 0; k < points->len; k++)
        add_side (sides, g_array_index (points, BstRenderPoint, k),
                  g_array_index (points, BstRenderPoint, (k + 1) % points->len));
    }
}

/* --- Splitting --- */

typedef struct
{
  double         t;
  BstRenderPoint at;
} Cut;

static int
compare_cuts (gconstpointer a,
              gconstpointer b)
{
  const Cut *p = a;
  const Cut *q = b;

  return p->t < q->t ? -1 : p->t > q->t;
}

/* Adds a cut where @point lies on the side, or nearly so. */
static void
cut_at_point (GArray              *cuts,
              const BstRenderEdge *side,
              BstRenderPoint       point)
{
  double dx = side->b.x - side->a.x;
  double dy = side->b.y - side->a.y;
  double px = point.x - side->a.x;
  double py = point.y - side->a.y;
  double length = hypot (dx, dy);
  Cut cut = { (px * dx + py * dy) / (length * length), point };

  if (cut.t > 0.0 && cut.t < 1.0 && fabs (px * dy - py * dx) <= NEAR * length)
    g_array_append_val (cuts, cut);
}

/* Adds a cut where the two sides cross. Rounded from the @first of the two, whichever is
 * being cut: both must get the same point. */
static void
cut_at_crossing (GArray              *cuts,
                 const BstRenderEdge *side,
                 const BstRenderEdge *other,
                 const BstRenderEdge *first)
{
  double dx = side->b.x - side->a.x;
  double dy = side->b.y - side->a.y;
  double ex = other->b.x - other->a.x;
  double ey = other->b.y - other->a.y;
  double ox = other->a.x - side->a.x;
  double oy = other->a.y - side->a.y;
  double det = dx * ey - dy * ex;
  double t;
  double u;
  Cut cut;

  if (fabs (det) < 1e-6)
    return;
  t = (ox * ey - oy * ex) / det;
  u = (ox * dy - oy * dx) / det;
  if (t <= 0.0 || t >= 1.0 || u <= 0.0 || u >= 1.0)
    return;
  /* So near to a corner, it is that corner that cuts. */
  if (MIN (t, 1 - t) * hypot (dx, dy) < NEAR || MIN (u, 1 - u) * hypot (ex, ey) < NEAR)
    return;
  cut.t = t;
  if (first == side)
    {
      cut.at.x = side->a.x + (gint32) lround (t * dx);
      cut.at.y = side->a.y + (gint32) lround (t * dy);
    }
  else
    {
      cut.at.x = other->a.x + (gint32) lround (u * ex);
      cut.at.y = other->a.y + (gint32) lround (u * ey);
    }
  g_array_append_val (cuts, cut);
}

static gboolean
boxes_meet (const BstRenderEdge *p,
            const BstRenderEdge *q)
{
  return MIN (p->a.x, p->b.x) <= MAX (q->a.x, q->b.x) + 1
         && MIN (q->a.x, q->b.x) <= MAX (p->a.x, p->b.x) + 1
         && MIN (p->a.y, p->b.y) <= MAX (q->a.y, q->b.y) + 1
         && MIN (q->a.y, q->b.y) <= MAX (p->a.y, p->b.y) + 1;
}

/* Appends the pieces of @side, each turned so that equal ones compare equal. */
static void
split_side (const GArray *sides,
            guint         index,
            GArray       *cuts,
            GArray       *pieces)
{
  const BstRenderEdge *side = &g_array_index (sides, BstRenderEdge, index);
  BstRenderPoint at = side->a;
  Cut end = { 2.0, side->b };

  g_array_set_size (cuts, 0);
  for (guint j = 0; j < sides->len; j++)
    {
      const BstRenderEdge *other = &g_array_index (sides, BstRenderEdge, j);

      if (j == index || !boxes_meet (side, other))
        continue;
      cut_at_point (cuts, side, other->a);
      cut_at_point (cuts, side, other->b);
      cut_at_crossing (cuts, side, other, j < index ? other : side);
    }
  g_array_append_val (cuts, end);
  g_array_sort (cuts, compare_cuts);
  for (guint i = 0; i < cuts->len; i++)
    {
      BstRenderPoint to = g_array_index (cuts, Cut, i).at;
      gboolean swap = to.y < at.y || (to.y == at.y && to.x < at.x);

      add_side (pieces, swap ? to : at, swap ? at : to);
      at = to;
    }
}

static int
compare_pieces (gconstpointer a,
                gconstpointer b)
{
  const gint32 *p = a;
  const gint32 *q = b;

  for (int i = 0; i < 4; i++)
    if (p[i] != q[i])
      return p[i] < q[i] ? -1 : 1;
  return 0;
}

static void
split_sides (const GArray *sides,
             GArray       *pieces)
{
  g_autoptr (GArray) cuts = g_array_new (FALSE, FALSE, sizeof (Cut));
  guint kept = 0;

  for (guint i = 0; i < sides->len; i++)
    split_side (sides, i, cuts, pieces);
  g_array_sort (pieces, compare_pieces);
  for (guint i = 0; i < pieces->len; i++)
    {
      BstRenderEdge *piece = &g_array_index (pieces, BstRenderEdge, i);

      if (kept == 0
          || compare_pieces (piece, &g_array_index (pieces, BstRenderEdge, kept - 1)) != 0)
        g_array_index (pieces, BstRenderEdge, kept++) = *piece;
    }
  g_array_set_size (pieces, kept);
}

/* --- Looking --- */

/* What lies at a point, in grid units: a segment, NO_OWNER, FIELD or OUTSIDE. */
static guint
look (const BstRenderPlan    *plan,
      const BstRenderOutline *loops,
      double                  x,
      double                  y)
{
  if (x < 0 || y < 0 || x > BST_RENDER_GRID || y > BST_RENDER_GRID)
    return OUTSIDE;
  for (guint i = loops->n_loops; i > 0; i--)
    if (bst_render_loop_contains (&loops->loops[i - 1], x / BST_RENDER_GRID, y / BST_RENDER_GRID))
      return g_array_index (plan->shapes, BstRenderShape, i - 1).segment;
  return FIELD;
}

/* Sorts the pieces to the regions on their two sides: one array per segment, and one for all
 * fields together. */
static void
sort_pieces (const BstTileType      *type,
             const BstRenderPlan    *plan,
             const BstRenderOutline *loops,
             const GArray           *pieces,
             GArray                **regions,
             GArray                 *fields)
{
  for (guint i = 0; i < pieces->len; i++)
    {
      BstRenderEdge edge = g_array_index (pieces, BstRenderEdge, i);
      BstRenderEdge back = { edge.b, edge.a };
      double x = (edge.a.x + edge.b.x) / 2.0;
      double y = (edge.a.y + edge.b.y) / 2.0;
      double dx = edge.b.x - edge.a.x;
      double dy = edge.b.y - edge.a.y;
      double length = hypot (dx, dy);
      double reach = CLAMP (length / 4, 1.5, REACH) / length;
      guint right = look (plan, loops, x - dy * reach, y + dx * reach);
      guint left = look (plan, loops, x + dy * reach, y - dx * reach);

      if (left == right)
        continue;
      if (right < type->n_segments)
        g_array_append_val (regions[right], edge);
      else if (right == FIELD)
        g_array_append_val (fields, edge);
      if (left < type->n_segments)
        g_array_append_val (regions[left], back);
      else if (left == FIELD)
        g_array_append_val (fields, back);
    }
}

/* --- Fields --- */

/* The half-edges along which a loop lies at the tile's border. */
static guint
loop_sides (const BstRenderLoop *loop)
{
  guint found = 0;

  for (guint i = 0; i < loop->n_points; i++)
    {
      BstRenderPoint p = loop->points[i];
      BstRenderPoint q = loop->points[(i + 1) % loop->n_points];

      for (guint half = 0; half < 8; half++)
        {
          guint edge = half / 2;
          gint32 m = (half & 1) ? BST_RENDER_GRID * 4 / 5 : BST_RENDER_GRID / 5;
          gboolean flat = edge % 2 == 0;
          gint32 line = edge == BST_EAST || edge == BST_SOUTH ? BST_RENDER_GRID : 0;
          gint32 from = flat ? p.x : p.y;
          gint32 to = flat ? q.x : q.y;

          if (edge >= BST_SOUTH)
            m = BST_RENDER_GRID - m;
          if ((flat ? p.y : p.x) == line && (flat ? q.y : q.x) == line
              && MIN (from, to) <= m && m <= MAX (from, to))
            found |= 1u << half;
        }
    }
  return found;
}

/* The cities whose wall the loop runs along: bit i for segment i. */
static guint
loop_cities (const BstTileType      *type,
             const BstRenderLoop    *loop,
             const BstRenderOutline *outlines)
{
  guint cities = 0;

  for (guint s = 0; s < type->n_segments; s++)
    {
      guint near = 0;

      if (type->segments[s].kind != BST_FEATURE_CITY)
        continue;
      for (guint i = 0; i < loop->n_points; i++)
        near += bst_render_outline_distance (&outlines[s],
                                             (double) loop->points[i].x / BST_RENDER_GRID,
                                             (double) loop->points[i].y / BST_RENDER_GRID) < 1e-4;
      if (near > 2)
        cities |= 1u << s;
    }
  return cities;
}

/* Which field of the type a loop is. */
static guint
find_field (const BstTileType      *type,
            const BstRenderLoop    *loop,
            const BstRenderOutline *outlines)
{
  guint sides = loop_sides (loop);
  guint cities = sides == 0 ? loop_cities (type, loop, outlines) : 0;
  guint found = BST_NO_SEGMENT;

  for (guint s = 0; s < type->n_segments; s++)
    {
      const BstSegment *segment = &type->segments[s];

      if (segment->kind != BST_FEATURE_FIELD)
        continue;
      if (sides != 0 && (segment->sides & sides))
        return s;
      if (sides != 0 || segment->sides != 0 || outlines[s].n_loops > 0)
        continue;
      if (segment->cities == cities)
        return s;
      found = s;
    }
  return found;
}

static void
sort_fields (const BstTileType      *type,
             const BstRenderOutline *fields,
             BstRenderOutline       *outlines)
{
  const double unit = 1.0 / BST_RENDER_GRID;

  for (guint i = 0; i < fields->n_loops; i++)
    {
      const BstRenderLoop *loop = &fields->loops[i];
      guint field;

      if (bst_render_loop_area (loop) < CRUMB)
        continue;
      field = find_field (type, loop, outlines);
      if (field != BST_NO_SEGMENT)
        bst_render_outline_append (&outlines[field], loop->points, loop->n_points);
    }
  /* Loops that run the other way are holes: a yard in a meadow. */
  for (guint i = 0; i < fields->n_loops; i++)
    {
      const BstRenderLoop *loop = &fields->loops[i];

      if (bst_render_loop_area (loop) > -CRUMB)
        continue;
      for (guint s = 0; s < type->n_segments; s++)
        if (type->segments[s].kind == BST_FEATURE_FIELD
            && bst_render_outline_contains (&outlines[s], loop->points[0].x * unit,
                                            loop->points[0].y * unit))
          {
            bst_render_outline_append (&outlines[s], loop->points, loop->n_points);
            break;
          }
    }
}

void
bst_render_cut (const BstTileType   *type,
                const BstRenderPlan *plan,
                BstRenderOutline    *outlines)
{
  g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (BstRenderEdge));
  g_autoptr (GArray) pieces = g_array_new (FALSE, FALSE, sizeof (BstRenderEdge));
  g_autoptr (GArray) fields = g_array_new (FALSE, FALSE, sizeof (BstRenderEdge));
  GArray *regions[BST_MAX_SEGMENTS];
  BstRenderOutline loops = { 0 };
  BstRenderOutline field_loops = { 0 };

  for (guint s = 0; s < type->n_segments; s++)
    regions[s] = g_array_new (FALSE, FALSE, sizeof (BstRenderEdge));
  snap_shapes (plan, &loops, sides);
  split_sides (sides, pieces);
  sort_pieces (type, plan, &loops, pieces, regions, fields);
  for (guint s = 0; s < type->n_segments; s++)
    {
      bst_render_region_chain (regions[s], &outlines[s]);
      g_array_unref (regions[s]);
    }
  bst_render_region_chain (fields, &field_loops);
  sort_fields (type, &field_loops, outlines);
  bst_render_outline_clear (&loops);
  bst_render_outline_clear (&field_loops);
}
