/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-tile-set.h"

#include "bst-io-data.h"
#include "bst-io-xml.h"
#include "bst-rules.h"

#include <glib/gi18n-lib.h>

#include <string.h>

static const struct
{
  const char     *element;
  BstFeatureKind  kind;
} kinds[] = {
  { "city", BST_FEATURE_CITY },
  { "road", BST_FEATURE_ROAD },
  { "river", BST_FEATURE_RIVER },
  { "monastery", BST_FEATURE_MONASTERY },
  { "tower", BST_FEATURE_TOWER },
  { "field", BST_FEATURE_FIELD },
};

static int
find_kind (const xmlNode *node)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (bst_io_xml_is (node, kinds[i].element))
      return (int) kinds[i].kind;

  g_assert_not_reached ();
}

/* A list of edges or half-edges; the schema has checked the words. */
static BstSides
get_sides (const xmlNode  *node,
           const char     *attribute,
           gboolean        halves)
{
  g_autofree char *text = bst_io_xml_get (node, attribute);
  g_auto (GStrv) words = g_strsplit_set (text != NULL ? text : "", " \t\r\n", -1);
  BstSides sides = 0;

  for (char **word = words; *word != NULL; word++)
    {
      int found = halves ? bst_side_from_name (*word, strlen (*word))
                         : bst_edge_from_name (*word, strlen (*word));

      if (found >= 0)
        sides |= halves ? (BstSides) (1u << found) : bst_sides_of_edge ((BstDirection) found);
    }

  return sides;
}

/* What is drawn on the segment beyond its topology. */
static guint16
read_emblems (const xmlNode *node)
{
  static const struct
  {
    const char *attribute;
    const char *value;
    BstEmblem   emblem;
  } emblems[] = {
    { "inn", "yes", BST_EMBLEM_INN },
    { "cathedral", "yes", BST_EMBLEM_CATHEDRAL },
    { "goods", "wine", BST_EMBLEM_WINE },
    { "goods", "grain", BST_EMBLEM_GRAIN },
    { "goods", "cloth", BST_EMBLEM_CLOTH },
    { "pigs", "yes", BST_EMBLEM_PIG_HERD },
    { "princess", "yes", BST_EMBLEM_PRINCESS },
    { "siege", "yes", BST_EMBLEM_SIEGE },
    { "plague", "yes", BST_EMBLEM_PLAGUE },
    { "drought", "yes", BST_EMBLEM_DROUGHT },
  };
  guint16 found = 0;

  for (guint i = 0; i < G_N_ELEMENTS (emblems); i++)
    {
      g_autofree char *value = bst_io_xml_get (node, emblems[i].attribute);

      if (g_strcmp0 (value, emblems[i].value) == 0)
        found |= (guint16) emblems[i].emblem;
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

  segment->kind = (BstFeatureKind) find_kind (node);
  segment->sides = get_sides (node, "sides", segment->kind == BST_FEATURE_FIELD);
  segment->pennants = (guint8) pennants;
  segment->emblems = read_emblems (node);
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
  BstSides wanted = get_sides (node, "cities", FALSE);

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

  if (g_strcmp0 (text, "river") == 0)
    return BST_DRAW_RIVER;
  if (g_strcmp0 (text, "lake") == 0)
    return BST_DRAW_LAKE;
  if (g_strcmp0 (text, "never") == 0)
    return BST_DRAW_NEVER;

  return BST_DRAW_ANY_TIME;
}

static guint8
read_signs (const xmlNode *node)
{
  static const struct
  {
    const char *attribute;
    BstSign     sign;
  } signs[] = {
    { "volcano", BST_SIGN_VOLCANO },
    { "dragon", BST_SIGN_DRAGON },
    { "portal", BST_SIGN_PORTAL },
  };
  guint8 found = 0;

  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    {
      g_autofree char *value = bst_io_xml_get (node, signs[i].attribute);

      if (g_strcmp0 (value, "yes") == 0)
        found |= (guint8) signs[i].sign;
    }

  return found;
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

static gboolean
read_tile (const xmlNode  *node,
           BstTileSet     *set,
           const char     *name,
           GError        **error)
{
  g_autofree char *id = bst_io_xml_get (node, "id");
  g_autofree char *letter = bst_io_xml_get (node, "letter");
  g_autoptr (GError) reason = NULL;
  BstTileType type = { .id = id };
  int count;

  if (!bst_io_xml_get_int (node, "count", 1, BST_MAX_TILES, 0, &count, name, error))
    return FALSE;

  type.letter = letter != NULL ? *letter : '\0';
  type.count = (guint) count;
  type.crossing = read_crossing (node);
  type.group = read_group (node);
  type.signs = read_signs (node);
  if (!read_segments (node, &type, name, error))
    return FALSE;
  if (!bst_tile_set_add (set, &type, &reason))
    return bst_io_xml_fail_with (error, BST_IO_ERROR_DATA, name, node, g_steal_pointer (&reason));

  return TRUE;
}

static gboolean
read_start (const xmlNode  *node,
            BstTileSet     *set,
            const char     *name,
            GError        **error)
{
  g_autofree char *tile = bst_io_xml_get (node, "tile");
  g_autoptr (GError) reason = NULL;
  int x, y, rotation;

  if (!bst_io_xml_get_int (node, "x", -BST_MAX_TILES, BST_MAX_TILES, G_MAXINT, &x, name, error)
      || !bst_io_xml_get_int (node, "y", -BST_MAX_TILES, BST_MAX_TILES, G_MAXINT, &y, name, error)
      || !bst_io_xml_get_int (node, "rotation", 0, 270, -1, &rotation, name, error))
    return FALSE;
  if (!bst_tile_set_add_start (set, tile, x, y, (guint) rotation / 90, &reason))
    return bst_io_xml_fail_with (error, BST_IO_ERROR_DATA, name, node, g_steal_pointer (&reason));

  return TRUE;
}

static gboolean
has_start (const xmlNode *root)
{
  for (xmlNode *node = bst_io_xml_first (root); node != NULL; node = bst_io_xml_next (node))
    if (bst_io_xml_is (node, "start"))
      return TRUE;

  return FALSE;
}

static gboolean add_bundled (const char  *id,
                             BstTileSet  *set,
                             GError     **error);

static gboolean
add_included (const xmlNode  *root,
              BstTileSet     *set,
              GError        **error)
{
  for (xmlNode *node = bst_io_xml_first (root); node != NULL; node = bst_io_xml_next (node))
    {
      g_autofree char *id = bst_io_xml_get (node, "set");

      if (bst_io_xml_is (node, "include") && !add_bundled (id, set, error))
        return FALSE;
    }

  return TRUE;
}

/* Adds one file's tiles. Its start tiles take the place of those of the files before it. They
 * stand first in the file but need the types: two passes. */
static gboolean
add_document (const xmlNode  *root,
              BstTileSet     *set,
              const char     *name,
              GError        **error)
{
  if (!add_included (root, set, error))
    return FALSE;
  if (has_start (root))
    bst_tile_set_replace_starts (set);
  for (xmlNode *node = bst_io_xml_first (root); node != NULL; node = bst_io_xml_next (node))
    if (bst_io_xml_is (node, "tile") && !read_tile (node, set, name, error))
      return FALSE;
  for (xmlNode *node = bst_io_xml_first (root); node != NULL; node = bst_io_xml_next (node))
    if (bst_io_xml_is (node, "start") && !read_start (node, set, name, error))
      return FALSE;

  return TRUE;
}

/* --- Files --- */

/* A test validates the bundled data; compiling the schema here would cost every start of the
 * program a megabyte and some milliseconds. */
static xmlDoc *
open_bundled (const char  *id,
              GError     **error)
{
  g_autofree char *path = g_strdup_printf ("tilesets/%s.xml", id);
  g_autoptr (GBytes) bytes = bst_io_data_lookup (path);

  if (bytes == NULL)
    {
      g_set_error (error, BST_IO_ERROR, BST_IO_ERROR_UNSUPPORTED,
                   _("there is no tile set “%s”"), id);
      return NULL;
    }

  return bst_io_xml_parse (bytes, path, error);
}

static gboolean
check_switches (const xmlNode  *root,
                const char     *name,
                GError        **error)
{
  BstRules scratch;

  bst_rules_init (&scratch);
  for (xmlNode *node = bst_io_xml_first (root); node != NULL; node = bst_io_xml_next (node))
    {
      g_autofree char *key = bst_io_xml_get (node, "name");
      g_autofree char *value = bst_io_xml_get (node, "value");
      GError *reason = NULL;

      if (bst_io_xml_is (node, "switch") && !bst_rules_set (&scratch, key, value, &reason))
        return bst_io_xml_fail_with (error, BST_IO_ERROR_UNSUPPORTED, name, node, reason);
    }

  return TRUE;
}

/* A file from outside. */
static xmlDoc *
open_own (GBytes      *bytes,
          const char  *name,
          GError     **error)
{
  g_autoptr (xmlDoc) document = bst_io_xml_parse (bytes, name, error);

  if (document == NULL || !bst_io_xml_validate (document, "schema/tileset.rng", name, error)
      || !check_switches (xmlDocGetRootElement (document), name, error))
    return NULL;

  return g_steal_pointer (&document);
}

static gboolean
add_bundled (const char  *id,
             BstTileSet  *set,
             GError     **error)
{
  g_autoptr (xmlDoc) document = open_bundled (id, error);

  return document != NULL && add_document (xmlDocGetRootElement (document), set, id, error);
}

BstTileSet *
bst_io_tile_set_load_bytes (GBytes      *bytes,
                            const char  *name,
                            GError     **error)
{
  g_autoptr (xmlDoc) document = open_own (bytes, name, error);
  g_autoptr (BstTileSet) set = NULL;
  g_autoptr (GError) reason = NULL;
  g_autofree char *id = NULL;
  const xmlNode *root;

  if (document == NULL)
    return NULL;

  root = xmlDocGetRootElement (document);
  id = bst_io_xml_get (root, "id");
  set = bst_tile_set_new (id);
  if (!add_document (root, set, name, error))
    return NULL;
  if (!bst_tile_set_seal (set, &reason))
    {
      bst_io_xml_fail_with (error, BST_IO_ERROR_DATA, name, root, g_steal_pointer (&reason));
      return NULL;
    }

  return g_steal_pointer (&set);
}

BstTileSet *
bst_io_tile_set_load_file (const char  *path,
                           GError     **error)
{
  g_autoptr (GBytes) bytes = bst_io_data_read (path, error);

  return bytes != NULL ? bst_io_tile_set_load_bytes (bytes, path, error) : NULL;
}

/* --- Several sets --- */

/* A set may be an addition to another, whose start tile it replaces. */
static gboolean
check_needs (const xmlNode       *root,
             const char * const  *parts,
             guint                n_before,
             GError             **error)
{
  g_autofree char *needed = bst_io_xml_get (root, "needs");

  for (guint i = 0; needed != NULL && i < n_before; i++)
    if (strcmp (parts[i], needed) == 0)
      g_clear_pointer (&needed, g_free);
  if (needed == NULL)
    return TRUE;

  g_set_error (error, BST_IO_ERROR, BST_IO_ERROR_UNSUPPORTED,
               _("the tile set “%s” is played with “%s”, which must be named before it"),
               parts[n_before], needed);

  return FALSE;
}

static xmlDoc *
open_part (const char  *part,
           gboolean     typed,
           GError     **error)
{
  g_autoptr (GBytes) bytes = NULL;

  if (typed && g_str_has_suffix (part, ".xml"))
    bytes = bst_io_data_read (part, error);
  else
    {
      bytes = bst_io_tile_set_read_own (part);
      if (bytes == NULL)
        return open_bundled (part, error);
    }

  return bytes != NULL ? open_own (bytes, part, error) : NULL;
}

static BstTileSet *
load_parts (const char  *text,
            gboolean     typed,
            GError     **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "+", -1);
  g_autoptr (BstTileSet) set = bst_tile_set_new (text);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autoptr (xmlDoc) document = open_part (parts[i], typed, error);
      const xmlNode *root;

      if (document == NULL)
        return NULL;
      root = xmlDocGetRootElement (document);
      if (!check_needs (root, (const char * const *) parts, i, error)
          || !add_document (root, set, parts[i], error))
        return NULL;
    }
  if (!bst_tile_set_seal (set, error))
    return NULL;

  return g_steal_pointer (&set);
}

BstTileSet *
bst_io_tile_set_load (const char  *id,
                      GError     **error)
{
  return load_parts (id, FALSE, error);
}

BstTileSet *
bst_io_tile_set_load_typed (const char  *text,
                            GError     **error)
{
  return load_parts (text, TRUE, error);
}

char **
bst_io_tile_set_list (void)
{
  return bst_io_data_list ("tilesets");
}
