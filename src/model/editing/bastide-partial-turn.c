/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bastide-partial-turn.h"
#include "bastide-step-spot.h"

#include <bst-feature.h>

#include <math.h>

void
bastide_partial_turn_begin (BastidePartialTurn *partial,
                            const BstPosition  *start,
                            const BstMove      *laid)
{
  bastide_partial_turn_clear (partial);
  partial->start = start;
  partial->position = bst_position_copy (start);
  partial->move = *laid;
  partial->move.unfinished = FALSE;
  partial->spelled = partial->move;
  bst_position_place (partial->position, (guint) laid->type, laid->x, laid->y, laid->rotation);
}

void
bastide_partial_turn_clear (BastidePartialTurn *partial)
{
  partial->start = NULL;
  g_clear_pointer (&partial->position, bst_position_free);
  bst_steps_clear (&partial->steps);
}

/* --- Going on --- */

gboolean
bastide_partial_turn_go_on (BastidePartialTurn *partial,
                            gboolean            bare)
{
  while (bst_position_get_phase (partial->position) != BST_PHASE_TILE)
    {
      partial->steps.n_items = 0;
      bst_position_get_steps (partial->position, &partial->steps);
      if (!bst_position_may_pass (partial->position) || (partial->steps.n_items > 0 && !bare)
          || (bst_position_get_phase (partial->position) == BST_PHASE_DEXTERITY && !bare))
        return TRUE;
      bst_position_pass (partial->position, NULL);
    }

  return FALSE;
}

/* Leaves out what was passed after the last step: a turn just ends there. */
static void
drop_trailing (BstMove *move)
{
  while (move->n_steps > 0 && move->steps[move->n_steps - 1].kind == BST_STEP_PASS)
    move->n_steps--;
}

/* Does this move give what was tried? */
static gboolean
leads_to (const BastidePartialTurn *partial,
          const BstMove            *move)
{
  g_autoptr (BstPosition) copy = bst_position_copy (partial->start);

  return bst_position_apply (copy, move, NULL, NULL) && bst_position_equal (copy, partial->position);
}

void
bastide_partial_turn_get_move (const BastidePartialTurn *partial,
                               BstMove                  *move)
{
  BstMove spelled = partial->spelled;

  drop_trailing (&spelled);
  *move = partial->move;
  if (!bst_move_equal (move, &spelled) && !leads_to (partial, move) && leads_to (partial, &spelled))
    *move = spelled;
}

gboolean
bastide_partial_turn_make_step (BastidePartialTurn *partial,
                                guint               step)
{
  BstStep made;

  g_return_val_if_fail (step < partial->steps.n_items, FALSE);

  made = partial->steps.items[step];
  if (!bst_move_add_step (&partial->move, &made) || !bst_move_add_step (&partial->spelled, &made))
    return FALSE;
  bst_position_make_step (partial->position, &made, NULL);

  return TRUE;
}

BstReason
bastide_partial_turn_try_step (BastidePartialTurn *partial,
                               const BstStep      *step)
{
  BstReason reason = bst_position_why_not_step (partial->position, step);

  if (reason != BST_REASON_NONE)
    return reason;
  if (bst_move_add_step (&partial->move, step) && bst_move_add_step (&partial->spelled, step))
    bst_position_make_step (partial->position, step, NULL);

  return BST_REASON_NONE;
}

BstReason
bastide_partial_turn_pass (BastidePartialTurn *partial)
{
  static const BstStep pass = {
    .kind = BST_STEP_PASS, .spot = { .player = BST_NO_PLAYER }, .to = { .player = BST_NO_PLAYER },
  };

  if (!bst_position_may_pass (partial->position))
    return bst_position_why_not_step (partial->position, &pass);
  bst_move_add_step (&partial->spelled, &pass);
  bst_position_pass (partial->position, NULL);

  return BST_REASON_NONE;
}

/* --- Places --- */

static void
add_to_spots (GArray *spots,
              guint   step,
              double  x,
              double  y)
{
  BastidePartialTurnSpot spot = { .x = x, .y = y, .n_steps = 1, .steps = { step } };

  for (guint i = 0; i < spots->len; i++)
    {
      BastidePartialTurnSpot *other = &g_array_index (spots, BastidePartialTurnSpot, i);

      if (ABS (other->x - x) < 0.02 && ABS (other->y - y) < 0.02
          && other->n_steps < G_N_ELEMENTS (other->steps))
        {
          other->steps[other->n_steps++] = step;
          return;
        }
    }
  g_array_append_val (spots, spot);
}

void
bastide_partial_turn_get_spots (const BastidePartialTurn *partial,
                                const BstRenderArt       *art,
                                GArray                   *spots)
{
  g_array_set_size (spots, 0);
  for (guint i = 0; i < partial->steps.n_items; i++)
    {
      double x, y;

      if (bastide_step_find_spot (partial->position, art, &partial->steps.items[i], &x, &y))
        add_to_spots (spots, i, x, y);
    }
}

void
bastide_partial_turn_get_spotless (const BastidePartialTurn *partial,
                                   const BstRenderArt       *art,
                                   GArray                   *out)
{
  for (guint i = 0; i < partial->steps.n_items; i++)
    {
      double x, y;

      if (!bastide_step_find_spot (partial->position, art, &partial->steps.items[i], &x, &y))
        g_array_append_val (out, i);
    }
}

/* The first kind of figure that the player has at all. */
static BstFigureKind
find_kind (const BastidePartialTurn *partial,
           guint                     player)
{
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    if (bst_position_get_supply (partial->position, player, kind) > 0)
      return kind;

  return BST_FIGURE_FOLLOWER;
}

/* The place of a part, for a figure of who decides. */
static void
name_spot (const BastidePartialTurn *partial,
           guint                     part,
           BstSpot                  *spot)
{
  guint player = bst_position_get_decider (partial->position);

  *spot = (BstSpot) { .player = (gint8) player, .figure = find_kind (partial, player) };
  bst_position_name_spot (partial->position, part, spot);
}

gboolean
bastide_partial_turn_find_figure (const BastidePartialTurn *partial,
                                  guint                     part,
                                  BstSpot                  *spot)
{
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (partial->position, &n_figures);

  name_spot (partial, part, spot);
  for (guint i = 0; i < n_figures; i++)
    /* A barn stands on a corner and is nobody's to throw at. */
    if (figures[i].part == part && !bst_figure_kind_get (figures[i].kind)->on_corner)
      {
        spot->player = figures[i].player;
        spot->figure = figures[i].kind;
        return TRUE;
      }

  return FALSE;
}

/* Are both segments of one feature? */
static gboolean
is_of_feature (const BstPosition *position,
               const BstSpot     *spot,
               guint              part)
{
  guint own = bst_position_find_part (position, spot);

  return own != BST_NO_PART && bst_position_find_root (position, own) == bst_position_find_root (position, part);
}

/* Does the step go to the place? The dragon takes all of a cell, the mage and the witch all of a feature. */
static gboolean
is_at (const BstPosition            *position,
       const BastidePartialTurnSpot *spot,
       const BstStep                *step,
       const BstSpot                *at,
       guint                         part)
{
  switch (step->kind)
    {
    case BST_STEP_PUT:
    case BST_STEP_WAGON:
    case BST_STEP_LAND:
    case BST_STEP_JOIN:
    case BST_STEP_LEAVE:
    case BST_STEP_SHEEP:
    case BST_STEP_FLOCK:
    case BST_STEP_CAPTURE:
    case BST_STEP_ESCAPE:
    case BST_STEP_TAKE_BACK:
      return step->spot.x == at->x && step->spot.y == at->y
             && step->spot.feature == at->feature && step->spot.side == at->side;
    case BST_STEP_MAGE:
    case BST_STEP_WITCH:
      return is_of_feature (position, &step->spot, part);
    case BST_STEP_DRAGON:
    case BST_STEP_GOLD:
      return floor (spot->x) == at->x && floor (spot->y) == at->y;
    default:
      return FALSE;
    }
}

int
bastide_partial_turn_find_spot (const BastidePartialTurn *partial,
                                const GArray             *spots,
                                guint                     part)
{
  BstSpot at;

  name_spot (partial, part, &at);
  for (guint i = 0; i < spots->len; i++)
    {
      const BastidePartialTurnSpot *spot = &g_array_index (spots, BastidePartialTurnSpot, i);

      if (is_at (partial->position, spot, &partial->steps.items[spot->steps[0]], &at, part))
        return (int) i;
    }

  return -1;
}

/* What a click means now; BST_STEP_PASS where it means nothing. */
static BstStepKind
get_kind (const BastidePartialTurn *partial)
{
  switch (bst_position_get_phase (partial->position))
    {
    case BST_PHASE_GOLD:
      return BST_STEP_GOLD;
    case BST_PHASE_MAGIC:
      return BST_STEP_MAGE;
    case BST_PHASE_ACTION:
      return BST_STEP_PUT;
    case BST_PHASE_LANDING:
      return BST_STEP_LAND;
    case BST_PHASE_CAPTURE:
      return BST_STEP_CAPTURE;
    case BST_PHASE_FLOCK:
      return BST_STEP_SHEEP;
    case BST_PHASE_DRAGON:
    case BST_PHASE_LATE_DRAGON:
      return BST_STEP_DRAGON;
    case BST_PHASE_WAGON:
      return BST_STEP_WAGON;
    case BST_PHASE_CIRCLE:
      return BST_STEP_JOIN;
    case BST_PHASE_ESCAPE:
      return BST_STEP_ESCAPE;
    default:
      return BST_STEP_PASS;
    }
}

BstReason
bastide_partial_turn_why_not_part (const BastidePartialTurn *partial,
                                   guint                     part)
{
  BstStep step = { .kind = get_kind (partial), .to = { .player = BST_NO_PLAYER } };

  if (step.kind == BST_STEP_PASS)
    return BST_REASON_NONE;
  name_spot (partial, part, &step.spot);

  return bst_position_why_not_step (partial->position, &step);
}
