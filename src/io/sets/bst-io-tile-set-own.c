/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tile sets that the user added. They lie in a folder of the user's data, so that a game with
 * them can be opened again by the id that its document names. */

#include "config.h"

#include "bst-io-tile-set-private.h"

#include "bst-io-data.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* An id comes from documents: it must not lead out of the folder. */
static gboolean
is_plain (const char *id)
{
  return *id != '\0' && strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (id);
}

static char *
get_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "bastide", "tilesets", NULL);
}

/* NULL for an id that no set can have. */
static char *
get_path (const char *id)
{
  g_autofree char *folder = get_folder ();
  g_autofree char *name = g_strconcat (id, ".xml", NULL);

  return is_plain (id) ? g_build_filename (folder, name, NULL) : NULL;
}

GBytes *
bst_io_tile_set_read_own (const char *id)
{
  g_autofree char *path = get_path (id);

  if (path == NULL || !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return NULL;

  return bst_io_data_read (path, NULL);
}

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  return strcmp (*(char * const *) a, *(char * const *) b);
}

char **
bst_io_tile_set_list_own (void)
{
  g_autofree char *folder = get_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *ids = g_ptr_array_new ();
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".xml"))
      {
        g_autofree char *id = g_strndup (name, strlen (name) - strlen (".xml"));

        if (is_plain (id))
          g_ptr_array_add (ids, g_steal_pointer (&id));
      }
  g_ptr_array_sort (ids, compare_ids);
  g_ptr_array_add (ids, NULL);

  return (char **) g_ptr_array_free (ids, FALSE);
}

/* Can its tiles be added to those of the base game, or make a game alone? */
static gboolean
is_playable (const char  *path,
             GError     **error)
{
  g_autofree char *with_base = g_strconcat ("basic+", path, NULL);
  g_autoptr (BstTileSet) alone = bst_io_tile_set_load_file (path, NULL);
  g_autoptr (BstTileSet) together = NULL;

  if (alone != NULL)
    return TRUE;
  together = bst_io_tile_set_load_typed (with_base, error);

  return together != NULL;
}

/* In UTF-8, whatever the user's file is in. (transfer full) */
static char *
dup_text (xmlDoc *document)
{
  xmlChar *dump = NULL;
  int size;
  char *text;

  xmlDocDumpMemoryEnc (document, &dump, &size, "UTF-8");
  text = g_strdup ((const char *) dump);
  xmlFree (dump);

  return text;
}

static char *
read_back (const char     *text,
           const char     *name,
           gconstpointer   data,
           GError        **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (xmlDoc) document = bst_io_xml_parse (bytes, name, error);

  if (document == NULL || !bst_io_xml_validate (document, "schema/tileset.rng", name, error))
    return NULL;

  return dup_text (document);
}

char *
bst_io_tile_set_add_own (const char  *path,
                         GError     **error)
{
  g_autoptr (GBytes) bytes = bst_io_data_read (path, error);
  g_autoptr (xmlDoc) document = NULL;
  g_autofree char *id = NULL, *folder = NULL, *target = NULL;
  g_autoptr (GBytes) taken = NULL;
  g_autofree char *text = NULL;

  if (bytes == NULL || !is_playable (path, error))
    return NULL;

  document = bst_io_xml_parse (bytes, path, error);
  id = bst_io_xml_get (xmlDocGetRootElement (document), "id");
  taken = bst_io_tile_set_lookup (id);
  target = get_path (id);
  if (taken != NULL || target == NULL)
    {
      bst_io_fail (error, BST_IO_ERROR_DATA, path, NULL,
                   _("“%s” is the id of a bundled tile set; give yours another"), id);
      return NULL;
    }

  folder = get_folder ();
  g_mkdir_with_parents (folder, 0755);
  text = dup_text (document);
  if (!bst_io_data_write (target, text, read_back, NULL, error))
    return NULL;

  return g_steal_pointer (&id);
}
