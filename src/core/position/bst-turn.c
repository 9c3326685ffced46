/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which tiles may lie where, and a whole turn as one checked move. */

#include "bst-frontier.h"
#include "bst-module.h"

#include <string.h>

/* Leaves out the rotations that a module forbids. */
static guint8
filter_rotations (const BstPosition     *p,
                  guint64                limits,
                  guint                  type,
                  const BstFrontierCell *cell,
                  guint8                 rotations)
{
  for (guint rotation = 0; rotation < 4; rotation++)
    if ((rotations & (1u << rotation))
        && bst_modules_why_not (p, limits, type, cell->x, cell->y, rotation) != BST_REASON_NONE)
      rotations &= (guint8) ~(1u << rotation);

  return rotations;
}

/* The ways that modules leave a type into a cell. */
static inline guint8
find_rotations (const BstPosition     *p,
                guint64                limits,
                guint                  type,
                const BstFrontierCell *cell)
{
  guint8 rotations = p->fits[BST_N_SURROUNDINGS * type + cell->surroundings];

  if (G_UNLIKELY (limits & p->hooked[BST_HOOK (more_ways)]))
    rotations |= (guint8) (bst_modules_more_ways (p, type, cell->x, cell->y) & p->types[type].rotations);

  return rotations == 0 || limits == 0 ? rotations : filter_rotations (p, limits, type, cell, rotations);
}

guint
bst_position_get_placements (const BstPosition *p,
                             guint              type,
                             BstPlacement      *out)
{
  guint64 limits = p->limits[type];
  guint n_placements = 0;

  for (guint i = 0; i < p->head.n_frontier; i++)
    {
      const BstFrontierCell *cell = &p->frontier[i];
      guint8 rotations = find_rotations (p, limits, type, cell);

      /* What does not fit is written over: a branch would be foretold badly. */
      out[n_placements] = (BstPlacement) { cell->x, cell->y, rotations };
      n_placements += rotations != 0;
    }

  return n_placements;
}

guint
bst_position_count_ways (const BstPosition *p,
                         guint              type)
{
  guint64 limits = p->limits[type];
  guint n_ways = 0;

  if (limits == 0)
    return bst_frontier_count_ways (p, type);

  for (guint i = 0; i < p->head.n_frontier; i++)
    n_ways += bst_frontier_n_rotations[find_rotations (p, limits, type, &p->frontier[i])];

  return n_ways;
}

void
bst_position_get_way (const BstPosition *p,
                      guint              type,
                      guint              index,
                      BstPlacement      *way)
{
  guint64 limits = p->limits[type];
  const BstFrontierCell *cell = p->frontier;
  guint8 rotations;

  if (limits == 0)
    {
      bst_frontier_get_way (p, type, index, way);
      return;
    }

  for (rotations = find_rotations (p, limits, type, cell); index >= bst_frontier_n_rotations[rotations];
       rotations = find_rotations (p, limits, type, ++cell))
    index -= bst_frontier_n_rotations[rotations];
  *way = bst_frontier_make_way (cell, rotations, index);
}

gboolean
bst_position_has_placement (const BstPosition *p,
                            guint              type)
{
  guint64 limits = p->limits[type];

  if (limits == 0)
    return bst_frontier_count_ways (p, type) > 0;

  for (guint i = 0; i < p->head.n_frontier; i++)
    if (find_rotations (p, limits, type, &p->frontier[i]) != 0)
      return TRUE;

  return FALSE;
}

static inline gboolean
may_draw (const BstPosition *p,
          guint64            limits,
          guint              groups,
          guint              type)
{
  return p->remaining[type] > 0 && (groups >> p->types[type].group & 1u)
         && (limits == 0 || bst_modules_why_not_draw (p, type) == BST_REASON_NONE);
}

gboolean
bst_position_may_draw (const BstPosition *p,
                       guint              type)
{
  return may_draw (p, bst_modules_get_draw_limits (p), BST_DRAWN_GROUPS, type);
}

guint
bst_position_find_drawable (const BstPosition *p,
                            const guint16     *types,
                            guint              n_types)
{
  guint64 limits = bst_modules_get_draw_limits (p);
  guint groups = limits == 0 ? BST_DRAWN_GROUPS : bst_modules_get_draw_groups (p);
  guint i = 0;

  while (i < n_types && !may_draw (p, limits, groups, types[i]))
    i++;

  return i;
}

BstReason
bst_position_why_not (const BstPosition *p,
                      guint              type,
                      int                x,
                      int                y,
                      guint              rotation,
                      BstDirection      *edge)
{
  const BstOrientation *orientation = &p->orientations[4 * type + rotation];
  gboolean touches = p->head.n_tiles == 0 && x == 0 && y == 0;
  gboolean mends = FALSE;

  if (bst_position_find_tile (p, x, y) >= 0)
    return BST_REASON_TAKEN;
  if (p->hooked[BST_HOOK (more_ways)] != 0)
    mends = bst_modules_more_ways (p, type, x, y) >> rotation & 1u;

  for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
    {
      int index = bst_position_find_tile (p, x + bst_step_x[direction], y + bst_step_y[direction]);
      guint there;

      if (index < 0)
        continue;
      touches = TRUE;
      there = bst_position_orientation (p, &p->tiles[index])->edges[(direction + 2) % 4];
      /* An edge without anything goes with everything. */
      if (there == orientation->edges[direction] || there == BST_EDGE_NONE
          || orientation->edges[direction] == BST_EDGE_NONE || mends)
        continue;
      if (edge != NULL)
        *edge = direction;
      return BST_REASON_EDGE;
    }

  return touches ? bst_modules_why_not (p, BST_EVERY_LIMIT, type, x, y, rotation)
                 : BST_REASON_APART;
}

static gboolean
illegal (GError    **error,
         BstReason   reason)
{
  return bst_error_refuse (error, reason, BST_NORTH);
}

static gboolean
check_placement (const BstPosition  *p,
                 const BstMove      *move,
                 GError            **error)
{
  BstDirection edge = BST_NORTH;
  BstReason reason;

  if (ABS (move->x) > BST_MAX_COORDINATE || ABS (move->y) > BST_MAX_COORDINATE || move->rotation > 3)
    return illegal (error, BST_REASON_OUT_OF_BOUNDS);

  reason = bst_position_why_not (p, (guint) move->type, move->x, move->y, move->rotation, &edge);

  return reason == BST_REASON_NONE || bst_error_refuse (error, reason, edge);
}

static gboolean
apply_discard (BstPosition    *p,
               const BstMove  *move,
               BstEvents      *events,
               GError        **error)
{
  if (bst_position_has_placement (p, (guint) move->type))
    return illegal (error, BST_REASON_FITS);

  if (move->refused)
    bst_position_discard_and_end (p, (guint) move->type, events);
  else
    bst_position_discard (p, (guint) move->type);

  return TRUE;
}

/* As bst_position_why_not_step() in a turn whose tile is laid: what the next player may do before
 * his own (TO3) is no step of it. */
static BstReason
why_not_in_turn (const BstPosition *p,
                 const BstStep     *step)
{
  return p->head.phase == BST_PHASE_TILE ? BST_REASON_TURN_OVER
                                         : bst_position_why_not_step (p, step);
}

/* Passes until the step is legal. Of the reasons why it is in no phase, the first that says more
 * than that it is not the time counts. */
static gboolean
make_checked_step (BstPosition    *p,
                   const BstStep  *step,
                   BstEvents      *events,
                   GError        **error)
{
  BstReason reason = why_not_in_turn (p, step);
  BstReason best = reason;

  while (reason != BST_REASON_NONE)
    {
      if (p->head.phase == BST_PHASE_TILE || !bst_position_may_pass (p))
        return illegal (error, best);
      bst_position_pass (p, events);
      reason = why_not_in_turn (p, step);
      if (reason != BST_REASON_NONE && p->head.phase != BST_PHASE_TILE
          && best == BST_REASON_NOT_NOW)
        best = reason;
    }

  if (step->kind == BST_STEP_PASS)
    bst_position_pass (p, events);
  else
    bst_position_make_step (p, step, events);

  return TRUE;
}

static gboolean
make_steps (BstPosition    *p,
            const BstMove  *move,
            BstEvents      *events,
            GError        **error)
{
  for (guint i = 0; i < move->n_steps; i++)
    if (!make_checked_step (p, &move->steps[i], events, error))
      return FALSE;
  if (!move->unfinished && !bst_position_end_turn (p, events))
    return illegal (error, bst_modules_may_not_pass (p));

  return TRUE;
}

BstReason
bst_position_why_not_type (const BstPosition *p,
                           guint              type)
{
  BstReason reason;

  g_return_val_if_fail (type < p->n_types, BST_REASON_NONE_LEFT);

  if (p->head.phase != BST_PHASE_TILE)
    return BST_REASON_TURN_OPEN;
  if (p->remaining[type] == 0)
    return BST_REASON_NONE_LEFT;
  reason = bst_modules_why_not_own (p, type);
  if (reason != BST_REASON_NONE && reason != BST_REASON_NOT_HANDLED)
    return reason;
  if (p->types[type].group == BST_DRAW_NEVER)
    /* Only a module gives such a tile to a player. */
    return reason == BST_REASON_NONE ? BST_REASON_NONE : BST_REASON_NONE_LEFT;

  return bst_modules_why_not_draw (p, type);
}

static gboolean
check_type (const BstPosition  *p,
            guint               type,
            GError            **error)
{
  BstReason reason = bst_position_why_not_type (p, type);

  return reason == BST_REASON_NONE || illegal (error, reason);
}

gboolean
bst_position_apply (BstPosition    *p,
                    const BstMove  *move,
                    BstEvents      *events,
                    GError        **error)
{
  guint type = (guint) move->type;
  guint n_events = events != NULL ? events->n_items : 0;

  g_return_val_if_fail (type < p->n_types, FALSE);

  if (!check_type (p, type, error))
    return FALSE;
  if (move->kind == BST_MOVE_DISCARD)
    return apply_discard (p, move, events, error);
  if (!check_placement (p, move, error))
    return FALSE;

  bst_position_place (p, type, move->x, move->y, move->rotation);
  if (make_steps (p, move, events, error))
    return TRUE;

  bst_position_undo (p);
  if (events != NULL)
    events->n_items = n_events;

  return FALSE;
}
