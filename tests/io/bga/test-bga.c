/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "io-test.h"

#include "bst-io-bga-tiles.h"
#include "bst-io-tile-set.h"

#include <string.h>

/* Two moves of an invented game: a straight road with a highwayman, a monastery. */
#define ASK(player, type, id) \
  "{\"type\":\"gameStateChange\",\"args\":{\"id\":2,\"active_player\":" player \
  ",\"args\":{\"tile_type\":\"" type "\",\"tile_id\":\"" id "\"}}}"
#define STATE(id) "{\"type\":\"gameStateChange\",\"args\":{\"id\":" id "}}"
#define SPOTS(list) \
  "{\"type\":\"gameStateChange\",\"args\":{\"id\":3,\"args\":{\"spots\":[" list "]}}}"
#define TILE(player, id, type, x, y, ori) \
  "{\"type\":\"playTile\",\"args\":{\"player_id\":\"" player "\",\"player_name\":\"P" player \
  "\",\"id\":\"" id "\",\"type\":\"" type "\",\"x\":" x ",\"y\":\"" y "\",\"ori\":\"" ori "\"}}"
#define FIGURE(player, id, pos) \
  "{\"type\":\"playPartisan\",\"args\":{\"player_id\":" player ",\"id\":\"" id "\",\"pos\":\"" pos \
  "\",\"ptype\":\"normal\"}}"
#define POINTS(player, points) \
  "{\"type\":\"winPoints\",\"args\":{\"player_id\":\"" player "\",\"points\":" points "}}"
#define RESULT(a, b) \
  "{\"type\":\"gameStateChange\",\"args\":[{\"id\":99,\"args\":{\"result\":[" \
  "{\"player\":\"7\",\"name\":\"Ana\",\"color\":\"008000\",\"score\":\"" a "\"}," \
  "{\"player\":\"8\",\"name\":\"Bob\",\"color\":\"0000ff\",\"score\":\"" b "\"}]}}]}"

#define PACKET(events) \
  "{\"channel\":\"/table/t1\",\"table_id\":\"1\",\"time\":\"1700000000\",\"data\":[" events "]}"
#define ROAD_TURN \
  ASK ("7", "16", "40") "," TILE ("7", "40", "16", "1", "0", "4") "," \
  SPOTS ("{\"tile\":40,\"pos\":1},{\"tile\":40,\"pos\":3},{\"tile\":40,\"pos\":4}") "," \
  FIGURE ("7", "40", "1") "," STATE ("4") "," STATE ("5")
#define MONK_TURN \
  ASK ("8", "20", "62") "," TILE ("8", "62", "20", "0", "1", "1") "," \
  FIGURE ("8", "62", "1") "," STATE ("4") "," STATE ("5")

static void
check_moves (const char *text,
             const char *expected)
{
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (BstRecord) record = io_test_open (text, issues);
  g_autofree char *moves = io_test_moves (record);

  g_assert_cmpstr (moves, ==, expected);
  /* Where a log stops before the second player's turn, only he is missing. */
  for (guint i = 0; i < issues->len; i++)
    g_assert_cmpstr (((BstIoIssue *) g_ptr_array_index (issues, i))->tag, ==, "players");
}

static void
all_wrappers_are_read (void)
{
  static const char moves[] = "U@1,0 r0 [Red road:E]\nB@0,1 r0 [Blue mon]\n";

  check_moves ("{\"status\":1,\"data\":{\"logs\":[" PACKET (ROAD_TURN) "," PACKET (MONK_TURN)
               "],\"players\":[{\"id\":\"7\",\"name\":\"Ana\",\"color\":\"ff0000\"}]}}", moves);
  check_moves ("{\"status\":1,\"data\":{\"valid\":1,\"data\":[" PACKET (ROAD_TURN) ","
               PACKET (MONK_TURN) "]}}", moves);
  /* Numbers sort as numbers. */
  check_moves ("{\"10\":" PACKET (MONK_TURN) ",\"9\":" PACKET (ROAD_TURN) "}", moves);
}

static void
colours_and_result_are_read (void)
{
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (BstRecord) record = NULL;
  BstGame *game;

  record = io_test_open ("[" PACKET (ROAD_TURN "," MONK_TURN "," POINTS ("8", "3") ","
                                     POINTS ("7", "2") "," RESULT ("2", "3")) "]", issues);
  game = bst_record_get_game (record);
  g_assert_cmpstr (bst_game_get_player (game, 0)->name, ==, "P7");
  g_assert_cmpint (bst_game_get_player (game, 0)->colour, ==, BST_COLOUR_GREEN);
  g_assert_cmpint (bst_game_get_player (game, 1)->colour, ==, BST_COLOUR_BLUE);
  g_assert_cmpstr (bst_record_get_header (record, BST_HEADER_RESULT), ==, "2:3");
  g_assert_cmpstr (bst_record_get_header (record, BST_HEADER_SOURCE), ==,
                   "Board Game Arena #1");
  g_assert_cmpstr (bst_record_get_header (record, BST_HEADER_DATE), ==, "2023-11-14");
  g_assert_true (bst_record_get_draws_ahead (record));
  g_assert_true (bst_record_get_ended (record));
  g_assert_cmpuint (issues->len, ==, 0);
}

/* The end is missing, and with it the list of colours. */
static void
colours_are_read_from_the_note (void)
{
  g_autoptr (BstRecord) record = NULL;
  BstGame *game;

  record = io_test_open ("[" PACKET ("{\"type\":\"simpleNote\",\"args\":{\"players\":\""
                                     "<span style=\\\"color:#ffa500\\\">P7</span>, "
                                     "<span style=\\\"color:#000000\\\">P8</span>\"}},"
                                     ROAD_TURN "," MONK_TURN) "]", NULL);
  game = bst_record_get_game (record);
  g_assert_cmpint (bst_game_get_player (game, 0)->colour, ==, BST_COLOUR_YELLOW);
  g_assert_cmpint (bst_game_get_player (game, 1)->colour, ==, BST_COLOUR_BLACK);
}

/* With the sign of the note or without it. */
static void
colours_may_have_a_hash (void)
{
  static const char end[] =
    "{\"type\":\"gameStateChange\",\"args\":{\"id\":99,\"args\":{\"result\":["
    "{\"player\":\"7\",\"name\":\"Ana\",\"color\":\"#ffa500\",\"score\":2},"
    "{\"player\":\"8\",\"name\":\"Bob\",\"color\":\"#000000\",\"score\":3}]}}}";
  g_autofree char *text = g_strdup_printf ("[" PACKET (ROAD_TURN "," MONK_TURN ",%s") "]", end);
  g_autoptr (BstRecord) record = io_test_open (text, NULL);

  g_assert_cmpint (bst_game_get_player (bst_record_get_game (record), 0)->colour, ==, BST_COLOUR_YELLOW);
  g_assert_cmpint (bst_game_get_player (bst_record_get_game (record), 1)->colour, ==, BST_COLOUR_BLACK);
}

/* Packets and events of another making are passed over, wherever they stand, and told of in one remark. */
static void
what_is_no_event_is_passed_over (void)
{
  static const char odd[] = "{\"channel\":\"/chat\",\"time\":\"1\"},null,7,{\"channel\":\"/chat\",\"data\":null},"
                            PACKET ("null,{\"args\":{}},{\"type\":null,\"args\":{}},{\"type\":\"chat\",\"args\":null},3");
  g_autofree char *text = g_strdup_printf ("{\"status\":1,\"data\":{\"data\":[%s," PACKET (ROAD_TURN) ",%s,"
                                           PACKET (MONK_TURN) "]}}", odd, odd);
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (BstRecord) record = io_test_open (text, issues);
  g_autofree char *moves = io_test_moves (record);
  const BstIoIssue *issue = g_ptr_array_index (issues, 0);

  g_assert_cmpstr (moves, ==, "U@1,0 r0 [Red road:E]\nB@0,1 r0 [Blue mon]\n");
  g_assert_cmpuint (issues->len, ==, 1);
  g_assert_cmpstr (issue->tag, ==, "skipped");
  g_assert_cmpstr (issue->place, ==, "data.data[0]");
  g_assert_nonnull (strstr (issue->message, "16 packets or events"));
}

/* The next tile is drawn in advance: that it cannot be laid may stand before the points of the turn, and after it. */
static void
a_discard_may_stand_anywhere (void)
{
#define BY_ANA ASK ("7", "11", "22") "," TILE ("7", "22", "11", "0", "-1", "3") "," FIGURE ("7", "22", "1")
#define CANT_PLAY "{\"type\":\"cantPlay\",\"args\":{\"player_id\":\"8\",\"tile_id\":\"68\"}}"
#define BY_BOB ASK ("8", "20", "62") "," TILE ("8", "62", "20", "0", "1", "1") "," STATE ("4") "," STATE ("5")
  static const char * const turns[] = {
    BY_ANA "," CANT_PLAY "," STATE ("4") "," POINTS ("7", "4") "," STATE ("5"),
    BY_ANA "," STATE ("4") "," CANT_PLAY "," POINTS ("7", "4") "," STATE ("5"),
    BY_ANA "," STATE ("4") "," POINTS ("7", "4") "," CANT_PLAY "," STATE ("5"),
    BY_ANA "," STATE ("4") "," POINTS ("7", "4") "," STATE ("5") "," CANT_PLAY,
  };

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      g_autofree char *text = g_strdup_printf ("[" PACKET ("%s," BY_BOB) "]", turns[i]);
      g_autoptr (GPtrArray) issues = bst_io_issues_new ();
      g_autoptr (BstRecord) record = io_test_open (text, issues);
      g_autofree char *moves = io_test_moves (record);

      g_assert_cmpstr (moves, ==, "E@0,-1 r180 [Red city:S]\nC@-\nB@0,1 r0\n");
      for (guint k = 0; k < issues->len; k++)
        g_assert_cmpstr (((BstIoIssue *) g_ptr_array_index (issues, k))->tag, !=, "points");
    }
}

static void
check_issue (const char *events,
             const char *tag)
{
  g_autofree char *text = g_strdup_printf ("[" PACKET ("%s") "]", events);
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (BstRecord) record = io_test_open (text, issues);
  gboolean found = FALSE;

  g_assert_nonnull (record);
  for (guint i = 0; i < issues->len; i++)
    found |= strcmp (((BstIoIssue *) g_ptr_array_index (issues, i))->tag, tag) == 0;
  g_assert_true (found);
}

static void
differences_are_issues (void)
{
  check_issue (ASK ("7", "16", "40") "," TILE ("7", "40", "16", "1", "0", "4") ","
               SPOTS ("{\"tile\":40,\"pos\":1}"), "spots");
  check_issue (ROAD_TURN "," MONK_TURN "," POINTS ("7", "3") "," RESULT ("2", "3"), "points");
  check_issue (ROAD_TURN "," MONK_TURN "," RESULT ("3", "3"), "final-score");
}

/* One issue for all that differs then; the result is what the log says. */
static void
conceded_game_is_told (void)
{
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (BstRecord) record =
    io_test_open ("[" PACKET (ROAD_TURN "," MONK_TURN ","
                              "{\"type\":\"gameStateChange\",\"args\":{\"id\":99,\"args\":{\"result\":["
                              "{\"player\":\"7\",\"score\":\"0\",\"concede\":1},"
                              "{\"player\":\"8\",\"score\":\"1\",\"concede\":\"0\"}]}}}") "]", issues);

  g_assert_cmpstr (bst_record_get_header (record, BST_HEADER_RESULT), ==, "0:1");
  g_assert_true (bst_record_get_ended (record));
  g_assert_cmpuint (issues->len, ==, 1);
  g_assert_cmpstr (((BstIoIssue *) g_ptr_array_index (issues, 0))->tag, ==, "conceded");
}

static void
log_may_stop_in_a_turn (void)
{
  check_moves ("[" PACKET (ASK ("7", "16", "40") "," TILE ("7", "40", "16", "1", "0", "4")) "]",
               "U@1,0 r0 ...\n");
}

static void
private_packets_tell_the_hands (void)
{
  g_autoptr (BstRecord) record = NULL;
  g_autofree char *text = NULL;

  record = io_test_open ("[" PACKET (ROAD_TURN) ","
                         "{\"channel\":\"/player/p7\",\"data\":[{\"type\":\"pickTile\","
                         "\"args\":{\"id\":\"1\",\"type\":\"1\"}}]}," PACKET (ASK ("8", "20", "62"))
                         "]", NULL);
  text = io_test_end_text (record);
  g_assert_nonnull (strstr (text, "| Blue B; Red T |"));
}

/* Ids of single tiles run on from type to type; the log names no type of a discarded tile. */
static void
tile_numbers_follow_the_table (void)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);
  guint counts[BST_IO_BGA_N_TYPES + 1] = { 0 };

  for (guint tile = 1; tile <= BST_IO_BGA_N_TILES; tile++)
    counts[bst_io_bga_type_of_tile (tile)]++;
  for (guint type = 1; type <= BST_IO_BGA_N_TYPES; type++)
    {
      guint found = bst_io_bga_find_type (set, type);

      g_assert_cmpuint (counts[type], ==, bst_tile_set_get_type (set, found)->count);
    }
}

/* Every place of the table is a piece of the tile, and all pieces have one. */
static void
places_cover_every_tile (void)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);

  for (guint type = 1; type <= BST_IO_BGA_N_TYPES; type++)
    {
      const BstTileType *tile = bst_tile_set_get_type (set, bst_io_bga_find_type (set, type));
      guint seen = 0;

      for (guint place = 0; place < 12; place++)
        {
          guint segment = bst_io_bga_find_segment (tile, type, place);

          if (segment != BST_NO_SEGMENT)
            seen |= 1u << segment;
        }
      g_assert_cmpuint (seen, ==, (1u << tile->n_segments) - 1);
    }
}

static void
refuse (const char *events,
        BstIoError  code,
        const char *words)
{
  g_autofree char *text = g_strdup_printf ("{\"status\":1,\"data\":{\"data\":[" PACKET ("%s")
                                           "]}}", events);

  io_test_refuse (text, code, words);
}

static void
faults_are_named_with_their_place (void)
{
  refuse (TILE ("7", "40", "16", "1", "0", "1"), BST_IO_ERROR_DATA,
          "data.data[0].data[0].args: P2");
  refuse (TILE ("7", "40", "25", "1", "0", "1"), BST_IO_ERROR_UNSUPPORTED, "25");
  refuse (TILE ("7", "40", "0", "1", "0", "1"), BST_IO_ERROR_DATA, "args.type");
  refuse (TILE ("7", "40", "16", "2147483647", "0", "1"), BST_IO_ERROR_DATA, "args.x");
  refuse (TILE ("7", "40", "16", "1", "0", "5"), BST_IO_ERROR_DATA, "args.ori");
  refuse (TILE ("7", "40", "16", "1", "x", "4"), BST_IO_ERROR_SYNTAX, "args.y");
  refuse (ROAD_TURN "," FIGURE ("7", "40", "1"), BST_IO_ERROR_DATA, "just placed");
  refuse (TILE ("7", "40", "16", "1", "0", "4") "," FIGURE ("7", "41", "1"), BST_IO_ERROR_DATA,
          "just placed");
  refuse (TILE ("7", "40", "16", "1", "0", "4") "," FIGURE ("7", "40", "2"), BST_IO_ERROR_DATA,
          "no place 2");
  refuse (TILE ("7", "40", "16", "1", "0", "4") "," FIGURE ("9", "40", "1"), BST_IO_ERROR_DATA,
          "not of this game");
  refuse (ROAD_TURN "," TILE ("8", "41", "16", "2", "0", "4") "," FIGURE ("8", "41", "1"),
          BST_IO_ERROR_DATA, "M5");
  refuse (TILE ("7", "40", "16", "1", "0", "4") "," "{\"type\":\"playPartisan\",\"args\":{"
          "\"ptype\":\"big\"}}", BST_IO_ERROR_UNSUPPORTED, "“big”");
  refuse (TILE ("7", "40", "16", "1", "0", "4") ",{\"type\":\"cantPlay\",\"args\":{\"player_id\":7,"
          "\"tile_id\":\"1\"}}", BST_IO_ERROR_DATA, "P9");
  refuse (STATE ("2"), BST_IO_ERROR_DATA, "a game has 1 to 6 players");
}

static void
answer_of_the_arena_is_told (void)
{
  io_test_refuse ("{\"status\":0,\"error\":\"Cannot find gamenotifs log file\"}", BST_IO_ERROR_DATA,
                  "Cannot find gamenotifs log file");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bga/wrappers", all_wrappers_are_read);
  g_test_add_func ("/bga/header", colours_and_result_are_read);
  g_test_add_func ("/bga/note", colours_are_read_from_the_note);
  g_test_add_func ("/bga/hash", colours_may_have_a_hash);
  g_test_add_func ("/bga/passed-over", what_is_no_event_is_passed_over);
  g_test_add_func ("/bga/discard", a_discard_may_stand_anywhere);
  g_test_add_func ("/bga/differences", differences_are_issues);
  g_test_add_func ("/bga/conceded", conceded_game_is_told);
  g_test_add_func ("/bga/open-turn", log_may_stop_in_a_turn);
  g_test_add_func ("/bga/hands", private_packets_tell_the_hands);
  g_test_add_func ("/bga/tiles", tile_numbers_follow_the_table);
  g_test_add_func ("/bga/places", places_cover_every_tile);
  g_test_add_func ("/bga/faults", faults_are_named_with_their_place);
  g_test_add_func ("/bga/answer", answer_of_the_arena_is_told);

  return g_test_run ();
}
