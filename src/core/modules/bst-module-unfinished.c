/* SPDX-License-Identifier: GPL-3.0-or-later */

/* House rule: the end of the game pays nothing for what is not finished (H9): roads, cities and
 * monasteries; by the stricter value nor for farms that are not closed all round. */

#include "bst-module.h"

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.unfinished != BST_UNFINISHED_PAID;
}

static gboolean
is_lost (const BstPosition *p,
         guint              root)
{
  const BstPart *part = &p->parts[root];

  return part->open > 0
         && (part->kind != BST_FEATURE_FIELD || p->rules.unfinished == BST_UNFINISHED_NOR_FARMS);
}

static int
each (const BstPosition *p,
      guint              root,
      gboolean           complete,
      int                usual)
{
  return complete || !is_lost (p, root) ? usual : 0;
}

const BstModule bst_module_unfinished = {
  .name = "unfinished",
  .is_in_play = is_in_play,
  .each = each,
  .is_lost = is_lost,
};
