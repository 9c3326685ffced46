/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "jcz-text.h"

#include "bst-io-jcz.h"

#include <string.h>

/* --- What is read --- */

static void
turns_become_moves (void)
{
  jcz_check_moves (ORDER ("\"BA/Cc.1\",\"BA/RFr\",\"BA/L\""),
                   PLACE ("BA/Cc.1", "R270", 0, -1) ","
                   DEPLOY ("0.small.1", "City", "SW", 0, -1) "," COMMIT ","
                   PLACE ("BA/RFr", "R0", 1, 0) "," PASS "," COMMIT ","
                   PLACE ("BA/L", "R0", 0, 1) ","
                   DEPLOY ("0.small.2", "Monastery", "I", 0, 1) "," COMMIT,
                   "N@0,-1 r270 [Green city:S]\nU@1,0 r0\nB@0,1 r0 [Green mon]\n");
}

static void
header_and_players_are_kept (void)
{
  g_autoptr (BstRecord) record = jcz_open ("", "");
  BstGame *set_up = bst_record_get_game (record);

  g_assert_cmpstr (bst_record_get_header (record, BST_HEADER_SOURCE), ==, "JCloisterZone 5.12.1");
  g_assert_cmpstr (bst_record_get_header (record, BST_HEADER_DATE), ==, "2026-01-17");
  g_assert_cmpstr (bst_game_get_player (set_up, 0)->name, ==, "Ana");
  g_assert_cmpint (bst_game_get_player (set_up, 0)->colour, ==, BST_COLOUR_GREEN);
  /* The slot is taken: the first free colour. */
  g_assert_cmpint (bst_game_get_player (set_up, 1)->colour, ==, BST_COLOUR_RED);
  g_assert_cmpstr (bst_game_get_rules (set_up)->id, ==, "jcloisterzone");
}

/* A colour that a later player asks for is not given to an earlier one who asks for none of ours. */
static void
slots_come_before_free_colours (void)
{
  static const char text[] =
    "{" SETUP ("\"basic:1\":1", ELEMENTS, "") ",\"players\":[{\"name\":\"Ana\",\"slot\":7},"
    "{\"name\":\"Bob\",\"slot\":0},{\"name\":\"Cid\"}]}";
  g_autoptr (BstRecord) record = io_test_open (text, NULL);
  BstGame *set_up = bst_record_get_game (record);

  g_assert_cmpint (bst_game_get_player (set_up, 0)->colour, ==, BST_COLOUR_BLUE);
  g_assert_cmpint (bst_game_get_player (set_up, 1)->colour, ==, BST_COLOUR_RED);
  g_assert_cmpint (bst_game_get_player (set_up, 2)->colour, ==, BST_COLOUR_YELLOW);
}

static void
set_up_alone_is_a_game_of_two (void)
{
  static const char * const texts[] = {
    "{\"appVersion\":\"5.12.0\"," SETUP ("\"basic:1\":1", ELEMENTS, "") "}",
    "{\"players\":null,\"replay\":null,\"initialRandom\":null,"
    SETUP ("\"basic:1\":1", ELEMENTS, "") "}",
    "{\"setup\":{\"expansions\":{\"BASIC\":1},\"rules\":{}}}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GPtrArray) issues = bst_io_issues_new ();
      g_autoptr (BstRecord) record = io_test_open (texts[i], issues);
      g_autofree char *moves = io_test_moves (record);

      g_assert_cmpuint (bst_game_get_n_players (bst_record_get_game (record)), ==, 2);
      g_assert_cmpstr (moves, ==, "");
      g_assert_cmpuint (issues->len, ==, 1);
      g_assert_cmpstr (((BstIoIssue *) g_ptr_array_index (issues, 0))->tag, ==, "setup-only");
    }
}

static void
pass_needs_no_payload (void)
{
  jcz_check_moves (ORDER ("\"BA/L\""), PLACE ("BA/L", "R0", 0, 1) ",{\"type\":\"PASS\"}," COMMIT,
                   "B@0,1 r0\n");
}

static void
files_may_stop_in_a_turn (void)
{
  jcz_check_moves (ORDER ("\"BA/L\""), PLACE ("BA/L", "R0", 0, 1), "B@0,1 r0 ...\n");
  jcz_check_moves (ORDER ("\"BA/L\""),
                   PLACE ("BA/L", "R0", 0, 1) "," DEPLOY ("0.small.1", "Monastery", "I", 0, 1),
                   "B@0,1 r0 [Green mon] ...\n");
}

static void
undo_takes_back_one_message (void)
{
  jcz_check_moves (ORDER ("\"BA/L\""),
                   PLACE ("BA/L", "R0", 0, 1) "," DEPLOY ("0.small.1", "Monastery", "I", 0, 1) ","
                   UNDO "," UNDO "," PLACE ("BA/L", "R90", 0, 1) "," PASS "," COMMIT,
                   "B@0,1 r90\n");
}

static void
elements_and_rules_choose_the_rules (void)
{
  g_autoptr (BstRecord) record = NULL;
  const BstRules *rules;

  record = jcz_open (SETUP ("\"basic:2\":1", "\"small-follower\":5,\"abbot\":0",
                            "\"tiny-city-scoring\":\"2\",\"wagon-move\":\"C1\""), "");
  rules = bst_game_get_rules (bst_record_get_game (record));
  g_assert_false (rules->farmers);
  g_assert_cmpuint (rules->figures[BST_FIGURE_FOLLOWER], ==, 5);
  g_assert_cmpint (rules->two_tile_city, ==, BST_TWO_TILE_CITY_REDUCED);
  g_assert_cmpstr (rules->id, ==, "custom");
}

/* --- Draws --- */

static int
get_hand (BstRecord *record)
{
  const BstNode *last = bst_node_get_last (bst_record_get_root (record));
  g_autoptr (BstPosition) position = bst_record_dup_position (record, last, NULL, NULL);

  return bst_position_get_held_tile (position, bst_position_get_turn (position));
}

static const char *
hand_name (BstRecord *record)
{
  return bst_tile_set_get_name (bst_game_get_tile_set (bst_record_get_game (record)),
                                (guint) get_hand (record));
}

/* formats.md, 1.6: this seed draws tile 29 of 71, BA/Ccc. */
static void
seed_draws_the_tile_in_hand (void)
{
  g_autoptr (BstRecord) record = jcz_open ("", "");

  g_assert_cmpstr (hand_name (record), ==, "R");
}

static void
annotated_order_comes_first (void)
{
  g_autoptr (BstRecord) record = jcz_open (ORDER ("\"BA/L\",\"BA/RRRR\""),
                                           PLACE ("BA/L", "R0", 0, 1) "," COMMIT);

  g_assert_cmpstr (hand_name (record), ==, "X");
}

/* The tile with four roads fits nowhere beside a start tile whose roads are closed in. */
static void
discarded_tile_is_found (void)
{
  g_autoptr (BstRecord) record = NULL;
  g_autofree char *moves = NULL;

  record = jcz_open (ORDER ("\"BA/CccR\",\"BA/CccR\",\"BA/Cccc+\",\"BA/L\""), "");
  g_assert_cmpstr (hand_name (record), ==, "T");
  g_clear_pointer (&record, bst_record_unref);

  /* After the city of the start tile is closed no cell takes a tile that is all city. */
  record = jcz_open (ORDER ("\"BA/C\",\"BA/Cccc+\",\"BA/L\""),
                     PLACE ("BA/C", "R180", 0, -1) "," COMMIT ","
                     PLACE ("BA/L", "R0", 0, 1) "," COMMIT);
  moves = io_test_moves (record);
  g_assert_cmpstr (moves, ==, "E@0,-1 r180\nC@-\nB@0,1 r0\n");
}

static void
end_of_the_order_ends_the_game (void)
{
  g_autoptr (BstRecord) record = NULL;

  record = jcz_open (ORDER ("\"BA/C\",\"#END\""),
                     PLACE ("BA/C", "R180", 0, -1) ","
                     DEPLOY ("0.small.1", "Field", "NL.NR.EL.ER.WL.WR", 0, -1) "," COMMIT);
  g_assert_true (bst_record_get_ended (record));
  g_assert_cmpint (io_test_total (record, 0), ==, 3);
  g_clear_pointer (&record, bst_record_unref);

  record = jcz_open ("\"gameAnnotations\":{\"drawOrder\":[\"BA/C\"],\"endTurn\":1}",
                     PLACE ("BA/C", "R180", 0, -1) "," COMMIT);
  g_assert_true (bst_record_get_ended (record));
}

/* A tile that the seed did not draw is believed; what was put aside is then not known. */
static void
other_draw_is_an_issue (void)
{
  g_autofree char *text = jcz_new ("", PLACE ("BA/L", "R0", 0, 1) "," COMMIT);
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (BstRecord) record = io_test_open (text, issues);
  const BstIoIssue *issue;

  g_assert_cmpuint (issues->len, ==, 1);
  issue = g_ptr_array_index (issues, 0);
  g_assert_cmpstr (issue->tag, ==, "draw-order");
  g_assert_cmpstr (issue->place, ==, "replay[0].payload.tileId");
  g_assert_cmpint (get_hand (record), ==, BST_NO_TILE);
}

/* --- Older versions --- */

static void
version_4_is_read (void)
{
  g_autofree char *text = io_test_read ("version-4.jcz");
  g_autoptr (BstRecord) record = io_test_open (text, NULL);
  g_autofree char *moves = io_test_moves (record);

  g_assert_cmpstr (moves, ==, "V@1,0 r90 [Red field:NR]\nB@0,1 r0 [Blue mon]\n");
  g_assert_true (bst_record_get_ended (record));
  g_assert_true (bst_game_get_rules (bst_record_get_game (record))->farmers);
}

static void
version_5_0_is_read (void)
{
  g_autofree char *text = io_test_read ("version-5.0.jcz");
  g_autoptr (BstRecord) record = io_test_open (text, NULL);
  g_autofree char *moves = io_test_moves (record);

  g_assert_cmpstr (moves, ==, "N@0,-1 r270 [Red city:S]\nU@1,0 r0 [Blue road:E]\n");
}

/* --- What is refused --- */

static void
what_is_missing_is_named (void)
{
  jcz_refuse (SETUP ("\"basic:1\":1,\"tunnel\":1", ELEMENTS, ""), "", BST_IO_ERROR_UNSUPPORTED,
              "setup: not supported yet: The Tunnel");
  jcz_refuse (SETUP ("\"basic:1\":51", ELEMENTS, ""), "", BST_IO_ERROR_LIMIT, "50 times");
  jcz_refuse (SETUP ("", ELEMENTS, ""), "", BST_IO_ERROR_UNSUPPORTED, "base game");
  jcz_refuse (SETUP ("\"basic:2\":1,\"tower:1\":1", ELEMENTS ",\"garden\":true", ""), "", BST_IO_ERROR_UNSUPPORTED,
              "Gardens");
  jcz_refuse (SETUP ("\"basic:1\":1", ELEMENTS ",\"phantom\":1", ""), "", BST_IO_ERROR_UNSUPPORTED,
              "The Phantom");
  jcz_refuse (SETUP ("\"basic:1\":1", ELEMENTS, "\"no-such-rule\":1"), "", BST_IO_ERROR_UNSUPPORTED,
              "“no-such-rule”");
  jcz_refuse (ORDER ("\"BA/L\""),
              PLACE ("BA/L", "R0", 0, 1) "," DEPLOY ("0.phantom.1", "Monastery", "I", 0, 1),
              BST_IO_ERROR_UNSUPPORTED, "“phantom”");
  jcz_refuse (ORDER ("\"BA/L\""), "{\"type\":\"BAZAAR_BID\",\"payload\":{}}",
              BST_IO_ERROR_UNSUPPORTED, "replay[0]: the message “BAZAAR_BID”");
  jcz_refuse ("", PLACE ("TB/Cc.g", "R0", 0, 1), BST_IO_ERROR_UNSUPPORTED, "“TB/Cc.g”");
  jcz_refuse ("\"setup\":{\"sets\":{\"basic:1\":1},\"elements\":{},\"start\":[{\"tile\":\"BA/L\","
              "\"x\":0,\"y\":0,\"rotation\":0}]}", "", BST_IO_ERROR_UNSUPPORTED, "start");
}

static void
illegal_messages_are_refused_with_their_place (void)
{
  jcz_refuse (ORDER ("\"BA/L\""), PLACE ("BA/L", "R0", 0, -1), BST_IO_ERROR_DATA,
              "replay[0].payload: P2");
  jcz_refuse (ORDER ("\"BA/L\""), PLACE ("BA/L", "R0", 5, 5), BST_IO_ERROR_DATA, "P1");
  jcz_refuse (ORDER ("\"BA/L\""), PLACE ("BA/L", "R0", 0, 0), BST_IO_ERROR_DATA, "P1");
  jcz_refuse (ORDER ("\"BA/L\""), PLACE ("BA/L", "R45", 0, 1), BST_IO_ERROR_SYNTAX, "“R45”");
  jcz_refuse (ORDER ("\"BA/L\""), PLACE ("BA/L", "R0", 2147483647, 0), BST_IO_ERROR_DATA,
              "replay[0].payload.position[0]: 2147483647");
  jcz_refuse (ORDER ("\"BA/L\""), PLACE ("BA/L", "R0", 99999999999999999999, 0), BST_IO_ERROR_LIMIT,
              "line 1: a number is too large");
  jcz_refuse (ORDER ("\"BA/L\""), PLACE ("BA/L", "R0", 0.5, 0), BST_IO_ERROR_SYNTAX, "whole number");
  jcz_refuse (ORDER ("\"BA/C\",\"BA/CFC.2\""),
              PLACE ("BA/C", "R180", 0, -1) "," DEPLOY ("0.small.1", "City", "S", 0, -1) "," COMMIT ","
              PLACE ("BA/CFC.2", "R0", 0, -2), BST_IO_ERROR_DATA, "replay[3].payload: P2");
}

static void
illegal_figures_are_refused (void)
{
  const char *order = ORDER ("\"BA/Cc.1\",\"BA/RFr\"");

  jcz_refuse (order, PLACE ("BA/Cc.1", "R270", 0, -1) "," DEPLOY ("0.small.1", "City", "N", 0, -1),
              BST_IO_ERROR_DATA, "replay[1].payload.pointer: the tile has no such feature");
  jcz_refuse (order, PLACE ("BA/Cc.1", "R270", 0, -1) "," DEPLOY ("1.small.1", "City", "SW", 0, -1),
              BST_IO_ERROR_DATA, "replay[1].payload.meepleId");
  jcz_refuse (order, PLACE ("BA/Cc.1", "R270", 0, -1) "," DEPLOY ("2.small.1", "City", "SW", 0, -1),
              BST_IO_ERROR_DATA, "“2.small.1”");
  jcz_refuse (order, PLACE ("BA/Cc.1", "R270", 0, -1) "," DEPLOY ("0.small.1", "City", "N", 0, 0),
              BST_IO_ERROR_DATA, "M3");
  jcz_refuse (order, PLACE ("BA/Cc.1", "R270", 0, -1) "," DEPLOY ("0.big.1", "City", "SW", 0, -1),
              BST_IO_ERROR_DATA, "“0.big.1”");
  jcz_refuse (ORDER ("\"BA/RFr\",\"BA/RFr\""),
              PLACE ("BA/RFr", "R0", 1, 0) "," DEPLOY ("0.small.1", "Road", "WE", 1, 0) "," COMMIT ","
              PLACE ("BA/RFr", "R0", 2, 0) "," DEPLOY ("1.small.1", "Road", "WE", 2, 0),
              BST_IO_ERROR_DATA, "replay[4].payload: M5");
}

static void
messages_out_of_order_are_refused (void)
{
  jcz_refuse ("", COMMIT, BST_IO_ERROR_DATA, "replay[0]: the message COMMIT");
  jcz_refuse ("", PASS, BST_IO_ERROR_DATA, "PASS");
  jcz_refuse ("", UNDO, BST_IO_ERROR_DATA, "UNDO");
  jcz_refuse (ORDER ("\"BA/L\""), PLACE ("BA/L", "R0", 0, 1) "," PASS "," PASS, BST_IO_ERROR_DATA,
              "replay[2]: the message PASS");
  jcz_refuse (ORDER ("\"BA/L\",\"BA/L\""), PLACE ("BA/L", "R0", 0, 1) "," PLACE ("BA/L", "R0", 0, 2),
              BST_IO_ERROR_DATA, "replay[1]: the message PLACE_TILE");
  jcz_refuse (ORDER ("\"BA/L\",\"#END\""),
              PLACE ("BA/L", "R0", 0, 1) "," COMMIT "," PLACE ("BA/L", "R0", 0, 2),
              BST_IO_ERROR_DATA, "after the end");
  /* There is one tile of all city. */
  jcz_refuse (ORDER ("\"BA/Cccc+\",\"BA/L\""),
              PLACE ("BA/Cccc+", "R0", 0, -1) "," COMMIT "," PLACE ("BA/Cccc+", "R0", 0, -2),
              BST_IO_ERROR_DATA, "not in the bag");
}

static void
wrong_shapes_are_refused (void)
{
  jcz_refuse ("\"players\":[]", "", BST_IO_ERROR_UNSUPPORTED, "players: a game has");
  jcz_refuse ("\"players\":[1,2]", "", BST_IO_ERROR_SYNTAX, "players[0]: “name” is missing");
  jcz_refuse ("\"players\":null", PASS, BST_IO_ERROR_SYNTAX, "“players” is missing");
  jcz_refuse ("", "1", BST_IO_ERROR_SYNTAX, "replay[0]: “type” is missing");
  jcz_refuse ("", "{\"type\":\"PLACE_TILE\"}", BST_IO_ERROR_SYNTAX, "“payload” is missing");
  jcz_refuse ("\"initialRandom\":7", "", BST_IO_ERROR_DATA, "initialRandom");
  jcz_refuse ("\"initialRandom\":\"x\"", "", BST_IO_ERROR_SYNTAX, "initialRandom");
  jcz_refuse ("\"setup\":{}", "", BST_IO_ERROR_SYNTAX, "setup: “sets” is missing");
  jcz_refuse (SETUP ("\"basic:1\":1", "\"small-follower\":99", ""), "", BST_IO_ERROR_DATA, "99");
}

/* What stands before the fault is the game, whatever the reader did with the message that has it. */
static void
a_fault_ends_the_game (void)
{
  static const struct
  {
    const char *rest;
    const char *words;
  } table[] = {
    { PLACE ("BA/RFr", "R0", 1, 0) "," PLACE ("BA/RFr", "R0", 2, 0) "," PASS "," COMMIT,
      "replay[4]: the message PLACE_TILE is not possible" },
    { PLACE ("BA/RFr", "R0", 1, 0) "," DEPLOY ("1.small.1", "City", "N", 1, 0) "," COMMIT, "replay[4]" },
    { PLACE ("BA/RFr", "R0", 1, 0) ",{\"type\":\"FLY\",\"payload\":{}}", "replay[4]: the message “FLY”" },
    { PLACE ("BA/RFr", "R0", 1, 0) ",7", "replay[4]: “type” is missing" },
    { PLACE ("BA/RFr", "R0", 1, 0) ",{\"type\":\"COMMIT\"}", "replay[4]: “payload” is missing" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *replay = g_strconcat (PLACE ("BA/L", "R0", 0, 1) "," PASS "," COMMIT ",", table[i].rest, NULL);
      g_autofree char *text = jcz_new (ORDER ("\"BA/L\",\"BA/RFr\",\"BA/RFr\"") ",\"test\":{\"assertions\":[\"x\"]}",
                                       replay);
      g_autoptr (GPtrArray) issues = bst_io_issues_new ();
      g_autoptr (BstRecord) record = io_test_open (text, issues);
      g_autofree char *moves = io_test_moves (record);
      const BstIoIssue *issue = g_ptr_array_index (issues, 0);

      g_assert_cmpuint (issues->len, ==, 1);
      g_assert_cmpstr (issue->tag, ==, BST_IO_ISSUE_FAULT);
      g_assert_nonnull (strstr (issue->message, table[i].words));
      g_assert_cmpstr (moves, ==, "B@0,1 r0\nU@1,0 r0 ...\n");
      g_assert_cmpstr (bst_node_get_last (bst_record_get_root (record))->comment, ==, issue->message);
      /* Its test asks of the whole game. */
      g_assert_cmpuint (bst_record_get_assertions (record)->len, ==, 0);
    }
}

/* Of a game with sets that are not known, what can be played without them: to the tile or the figure that is none of ours,
 * or to its end, which then is no end of the game. */
static void
what_is_not_known_ends_the_game (void)
{
  static const struct
  {
    const char *setup;
    const char *rest;
    const char *words;
    const char *moves;
  } table[] = {
    { SETUP ("\"basic:1\":1,\"tunnel\":1,\"river/9\":1", ELEMENTS ",\"tunnel\":1", ""),
      "," PLACE ("BA/RFr", "R0", 1, 0) "," COMMIT "," PLACE ("TU/RRR", "R0", 2, 0),
      "not supported yet: The Tunnel, “river/9”; the game ends here before it needs that: "
      "replay[5].payload.tileId: the tile “TU/RRR” is not known",
      "B@0,1 r0\nU@1,0 r0\n" },
    { SETUP ("\"basic:1\":1", ELEMENTS ",\"phantom\":1", ""),
      "," PLACE ("BA/RFr", "R0", 1, 0) "," DEPLOY ("1.phantom.1", "Road", "WE", 1, 0),
      "not supported yet: The Phantom; the game ends here before it needs that: replay[4].payload.meepleId",
      "B@0,1 r0\nU@1,0 r0 ...\n" },
    { SETUP ("\"basic:1\":1", ELEMENTS ",\"phantom\":1", ""), "",
      "not supported yet: The Phantom; the game is shown, and counted, as if that were not in it",
      "B@0,1 r0\n" },
    /* An order of draws with tiles that are not known is no order. */
    { SETUP ("\"basic:1\":1,\"tunnel\":1", ELEMENTS ",\"tunnel\":1", "") "," ORDER ("\"TU/RRR\",\"#END\""), "",
      "as if that were not in it", "B@0,1 r0\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *replay = g_strconcat (PLACE ("BA/L", "R0", 0, 1) "," PASS "," COMMIT, table[i].rest, NULL);
      g_autofree char *members = g_strconcat (table[i].setup, ",\"test\":{\"assertions\":[\"x\"]}", NULL);
      g_autofree char *text = jcz_new (members, replay);
      g_autoptr (GPtrArray) issues = bst_io_issues_new ();
      g_autoptr (BstRecord) record = io_test_open (text, issues);
      g_autofree char *moves = io_test_moves (record);
      const BstIoIssue *issue = g_ptr_array_index (issues, 0);

      g_assert_cmpuint (issues->len, ==, 1);
      g_assert_cmpstr (issue->tag, ==, BST_IO_ISSUE_UNSUPPORTED);
      g_assert_nonnull (strstr (issue->message, table[i].words));
      g_assert_cmpstr (moves, ==, table[i].moves);
      g_assert_cmpstr (bst_node_get_last (bst_record_get_root (record))->comment, ==, issue->message);
      g_assert_cmpuint (bst_record_get_assertions (record)->len, ==, 0);
      g_assert_false (bst_record_get_ended (record));
    }
}

/* Without a message before it there is no game. */
static void
a_fault_at_once_is_refused (void)
{
  g_autofree char *text = jcz_new (ORDER ("\"BA/L\""), PASS "," COMMIT);

  io_test_refuse (text, BST_IO_ERROR_DATA, "replay[0]");
}

/* A list that is something else would be a game without moves, a test that asks for nothing. */
static void
lists_are_lists (void)
{
  static const char * const others[] = { "{}", "\"x\"", "7", "null", "true" };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *good = jcz_new ("\"test\":{\"assertions\":[]}", "");
      g_autoptr (GString) replay = g_string_new (good), assertions = g_string_new (good);
      g_autofree char *value = g_strdup_printf ("\"replay\":%s", others[i]);
      g_autofree char *asked = g_strdup_printf ("\"assertions\":%s", others[i]);

      g_string_replace (replay, "\"replay\":[]", value, 1);
      io_test_refuse (replay->str, BST_IO_ERROR_SYNTAX, "replay: expected a list");
      g_string_replace (assertions, "\"assertions\":[]", asked, 1);
      io_test_refuse (assertions->str, BST_IO_ERROR_SYNTAX, "test.assertions: expected a list");
    }
  jcz_refuse ("\"test\":[]", "", BST_IO_ERROR_SYNTAX, "test: expected an object");
  /* Also where the game itself is not supported. */
  jcz_refuse (SETUP ("\"count\":1", ELEMENTS, "") ",\"test\":{\"assertions\":1}", "",
              BST_IO_ERROR_SYNTAX, "test.assertions");
}

/* The draw behind a commit is known: nothing is taken back over it. */
static void
nothing_is_undone_after_a_commit (void)
{
  const char *order = ORDER ("\"BA/L\",\"BA/L\"");

  jcz_check_moves (order, PLACE ("BA/L", "R0", 0, 1) "," PASS "," UNDO "," PASS "," COMMIT,
                   "B@0,1 r0\n");
  jcz_refuse (order, PLACE ("BA/L", "R0", 0, 1) "," PASS "," COMMIT "," UNDO,
              BST_IO_ERROR_DATA, "replay[3]: the message UNDO");
  jcz_refuse (order, PLACE ("BA/L", "R0", 0, 1) "," PASS "," COMMIT ","
              PLACE ("BA/L", "R0", 0, 2) "," UNDO "," UNDO,
              BST_IO_ERROR_DATA, "replay[5]: the message UNDO");
}

/* Elements that are not named are not played with: small followers too. */
static void
followers_are_named (void)
{
  static const struct { const char *elements; guint followers; } cases[] = {
    { "\"farmers\":true", 0 }, { "\"small-follower\":0", 0 }, { "\"small-follower\":3", 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *setup = g_strdup_printf ("\"setup\":{\"sets\":{\"basic:1\":1},"
                                                "\"elements\":{%s},\"rules\":{}}",
                                                cases[i].elements);
      g_autoptr (BstRecord) record = jcz_open (setup, "");

      g_assert_cmpuint (bst_game_get_rules (bst_record_get_game (record))->figures[BST_FIGURE_FOLLOWER], ==,
                        cases[i].followers);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/jcz/followers", followers_are_named);
  g_test_add_func ("/jcz/undo-after-commit", nothing_is_undone_after_a_commit);
  g_test_add_func ("/jcz/refused/lists", lists_are_lists);
  g_test_add_func ("/jcz/moves", turns_become_moves);
  g_test_add_func ("/jcz/header", header_and_players_are_kept);
  g_test_add_func ("/jcz/slots", slots_come_before_free_colours);
  g_test_add_func ("/jcz/setup-only", set_up_alone_is_a_game_of_two);
  g_test_add_func ("/jcz/pass", pass_needs_no_payload);
  g_test_add_func ("/jcz/open-turn", files_may_stop_in_a_turn);
  g_test_add_func ("/jcz/undo", undo_takes_back_one_message);
  g_test_add_func ("/jcz/rules", elements_and_rules_choose_the_rules);
  g_test_add_func ("/jcz/draws/seed", seed_draws_the_tile_in_hand);
  g_test_add_func ("/jcz/draws/order", annotated_order_comes_first);
  g_test_add_func ("/jcz/draws/discard", discarded_tile_is_found);
  g_test_add_func ("/jcz/draws/end", end_of_the_order_ends_the_game);
  g_test_add_func ("/jcz/draws/other", other_draw_is_an_issue);
  g_test_add_func ("/jcz/versions/4", version_4_is_read);
  g_test_add_func ("/jcz/versions/5.0", version_5_0_is_read);
  g_test_add_func ("/jcz/refused/missing", what_is_missing_is_named);
  g_test_add_func ("/jcz/refused/placements", illegal_messages_are_refused_with_their_place);
  g_test_add_func ("/jcz/refused/figures", illegal_figures_are_refused);
  g_test_add_func ("/jcz/refused/order", messages_out_of_order_are_refused);
  g_test_add_func ("/jcz/fault", a_fault_ends_the_game);
  g_test_add_func ("/jcz/not-known", what_is_not_known_ends_the_game);
  g_test_add_func ("/jcz/fault-at-once", a_fault_at_once_is_refused);
  g_test_add_func ("/jcz/refused/shapes", wrong_shapes_are_refused);

  return g_test_run ();
}
