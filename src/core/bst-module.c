/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-module.h"

static const BstModule * const all_modules[] = {
  &bst_module_river,
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
