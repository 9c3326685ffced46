/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-case-light.h"

#include <string.h>

void
bst_io_case_light_init (BstIoCaseLight *self)
{
  memset (self, 0, sizeof *self);
  self->edge = -1;
  self->parts = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->tiles = g_array_new (FALSE, FALSE, sizeof (BstPlacement));
  self->cells = g_array_new (FALSE, FALSE, sizeof (BstPlacement));
  self->figures = g_array_new (FALSE, FALSE, sizeof (guint));
}

void
bst_io_case_light_clear (BstIoCaseLight *self)
{
  g_clear_pointer (&self->parts, g_array_unref);
  g_clear_pointer (&self->tiles, g_array_unref);
  g_clear_pointer (&self->cells, g_array_unref);
  g_clear_pointer (&self->figures, g_array_unref);
}

gboolean
bst_io_case_light_is_empty (const BstIoCaseLight *self)
{
  return !self->has_ghost && self->parts->len == 0 && self->tiles->len == 0
         && self->cells->len == 0 && self->figures->len == 0;
}

void
bst_io_case_light_add_ghost (BstIoCaseLight *self,
                             const BstMove  *move)
{
  self->has_ghost = move->kind == BST_MOVE_PLACE;
  self->ghost = *move;
}

void
bst_io_case_light_add_cell (BstIoCaseLight *self,
                            int             x,
                            int             y,
                            guint           rotations)
{
  BstPlacement cell = { (gint16) x, (gint16) y, (guint8) rotations };

  for (guint i = 0; i < self->cells->len; i++)
    {
      const BstPlacement *other = &g_array_index (self->cells, BstPlacement, i);

      if (other->x == x && other->y == y)
        return;
    }
  g_array_append_val (self->cells, cell);
}

void
bst_io_case_light_add_feature (BstIoCaseLight    *self,
                               const BstPosition *position,
                               guint              part)
{
  guint16 root = bst_position_find_root (position, part);

  for (guint i = 0; i < self->parts->len; i++)
    if (g_array_index (self->parts, guint16, i) == root)
      return;
  g_array_append_val (self->parts, root);
}

/* --- What counts --- */

static void
number_tile (BstIoCaseLight *self,
             const BstTile  *tile)
{
  BstPlacement cell = { tile->x, tile->y, 0 };

  for (guint i = 0; i < self->tiles->len; i++)
    {
      const BstPlacement *other = &g_array_index (self->tiles, BstPlacement, i);

      if (other->x == cell.x && other->y == cell.y)
        return;
    }
  g_array_append_val (self->tiles, cell);
}

static void
number_neighbours (BstIoCaseLight    *self,
                   const BstPosition *position,
                   const BstTile     *middle)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  number_tile (self, middle);
  for (guint i = 0; i < n_tiles; i++)
    if (ABS (tiles[i].x - middle->x) <= 1 && ABS (tiles[i].y - middle->y) <= 1)
      number_tile (self, &tiles[i]);
}

static void
number_cities (BstIoCaseLight    *self,
               const BstPosition *position,
               guint              part)
{
  g_autofree guint16 *cities = g_new (guint16, bst_position_get_n_parts (position) + 1);
  guint n_cities = bst_position_get_farm_cities (position, part, cities);
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  for (guint i = 0; i < n_cities; i++)
    {
      BstFeature city;
      guint tile, segment;

      bst_position_get_feature (position, cities[i], &city);
      if (!city.complete)
        continue;
      bst_io_case_light_add_feature (self, position, cities[i]);
      bst_position_get_segment (position, cities[i], &tile, &segment);
      number_tile (self, &tiles[tile]);
    }
}

static void
number_tiles (BstIoCaseLight    *self,
              const BstPosition *position,
              guint              part)
{
  guint16 root = bst_position_find_root (position, part);
  guint n_parts = bst_position_get_n_parts (position);
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    {
      guint end = i + 1 < n_tiles ? tiles[i + 1].first_part : n_parts;

      for (guint p = tiles[i].first_part; p < end; p++)
        if (bst_position_find_root (position, p) == root)
          {
            number_tile (self, &tiles[i]);
            break;
          }
    }
}

void
bst_io_case_light_add_tiles (BstIoCaseLight    *self,
                             const BstPosition *position,
                             guint              part)
{
  bst_io_case_light_add_feature (self, position, part);
  number_tiles (self, position, part);
}

void
bst_io_case_light_add_counted (BstIoCaseLight    *self,
                               const BstPosition *position,
                               guint              part)
{
  guint n_tiles, tile, segment;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);
  BstFeatureKind kind = bst_position_get_feature_kind (position, part);

  bst_io_case_light_add_feature (self, position, part);
  if (bst_feature_kind_get (kind)->counts_round)
    {
      bst_position_get_segment (position, part, &tile, &segment);
      number_neighbours (self, position, &tiles[tile]);
    }
  else if (kind == BST_FEATURE_FIELD)
    {
      number_cities (self, position, part);
    }
  else
    {
      number_tiles (self, position, part);
    }
}

void
bst_io_case_light_add_figures (BstIoCaseLight    *self,
                               const BstPosition *position,
                               guint              part)
{
  guint16 root = bst_position_find_root (position, part);
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);

  bst_io_case_light_add_feature (self, position, part);
  for (guint i = 0; i < n_figures; i++)
    if (bst_position_find_root (position, figures[i].part) == root)
      g_array_append_val (self->figures, i);
}

/* Has the event a feature? Its part is none otherwise. */
static gboolean
has_feature (const BstEvent *event)
{
  return event->cause == BST_EVENT_FEATURE || event->cause == BST_EVENT_FAIRY_SCORED
         || event->cause == BST_EVENT_BARN_PLACED || event->cause == BST_EVENT_BARN_CONNECTED
         || event->cause == BST_EVENT_BARN || event->cause == BST_EVENT_TOKENS || event->cause == BST_EVENT_TAKEN_BACK;
}

void
bst_io_case_light_add_event (BstIoCaseLight    *self,
                             const BstPosition *position,
                             const BstEvent    *event,
                             gboolean           counted)
{
  if (!has_feature (event) || event->part >= bst_position_get_n_parts (position))
    return;

  /* By the older rules a farm's event has the city that pays (FV1), which counts as one. */
  if (counted && bst_position_get_feature_kind (position, event->part) == event->kind)
    bst_io_case_light_add_counted (self, position, event->part);
  else
    bst_io_case_light_add_feature (self, position, event->part);
  if (event->final)
    bst_io_case_light_add_figures (self, position, event->part);
}
