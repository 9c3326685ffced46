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
  return root->open == 0 && bst_feature_kind_get (root->kind)->completes;
}

/* How many segments there are to which a portal leads. */
typedef struct
{
  guint n_unclaimed[BST_N_FEATURE_KINDS];   /* of features on which nobody stands, for followers */
  guint n_beside[BST_N_FIGURE_KINDS];       /* beside a follower of the player, for those who stand there */
  guint helpers;                            /* those of whom he has some, as bits */
} Ends;

/* May a figure of the player whose turn it is stand on the feature, if no more than the tile forbids it? Those that
 * are no followers and stand beside none have other ways. */
static inline gboolean
may_stand (const BstPosition *p,
           BstFigureKind      kind,
           guint              root)
{
  const BstPart *feature = &p->parts[root];

  if (is_complete (feature))
    return FALSE;
  if (bst_figure_is_follower (kind))
    return (p->grounds[kind] >> feature->kind & 1u) && bst_position_is_unclaimed (feature);

  return bst_figure_kind_get (kind)->goes_with_last && bst_position_has_follower (p, root, p->head.turn)
         && bst_modules_may_put (p, p->head.turn, kind, root);
}

/* So many more segments of a feature. */
static inline void
count_feature (const BstPosition *p,
               guint              root,
               guint              n_segments,
               Ends              *ends)
{
  const BstPart *feature = &p->parts[root];

  if (is_complete (feature))
    return;
  if (bst_position_is_unclaimed (feature))
    ends->n_unclaimed[feature->kind] += n_segments;
  else if (bst_position_has_follower (p, root, p->head.turn))
    for (guint left = ends->helpers; left != 0; left &= left - 1)
      if (may_stand (p, (guint) __builtin_ctz (left), root))
        ends->n_beside[__builtin_ctz (left)] += n_segments;
}

static void
leave_out (const BstPosition *p,
           guint              tile,
           Ends              *ends)
{
  for (guint i = 0; i < p->types[p->tiles[tile].type].n_segments; i++)
    count_feature (p, bst_position_root (p, p->tiles[tile].first_part + i), -1u, ends);
}

/* All segments of the features, without those on tiles that are not open. */
static void
count_ends (const BstPosition *p,
            Ends              *ends)
{
  int last = p->head.n_tiles - 1;
  guint n_parts = p->head.n_parts, n = 0;

  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    ends->helpers |= (guint) (p->head.supply[kind][p->head.turn] > 0
                              && bst_figure_kind_get (kind)->goes_with_last) << kind;
  for (const BstPart *part = p->parts; n < n_parts; part++, n++)
    if (part->parent == n)
      count_feature (p, n, part->size, ends);

  for (int barred = bst_modules_find_barred (p, -1); barred >= 0; barred = bst_modules_find_barred (p, barred))
    if (barred != last)
      leave_out (p, (guint) barred, ends);
  leave_out (p, (guint) last, ends);
}

static guint
count_puts (const BstPosition *p,
            BstFigureKind      kind,
            const Ends        *ends)
{
  guint n = ends->n_beside[kind];

  if (p->head.supply[kind][p->head.turn] == 0)
    return 0;
  for (guint left = bst_figure_is_follower (kind) ? p->grounds[kind] : 0; left != 0; left &= left - 1)
    n += ends->n_unclaimed[__builtin_ctz (left)];

  return n;
}

/* Appends @n puts, tile by tile: to all but the last, on which one stands without a portal. */
static void
add_puts (const BstPosition *p,
          BstFigureKind      kind,
          guint              n,
          BstSteps          *steps)
{
  int barred = bst_modules_find_barred (p, -1);

  for (guint tile = 0; n > 0 && tile < p->head.n_tiles - 1u; tile++)
    {
      guint first = p->tiles[tile].first_part;
      guint n_segments = p->types[p->tiles[tile].type].n_segments;

      if ((int) tile == barred)
        {
          barred = bst_modules_find_barred (p, barred);
          continue;
        }
      for (guint part = first; part < first + n_segments; part++)
        if (may_stand (p, kind, bst_position_root (p, part)))
          {
            if (!bst_steps_skip (steps, 1))
              bst_position_add_put (p, kind, part, steps);
            if (bst_steps_skip (steps, --n))
              return;
          }
    }
}

/* How many puts of each kind there are. */
static void
count_all (const BstPosition *p,
           guint16            n_puts[BST_N_FIGURE_KINDS])
{
  Ends ends = { { 0 } };

  count_ends (p, &ends);
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    n_puts[kind] = (guint16) count_puts (p, kind, &ends);
}

static void G_GNUC_NO_INLINE
add_all (const BstPosition *p,
         BstSteps          *steps)
{
  guint16 own_notes[BST_N_FIGURE_KINDS];
  guint16 *n_puts = steps->notes != NULL ? steps->notes : own_notes;

  if (n_puts == own_notes || !bst_steps_wants_one (steps))
    count_all (p, n_puts);
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    if (!bst_steps_skip (steps, n_puts[kind]))
      add_puts (p, kind, n_puts[kind], steps);
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  const BstTile *last = &p->tiles[p->head.n_tiles - 1];

  if ((p->types[last->type].signs & BST_SIGN_PORTAL) && p->head.n_figures < BST_MAX_FIGURES
      && bst_modules_may_pass (p))
    add_all (p, steps);
}

const BstModule bst_module_portal = {
  .name = "portal",
  .phases = BST_IN (BST_PHASE_ACTION),
  .is_in_play = is_in_play,
  .add_steps = add_steps,
};
