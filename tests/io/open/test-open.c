/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-io-data.h"
#include "bst-io-position-text.h"
#include "io-test.h"

#include <string.h>

/* The content decides, whatever stands before it. */
static void
content_decides (void)
{
  g_autofree char *jcz = io_test_read ("version-5.0.jcz");
  g_autofree char *marked = g_strconcat ("\xef\xbb\xbf\n  ", jcz, NULL);
  g_autofree char *document = io_test_read ("full.bastide");
  g_autoptr (BstRecord) a = io_test_open (jcz, NULL);
  g_autoptr (BstRecord) b = io_test_open (marked, NULL);
  g_autoptr (BstRecord) c = io_test_open (document, NULL);

  g_assert_true (bst_record_get_root (a) != NULL && bst_record_get_root (b) != NULL
                 && bst_record_get_root (c) != NULL);
}

static void
document_in_another_encoding_is_read (void)
{
  g_autofree char *document = io_test_read ("full.bastide");
  g_autofree char *head = g_strconcat ("<?xml version=\"1.0\" encoding=\"UTF-16\"?>",
                                       strchr (document, '\n'), NULL);
  gsize size;
  g_autofree char *converted = g_convert (head, -1, "UTF-16", "UTF-8", NULL, &size, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (converted, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstRecord) record = bst_io_open_data (bytes, "test", NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (record);
}

/* The log is in the script of a replay, or shown as text. */
static void
web_pages_with_a_log_are_read (void)
{
  g_autofree char *log = io_test_read ("small-log.json");
  g_autoptr (GString) shown = g_string_new (log);
  g_autofree char *script = g_strconcat ("<!DOCTYPE html><html><script>var g_gamelogs\n= ", log,
                                         ";\nvar x = {\"}\": 1};</script></html>", NULL);
  g_autofree char *page = NULL;
  const char *pages[2];

  g_string_replace (shown, "&", "&amp;", 0);
  g_string_replace (shown, "<", "&lt;", 0);
  g_string_replace (shown, ">", "&gt;", 0);
  page = g_strconcat ("<html><head></head><body><pre style=\"x\">", shown->str, "</pre></body></html>", NULL);
  pages[0] = script;
  pages[1] = page;
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autoptr (BstRecord) expected = io_test_open (log, NULL);
      g_autoptr (BstRecord) record = io_test_open (pages[i], NULL);
      g_autofree char *a = io_test_moves (expected), *b = io_test_moves (record);

      g_assert_cmpstr (a, ==, b);
    }
}

static void
what_is_no_game_is_refused (void)
{
  io_test_refuse ("", BST_IO_ERROR_SYNTAX, "empty");
  io_test_refuse (" \n", BST_IO_ERROR_SYNTAX, "empty");
  io_test_refuse ("hello", BST_IO_ERROR_SYNTAX, "no game");
  io_test_refuse ("\xff\xd8\xff\xe0 JFIF", BST_IO_ERROR_SYNTAX, "no game");
  io_test_refuse ("\xff\xfe{ ", BST_IO_ERROR_SYNTAX, "UTF-8");
  io_test_refuse ("{\n\"a\": Infinity}", BST_IO_ERROR_SYNTAX, "line 2: this is not JSON");
  io_test_refuse ("\x1f\x8b\x08", BST_IO_ERROR_SYNTAX, "test: ");
  io_test_refuse ("PK\x03\x04", BST_IO_ERROR_SYNTAX, "archive");
  io_test_refuse ("{}", BST_IO_ERROR_SYNTAX, "neither");
  io_test_refuse ("[]", BST_IO_ERROR_SYNTAX, "neither");
  io_test_refuse ("[[1]]", BST_IO_ERROR_SYNTAX, "neither");
  io_test_refuse ("{\"data\":{\"logs\":[]}}", BST_IO_ERROR_SYNTAX, "neither");
  io_test_refuse ("<html/>", BST_IO_ERROR_SYNTAX, "web page");
  io_test_refuse ("\n<!DOCTYPE HTML PUBLIC \"x\"><HTML>", BST_IO_ERROR_SYNTAX, "web page");
  io_test_refuse ("<html><script>var g_gamelogs = {\"a\": 1", BST_IO_ERROR_SYNTAX, "web page");
  io_test_refuse ("<html><script>var g_gamelogs = {\"a\": 1}", BST_IO_ERROR_SYNTAX, "neither");
  io_test_refuse ("<tileset/>", BST_IO_ERROR_SYNTAX, "<tileset>");
  io_test_refuse ("<game app-version=\"3.4\"/>", BST_IO_ERROR_UNSUPPORTED, "before version 4");
}

static void
unreadable_files_are_told (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("BASTIDE_TEST_DATA"), "none", NULL);
  g_autoptr (GError) missing = NULL;
  g_autoptr (GError) folder = NULL;
  g_autoptr (GError) endless = NULL;

  g_assert_null (bst_io_open (path, NULL, &missing));
  g_assert_error (missing, BST_IO_ERROR, BST_IO_ERROR_READ);
  g_assert_true (g_str_has_prefix (missing->message, path));
  g_assert_null (bst_io_open (g_get_tmp_dir (), NULL, &folder));
  g_assert_error (folder, BST_IO_ERROR, BST_IO_ERROR_READ);
  if (!g_file_test ("/dev/zero", G_FILE_TEST_EXISTS))
    return;
  g_assert_null (bst_io_open ("/dev/zero", NULL, &endless));
  g_assert_error (endless, BST_IO_ERROR, BST_IO_ERROR_READ);
}

static void
position_texts_find_their_sets (void)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  g_autofree char *text = io_test_end_text (record);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BstPosition) position = bst_io_position_from_text (text, NULL, &error);

  g_assert_no_error (error);
  again = bst_position_to_text (position);
  g_assert_cmpstr (again, ==, text);
}

/* Rules without a name of their own say in the text what they are. */
static void
position_texts_keep_switches (void)
{
  static const char text[] = "basic modern,two-tile-city=reduced,farmers=no | Red 7 0; Blue 7 0 | "
                             "Red | D@0,0 r0 | ";
  g_autoptr (GError) error = NULL;
  g_autoptr (BstPosition) position = bst_io_position_from_text (text, NULL, &error);
  g_autofree char *again = NULL;
  const BstRules *rules;

  g_assert_no_error (error);
  rules = bst_game_get_rules (bst_position_get_game (position));
  g_assert_false (rules->farmers);
  g_assert_cmpint (rules->two_tile_city, ==, BST_TWO_TILE_CITY_REDUCED);
  again = bst_position_to_text (position);
  g_assert_cmpstr (again, ==, text);
}

/* Any rule set may be the one from which some switches differ; it is written as the current rules have it. */
static void
position_texts_name_rules_freely (void)
{
  static const char text[] = "basic+winter winter,unfinished=nothing | Red 7 0; Blue 7 0 | Red | D@0,0 r0 | ";
  g_autoptr (GError) error = NULL;
  gboolean is_set_up;
  g_autoptr (BstPosition) position = bst_io_position_from_text (text, &is_set_up, &error);
  g_autoptr (BstPosition) again = NULL;
  g_autofree char *written = NULL;

  g_assert_no_error (error);
  g_assert_false (is_set_up);
  g_assert_cmpint (bst_game_get_rules (bst_position_get_game (position))->unfinished, ==, BST_UNFINISHED_NOTHING);
  g_assert_cmpint (bst_game_get_rules (bst_position_get_game (position))->first_player, ==,
                   BST_FIRST_YOUNGEST_DECIDES);
  written = bst_position_to_text (position);
  again = bst_io_position_from_text (written, &is_set_up, &error);
  g_assert_no_error (error);
  g_assert_true (bst_rules_equal (bst_game_get_rules (bst_position_get_game (position)),
                                  bst_game_get_rules (bst_position_get_game (again))));
}

static void
bad_position_texts_are_refused (void)
{
  static const char * const texts[] = {
    "", "basic", "none modern | Red 7 0 | Red | D@0,0 r0 | ", "basic none | Red 7 0 | Red | D@0,0 r0 | ",
    "basic modern", "basic modern | | | |", "basic modern x | Red 7 0 | Red | D@0,0 r0 | ",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (bst_io_position_from_text (texts[i], NULL, &error));
      g_assert_nonnull (error);
    }
}

static void
nothing_is_bundled_under_other_names (void)
{
  g_assert_null (bst_io_data_lookup ("tilesets/none.xml"));
  g_assert_null (bst_io_data_lookup ("../secret"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/open/web-pages", web_pages_with_a_log_are_read);
  g_test_add_func ("/open/content", content_decides);
  g_test_add_func ("/open/encoding", document_in_another_encoding_is_read);
  g_test_add_func ("/open/no-game", what_is_no_game_is_refused);
  g_test_add_func ("/open/unreadable", unreadable_files_are_told);
  g_test_add_func ("/open/position", position_texts_find_their_sets);
  g_test_add_func ("/open/position/switches", position_texts_keep_switches);
  g_test_add_func ("/open/position/other-rules", position_texts_name_rules_freely);
  g_test_add_func ("/open/position/bad", bad_position_texts_are_refused);
  g_test_add_func ("/open/data", nothing_is_bundled_under_other_names);

  return g_test_run ();
}
