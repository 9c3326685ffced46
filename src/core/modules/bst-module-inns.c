/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Inns & Cathedrals: a road with an inn pays 2 a tile, a city with a cathedral 3 a tile and
 * pennant; unfinished at the end of the game they pay nothing, or by another reading as usual. */

#include "bst-module.h"

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.inns;
}

static int
each (const BstPosition *p,
      guint              root,
      gboolean           complete,
      int                usual)
{
  const BstPart *part = &p->parts[root];

  if (!complete && p->rules.inns_at_end == BST_INNS_AT_END_USUAL)
    return usual;
  if (part->kind == BST_FEATURE_ROAD && (part->emblems & BST_EMBLEM_INN))
    return complete ? 2 : 0;
  if (part->kind == BST_FEATURE_CITY && (part->emblems & BST_EMBLEM_CATHEDRAL))
    return complete ? 3 : 0;

  return usual;
}

const BstModule bst_module_inns = {
  .name = "inns",
  .is_in_play = is_in_play,
  .each = each,
};
