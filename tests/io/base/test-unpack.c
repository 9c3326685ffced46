/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Packed files: a log alone, one of an archive, and files that would fill the memory. */

#include "io-test.h"

#include "bst-io-data.h"
#include "bst-io-unpack.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

#include <archive.h>
#include <archive_entry.h>

#include <string.h>

/* A game of any kind, and one that is not one. */
#define GAME "{\"setup\":{}}"

/* --- Packing --- */

static GBytes *
convert (GBytes *bytes)
{
  g_autoptr (GConverter) compressor = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 1));
  g_autoptr (GInputStream) plain = g_memory_input_stream_new_from_bytes (bytes);
  g_autoptr (GInputStream) stream = g_converter_input_stream_new (plain, compressor);
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;

  g_output_stream_splice (out, stream, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, NULL, &error);
  g_assert_no_error (error);

  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (out));
}

static GBytes *
pack_text (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return convert (bytes);
}

typedef struct
{
  const char *name;
  GBytes     *bytes;            /* borrowed */
} File;

static GBytes *
pack_files (const File *files,
            guint       n_files,
            gsize       room)
{
  struct archive *archive = archive_write_new ();
  guint8 *data = g_malloc (room);
  gsize used = 0;

  archive_write_set_format_zip (archive);
  g_assert_cmpint (archive_write_open_memory (archive, data, room, &used), ==, ARCHIVE_OK);
  for (guint i = 0; i < n_files; i++)
    {
      struct archive_entry *entry = archive_entry_new ();
      gsize size;
      const void *content = g_bytes_get_data (files[i].bytes, &size);

      archive_entry_set_pathname_utf8 (entry, files[i].name);
      archive_entry_set_filetype (entry, AE_IFREG);
      archive_entry_set_perm (entry, 0644);
      archive_entry_set_size (entry, (la_int64_t) size);
      g_assert_cmpint (archive_write_header (archive, entry), ==, ARCHIVE_OK);
      g_assert_cmpint (archive_write_data (archive, content, size), ==, (la_ssize_t) size);
      archive_entry_free (entry);
    }
  archive_write_free (archive);

  return g_bytes_new_take (data, used);
}

static void
assert_text (GBytes     *bytes,
             const char *text)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  g_autofree char *is = g_strndup (data, size);

  g_assert_cmpstr (is, ==, text);
}

static void
refuse (GBytes     *bytes,
        const char *entry,
        BstIoError  code,
        const char *words)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (bst_io_unpack (bytes, "test", entry, &error));
  g_assert_error (error, BST_IO_ERROR, (int) code);
  g_assert_true (g_str_has_prefix (error->message, "test: "));
  if (strstr (error->message, words) == NULL)
    g_error ("“%s” does not say “%s”", error->message, words);
}

/* --- Cases --- */

static void
plain_stays (void)
{
  g_autoptr (GBytes) plain = g_bytes_new_static (GAME, strlen (GAME));
  g_autoptr (GBytes) same = bst_io_unpack (plain, "test", NULL, NULL);

  g_assert_true (same == plain);
}

static void
one_is_unpacked (void)
{
  g_autoptr (GBytes) packed = pack_text (GAME);
  g_autoptr (GBytes) twice = convert (packed);
  g_autoptr (GBytes) cut = g_bytes_new_from_bytes (packed, 0, g_bytes_get_size (packed) - 12);
  g_autoptr (GBytes) bytes = bst_io_unpack (packed, "test", NULL, NULL);

  assert_text (bytes, GAME);
  refuse (twice, NULL, BST_IO_ERROR_UNSUPPORTED, "more than once");
  refuse (cut, NULL, BST_IO_ERROR_SYNTAX, "");
}

static void
a_file_of_an_archive_is_chosen (void)
{
  g_autoptr (GBytes) game = g_bytes_new_static (GAME, strlen (GAME));
  g_autoptr (GBytes) other = g_bytes_new_static ("\xef\xbb\xbf <x/>", 8);
  g_autoptr (GBytes) packed = pack_text (GAME);
  g_autoptr (GBytes) note = g_bytes_new_static ("Read me", 7);
  g_autoptr (GBytes) nothing = g_bytes_new_static ("", 0);
  const File files[] = {
    { "readme.txt", note }, { "logs/one.json", game }, { "__MACOSX/logs/._one.json", game }, { "żółw.jcz", other },
    { "../../etc/passwd", game }, { "three.json.gz", packed }, { "empty.json", nothing }, { "logs/one.json", other },
    { "/absolute.json", game }, { "a//b.json", game },
  };
  static const char * const names[] = { "logs/one.json", "żółw.jcz", "5", "three.json.gz", "9", "10" };
  g_autoptr (GBytes) archive = pack_files (files, G_N_ELEMENTS (files), 1 << 16);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) list = bst_io_unpack_list (archive, "test", &error);

  g_assert_no_error (error);
  g_assert_cmpuint (list->len, ==, G_N_ELEMENTS (names));
  for (guint i = 0; i < list->len; i++)
    {
      g_autoptr (GBytes) bytes = bst_io_unpack (archive, "test", g_ptr_array_index (list, i), &error);

      g_assert_no_error (error);
      g_assert_cmpstr (g_ptr_array_index (list, i), ==, names[i]);
      assert_text (bytes, i == 1 ? "\xef\xbb\xbf <x/>" : GAME);
    }
  refuse (archive, NULL, BST_IO_ERROR_ARCHIVE, "6 games in this archive (logs/one.json, ");
  refuse (archive, "none", BST_IO_ERROR_READ, "“none”");
}

static void
the_only_game_is_taken (void)
{
  g_autoptr (GBytes) game = g_bytes_new_static (GAME, strlen (GAME));
  g_autoptr (GBytes) note = g_bytes_new_static ("Read me", 7);
  const File files[] = { { "readme.txt", note }, { "one.json", game } };
  g_autoptr (GBytes) archive = pack_files (files, 2, 1 << 16);
  g_autoptr (GBytes) without = pack_files (files, 1, 1 << 16);
  g_autoptr (GBytes) empty = pack_files (files, 0, 1 << 16);
  g_autoptr (GBytes) bytes = bst_io_unpack (archive, "test", NULL, NULL);

  assert_text (bytes, GAME);
  refuse (without, NULL, BST_IO_ERROR_SYNTAX, "no game");
  refuse (empty, NULL, BST_IO_ERROR_SYNTAX, "no game");
}

/* A path goes on into the archive. */
static void
paths_lead_into_archives (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bastide-unpack-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "logs.zip", NULL);
  g_autofree char *inside = g_build_filename (path, "logs", "one.json", NULL);
  g_autofree char *none = g_build_filename (path, "logs", "two.json", NULL);
  g_autoptr (GBytes) game = g_bytes_new_static (GAME, strlen (GAME));
  const File files[] = { { "logs/one.json", game }, { "one.json", game } };
  g_autoptr (GBytes) archive = pack_files (files, 2, 1 << 16);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_assert_true (g_file_set_contents (path, g_bytes_get_data (archive, NULL), (gssize) g_bytes_get_size (archive), NULL));
  bytes = bst_io_data_read (inside, &error);
  g_assert_no_error (error);
  assert_text (bytes, GAME);
  g_assert_null (bst_io_data_read (none, &error));
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_READ);
  g_unlink (path);
  g_rmdir (folder);
}

/* 64 MiB of blanks are 300 KiB packed: what is unpacked ends at the bound, and so does the list of files. */
static void
bombs_are_bounded (void)
{
  const gsize size = (gsize) BST_IO_MAX_SIZE << 2;
  char *blanks = g_malloc (size);
  g_autoptr (GBytes) plain = NULL;
  g_autoptr (GBytes) packed = NULL;
  g_autoptr (GBytes) in_both = NULL;
  g_autoptr (GBytes) archive = NULL;

  memset (blanks, ' ', size);
  *blanks = '{';
  plain = g_bytes_new_take (blanks, size);
  packed = convert (plain);
  g_assert_cmpuint (g_bytes_get_size (packed), <, 1 << 20);
  refuse (packed, NULL, BST_IO_ERROR_LIMIT, "larger than 16 MiB");
  archive = pack_files (&(const File) { "bomb.json", plain }, 1, 1 << 20);
  refuse (archive, NULL, BST_IO_ERROR_LIMIT, "larger than 16 MiB");
  refuse (archive, "bomb.json", BST_IO_ERROR_LIMIT, "larger than 16 MiB");
  in_both = pack_files (&(const File) { "bomb.json.gz", packed }, 1, 1 << 20);
  refuse (in_both, NULL, BST_IO_ERROR_LIMIT, "larger than 16 MiB");
}

static void
files_are_bounded (void)
{
  g_autoptr (GBytes) game = g_bytes_new_static (GAME, strlen (GAME));
  g_autofree File *files = g_new (File, BST_IO_MAX_PACKED + 1);
  g_autoptr (GBytes) most = NULL;
  g_autoptr (GBytes) archive = NULL;
  g_autoptr (GPtrArray) list = NULL;

  for (guint i = 0; i <= BST_IO_MAX_PACKED; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.json", i);

      files[i] = (File) { g_intern_string (name), game };
    }
  most = pack_files (files, BST_IO_MAX_PACKED, 1 << 20);
  archive = pack_files (files, BST_IO_MAX_PACKED + 1, 1 << 20);
  list = bst_io_unpack_list (most, "test", NULL);
  g_assert_cmpuint (list->len, ==, BST_IO_MAX_PACKED);
  refuse (archive, NULL, BST_IO_ERROR_LIMIT, "1000 files");
}

/* Whatever byte is wrong, and wherever it ends, it is read or refused. */
static void
damaged_archives_are_refused (void)
{
  g_autoptr (GBytes) game = g_bytes_new_static (GAME, strlen (GAME));
  const File files[] = { { "one.json", game }, { "two.json", game } };
  g_autoptr (GBytes) archive = pack_files (files, 2, 1 << 16);
  g_autoptr (GBytes) packed = pack_text (GAME);
  GBytes *all[] = { archive, packed };

  for (guint k = 0; k < G_N_ELEMENTS (all); k++)
    for (gsize i = 0; i < 2 * g_bytes_get_size (all[k]); i++)
      {
        gsize size;
        const guint8 *data = g_bytes_get_data (all[k], &size);
        g_autofree guint8 *copy = g_memdup2 (data, size);
        g_autoptr (GBytes) damaged = NULL;
        g_autoptr (GBytes) bytes = NULL;
        g_autoptr (GError) error = NULL;

        copy[i % size] ^= i < size ? 0xff : 0x01;
        damaged = i % 3 == 0 ? g_bytes_new (data, i / 2) : g_bytes_new (copy, size);
        bytes = bst_io_unpack (damaged, "test", k == 0 ? "one.json" : NULL, &error);
        g_assert_true ((bytes == NULL) == (error != NULL));
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/unpack/plain", plain_stays);
  g_test_add_func ("/unpack/one", one_is_unpacked);
  g_test_add_func ("/unpack/archive", a_file_of_an_archive_is_chosen);
  g_test_add_func ("/unpack/only", the_only_game_is_taken);
  g_test_add_func ("/unpack/paths", paths_lead_into_archives);
  g_test_add_func ("/unpack/bombs", bombs_are_bounded);
  g_test_add_func ("/unpack/files", files_are_bounded);
  g_test_add_func ("/unpack/damage", damaged_archives_are_refused);

  return g_test_run ();
}
