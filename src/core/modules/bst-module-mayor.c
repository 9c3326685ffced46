/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The mayor (AM5): a follower for cities alone, as strong as the city has pennants. */

#include "bst-module.h"

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.figures[BST_FIGURE_MAYOR] > 0;
}

static BstReason
why_not_put (const BstPosition *p,
             const BstSpot     *spot,
             guint              part)
{
  return spot->figure == BST_FIGURE_MAYOR && part != BST_NO_PART
         && !bst_figure_may_stand (BST_FIGURE_MAYOR, p->parts[part].kind)
         ? BST_REASON_MAYOR : BST_REASON_NONE;
}

static void
strengthen (const BstPosition *p,
            guint              root,
            guint8             strengths[BST_MAX_PLAYERS])
{
  const BstPart *part = &p->parts[root];

  for (guint i = 0; part->mayors != 0 && i < p->head.n_figures; i++)
    {
      const BstFigure *figure = &p->figures[i];

      if (figure->kind == BST_FIGURE_MAYOR && bst_position_root (p, figure->part) == root)
        strengths[figure->player] = (guint8) MIN (G_MAXUINT8, strengths[figure->player] + part->pennants);
    }
}

/* Mayors in a city without pennants claim it, and get nothing. */
static void
adjust (const BstPosition *p,
        guint              root,
        BstEvent          *event)
{
  guint mayors = p->parts[root].kind == BST_FEATURE_FIELD ? 0 : p->parts[root].mayors;

  if (event->players != 0 || mayors == 0)
    return;
  event->players = (guint8) (mayors & -mayors);
  event->points = 0;
  event->n_terms = 0;
}

const BstModule bst_module_mayor = {
  .name = "mayor",
  .is_in_play = is_in_play,
  .why_not_put = why_not_put,
  .strengthen = strengthen,
  .adjust = adjust,
};
