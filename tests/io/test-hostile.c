/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files made to break a reader: cut anywhere, far too long, far too deep. Whatever happens must
 * be an error with a sentence, or a record that holds together. */

#include "bst-io-document.h"
#include "io-test.h"

#include <string.h>

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

static void
a_million_moves (void)
{
  g_autofree char *jcz = io_test_repeat ("{\"initialRandom\":0.5,\"setup\":{\"sets\":{\"basic:1\":1},"
                                         "\"elements\":{}},\"players\":[{\"name\":\"a\"}],"
                                         "\"replay\":[{\"type\":\"UNDO\"}",
                                         ",{\"type\":\"PASS\",\"payload\":{}}", 1000000, "]}");
  g_autofree char *document = io_test_repeat ("<bastide version=\"1\"><players>"
                                              "<player colour=\"Red\"/></players>"
                                              "<tileset id=\"basic\"/><game>",
                                              "<move text=\"U@1,0 r0\"/>", 1000000,
                                              "</game></bastide>");
  g_autofree char *log = io_test_repeat ("[{\"channel\":\"x\",\"data\":["
                                         "{\"type\":\"gameStateChange\",\"args\":{\"id\":2,"
                                         "\"active_player\":1}}",
                                         ",{\"type\":\"winPoints\",\"args\":{\"player_id\":1,"
                                         "\"points\":1}}", 200000, "]}]");

  io_test_refuse (jcz, BST_IO_ERROR_DATA, "replay[0]");
  io_test_refuse (document, BST_IO_ERROR_DATA, "move 2");
  open_any (log, strlen (log));
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

static void
long_texts (void)
{
  g_autofree char *name = io_test_repeat ("", "x", 1000000, "");
  g_autofree char *jcz = g_strdup_printf ("{\"initialRandom\":0.5,\"setup\":{\"sets\":{\"basic:1\":1},"
                                          "\"elements\":{}},\"players\":[{\"name\":\"%s\"}]}", name);
  g_autoptr (BstRecord) record = io_test_open (jcz, NULL);
  g_autofree char *text = bst_io_document_to_text (record, NULL);
  g_autoptr (BstRecord) copy = io_test_open (text, NULL);

  g_assert_cmpstr (bst_game_get_player (bst_record_get_game (copy), 0)->name, ==, name);
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
  g_test_add_func ("/hostile/long", a_million_moves);
  g_test_add_func ("/hostile/deep", deep_files);
  g_test_add_func ("/hostile/texts", long_texts);

  return g_test_run ();
}
