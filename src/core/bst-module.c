/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-module.h"

static const BstModule * const all_modules[] = {
  &bst_module_river,
  &bst_module_inns,
  &bst_module_traders,
  &bst_module_pig_herds,
};

G_STATIC_ASSERT (G_N_ELEMENTS (all_modules) <= BST_MAX_MODULES);

void
bst_modules_choose (BstPosition *p)
{
  p->n_modules = 0;
  for (guint i = 0; i < G_N_ELEMENTS (all_modules); i++)
    if (all_modules[i]->is_in_play (p))
      p->modules[p->n_modules++] = all_modules[i];
}

void
bst_modules_set_up (BstPosition *p)
{
  for (guint i = 0; i < p->n_modules; i++)
    if (p->modules[i]->set_up != NULL)
      p->modules[i]->set_up (p);
}

gboolean
bst_modules_may_draw (const BstPosition *p,
                      guint              type)
{
  for (guint i = 0; i < p->n_modules; i++)
    if (p->modules[i]->may_draw != NULL && !p->modules[i]->may_draw (p, type))
      return FALSE;

  return TRUE;
}

const char *
bst_modules_why_not (const BstPosition *p,
                     guint              type,
                     int                x,
                     int                y,
                     guint              rotation)
{
  for (guint i = 0; i < p->n_modules; i++)
    {
      const char *rule = NULL;

      if (p->modules[i]->why_not != NULL)
        rule = p->modules[i]->why_not (p, type, x, y, rotation);
      if (rule != NULL)
        return rule;
    }

  return NULL;
}

void
bst_modules_placed (BstPosition *p)
{
  for (guint i = 0; i < p->n_modules; i++)
    if (p->modules[i]->placed != NULL)
      p->modules[i]->placed (p);
}

gboolean
bst_modules_may_put (const BstPosition *p,
                     guint              player,
                     BstFigureKind      kind,
                     guint              node)
{
  for (guint i = 0; i < p->n_modules; i++)
    if (p->modules[i]->may_put != NULL && p->modules[i]->may_put (p, player, kind, node))
      return TRUE;

  return FALSE;
}

int
bst_modules_points (const BstPosition *p,
                    guint              root,
                    gboolean           complete,
                    int                points)
{
  for (guint i = 0; i < p->n_modules; i++)
    if (p->modules[i]->points != NULL)
      points = p->modules[i]->points (p, root, complete, points);

  return points;
}

void
bst_modules_completed (BstPosition *p,
                       guint        root)
{
  for (guint i = 0; i < p->n_modules; i++)
    if (p->modules[i]->completed != NULL)
      p->modules[i]->completed (p, root);
}

int
bst_modules_farm_bonus (const BstPosition *p,
                        guint              root,
                        guint              player)
{
  int bonus = 0;

  for (guint i = 0; i < p->n_modules; i++)
    if (p->modules[i]->farm_bonus != NULL)
      bonus += p->modules[i]->farm_bonus (p, root, player);

  return bonus;
}
