/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Drought (Drought and Pestilence): a farm with one or more dried fields pays 1 less for each
 * city, to farmers and to barns, at the end (D5) and when a barn sends farmers home (D6, D7).
 * Nobody stands on the dry ground itself, which is no segment; the field round it is (D4). */

#include "bst-module.h"

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.drought;
}

static int
farm_bonus (const BstPosition *p,
            guint              root,
            guint              player)
{
  return p->parts[root].emblems & BST_EMBLEM_DROUGHT ? -1 : 0;
}

const BstModule bst_module_drought = {
  .name = "drought",
  .is_in_play = is_in_play,
  .farm_bonus = farm_bonus,
  .round_bonus = farm_bonus,
};
