/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Set-up nodes in documents. */

#include "bst-io-document.h"
#include "bst-io-open.h"
#include "bst-setup.h"
#include "io-test.h"

#include <string.h>

#define DOCUMENT(moves) \
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" \
  "<bastide version=\"1\">\n" \
  "  <players>\n" \
  "    <player colour=\"Red\" name=\"Ana\"/>\n" \
  "    <player colour=\"Blue\" name=\"Bob\"/>\n" \
  "  </players>\n" \
  "  <tileset id=\"basic\"/>\n" \
  "  <rules set=\"modern\"/>\n" \
  "  <game>\n" moves "  </game>\n" \
  "</bastide>\n"

#define SET_UP(position, more) \
  "    <set-up>\n" \
  "      <players>\n" \
  "        <player colour=\"Red\" name=\"Ana\"/>\n" \
  "        <player colour=\"Blue\" name=\"Bob\"/>\n" \
  "      </players>\n" \
  "      <position>" position "</position>\n" more \
  "    </set-up>\n"

/* Other players and rules in the middle, a variation of the game before it, and a set-up after
 * that goes back to the first game. */
static const char whole[] = DOCUMENT (
  "    <move text=\"N@0,-1 r270 [Red city:W]\"/>\n"
  "    <set-up glyph=\"!?\">\n"
  "      <players>\n"
  "        <player colour=\"Red\" name=\"Ana\"/>\n"
  "        <player colour=\"Green\" name=\"Gheorghe &amp; Ion\"/>\n"
  "      </players>\n"
  "      <position>basic classic | Red 7 3; Green 6 0 | Green U; Red W"
  " | D@0,0 r0; N@0,-1 r90; V@5,5 r0 [Green field:NL] | C</position>\n"
  "      <allowed>apart 5,5</allowed>\n"
  "      <comment>Made up.</comment>\n"
  "      <mark kind=\"ring\" x=\"0\" y=\"0\" colour=\"1\"/>\n"
  "    </set-up>\n"
  "    <variation>\n"
  "      <move text=\"U@1,0 r0 [Blue road:E]\"/>\n"
  "    </variation>\n"
  "    <move text=\"U@-1,0 r0 [Green road:E]\"/>\n"
  SET_UP ("basic modern | Red 7 0; Blue 7 0 | Blue | D@0,0 r0 | ", "")
  "    <move text=\"U@1,0 r0 [Blue road:E]\"/>\n");

static void
set_ups_survive (void)
{
  g_autoptr (BstRecord) record = io_test_open (whole, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *written = bst_io_document_to_text (record, &error);
  BstNode *node = bst_node_get_next (bst_node_get_next (bst_record_get_root (record)));

  g_assert_no_error (error);
  g_assert_cmpstr (written, ==, whole);
  g_assert_cmpstr (bst_game_get_player (bst_node_get_game (node), 1)->name, ==,
                   "Gheorghe & Ion");
  /* Who comes back to the first game is in the very same. */
  g_assert_true (bst_node_get_game (bst_node_get_last (node))
                 == bst_node_get_game (bst_node_get_last (node)->parent));
  g_assert_true (bst_record_check (record, &error));
  g_assert_no_error (error);
}

static void
lines_go_on_from_set_ups (void)
{
  g_autoptr (BstRecord) record = io_test_open (whole, NULL);
  BstNode *node = bst_node_get_next (bst_node_get_next (bst_record_get_root (record)));
  g_autoptr (BstPosition) there = bst_record_dup_position (record, node, NULL, NULL);
  g_autoptr (BstPosition) after = bst_record_dup_position (record, bst_node_get_next (node), NULL,
                                                           NULL);
  g_autoptr (BstPosition) end = bst_record_dup_position (record, bst_node_get_last (node), NULL,
                                                         NULL);
  int w = bst_tile_set_find (bst_game_get_tile_set (bst_position_get_game (there)), "W");

  g_assert_cmpint (bst_position_get_score (after, 0), ==, 3);
  /* The tile that Red holds is still his when Green has laid. */
  g_assert_cmpint (bst_position_get_held_tile (there, 0), ==, w);
  g_assert_cmpint (bst_position_get_held_tile (after, 0), ==, w);
  g_assert_cmpuint (bst_position_get_turn (after), ==, 0);
  g_assert_cmpint (bst_position_get_score (end, 0), ==, 0);
  g_assert_cmpuint (bst_position_get_supply (end, 1, BST_FIGURE_FOLLOWER), ==, 6);
}

static void
check_fault (const char *text,
             const char *reason)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (BstRecord) record = bst_io_open_data (bytes, "x.bastide", NULL, &error);

  g_assert_null (record);
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, "x.bastide"));
  if (strstr (error->message, reason) == NULL)
    g_error ("%s", error->message);
}

static void
faults_are_named (void)
{
  check_fault (DOCUMENT ("    <set-up/>\n"), "a position begins with");
  check_fault (DOCUMENT (SET_UP ("moon modern | Red 7 0 | Red | | ", "")), "moon");
  check_fault (DOCUMENT (SET_UP ("basic modern | Red 7 0; Green 7 0 | Red | D@0,0 r0 | ", "")),
               "the players of the set-up");
  check_fault (DOCUMENT (SET_UP ("basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0; D@0,0 r0 | ",
                                 "")), "two tiles lie on one cell");
  check_fault (DOCUMENT (SET_UP ("basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0; D@900,0 r0 | ",
                                 "")), "there is no room for the tile");
  check_fault (DOCUMENT (SET_UP ("basic modern | Red 20 0; Blue 7 0 | Red | D@0,0 r0 [Red city:N]"
                                 " | ", "")), "more figures than there can be");
  check_fault (DOCUMENT (SET_UP ("basic modern | Red 7 0; Blue 7 0 | Red action | D@0,0 r0 | ", "")),
               "a set-up begins with a tile");
  /* Its players are not there any more. */
  check_fault (DOCUMENT (SET_UP ("basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0 | ", "")
                         "    <move text=\"U@1,0 r0 [Green road:E]\"/>\n"), "Green");
}

/* One that allows nothing would not end. */
static void
what_is_allowed_is_bounded (void)
{
  GString *keys = g_string_new (NULL);
  g_autofree char *set_up = NULL, *text = NULL;

  for (guint i = 0; i <= 1000; i++)
    g_string_append_printf (keys, "<allowed>edge %u,0 E</allowed>", i);
  set_up = g_strdup_printf (SET_UP ("basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0 | ", "%s"),
                            keys->str);
  text = g_strdup_printf (DOCUMENT ("%s"), set_up);
  check_fault (text, "1000");
  g_string_free (keys, TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set-up/round-trip", set_ups_survive);
  g_test_add_func ("/set-up/lines", lines_go_on_from_set_ups);
  g_test_add_func ("/set-up/faults", faults_are_named);
  g_test_add_func ("/set-up/bounds", what_is_allowed_is_bounded);

  return g_test_run ();
}
