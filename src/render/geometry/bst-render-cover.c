/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-cover.h"

static int
get_start (int place,
           int length,
           int size,
           int margin)
{
  return place < 0 ? margin : place > 0 ? size - length - margin : (size - length) / 2;
}

cairo_rectangle_int_t
bst_render_place_get_area (BstRenderPlace place,
                           int            width,
                           int            height,
                           int            view_width,
                           int            view_height,
                           int            margin)
{
  return (cairo_rectangle_int_t) {
    get_start (place.across, width, view_width, margin), get_start (place.down, height, view_height, margin), width, height
  };
}

/* How much of @length from @at on is also of @other_length from @other on. */
static gint64
overlap (int at,
         int length,
         int other,
         int other_length)
{
  return MAX (0, MIN (at + length, other + other_length) - MAX (at, other));
}

gint64
bst_render_cover_sum (const cairo_rectangle_int_t *area,
                      const GArray                *cells)
{
  gint64 sum = 0;

  for (guint i = 0; i < cells->len; i++)
    {
      const cairo_rectangle_int_t *cell = &g_array_index (cells, cairo_rectangle_int_t, i);

      sum += overlap (area->x, area->width, cell->x, cell->width)
             * overlap (area->y, area->height, cell->y, cell->height);
    }

  return sum;
}

guint
bst_render_cover_choose (const BstRenderCover        *cover,
                         const cairo_rectangle_int_t *areas,
                         guint                        n_areas)
{
  gint64 least_wanted = G_MAXINT64, least_seen = G_MAXINT64;
  guint best = 0;

  for (guint i = 0; i < n_areas; i++)
    {
      gint64 wanted = bst_render_cover_sum (&areas[i], cover->wanted);
      gint64 seen = bst_render_cover_sum (&areas[i], cover->seen);

      if (wanted > least_wanted || (wanted == least_wanted && seen >= least_seen))
        continue;
      least_wanted = wanted;
      least_seen = seen;
      best = i;
    }

  return best;
}

guint
bst_render_cover_list (const BstRenderCover        *cover,
                       const cairo_rectangle_int_t *areas,
                       guint                        n_areas,
                       gint64                       most,
                       guint                       *good)
{
  guint n = 0;

  for (guint i = 0; i < n_areas; i++)
    if (bst_render_cover_sum (&areas[i], cover->wanted) == 0 && bst_render_cover_sum (&areas[i], cover->seen) <= most)
      good[n++] = i;

  return n;
}
