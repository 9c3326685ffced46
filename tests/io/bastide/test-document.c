/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-io-beginning.h"
#include "bst-io-document.h"

#include "io-test.h"

#include <glib/gstdio.h>

#include <string.h>
#include <unistd.h>

#define PLAYERS \
  "<players><player colour=\"Red\" name=\"Ana\"/><player colour=\"Blue\" name=\"Bob\"/></players>"
#define DOCUMENT(parts) \
  "<bastide version=\"1\">" PLAYERS "<tileset id=\"basic\"/>" parts "</bastide>"
#define GAME(moves) DOCUMENT ("<rules set=\"modern\"/><game>" moves "</game>")

/* What is written is read back the same, and written the same again. (transfer full) */
static char *
write_twice (BstRecord *record)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *first = bst_io_document_to_text (record, &error);
  g_autofree char *second = NULL;
  g_autoptr (BstRecord) copy = NULL;

  g_assert_no_error (error);
  copy = io_test_open (first, NULL);
  second = bst_io_document_to_text (copy, &error);
  g_assert_cmpstr (first, ==, second);

  return g_steal_pointer (&first);
}

static gboolean
is_valid (const char *text)
{
  g_autofree char *schema = g_build_filename (g_getenv ("BASTIDE_TEST_DATA"), "..", "..", "..",
                                              "data", "schema", "document.rng", NULL);
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  int descriptor = g_file_open_tmp ("bastide-XXXXXX", &path, &error);
  const char *command[] = { "xmllint", "--noout", "--relaxng", schema, path, NULL };
  int status = 0;

  g_assert_no_error (error);
  g_close (descriptor, NULL);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  if (!g_spawn_sync (NULL, (char **) command, NULL,
                     G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, NULL, NULL,
                     &status, NULL))
    g_test_message ("xmllint is not here");
  g_unlink (path);

  return status == 0;
}

static void
everything_survives (void)
{
  g_autofree char *text = io_test_read ("full.bastide");
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (BstRecord) record = io_test_open (text, issues);
  g_autofree char *written = write_twice (record);

  g_assert_cmpstr (written, ==, text);
  g_assert_true (is_valid (written));
  for (guint i = 0; i < issues->len; i++)
    g_assert_cmpstr (((BstIoIssue *) g_ptr_array_index (issues, i))->tag, ==, "unknown-kept");
  g_assert_cmpuint (issues->len, ==, 4);
}

static void
parts_of_the_tree_are_found (void)
{
  g_autofree char *text = io_test_read ("full.bastide");
  g_autoptr (BstRecord) record = io_test_open (text, NULL);
  BstNode *root = bst_record_get_root (record);
  BstNode *first = bst_node_get_next (root);

  g_assert_cmpstr (root->comment, ==, "Before the first move.");
  g_assert_cmpuint (root->children->len, ==, 3);
  g_assert_cmpint (first->glyph, ==, BST_GLYPH_INTERESTING);
  g_assert_cmpuint (first->marks->len, ==, 5);
  g_assert_cmpint (g_array_index (first->marks, BstMark, 0).kind, ==, BST_MARK_ARROW);
  g_assert_cmpint (g_array_index (first->marks, BstMark, 0).to_y, ==, -1);
  g_assert_true (bst_record_get_draws_ahead (record));
  g_assert_true (bst_record_get_ended (record));
  g_assert_cmpuint (bst_record_get_assertions (record)->len, ==, 2);
  g_assert_cmpstr (bst_record_get_header (record, BST_HEADER_ROUND), ==, "3");
  g_assert_cmpint (bst_node_get_last (root)->hand[1], ==, 20);
}

/* H4: a hand of several tiles is several elements; one too many takes the first's place. H7: a
 * payment is a part of the move. */
static void
hands_of_three_survive (void)
{
  g_autoptr (BstRecord) record = io_test_open (
    DOCUMENT ("<rules set=\"custom\"><switch name=\"hand\" value=\"3\"/>"
              "<switch name=\"buying\" value=\"yes\"/></rules>"
              "<game><hand player=\"Red\" tile=\"U\"/><hand player=\"Red\" tile=\"U\"/>"
              "<hand player=\"Red\" tile=\"B\"/><hand player=\"Red\" tile=\"C\"/>"
              "<move text=\"E@0,-1 r180 [Red city:S]\"/>"
              "<move text=\"K@1,0 r0\"/><move text=\"B@0,-2 r0\"/><move text=\"R@1,-2 r90\"/>"
              "<move text=\"H@1,-1 r0 [Red pays Blue 3 points] [Red city:N]\"/></game>"), NULL);
  g_autofree char *written = write_twice (record);
  gint16 known[BST_MAX_HELD_TILES];

  g_assert_true (is_valid (written));
  g_assert_cmpuint (bst_node_get_held_tiles (bst_record_get_root (record), 0, known), ==, 3);
  g_assert_true (bst_record_check (record, NULL));
  g_assert_nonnull (strstr (written, "[Red pays Blue 3 points] [Red city:N]"));
}

#define BEGINNING(element) DOCUMENT ("<rules set=\"modern\"/>" element "<game/>")

/* What the record says of its first player; NULL if nothing. (transfer full) */
static char *
dup_beginning (const BstRecord *record)
{
  BstGame *game = bst_record_get_game (record);
  const BstBeginning *beginning = bst_record_get_beginning (record);

  return bst_io_beginning_dup_text (beginning, bst_game_get_tile_set (game), bst_game_get_n_players (game),
                                    bst_game_get_player (game, 0)->name,
                                    bst_game_get_player (game, beginning->thrower)->name);
}

static void
check_beginning (const char *element,
                 const char *sentence)
{
  g_autofree char *text = g_strdup_printf (BEGINNING ("%s"), element);
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (BstRecord) record = io_test_open (text, issues);
  g_autofree char *said = dup_beginning (record);
  g_autofree char *written = write_twice (record);

  g_assert_cmpuint (issues->len, ==, 0);
  g_assert_cmpstr (said, ==, sentence);
  g_assert_nonnull (strstr (written, element));
  g_assert_true (is_valid (written));
}

/* H1, H2: U has two roads, W three, X four, E none. */
static void
first_players_survive (void)
{
  check_beginning ("", NULL);
  check_beginning ("<first-player by=\"throw\"/>",
                   "Ana decides and begins: the first whose thrown figure landed standing (H1)");
  check_beginning ("<first-player by=\"throw\" throws=\"1\"/>",
                   "Ana decides and begins: a figure landed standing on the first throw (H1)");
  check_beginning ("<first-player by=\"throw\" throws=\"4\"/>",
                   "Ana decides and begins: a figure landed standing on throw 4 (H1)");
  check_beginning ("<first-player by=\"throw\" throws=\"4\" thrower=\"Blue\"/>",
                   "Ana begins: so decides Bob, whose figure landed standing on throw 4 (H1)");
  check_beginning ("<first-player by=\"throw\" thrower=\"Blue\"/>",
                   "Ana begins: so decides Bob, the first whose thrown figure landed standing (H1)");
  check_beginning ("<first-player by=\"roads\" tiles=\"W E\"/>",
                   "Ana begins: 3 roads on the tile drawn, against 0 (H2)");
  check_beginning ("<first-player by=\"roads\" tiles=\"U U E E X W\"/>",
                   "Ana begins: 2 roads on the tile drawn, against 2; then 0 roads, against 0; "
                   "then 4 roads, against 3 (H2)");
}

/* Who is first in turn order must be who begins, and nothing may be left to draw. */
static void
first_players_are_judged (void)
{
  g_autoptr (GString) many = g_string_new ("<first-player by=\"roads\" tiles=\"U U");
  g_autofree char *text = NULL;

  for (guint i = 2; i < BST_MAX_FIRST_DRAWS + 2; i++)
    g_string_append (many, i + 2 < BST_MAX_FIRST_DRAWS + 2 ? " U" : i % 2 ? " U" : " W");
  g_string_append (many, "\"/>");
  text = g_strdup_printf (BEGINNING ("%s"), many->str);
  io_test_refuse (text, BST_IO_ERROR_LIMIT, "72");

  io_test_refuse (BEGINNING ("<first-player by=\"roads\" tiles=\"E W\"/>"), BST_IO_ERROR_DATA, "H2");
  io_test_refuse (BEGINNING ("<first-player by=\"roads\" tiles=\"U U\"/>"), BST_IO_ERROR_DATA, "H2");
  io_test_refuse (BEGINNING ("<first-player by=\"roads\" tiles=\"W\"/>"), BST_IO_ERROR_DATA, "H2");
  io_test_refuse (BEGINNING ("<first-player by=\"roads\" tiles=\"W E U\"/>"), BST_IO_ERROR_DATA, "H2");
  io_test_refuse (BEGINNING ("<first-player by=\"roads\" tiles=\"W ZZ\"/>"), BST_IO_ERROR_DATA, "“ZZ”");
  io_test_refuse (BEGINNING ("<first-player by=\"roads\"/>"), BST_IO_ERROR_DATA, "H2");
  io_test_refuse (BEGINNING ("<first-player by=\"throw\" throws=\"256\"/>"), BST_IO_ERROR_SYNTAX,
                  "256");
  io_test_refuse (BEGINNING ("<first-player by=\"throw\" thrower=\"Pink\"/>"), BST_IO_ERROR_DATA, "Pink");
  io_test_refuse (BEGINNING ("<first-player by=\"throw\"/><first-player by=\"throw\"/>"),
                  BST_IO_ERROR_UNSUPPORTED, "first-player");
}

static void
sample_is_in_its_final_form (void)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  g_autofree char *written = write_twice (record);

  g_assert_true (is_valid (written));
  g_assert_cmpuint (bst_node_get_n_placed (bst_node_get_last (bst_record_get_root (record))), ==, 71);
  g_assert_cmpint (io_test_total (record, 0), ==, 88);
  g_assert_cmpint (io_test_total (record, 1), ==, 77);
  g_assert_cmpstr (bst_record_get_header (record, BST_HEADER_RESULT), ==, "88:77");
}

/* Blanks, line ends, quotes, and characters that XML cannot hold. */
static void
difficult_texts_survive (void)
{
  g_autoptr (BstRecord) record = io_test_open (GAME ("<move text=\"U@1,0 r0\"/>"), NULL);
  g_autoptr (BstRecord) copy = NULL;
  g_autofree char *text = NULL;
  const char *comment = "  two\n lines\t& <b> \"q\" ' ]]> \r end ";

  bst_node_set_comment (bst_record_get_root (record), comment);
  bst_record_set_header (record, BST_HEADER_EVENT, "control \001 character");
  text = write_twice (record);
  copy = io_test_open (text, NULL);
  g_assert_cmpstr (bst_record_get_root (copy)->comment, ==, comment);
  g_assert_cmpstr (bst_record_get_header (copy, BST_HEADER_EVENT), ==,
                   "control \357\277\275 character");
}

static void
rules_are_written_as_differences (void)
{
  g_autoptr (BstRecord) record = NULL;
  g_autofree char *text = NULL;

  record = io_test_open (DOCUMENT ("<rules set=\"classic\"><switch name=\"farmers\" value=\"no\"/>"
                                   "</rules><game/>"), NULL);
  g_assert_cmpstr (bst_game_get_rules (bst_record_get_game (record))->id, ==, "custom");
  text = write_twice (record);
  g_assert_nonnull (strstr (text, "<rules set=\"custom\">"));
  g_assert_nonnull (strstr (text, "<switch name=\"farm-scoring\" value=\"older\"/>"));
  g_assert_nonnull (strstr (text, "<switch name=\"farmers\" value=\"no\"/>"));
  g_assert_null (strstr (text, "followers"));
}

static void
check_issue (const char *text,
             const char *tag,
             const char *words)
{
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (BstRecord) record = io_test_open (text, issues);
  const BstIoIssue *issue;

  g_assert_nonnull (record);
  g_assert_cmpuint (issues->len, ==, 1);
  issue = g_ptr_array_index (issues, 0);
  g_assert_cmpstr (issue->tag, ==, tag);
  g_assert_nonnull (strstr (issue->message, words));
}

static void
nothing_is_dropped_silently (void)
{
  check_issue (GAME ("<move text=\"U@1,0 r0\" time=\"3\"/>"), "unknown-kept", "“time”");
  check_issue (GAME ("<move text=\"U@1,0 r0\"><clock/></move>"), "unknown-kept", "<clock>");
  check_issue ("<bastide version=\"1\"><header><rating>1</rating></header>" PLAYERS
               "<tileset id=\"basic\"/><game/></bastide>", "unknown-kept", "<rating>");
  check_issue (BEGINNING ("<first-player by=\"stars\"/>"), "unknown-kept", "<first-player>");
  check_issue ("<bastide version=\"2\">" PLAYERS "<tileset id=\"basic\"/><game/></bastide>",
               "newer-version", "newer");
}

static void
faults_are_named_with_their_line (void)
{
  io_test_refuse (GAME ("<move text=\"U@1,0 r45\"/>"), BST_IO_ERROR_DATA, "line 1");
  io_test_refuse (GAME ("<move/>"), BST_IO_ERROR_DATA, "line 1");
  io_test_refuse (GAME ("<move text=\"U@2147483647,0 r0\"/>"), BST_IO_ERROR_DATA, "line 1");
  io_test_refuse (GAME ("\n<move text=\"U@1,0 r0 [Green road:E]\"/>"), BST_IO_ERROR_DATA, "line 2");
  io_test_refuse (GAME ("<move text=\"U@1,0 r0 [Blue road:E]\"/>"), BST_IO_ERROR_DATA, "R6");
  io_test_refuse (GAME ("<move text=\"U@0,0 r0\"/>"), BST_IO_ERROR_DATA, "move 1: P1");
  io_test_refuse (GAME ("<move text=\"U@1,0 r0\"/><variation><move text=\"U@1,0 r90\"/></variation>"),
                  BST_IO_ERROR_DATA, "P2");
  io_test_refuse (GAME ("<move text=\"U@1,0 r0 [Red road:E]\"/>"
                        "<move text=\"U@2,0 r0 [Blue road:E]\"/>"), BST_IO_ERROR_DATA, "M5");
  io_test_refuse (GAME ("<move text=\"C@0,-1 r0\"/><move text=\"C@0,-2 r0\"/>"),
                  BST_IO_ERROR_DATA, "R1");
  io_test_refuse (GAME ("<variation/>"), BST_IO_ERROR_SYNTAX, "variation");
  io_test_refuse (BEGINNING ("<first-player by=\"throw\" tiles=\"U\"/>"), BST_IO_ERROR_SYNTAX,
                  "“tiles”");
  io_test_refuse (GAME ("<move text=\"U@1,0 r0\" glyph=\"x\"/>"), BST_IO_ERROR_DATA, "“x”");
  io_test_refuse (GAME ("<move text=\"U@1,0 r0\" mover=\"Pink\"/>"), BST_IO_ERROR_DATA, "“Pink”");
  io_test_refuse (GAME ("<hand player=\"Red\" tile=\"ZZ\"/>"), BST_IO_ERROR_DATA, "“ZZ”");
  io_test_refuse (GAME ("<mark kind=\"ring\" x=\"99999\" y=\"0\"/>"), BST_IO_ERROR_SYNTAX, "99999");
  io_test_refuse (GAME ("<mark kind=\"blob\" x=\"0\" y=\"0\"/>"), BST_IO_ERROR_UNSUPPORTED, "“blob”");
  io_test_refuse (GAME ("<mark kind=\"letter\" x=\"0\" y=\"0\" text=\"123456789\"/>"),
                  BST_IO_ERROR_LIMIT, "8");
}

static void
set_up_faults_are_named (void)
{
  io_test_refuse ("<bastide/>", BST_IO_ERROR_SYNTAX, "“version”");
  io_test_refuse ("<bastide version=\"1\"><tileset id=\"basic\"/></bastide>", BST_IO_ERROR_DATA,
                  "line 1");
  io_test_refuse ("<bastide version=\"1\">" PLAYERS "</bastide>", BST_IO_ERROR_SYNTAX, "tile set");
  io_test_refuse ("<bastide version=\"1\">" PLAYERS "<tileset id=\"x\"/></bastide>",
                  BST_IO_ERROR_UNSUPPORTED, "“x”");
  io_test_refuse (DOCUMENT ("<tileset id=\"basic\"/>"), BST_IO_ERROR_UNSUPPORTED, "<tileset>");
  io_test_refuse (DOCUMENT ("<rules set=\"x\"/>"), BST_IO_ERROR_UNSUPPORTED, "“x”");
  io_test_refuse (DOCUMENT ("<rules><switch name=\"x\" value=\"y\"/></rules>"),
                  BST_IO_ERROR_UNSUPPORTED, "x");
  io_test_refuse ("<bastide version=\"1\"><players><player colour=\"Red\" name=\"a\"/>"
                  "<player colour=\"Red\" name=\"b\"/></players><tileset id=\"basic\"/></bastide>",
                  BST_IO_ERROR_DATA, "line 1");
  io_test_refuse ("<bastide version=\"1\"><players><player colour=\"Grey\" name=\"a\"/></players>"
                  "</bastide>", BST_IO_ERROR_DATA, "“Grey”");
}

/* A record whose variations nest deeper than a document can hold is not written at all. */
static void
depth_is_bounded_when_writing (void)
{
  g_autoptr (BstRecord) record = io_test_open (GAME (""), NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  BstMove move = { .kind = BST_MOVE_DISCARD };
  BstNode *node = bst_record_get_root (record);

  for (guint i = 0; i < 300; i++)
    {
      bst_record_add_move (record, node, &move, BST_NO_PLAYER);
      node = bst_record_add_move (record, node, &move, BST_NO_PLAYER);
    }
  text = bst_io_document_to_text (record, &error);
  g_assert_null (text);
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_LIMIT);
}

static void
saving_is_all_or_nothing (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bastide-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.bastide", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "none", "game.bastide", NULL);
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  g_autoptr (BstRecord) copy = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (bst_io_document_save (record, path, &error));
  g_assert_no_error (error);
  copy = bst_io_open (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_false (bst_io_document_save (record, nowhere, &error));
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, nowhere));
  g_unlink (path);
  g_rmdir (folder);
}

static void
saving_follows_links (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bastide-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.bastide", NULL);
  g_autofree char *backup = g_strconcat (path, "~", NULL);
  g_autofree char *link = g_build_filename (folder, "link.bastide", NULL);
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  g_autoptr (BstRecord) copy = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, "old", -1, &error));
  g_assert_cmpint (symlink ("game.bastide", link), ==, 0);
  g_assert_true (bst_io_document_save (record, link, &error));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  copy = bst_io_open (path, NULL, &error);
  g_assert_no_error (error);
  g_unlink (link);
  g_unlink (path);
  g_unlink (backup);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/round-trip", everything_survives);
  g_test_add_func ("/document/tree", parts_of_the_tree_are_found);
  g_test_add_func ("/document/hands-of-three", hands_of_three_survive);
  g_test_add_func ("/document/first-player", first_players_survive);
  g_test_add_func ("/document/first-player-faults", first_players_are_judged);
  g_test_add_func ("/document/sample", sample_is_in_its_final_form);
  g_test_add_func ("/document/texts", difficult_texts_survive);
  g_test_add_func ("/document/rules", rules_are_written_as_differences);
  g_test_add_func ("/document/unknown", nothing_is_dropped_silently);
  g_test_add_func ("/document/faults", faults_are_named_with_their_line);
  g_test_add_func ("/document/set-up", set_up_faults_are_named);
  g_test_add_func ("/document/depth", depth_is_bounded_when_writing);
  g_test_add_func ("/document/save", saving_is_all_or_nothing);
  g_test_add_func ("/document/links", saving_follows_links);

  return g_test_run ();
}
