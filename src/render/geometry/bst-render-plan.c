/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-plan.h"

#include <math.h>

#include "bst-render-outline.h"
#include "bst-render-plan-private.h"

gboolean
bst_render_has_edge (const BstSegment *segment,
                     guint             edge)
{
  return (segment->sides & bst_sides_of_edge ((BstDirection) (edge & 3))) != 0;
}

guint
bst_render_count_edges (const BstSegment *segment)
{
  guint n = 0;

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    n += bst_render_has_edge (segment, edge);
  return n;
}

/* What the @n edges from @first on show: which kinds of segment. */
gboolean
bst_render_gap_has (const BstTileType *type,
                    guint              first,
                    guint              n,
                    BstFeatureKind     kind)
{
  for (guint s = 0; s < type->n_segments; s++)
    for (guint i = 0; i < n; i++)
      if (type->segments[s].kind == kind && bst_render_has_edge (&type->segments[s], first + i))
        return TRUE;
  return FALSE;
}

guint
bst_render_edges_of (const BstSegment *segment)
{
  guint edges = 0;

  for (guint edge = 0; edge < 4; edge++)
    edges |= bst_render_has_edge (segment, edge) ? 1u << edge : 0;
  return edges;
}

gboolean
bst_render_has_monastery (const BstTileType *type)
{
  for (guint s = 0; s < type->n_segments; s++)
    if (type->segments[s].kind == BST_FEATURE_MONASTERY)
      return TRUE;
  return FALSE;
}

guint
bst_render_field_at (const BstTileType *type,
                     guint              side)
{
  for (guint s = 0; s < type->n_segments; s++)
    if (type->segments[s].kind == BST_FEATURE_FIELD && (type->segments[s].sides & (1u << (side & 7))))
      return s;
  return BST_NO_SEGMENT;
}

guint
bst_render_parting_cities (const BstTileType *type,
                           guint              side_a,
                           guint              side_b)
{
  guint a = bst_render_field_at (type, side_a);
  guint b = bst_render_field_at (type, side_b);

  if (a == b || a == BST_NO_SEGMENT || b == BST_NO_SEGMENT)
    return 0;
  return type->segments[a].cities & type->segments[b].cities;
}

/* --- Shapes --- */

void
bst_render_plan_add_shape (BstRenderPlan *plan,
                           guint          segment,
                           GArray        *points)
{
  BstRenderShape shape = { segment, points };

  g_array_append_val (plan->shapes, shape);
}

void
bst_render_plan_add_disc (BstRenderPlan   *plan,
                          guint            segment,
                          BstRenderVector  at,
                          double           radius)
{
  GArray *points = bst_render_line_new ();

  for (int i = 0; i < 32; i++)
    {
      double angle = i * G_PI / 16;
      BstRenderVector p = { at.x + radius * cos (angle), at.y + radius * sin (angle) };

      g_array_append_val (points, p);
    }
  bst_render_plan_add_shape (plan, segment, points);
}

const BstRenderShape *
bst_render_plan_find_shape (const BstRenderPlan *plan,
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

gboolean
bst_render_shape_contains (const BstRenderShape *shape,
                           BstRenderVector       at)
{
  gboolean inside = FALSE;
  const BstRenderVector *points = &g_array_index (shape->points, BstRenderVector, 0);

  for (guint i = 0, j = shape->points->len - 1; i < shape->points->len; j = i++)
    if ((points[i].y > at.y) != (points[j].y > at.y)
        && at.x < (points[j].x - points[i].x) * (at.y - points[i].y)
                  / (points[j].y - points[i].y) + points[i].x)
      inside = !inside;
  return inside;
}

/* Does a road go from an edge to one beside it? */
static gboolean
has_bend (const BstTileType *type)
{
  for (guint s = 0; s < type->n_segments; s++)
    {
      guint edges = bst_render_edges_of (&type->segments[s]);

      if (type->segments[s].kind == BST_FEATURE_ROAD && bst_render_count_edges (&type->segments[s]) == 2
          && edges != 0x5 && edges != 0xa)
        return TRUE;
    }

  return FALSE;
}

static void
add_yard (BstRenderPlan     *plan,
          const BstTileType *type,
          guint              index)
{
  const double h = has_bend (type) ? BST_RENDER_YARD_HALF_BEND : BST_RENDER_YARD_HALF;
  const double r = 0.06;
  GArray *points = bst_render_line_new ();

  for (int i = 0; i < 4 * 7; i++)
    {
      int quarter = i / 7;
      double angle = -G_PI / 2 + quarter * G_PI / 2 + (i % 7) * G_PI / 12;
      double cx = quarter == 0 || quarter == 1 ? h - r : r - h;
      double cy = quarter == 1 || quarter == 2 ? h - r : r - h;
      BstRenderVector p = { plan->hub.x + cx + r * cos (angle), plan->hub.y + cy + r * sin (angle) };

      g_array_append_val (points, p);
    }
  bst_render_plan_add_shape (plan, index, points);
}

/* The abbey touches no field: its garden is the whole tile. */
static void
add_garden (BstRenderPlan *plan,
            guint          index)
{
  GArray *points = bst_render_line_new ();

  for (guint corner = 0; corner < 4; corner++)
    {
      BstRenderVector p = bst_render_corner (corner);

      g_array_append_val (points, p);
    }
  plan->abbey = TRUE;
  bst_render_plan_add_shape (plan, index, points);
}

static void
clear_line (gpointer data)
{
  g_array_unref (*(GArray **) data);
}

static void
clear_band (gpointer data)
{
  g_array_unref (((BstRenderBand *) data)->line);
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
        bst_render_plan_add_city (plan, type, s);
      else if (kind == BST_FEATURE_RIVER)
        bst_render_plan_add_river (plan, type, s);
      else if (kind == BST_FEATURE_ROAD && bst_render_count_edges (&type->segments[s]) > 1)
        bst_render_plan_add_through (plan, type, s);
      else if (kind == BST_FEATURE_MONASTERY && type->group == BST_DRAW_NEVER)
        add_garden (plan, s);
      else if (kind == BST_FEATURE_MONASTERY)
        add_yard (plan, type, s);
    }
}

static void
add_cities (BstRenderPlan     *plan,
            const BstTileType *type)
{
  guint upper;
  guint lower;

  if (bst_render_find_crossed (type, &upper, &lower))
    bst_render_plan_add_crossed (plan, type, upper, lower);
  else
    add_kind (plan, type, BST_FEATURE_CITY);
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
  plan->bands = g_array_new (FALSE, FALSE, sizeof (BstRenderBand));
  g_array_set_clear_func (plan->shapes, clear_shape);
  g_array_set_clear_func (plan->walls, clear_line);
  g_array_set_clear_func (plan->bands, clear_band);
  plan->hub = bst_render_find_hub (type);
  plan->monastery = bst_render_has_monastery (type);

  add_cities (plan, type);
  n_cities = plan->shapes->len;
  add_kind (plan, type, BST_FEATURE_RIVER);
  add_kind (plan, type, BST_FEATURE_ROAD);
  bst_render_plan_add_single_roads (plan, type);
  bst_render_plan_add_bridges (plan);
  lift_cities (plan, n_cities);
  add_kind (plan, type, BST_FEATURE_MONASTERY);
  return plan;
}

void
bst_render_plan_add_base (BstRenderPlan   *plan,
                          guint            segment,
                          BstRenderVector  at,
                          double           radius)
{
  plan->bases[segment] = at;
  plan->base_radii[segment] = radius;
  bst_render_plan_add_disc (plan, segment, at, radius);
}

void
bst_render_plan_free (BstRenderPlan *plan)
{
  g_array_unref (plan->shapes);
  g_array_unref (plan->walls);
  g_array_unref (plan->bands);
  g_free (plan);
}
