/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-region.h"

#include <math.h>
#include <string.h>

static int
compare_points (const BstRenderPoint *p,
                const BstRenderPoint *q)
{
  if (p->y != q->y)
    return p->y < q->y ? -1 : 1;
  if (p->x != q->x)
    return p->x < q->x ? -1 : 1;
  return 0;
}

static int
compare_edges (gconstpointer a,
               gconstpointer b)
{
  const BstRenderEdge *e = a;
  const BstRenderEdge *f = b;
  int order = compare_points (&e->a, &f->a);

  return order != 0 ? order : compare_points (&e->b, &f->b);
}

/* Edges are sorted: the first at or after @key. */
static guint
lower_bound (const GArray        *edges,
             const BstRenderEdge *key)
{
  guint low = 0;
  guint high = edges->len;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (compare_edges (&g_array_index (edges, BstRenderEdge, middle), key) < 0)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

void
bst_render_region_cancel (GArray *edges)
{
  g_autofree guint8 *gone = g_malloc0 (edges->len + 1);
  guint kept = 0;

  g_array_sort (edges, compare_edges);
  for (guint i = 0; i < edges->len; i++)
    {
      const BstRenderEdge *edge = &g_array_index (edges, BstRenderEdge, i);
      BstRenderEdge reverse = { edge->b, edge->a };

      if (gone[i])
        continue;
      for (guint j = lower_bound (edges, &reverse);
           j < edges->len
           && compare_edges (&g_array_index (edges, BstRenderEdge, j), &reverse) == 0;
           j++)
        if (!gone[j] && j != i)
          {
            gone[i] = gone[j] = TRUE;
            break;
          }
    }
  for (guint i = 0; i < edges->len; i++)
    if (!gone[i])
      g_array_index (edges, BstRenderEdge, kept++) = g_array_index (edges, BstRenderEdge, i);
  g_array_set_size (edges, kept);
}

/* The turn from direction @from to edge @to, clockwise positive, in (-pi, pi]. */
static double
turn_angle (const BstRenderEdge *from,
            const BstRenderEdge *to)
{
  double fx = from->b.x - from->a.x;
  double fy = from->b.y - from->a.y;
  double tx = to->b.x - to->a.x;
  double ty = to->b.y - to->a.y;

  return atan2 (fx * ty - fy * tx, fx * tx + fy * ty);
}

/* The unused edge that leaves where @edge arrives, turning right as far as possible, so that
 * a region that touches itself in a point is left in parts. */
static int
next_edge (const GArray *edges,
           const guint8 *used,
           guint         edge)
{
  const BstRenderEdge *from = &g_array_index (edges, BstRenderEdge, edge);
  BstRenderEdge key = { from->b, { G_MININT32, G_MININT32 } };
  double best_turn = -10.0;
  int best = -1;

  for (guint j = lower_bound (edges, &key); j < edges->len; j++)
    {
      const BstRenderEdge *to = &g_array_index (edges, BstRenderEdge, j);

      if (compare_points (&to->a, &from->b) != 0)
        break;
      if (used[j] || turn_angle (from, to) <= best_turn)
        continue;
      best_turn = turn_angle (from, to);
      best = (int) j;
    }
  return best;
}

void
bst_render_region_chain (GArray           *edges,
                         BstRenderOutline *outline)
{
  g_autofree guint8 *used = NULL;
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (BstRenderPoint));

  g_array_sort (edges, compare_edges);
  used = g_malloc0 (edges->len + 1);
  for (guint i = 0; i < edges->len; i++)
    {
      const BstRenderPoint *start = &g_array_index (edges, BstRenderEdge, i).a;
      int at = (int) i;

      if (used[i])
        continue;
      g_array_set_size (points, 0);
      while (at >= 0)
        {
          used[at] = TRUE;
          g_array_append_val (points, g_array_index (edges, BstRenderEdge, at).a);
          if (compare_points (&g_array_index (edges, BstRenderEdge, at).b, start) == 0)
            break;
          at = next_edge (edges, used, (guint) at);
        }
      if (at >= 0 && points->len > 2)
        bst_render_outline_append (outline, &g_array_index (points, BstRenderPoint, 0), points->len);
    }
  g_array_set_size (edges, 0);
}

static BstRenderPoint
turn_grid_point (BstRenderPoint point,
                 guint          rotation)
{
  for (guint turns = rotation & 3; turns > 0; turns--)
    {
      gint32 east = BST_RENDER_GRID - point.y;

      point.y = point.x;
      point.x = east;
    }
  return point;
}

void
bst_render_region_add (GArray                 *edges,
                       const BstRenderOutline *outline,
                       guint                   rotation,
                       int                     tile_x,
                       int                     tile_y)
{
  for (guint l = 0; l < outline->n_loops; l++)
    {
      const BstRenderLoop *loop = &outline->loops[l];

      for (guint i = 0; i < loop->n_points; i++)
        {
          BstRenderEdge edge = {
            turn_grid_point (loop->points[i], rotation),
            turn_grid_point (loop->points[(i + 1) % loop->n_points], rotation)
          };

          edge.a.x += tile_x * BST_RENDER_GRID;
          edge.a.y += tile_y * BST_RENDER_GRID;
          edge.b.x += tile_x * BST_RENDER_GRID;
          edge.b.y += tile_y * BST_RENDER_GRID;
          g_array_append_val (edges, edge);
        }
    }
}

static void
find_box (BstRenderLoop *loop)
{
  loop->low = loop->high = loop->points[0];
  for (guint i = 1; i < loop->n_points; i++)
    {
      loop->low.x = MIN (loop->low.x, loop->points[i].x);
      loop->low.y = MIN (loop->low.y, loop->points[i].y);
      loop->high.x = MAX (loop->high.x, loop->points[i].x);
      loop->high.y = MAX (loop->high.y, loop->points[i].y);
    }
}

void
bst_render_outline_append (BstRenderOutline     *outline,
                           const BstRenderPoint *points,
                           guint                 n_points)
{
  BstRenderLoop *loop;

  outline->loops = g_renew (BstRenderLoop, outline->loops, outline->n_loops + 1);
  loop = &outline->loops[outline->n_loops++];
  loop->points = g_memdup2 (points, n_points * sizeof *points);
  loop->n_points = n_points;
  find_box (loop);
}

void
bst_render_outline_clear (BstRenderOutline *outline)
{
  for (guint i = 0; i < outline->n_loops; i++)
    g_free (outline->loops[i].points);
  g_clear_pointer (&outline->loops, g_free);
  outline->n_loops = 0;
}

void
bst_render_outline_path (const BstRenderOutline *outline,
                         cairo_t                *cr)
{
  const double unit = 1.0 / BST_RENDER_GRID;

  for (guint l = 0; l < outline->n_loops; l++)
    {
      const BstRenderLoop *loop = &outline->loops[l];

      for (guint i = 0; i < loop->n_points; i++)
        {
          if (i == 0)
            cairo_move_to (cr, loop->points[i].x * unit, loop->points[i].y * unit);
          else
            cairo_line_to (cr, loop->points[i].x * unit, loop->points[i].y * unit);
        }
      cairo_close_path (cr);
    }
}

gboolean
bst_render_loop_contains (const BstRenderLoop *loop,
                          double               x,
                          double               y)
{
  gboolean inside = FALSE;

  x *= BST_RENDER_GRID;
  y *= BST_RENDER_GRID;
  for (guint i = 0, j = loop->n_points - 1; i < loop->n_points; j = i++)
    {
      const BstRenderPoint *p = &loop->points[i];
      const BstRenderPoint *q = &loop->points[j];

      if ((p->y > y) != (q->y > y)
          && x < (double) (q->x - p->x) * (y - p->y) / (double) (q->y - p->y) + p->x)
        inside = !inside;
    }
  return inside;
}

gboolean
bst_render_outline_contains (const BstRenderOutline *outline,
                             double                  x,
                             double                  y)
{
  gboolean inside = FALSE;

  for (guint i = 0; i < outline->n_loops; i++)
    inside ^= bst_render_loop_contains (&outline->loops[i], x, y);
  return inside;
}

/* The square of the distance from a point to an edge, and the nearest point of it. */
static double
distance_to_edge (const BstRenderPoint *p,
                  const BstRenderPoint *q,
                  double                x,
                  double                y,
                  double               *near_x,
                  double               *near_y)
{
  double dx = q->x - p->x;
  double dy = q->y - p->y;
  double length = dx * dx + dy * dy;
  double t = length > 0.0 ? ((x - p->x) * dx + (y - p->y) * dy) / length : 0.0;

  t = CLAMP (t, 0.0, 1.0);
  *near_x = p->x + t * dx;
  *near_y = p->y + t * dy;
  return (*near_x - x) * (*near_x - x) + (*near_y - y) * (*near_y - y);
}

/* The point of the outline nearest to a point, all in tiles. */
static void
find_nearest (const BstRenderOutline *outline,
              double                  x,
              double                  y,
              double                 *near_x,
              double                 *near_y)
{
  double best = G_MAXDOUBLE;

  *near_x = x;
  *near_y = y;
  for (guint l = 0; l < outline->n_loops; l++)
    {
      const BstRenderLoop *loop = &outline->loops[l];

      for (guint i = 0, j = loop->n_points - 1; i < loop->n_points; j = i++)
        {
          double at_x;
          double at_y;
          double distance = distance_to_edge (&loop->points[j], &loop->points[i],
                                              x * BST_RENDER_GRID, y * BST_RENDER_GRID,
                                              &at_x, &at_y);

          if (distance >= best)
            continue;
          best = distance;
          *near_x = at_x / BST_RENDER_GRID;
          *near_y = at_y / BST_RENDER_GRID;
        }
    }
}

double
bst_render_outline_distance (const BstRenderOutline *outline,
                             double                  x,
                             double                  y)
{
  double near_x;
  double near_y;

  find_nearest (outline, x, y, &near_x, &near_y);
  return hypot (near_x - x, near_y - y);
}

gint64
bst_render_loop_area (const BstRenderLoop *loop)
{
  gint64 sum = 0;

  for (guint i = 0, j = loop->n_points - 1; i < loop->n_points; j = i++)
    sum += (gint64) loop->points[j].x * loop->points[i].y
           - (gint64) loop->points[i].x * loop->points[j].y;
  return sum;
}
