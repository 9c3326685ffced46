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
static inline gboolean
is_complete (const BstPart *root)
{
  return bst_feature_kind_get (root->kind)->completes && root->open == 0;
}

/* Where a portal leads: parts on which nobody stands, and others with a follower of the player. Those that
 * wait for neither are a third list. */
typedef struct
{
  guint16 *unclaimed;
  guint16 *mine;
  guint16 *all;
  guint    n_unclaimed;
  guint    n_mine;
  guint    n_all;
} Ends;

static void
add_tile (const BstPosition *p,
          guint              tile,
          Ends              *ends)
{
  guint first = p->tiles[tile].first_part;
  guint n_segments = p->types[p->tiles[tile].type].n_segments;

  for (guint part = first; part < first + n_segments; part++)
    {
      guint root = bst_position_root (p, part);

      if (is_complete (&p->parts[root]))
        continue;
      ends->all[ends->n_all++] = (guint16) part;
      if (bst_position_is_unclaimed (&p->parts[root]))
        ends->unclaimed[ends->n_unclaimed++] = (guint16) part;
      else if (bst_position_has_follower (p, root, p->head.turn))
        ends->mine[ends->n_mine++] = (guint16) part;
    }
}

static void
add_followers (const BstPosition *p,
               BstFigureKind      kind,
               const Ends        *ends,
               BstSteps          *steps)
{
  guint features = p->grounds[kind];

  for (guint i = 0; i < ends->n_unclaimed; i++)
    if (features >> p->parts[ends->unclaimed[i]].kind & 1u)
      bst_position_add_put (p, kind, ends->unclaimed[i], steps);
}

static void
add_others (const BstPosition *p,
            BstFigureKind      kind,
            const guint16     *parts,
            guint              n_parts,
            BstSteps          *steps)
{
  for (guint i = 0; i < n_parts; i++)
    if (bst_modules_may_put (p, p->head.turn, kind, parts[i]))
      bst_position_add_put (p, kind, parts[i], steps);
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  const BstTile *last = &p->tiles[p->head.n_tiles - 1];
  Ends ends = { 0 };

  if (!(p->types[last->type].signs & BST_SIGN_PORTAL) || p->head.n_figures == BST_MAX_FIGURES
      || bst_modules_may_not_pass (p) != BST_REASON_NONE)
    return;

  /* Parts are numbered with 16 bits: that much the stack has room for. */
  ends.unclaimed = g_newa (guint16, 3 * (gsize) last->first_part);
  ends.mine = ends.unclaimed + last->first_part;
  ends.all = ends.mine + last->first_part;
  for (guint tile = 0; tile < p->head.n_tiles - 1u; tile++)
    if (!bst_modules_is_barred (p, tile))
      add_tile (p, tile, &ends);

  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    if (p->head.supply[kind][p->head.turn] == 0)
      continue;
    else if (bst_figure_is_follower (kind))
      add_followers (p, kind, &ends, steps);
    else if (bst_figure_kind_get (kind)->goes_with_last)
      add_others (p, kind, ends.mine, ends.n_mine, steps);
    else
      add_others (p, kind, ends.all, ends.n_all, steps);
}

const BstModule bst_module_portal = {
  .name = "portal",
  .phases = BST_IN (BST_PHASE_ACTION),
  .is_in_play = is_in_play,
  .add_steps = add_steps,
};
