/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bastide-trial.h"
#include "bastide-step-place.h"

#include <bst-feature.h>

#include <math.h>

void
bastide_trial_begin (BastideTrial      *trial,
                     const BstPosition *start,
                     const BstMove     *laid)
{
  bastide_trial_clear (trial);
  trial->start = start;
  trial->position = bst_position_copy (start);
  trial->move = *laid;
  trial->move.unfinished = FALSE;
  trial->spelled = trial->move;
  bst_position_place (trial->position, (guint) laid->type, laid->x, laid->y, laid->rotation);
}

void
bastide_trial_clear (BastideTrial *trial)
{
  trial->start = NULL;
  g_clear_pointer (&trial->position, bst_position_free);
  bst_steps_clear (&trial->steps);
}

/* --- Going on --- */

gboolean
bastide_trial_go_on (BastideTrial *trial,
                     gboolean      bare)
{
  while (bst_position_get_phase (trial->position) != BST_PHASE_TILE)
    {
      trial->steps.n_items = 0;
      bst_position_get_steps (trial->position, &trial->steps);
      if (!bst_position_may_pass (trial->position) || (trial->steps.n_items > 0 && !bare)
          || (bst_position_get_phase (trial->position) == BST_PHASE_HAND && !bare))
        return TRUE;
      bst_position_pass (trial->position, NULL);
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
leads_to (const BastideTrial *trial,
          const BstMove      *move)
{
  g_autoptr (BstPosition) copy = bst_position_copy (trial->start);

  return bst_position_apply (copy, move, NULL, NULL) && bst_position_equal (copy, trial->position);
}

void
bastide_trial_get_move (const BastideTrial *trial,
                        BstMove            *move)
{
  BstMove spelled = trial->spelled;

  drop_trailing (&spelled);
  *move = trial->move;
  if (!bst_move_equal (move, &spelled) && !leads_to (trial, move) && leads_to (trial, &spelled))
    *move = spelled;
}

gboolean
bastide_trial_make_step (BastideTrial *trial,
                         guint         step)
{
  BstStep made;

  g_return_val_if_fail (step < trial->steps.n_items, FALSE);

  made = trial->steps.items[step];
  if (!bst_move_add_step (&trial->move, &made) || !bst_move_add_step (&trial->spelled, &made))
    return FALSE;
  bst_position_make_step (trial->position, &made, NULL);

  return TRUE;
}

BstReason
bastide_trial_try_step (BastideTrial  *trial,
                        const BstStep *step)
{
  BstReason reason = bst_position_why_not_step (trial->position, step);

  if (reason != BST_REASON_NONE)
    return reason;
  if (bst_move_add_step (&trial->move, step) && bst_move_add_step (&trial->spelled, step))
    bst_position_make_step (trial->position, step, NULL);

  return BST_REASON_NONE;
}

BstReason
bastide_trial_pass (BastideTrial *trial)
{
  static const BstStep pass = {
    .kind = BST_STEP_PASS, .spot = { .player = BST_NO_PLAYER }, .to = { .player = BST_NO_PLAYER },
  };

  if (!bst_position_may_pass (trial->position))
    return bst_position_why_not_step (trial->position, &pass);
  bst_move_add_step (&trial->spelled, &pass);
  bst_position_pass (trial->position, NULL);

  return BST_REASON_NONE;
}

/* --- Places --- */

static void
add_to_spots (GArray *spots,
              guint   step,
              double  x,
              double  y)
{
  BastideTrialSpot spot = { .x = x, .y = y, .n_steps = 1, .steps = { step } };

  for (guint i = 0; i < spots->len; i++)
    {
      BastideTrialSpot *other = &g_array_index (spots, BastideTrialSpot, i);

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
bastide_trial_get_spots (const BastideTrial *trial,
                         const BstRenderArt *art,
                         GArray             *spots)
{
  g_array_set_size (spots, 0);
  for (guint i = 0; i < trial->steps.n_items; i++)
    {
      double x, y;

      if (bastide_step_place_find (trial->position, art, &trial->steps.items[i], &x, &y))
        add_to_spots (spots, i, x, y);
    }
}

void
bastide_trial_get_placeless (const BastideTrial *trial,
                             const BstRenderArt *art,
                             GArray             *out)
{
  for (guint i = 0; i < trial->steps.n_items; i++)
    {
      double x, y;

      if (!bastide_step_place_find (trial->position, art, &trial->steps.items[i], &x, &y))
        g_array_append_val (out, i);
    }
}

/* The first kind of figure that the player has at all. */
static BstFigureKind
find_kind (const BastideTrial *trial,
           guint               player)
{
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    if (bst_position_get_supply (trial->position, player, kind) > 0)
      return kind;

  return BST_FIGURE_FOLLOWER;
}

/* The place of a node, for a figure of who decides. */
static void
name_place (const BastideTrial *trial,
            guint               node,
            BstSpot            *spot)
{
  guint player = bst_position_get_decider (trial->position);

  *spot = (BstSpot) { .player = (gint8) player, .figure = find_kind (trial, player) };
  bst_position_name_place (trial->position, node, spot);
}

gboolean
bastide_trial_find_figure (const BastideTrial *trial,
                           guint               node,
                           BstSpot            *spot)
{
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (trial->position, &n_figures);

  name_place (trial, node, spot);
  for (guint i = 0; i < n_figures; i++)
    /* A barn stands on a corner and is nobody's to throw at. */
    if (figures[i].node == node && figures[i].kind != BST_FIGURE_BARN)
      {
        spot->player = figures[i].player;
        spot->figure = figures[i].kind;
        return TRUE;
      }

  return FALSE;
}

/* Does the step go to the place? The dragon takes all of a cell. */
static gboolean
is_at (const BastideTrialSpot *spot,
       const BstStep          *step,
       const BstSpot          *place)
{
  switch (step->kind)
    {
    case BST_STEP_PUT:
    case BST_STEP_WAGON:
    case BST_STEP_CAPTURE:
    case BST_STEP_ESCAPE:
      return step->spot.x == place->x && step->spot.y == place->y
             && step->spot.feature == place->feature && step->spot.side == place->side;
    case BST_STEP_DRAGON:
      return floor (spot->x) == place->x && floor (spot->y) == place->y;
    default:
      return FALSE;
    }
}

int
bastide_trial_find_spot (const BastideTrial *trial,
                         const GArray       *spots,
                         guint               node)
{
  BstSpot place;

  name_place (trial, node, &place);
  for (guint i = 0; i < spots->len; i++)
    {
      const BastideTrialSpot *spot = &g_array_index (spots, BastideTrialSpot, i);

      if (is_at (spot, &trial->steps.items[spot->steps[0]], &place))
        return (int) i;
    }

  return -1;
}

/* What a click means now; BST_STEP_PASS where it means nothing. */
static BstStepKind
get_kind (const BastideTrial *trial)
{
  switch (bst_position_get_phase (trial->position))
    {
    case BST_PHASE_ACTION:
      return BST_STEP_PUT;
    case BST_PHASE_CAPTURE:
      return BST_STEP_CAPTURE;
    case BST_PHASE_DRAGON:
    case BST_PHASE_LATE_DRAGON:
      return BST_STEP_DRAGON;
    case BST_PHASE_WAGON:
      return BST_STEP_WAGON;
    case BST_PHASE_ESCAPE:
      return BST_STEP_ESCAPE;
    default:
      return BST_STEP_PASS;
    }
}

BstReason
bastide_trial_why_not_node (const BastideTrial *trial,
                            guint               node)
{
  BstStep step = { .kind = get_kind (trial), .to = { .player = BST_NO_PLAYER } };

  if (step.kind == BST_STEP_PASS)
    return BST_REASON_NONE;
  name_place (trial, node, &step.spot);

  return bst_position_why_not_step (trial->position, &step);
}
