/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-compare.h"

#include "bst-feature.h"
#include "bst-fit-map.h"

#include <stdlib.h>
#include <string.h>

/* Sides of a free cell that have a tile, from which on it is a hole. */
#define HOLE_SIDES 3

typedef struct
{
  int total[BST_MAX_PLAYERS];       /* score, and what the end would pay */
  int scores[BST_MAX_PLAYERS];
  int cities[BST_MAX_PLAYERS];      /* completed ones that pay his farms */
} Standing;

struct _BstCompare
{
  BstPosition  *trial;              /* the player's turn before the tile */
  BstPosition  *copy;               /* Owned (nullable); that, if nobody lent it */
  guint         type;
  guint         player;
  guint         n_players;
  gboolean      with_counts;
  gboolean      looks_at_all;       /* what fits a cell does not depend on its neighbours alone */
  gboolean      is_cut;
  BstFitMap     map;                /* before the turn */
  BstPlacement *placements;         /* Owned */
  guint         n_placements;
  guint         at;                 /* the next placement, ... */
  guint         rotations;          /* ... and its rotations that are left */
  Standing      before;
  guint16      *roots;              /* Owned; the feature of each figure before the turn */
  guint         n_roots;
  BstEvents     events;             /* memory for scoring */
  BstCompareRow cells;              /* counts of cells for this placement */
  guint         n_rows;
  guint         allocated;
  BstCompareRow *rows;              /* Owned */
};

/* --- Standing --- */

static void
take_standing (BstCompare *compare,
               Standing   *standing)
{
  const BstPosition *trial = compare->trial;

  memset (standing, 0, sizeof *standing);
  compare->events.n_items = 0;
  bst_position_score_final (trial, standing->total, compare->with_counts ? &compare->events : NULL);
  for (guint player = 0; player < compare->n_players; player++)
    {
      standing->scores[player] = bst_position_get_score (trial, player);
      standing->total[player] += standing->scores[player];
    }
  for (guint i = 0; i < compare->events.n_items; i++)
    {
      const BstEvent *event = &compare->events.items[i];

      for (guint player = 0; event->kind == BST_FEATURE_FIELD && player < compare->n_players;
           player++)
        if (event->players & (1u << player))
          standing->cities[player] += event->cities;
    }
}

static int
find_lead (const BstCompare *compare,
           const Standing   *standing)
{
  int best = G_MININT;

  for (guint player = 0; player < compare->n_players; player++)
    if (player != compare->player)
      best = MAX (best, standing->total[player]);

  return standing->total[compare->player] - (best == G_MININT ? 0 : best);
}

/* --- Making --- */

BstPosition *
bst_compare_begin_turn (const BstPosition *position,
                        guint              player)
{
  BstPosition *trial = bst_position_copy (position);

  if (bst_position_is_unfinished (trial))
    bst_position_end_turn (trial, NULL);
  if (bst_position_get_turn (trial) != player)
    bst_position_set_turn (trial, player);

  return trial;
}

int
bst_compare_rows (gconstpointer one,
                  gconstpointer other)
{
  const BstCompareRow *a = *(const BstCompareRow * const *) one;
  const BstCompareRow *b = *(const BstCompareRow * const *) other;

  if (a->gain != b->gain)
    return a->gain > b->gain ? -1 : 1;

  return (a > b) - (a < b);
}

BstReason
bst_compare_why_not (const BstPosition *position,
                     guint              type,
                     guint              player)
{
  g_autoptr (BstPosition) trial = bst_compare_begin_turn (position, player);

  return bst_position_why_not_type (trial, type);
}

static int
compare_placements (gconstpointer a,
                    gconstpointer b)
{
  const BstPlacement *one = a, *other = b;

  if (one->y != other->y)
    return one->y - other->y;

  return one->x - other->x;
}

/* Tiles of a river ask for more than that edges match, and abbeys are laid from all hands. */
static gboolean
needs_all (const BstPosition *position,
           guint              type)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));

  for (guint i = 0; i < bst_tile_set_get_n_types (set); i++)
    {
      BstDrawGroup group = bst_tile_set_get_type (set, i)->group;

      if (group != BST_DRAW_ANY_TIME && group != BST_DRAW_NEVER
          && bst_position_get_remaining (position, i) > 0)
        return TRUE;
    }

  return bst_tile_set_get_type (set, type)->group == BST_DRAW_NEVER;
}

/* Figures of the tower stand on no feature. */
static void
take_roots (BstCompare *compare)
{
  const BstFigure *figures = bst_position_get_figures (compare->trial, &compare->n_roots);

  compare->roots = g_new (guint16, compare->n_roots);
  for (guint i = 0; i < compare->n_roots; i++)
    compare->roots[i] = figures[i].part == BST_NO_PART
                        ? BST_NO_PART : (guint16) bst_position_find_root (compare->trial, figures[i].part);
}

BstCompare *
bst_compare_new_on (BstPosition *turn,
                    guint        type,
                    gboolean     with_counts)
{
  BstCompare *compare = g_new0 (BstCompare, 1);
  guint n_tiles;

  compare->trial = turn;
  compare->type = type;
  compare->player = bst_position_get_turn (turn);
  compare->n_players = bst_game_get_n_players (bst_position_get_game (turn));
  compare->with_counts = with_counts;
  if (with_counts)
    {
      bst_fit_map_init (&compare->map, compare->trial);
      compare->looks_at_all = needs_all (compare->trial, type);
      take_roots (compare);
    }

  bst_position_get_tiles (compare->trial, &n_tiles);
  compare->placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  compare->n_placements = bst_position_get_placements (compare->trial, type, compare->placements);
  qsort (compare->placements, compare->n_placements, sizeof *compare->placements,
         compare_placements);
  compare->rotations = compare->n_placements > 0 ? compare->placements[0].rotations : 0;
  take_standing (compare, &compare->before);

  return compare;
}

BstCompare *
bst_compare_new (const BstPosition *position,
                 guint              type,
                 guint              player,
                 gboolean           with_counts)
{
  BstPosition *copy = bst_compare_begin_turn (position, player);
  BstCompare *compare = bst_compare_new_on (copy, type, with_counts);

  compare->copy = copy;

  return compare;
}

void
bst_compare_free (BstCompare *compare)
{
  g_clear_pointer (&compare->copy, bst_position_free);
  bst_fit_map_clear (&compare->map);
  bst_events_clear (&compare->events);
  g_free (compare->placements);
  g_free (compare->roots);
  g_free (compare->rows);
  g_free (compare);
}

/* --- Cells --- */

static guint
count_sides (const BstPosition *position,
             int                x,
             int                y)
{
  guint n_sides = 0;

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    n_sides += bst_position_find_tile (position, x + bst_step_x[edge], y + bst_step_y[edge]) >= 0;

  return n_sides;
}

static gboolean
is_dead (const BstPosition *position,
         guint              n_types,
         int                x,
         int                y)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));

  for (guint type = 0; type < n_types; type++)
    {
      gboolean is_abbey = bst_tile_set_get_type (set, type)->group == BST_DRAW_NEVER;

      if (bst_position_get_remaining (position, type) > 0
          && (!is_abbey || bst_position_count_abbeys (position) > 0)
          && bst_fit_rotations (position, type, x, y) != 0)
        return FALSE;
    }

  return TRUE;
}

/* Cells beside the tile are looked at again. Of the others those die for which it was the last that
 * fitted. */
static gboolean
is_killed (const BstCompare *compare,
           const BstFitCell *cell,
           gboolean          is_beside)
{
  if (bst_fit_cell_is_dead (cell))
    return FALSE;
  if (is_beside || compare->looks_at_all)
    return is_dead (compare->trial, compare->map.n_types, cell->x, cell->y);

  return cell->only_type == (int) compare->type && cell->n_copies == 1 && cell->n_abbeys == 0;
}

/* The tile is laid: counts what became of the cells of the map. */
static void
count_cells (BstCompare         *compare,
             const BstPlacement *placement)
{
  BstCompareRow *counts = &compare->cells;
  guint n_left = bst_position_get_remaining (compare->trial, compare->type);

  for (guint i = 0; i < compare->map.n_cells; i++)
    {
      const BstFitCell *cell = &compare->map.cells[i];
      gboolean is_beside = ABS (cell->x - placement->x) + ABS (cell->y - placement->y) == 1;

      if (cell->x == placement->x && cell->y == placement->y)
        {
          counts->n_filled = count_sides (compare->trial, cell->x, cell->y) >= HOLE_SIDES;
          counts->n_saved = cell->only_type == (int) compare->type && cell->n_abbeys == 0;
          continue;
        }
      if (is_beside)
        counts->n_made += count_sides (compare->trial, cell->x, cell->y) == HOLE_SIDES;
      if (is_beside || compare->looks_at_all || n_left == 0)
        counts->n_killed += is_killed (compare, cell, is_beside);
    }
}

/* --- Features --- */

/* What lies at @x, @y and is complete: on the tile that was laid anything, beside it what counts the tiles round it. */
static gboolean
has_complete (const BstCompare *compare,
              int               x,
              int               y,
              gboolean          is_laid)
{
  const BstPosition *trial = compare->trial;
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (trial));
  guint n_tiles;
  const BstTile *tile = bst_position_get_tiles (trial, &n_tiles);
  int index = bst_position_find_tile (trial, x, y);
  const BstTileType *type;

  if (index < 0)
    return FALSE;
  tile += index;
  type = bst_tile_set_get_type (set, (guint) tile->type);
  for (guint i = 0; i < type->n_segments; i++)
    {
      const BstFeatureFacts *facts = bst_feature_kind_get (type->segments[i].kind);

      if (facts->completes && (is_laid || facts->counts_round)
          && bst_position_is_complete (trial, tile->first_part + i))
        return TRUE;
    }

  return FALSE;
}

/* A feature beside the tile that counts it was not complete without it. */
static gboolean
find_closes (const BstCompare   *compare,
             const BstPlacement *placement)
{
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      if (has_complete (compare, placement->x + dx, placement->y + dy, dx == 0 && dy == 0))
        return TRUE;

  return FALSE;
}

/* Two figures that were apart are on one feature now. */
static gboolean
find_joins (const BstCompare *compare)
{
  for (guint i = 0; i < compare->n_roots; i++)
    for (guint j = 0; j < i; j++)
      if (compare->roots[i] != BST_NO_PART && compare->roots[j] != BST_NO_PART
          && compare->roots[i] != compare->roots[j]
          && bst_position_find_root (compare->trial, compare->roots[i])
             == bst_position_find_root (compare->trial, compare->roots[j]))
        return TRUE;

  return FALSE;
}

/* --- Rows --- */

/* The turn so far. */
typedef struct
{
  guint8   is_implied[BST_MAX_STEPS];   /* a pass where nothing else was possible */
  gboolean others_decide;
  double   chance;                      /* of the results in it */
  BstMove  move;                        /* with every step, so that it can be made again */
} Path;

static void
copy_path (Path       *to,
           const Path *from)
{
  memcpy (to, from, G_STRUCT_OFFSET (Path, move));
  bst_move_copy (&to->move, &from->move);
}

static guint
count_followers (const BstPosition *position,
                 guint              player)
{
  guint n_figures, n = 0;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    n += figures[i].player == (int) player && bst_figure_is_follower (figures[i].kind);

  return n;
}

static guint
count_supply (const BstPosition *position,
              guint              player)
{
  guint n = 0;

  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    if (bst_figure_is_follower (kind))
      n += bst_position_get_supply (position, player, kind);

  return n;
}

/* The move leaves out what happens by itself. */
static void
copy_steps (BstMove    *move,
            const Path *path)
{
  move->n_steps = 0;
  for (guint i = 0; i < path->move.n_steps; i++)
    if (!path->is_implied[i])
      move->steps[move->n_steps++] = path->move.steps[i];
  while (move->n_steps > 0 && move->steps[move->n_steps - 1].kind == BST_STEP_PASS)
    move->n_steps--;
}

/* The turn is over. */
static void
add_row (BstCompare *compare,
         const Path *path)
{
  BstCompareRow *row;
  Standing after;

  if (compare->n_rows == BST_MAX_COMPARED)
    {
      compare->is_cut = TRUE;
      return;
    }
  if (compare->n_rows == compare->allocated)
    {
      compare->allocated = MAX (64, 2 * compare->allocated);
      compare->rows = g_renew (BstCompareRow, compare->rows, compare->allocated);
    }
  row = &compare->rows[compare->n_rows++];
  memcpy (row, &compare->cells, G_STRUCT_OFFSET (BstCompareRow, move));
  bst_move_copy (&row->move, &path->move);
  copy_steps (&row->move, path);
  row->others_decide = path->others_decide;
  row->chance = path->chance;

  take_standing (compare, &after);
  for (guint player = 0; player < compare->n_players; player++)
    {
      row->points[player] = after.scores[player] - compare->before.scores[player];
      row->totals[player] = after.total[player];
      row->cities[player] = after.cities[player] - compare->before.cities[player];
    }
  row->gain = find_lead (compare, &after) - find_lead (compare, &compare->before);
  row->n_left = (guint8) count_supply (compare->trial, compare->player);
  row->n_tied = (guint8) count_followers (compare->trial, compare->player);
}

static void
lay (BstCompare    *compare,
     const BstMove *move)
{
  bst_position_place (compare->trial, compare->type, move->x, move->y, move->rotation);
}

/* The base game alone: one follower on the tile, or none. */
static void
add_plain_rows (BstCompare *compare,
                const Path *path)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (compare->trial));
  guint8 spots[BST_MAX_SEGMENTS];
  guint n_spots = bst_position_get_spots (compare->trial, compare->player, BST_FIGURE_FOLLOWER,
                                          spots);

  bst_position_end_turn (compare->trial, NULL);
  add_row (compare, path);
  for (guint i = 0; i < n_spots; i++)
    {
      Path put;

      copy_path (&put, path);
      bst_position_undo (compare->trial);
      lay (compare, &path->move);
      bst_position_put_figure (compare->trial, compare->player, BST_FIGURE_FOLLOWER, spots[i]);
      bst_position_end_turn (compare->trial, NULL);
      bst_move_put (&put.move, bst_tile_set_get_type (set, compare->type), spots[i],
                    (int) compare->player, BST_FIGURE_FOLLOWER);
      add_row (compare, &put);
    }
}

static void
make_step (BstPosition   *trial,
           const BstStep *step)
{
  if (step->kind == BST_STEP_PASS)
    bst_position_pass (trial, NULL);
  else
    bst_position_make_step (trial, step, NULL);
}

/* How likely the result is that the step says. */
static double
find_chance (const BstPosition *trial,
             const BstStep     *step)
{
  guint weights[BST_MAX_RESULTS];
  guint n_results = bst_position_get_chances (trial, step, weights);
  guint sum = 0;

  for (guint i = 0; i < n_results; i++)
    sum += weights[i];

  return sum == 0 ? 1 : (double) weights[step->result - 1] / sum;
}

static void
go_on (BstCompare    *compare,
       Path          *path,
       const BstStep *step,
       gboolean       is_only)
{
  path->is_implied[path->move.n_steps] = is_only && step->kind == BST_STEP_PASS;
  bst_move_add_step (&path->move, step);
  path->chance *= find_chance (compare->trial, step);
  make_step (compare->trial, step);
}

/* A place that a wagon reaches in two ways is listed twice. */
static void
drop_equal_steps (BstSteps *steps)
{
  guint n_kept = 0;

  for (guint i = 0; i < steps->n_items; i++)
    {
      guint other = 0;

      while (other < n_kept && !bst_step_equal (&steps->items[other], &steps->items[i]))
        other++;
      if (other == n_kept)
        steps->items[n_kept++] = steps->items[i];
    }
  steps->n_items = n_kept;
}

/* All steps that are listed now, and passing, before them. */
static void
list_steps (const BstPosition *trial,
            BstSteps          *steps)
{
  BstStep pass = { .kind = BST_STEP_PASS };

  pass.spot.player = pass.to.player = BST_NO_PLAYER;
  if (bst_position_may_pass (trial))
    bst_steps_add (steps, &pass);
  bst_position_get_steps (trial, steps);
  drop_equal_steps (steps);
}

static gboolean
may_go_on (BstCompare *compare,
           const Path *path)
{
  if (bst_position_get_phase (compare->trial) == BST_PHASE_TILE)
    return FALSE;
  /* No turn of the rules has more steps. */
  compare->is_cut = compare->is_cut || path->move.n_steps == BST_MAX_STEPS;

  return !compare->is_cut;
}

/* What another decides: nothing, or the first that he may. */
static void
let_others_decide (BstCompare *compare,
                   Path       *path)
{
  while (may_go_on (compare, path)
         && bst_position_get_decider (compare->trial) != compare->player)
    {
      g_auto (BstSteps) steps = { 0 };

      list_steps (compare->trial, &steps);
      path->others_decide |= steps.n_items > 1 || steps.items[0].kind != BST_STEP_PASS;
      go_on (compare, path, &steps.items[0], steps.n_items == 1);
    }
}

/* Goes on from the steps of @path, which were made: all that may follow. */
static void
add_rows (BstCompare *compare,
          const Path *path)
{
  g_auto (BstSteps) steps = { 0 };
  Path here;

  copy_path (&here, path);
  let_others_decide (compare, &here);
  if (!may_go_on (compare, &here))
    {
      if (!compare->is_cut)
        add_row (compare, &here);
      return;
    }

  list_steps (compare->trial, &steps);
  for (guint i = 0; i < steps.n_items; i++)
    {
      Path next;

      copy_path (&next, &here);
      if (i > 0)
        {
          bst_position_undo (compare->trial);
          lay (compare, &here.move);
          for (guint j = 0; j < here.move.n_steps; j++)
            make_step (compare->trial, &here.move.steps[j]);
        }
      go_on (compare, &next, &steps.items[i], steps.n_items == 1);
      add_rows (compare, &next);
    }
}

/* Few turns use much of the room for steps: it is not cleared. */
static void
begin_path (const BstCompare   *compare,
            const BstPlacement *placement,
            guint               rotation,
            Path               *path)
{
  memset (path, 0, G_STRUCT_OFFSET (Path, move) + G_STRUCT_OFFSET (BstMove, steps));
  path->chance = 1;
  path->move.kind = BST_MOVE_PLACE;
  path->move.type = (gint16) compare->type;
  path->move.x = placement->x;
  path->move.y = placement->y;
  path->move.rotation = (guint8) rotation;
}

static void
compare_placement (BstCompare         *compare,
                   const BstPlacement *placement,
                   guint               rotation)
{
  Path path;

  begin_path (compare, placement, rotation, &path);
  lay (compare, &path.move);
  memset (&compare->cells, 0, G_STRUCT_OFFSET (BstCompareRow, move));
  if (compare->with_counts)
    {
      count_cells (compare, placement);
      compare->cells.closes = find_closes (compare, placement);
      compare->cells.joins = find_joins (compare);
    }
  if (bst_position_is_plain (compare->trial))
    add_plain_rows (compare, &path);
  else
    add_rows (compare, &path);
  bst_position_undo (compare->trial);
}

gboolean
bst_compare_step (BstCompare *compare,
                  guint       n_placements)
{
  while (n_placements > 0 && compare->at < compare->n_placements && !compare->is_cut)
    {
      const BstPlacement *placement = &compare->placements[compare->at];

      compare_placement (compare, placement, (guint) __builtin_ctz (compare->rotations));
      n_placements--;
      compare->rotations &= compare->rotations - 1;
      if (compare->rotations == 0 && ++compare->at < compare->n_placements)
        compare->rotations = compare->placements[compare->at].rotations;
    }

  return compare->at < compare->n_placements && !compare->is_cut;
}

const BstCompareRow *
bst_compare_get (const BstCompare *compare,
                 guint            *n_rows)
{
  *n_rows = compare->n_rows;

  return compare->rows;
}

gboolean
bst_compare_is_cut (const BstCompare *compare)
{
  return compare->is_cut;
}

int
bst_compare_get_lead (const BstCompare *compare)
{
  return find_lead (compare, &compare->before);
}
