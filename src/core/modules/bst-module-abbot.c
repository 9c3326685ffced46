/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The abbot and the gardens: a follower for monasteries and gardens alone (AB2), on which nobody else
 * stands (AB3). Instead of putting a figure a player may take his abbot back from what is not complete, and gets
 * at once what the end of the game would pay for it (AB5). */

#include "bst-module.h"

static gboolean
has_gardens (const BstPosition *p)
{
  for (guint type = 0; type < p->n_types; type++)
    for (guint i = 0; i < p->types[type].n_segments; i++)
      if (p->types[type].segments[i].kind == BST_FEATURE_GARDEN)
        return TRUE;

  return FALSE;
}

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.figures[BST_FIGURE_ABBOT] > 0 || has_gardens (p);
}

static BstReason
why_not_put (const BstPosition *p,
             const BstSpot     *spot,
             guint              part)
{
  if (part == BST_NO_PART || bst_figure_may_stand (spot->figure, p->parts[part].kind))
    return BST_REASON_NONE;
  if (spot->figure == BST_FIGURE_ABBOT)
    return BST_REASON_ABBOT;

  return p->parts[part].kind == BST_FEATURE_GARDEN ? BST_REASON_GARDEN : BST_REASON_NONE;
}

/* Complete by the tile just laid he comes home when it is scored (AB7), and by hand he can be anywhere. */
static gboolean
may_take_back (const BstPosition *p,
               const BstFigure   *figure)
{
  const BstPart *part = &p->parts[figure->part];

  return figure->kind == BST_FIGURE_ABBOT && figure->player == (gint8) p->head.turn
         && bst_figure_may_stand (BST_FIGURE_ABBOT, part->kind) && p->parts[bst_position_root (p, figure->part)].open > 0;
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  if (!bst_modules_may_pass (p))
    return;
  for (guint i = 0; i < p->head.n_figures; i++)
    if (may_take_back (p, &p->figures[i]) && !bst_steps_skip (steps, 1))
      bst_position_add_figure (p, BST_STEP_TAKE_BACK, i, steps);
}

static BstReason
why_not_step (const BstPosition *p,
              const BstStep     *step)
{
  if (step->kind != BST_STEP_TAKE_BACK)
    return BST_REASON_NOT_HANDLED;

  return bst_phase_is_before (BST_PHASE_ACTION, p->head.phase) ? BST_REASON_ONE_FIGURE : BST_REASON_TAKE_BACK;
}

/* He alone is paid, whoever else may stand there, and it is no scoring (AB6). */
static BstStepResult
make_step (BstPosition   *p,
           const BstStep *step,
           BstEvents     *events)
{
  guint index, root;
  BstEvent event;

  if (step->kind != BST_STEP_TAKE_BACK)
    return BST_STEP_FOREIGN;

  index = (guint) bst_position_find_figure (p, &step->spot);
  root = bst_position_root (p, p->figures[index].part);
  bst_position_fill_event (p, root, &event);
  event.cause = BST_EVENT_TAKEN_BACK;
  event.owners = event.players = (guint8) (1u << p->figures[index].player);
  bst_position_pay (p, &event, events);
  bst_position_send_home (p, index);

  return BST_STEP_DONE;
}

const BstModule bst_module_abbot = {
  .name = "abbot",
  .joins = BST_IN (BST_PHASE_ACTION),
  .steps = BST_STEP_BIT (BST_STEP_TAKE_BACK),
  .is_in_play = is_in_play,
  .why_not_put = why_not_put,
  .add_steps = add_steps,
  .why_not_step = why_not_step,
  .make_step = make_step,
};
