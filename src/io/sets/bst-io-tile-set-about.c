/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a tile set says of itself beside its tiles. */

#include "config.h"

#include "bst-io-data.h"
#include "bst-io-tile-set-private.h"

#include <glib/gi18n-lib.h>

/* The translated text of the set's element of this name, NULL if there is none. */
static char *
dup_sentence (const char *id,
              const char *element)
{
  g_autoptr (BstIoTileSetFile) file = bst_io_tile_set_open (id, NULL);
  xmlNode *node = file != NULL ? bst_io_xml_first (file->root) : NULL;
  g_autofree char *text = NULL;

  while (node != NULL && !bst_io_xml_is (node, element))
    node = bst_io_xml_next (node);
  if (node == NULL)
    return NULL;

  text = bst_io_xml_dup_text (node);

  return g_strdup (g_dgettext (GETTEXT_PACKAGE, text));
}

char *
bst_io_tile_set_dup_title (const char *id)
{
  char *title = dup_sentence (id, "title");

  return title != NULL ? title : g_strdup (id);
}

char *
bst_io_tile_set_dup_description (const char *id)
{
  return dup_sentence (id, "description");
}

char *
bst_io_tile_set_dup_source (const char *id)
{
  return dup_sentence (id, "source");
}

char *
bst_io_tile_set_dup_note (const char *id)
{
  g_auto (GStrv) parts = g_strsplit (id, "+", -1);
  GString *notes = g_string_new (NULL);

  for (char **part = parts; *part != NULL; part++)
    {
      g_autofree char *note = NULL;

      bst_io_tile_set_cut_copies (*part);
      note = dup_sentence (*part, "note");
      if (note != NULL)
        g_string_append_printf (notes, "%s%s", notes->len > 0 ? "\n" : "", note);
    }

  return g_string_free (notes, notes->len == 0);
}

/* NULL if the set has none of this name. */
static char *
dup_attribute (const char *id,
               const char *name)
{
  g_autoptr (BstIoTileSetFile) file = bst_io_tile_set_open (id, NULL);

  return file != NULL ? bst_io_xml_get (file->root, name) : NULL;
}

guint
bst_io_tile_set_get_load (const char *id)
{
  g_autofree char *load = dup_attribute (id, "load");

  return load != NULL ? (guint) g_ascii_strtoull (load, NULL, 10) : 0;
}

char *
bst_io_tile_set_dup_lesson (const char *id)
{
  return dup_attribute (id, "lesson");
}

char *
bst_io_tile_set_dup_rules (const char *id)
{
  return dup_attribute (id, "rules");
}

/* --- Certainty --- */

static BstIoCertainty
read_certainty (const xmlNode   *node,
                BstIoCertainty   fallback)
{
  g_autofree char *text = bst_io_xml_get (node, "certainty");

  if (g_strcmp0 (text, "document") == 0)
    return BST_IO_CERTAINTY_DOCUMENT;
  if (g_strcmp0 (text, "peer") == 0)
    return BST_IO_CERTAINTY_PEER;
  if (g_strcmp0 (text, "own") == 0)
    return BST_IO_CERTAINTY_OWN;

  return fallback;
}

static gboolean
is_tile (const xmlNode *node,
         const char    *tile)
{
  g_autofree char *id = bst_io_xml_get (node, "id");

  return bst_io_xml_is (node, "tile") && (tile == NULL || g_strcmp0 (id, tile) == 0);
}

/* A file of the user's might include itself. */
static gboolean
is_bundled (const char *id)
{
  g_autoptr (GBytes) bytes = bst_io_tile_set_lookup (id);

  return bytes != NULL;
}

/* -1 if the set has no such tile. What a set includes is no surer than the set itself. */
static int
find_certainty (const char *id,
                const char *tile)
{
  g_autoptr (BstIoTileSetFile) file = bst_io_tile_set_open (id, NULL);
  const xmlNode *root = file != NULL ? file->root : NULL;
  BstIoCertainty own;
  int found = -1;

  if (root == NULL)
    return -1;

  own = read_certainty (root, BST_IO_CERTAINTY_DOCUMENT);
  for (xmlNode *node = bst_io_xml_first (root); node != NULL; node = bst_io_xml_next (node))
    if (bst_io_xml_is (node, "include"))
      {
        g_autofree char *set = bst_io_xml_get (node, "set");
        int included = is_bundled (set) ? find_certainty (set, tile) : -1;

        if (included >= 0)
          found = MAX (found, MAX (included, (int) own));
      }
    else if (is_tile (node, tile))
      found = MAX (found, (int) read_certainty (node, own));

  return found;
}

BstIoCertainty
bst_io_tile_set_get_certainty (const char *id,
                               const char *tile)
{
  g_auto (GStrv) parts = g_strsplit (id, "+", -1);
  int found = BST_IO_CERTAINTY_DOCUMENT;

  for (char **part = parts; *part != NULL; part++)
    {
      bst_io_tile_set_cut_copies (*part);
      found = MAX (found, find_certainty (*part, tile));
    }

  return (BstIoCertainty) found;
}

/* --- Whose tiles they are --- */

static void add_sources (const char       *id,
                         const char       *includer,
                         const BstTileSet *set,
                         const char      **sources);

/* What it may be an addition to: tiles of those that are not in the game are not there. */
static void
add_needed (const char       *needed,
            const BstTileSet *set,
            const char      **sources)
{
  g_auto (GStrv) ids = g_strsplit (needed, " ", -1);

  for (char **id = ids; *id != NULL; id++)
    if (is_bundled (*id))
      add_sources (*id, NULL, set, sources);
}

/* What sets have in common is the first @includer's. */
static void
add_sources (const char       *id,
             const char       *includer,
             const BstTileSet *set,
             const char      **sources)
{
  g_autoptr (BstIoTileSetFile) file = bst_io_tile_set_open (id, NULL);
  g_autofree char *needed = file != NULL ? bst_io_xml_get (file->root, "needs") : NULL;
  const char *source = includer != NULL && file != NULL && bst_io_tile_set_is_part (file) ? includer : id;

  if (needed != NULL)
    add_needed (needed, set, sources);
  for (xmlNode *node = file != NULL ? bst_io_xml_first (file->root) : NULL; node != NULL; node = bst_io_xml_next (node))
    {
      gboolean is_include = bst_io_xml_is (node, "include");
      g_autofree char *name = bst_io_xml_get (node, is_include ? "set" : "id");
      int type;

      if (is_include && is_bundled (name))
        add_sources (name, id, set, sources);
      if (!bst_io_xml_is (node, "tile"))
        continue;
      type = bst_tile_set_find (set, name);
      if (type != BST_NO_TILE && sources[type] == NULL)
        sources[type] = g_intern_string (source);
    }
}

const char **
bst_io_tile_set_list_sources (const BstTileSet *set)
{
  const char **sources = g_new0 (const char *, bst_tile_set_get_n_types (set));
  g_auto (GStrv) parts = g_strsplit (bst_tile_set_get_id (set), "+", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      bst_io_tile_set_cut_copies (*part);
      add_sources (*part, NULL, set, sources);
    }

  return sources;
}

/* --- Switches --- */

/* Every switch of an expansion is off as "no" or as a supply of none. */
static gboolean
is_off (const BstRules *rules,
        const char     *name)
{
  g_autofree char *value = bst_rules_get (rules, name);

  return g_strcmp0 (value, "no") == 0 || g_strcmp0 (value, "0") == 0;
}

static void
raise_switches (const char *id,
                BstRules   *rules)
{
  g_autoptr (BstIoTileSetFile) file = g_str_has_suffix (id, ".xml")
                                      ? bst_io_tile_set_open_file (id, NULL)
                                      : bst_io_tile_set_open (id, NULL);

  if (file == NULL)
    return;

  for (xmlNode *node = bst_io_xml_first (file->root); node != NULL; node = bst_io_xml_next (node))
    {
      g_autofree char *name = bst_io_xml_get (node, "name");
      g_autofree char *value = bst_io_xml_get (node, "value");

      if (bst_io_xml_is (node, "switch") && is_off (rules, name)
          && bst_rules_set (rules, name, value, NULL))
        g_strlcpy (rules->id, "custom", sizeof rules->id);
    }
}

void
bst_io_tile_set_raise_switches (const char *id,
                                BstRules   *rules)
{
  g_auto (GStrv) parts = g_strsplit (id, "+", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      bst_io_tile_set_cut_copies (*part);
      raise_switches (*part, rules);
    }
}
