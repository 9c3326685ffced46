/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two cities that share a wall. One passes over the other like a bridge, from edge to edge or
 * from one edge to a quarter on the far side; or they lean on each other in the middle of the
 * tile. Fields lie in pockets between them. */

#include "bst-render-outline.h"
#include "bst-render-plan-private.h"

/* The cities at whose walls the field beyond the lower city lies. */
static guint
far_field_cities (const BstTileType *type,
                  guint              edges)
{
  guint edge = (guint) g_bit_nth_lsf (edges, -1);
  guint field = bst_render_field_at (type, 2 * (edge + 2));

  return field != BST_NO_SEGMENT ? type->segments[field].cities : 0;
}

/* The lower city has two opposite edges, the upper one that or those across. */
static gboolean
crosses (const BstTileType *type,
         guint              upper,
         guint              lower)
{
  guint above = bst_render_edges_of (&type->segments[upper]);
  guint below = bst_render_edges_of (&type->segments[lower]);

  if (type->segments[upper].kind != BST_FEATURE_CITY || type->segments[lower].kind != BST_FEATURE_CITY
      || (below != 5 && below != 10) || (above & below) != 0)
    return FALSE;
  if ((above | below) == 15)
    return upper < lower;
  /* A city on one edge passes over if the field beyond lies at its wall too. */
  if (above & (above - 1))
    return FALSE;
  return (far_field_cities (type, above) & (1u << upper)) != 0;
}

/* The upper city has one edge, the lower one the next two; a field within the tile and one at
 * the last edge lie at both, so that the walls must meet between the two fields. */
static gboolean
leans (const BstTileType *type,
       guint              upper,
       guint              lower)
{
  guint edge = (guint) g_bit_nth_lsf (bst_render_edges_of (&type->segments[upper]), -1);
  guint both = (1u << upper) | (1u << lower);

  if (type->segments[upper].kind != BST_FEATURE_CITY || type->segments[lower].kind != BST_FEATURE_CITY
      || bst_render_count_edges (&type->segments[upper]) != 1
      || bst_render_count_edges (&type->segments[lower]) != 2
      || !bst_render_has_edge (&type->segments[lower], edge + 1)
      || !bst_render_has_edge (&type->segments[lower], edge + 2)
      || bst_render_field_at (type, 2 * (edge + 3)) == BST_NO_SEGMENT)
    return FALSE;
  for (guint s = 0; s < type->n_segments; s++)
    if (type->segments[s].kind == BST_FEATURE_FIELD && type->segments[s].sides == 0
        && type->segments[s].cities == both)
      return TRUE;
  return FALSE;
}

gboolean
bst_render_find_crossed (const BstTileType *type,
                         guint             *upper,
                         guint             *lower)
{
  for (*upper = 0; *upper < type->n_segments; (*upper)++)
    for (*lower = 0; *lower < type->n_segments; (*lower)++)
      if (*upper != *lower && (crosses (type, *upper, *lower) || leans (type, *upper, *lower)))
        return TRUE;
  return FALSE;
}

/* All lines are drawn with the upper city coming from the north, then turned. */
typedef struct
{
  BstRenderPlan *plan;
  guint          turns;
} Frame;

static BstRenderVector
turned (const Frame *frame,
        double       x,
        double       y)
{
  BstRenderVector p = { x, y };

  bst_render_turn_point (frame->turns, &p.x, &p.y);
  return p;
}

static void
add_point (const Frame *frame,
           GArray      *line,
           double       x,
           double       y)
{
  BstRenderVector p = turned (frame, x, y);

  g_array_append_val (line, p);
}

/* A cubic through eight numbers. */
static void
add_curve (const Frame  *frame,
           GArray       *line,
           const double  c[8])
{
  bst_render_line_add_curve (line, turned (frame, c[0], c[1]), turned (frame, c[2], c[3]),
                             turned (frame, c[4], c[5]), turned (frame, c[6], c[7]), TRUE);
}

/* Where the lower city goes through below. */
static void
add_arch (const Frame  *frame,
          const GArray *wall,
          guint         at)
{
  BstRenderPlan *plan = frame->plan;
  BstRenderVector middle = g_array_index (wall, BstRenderVector, at);

  plan->gates[plan->n_gates].at = middle;
  plan->gates[plan->n_gates].direction = bst_render_minus ((BstRenderVector) { .5, .5 }, middle);
  plan->n_gates++;
}

static void
append_line (GArray       *to,
             const GArray *from)
{
  g_array_append_vals (to, from->data, from->len);
}

/* A wall that is a piece of the city's outline. */
static void
add_wall_curve (const Frame  *frame,
                GArray       *outline,
                const double  c[8])
{
  GArray *wall = bst_render_line_new ();

  add_curve (frame, wall, c);
  append_line (outline, wall);
  g_array_append_val (frame->plan->walls, wall);
}

/* Is the point, or one next to it, outside the upper city? */
static gboolean
is_seen (const BstRenderShape *upper,
         const GArray         *curve,
         guint                 at)
{
  for (guint i = at > 0 ? at - 1 : 0; i <= at + 1 && i < curve->len; i++)
    if (!bst_render_shape_contains (upper, g_array_index (curve, BstRenderVector, i)))
      return TRUE;
  return FALSE;
}

/* A wall of the lower city, which is seen up to the upper city's wall only. */
static void
add_lower_wall (const Frame          *frame,
                const BstRenderShape *upper,
                GArray               *outline,
                const double          c[8])
{
  g_autoptr (GArray) curve = bst_render_line_new ();
  GArray *wall = NULL;

  add_curve (frame, curve, c);
  append_line (outline, curve);
  for (guint i = 0; i < curve->len; i++)
    {
      if (!is_seen (upper, curve, i))
        {
          wall = NULL;
          continue;
        }
      if (wall == NULL)
        {
          wall = bst_render_line_new ();
          g_array_append_val (frame->plan->walls, wall);
        }
      g_array_append_val (wall, g_array_index (curve, BstRenderVector, i));
    }
}

static const double east_wall[8] = { 1, 0, .61, .14, .51, .79, 1, 1 };
static const double west_wall[8] = { 0, 1, .39, .86, .49, .21, 0, 0 };
static const double east_pocket[8] = { .60, .50, .80, .52, .92, .32, 1, 0 };
static const double west_pocket[8] = { .40, .50, .20, .48, .08, .68, 0, 1 };

/* A city that has its quarter on the far side: its wall runs round in one. */
static const double tongue_east[8] = { 1, 0, .63, .16, .64, .52, .64, .76 };
static const double tongue_tip[8] = { .64, .76, .64, .93, .36, .93, .36, .76 };
static const double tongue_west[8] = { .36, .76, .36, .52, .44, .20, 0, 0 };
static const double far_wall[8] = { 1, 1, .66, .62, .34, .62, 0, 1 };

static GArray *
upper_outline (const Frame *frame,
               gboolean     whole)
{
  GArray *outline = bst_render_line_new ();
  GArray *east = bst_render_line_new ();
  GArray *west = bst_render_line_new ();

  add_curve (frame, east, whole ? east_wall : tongue_east);
  if (!whole)
    add_curve (frame, east, tongue_tip);
  add_curve (frame, west, whole ? west_wall : tongue_west);
  append_line (outline, east);
  append_line (outline, west);
  add_arch (frame, east, 9);
  add_arch (frame, west, whole ? 9 : 7);
  if (whole)
    g_array_append_val (frame->plan->walls, west);
  else
    {
      append_line (east, west);
      g_array_unref (west);
    }
  g_array_append_val (frame->plan->walls, east);
  return outline;
}

static GArray *
lower_outline (const Frame          *frame,
               const BstRenderShape *upper,
               gboolean              whole)
{
  GArray *outline = bst_render_line_new ();

  /* Below the upper city, then along the pocket. */
  add_point (frame, outline, 0, 0);
  add_point (frame, outline, .40, .05);
  add_lower_wall (frame, upper, outline, east_pocket);
  if (whole)
    {
      add_point (frame, outline, 1, 1);
      add_point (frame, outline, .60, .95);
      add_lower_wall (frame, upper, outline, west_pocket);
      return outline;
    }
  add_lower_wall (frame, upper, outline, far_wall);
  return outline;
}

/* --- Leaning --- */

static const double lean_pocket_west[8] = { 1, 0, .70, .22, .44, .28, .46, .55 };
static const double lean_pocket_east[8] = { .44, .56, .74, .52, .92, .30, 1, 0 };
static const double lean_front[8] = { .46, .57, .34, .62, .16, .40, 0, 0 };
static const double lean_lower[8] = { 0, 1, .28, .85, .38, .74, .44, .56 };
static const double lean_back[8] = { .46, .57, .40, .72, .28, .85, 0, 1 };
/* The upper city reaches down to the corner, and keeps the lower one from the field. */
static const double lean_skirt[8] = { 0, 1, .16, .50, .30, .34, 0, 0 };

static void
add_leaning (const Frame       *frame,
             const BstTileType *type,
             guint              upper,
             guint              lower)
{
  guint front = bst_render_field_at (type, 2 * (frame->turns + 3));
  gboolean apart = (type->segments[front].cities & (1u << lower)) == 0;
  BstRenderShape above = { upper, bst_render_line_new () };
  GArray *below = bst_render_line_new ();

  add_point (frame, above.points, 0, 0);
  add_wall_curve (frame, above.points, lean_pocket_west);
  if (apart)
    add_wall_curve (frame, above.points, lean_back);
  else
    add_point (frame, above.points, .46, .57);
  add_wall_curve (frame, above.points, apart ? lean_skirt : lean_front);
  add_point (frame, below, 1, 1);
  if (apart)
    {
      add_point (frame, below, 0, 1);
      add_point (frame, below, .28, .70);
    }
  else
    add_wall_curve (frame, below, lean_lower);
  add_lower_wall (frame, &above, below, lean_pocket_east);
  bst_render_plan_add_shape (frame->plan, lower, below);
  bst_render_plan_add_shape (frame->plan, upper, above.points);
}

void
bst_render_plan_add_crossed (BstRenderPlan     *plan,
                             const BstTileType *type,
                             guint              upper,
                             guint              lower)
{
  guint edges = bst_render_edges_of (&type->segments[upper]);
  gboolean whole = (edges & (edges - 1)) != 0;
  Frame frame = { plan, (guint) g_bit_nth_lsf (edges, -1) };
  BstRenderShape above = { upper, NULL };

  if (leans (type, upper, lower))
    {
      add_leaning (&frame, type, upper, lower);
      return;
    }
  above.points = upper_outline (&frame, whole);
  bst_render_plan_add_shape (plan, lower, lower_outline (&frame, &above, whole));
  bst_render_plan_add_shape (plan, upper, above.points);
}
