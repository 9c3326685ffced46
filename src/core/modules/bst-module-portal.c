/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The magic portal (PD6): the figure may be put on any tile of the board, on what is not
 * complete, under the usual conditions. */

#include "bst-module.h"

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.portals;
}

/* Farms are never complete. */
static gboolean
is_complete (const BstPosition *p,
             guint              part)
{
  const BstPart *feature = &p->parts[bst_position_root (p, part)];

  return bst_feature_kind_get (feature->kind)->completes && feature->open == 0;
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  const BstTile *last = &p->tiles[p->head.n_tiles - 1];

  if (p->head.phase != BST_PHASE_ACTION || !(p->types[last->type].signs & BST_SIGN_PORTAL)
      || bst_modules_may_not_pass (p) != BST_REASON_NONE)
    return;

  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    for (guint part = 0; part < last->first_part && p->head.supply[kind][p->head.turn] > 0; part++)
      if (!is_complete (p, part) && bst_position_may_put (p, p->head.turn, kind, part))
        bst_position_add_put (p, kind, part, steps);
}

const BstModule bst_module_portal = {
  .name = "portal",
  .is_in_play = is_in_play,
  .add_steps = add_steps,
};
