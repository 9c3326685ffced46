/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files made to break a reader: cut anywhere, far too long, far too deep. Whatever happens must
 * be an error with a sentence, or a record that holds together. */

#include "bst-io-document.h"
#include "io-test.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

static void
open_any (const char *text,
          gsize       size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstRecord) record = bst_io_open_data (bytes, "test", NULL, &error);

  g_assert_true ((record == NULL) == (error != NULL));
  if (error != NULL)
    g_assert_true (g_str_has_prefix (error->message, "test: "));
  else
    g_assert_true (bst_record_check (record, NULL));
}

static void
cut_everywhere (gconstpointer name)
{
  g_autofree char *text = io_test_read (name);
  gsize size = strlen (text);

  for (gsize cut = 0; cut < size; cut++)
    open_any (text, cut);
}

/* One byte after the other replaced. */
static void
one_byte_wrong (gconstpointer name)
{
  static const char bytes[] = { '\0', '"', '<', '9', '\xff', '{', '-' };
  g_autofree char *text = io_test_read (name);
  gsize size = strlen (text);

  for (gsize at = 0; at < size; at++)
    {
      char kept = text[at];

      text[at] = bytes[at % G_N_ELEMENTS (bytes)];
      open_any (text, size);
      text[at] = kept;
    }
}

#define DOCUMENT "<bastide version=\"1\"><players><player colour=\"Red\"/></players>" \
                 "<tileset id=\"basic\"/>"

/* So many are refused before a parser makes a tree of them, and of fewer the reader has its bounds. */
static void
many_parts (void)
{
  g_autofree char *values = io_test_repeat ("[{}", ",{}", BST_IO_MAX_JSON_VALUES, "]");
  g_autofree char *marks = io_test_repeat (DOCUMENT "<game>", "<mark kind=\"ring\" x=\"1\" y=\"0\"/>",
                                           BST_IO_MAX_XML_PARTS / 4, "</game></bastide>");
  g_autofree char *some = io_test_repeat (DOCUMENT "<game>", "<mark kind=\"ring\" x=\"1\" y=\"0\"/>",
                                          BST_IO_MAX_MARKS + 1, "</game></bastide>");
  g_autofree char *remarks = io_test_repeat (DOCUMENT "<game>", "<!---->", BST_IO_MAX_XML_PARTS,
                                             "</game></bastide>");
  g_autofree char *moves = io_test_repeat (DOCUMENT "<game>", "<move text=\"U@1,0 r0\"/>",
                                           BST_IO_MAX_MOVES + 1, "</game></bastide>");
  g_autofree char *jcz = io_test_repeat ("{\"initialRandom\":0.5,\"setup\":{\"sets\":{\"basic:1\":1},"
                                         "\"elements\":{}},\"players\":[{\"name\":\"a\"}],"
                                         "\"replay\":[{\"type\":\"UNDO\"}",
                                         ",{\"type\":\"PASS\",\"payload\":{}}", 40000, "]}");

  io_test_refuse (values, BST_IO_ERROR_LIMIT, "too many values");
  io_test_refuse (marks, BST_IO_ERROR_LIMIT, "elements and attributes");
  io_test_refuse (some, BST_IO_ERROR_LIMIT, "marks");
  io_test_refuse (remarks, BST_IO_ERROR_LIMIT, "elements and attributes");
  io_test_refuse (moves, BST_IO_ERROR_LIMIT, "moves");
  io_test_refuse (jcz, BST_IO_ERROR_DATA, "replay[0]");
}

static void
deep_files (void)
{
  g_autofree char *json = io_test_repeat ("{\"setup\":", "[", 100000, "");
  g_autofree char *xml = io_test_repeat ("<bastide>", "<variation>", 100000, "");
  g_autofree char *close = io_test_repeat ("", "</variation>", 150, "</game></bastide>");
  g_autofree char *start = g_strdup ("<bastide version=\"1\"><players><player colour=\"Red\"/>"
                                     "</players><tileset id=\"basic\"/><game>");
  g_autofree char *nested = io_test_repeat (start, "<move text=\"U@1,0 r0\"/><variation>", 150, close);

  io_test_refuse (json, BST_IO_ERROR_LIMIT, "deep");
  io_test_refuse (xml, BST_IO_ERROR_SYNTAX, "depth");
  open_any (nested, strlen (nested));
}

/* The longest text that is read, and one character more, which is named where it stands. */
static void
check_length (const char *before,
              const char *after,
              guint       max_length)
{
  g_autofree char *fits = io_test_repeat (before, "ż", max_length, after);
  g_autofree char *too_long = io_test_repeat (before, "ż", max_length + 1, after);
  g_autoptr (BstRecord) record = io_test_open (fits, NULL);
  g_autofree char *text = bst_io_document_to_text (record, NULL);
  g_autoptr (BstRecord) copy = io_test_open (text, NULL);
  g_autofree char *again = bst_io_document_to_text (copy, NULL);

  g_assert_cmpstr (text, ==, again);
  io_test_refuse (too_long, BST_IO_ERROR_LIMIT, "characters");
}

static void
long_texts (void)
{
  g_autofree char *moves = io_test_repeat ("<bastide version=\"1\"><game passed=\"", "9", 5000000,
                                           "\"/></bastide>");
  g_autoptr (GBytes) bytes = g_bytes_new (moves, strlen (moves));
  g_autoptr (GError) error = NULL;

  check_length ("<bastide version=\"1\"><players><player colour=\"Red\" name=\"",
                "\"/></players><tileset id=\"basic\"/><game/></bastide>", BST_IO_MAX_NAME);
  check_length (DOCUMENT "<header><event>", "</event></header></bastide>", BST_IO_MAX_TITLE);
  check_length (DOCUMENT "<game><comment>", "</comment></game></bastide>", BST_IO_MAX_COMMENT);
  check_length (DOCUMENT "<test><description>", "</description></test></bastide>",
                BST_IO_MAX_COMMENT);
  check_length ("{\"initialRandom\":0.5,\"setup\":{\"sets\":{\"basic:1\":1},\"elements\":{}},"
                "\"players\":[{\"name\":\"", "\"}]}", BST_IO_MAX_NAME);

  /* What is wrong may be long; what is said of it is not. */
  g_assert_null (bst_io_open_data (bytes, "test", NULL, &error));
  g_assert_cmpuint (strlen (error->message), <, 3000);
}

/* They say nothing for ever, or never end. */
static void
pipes_and_devices (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bastide-XXXXXX", NULL);
  g_autofree char *pipe = g_build_filename (folder, "pipe", NULL);
  const char *paths[] = { pipe, "/dev/zero", folder };

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (bst_io_open (paths[i], NULL, &error));
      g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_READ);
      g_assert_nonnull (strstr (error->message, paths[i]));
    }
  g_unlink (pipe);
  g_rmdir (folder);
}

int
main (int    argc,
      char **argv)
{
  static const char * const files[] = {
    "full.bastide", "version-4.jcz", "version-5.0.jcz", "steps.jcz", "small-log.json"
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *cut = g_strconcat ("/hostile/cut/", files[i], NULL);
      g_autofree char *wrong = g_strconcat ("/hostile/wrong/", files[i], NULL);

      g_test_add_data_func (cut, files[i], cut_everywhere);
      g_test_add_data_func (wrong, files[i], one_byte_wrong);
    }
  g_test_add_func ("/hostile/parts", many_parts);
  g_test_add_func ("/hostile/deep", deep_files);
  g_test_add_func ("/hostile/texts", long_texts);
  g_test_add_func ("/hostile/pipes", pipes_and_devices);

  return g_test_run ();
}
