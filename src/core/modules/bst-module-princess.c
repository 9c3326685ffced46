/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The princess (PD5): whoever lays her tile against a city may, or must, send a follower out of
 * that city, his own too, instead of putting a figure. */

#include "bst-module.h"

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.princess != BST_PRINCESS_OFF;
}

/* Is the feature a city whose part on the tile just laid has a princess? */
static gboolean
is_her_city (const BstPosition *p,
             guint              root)
{
  const BstTile *tile = &p->tiles[p->head.n_tiles - 1];
  const BstTileType *type = &p->types[tile->type];

  for (guint i = 0; i < type->n_segments; i++)
    if ((type->segments[i].emblems & BST_EMBLEM_PRINCESS)
        && bst_position_root (p, tile->first_part + i) == root)
      return TRUE;

  return FALSE;
}

static void G_GNUC_NO_INLINE
add_all (const BstPosition *p,
         BstSteps          *steps)
{
  for (guint i = 0; i < p->head.n_figures; i++)
    if (bst_figure_is_follower (p->figures[i].kind)
        && is_her_city (p, bst_position_root (p, p->figures[i].part)) && !bst_steps_skip (steps, 1))
      bst_position_add_figure (p, BST_STEP_PRINCESS, i, steps);
}

static inline gboolean
is_her_tile (const BstPosition *p)
{
  return (p->types[p->tiles[p->head.n_tiles - 1].type].emblems & BST_EMBLEM_PRINCESS) != 0;
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  if (is_her_tile (p))
    add_all (p, steps);
}

/* Where nobody must be sent out nothing is decided. */
static guint
get_phases (const BstPosition *p)
{
  return p->rules.princess == BST_PRINCESS_MUST ? BST_IN (BST_PHASE_ACTION) : 0;
}

static BstReason
may_not_pass (const BstPosition *p,
              BstPhase           phase)
{
  if (!is_her_tile (p))
    return BST_REASON_NONE;
  for (guint i = 0; i < p->head.n_figures; i++)
    if (bst_figure_is_follower (p->figures[i].kind)
        && is_her_city (p, bst_position_root (p, p->figures[i].part)))
      return BST_REASON_PRINCESS_MUST;

  return BST_REASON_NONE;
}

static BstReason
why_not_step (const BstPosition *p,
              const BstStep     *step)
{
  if (step->kind != BST_STEP_PRINCESS)
    return BST_REASON_NOT_HANDLED;

  return bst_phase_is_before (BST_PHASE_ACTION, p->head.phase)
         ? BST_REASON_ONE_FIGURE
         : BST_REASON_PRINCESS;
}

static BstStepResult
make_step (BstPosition   *p,
           const BstStep *step,
           BstEvents     *events)
{
  if (step->kind != BST_STEP_PRINCESS)
    return BST_STEP_FOREIGN;
  bst_position_send_home (p, (guint) bst_position_find_figure (p, &step->spot));

  return BST_STEP_DONE;
}

const BstModule bst_module_princess = {
  .name = "princess",
  .phases = BST_IN (BST_PHASE_ACTION),
  .get_phases = get_phases,
  .joins = BST_IN (BST_PHASE_ACTION),
  .steps = BST_STEP_BIT (BST_STEP_PRINCESS),
  .is_in_play = is_in_play,
  .may_not_pass = may_not_pass,
  .add_steps = add_steps,
  .why_not_step = why_not_step,
  .make_step = make_step,
};
