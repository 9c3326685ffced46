/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-turns.h"

#include "bst-feature.h"

void
bst_engine_turns_clear (BstEngineTurns *turns)
{
  g_clear_pointer (&turns->placements, g_free);
  for (guint i = 0; i < G_N_ELEMENTS (turns->first); i++)
    bst_steps_clear (&turns->first[i]);
  bst_steps_clear (&turns->further);
}

static void
place (BstPosition   *position,
       const BstMove *move)
{
  bst_position_place (position, (guint) move->type, move->x, move->y, move->rotation);
}

static void
make_steps (BstPosition   *position,
            const BstMove *move,
            BstEvents     *events)
{
  for (guint i = 0; i < move->n_steps; i++)
    if (move->steps[i].kind == BST_STEP_PASS)
      bst_position_pass (position, events);
    else
      bst_position_make_step (position, &move->steps[i], events);
}

/* Ends the turn without anything that need not be. */
static void
finish (BstEngineTurns *turns,
        BstPosition    *position,
        BstEvents      *events)
{
  while (bst_position_get_phase (position) != BST_PHASE_TILE && !bst_position_end_turn (position, events))
    {
      turns->further.n_items = 0;
      bst_position_get_steps (position, &turns->further);
      if (turns->further.n_items == 0)
        return;
      bst_position_make_step (position, &turns->further.items[0], events);
    }
}

/* Shows the turn @turns->move, and takes it back. */
static void
show (BstEngineTurns *turns,
      BstPosition    *position,
      const BstMove  *move,
      BstEngineVisit  visit,
      gpointer        data)
{
  finish (turns, position, NULL);
  visit (data, move, position);
  bst_position_undo (position);
}

/* --- The base game --- */

static guint
visit_plain (BstEngineTurns *turns,
             BstPosition    *position,
             BstEngineVisit  visit,
             gpointer        data)
{
  BstMove *move = &turns->move;
  const BstTileType *type = bst_tile_set_get_type (bst_game_get_tile_set (bst_position_get_game (position)),
                                                   (guint) move->type);
  guint player = bst_position_get_turn (position);
  guint8 spots[BST_MAX_SEGMENTS];
  guint n_spots;

  place (position, move);
  n_spots = bst_position_get_spots (position, player, BST_FIGURE_FOLLOWER, spots);
  show (turns, position, move, visit, data);
  for (guint i = 0; i < n_spots; i++)
    {
      bst_move_put (move, type, spots[i], (int) player, BST_FIGURE_FOLLOWER);
      place (position, move);
      bst_position_put_figure (position, player, BST_FIGURE_FOLLOWER, spots[i]);
      show (turns, position, move, visit, data);
      move->n_steps = 0;
    }

  return 1 + n_spots;
}

/* --- All games --- */

/* The turns that begin as @turns->move, which is made. What comes before a figure (GO1) is no turn by itself: each way
 * of it is seen with each figure. */
static guint
visit_first_steps (BstEngineTurns *turns,
                   BstPosition    *position,
                   BstEngineVisit  visit,
                   gpointer        data)
{
  BstMove *move = &turns->move;
  guint depth = move->n_steps, n_turns = 0;
  BstSteps *steps = &turns->first[depth];
  gboolean goes_on = depth + 1 < G_N_ELEMENTS (turns->first)
                     && bst_phase_is_before (bst_position_get_phase (position), BST_PHASE_ACTION);
  gboolean may_pass;

  steps->n_items = 0;
  bst_position_get_steps (position, steps);
  may_pass = bst_position_may_pass (position) || steps->n_items == 0;
  if (may_pass && goes_on)
    bst_steps_add (steps, &(BstStep) { .kind = BST_STEP_PASS });
  if (may_pass && !goes_on)
    {
      show (turns, position, move, visit, data);
      n_turns++;
    }
  else
    {
      bst_position_undo (position);
    }
  for (guint i = 0; i < steps->n_items; i++)
    {
      move->steps[depth] = steps->items[i];
      move->n_steps = (guint8) (depth + 1);
      place (position, move);
      make_steps (position, move, NULL);
      if (goes_on)
        {
          n_turns += visit_first_steps (turns, position, visit, data);
        }
      else
        {
          show (turns, position, move, visit, data);
          n_turns++;
        }
      move->n_steps = (guint8) depth;
    }

  return n_turns;
}

static guint
visit_placement (BstEngineTurns *turns,
                 BstPosition    *position,
                 BstEngineVisit  visit,
                 gpointer        data)
{
  place (position, &turns->move);

  return visit_first_steps (turns, position, visit, data);
}

guint
bst_engine_turns_visit (BstEngineTurns *turns,
                        BstPosition    *position,
                        guint           type,
                        BstEngineVisit  visit,
                        gpointer        data)
{
  gboolean is_plain = bst_position_is_plain (position);
  guint n_tiles, n_placements, n_turns = 0;

  bst_position_get_tiles (position, &n_tiles);
  if (turns->allocated < BST_MAX_PLACEMENTS (n_tiles))
    {
      turns->allocated = 2 * BST_MAX_PLACEMENTS (n_tiles);
      turns->placements = g_renew (BstPlacement, turns->placements, turns->allocated);
    }
  n_placements = bst_position_get_placements (position, type, turns->placements);
  turns->move = (BstMove) { .kind = BST_MOVE_PLACE, .type = (gint16) type };
  for (guint i = 0; i < n_placements; i++)
    for (guint rotation = 0; rotation < BST_N_DIRECTIONS; rotation++)
      if (turns->placements[i].rotations & (1u << rotation))
        {
          turns->move.x = turns->placements[i].x;
          turns->move.y = turns->placements[i].y;
          turns->move.rotation = (guint8) rotation;
          n_turns += is_plain ? visit_plain (turns, position, visit, data)
                              : visit_placement (turns, position, visit, data);
        }

  return n_turns;
}

void
bst_engine_turns_make (BstEngineTurns *turns,
                       BstPosition    *position,
                       const BstMove  *move,
                       BstEvents      *events)
{
  place (position, move);
  make_steps (position, move, events);
  finish (turns, position, events);
}

gboolean
bst_engine_turns_begin (BstPosition   *position,
                        const BstMove *move)
{
  place (position, move);
  make_steps (position, move, NULL);

  return bst_position_get_phase (position) != BST_PHASE_TILE;
}

void
bst_engine_turns_visit_steps (BstEngineTurns *turns,
                              BstPosition    *position,
                              BstMove        *move,
                              BstEngineVisit  visit,
                              gpointer        data)
{
  guint n_steps;

  turns->first[0].n_items = 0;
  bst_position_get_steps (position, &turns->first[0]);
  if (bst_position_may_pass (position) || turns->first[0].n_items == 0)
    bst_steps_add (&turns->first[0], &(BstStep) { .kind = BST_STEP_PASS });
  n_steps = turns->first[0].n_items;
  bst_position_undo (position);
  for (guint i = 0; i < n_steps && move->n_steps < BST_MAX_STEPS; i++)
    {
      bst_move_add_step (move, &turns->first[0].items[i]);
      bst_engine_turns_begin (position, move);
      show (turns, position, move, visit, data);
      move->n_steps--;
    }
}
