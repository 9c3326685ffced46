/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parsed files of tile sets. */

#include "config.h"

#include "bst-io-tile-set-private.h"

#include "bst-io-data.h"

#include <glib/gi18n-lib.h>

static void
clear_file (gpointer data)
{
  BstIoTileSetFile *file = data;

  xmlFreeDoc (file->document);
}

void
bst_io_tile_set_file_unref (BstIoTileSetFile *file)
{
  g_atomic_rc_box_release_full (file, clear_file);
}

gboolean
bst_io_tile_set_is_part (const BstIoTileSetFile *file)
{
  g_autofree char *part = bst_io_xml_get (file->root, "part");

  return part != NULL;
}

/* Takes @document over. (nullable) */
static BstIoTileSetFile *
new_file (xmlDoc *document)
{
  BstIoTileSetFile *file;

  if (document == NULL)
    return NULL;
  file = g_atomic_rc_box_new (BstIoTileSetFile);
  file->document = document;
  file->root = xmlDocGetRootElement (document);

  return file;
}

/* --- Files from outside --- */

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

BstIoTileSetFile *
bst_io_tile_set_open_bytes (GBytes      *bytes,
                            const char  *name,
                            GError     **error)
{
  g_autoptr (xmlDoc) document = bst_io_xml_parse (bytes, name, error);

  if (document == NULL || !bst_io_xml_validate (document, "schema/tileset.rng", name, error)
      || !check_switches (xmlDocGetRootElement (document), name, error))
    return NULL;

  return new_file (g_steal_pointer (&document));
}

BstIoTileSetFile *
bst_io_tile_set_open_file (const char  *path,
                           GError     **error)
{
  g_autoptr (GBytes) bytes = bst_io_data_read (path, error);

  return bytes != NULL ? bst_io_tile_set_open_bytes (bytes, path, error) : NULL;
}

/* --- Files that come with the program --- */

/* Each is parsed once, and read by all sets that it is a part of, in any thread. */
static struct
{
  GMutex      mutex;
  GHashTable *files;    /* of BstIoTileSetFile by id; NULL until the first is asked for */
} bundled;

GBytes *
bst_io_tile_set_lookup (const char *id)
{
  static const char * const folders[] = { "tilesets", "rules/tiles" };
  GBytes *bytes = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (folders) && bytes == NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%s.xml", folders[i], id);

      bytes = bst_io_data_lookup (path);
    }

  return bytes;
}

static BstIoTileSetFile *
parse_bundled (const char  *id,
               GError     **error)
{
  g_autoptr (GBytes) bytes = bst_io_tile_set_lookup (id);

  /* A test validates them; compiling the schema here would cost every start of the program a megabyte
   * and some milliseconds. */
  return bytes != NULL ? new_file (bst_io_xml_parse (bytes, id, error)) : NULL;
}

/* NULL without @error if there is none. (transfer full) */
static BstIoTileSetFile *
open_bundled (const char  *id,
              GError     **error)
{
  BstIoTileSetFile *file;

  g_mutex_lock (&bundled.mutex);
  if (bundled.files == NULL)
    bundled.files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                           (GDestroyNotify) bst_io_tile_set_file_unref);
  file = g_hash_table_lookup (bundled.files, id);
  if (file == NULL)
    {
      file = parse_bundled (id, error);
      if (file != NULL)
        g_hash_table_insert (bundled.files, g_strdup (id), file);
    }
  if (file != NULL)
    g_atomic_rc_box_acquire (file);
  g_mutex_unlock (&bundled.mutex);

  return file;
}

BstIoTileSetFile *
bst_io_tile_set_open (const char  *id,
                      GError     **error)
{
  GError *fault = NULL;
  BstIoTileSetFile *file = open_bundled (id, &fault);
  g_autoptr (GBytes) bytes = NULL;

  if (file != NULL)
    return file;
  if (fault != NULL)
    {
      g_propagate_error (error, fault);
      return NULL;
    }
  bytes = bst_io_tile_set_read_own (id);
  if (bytes != NULL)
    return bst_io_tile_set_open_bytes (bytes, id, error);

  g_set_error (error, BST_IO_ERROR, BST_IO_ERROR_UNSUPPORTED,
               _("there is no tile set “%s”"), id);

  return NULL;
}
