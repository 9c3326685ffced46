/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-tile.h"

guint
bst_tile_type_find_segment (const BstTileType *type,
                            guint              rotation,
                            BstFeatureKind     kind,
                            guint              side)
{
  for (guint i = 0; i < type->n_segments; i++)
    {
      const BstSegment *segment = &type->segments[i];

      if (segment->kind != kind)
        continue;
      if (kind == BST_FEATURE_MONASTERY || kind == BST_FEATURE_TOWER
          || (bst_sides_rotate (segment->sides, rotation) & (1u << side)))
        return i;
    }

  return BST_NO_SEGMENT;
}

BstSides
bst_tile_type_get_sides (const BstTileType *type,
                         guint              segment,
                         guint              rotation)
{
  g_return_val_if_fail (segment < type->n_segments, 0);

  return bst_sides_rotate (type->segments[segment].sides, rotation);
}

guint
bst_tile_type_inner_index (const BstTileType *type,
                           guint              segment)
{
  guint index = 0;

  g_return_val_if_fail (segment < type->n_segments, 0);

  for (guint i = 0; i < segment; i++)
    if (type->segments[i].kind == type->segments[segment].kind && type->segments[i].sides == 0)
      index++;

  return index;
}
