/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A move changes few features: a map takes from the one before it the outlines of those that lie as
 * they lay, and the rooms of those at which the same figures stand. It tells, too, which cells of the
 * board look other than before: only they need be painted again. */

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

/* --- Cells that look other --- */

/* A border ends where the next tile begins. */
static guint64
look_bare (const BstPosition *position,
           const BstTile     *tile)
{
  static const int sides[4][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
  guint neighbours = 0;

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    if (bst_position_find_tile (position, tile->x + sides[i][0], tile->y + sides[i][1]) >= 0)
      neighbours |= 1u << i;

  return mix (sum_part (tile, 0xff) + neighbours);
}

static void
add_land_looks (BstRenderMap        *self,
                const BstRenderLand *land)
{
  guint64 paint = land->number > 0 ? (guint64) (land->lesson + 1) << 32 : land->feature.owners;
  guint at = land->feature.part;

  do
    {
      guint index, segment;

      bst_position_get_segment (self->position, at, &index, &segment);
      g_array_index (self->looks, BstRenderLook, index).look
        += mix (sum_part (bst_render_board_get_tile (self->position, index), segment) ^ mix (paint + 1));
      at = bst_position_next_in_feature (self->position, at);
    }
  while (at != land->feature.part);
}

static void
find_looks (BstRenderMap *self)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (self->position, &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    {
      BstRenderLook look = { tiles[i].x, tiles[i].y, look_bare (self->position, &tiles[i]) };

      g_array_append_val (self->looks, look);
    }
  for (guint i = 0; i < self->lands->len; i++)
    add_land_looks (self, &g_array_index (self->lands, BstRenderLand, i));
}

static void
add_cell (cairo_region_t      *region,
          const BstRenderLook *look)
{
  cairo_region_union_rectangle (region, &(cairo_rectangle_int_t) { look->x, look->y, 1, 1 });
}

void
bst_render_map_find_changes (BstRenderMap       *self,
                             const BstRenderMap *old)
{
  guint most;

  find_looks (self);
  if (old == NULL || old->show != self->show)
    return;

  /* Tiles are listed in the order in which they were laid. */
  self->changes = cairo_region_create ();
  most = MAX (self->looks->len, old->looks->len);
  for (guint i = 0; i < most; i++)
    {
      const BstRenderLook *now = i < self->looks->len ? &g_array_index (self->looks, BstRenderLook, i) : NULL;
      const BstRenderLook *was = i < old->looks->len ? &g_array_index (old->looks, BstRenderLook, i) : NULL;

      if (now != NULL && was != NULL && now->look == was->look)
        continue;
      if (now != NULL)
        add_cell (self->changes, now);
      if (was != NULL)
        add_cell (self->changes, was);
    }
}

const cairo_region_t *
bst_render_map_get_changes (const BstRenderMap *self)
{
  return self->changes;
}
