/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Places on the board: their texts, and the segments that they name. */

#include "bst-step.h"

#include <string.h>

static const char * const corner_names[] = { "NW", "NE", "SE", "SW" };

/* "inner" or "inner2" and so on. */
static gboolean
read_inner_side (const char *text,
                 guint8     *side)
{
  gsize length = strlen (text);

  if (strncmp (text, "inner", 5) != 0)
    return FALSE;
  if (length == 5)
    *side = BST_SIDE_INNER;
  else if (length == 6 && text[5] >= '2' && text[5] <= '9')
    *side = (guint8) (BST_SIDE_INNER + text[5] - '1');
  else
    return FALSE;

  return TRUE;
}

static gboolean
read_corner (const char *text,
             BstSpot    *spot)
{
  for (guint i = 0; i < G_N_ELEMENTS (corner_names); i++)
    if (strcmp (text, corner_names[i]) == 0)
      {
        spot->feature = BST_FEATURE_FIELD;
        spot->side = (guint8) (BST_SIDE_CORNER + i);
        return TRUE;
      }

  return FALSE;
}

static gboolean
read_side (const char *text,
           BstSpot    *spot)
{
  int side;

  if (spot->feature == BST_FEATURE_FIELD && read_inner_side (text, &spot->side))
    return TRUE;

  side = spot->feature == BST_FEATURE_FIELD ? bst_side_from_name (text, strlen (text))
                                            : 2 * bst_edge_from_name (text, strlen (text));
  if (side < 0)
    return FALSE;
  spot->side = (guint8) side;

  return TRUE;
}

gboolean
bst_spot_parse (const char *text,
                BstSpot    *spot)
{
  static const BstFeatureKind kinds[] = { BST_FEATURE_CITY, BST_FEATURE_ROAD, BST_FEATURE_FIELD };
  const char *colon = strchr (text, ':');
  BstSpot found = *spot;
  gboolean ok = FALSE;

  found.side = 0;
  if (strcmp (text, "mon") == 0 || strcmp (text, "tower") == 0)
    {
      found.feature = text[0] == 'm' ? BST_FEATURE_MONASTERY : BST_FEATURE_TOWER;
      ok = TRUE;
    }
  else if (colon != NULL && strncmp (text, "corner:", 7) == 0)
    {
      ok = read_corner (colon + 1, &found);
    }
  for (guint i = 0; !ok && colon != NULL && i < G_N_ELEMENTS (kinds); i++)
    {
      const char *name = bst_feature_kind_name (kinds[i]);

      if (strlen (name) != (gsize) (colon - text) || strncmp (text, name, strlen (name)) != 0)
        continue;
      found.feature = (guint8) kinds[i];
      ok = read_side (colon + 1, &found);
    }
  if (ok)
    *spot = found;

  return ok;
}

void
bst_spot_print (const BstSpot *spot,
                GString       *out)
{
  if (spot->feature == BST_FEATURE_MONASTERY)
    g_string_append (out, "mon");
  else if (spot->feature == BST_FEATURE_TOWER)
    g_string_append (out, "tower");
  else if (spot->side >= BST_SIDE_CORNER)
    g_string_append_printf (out, "corner:%s", corner_names[spot->side - BST_SIDE_CORNER]);
  else if (spot->side > BST_SIDE_INNER)
    g_string_append_printf (out, "field:inner%d", spot->side - BST_SIDE_INNER + 1);
  else if (spot->side == BST_SIDE_INNER)
    g_string_append (out, "field:inner");
  else
    g_string_append_printf (out, "%s:%s", bst_feature_kind_name (spot->feature),
                            spot->feature == BST_FEATURE_FIELD ? bst_side_name (spot->side)
                                                               : bst_edge_name (spot->side / 2));
}

void
bst_spot_set_segment (BstSpot           *spot,
                      const BstTileType *type,
                      guint              rotation,
                      guint              segment)
{
  BstSides sides = bst_tile_type_get_sides (type, segment, rotation);

  spot->feature = (guint8) type->segments[segment].kind;
  if (sides != 0)
    spot->side = (guint8) g_bit_nth_lsf (sides, -1);
  else if (spot->feature == BST_FEATURE_FIELD)
    spot->side = (guint8) (BST_SIDE_INNER + bst_tile_type_inner_index (type, segment));
  else
    spot->side = 0;
}

guint
bst_spot_get_segment (const BstSpot     *spot,
                      const BstTileType *type,
                      guint              rotation)
{
  if (spot->side < BST_SIDE_INNER)
    return bst_tile_type_find_segment (type, rotation, spot->feature, spot->side);
  if (spot->side >= BST_SIDE_CORNER)
    return BST_NO_SEGMENT;

  for (guint i = 0; i < type->n_segments; i++)
    if (type->segments[i].kind == spot->feature && type->segments[i].sides == 0
        && bst_tile_type_inner_index (type, i) + BST_SIDE_INNER == spot->side)
      return i;

  return BST_NO_SEGMENT;
}
