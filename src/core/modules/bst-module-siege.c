/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Besieged cities (Cathars, Besiegers): 1 point less for each tile and pennant, nothing when
 * unfinished (SI1); they feed farms twice (SI2); at the end of his turn
 * a player may take a knight out of one with a monastery near (SI3). */

#include "bst-module.h"

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.siege;
}

static gboolean
is_besieged (const BstPosition *p,
             guint              root)
{
  return p->parts[root].kind == BST_FEATURE_CITY && (p->parts[root].emblems & BST_EMBLEM_SIEGE);
}

static int
each (const BstPosition *p,
      guint              root,
      gboolean           complete,
      int                usual)
{
  if (!is_besieged (p, root))
    return usual;

  return complete ? MAX (0, usual - 1) : 0;
}

/* Other things count what lies round them, too, and open no way (AB9). */
static gboolean
has_monastery (const BstTileType *type)
{
  for (guint i = 0; i < type->n_segments; i++)
    if (type->segments[i].kind == BST_FEATURE_MONASTERY)
      return TRUE;

  return FALSE;
}

static gboolean
is_monastery_near (const BstPosition *p,
                   const BstTile     *tile)
{
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      {
        guint value = p->cells[bst_position_cell (p, tile->x + dx, tile->y + dy)];

        if (bst_cell_is_centre (value) && has_monastery (&p->types[p->tiles[BST_CELL_INDEX (value) - 1].type]))
          return TRUE;
      }

  return FALSE;
}

static inline gboolean
is_siege_tile (const BstTileType *type)
{
  return (type->emblems & BST_EMBLEM_SIEGE) != 0;
}

static gboolean
has_way_out (const BstPosition *p,
             guint              root)
{
  guint part = root;

  do
    {
      const BstTile *tile = &p->tiles[p->parts[part].tile];

      if ((p->rules.escape == BST_ESCAPE_ANY_TILE || is_siege_tile (&p->types[tile->type]))
          && is_monastery_near (p, tile))
        return TRUE;
      part = p->parts[part].next;
    }
  while (part != root);

  return FALSE;
}

/* A knight in a completed city of rats stays there (D11). */
static gboolean
may_escape (const BstPosition *p,
            const BstFigure   *figure)
{
  guint root;

  if (figure->player != (gint8) p->head.turn || p->parts[figure->part].kind != BST_FEATURE_CITY
      || !bst_figure_is_follower (figure->kind))
    return FALSE;
  root = bst_position_root (p, figure->part);

  return is_besieged (p, root) && !p->parts[root].paid && has_way_out (p, root);
}

static gboolean
needs_decision (const BstPosition *p,
                BstPhase           phase)
{
  if (p->rules.escape == BST_ESCAPE_OFF
      || (p->head.extra == BST_EXTRA_OWED && bst_position_has_drawable (p)))
    return FALSE;
  for (guint i = 0; i < p->head.n_figures; i++)
    if (may_escape (p, &p->figures[i]))
      return TRUE;

  return FALSE;
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  for (guint i = 0; i < p->head.n_figures; i++)
    if (may_escape (p, &p->figures[i]) && !bst_steps_skip (steps, 1))
      bst_position_add_figure (p, BST_STEP_ESCAPE, i, steps);
}

static BstReason
why_not_step (const BstPosition *p,
              const BstStep     *step)
{
  return step->kind == BST_STEP_ESCAPE ? BST_REASON_ESCAPE : BST_REASON_NOT_HANDLED;
}

static BstStepResult
make_step (BstPosition   *p,
           const BstStep *step,
           BstEvents     *events)
{
  if (step->kind != BST_STEP_ESCAPE)
    return BST_STEP_FOREIGN;
  bst_position_send_home (p, (guint) bst_position_find_figure (p, &step->spot));

  return BST_STEP_DONE;
}

const BstModule bst_module_siege = {
  .name = "siege",
  .phases = BST_IN (BST_PHASE_ESCAPE),
  .steps = BST_STEP_BIT (BST_STEP_ESCAPE),
  .is_in_play = is_in_play,
  .each = each,
  .is_double_city = is_besieged,
  .needs_decision = needs_decision,
  .add_steps = add_steps,
  .why_not_step = why_not_step,
  .make_step = make_step,
};
