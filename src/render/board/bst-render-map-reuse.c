/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A move changes few features: a map takes from the one before it the outlines of those that lie as
 * they lay, and the rooms of those at which the same figures stand. */

#include "bst-render-map-private.h"

#include <string.h>

#include "bst-render-label.h"

/* Spreads the bits, so that sums of such numbers are seldom alike. */
static guint64
mix (guint64 n)
{
  n = (n ^ (n >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  n = (n ^ (n >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return n ^ (n >> 31);
}

static guint64
sum_part (const BstTile *tile,
          guint          segment)
{
  return mix (((guint64) (guint16) tile->x << 48) | ((guint64) (guint16) tile->y << 32)
              | ((guint64) (guint16) tile->type << 16) | ((guint64) tile->rotation << 8) | segment);
}

/* The parts of the feature, in any order, and the cells around which they lie. */
static guint64
sum_parts (const BstPosition *position,
           guint              part,
           BstRenderBox      *box)
{
  guint64 sum = 0;
  guint at = part;

  *box = (BstRenderBox) { G_MAXINT, G_MAXINT, G_MININT, G_MININT };
  do
    {
      const BstTile *tile;
      guint index, segment;

      bst_position_get_segment (position, at, &index, &segment);
      tile = bst_render_board_get_tile (position, index);
      sum += sum_part (tile, segment);
      box->min_x = MIN (box->min_x, tile->x - 1);
      box->min_y = MIN (box->min_y, tile->y - 1);
      box->max_x = MAX (box->max_x, tile->x + 1);
      box->max_y = MAX (box->max_y, tile->y + 1);
      at = bst_position_next_in_feature (position, at);
    }
  while (at != part);

  return sum;
}

/* The figures that may stand in the way of a sign. */
static guint64
sum_figures (const BstPosition  *position,
             const BstRenderBox *box)
{
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);
  guint64 sum = 0;

  for (guint i = 0; i < n_figures; i++)
    {
      const BstTile *tile;
      guint index, segment;

      bst_position_get_segment (position, figures[i].part, &index, &segment);
      tile = bst_render_board_get_tile (position, index);
      if (tile->x >= box->min_x && tile->x <= box->max_x && tile->y >= box->min_y && tile->y <= box->max_y)
        sum += mix (sum_part (tile, segment) + figures[i].kind
                    + bst_position_get_tower_height (position, index) * 256u);
    }

  return sum;
}

void
bst_render_shape_init (BstRenderShape     *shape,
                       const BstPosition  *position,
                       const BstRenderArt *art,
                       guint               part,
                       GArray             *old)
{
  BstRenderBox box;

  *shape = (BstRenderShape) { .parts = sum_parts (position, part, &box) };
  shape->figures = sum_figures (position, &box);
  for (guint i = 0; old != NULL && i < old->len; i++)
    {
      BstRenderShape *other = g_array_index (old, BstRenderShape *, i);

      if (other->parts != shape->parts || other->outline.n_loops == 0)
        continue;
      shape->outline = other->outline;
      other->outline = (BstRenderOutline) { 0 };
      if (other->has_rooms && other->figures == shape->figures)
        {
          memcpy (shape->rooms, other->rooms, sizeof shape->rooms);
          shape->n_rooms = other->n_rooms;
          shape->has_rooms = TRUE;
        }
      return;
    }
  bst_render_feature_outline (position, art, part, &shape->outline);
}
