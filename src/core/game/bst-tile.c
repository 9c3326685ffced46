/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-tile.h"

#include <string.h>

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
      if (bst_feature_kind_get (kind)->is_inside
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

/* --- Looking for one --- */

static gboolean
has_edge_code (const BstTileType *type,
               const char        *code,
               gsize              length)
{
  static const char letters[BST_N_EDGES] = { '\0', 'F', 'R', 'C', 'I' };

  if (length > BST_N_DIRECTIONS)
    return FALSE;
  for (guint first = 0; first < BST_N_DIRECTIONS; first++)
    {
      guint n = 0;

      while (n < length && letters[type->edges[(first + n) % BST_N_DIRECTIONS]] == code[n])
        n++;
      if (n == length)
        return TRUE;
    }

  return FALSE;
}

gboolean
bst_tile_type_matches (const BstTileType *type,
                       const char        *text)
{
  g_autofree char *sought = g_strstrip (g_ascii_strup (text, -1));
  g_autofree char *id = g_ascii_strup (type->id, -1);
  gsize length = strlen (sought);

  if (length == 1 && type->letter != 0)
    return type->letter == sought[0];

  return strstr (id, sought) != NULL || has_edge_code (type, sought, length);
}
