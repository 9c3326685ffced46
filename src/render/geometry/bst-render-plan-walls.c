/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The walls of cities. */

#include "bst-render-plan-private.h"

/* Is the edge one of several that another city encloses or lies beside? */
static gboolean
is_hemmed (const BstTileType *type,
           guint              edge)
{
  for (guint s = 0; s < type->n_segments; s++)
    if (type->segments[s].kind == BST_FEATURE_CITY && bst_render_count_edges (&type->segments[s]) > 1
        && !bst_render_has_edge (&type->segments[s], edge))
      return TRUE;
  return FALSE;
}

/* The wall along the edge @gap, which the city leaves open between two of its own. */
static void
add_wall_notch (GArray            *line,
                const BstTileType *type,
                guint              gap)
{
  BstRenderVector a = bst_render_corner (gap);
  BstRenderVector b = bst_render_corner (gap + 1);
  BstRenderVector u = bst_render_minus (b, a);
  BstRenderVector v = { -u.y, u.x };
  double depth = bst_render_gap_has (type, gap, 1, BST_FEATURE_CITY) ? 0.47
                 : bst_render_has_mouth (type, gap) ? 0.43
                 : bst_render_gap_has (type, gap, 1, BST_FEATURE_ROAD) ? 0.30 : 0.32;

  bst_render_line_add_curve (line, a, bst_render_along (a, 0.34, u, depth, v),
                             bst_render_along (b, -0.34, u, depth, v), b, FALSE);
}

/* The wall across the tile, with the edges @gap and @gap + 1 outside. */
static void
add_wall_diagonal (GArray            *line,
                   const BstTileType *type,
                   guint              gap)
{
  BstRenderVector a = bst_render_corner (gap);
  BstRenderVector b = bst_render_corner (gap + 2);
  BstRenderVector u = bst_render_minus (b, a);
  BstRenderVector v = bst_render_minus (bst_render_corner (gap + 1), (BstRenderVector) { .5, .5 });
  double bulge = bst_render_gap_has (type, gap, 2, BST_FEATURE_CITY) ? -0.24
                 : bst_render_gap_has (type, gap, 2, BST_FEATURE_RIVER) ? -0.10
                 : bst_render_gap_has (type, gap, 2, BST_FEATURE_ROAD) ? 0.06 : 0.20;

  bst_render_line_add_curve (line, a, bst_render_along (a, 0.33, u, bulge, v),
                             bst_render_along (b, -0.33, u, bulge, v), b, FALSE);
}

/* Do two cities on opposite edges part two fields? Then they meet in the middle. */
static gboolean
meets_opposite (const BstTileType *type,
                guint              edge)
{
  return bst_render_gap_has (type, edge + 2, 1, BST_FEATURE_CITY)
         && bst_render_parting_cities (type, 2 * ((edge + 1) & 3), 2 * ((edge + 3) & 3)) != 0;
}

/* Do two fields meet in the middle of the edge, parted by the city on the other side alone? */
static gboolean
is_parted_in_the_middle (const BstTileType *type,
                         guint              edge)
{
  guint side = 2 * (edge & 3);

  return bst_render_parting_cities (type, side, side + 1) != 0 && !bst_render_gap_has (type, edge, 1, BST_FEATURE_ROAD)
         && !bst_render_gap_has (type, edge, 1, BST_FEATURE_RIVER);
}

/* The wall of a city on one edge that comes to a point in the middle of the edge on the other side. */
static void
add_wall_point (GArray          *line,
                guint            edge,
                BstRenderVector  a,
                BstRenderVector  b,
                BstRenderVector  u,
                BstRenderVector  v)
{
  BstRenderVector point = bst_render_edge_middle ((edge + 2) & 3);

  bst_render_line_add_curve (line, a, bst_render_along (a, 0.30, u, 0.40, v),
                             bst_render_along (point, -0.10, u, -0.34, v), point, FALSE);
  bst_render_line_add_curve (line, point, bst_render_along (point, 0.10, u, -0.34, v),
                             bst_render_along (b, -0.30, u, 0.40, v), b, FALSE);
}

/* The wall of a city on one edge. */
static void
add_wall_cap (GArray            *line,
              const BstTileType *type,
              guint              edge)
{
  BstRenderVector a = bst_render_corner (edge + 1);
  BstRenderVector b = bst_render_corner (edge);
  BstRenderVector u = bst_render_minus (b, a);
  BstRenderVector v = { u.y, -u.x };
  gboolean beside = bst_render_gap_has (type, edge + 1, 1, BST_FEATURE_CITY)
                    || bst_render_gap_has (type, edge + 3, 1, BST_FEATURE_CITY);
  double depth = meets_opposite (type, edge) ? 0.69 : is_hemmed (type, edge) ? 0.20 : beside ? 0.30 : 0.36;
  double width = beside ? 0.40 : 0.30;

  if (is_parted_in_the_middle (type, edge + 2))
    add_wall_point (line, edge, a, b, u, v);
  else
    bst_render_line_add_curve (line, a, bst_render_along (a, width, u, depth, v),
                               bst_render_along (b, -width, u, depth, v), b, FALSE);
}

static void
add_wall (BstRenderPlan     *plan,
          GArray            *outline,
          const BstTileType *type,
          guint              gap,
          guint              n_edges)
{
  guint start = outline->len - 1;
  GArray *wall = bst_render_line_new ();

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

/* The wall along @n_edges that are not the city's. Where two fields meet in a corner of the
 * tile, the wall comes up to it and parts them. */
static void
add_walls (BstRenderPlan     *plan,
           GArray            *outline,
           const BstTileType *type,
           guint              index,
           guint              gap,
           guint              n_edges)
{
  guint begin = 0;

  for (guint i = 1; i <= n_edges; i++)
    if (i == n_edges
        || (bst_render_parting_cities (type, 2 * (gap + i) - 1, 2 * (gap + i)) & (1u << index)))
      {
        add_wall (plan, outline, type, gap + begin, i - begin);
        begin = i;
      }
}

/* Does the city have one half of an edge, and another city the other? */
static gboolean
shares_edge (const BstSegment *segment)
{
  for (guint edge = 0; edge < 4; edge++)
    {
      BstSides both = bst_sides_of_edge ((BstDirection) edge);

      if ((segment->sides & both) != 0 && (segment->sides & both) != both)
        return TRUE;
    }
  return FALSE;
}

/* Where a half-edge begins, clockwise. */
static BstRenderVector
side_begin (guint side)
{
  return side % 2 == 0 ? bst_render_corner (side / 2) : bst_render_edge_middle (side / 2);
}

/* A city that ends in the middle of an edge: round the tile from its first half-edge to its last, and back in a wall
 * that leaves room for what is between the two cities. */
static void
add_sharing_city (BstRenderPlan     *plan,
                  const BstTileType *type,
                  guint              index)
{
  BstSides sides = type->segments[index].sides;
  GArray *outline = bst_render_line_new ();
  GArray *wall = bst_render_line_new ();
  BstRenderVector a, b, u, v;
  double depth = __builtin_popcount (sides) == 1 ? 0.8 : 0.1;
  guint side = 0, start;

  while (side < 8 && !((sides & (1u << side)) && !(sides & (1u << ((side + 7) % 8)))))
    side++;
  b = side_begin (side);
  g_array_append_val (outline, b);
  /* Round corners, to where it ends. */
  for (; sides & (1u << (side % 8)); side++)
    {
      a = side_begin ((side + 1) % 8);
      if (side % 2 == 1 || !(sides & (1u << ((side + 1) % 8))))
        g_array_append_val (outline, a);
    }
  u = bst_render_minus (b, a);
  v = (BstRenderVector) { u.y, -u.x };
  start = outline->len - 1;
  bst_render_line_add_curve (outline, a, bst_render_along (a, 0.33, u, depth, v),
                             bst_render_along (b, -0.33, u, depth, v), b, FALSE);
  g_array_append_vals (wall, &g_array_index (outline, BstRenderVector, start), outline->len - start);
  g_array_append_val (plan->walls, wall);
  /* The last point is the first again. */
  g_array_set_size (outline, outline->len - 1);
  bst_render_plan_add_shape (plan, index, outline);
}

void
bst_render_plan_add_city (BstRenderPlan     *plan,
                          const BstTileType *type,
                          guint              index)
{
  const BstSegment *segment = &type->segments[index];
  GArray *outline;
  BstRenderVector point;
  guint edge = 0;
  guint walked = 0;

  if (shares_edge (segment))
    {
      add_sharing_city (plan, type, index);
      return;
    }
  outline = bst_render_line_new ();
  /* Begin with an edge of the city that follows one that is not. */
  while (edge < 4 && !(bst_render_has_edge (segment, edge) && !bst_render_has_edge (segment, edge + 3)))
    edge++;
  point = bst_render_corner (edge);
  g_array_append_val (outline, point);
  while (walked < 4)
    {
      guint n = 0;

      while (walked + n < 4 && !bst_render_has_edge (segment, edge + n))
        n++;
      if (n > 0)
        add_walls (plan, outline, type, index, edge, n);
      else
        {
          point = bst_render_corner (edge + 1);
          g_array_append_val (outline, point);
          n = 1;
        }
      edge += n;
      walked += n;
    }
  /* The last point is the first again. */
  g_array_set_size (outline, outline->len - 1);
  bst_render_plan_add_shape (plan, index, outline);
}
