/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pig herds: a farm with one or more of them pays its owners 1 more for each city, by the older ways
 * of counting too (FV-pig); barns get nothing from them. */

#include "bst-module.h"

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.pig_herds;
}

static int
farm_bonus (const BstPosition *p,
            guint              root,
            guint              player)
{
  return player < p->n_players && (p->parts[root].emblems & BST_EMBLEM_PIG_HERD);
}

/* The older ways ask for all who have farmers on the farm. */
static int
round_bonus (const BstPosition *p,
             guint              root,
             guint              player)
{
  return bst_position_find_owners (p, root, p->parts[root].figures) & (1u << player) ? farm_bonus (p, root, player) : 0;
}

const BstModule bst_module_pig_herds = {
  .name = "pig-herds",
  .is_in_play = is_in_play,
  .farm_bonus = farm_bonus,
  .round_bonus = round_bonus,
};
