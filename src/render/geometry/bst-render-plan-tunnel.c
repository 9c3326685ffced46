/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Roads that pass below a city. At either end such a road goes through a gate in the wall,
 * which parts two fields, or into the ground before it, where one field lies all round. */

#include "bst-render-plan-private.h"

#include <math.h>

/* How far from the border of the tile the road goes into the ground. */
#define DEPTH 0.165

/* The city across a road that comes from @edge and leaves on the other side. */
static guint
city_across (const BstTileType *type,
             guint              edge)
{
  for (guint s = 0; s < type->n_segments; s++)
    if (type->segments[s].kind == BST_FEATURE_CITY
        && bst_render_has_edge (&type->segments[s], edge + 1)
        && bst_render_has_edge (&type->segments[s], edge + 3))
      return s;
  return BST_NO_SEGMENT;
}

/* Through the ground: one field lies on both sides of the road. */
static gboolean
dives (const BstTileType *type,
       guint              edge)
{
  return bst_render_field_at (type, 2 * edge) == bst_render_field_at (type, 2 * edge + 1);
}

gboolean
bst_render_has_mouth (const BstTileType *type,
                      guint              edge)
{
  return bst_render_gap_has (type, edge, 1, BST_FEATURE_ROAD)
         && bst_render_gap_has (type, edge + 2, 1, BST_FEATURE_ROAD)
         && city_across (type, edge & 3) != BST_NO_SEGMENT && dives (type, edge);
}

static void
add_mouth (BstRenderPlan   *plan,
           BstRenderVector  at,
           BstRenderVector  direction)
{
  plan->mouths[plan->n_mouths].at = at;
  plan->mouths[plan->n_mouths].direction = direction;
  plan->n_mouths++;
}

gboolean
bst_render_plan_add_tunnel (BstRenderPlan     *plan,
                            const BstTileType *type,
                            guint              index,
                            guint              first)
{
  guint city = city_across (type, first);

  if (city == BST_NO_SEGMENT || !bst_render_has_edge (&type->segments[index], first + 2))
    return FALSE;
  for (guint edge = first & 3; edge < 4; edge += 2)
    {
      BstRenderVector a = bst_render_edge_middle (edge);
      BstRenderVector in = { 1 - 2 * a.x, 1 - 2 * a.y };
      BstRenderVector end = bst_render_along (a, DEPTH, in, 0, in);
      GArray *line;

      if (!dives (type, edge))
        {
          bst_render_plan_add_road_to_city (plan, type, index, edge, city);
          continue;
        }
      add_mouth (plan, end, in);
      line = bst_render_line_new ();
      g_array_append_val (line, a);
      g_array_append_val (line, end);
      bst_render_plan_add_road (plan, index, line);
    }
  return TRUE;
}
