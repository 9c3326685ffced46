/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-data.h"

#include "bst-io-resources.h"
#include "bst-io-unpack.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include <errno.h>
#include <string.h>

#define PREFIX "/org/bastide/Bastide/"

/* The resource is asked by name, not by g_resources_lookup_data(): a linker drops an object
 * of a static library that only a constructor would have used. */
GBytes *
bst_io_data_lookup (const char *path)
{
  g_autofree char *full = g_strconcat (PREFIX, path, NULL);

  return g_resource_lookup_data (bst_io_get_resource (), full, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

static int
compare_names (const void *a,
               const void *b)
{
  return strcmp (*(char * const *) a, *(char * const *) b);
}

char **
bst_io_data_list (const char *folder)
{
  g_autofree char *full = g_strconcat (PREFIX, folder, NULL);
  char **names = g_resource_enumerate_children (bst_io_get_resource (), full,
                                                G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  if (names == NULL)
    return g_new0 (char *, 1);

  for (char **name = names; *name != NULL; name++)
    {
      char *dot = strrchr (*name, '.');

      if (dot != NULL)
        *dot = '\0';
    }
  qsort (names, g_strv_length (names), sizeof *names, compare_names);

  return names;
}

/* Reads in pieces: the size that the system states is not trusted. */
static GByteArray *
read_stream (GInputStream  *stream,
             const char    *name,
             GCancellable  *cancellable,
             GError       **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (GError) reason = NULL;
  guint8 piece[65536];
  gssize n_read;

  while ((n_read = g_input_stream_read (stream, piece, sizeof piece, cancellable, &reason)) > 0)
    {
      g_byte_array_append (bytes, piece, (guint) n_read);
      if (bytes->len > BST_IO_MAX_SIZE)
        {
          bst_io_fail (error, BST_IO_ERROR_LIMIT, name, NULL,
                       _("the file is larger than %u MiB"), BST_IO_MAX_SIZE >> 20);
          return NULL;
        }
    }
  if (n_read < 0)
    {
      bst_io_fail_with (error, BST_IO_ERROR_READ, name, NULL, g_steal_pointer (&reason));
      return NULL;
    }

  return g_steal_pointer (&bytes);
}

/* A pipe or a device may say nothing for ever, or never end. What cannot be asked is left to be opened. */
static gboolean
check_type (GFile       *file,
            const char  *name,
            GError     **error)
{
  GFileType type = g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL);

  if (type == G_FILE_TYPE_DIRECTORY)
    return bst_io_fail (error, BST_IO_ERROR_READ, name, NULL, _("this is a folder"));

  return type != G_FILE_TYPE_SPECIAL
         || bst_io_fail (error, BST_IO_ERROR_READ, name, NULL,
                         _("this is a pipe or a device, not a file"));
}

/* The archive that @file is a path into: "logs.zip" of "logs.zip/one.json". (transfer full) (nullable) */
static GFile *
find_archive (GFile *file)
{
  g_autoptr (GFile) at = g_file_get_parent (file);

  while (at != NULL && g_file_query_file_type (at, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_UNKNOWN)
    {
      GFile *parent = g_file_get_parent (at);

      g_object_unref (at);
      at = parent;
    }

  return at != NULL && g_file_query_file_type (at, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_REGULAR
         ? g_steal_pointer (&at) : NULL;
}

gboolean
bst_io_data_is_in_archive (GFile *file)
{
  g_autoptr (GFile) archive = find_archive (file);

  return archive != NULL;
}

static GBytes *
read_from_archive (GFile         *archive,
                   GFile         *file,
                   const char    *name,
                   GCancellable  *cancellable,
                   GError       **error)
{
  g_autofree char *entry = g_file_get_relative_path (archive, file);
  g_autoptr (GBytes) bytes = bst_io_data_read_file (archive, name, cancellable, error);

  if (bytes == NULL)
    return NULL;
  if (bst_io_unpack_is_archive (bytes))
    return bst_io_unpack (bytes, name, entry, error);
  bst_io_fail (error, BST_IO_ERROR_READ, name, NULL, "%s", g_strerror (ENOTDIR));

  return NULL;
}

GBytes *
bst_io_data_read_file (GFile         *file,
                       const char    *name,
                       GCancellable  *cancellable,
                       GError       **error)
{
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GFile) archive = NULL;
  g_autoptr (GError) reason = NULL;
  GByteArray *bytes;

  if (!check_type (file, name, error))
    return NULL;
  stream = g_file_read (file, cancellable, &reason);
  if (stream == NULL && (archive = find_archive (file)) != NULL)
    return read_from_archive (archive, file, name, cancellable, error);
  if (stream == NULL)
    {
      bst_io_fail_with (error, BST_IO_ERROR_READ, name, NULL, g_steal_pointer (&reason));
      return NULL;
    }

  bytes = read_stream (G_INPUT_STREAM (stream), name, cancellable, error);

  return bytes != NULL ? g_byte_array_free_to_bytes (bytes) : NULL;
}

GBytes *
bst_io_data_read (const char  *path,
                  GError     **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  /* What GIO says of an empty name would begin with a colon. */
  if (*path == '\0')
    {
      bst_io_fail (error, BST_IO_ERROR_READ, "“”", NULL, "%s", g_strerror (ENOENT));
      return NULL;
    }

  return bst_io_data_read_file (file, path, NULL, error);
}
