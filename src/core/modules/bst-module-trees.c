/* SPDX-License-Identifier: GPL-3.0-or-later */

/* House rule: trees end no road (H6). Where they stand at a crossing, all road ends of the tile
 * are one road, which is complete at its real ends; houses end roads as usual. */

#include "bst-module.h"

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.trees_pass;
}

static void
rejoin (BstPosition *p,
        guint        index)
{
  const BstTile *tile = &p->tiles[index];
  const BstTileType *type = &p->types[tile->type];
  guint first = BST_NO_SEGMENT;

  if (type->crossing != BST_CROSSING_TREE)
    return;
  for (guint i = 0; i < type->n_segments; i++)
    if (type->segments[i].kind == BST_FEATURE_ROAD)
      {
        if (first == BST_NO_SEGMENT)
          first = i;
        else
          bst_position_merge (p, tile->first_part + first, tile->first_part + i);
      }
}

static void
laid (BstPosition *p)
{
  rejoin (p, p->head.n_tiles - 1u);
}

const BstModule bst_module_trees = {
  .name = "trees",
  .is_in_play = is_in_play,
  .laid = laid,
  .rejoin = rejoin,
};
