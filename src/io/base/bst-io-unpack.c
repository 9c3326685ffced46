/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-unpack.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include <archive.h>
#include <archive_entry.h>

#include <string.h>

/* Bytes that are unpacked at a time, and looked at to see what an entry is. */
#define PIECE 65536
#define LOOK  64

/* Of a message: how many names of an archive it says. */
#define MAX_NAMED 10

static gboolean
begins (GBytes     *bytes,
        const char *magic)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  return size >= strlen (magic) && memcmp (data, magic, strlen (magic)) == 0;
}

static gboolean
is_gzip (GBytes *bytes)
{
  return begins (bytes, "\x1f\x8b");
}

/* The last is that of an empty one. */
gboolean
bst_io_unpack_is_archive (GBytes *bytes)
{
  return begins (bytes, "PK\x03\x04") || begins (bytes, "PK\x05\x06");
}

static gboolean
fail_size (const char  *name,
           GError     **error)
{
  return bst_io_fail (error, BST_IO_ERROR_LIMIT, name, NULL,
                      _("unpacked, the file is larger than %u MiB"), BST_IO_MAX_SIZE >> 20);
}

/* --- gzip --- */

/* Piece by piece: whoever packs zeros makes a thousand bytes of each. */
static GBytes *
unpack_gzip (GBytes      *bytes,
             const char  *name,
             GError     **error)
{
  g_autoptr (GZlibDecompressor) decompressor = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP);
  g_autoptr (GInputStream) packed = g_memory_input_stream_new_from_bytes (bytes);
  g_autoptr (GInputStream) stream = g_converter_input_stream_new (packed, G_CONVERTER (decompressor));
  g_autoptr (GByteArray) unpacked = g_byte_array_new ();
  g_autofree guint8 *piece = g_malloc (PIECE);
  g_autoptr (GError) reason = NULL;
  gssize n_read;

  while ((n_read = g_input_stream_read (stream, piece, PIECE, NULL, &reason)) > 0)
    {
      if (unpacked->len + (gsize) n_read > BST_IO_MAX_SIZE)
        {
          fail_size (name, error);
          return NULL;
        }
      g_byte_array_append (unpacked, piece, (guint) n_read);
    }
  if (n_read < 0)
    {
      bst_io_fail_with (error, BST_IO_ERROR_SYNTAX, name, NULL, g_steal_pointer (&reason));
      return NULL;
    }

  return g_byte_array_free_to_bytes (g_steal_pointer (&unpacked));
}

/* --- zip --- */

typedef struct archive Archive;

static void
archive_close (Archive *archive)
{
  archive_read_free (archive);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Archive, archive_close)

/* What libarchive says, which is English, as the reason. */
static gboolean
fail_archive (Archive     *archive,
              const char  *name,
              GError     **error)
{
  const char *reason = archive_error_string (archive);

  return bst_io_fail (error, BST_IO_ERROR_SYNTAX, name, NULL, _("this is no archive that can be read: %s"),
                      reason != NULL ? reason : "zip");
}

/* (transfer full) */
static Archive *
open_archive (GBytes      *bytes,
              const char  *name,
              GError     **error)
{
  g_autoptr (Archive) archive = archive_read_new ();
  gsize size;
  const void *data = g_bytes_get_data (bytes, &size);

  archive_read_support_format_zip (archive);
  if (archive_read_open_memory (archive, data, size) == ARCHIVE_OK)
    return g_steal_pointer (&archive);
  fail_archive (archive, name, error);

  return NULL;
}

/* A path that leads below the archive and nowhere else. */
static gboolean
is_good_name (const char *name)
{
  g_auto (GStrv) parts = g_strsplit (name, "/", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] == '\0' || strcmp (parts[i], ".") == 0 || strcmp (parts[i], "..") == 0)
      return FALSE;
  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_iscntrl (g_utf8_get_char (c)))
      return FALSE;

  return parts[0] != NULL && g_utf8_strlen (name, -1) <= BST_IO_MAX_NAME;
}

/* Its number stands for a name that is none. (transfer full) */
static char *
dup_entry_name (struct archive_entry *entry,
                guint                 number)
{
  const char *name = archive_entry_pathname_utf8 (entry);
  g_autofree char *valid = NULL;

  if (name == NULL)
    name = archive_entry_pathname (entry);
  valid = g_utf8_make_valid (name != NULL ? name : "", -1);

  return is_good_name (valid) ? g_steal_pointer (&valid) : g_strdup_printf ("%u", number);
}

/* The next one that is a file, and no shadow of one that a Mac packs. FALSE at the end, and FALSE with @error at a fault.
 * @name: (transfer full) */
static gboolean
find_next (Archive               *archive,
           const char            *archive_name,
           guint                 *number,
           char                 **name,
           GError               **error)
{
  struct archive_entry *entry;
  int status;

  while ((status = archive_read_next_header (archive, &entry)) == ARCHIVE_OK || status == ARCHIVE_WARN)
    {
      if (++*number > BST_IO_MAX_PACKED)
        return bst_io_fail (error, BST_IO_ERROR_LIMIT, archive_name, NULL,
                            ngettext ("an archive has at most %u file", "an archive has at most %u files",
                                      BST_IO_MAX_PACKED), BST_IO_MAX_PACKED);
      if (archive_entry_filetype (entry) != AE_IFREG)
        continue;
      *name = dup_entry_name (entry, *number);
      if (!g_str_has_prefix (*name, "__MACOSX/"))
        return TRUE;
      g_free (*name);
    }
  if (status != ARCHIVE_EOF)
    fail_archive (archive, archive_name, error);

  return FALSE;
}

/* At most @n_max bytes of the entry at which the archive stands, and one more if there are more. NULL if they cannot be
 * unpacked: they are encrypted, or damaged. (transfer full) */
static GByteArray *
read_entry (Archive *archive,
            gsize    n_max)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree guint8 *piece = g_malloc (PIECE);
  la_ssize_t n_read = 0;

  while (bytes->len <= n_max
         && (n_read = archive_read_data (archive, piece, MIN (PIECE, n_max + 1 - bytes->len))) > 0)
    g_byte_array_append (bytes, piece, (guint) n_read);

  return n_read >= 0 ? g_steal_pointer (&bytes) : NULL;
}

/* Text of one of the forms that are read, or packed itself. */
static gboolean
may_be_game (Archive *archive)
{
  g_autoptr (GByteArray) start = read_entry (archive, LOOK);
  guint at = 0;

  if (start == NULL)
    return FALSE;
  if (start->len >= 2 && start->data[0] == 0x1f && start->data[1] == 0x8b)
    return TRUE;
  if (start->len >= 3 && memcmp (start->data, "\xef\xbb\xbf", 3) == 0)
    at = 3;
  while (at < start->len && g_ascii_isspace (start->data[at]))
    at++;

  return at < start->len && strchr ("{[<", start->data[at]) != NULL;
}

GPtrArray *
bst_io_unpack_list (GBytes      *bytes,
                    const char  *name,
                    GError     **error)
{
  g_autoptr (Archive) archive = open_archive (bytes, name, error);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GError *fault = NULL;
  guint number = 0;
  char *entry;

  if (archive == NULL)
    return NULL;

  while (find_next (archive, name, &number, &entry, &fault))
    if (may_be_game (archive) && !g_ptr_array_find_with_equal_func (names, entry, g_str_equal, NULL))
      g_ptr_array_add (names, entry);
    else
      g_free (entry);
  if (fault == NULL)
    return g_steal_pointer (&names);
  g_propagate_error (error, fault);

  return NULL;
}

/* "one.json, two.json …" (transfer full) */
static char *
dup_names (const GPtrArray *names)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < MIN (names->len, MAX_NAMED); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? C_("list separator", ", ") : "",
                            (char *) g_ptr_array_index (names, i));
  if (names->len > MAX_NAMED)
    g_string_append (text, " …");

  return g_string_free (text, FALSE);
}

/* (transfer full) */
static char *
find_only (GBytes      *bytes,
           const char  *name,
           GError     **error)
{
  g_autoptr (GPtrArray) names = bst_io_unpack_list (bytes, name, error);
  g_autofree char *list = NULL;

  if (names == NULL)
    return NULL;
  if (names->len == 1)
    return g_strdup (g_ptr_array_index (names, 0));
  if (names->len == 0)
    {
      bst_io_fail (error, BST_IO_ERROR_SYNTAX, name, NULL, _("there is no game in this archive"));
      return NULL;
    }
  list = dup_names (names);
  /* Translators: %u is a number of files in an archive, %s their names, and the last two an example: "logs.zip/one.json". */
  bst_io_fail (error, BST_IO_ERROR_ARCHIVE, name, NULL,
               ngettext ("there is %u game in this archive (%s): say which, as %s/%s",
                         "there are %u games in this archive (%s): say which, as %s/%s", names->len),
               names->len, list, name, (char *) g_ptr_array_index (names, 0));

  return NULL;
}

static GBytes *
unpack_entry (GBytes      *bytes,
              const char  *name,
              const char  *entry,
              GError     **error)
{
  g_autoptr (Archive) archive = open_archive (bytes, name, error);
  GError *fault = NULL;
  guint number = 0;
  char *found;

  if (archive == NULL)
    return NULL;

  while (find_next (archive, name, &number, &found, &fault))
    {
      gboolean is_it = strcmp (found, entry) == 0;
      GByteArray *unpacked;

      g_free (found);
      if (!is_it)
        continue;
      unpacked = read_entry (archive, BST_IO_MAX_SIZE);
      if (unpacked == NULL)
        fail_archive (archive, name, error);
      else if (unpacked->len > BST_IO_MAX_SIZE)
        fail_size (name, error);
      else
        return g_byte_array_free_to_bytes (unpacked);
      g_clear_pointer (&unpacked, g_byte_array_unref);
      return NULL;
    }
  if (fault != NULL)
    g_propagate_error (error, fault);
  else
    bst_io_fail (error, BST_IO_ERROR_READ, name, NULL, _("there is no file “%s” in this archive"), entry);

  return NULL;
}

/* --- Both --- */

static GBytes *
unpack_archive (GBytes      *bytes,
                const char  *name,
                const char  *entry,
                GError     **error)
{
  g_autofree char *only = entry == NULL ? find_only (bytes, name, error) : NULL;

  return entry != NULL || only != NULL ? unpack_entry (bytes, name, entry != NULL ? entry : only, error) : NULL;
}

/* Logs that were packed one by one may stand in an archive; deeper nobody packs them but to do harm. */
GBytes *
bst_io_unpack (GBytes      *bytes,
               const char  *name,
               const char  *entry,
               GError     **error)
{
  g_autoptr (GBytes) inner = bst_io_unpack_is_archive (bytes) ? unpack_archive (bytes, name, entry, error)
                                                              : g_bytes_ref (bytes);

  if (inner != NULL && is_gzip (inner))
    {
      g_autoptr (GBytes) packed = g_steal_pointer (&inner);

      inner = unpack_gzip (packed, name, error);
    }
  if (inner != NULL && inner != bytes && (is_gzip (inner) || bst_io_unpack_is_archive (inner)))
    {
      bst_io_fail (error, BST_IO_ERROR_UNSUPPORTED, name, NULL, _("the file is packed more than once"));
      return NULL;
    }

  return g_steal_pointer (&inner);
}
