/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Places on the board: their texts, and the segments that they name. */

#include "bst-step.h"

#include <string.h>

/* Of each edge. */
#define FIRST_HALVES 0x55

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
  gboolean halves = bst_feature_kind_get (spot->feature)->half_edges;
  int side, edge;

  if (halves && read_inner_side (text, &spot->side))
    return TRUE;

  side = bst_side_from_name (text, strlen (text));
  edge = bst_edge_from_name (text, strlen (text));
  if (!halves && edge >= 0)
    side = 2 * edge;
  /* The second half of an edge that two features share; the first has its name. */
  else if (!halves && side % 2 == 0)
    return FALSE;
  if (side < 0)
    return FALSE;
  spot->side = (guint8) side;

  return TRUE;
}

/* "mon", or "mon2" for the second one on the tile. */
static gboolean
read_inside (const char *text,
             const char *name,
             BstSpot    *spot)
{
  gsize length = strlen (name);

  if (strncmp (text, name, length) != 0)
    return FALSE;
  text += length;
  if (text[0] == '\0')
    return TRUE;
  spot->side = (guint8) (text[0] - '1');

  return text[0] >= '2' && text[0] <= '9' && text[1] == '\0';
}

/* A place on a feature of the kind, which takes figures. */
static gboolean
read_feature (const char     *text,
              BstFeatureKind  kind,
              BstSpot        *spot)
{
  const BstFeatureFacts *facts = bst_feature_kind_get (kind);
  gsize length = strlen (facts->name);

  spot->feature = (guint8) kind;
  if (!facts->takes_figures)
    return FALSE;
  if (facts->spot != NULL)
    return read_inside (text, facts->spot, spot);

  return strncmp (text, facts->name, length) == 0 && text[length] == ':' && read_side (text + length + 1, spot);
}

gboolean
bst_spot_parse (const char *text,
                BstSpot    *spot)
{
  BstSpot found = *spot;
  gboolean ok;

  found.side = 0;
  ok = g_str_has_prefix (text, "corner:") && read_corner (text + strlen ("corner:"), &found);
  for (guint kind = 0; !ok && kind < BST_N_FEATURE_KINDS; kind++)
    ok = read_feature (text, kind, &found);
  if (ok)
    *spot = found;

  return ok;
}

void
bst_spot_print (const BstSpot *spot,
                GString       *out)
{
  const BstFeatureFacts *facts = bst_feature_kind_get (spot->feature);

  if (facts->spot != NULL && spot->side > 0)
    g_string_append_printf (out, "%s%d", facts->spot, spot->side + 1);
  else if (facts->spot != NULL)
    g_string_append (out, facts->spot);
  else if (spot->side >= BST_SIDE_CORNER)
    g_string_append_printf (out, "corner:%s", corner_names[spot->side - BST_SIDE_CORNER]);
  else if (spot->side > BST_SIDE_INNER)
    g_string_append_printf (out, "field:inner%d", spot->side - BST_SIDE_INNER + 1);
  else if (spot->side == BST_SIDE_INNER)
    g_string_append (out, "field:inner");
  else
    g_string_append_printf (out, "%s:%s", facts->name, facts->half_edges || spot->side % 2 == 1
                                                       ? bst_side_name (spot->side) : bst_edge_name (spot->side / 2));
}

void
bst_spot_set_segment (BstSpot           *spot,
                      const BstTileType *type,
                      guint              rotation,
                      guint              segment)
{
  BstSides sides = bst_tile_type_get_sides (type, segment, rotation);

  spot->feature = (guint8) type->segments[segment].kind;
  /* An edge that two share names the one that has its first half. */
  if (!bst_feature_kind_get (spot->feature)->half_edges && (sides & FIRST_HALVES) != 0)
    sides &= FIRST_HALVES;
  if (sides != 0)
    spot->side = (guint8) __builtin_ctz (sides);
  else if (bst_feature_kind_get (spot->feature)->half_edges)
    spot->side = (guint8) (BST_SIDE_INNER + bst_tile_type_inner_index (type, segment));
  else
    spot->side = (guint8) bst_tile_type_inner_index (type, segment);
}

/* A second half names only what has no first half of any edge. */
static guint
find_at_side (const BstSpot     *spot,
              const BstTileType *type,
              guint              rotation)
{
  guint segment = bst_tile_type_find_segment (type, rotation, spot->feature, spot->side);

  return segment != BST_NO_SEGMENT && spot->side % 2 == 1 && !bst_feature_kind_get (spot->feature)->half_edges
         && (type->segments[segment].sides & FIRST_HALVES) != 0 ? BST_NO_SEGMENT : segment;
}

guint
bst_spot_get_segment (const BstSpot     *spot,
                      const BstTileType *type,
                      guint              rotation)
{
  gboolean is_inside = bst_feature_kind_get (spot->feature)->is_inside;
  guint first = is_inside ? 0 : BST_SIDE_INNER;

  if (spot->side < first)
    return find_at_side (spot, type, rotation);
  if (spot->side >= BST_SIDE_CORNER)
    return BST_NO_SEGMENT;

  for (guint i = 0; i < type->n_segments; i++)
    if (type->segments[i].kind == spot->feature && type->segments[i].sides == 0
        && bst_tile_type_inner_index (type, i) + first == spot->side)
      return i;

  return BST_NO_SEGMENT;
}
