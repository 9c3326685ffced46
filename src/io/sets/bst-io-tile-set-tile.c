/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One tile of a tile set. */

#include "config.h"

#include "bst-io-tile-set-private.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* Its element has the name of the kind, as the schema has checked. */
static BstFeatureKind
find_kind (const xmlNode *node)
{
  return (BstFeatureKind) bst_feature_kind_find ((const char *) node->name);
}

/* A list of edges or half-edges; the schema has checked the words. */
static BstSides
get_sides (const xmlNode *node,
           const char    *attribute)
{
  g_autofree char *text = bst_io_xml_get (node, attribute);
  g_auto (GStrv) words = g_strsplit_set (text != NULL ? text : "", " \t\r\n", -1);
  BstSides sides = 0;

  for (char **word = words; *word != NULL; word++)
    {
      int edge = bst_edge_from_name (*word, strlen (*word)), half = bst_side_from_name (*word, strlen (*word));

      if (edge >= 0)
        sides |= bst_sides_of_edge ((BstDirection) edge);
      else if (half >= 0)
        sides |= (BstSides) (1u << half);
    }

  return sides;
}

/* What is drawn on the segment, or on the tile as a whole, beyond its topology. */
static guint32
read_bits (const xmlNode        *node,
           const BstEmblemFacts *facts,
           guint                 n_facts)
{
  guint32 found = 0;

  for (guint i = 0; i < n_facts; i++)
    {
      g_autofree char *value = bst_io_xml_get (node, facts[i].attribute);

      if (g_strcmp0 (value, facts[i].value) == 0)
        found |= 1u << i;
    }

  return found;
}

static gboolean
read_segment (const xmlNode  *node,
              BstTileType    *type,
              const char     *name,
              GError        **error)
{
  BstSegment *segment = &type->segments[type->n_segments];
  int pennants = 0;

  if (type->n_segments == BST_MAX_SEGMENTS)
    return bst_io_xml_fail (error, BST_IO_ERROR_LIMIT, name, node,
                            _("tile %s has more than %d pieces"), type->id, BST_MAX_SEGMENTS);
  if (!bst_io_xml_get_int (node, "pennants", 0, 9, 0, &pennants, name, error))
    return FALSE;

  segment->kind = find_kind (node);
  segment->sides = get_sides (node, "sides");
  segment->pennants = (guint8) pennants;
  segment->emblems = read_bits (node, bst_emblem_facts, BST_N_EMBLEMS);
  type->n_segments++;

  return TRUE;
}

/* The cities=".." of a field name cities by an edge, so they are looked up once all are known. */
static gboolean
read_field_cities (const xmlNode  *node,
                   BstTileType    *type,
                   guint           field,
                   const char     *name,
                   GError        **error)
{
  BstSides wanted = get_sides (node, "cities");

  for (guint i = 0; i < type->n_segments; i++)
    if (type->segments[i].kind == BST_FEATURE_CITY && (type->segments[i].sides & wanted) != 0)
      {
        type->segments[field].cities |= (guint16) (1u << i);
        wanted &= (BstSides) ~type->segments[i].sides;
      }
  if (wanted != 0)
    return bst_io_xml_fail (error, BST_IO_ERROR_DATA, name, node,
                            _("tile %s has no city at an edge that its field names"), type->id);

  return TRUE;
}

static BstCrossing
read_crossing (const xmlNode *node)
{
  g_autofree char *text = bst_io_xml_get (node, "crossing");

  if (g_strcmp0 (text, "house") == 0)
    return BST_CROSSING_HOUSE;
  if (g_strcmp0 (text, "tree") == 0)
    return BST_CROSSING_TREE;

  return BST_CROSSING_NONE;
}

static BstDrawGroup
read_group (const xmlNode *node)
{
  g_autofree char *text = bst_io_xml_get (node, "draw");

  if (g_strcmp0 (text, "fork") == 0)
    return BST_DRAW_FORK;
  if (g_strcmp0 (text, "river") == 0)
    return BST_DRAW_RIVER;
  if (g_strcmp0 (text, "lake") == 0)
    return BST_DRAW_LAKE;
  if (g_strcmp0 (text, "never") == 0)
    return BST_DRAW_NEVER;

  return BST_DRAW_ANY_TIME;
}

static gboolean
read_segments (const xmlNode  *node,
               BstTileType    *type,
               const char     *name,
               GError        **error)
{
  guint segment = 0;

  for (xmlNode *child = bst_io_xml_first (node); child != NULL; child = bst_io_xml_next (child))
    if (!read_segment (child, type, name, error))
      return FALSE;

  for (xmlNode *child = bst_io_xml_first (node); child != NULL; child = bst_io_xml_next (child))
    if (!read_field_cities (child, type, segment++, name, error))
      return FALSE;

  return TRUE;
}

gboolean
bst_io_tile_set_is_replacing (const xmlNode *node)
{
  g_autofree char *replaced = bst_io_xml_get (node, "instead");

  return replaced != NULL;
}

gboolean
bst_io_tile_set_replace_tile (const xmlNode  *node,
                              BstTileSet     *set,
                              const char     *name,
                              GError        **error)
{
  g_autofree char *id = bst_io_xml_get (node, "id");
  g_autofree char *replaced = bst_io_xml_get (node, "instead");
  g_autoptr (GError) reason = NULL;
  int index = bst_tile_set_find (set, replaced);
  BstTileType type;
  int count;

  if (index == BST_NO_TILE)
    return TRUE;
  if (!bst_io_xml_get_int (node, "count", 1, BST_MAX_TILES, 0, &count, name, error))
    return FALSE;
  type = *bst_tile_set_get_type (set, (guint) index);
  type.id = id;
  type.letter = '\0';
  type.count = (guint) count;
  for (xmlNode *child = bst_io_xml_first (node); child != NULL; child = bst_io_xml_next (child))
    {
      /* Whatever is new lies inside, where no field of the tile names it. */
      if (type.n_segments < BST_MAX_SEGMENTS)
        type.segments[type.n_segments] = (BstSegment) { 0 };
      if (!read_segment (child, &type, name, error))
        return FALSE;
    }
  if (!bst_tile_set_replace (set, (guint) index, &type, &reason))
    return bst_io_xml_fail_with (error, BST_IO_ERROR_DATA, name, node, g_steal_pointer (&reason));

  return TRUE;
}

gboolean
bst_io_tile_set_read_tile (const xmlNode  *node,
                           BstTileSet     *set,
                           const char     *name,
                           GError        **error)
{
  g_autofree char *id = bst_io_xml_get (node, "id");
  g_autofree char *letter = bst_io_xml_get (node, "letter");
  g_autoptr (GError) reason = NULL;
  BstTileType type = { .id = id };
  int count, parameter;

  if (!bst_io_xml_get_int (node, "count", 1, BST_MAX_TILES, 0, &count, name, error)
      || !bst_io_xml_get_int (node, "parameter", 0, G_MAXUINT8, 0, &parameter, name, error))
    return FALSE;

  type.letter = letter != NULL ? *letter : '\0';
  type.count = (guint) count;
  type.crossing = read_crossing (node);
  type.group = read_group (node);
  type.signs = read_bits (node, bst_sign_facts, BST_N_SIGNS);
  type.blank = get_sides (node, "blank");
  type.parameter = (guint8) parameter;
  if (!read_segments (node, &type, name, error))
    return FALSE;
  if (!bst_tile_set_add (set, &type, &reason))
    return bst_io_xml_fail_with (error, BST_IO_ERROR_DATA, name, node, g_steal_pointer (&reason));

  return TRUE;
}
