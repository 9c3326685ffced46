/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-io-bga-tiles.h"

#include <string.h>

#define MAX_SPOTS 8

/* The straight road is drawn from north to south there. */
#define STRAIGHT_ROAD 16

/* Places in the order of their numbers from 1: kind (Monastery, Road, City, Field), colon, where
 * at rotation 0. The ids of single tiles run on from type to type. */
static const struct
{
  char        letter[2];
  guint8      count;
  const char *spots[MAX_SPOTS];
} types[BST_IO_BGA_N_TYPES] = {
  { "T", 1, { "R:S", "C:_S", "F:SR", "F:SL" } },
  { "S", 2, { "R:S", "C:_S", "F:SR", "F:SL" } },
  { "N", 3, { "C:NW", "F:EL.ER.SL.SR" } },
  { "M", 2, { "C:NW", "F:EL.ER.SL.SR" } },
  { "P", 3, { "R:SE", "C:NW", "F:EL.SR", "F:ER.SL" } },
  { "O", 2, { "R:SE", "C:NW", "F:EL.SR", "F:ER.SL" } },
  { "G", 1, { "C:WE", "F:NL.NR", "F:SL.SR" } },
  { "F", 2, { "C:WE", "F:NL.NR", "F:SL.SR" } },
  { "I", 2, { "C:N", "C:W", "F:EL.ER.SL.SR" } },
  { "H", 3, { "C:N", "C:S", "F:EL.ER.WL.WR" } },
  { "E", 5, { "C:N", "F:EL.ER.SL.SR.WL.WR" } },
  { "K", 3, { "R:SW", "C:N", "F:EL.ER.SL.WR", "F:SR.WL" } },
  { "J", 3, { "R:SE", "C:N", "F:EL.SR.WL.WR", "F:ER.SL" } },
  { "L", 3, { "R:W", "R:E", "R:S", "C:N", "F:EL.WR", "F:SR.WL", "F:ER.SL" } },
  { "D", 4, { "R:WE", "C:N", "F:EL.WR", "F:ER.SL.SR.WL" } },
  { "U", 8, { "R:WE", NULL, "F:ER.SL.SR.WL", "F:NL.NR.EL.WR" } },
  { "V", 9, { "R:SW", "F:NL.NR.EL.ER.SL.WR", "F:SR.WL" } },
  { "W", 4, { "R:W", "R:E", "R:S", "F:NL.NR.EL.WR", "F:SR.WL", "F:ER.SL" } },
  { "X", 1, { "R:W", "R:E", "R:S", "R:N", "F:NL.WR", "F:NR.EL", "F:ER.SL", "F:SR.WL" } },
  { "B", 4, { "M:I", "F:NL.NR.EL.ER.SL.SR.WL.WR" } },
  { "A", 2, { "M:I", "R:S", "F:NL.NR.EL.ER.SL.SR.WL.WR" } },
  { "C", 1, { "C:NWSE" } },
  { "R", 3, { "C:_S", "F:SL.SR" } },
  { "Q", 1, { "C:_S", "F:SL.SR" } },
};

guint
bst_io_bga_find_type (const BstTileSet *set,
                      guint             type)
{
  int found = bst_tile_set_find (set, types[type - 1].letter);

  g_assert (found != BST_NO_TILE);

  return (guint) found;
}

guint
bst_io_bga_type_of_tile (guint tile)
{
  guint type = 0;

  while (type < BST_IO_BGA_N_TYPES - 1 && tile > types[type].count)
    tile -= types[type++].count;

  return type + 1;
}

guint
bst_io_bga_get_rotation (guint type,
                         guint orientation)
{
  return type == STRAIGHT_ROAD ? orientation % 4 : (orientation + 3) % 4;
}

static BstFeatureKind
kind_of_spot (char letter)
{
  switch (letter)
    {
    case 'C': return BST_FEATURE_CITY;
    case 'R': return BST_FEATURE_ROAD;
    case 'M': return BST_FEATURE_MONASTERY;
    default: return BST_FEATURE_FIELD;
    }
}

guint
bst_io_bga_find_segment (const BstTileType *tile_type,
                         guint              type,
                         guint              position)
{
  const char *spot;
  BstSides sides;

  if (position < 1 || position > MAX_SPOTS)
    return BST_NO_SEGMENT;
  spot = types[type - 1].spots[position - 1];
  if (spot == NULL || !bst_sides_from_location (spot + 2, &sides))
    return BST_NO_SEGMENT;

  for (guint i = 0; i < tile_type->n_segments; i++)
    if (tile_type->segments[i].kind == kind_of_spot (*spot)
        && tile_type->segments[i].sides == sides)
      return i;

  return BST_NO_SEGMENT;
}
