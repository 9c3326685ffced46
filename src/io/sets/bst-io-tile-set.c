/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-tile-set-private.h"

#include "bst-io-data.h"

#include <glib/gi18n-lib.h>

#include <string.h>

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

static void
leave_out (const xmlNode *node,
           BstTileSet    *set)
{
  g_autofree char *tile = bst_io_xml_get (node, "tile");

  bst_tile_set_leave_out (set, tile);
}

static gboolean
has_start (const xmlNode *root)
{
  for (xmlNode *node = bst_io_xml_first (root); node != NULL; node = bst_io_xml_next (node))
    if (bst_io_xml_is (node, "start"))
      return TRUE;

  return FALSE;
}

/* Adds one file's own tiles. Its start tiles take the place of those of the files before it. They
 * stand first in the file but need the types: two passes. */
static gboolean
add_tiles (const xmlNode  *root,
           BstTileSet     *set,
           const char     *name,
           GError        **error)
{
  if (has_start (root))
    bst_tile_set_replace_starts (set);
  for (xmlNode *node = bst_io_xml_first (root); node != NULL; node = bst_io_xml_next (node))
    if (bst_io_xml_is (node, "tile") && !bst_io_tile_set_is_replacing (node)
        && !bst_io_tile_set_read_tile (node, set, name, error))
      return FALSE;
  for (xmlNode *node = bst_io_xml_first (root); node != NULL; node = bst_io_xml_next (node))
    {
      if (bst_io_xml_is (node, "without"))
        leave_out (node, set);
      if (bst_io_xml_is (node, "start") && !read_start (node, set, name, error))
        return FALSE;
    }

  return TRUE;
}

/* --- Several sets --- */

/* A set that is put together. */
typedef struct
{
  BstTileSet *set;
  GHashTable *wanted;       /* of ids, without their copies */
  GHashTable *added;        /* of ids that are there already */
  GPtrArray  *files;        /* (element-type BstIoTileSetFile), those that were added, ... */
  GPtrArray  *names;        /* ... and their names for messages */
} Loading;

static void
begin_loading (Loading    *loading,
               const char *id)
{
  loading->set = bst_tile_set_new (id);
  loading->wanted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  loading->added = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  loading->files = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_io_tile_set_file_unref);
  loading->names = g_ptr_array_new_with_free_func (g_free);
}

static void
clear_loading (Loading *loading)
{
  g_clear_pointer (&loading->set, bst_tile_set_unref);
  g_hash_table_unref (loading->wanted);
  g_hash_table_unref (loading->added);
  g_ptr_array_unref (loading->files);
  g_ptr_array_unref (loading->names);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Loading, clear_loading)

static gboolean add_document (Loading           *loading,
                              BstIoTileSetFile  *file,
                              const char        *name,
                              GError           **error);

/* Adds a set, unless it is there already: named, included or needed by another. */
static gboolean
add_set (Loading     *loading,
         const char  *id,
         GError     **error)
{
  g_autoptr (BstIoTileSetFile) file = NULL;

  if (!g_hash_table_add (loading->added, g_strdup (id)))
    return TRUE;

  file = bst_io_tile_set_open (id, error);

  return file != NULL && add_document (loading, file, id, error);
}

/* Adds those of the sets that are wanted; if none is, the first. */
static gboolean
add_needed (Loading     *loading,
            const char  *needed,
            GError     **error)
{
  g_auto (GStrv) ids = g_strsplit (needed, " ", -1);
  gboolean is_wanted = FALSE;

  for (char **id = ids; *id != NULL; id++)
    if (g_hash_table_contains (loading->wanted, *id))
      {
        is_wanted = TRUE;
        if (!add_set (loading, *id, error))
          return FALSE;
      }

  return is_wanted || add_set (loading, ids[0], error);
}

/* Adds a file's tiles, first those of the bundled sets that it includes or is an addition to. */
static gboolean
add_document (Loading           *loading,
              BstIoTileSetFile  *file,
              const char        *name,
              GError           **error)
{
  g_autofree char *needed = bst_io_xml_get (file->root, "needs");

  if (needed != NULL && !add_needed (loading, needed, error))
    return FALSE;
  for (xmlNode *node = bst_io_xml_first (file->root); node != NULL; node = bst_io_xml_next (node))
    if (bst_io_xml_is (node, "include"))
      g_hash_table_add (loading->wanted, bst_io_xml_get (node, "set"));
  for (xmlNode *node = bst_io_xml_first (file->root); node != NULL; node = bst_io_xml_next (node))
    {
      g_autofree char *included = bst_io_xml_get (node, "set");

      if (bst_io_xml_is (node, "include") && !add_set (loading, included, error))
        return FALSE;
    }
  g_ptr_array_add (loading->files, g_atomic_rc_box_acquire (file));
  g_ptr_array_add (loading->names, g_strdup (name));

  return add_tiles (file->root, loading->set, name, error);
}

/* Tiles that take the place of others, when all of those are there. */
static gboolean
replace_tiles (const Loading  *loading,
               GError        **error)
{
  for (guint i = 0; i < loading->files->len; i++)
    {
      const BstIoTileSetFile *file = g_ptr_array_index (loading->files, i);

      for (xmlNode *node = bst_io_xml_first (file->root); node != NULL; node = bst_io_xml_next (node))
        if (bst_io_xml_is (node, "tile") && bst_io_tile_set_is_replacing (node)
            && !bst_io_tile_set_replace_tile (node, loading->set, g_ptr_array_index (loading->names, i), error))
          return FALSE;
    }

  return TRUE;
}

BstTileSet *
bst_io_tile_set_load_bytes (GBytes      *bytes,
                            const char  *name,
                            GError     **error)
{
  g_autoptr (BstIoTileSetFile) file = bst_io_tile_set_open_bytes (bytes, name, error);
  g_auto (Loading) loading = { 0 };
  g_autoptr (GError) reason = NULL;
  g_autofree char *id = file != NULL ? bst_io_xml_get (file->root, "id") : NULL;

  begin_loading (&loading, id);
  if (file == NULL || !add_document (&loading, file, name, error) || !replace_tiles (&loading, error))
    return NULL;
  if (!bst_tile_set_seal (loading.set, &reason))
    {
      bst_io_xml_fail_with (error, BST_IO_ERROR_DATA, name, file->root, g_steal_pointer (&reason));
      return NULL;
    }

  return g_steal_pointer (&loading.set);
}

BstTileSet *
bst_io_tile_set_load_file (const char  *path,
                           GError     **error)
{
  g_autoptr (GBytes) bytes = bst_io_data_read (path, error);

  return bytes != NULL ? bst_io_tile_set_load_bytes (bytes, path, error) : NULL;
}

static gboolean
add_own (Loading     *loading,
         const char  *path,
         GError     **error)
{
  g_autoptr (BstIoTileSetFile) file = bst_io_tile_set_open_file (path, error);

  return file != NULL && add_document (loading, file, path, error);
}

guint
bst_io_tile_set_cut_copies (char *part)
{
  char *colon = strrchr (part, ':');
  guint64 n_copies;

  if (colon == NULL)
    return 1;
  *colon = '\0';

  return g_ascii_string_to_unsigned (colon + 1, 10, 1, BST_IO_MAX_SET_COPIES, &n_copies, NULL)
         ? (guint) n_copies : 0;
}

/* Several copies of a set are asked for by a number behind it. */
static gboolean
check_once (char   **parts,
            guint    i,
            GError **error)
{
  for (guint k = 0; k < i; k++)
    if (strcmp (parts[k], parts[i]) == 0)
      {
        g_set_error (error, BST_IO_ERROR, BST_IO_ERROR_UNSUPPORTED,
                     _("the tile set “%s” is named twice"), parts[i]);
        return FALSE;
      }

  return TRUE;
}

static gboolean
add_part (Loading     *loading,
          const char  *part,
          guint        n_copies,
          gboolean     typed,
          GError     **error)
{
  guint first = bst_tile_set_get_n_types (loading->set);

  return (typed && g_str_has_suffix (part, ".xml") ? add_own (loading, part, error) : add_set (loading, part, error))
         && bst_tile_set_multiply (loading->set, first, n_copies, error);
}

/* What a user types may name files. */
static BstTileSet *
load_parts (const char  *text,
            gboolean     typed,
            GError     **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "+", -1);
  g_autofree guint *n_copies = g_new (guint, g_strv_length (parts) + 1);
  g_auto (Loading) loading = { 0 };

  begin_loading (&loading, text);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      n_copies[i] = bst_io_tile_set_cut_copies (parts[i]);
      g_hash_table_add (loading.wanted, g_strdup (parts[i]));
    }
  for (guint i = 0; parts[i] != NULL; i++)
    {
      if (n_copies[i] == 0)
        {
          g_set_error (error, BST_IO_ERROR, BST_IO_ERROR_UNSUPPORTED,
                       _("there is no tile set “%s”"), text);
          return NULL;
        }
      if (!check_once (parts, i, error) || !add_part (&loading, parts[i], n_copies[i], typed, error))
        return NULL;
    }
  if (!replace_tiles (&loading, error) || !bst_tile_set_seal (loading.set, error))
    return NULL;

  return g_steal_pointer (&loading.set);
}

/* --- Sets that were loaded before --- */

/* The positions of a booklet or of a record are mostly of one set. Only what comes with Bastide is
 * remembered: a file of the user's may change. */
#define MAX_REMEMBERED 8

static struct
{
  GMutex      mutex;
  BstTileSet *sets[MAX_REMEMBERED];     /* the one asked for last comes first */
} remembered;

static gboolean
is_all_bundled (const char *id)
{
  g_auto (GStrv) parts = g_strsplit (id, "+", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      g_autoptr (GBytes) bytes = NULL;

      bst_io_tile_set_cut_copies (*part);
      bytes = bst_io_tile_set_lookup (*part);
      if (bytes == NULL)
        return FALSE;
    }

  return TRUE;
}

/* Puts a set first, of which it takes a reference; the last one may go. */
static void
put_first (BstTileSet *set,
           guint       from)
{
  g_clear_pointer (&remembered.sets[from], bst_tile_set_unref);
  memmove (&remembered.sets[1], &remembered.sets[0], sizeof remembered.sets[0] * from);
  remembered.sets[0] = bst_tile_set_ref (set);
}

/* (transfer full) (nullable) */
static BstTileSet *
recall (const char *id)
{
  BstTileSet *set = NULL;

  g_mutex_lock (&remembered.mutex);
  for (guint i = 0; i < MAX_REMEMBERED && remembered.sets[i] != NULL && set == NULL; i++)
    if (strcmp (bst_tile_set_get_id (remembered.sets[i]), id) == 0)
      {
        set = bst_tile_set_ref (remembered.sets[i]);
        put_first (set, i);
      }
  g_mutex_unlock (&remembered.mutex);

  return set;
}

static void
remember (BstTileSet *set)
{
  g_mutex_lock (&remembered.mutex);
  put_first (set, MAX_REMEMBERED - 1);
  g_mutex_unlock (&remembered.mutex);
}

BstTileSet *
bst_io_tile_set_load (const char  *id,
                      GError     **error)
{
  BstTileSet *set = recall (id);

  if (set != NULL)
    return set;
  set = load_parts (id, FALSE, error);
  if (set != NULL && is_all_bundled (id))
    remember (set);

  return set;
}

BstTileSet *
bst_io_tile_set_load_typed (const char  *text,
                            GError     **error)
{
  return load_parts (text, TRUE, error);
}

static guint64
get_rank (const char *id)
{
  g_autoptr (BstIoTileSetFile) file = bst_io_tile_set_open (id, NULL);
  g_autofree char *rank = file != NULL ? bst_io_xml_get (file->root, "rank") : NULL;

  return rank != NULL ? g_ascii_strtoull (rank, NULL, 10) : G_MAXUINT64;
}

/* Of equal rank in the order of their ids. */
static int
compare_sets (gconstpointer a,
              gconstpointer b)
{
  const char *id = *(const char * const *) a;
  const char *other = *(const char * const *) b;
  guint64 rank = get_rank (id);
  guint64 other_rank = get_rank (other);

  return rank != other_rank ? (rank > other_rank) - (rank < other_rank) : strcmp (id, other);
}

static gboolean
is_part (const char *id)
{
  g_autoptr (BstIoTileSetFile) file = bst_io_tile_set_open (id, NULL);

  return file != NULL && bst_io_tile_set_is_part (file);
}

char **
bst_io_tile_set_list (void)
{
  char **ids = bst_io_data_list ("tilesets");
  guint n_ids = 0;

  for (guint i = 0; ids[i] != NULL; i++)
    if (is_part (ids[i]))
      g_free (ids[i]);
    else
      ids[n_ids++] = ids[i];
  ids[n_ids] = NULL;
  qsort (ids, n_ids, sizeof *ids, compare_sets);

  return ids;
}
