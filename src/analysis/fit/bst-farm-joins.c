/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-farm-joins.h"

#include "bst-fit-map.h"

#include <stdlib.h>
#include <string.h>

struct _BstFarmJoins
{
  BstPosition *trial;       /* Owned; the position between two turns */
  BstFitMap    map;
  guint        n_players;
  guint        next_cell;
  int          before[BST_MAX_PLAYERS];
  GArray      *items;       /* (element-type BstFarmJoin): of the cells that were tried */
  GPtrArray   *tiles;       /* (element-type GArray of BstFarmJoinTile): of each item */
};

static gboolean
is_of_farm (const BstEvent *event)
{
  return event->kind == BST_FEATURE_FIELD
         && (event->cause == BST_EVENT_FEATURE || event->cause == BST_EVENT_BARN
             || event->cause == BST_EVENT_BARN_CONNECTED);
}

/* Adds what the events of the turn and the end of the game pay for farms. */
static void
add_farm_points (const BstPosition *position,
                 BstEvents         *events,
                 guint              n_players,
                 int                points[BST_MAX_PLAYERS])
{
  int all[BST_MAX_PLAYERS] = { 0 };

  bst_position_score_final (position, all, events);
  for (guint i = 0; i < events->n_items; i++)
    for (guint player = 0; is_of_farm (&events->items[i]) && player < n_players; player++)
      if (events->items[i].players & (1u << player))
        points[player] += events->items[i].points;
}

BstFarmJoins *
bst_farm_joins_new (const BstPosition *position)
{
  BstFarmJoins *joins = g_new0 (BstFarmJoins, 1);
  g_auto (BstEvents) events = { 0 };

  joins->trial = bst_position_copy (position);
  if (bst_position_is_unfinished (position))
    bst_position_end_turn (joins->trial, NULL);
  bst_fit_map_init (&joins->map, joins->trial);
  joins->n_players = bst_game_get_n_players (bst_position_get_game (position));
  add_farm_points (joins->trial, &events, joins->n_players, joins->before);
  joins->items = g_array_new (FALSE, TRUE, sizeof (BstFarmJoin));
  joins->tiles = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  return joins;
}

void
bst_farm_joins_free (BstFarmJoins *joins)
{
  bst_position_free (joins->trial);
  bst_fit_map_clear (&joins->map);
  g_array_unref (joins->items);
  g_ptr_array_unref (joins->tiles);
  g_free (joins);
}

/* --- Which farms --- */

/* The roots of the farms round a cell, ascending. */
static guint
find_farms (const BstPosition *position,
            int                x,
            int                y,
            guint16            out[BST_MAX_JOINED_FARMS])
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint n_tiles, n_farms = 0;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  for (guint side = 0; side < BST_N_SIDES; side++)
    {
      int index = bst_position_find_tile (position, x + bst_step_x[side / 2], y + bst_step_y[side / 2]);
      guint segment, at;
      guint16 root;

      if (index < 0)
        continue;
      segment = bst_tile_set_get_orientation (set, (guint) tiles[index].type, tiles[index].rotation)
                ->side_segment[bst_side_opposite (side)];
      if (segment == BST_NO_SEGMENT)
        continue;
      root = bst_position_find_root (position, bst_position_get_part (position, (guint) index, segment));
      for (at = 0; at < n_farms && out[at] < root; at++)
        continue;
      if (at < n_farms && out[at] == root)
        continue;
      memmove (&out[at + 1], &out[at], (n_farms - at) * sizeof *out);
      out[at] = root;
      n_farms++;
    }

  return n_farms;
}

/* Bit i: somebody stands on farm i. */
static guint
find_occupied (const BstPosition *position,
               const guint16     *farms,
               guint              n_farms)
{
  guint n_figures, occupied = 0;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    for (guint farm = 0; farm < n_farms; farm++)
      if (bst_position_find_root (position, figures[i].part) == farms[farm])
        occupied |= 1u << farm;

  return occupied;
}

/* --- What they do --- */

static gboolean
is_same (const BstFarmJoin *a,
         const BstFarmJoin *b)
{
  return a->x == b->x && a->y == b->y && a->n_farms == b->n_farms && a->owners == b->owners
         && memcmp (a->farms, b->farms, a->n_farms * sizeof *a->farms) == 0
         && memcmp (a->change, b->change, sizeof a->change) == 0;
}

static void
add_tile (BstFarmJoins *joins,
          guint         item,
          guint         type,
          guint         rotation)
{
  GArray *tiles = g_ptr_array_index (joins->tiles, item);
  BstFarmJoinTile tile = { (gint16) type, (guint8) (1u << rotation) };

  if (tiles->len > 0 && g_array_index (tiles, BstFarmJoinTile, tiles->len - 1).type == (gint16) type)
    {
      g_array_index (tiles, BstFarmJoinTile, tiles->len - 1).rotations |= tile.rotations;
      return;
    }
  g_array_append_val (tiles, tile);
  g_array_index (joins->items, BstFarmJoin, item).n_copies += joins->map.types[type].n_left;
}

static void
add_join (BstFarmJoins      *joins,
          const BstFarmJoin *join,
          guint              type,
          guint              rotation)
{
  guint item = joins->items->len;

  /* The items of a cell are the last ones. */
  while (item > 0 && g_array_index (joins->items, BstFarmJoin, item - 1).x == join->x
         && g_array_index (joins->items, BstFarmJoin, item - 1).y == join->y
         && !is_same (&g_array_index (joins->items, BstFarmJoin, item - 1), join))
    item--;
  if (item == 0 || !is_same (&g_array_index (joins->items, BstFarmJoin, item - 1), join))
    {
      g_array_append_vals (joins->items, join, 1);
      g_ptr_array_add (joins->tiles, g_array_new (FALSE, FALSE, sizeof (BstFarmJoinTile)));
      item = joins->items->len;
    }
  add_tile (joins, item - 1, type, rotation);
}

/* Gathers the farms that have come together with @first; none but it, or none with anybody: 0. */
static guint
gather (const BstPosition *trial,
        const guint16     *farms,
        guint              n_farms,
        guint              occupied,
        guint              first,
        BstFarmJoin       *join)
{
  guint root = bst_position_find_root (trial, farms[first]);
  gboolean is_occupied = FALSE;

  join->n_farms = 0;
  for (guint i = 0; i < n_farms; i++)
    {
      if (bst_position_find_root (trial, farms[i]) != root)
        continue;
      /* It was met before. */
      if (i < first)
        return 0;
      join->farms[join->n_farms++] = farms[i];
      is_occupied |= (occupied >> i) & 1;
    }

  return is_occupied && join->n_farms > 1 ? join->n_farms : 0;
}

static void
find_change (BstFarmJoins *joins,
             int           change[BST_MAX_PLAYERS])
{
  g_auto (BstEvents) events = { 0 };

  for (guint player = 0; player < joins->n_players; player++)
    change[player] = -joins->before[player];
  bst_position_end_turn (joins->trial, &events);
  add_farm_points (joins->trial, &events, joins->n_players, change);
}

static void
try_tile (BstFarmJoins     *joins,
          const BstFitCell *cell,
          const guint16    *farms,
          guint             n_farms,
          guint             occupied,
          guint             type,
          guint             rotation)
{
  BstFarmJoin found[BST_MAX_JOINED_FARMS];
  guint n_found = 0;

  bst_position_place (joins->trial, type, cell->x, cell->y, rotation);
  for (guint i = 0; i < n_farms; i++)
    {
      BstFarmJoin *join = &found[n_found];
      BstFeature feature;

      *join = (BstFarmJoin) { .x = cell->x, .y = cell->y };
      if (gather (joins->trial, farms, n_farms, occupied, i, join) == 0)
        continue;
      bst_position_get_feature (joins->trial, farms[i], &feature);
      join->owners = feature.owners;
      n_found++;
    }
  if (n_found > 0)
    find_change (joins, found[0].change);
  bst_position_undo (joins->trial);

  for (guint i = 0; i < n_found; i++)
    {
      memcpy (found[i].change, found[0].change, sizeof found[0].change);
      add_join (joins, &found[i], type, rotation);
    }
}

static void
try_cell (BstFarmJoins *joins,
          guint         index)
{
  const BstFitCell *cell = &joins->map.cells[index];
  guint16 farms[BST_MAX_JOINED_FARMS];
  guint n_farms = find_farms (joins->trial, cell->x, cell->y, farms);
  guint occupied = find_occupied (joins->trial, farms, n_farms);

  if (n_farms < 2 || occupied == 0)
    return;
  for (guint type = 0; type < joins->map.n_types; type++)
    for (guint rotations = bst_fit_map_get (&joins->map, index, type); rotations != 0;
         rotations &= rotations - 1)
      try_tile (joins, cell, farms, n_farms, occupied, type, (guint) __builtin_ctz (rotations));
}

gboolean
bst_farm_joins_step (BstFarmJoins *joins,
                     guint         n_cells)
{
  for (; n_cells > 0 && joins->next_cell < joins->map.n_cells; n_cells--)
    try_cell (joins, joins->next_cell++);
  /* The arrays have come to rest. */
  for (guint i = 0; i < joins->items->len; i++)
    {
      const GArray *tiles = g_ptr_array_index (joins->tiles, i);

      g_array_index (joins->items, BstFarmJoin, i).n_tiles = tiles->len;
      g_array_index (joins->items, BstFarmJoin, i).tiles = (const BstFarmJoinTile *) (void *) tiles->data;
    }

  return joins->next_cell < joins->map.n_cells;
}

const BstFarmJoin *
bst_farm_joins_get (const BstFarmJoins *joins,
                    guint              *n_joins)
{
  *n_joins = joins->items->len;

  return (const BstFarmJoin *) (void *) joins->items->data;
}
