/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-advice.h"

static gboolean
has_emblem (const BstTileType *type,
            guint              emblem)
{
  for (guint i = 0; i < type->n_segments; i++)
    if (type->segments[i].emblems & emblem)
      return TRUE;

  return FALSE;
}

guint
bst_advice_count (const BstTileSet *set,
                  guint             emblem)
{
  guint count = 0;

  for (guint i = 0; i < bst_tile_set_get_n_types (set); i++)
    if (has_emblem (bst_tile_set_get_type (set, i), emblem))
      count += bst_tile_set_get_type (set, i)->count;

  return count;
}

/* D11: after its completion the dragon and the tower take figures out of a rat city, and a hand for
 * some reasons; the catapult and the escape do before. */
static gboolean
takes_followers (const BstRules *rules)
{
  return rules->towers || rules->dragon || rules->dexterity || rules->escape != BST_ESCAPE_OFF;
}

guint
bst_advice_find (const BstTileSet *set,
                 const BstRules   *rules)
{
  guint advice = 0;

  if (rules->drought && bst_advice_count (set, BST_EMBLEM_DROUGHT)
                        > bst_advice_count (set, BST_EMBLEM_PIG_HERD))
    advice |= BST_ADVICE_DROUGHT;
  if (rules->plague && bst_advice_count (set, BST_EMBLEM_PLAGUE) > 0 && !takes_followers (rules))
    advice |= BST_ADVICE_PLAGUE;

  return advice;
}
