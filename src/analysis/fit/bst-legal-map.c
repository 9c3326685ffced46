/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-legal-map.h"

#include <stdlib.h>

static int
compare_placements (gconstpointer a,
                    gconstpointer b)
{
  const BstPlacement *one = a, *other = b;

  if (one->y != other->y)
    return one->y - other->y;

  return one->x - other->x;
}

void
bst_legal_map_go_to_figure (BstPosition *trial)
{
  while (bst_phase_is_before (BST_PHASE_TILE, bst_position_get_phase (trial))
         && bst_phase_is_before (bst_position_get_phase (trial), BST_PHASE_ACTION))
    {
      g_auto (BstSteps) steps = { 0 };

      bst_position_get_steps (trial, &steps);
      if (bst_position_may_pass (trial) || steps.n_items == 0)
        bst_position_pass (trial, NULL);
      else
        bst_position_make_step (trial, &steps.items[0], NULL);
    }
}

static void
add_puts (BstLegalMap       *map,
          BstLegalPlacement *item,
          const BstPosition *trial)
{
  g_auto (BstSteps) steps = { 0 };

  item->first_put = map->puts.n_items;
  bst_position_get_steps (trial, &steps);
  for (guint i = 0; i < steps.n_items; i++)
    if (steps.items[i].kind == BST_STEP_PUT)
      bst_steps_add (&map->puts, &steps.items[i]);
  item->n_puts = map->puts.n_items - item->first_put;
}

/* What the player may do on a cell that was found legal. */
static void
add_rotations (BstLegalMap        *map,
               BstPosition        *trial,
               const BstPlacement *placement)
{
  for (guint rotation = 0; rotation < BST_N_DIRECTIONS; rotation++)
    {
      BstLegalPlacement *item = &map->items[map->n_items];

      if (!(placement->rotations & (1u << rotation)))
        continue;
      item->x = placement->x;
      item->y = placement->y;
      item->rotation = (guint8) rotation;
      bst_position_place (trial, map->type, item->x, item->y, rotation);
      bst_legal_map_go_to_figure (trial);
      add_puts (map, item, trial);
      bst_position_undo (trial);
      map->n_items++;
    }
}

void
bst_legal_map_init (BstLegalMap       *map,
                    const BstPosition *position,
                    guint              type,
                    guint              player)
{
  g_autoptr (BstPosition) trial = bst_position_copy (position);
  g_autofree BstPlacement *placements = NULL;
  guint n_tiles;

  if (bst_position_is_unfinished (trial))
    bst_position_end_turn (trial, NULL);
  if (bst_position_get_turn (trial) != player)
    bst_position_set_turn (trial, player);

  bst_position_get_tiles (trial, &n_tiles);
  placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  map->type = type;
  map->n_items = 0;
  map->puts = (BstSteps) { 0 };
  map->n_cells = bst_position_get_placements (trial, type, placements);
  map->items = g_new (BstLegalPlacement, MAX (BST_N_DIRECTIONS * map->n_cells, 1));

  qsort (placements, map->n_cells, sizeof *placements, compare_placements);
  for (guint i = 0; i < map->n_cells; i++)
    add_rotations (map, trial, &placements[i]);
}

void
bst_legal_map_clear (BstLegalMap *map)
{
  g_clear_pointer (&map->items, g_free);
  bst_steps_clear (&map->puts);
  map->n_items = 0;
  map->n_cells = 0;
}

/* The smallest rotation that looks the same. */
static guint
plain_rotation (const BstTileType *type,
                guint              rotation)
{
  while (!(type->rotations & (1u << rotation)))
    rotation -= type->rotations == 1 ? 1 : 2;

  return rotation;
}

const BstLegalPlacement *
bst_legal_map_find (const BstLegalMap *map,
                    const BstTileType *type,
                    int                x,
                    int                y,
                    guint              rotation)
{
  rotation = plain_rotation (type, rotation & 3);
  for (guint i = 0; i < map->n_items; i++)
    {
      const BstLegalPlacement *item = &map->items[i];

      if (item->x == x && item->y == y && item->rotation == rotation)
        return item;
    }

  return NULL;
}
