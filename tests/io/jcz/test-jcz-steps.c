/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each message of a .jcz that is a step of a turn, alone in a game of few tiles. */

#include "jcz-text.h"

#define WITH(elements) SETUP ("\"basic:1\":1", ELEMENTS "," elements, "")
#define WITH_SET(set, elements) SETUP ("\"basic:1\":1,\"" set "\":1", ELEMENTS "," elements, "")
#define MESSAGE(type, payload) "{\"type\":\"" type "\",\"payload\":{" payload "}}"
#define POINTER(feature, location, x, y) \
  "{\"feature\":\"" feature "\",\"location\":\"" location "\",\"position\":[" #x "," #y "]}"
#define MEEPLE(figure, feature, location, x, y) \
  "{\"meepleId\":\"" figure "\",\"featurePointer\":" POINTER (feature, location, x, y) "}"
#define FAIRY(figure, feature, location, x, y) \
  MESSAGE ("MOVE_NEUTRAL_FIGURE", \
           "\"figureId\":\"fairy.1\",\"to\":" MEEPLE (figure, feature, location, x, y))
#define DRAGON(x, y) \
  MESSAGE ("MOVE_NEUTRAL_FIGURE", "\"figureId\":\"dragon.1\",\"to\":[" #x "," #y "]")
#define RETURN(source, figure, feature, location, x, y) \
  MESSAGE ("RETURN_MEEPLE", "\"source\":\"" source "\",\"pointer\":" \
           MEEPLE (figure, feature, location, x, y))
#define PIECE(x, y) \
  MESSAGE ("PLACE_TOKEN", "\"token\":\"TOWER_PIECE\",\"pointer\":" POINTER ("Tower", "I", x, y))
#define CAPTURE(figure, feature, location, x, y) \
  MESSAGE ("CAPTURE_FOLLOWER", "\"pointer\":" MEEPLE (figure, feature, location, x, y))
#define RANSOM(figure) MESSAGE ("PAY_RANSOM", "\"meepleId\":\"" figure "\"")
#define EXCHANGE(figure) MESSAGE ("EXCHANGE_FOLLOWER", "\"meepleId\":\"" figure "\"")

#define ALL_FIELD "NL.NR.EL.ER.SL.SR.WL.WR"

static int
get_score (BstRecord *record,
           guint      player)
{
  const BstNode *last = bst_node_get_last (bst_record_get_root (record));
  g_autoptr (BstPosition) position = bst_record_dup_position (record, last, NULL, NULL);

  return bst_position_get_score (position, player);
}

/* --- Princess & Dragon --- */

#define FAIRY_SETUP WITH ("\"fairy\":1") "," ORDER ("\"BA/L\",\"BA/RFr\",\"BA/RFr\"")
#define MONK_AND_ROADS \
  PLACE ("BA/L", "R0", 0, 1) "," DEPLOY ("0.small.1", "Monastery", "I", 0, 1) "," COMMIT "," \
  PLACE ("BA/RFr", "R0", 1, 0) "," PASS "," COMMIT "," PLACE ("BA/RFr", "R0", -1, 0)

static void
fairy_comes_to_a_follower (void)
{
  jcz_check_moves (FAIRY_SETUP,
                   MONK_AND_ROADS "," FAIRY ("0.small.1", "Monastery", "I", 0, 1) "," COMMIT,
                   "B@0,1 r0 [Green mon]\nU@1,0 r0\nU@-1,0 r0 [fairy to Green mon at 0,1]\n");
  jcz_refuse (FAIRY_SETUP, MONK_AND_ROADS "," FAIRY ("1.small.1", "Monastery", "I", 0, 1),
              BST_IO_ERROR_DATA, "replay[7].payload: PD3");
}

static void
fairy_comes_to_a_tile (void)
{
  jcz_check_moves (SETUP ("\"basic:1\":1", ELEMENTS ",\"fairy\":1",
                          "\"fairy-placement\":\"on-tile\"")
                   "," ORDER ("\"BA/L\",\"BA/RFr\",\"BA/RFr\""),
                   MONK_AND_ROADS ","
                   MESSAGE ("MOVE_NEUTRAL_FIGURE", "\"figureId\":\"fairy.1\",\"to\":[0,1]"),
                   "B@0,1 r0 [Green mon]\nU@1,0 r0\nU@-1,0 r0 [fairy to 0,1] ...\n");
}

#define DRAGON_SETUP \
  WITH_SET ("princess-and-dragon:1", "\"dragon\":1") "," ORDER ("\"DG/F.v\",\"DG/RFr.d\"")
#define DRAGON_TILES \
  PLACE ("DG/F.v", "R0", 0, 1) "," COMMIT "," PLACE ("DG/RFr.d", "R0", 1, 0) "," \
  DEPLOY ("1.small.1", "Road", "WE", 1, 0)

static void
dragon_moves_before_the_commit (void)
{
  jcz_check_moves (DRAGON_SETUP, DRAGON_TILES "," DRAGON (0, 0) "," DRAGON (1, 0) "," COMMIT,
                   "DG/F.v@0,1 r0\nDG/RFr.d@1,0 r0 [Red road:E] [dragon NE]\n");
  jcz_check_moves (DRAGON_SETUP, DRAGON_TILES "," DRAGON (0, 0),
                   "DG/F.v@0,1 r0\nDG/RFr.d@1,0 r0 [Red road:E] [dragon N] ...\n");
  jcz_refuse (DRAGON_SETUP, DRAGON_TILES "," DRAGON (1, 0), BST_IO_ERROR_DATA,
              "replay[4].payload.to: the dragon moves only");
  jcz_refuse (DRAGON_SETUP, DRAGON_TILES "," DRAGON (0, 2), BST_IO_ERROR_DATA, "PD2");
  jcz_refuse (DRAGON_SETUP, DRAGON_TILES "," COMMIT, BST_IO_ERROR_DATA,
              "the message COMMIT");
  jcz_refuse (DRAGON_SETUP, PLACE ("DG/F.v", "R0", 0, 1) "," DRAGON (0, 0), BST_IO_ERROR_DATA,
              "the message MOVE_NEUTRAL_FIGURE");
  jcz_refuse (WITH ("\"dragon\":1") "," ORDER ("\"BA/L\""),
              PLACE ("BA/L", "R0", 0, 1) "," DRAGON (0, 0), BST_IO_ERROR_DATA, "no dragon");
}

#define PRINCESS_SETUP \
  WITH_SET ("princess-and-dragon:1", "\"princess\":true") "," ORDER ("\"BA/Cc.1\",\"DG/Cc.p\"")
#define PRINCESS_TILES \
  PLACE ("BA/Cc.1", "R270", 0, -1) "," DEPLOY ("0.small.1", "City", "SW", 0, -1) "," COMMIT "," \
  PLACE ("DG/Cc.p", "R180", -1, -1)

static void
princess_takes_a_knight (void)
{
  jcz_check_moves (PRINCESS_SETUP,
                   PRINCESS_TILES "," RETURN ("PRINCESS", "0.small.1", "City", "SW", 0, -1) ","
                   COMMIT,
                   "N@0,-1 r270 [Green city:S]\n"
                   "DG/Cc.p@-1,-1 r180 [princess takes Green city:S at 0,-1]\n");
  jcz_refuse (PRINCESS_SETUP,
              PRINCESS_TILES "," RETURN ("PRINCESS", "1.small.1", "City", "SW", 0, -1),
              BST_IO_ERROR_DATA, "PD5");
  jcz_refuse (PRINCESS_SETUP,
              PRINCESS_TILES "," RETURN ("FESTIVAL", "0.small.1", "City", "SW", 0, -1),
              BST_IO_ERROR_UNSUPPORTED, "“FESTIVAL”");
}

static void
portal_leads_to_another_tile (void)
{
  jcz_check_moves (WITH_SET ("princess-and-dragon:1", "\"portal\":true") ","
                   ORDER ("\"DG/RRR.g\""),
                   PLACE ("DG/RRR.g", "R0", 1, 0) "," DEPLOY ("0.small.1", "City", "N", 0, 0)
                   "," COMMIT, "DG/RRR.g@1,0 r0 [Green city:N at 0,0]\n");
}

/* --- Abbey & Mayor --- */

static void
barn_stands_on_a_corner (void)
{
  jcz_check_moves (WITH ("\"barn\":1") ","
                   ORDER ("\"BA/L\",\"BA/L\",\"BA/L\",\"BA/L\""),
                   PLACE ("BA/L", "R0", 0, 1) "," COMMIT "," PLACE ("BA/L", "R0", 1, 1) ","
                   PASS "," COMMIT "," PLACE ("BA/L", "R0", 0, 2) "," PASS "," COMMIT ","
                   PLACE ("BA/L", "R0", 1, 2) ","
                   DEPLOY ("1.barn.1", "Field", ALL_FIELD, 1, 2) "," COMMIT,
                   "B@0,1 r0\nB@1,1 r0\nB@0,2 r0\nB@1,2 r0 [Red barn on corner:NW]\n");
  jcz_refuse (WITH ("\"barn\":1") "," ORDER ("\"BA/L\""),
              PLACE ("BA/L", "R0", 0, 1) "," DEPLOY ("0.barn.1", "Field", ALL_FIELD, 0, 1),
              BST_IO_ERROR_DATA, "AM2");
}

#define WAGON_SETUP WITH ("\"wagon\":1") "," ORDER ("\"BA/C\",\"BA/L\"")
#define WAGON_CITY \
  PLACE ("BA/C", "R180", 0, -1) "," DEPLOY ("0.wagon.1", "City", "S", 0, -1) "," COMMIT

static void
wagon_drives_on (void)
{
  jcz_check_moves (WAGON_SETUP,
                   WAGON_CITY "," DEPLOY ("0.wagon.1", "Road", "WE", 0, 0) "," COMMIT ","
                   PLACE ("BA/L", "R0", 0, 1) "," COMMIT,
                   "E@0,-1 r180 [Green wagon on city:S] [Green wagon to road:E at 0,0]\n"
                   "B@0,1 r0\n");
  /* A pass needs no commit. */
  jcz_check_moves (WAGON_SETUP,
                   WAGON_CITY "," PASS "," PLACE ("BA/L", "R0", 0, 1) "," COMMIT,
                   "E@0,-1 r180 [Green wagon on city:S]\nB@0,1 r0\n");
  jcz_refuse (WAGON_SETUP, WAGON_CITY "," DEPLOY ("0.wagon.1", "City", "N", 0, 0),
              BST_IO_ERROR_DATA, "replay[3].payload: AM6");
}

/* The file stops while a wagon may drive on: the city is paid. */
static void
files_may_stop_behind_a_commit (void)
{
  g_autoptr (BstRecord) record = jcz_open (WAGON_SETUP, WAGON_CITY);
  g_autofree char *moves = io_test_moves (record);

  g_assert_cmpstr (moves, ==, "E@0,-1 r180 [Green wagon on city:S] [passes] ...\n");
  g_assert_cmpint (get_score (record, 0), ==, 4);
}

static void
mayor_stands_in_a_city (void)
{
  jcz_check_moves (WITH ("\"mayor\":1") "," ORDER ("\"BA/Cc.1\""),
                   PLACE ("BA/Cc.1", "R270", 0, -1) ","
                   DEPLOY ("0.mayor.1", "City", "SW", 0, -1) "," COMMIT,
                   "N@0,-1 r270 [Green mayor on city:S]\n");
}

/* A hole at 0,1. */
#define ABBEY_SETUP \
  WITH ("\"abbey\":1") "," \
  ORDER ("\"BA/RFr\",\"BA/L\",\"BA/RFr\",\"BA/L\",\"BA/L\",\"BA/L\",\"BA/RFr\"")
#define HOLE \
  PLACE ("BA/RFr", "R0", 1, 0) "," COMMIT "," PLACE ("BA/L", "R0", 1, 1) "," COMMIT "," \
  PLACE ("BA/RFr", "R0", -1, 0) "," COMMIT "," PLACE ("BA/L", "R0", -1, 1) "," COMMIT "," \
  PLACE ("BA/L", "R0", 1, 2) "," COMMIT "," PLACE ("BA/L", "R0", 0, 2) "," COMMIT
#define HOLE_MOVES "U@1,0 r0\nB@1,1 r0\nU@-1,0 r0\nB@-1,1 r0\nB@1,2 r0\nB@0,2 r0\n"

static void
abbey_comes_before_the_draw (void)
{
  jcz_check_moves (ABBEY_SETUP,
                   HOLE "," PLACE ("AM/A", "R90", 0, 1) ","
                   DEPLOY ("0.small.1", "Monastery", "I", 0, 1) "," COMMIT ","
                   PLACE ("BA/RFr", "R0", 2, 0) "," COMMIT,
                   HOLE_MOVES "AM/A@0,1 r90 [Green mon]\nU@2,0 r0\n");
  jcz_check_moves (ABBEY_SETUP,
                   HOLE "," PASS "," COMMIT "," PLACE ("BA/RFr", "R0", 2, 0) "," COMMIT,
                   HOLE_MOVES "U@2,0 r0\n");
  jcz_refuse (ABBEY_SETUP, HOLE "," PASS "," PLACE ("AM/A", "R0", 0, 1), BST_IO_ERROR_DATA,
              "the message PLACE_TILE");
  jcz_refuse (ABBEY_SETUP, PLACE ("AM/A", "R0", 0, 1), BST_IO_ERROR_DATA,
              "the message PLACE_TILE");
  jcz_refuse (ABBEY_SETUP, HOLE "," PLACE ("AM/A", "R0", 2, 1), BST_IO_ERROR_DATA, "AM1");
}

/* Behind the last tile everybody is asked, and who lays none is counted. */
static void
last_round_is_for_abbeys (void)
{
  g_autoptr (BstRecord) record =
    jcz_open (WITH ("\"abbey\":1") "," "\"gameAnnotations\":{\"drawOrder\":[\"BA/RFr\",\"BA/L\","
              "\"BA/RFr\",\"BA/L\",\"BA/L\",\"BA/L\"],\"endTurn\":6}",
              HOLE "," PASS "," PLACE ("AM/A", "R0", 0, 1) "," COMMIT);
  const BstNode *last = bst_node_get_last (bst_record_get_root (record));
  g_autofree char *moves = io_test_moves (record);

  g_assert_cmpstr (moves, ==, HOLE_MOVES "AM/A@0,1 r0\n");
  g_assert_cmpint (last->mover, ==, 1);
  g_assert_cmpuint (last->passed, ==, 1);
  g_assert_cmpuint (bst_node_get_number (last), ==, 7);
  g_assert_true (bst_record_get_ended (record));
}

/* --- The Tower --- */

#define TOWER_SETUP(elements, order) WITH_SET ("tower:1", "\"tower\":1" elements) "," ORDER (order)
#define TOWER_TILES "\"TO/F\",\"BA/C\",\"BA/RFr\",\"TO/L\",\"BA/RFr\",\"BA/RFr\",\"BA/L\""
#define CAPTURED \
  PLACE ("TO/F", "R0", 0, 1) "," PIECE (0, 1) "," COMMIT "," \
  PLACE ("BA/C", "R180", 0, -1) "," DEPLOY ("1.small.1", "City", "S", 0, -1) "," COMMIT "," \
  PLACE ("BA/RFr", "R0", 1, 0) "," PASS "," COMMIT "," \
  PLACE ("TO/L", "R0", 0, 2) "," DEPLOY ("1.small.1", "Monastery", "I", 0, 2) "," COMMIT "," \
  PLACE ("BA/RFr", "R0", -1, 0) "," PIECE (0, 1)
#define CAPTURED_MOVES \
  "TO/F@0,1 r0 [piece at 0,1]\nE@0,-1 r180 [Red city:S]\nU@1,0 r0\nTO/L@0,2 r0 [Red mon]\n" \
  "U@-1,0 r0 [piece at 0,1]"

static void
tower_captures_and_lets_go (void)
{
  const char *setup = TOWER_SETUP ("", TOWER_TILES);
  g_autoptr (BstRecord) record = NULL;
  g_autofree char *moves = NULL;

  jcz_check_moves (setup, CAPTURED "," PASS "," COMMIT, CAPTURED_MOVES "\n");
  jcz_check_moves (setup, CAPTURED, CAPTURED_MOVES " ...\n");
  record = jcz_open (setup, CAPTURED "," CAPTURE ("1.small.1", "Monastery", "I", 0, 2) ","
                     COMMIT "," RANSOM ("1.small.1") "," PLACE ("BA/RFr", "R0", 2, 0) ","
                     DEPLOY ("1.small.1", "Tower", "I", 0, 1) "," COMMIT);
  moves = io_test_moves (record);
  g_assert_cmpstr (moves, ==, CAPTURED_MOVES " [captures Red mon at 0,2]\n"
                   "U@2,0 r0 [ransoms Red from Green] [Red tower at 0,1]\n");
  g_assert_cmpint (get_score (record, 0), ==, 3);
  g_assert_cmpint (get_score (record, 1), ==, 1);
}

static void
ransom_may_come_behind_the_tile (void)
{
  jcz_check_moves (TOWER_SETUP ("", TOWER_TILES),
                   CAPTURED "," CAPTURE ("1.small.1", "Monastery", "I", 0, 2) "," COMMIT ","
                   PLACE ("BA/RFr", "R0", 2, 0) "," RANSOM ("1.small.1") ","
                   PASS "," COMMIT,
                   CAPTURED_MOVES " [captures Red mon at 0,2]\n"
                   "U@2,0 r0 [ransoms Red from Green]\n");
}

/* Behind the action too: it is told before it. */
static void
ransom_may_come_behind_the_action (void)
{
  jcz_check_moves (TOWER_SETUP ("", TOWER_TILES),
                   CAPTURED "," CAPTURE ("1.small.1", "Monastery", "I", 0, 2) "," COMMIT ","
                   PLACE ("BA/RFr", "R0", 2, 0) "," DEPLOY ("1.small.2", "Road", "WE", 2, 0)
                   "," RANSOM ("1.small.1") "," COMMIT "," PLACE ("BA/L", "R0", 1, 1),
                   CAPTURED_MOVES " [captures Red mon at 0,2]\n"
                   "U@2,0 r0 [ransoms Red from Green] [Red road:E]\nB@1,1 r0 ...\n");
  jcz_refuse (TOWER_SETUP ("", TOWER_TILES), CAPTURED "," RANSOM ("1.small.1"),
              BST_IO_ERROR_DATA, "nobody holds");
}

/* Who moves the dragon in the turn of another is the active player then, and may pay. */
static void
ransom_may_come_while_the_dragon_moves (void)
{
  const char *setup =
    SETUP ("\"basic:1\":1,\"tower:1\":1,\"princess-and-dragon:1\":1",
           ELEMENTS ",\"tower\":1,\"dragon\":1", "") ","
    ORDER ("\"BA/C\",\"TO/F\",\"BA/L\",\"BA/L\",\"BA/RFr\",\"DG/F.v\",\"DG/RFr.d\",\"BA/L\"");

  jcz_check_moves (
    setup,
    PLACE ("BA/C", "R180", 0, -1) "," DEPLOY ("0.small.1", "City", "S", 0, -1) "," COMMIT ","
    PLACE ("TO/F", "R0", 0, 1) "," PASS "," COMMIT ","
    PLACE ("BA/L", "R0", 1, 1) "," DEPLOY ("0.small.1", "Monastery", "I", 1, 1) "," COMMIT ","
    PLACE ("BA/L", "R0", -1, 1) "," PIECE (0, 1) ","
    CAPTURE ("0.small.1", "Monastery", "I", 1, 1) "," COMMIT ","
    PLACE ("BA/RFr", "R0", -1, 0) "," PASS "," COMMIT ","
    PLACE ("DG/F.v", "R0", 2, 1) "," PASS "," COMMIT ","
    PLACE ("DG/RFr.d", "R0", 1, 0) "," PASS "," DRAGON (1, 1) "," DRAGON (0, 1) ","
    RANSOM ("0.small.1") "," DRAGON (0, 0),
    "E@0,-1 r180 [Green city:S]\nTO/F@0,1 r0\nB@1,1 r0 [Green mon]\n"
    "B@-1,1 r0 [piece at 0,1] [captures Green mon at 1,1]\nU@-1,0 r0\nDG/F.v@2,1 r0\n"
    "DG/RFr.d@1,0 r0 [dragon WW] [ransoms Green from Red] [dragon N] ...\n");
}

/* A hole at 0,1 in the eighth turn, and Red holds a follower of Green, who has four points. */
#define PRISON_SETUP(annotations) \
  WITH_SET ("tower:1", "\"tower\":1,\"abbey\":1") "," \
  "\"gameAnnotations\":{\"drawOrder\":[\"BA/C\",\"BA/RFr\",\"BA/L\",\"TO/F\",\"BA/RFr\",\"BA/L\"," \
  "\"BA/L\",\"BA/L\",\"BA/RFr\",\"BA/RFr\"]" annotations "}"
#define PRISON_HOLE \
  PLACE ("BA/C", "R180", 0, -1) "," DEPLOY ("0.small.1", "City", "S", 0, -1) "," COMMIT "," \
  PLACE ("BA/RFr", "R0", 1, 0) "," COMMIT "," \
  PLACE ("BA/L", "R0", 1, 1) "," DEPLOY ("0.small.1", "Monastery", "I", 1, 1) "," COMMIT "," \
  PLACE ("TO/F", "R0", 2, 1) "," PIECE (2, 1) "," \
  CAPTURE ("0.small.1", "Monastery", "I", 1, 1) "," COMMIT "," \
  PLACE ("BA/RFr", "R0", -1, 0) "," COMMIT "," PLACE ("BA/L", "R0", -1, 1) "," COMMIT "," \
  PLACE ("BA/L", "R0", 1, 2) "," COMMIT "," PLACE ("BA/L", "R0", 0, 2) "," COMMIT
#define PRISON_HOLE_MOVES \
  "E@0,-1 r180 [Green city:S]\nU@1,0 r0\nB@1,1 r0 [Green mon]\n" \
  "TO/F@2,1 r0 [piece at 2,1] [captures Green mon at 1,1]\n" \
  "U@-1,0 r0\nB@-1,1 r0\nB@1,2 r0\nB@0,2 r0\n"

/* A whole file: who passes over his abbey may pay before he confirms that. */
static void
ransom_may_come_before_the_commit_of_an_abbey (void)
{
  g_autofree char *text = io_test_read ("abbey-ransom.jcz");
  g_autoptr (BstRecord) record = io_test_open (text, NULL);
  g_autofree char *moves = io_test_moves (record);

  g_assert_cmpstr (moves, ==,
                   PRISON_HOLE_MOVES "U@2,0 r0 [ransoms Green from Red] [Green road:E]\n");
  g_assert_cmpint (get_score (record, 0), ==, 1);
  g_assert_cmpint (get_score (record, 1), ==, 3);
}

static void
ransom_is_paid_once_before_a_tile (void)
{
  jcz_check_moves (PRISON_SETUP (""),
                   PRISON_HOLE "," RANSOM ("0.small.1") "," PLACE ("AM/A", "R0", 0, 1) "," COMMIT,
                   PRISON_HOLE_MOVES "AM/A@0,1 r0 [ransoms Green from Red]\n");
  jcz_refuse (PRISON_SETUP (""), PRISON_HOLE "," RANSOM ("0.small.1") "," RANSOM ("0.small.1"),
              BST_IO_ERROR_DATA, "replay[21].payload: TO3");
}

/* Who is asked in the last round may pay before he lays his abbey, ... */
static void
ransom_may_come_in_the_last_round (void)
{
  g_autoptr (BstRecord) record =
    jcz_open (PRISON_SETUP (",\"endTurn\":8"),
              PRISON_HOLE "," RANSOM ("0.small.1") "," PLACE ("AM/A", "R0", 0, 1) ","
              DEPLOY ("0.small.1", "Monastery", "I", 0, 1) "," COMMIT);
  g_autofree char *moves = io_test_moves (record);

  g_assert_cmpstr (moves, ==, PRISON_HOLE_MOVES "AM/A@0,1 r0 [ransoms Green from Red] [Green mon]\n");
  g_assert_cmpint (get_score (record, 1), ==, 3);
}

/* ... out of turn too, behind one who did not lay his own. */
static void
ransom_may_come_out_of_turn (void)
{
  g_autoptr (BstRecord) record =
    jcz_open (PRISON_SETUP (",\"endTurn\":9"),
              PRISON_HOLE "," PASS "," COMMIT "," PLACE ("BA/RFr", "R0", 2, 0) "," COMMIT ","
              PASS "," RANSOM ("0.small.1") "," PLACE ("AM/A", "R0", 0, 1) "," COMMIT);
  const BstNode *last = bst_node_get_last (bst_record_get_root (record));
  g_autofree char *moves = io_test_moves (record);

  g_assert_cmpstr (moves, ==, PRISON_HOLE_MOVES "U@2,0 r0\nAM/A@0,1 r0 [ransoms Green from Red]\n");
  g_assert_cmpint (last->mover, ==, 0);
  g_assert_cmpuint (last->passed, ==, 1);
  g_assert_cmpint (get_score (record, 1), ==, 3);
}

/* What is paid and followed by no tile has no place in our moves. */
static void
ransom_without_a_tile_is_named (void)
{
  g_autofree char *text =
    jcz_new (PRISON_SETUP (",\"endTurn\":8"),
             PRISON_HOLE "," RANSOM ("0.small.1") "," PASS "," PLACE ("AM/A", "R0", 0, 1) "," COMMIT);
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (BstRecord) record = io_test_open (text, issues);
  g_autofree char *moves = io_test_moves (record);

  g_assert_cmpstr (moves, ==, PRISON_HOLE_MOVES "AM/A@0,1 r0\n");
  g_assert_cmpuint (issues->len, ==, 1);
  g_assert_cmpstr (((BstIoIssue *) g_ptr_array_index (issues, 0))->tag, ==, "not-kept");
  jcz_refuse (PRISON_SETUP (",\"endTurn\":8"),
              PRISON_HOLE "," PLACE ("AM/A", "R0", 0, 1) "," COMMIT "," RANSOM ("0.small.1"),
              BST_IO_ERROR_DATA, "the message PAY_RANSOM");
}

static void
exchange_is_a_choice (void)
{
  jcz_check_moves (
    TOWER_SETUP (",\"big-follower\":1",
                 "\"TO/F\",\"BA/RFr\",\"BA/L\",\"BA/RFr\",\"BA/L\",\"BA/L\",\"BA/L\""),
    PLACE ("TO/F", "R0", 0, 1) "," DEPLOY ("0.small.1", "Field", ALL_FIELD, 0, 1) "," COMMIT ","
    PLACE ("BA/RFr", "R0", 1, 0) "," PIECE (0, 1) ","
    CAPTURE ("0.small.1", "Field", ALL_FIELD, 0, 1) "," COMMIT ","
    PLACE ("BA/L", "R0", 0, 2) "," DEPLOY ("0.big.1", "Monastery", "I", 0, 2) "," COMMIT ","
    PLACE ("BA/RFr", "R0", -1, 0) "," PIECE (0, 1) ","
    CAPTURE ("0.big.1", "Monastery", "I", 0, 2) "," COMMIT ","
    PLACE ("BA/L", "R0", 1, 1) "," PASS "," COMMIT ","
    PLACE ("BA/L", "R0", 0, 3) "," DEPLOY ("1.small.1", "Monastery", "I", 0, 3) "," COMMIT ","
    PLACE ("BA/L", "R0", 1, 2) "," PIECE (0, 1) ","
    CAPTURE ("1.small.1", "Monastery", "I", 0, 3) "," EXCHANGE ("0.big.1") "," COMMIT,
    "TO/F@0,1 r0 [Green field:NL]\n"
    "U@1,0 r0 [piece at 0,1] [captures Green field:NL at 0,1]\n"
    "B@0,2 r0 [Green big on mon]\n"
    "U@-1,0 r0 [piece at 0,1] [captures Green big on mon at 0,2]\n"
    "B@1,1 r0\nB@0,3 r0 [Red mon]\n"
    "B@1,2 r0 [piece at 0,1] [captures Red mon at 0,3] [frees Green big]\n");
}

static void
tower_messages_are_checked (void)
{
  const char *setup = TOWER_SETUP ("", TOWER_TILES);

  jcz_refuse (setup, PLACE ("TO/F", "R0", 0, 1) "," CAPTURE ("1.small.1", "Road", "WE", 0, 0),
              BST_IO_ERROR_DATA, "replay[1]: the message CAPTURE_FOLLOWER");
  jcz_refuse (setup, PLACE ("TO/F", "R0", 0, 1) "," PIECE (0, 0), BST_IO_ERROR_DATA, "TO1");
  jcz_refuse (setup, PLACE ("TO/F", "R0", 0, 1) "," DEPLOY ("0.small.1", "Tower", "I", 0, 1),
              BST_IO_ERROR_DATA, "replay[1].payload:");
  jcz_refuse (setup, RANSOM ("0.small.1"), BST_IO_ERROR_DATA, "nobody holds");
  jcz_refuse (setup, CAPTURED "," CAPTURE ("0.small.1", "Monastery", "I", 0, 2),
              BST_IO_ERROR_DATA, "TO2");
  jcz_refuse (setup, PLACE ("TO/F", "R0", 0, 1) ","
              MESSAGE ("PLACE_TOKEN", "\"token\":\"CASTLE\",\"pointer\":[0,1]"),
              BST_IO_ERROR_UNSUPPORTED, "“CASTLE”");
}

/* --- Siege --- */

#define SIEGE_SETUP \
  WITH_SET ("siege/cathars", "\"siege\":true,\"escape\":true") "," \
  ORDER ("\"SI.CA/Cc\",\"BA/L\",\"BA/RFr\",\"BA/RFr\"")
#define BESIEGED \
  PLACE ("SI.CA/Cc", "R270", 0, -1) "," DEPLOY ("0.small.1", "City", "SW", 0, -1) "," COMMIT "," \
  PLACE ("BA/L", "R0", 1, -1) "," PASS "," COMMIT "," PLACE ("BA/RFr", "R0", 1, 0) "," \
  PASS "," COMMIT
#define BESIEGED_MOVES "SI.CA/Cc@0,-1 r270 [Green city:S]\nB@1,-1 r0\nU@1,0 r0"

static void
knight_escapes (void)
{
  jcz_check_moves (SIEGE_SETUP,
                   BESIEGED "," RETURN ("SIEGE_ESCAPE", "0.small.1", "City", "SW", 0, -1) ","
                   PLACE ("BA/RFr", "R0", 2, 0) "," COMMIT,
                   BESIEGED_MOVES " [escapes Green city:S at 0,-1]\nU@2,0 r0\n");
  jcz_check_moves (SIEGE_SETUP, BESIEGED "," PASS "," PLACE ("BA/RFr", "R0", 2, 0),
                   BESIEGED_MOVES "\nU@2,0 r0 ...\n");
  jcz_refuse (SIEGE_SETUP,
              BESIEGED "," RETURN ("SIEGE_ESCAPE", "0.small.1", "City", "N", 0, 0),
              BST_IO_ERROR_DATA, "SI3");
}

/* --- What is refused --- */

static void
figures_are_checked (void)
{
  jcz_refuse (ORDER ("\"BA/L\""),
              PLACE ("BA/L", "R0", 0, 1) "," DEPLOY ("0.small.9", "Monastery", "I", 0, 1),
              BST_IO_ERROR_DATA, "“0.small.9” is no figure of this game");
  jcz_refuse (ORDER ("\"BA/L\""),
              PLACE ("BA/L", "R0", 0, 1) "," DEPLOY ("0.wagon.1", "Monastery", "I", 0, 1),
              BST_IO_ERROR_DATA, "“0.wagon.1”");
  jcz_refuse (ORDER ("\"BA/L\""),
              PLACE ("BA/L", "R0", 0, 1) "," DEPLOY ("0.small.1", "Road", "WE", 7, 7),
              BST_IO_ERROR_DATA, "no tile lies");
  jcz_refuse (ORDER ("\"BA/L\""),
              PLACE ("BA/L", "R0", 0, 1) ","
              MESSAGE ("MOVE_NEUTRAL_FIGURE", "\"figureId\":\"count.1\",\"to\":[0,0]"),
              BST_IO_ERROR_UNSUPPORTED, "“count.1”");
  jcz_refuse ("", EXCHANGE ("0.small.1"), BST_IO_ERROR_DATA, "EXCHANGE_FOLLOWER");
  jcz_refuse ("", DEPLOY ("0.small.1", "City", "N", 0, 0), BST_IO_ERROR_DATA,
              "the message DEPLOY_MEEPLE");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/jcz-steps/ransom-while-the-dragon-moves",
                   ransom_may_come_while_the_dragon_moves);
  g_test_add_func ("/jcz-steps/fairy", fairy_comes_to_a_follower);
  g_test_add_func ("/jcz-steps/fairy/tile", fairy_comes_to_a_tile);
  g_test_add_func ("/jcz-steps/dragon", dragon_moves_before_the_commit);
  g_test_add_func ("/jcz-steps/princess", princess_takes_a_knight);
  g_test_add_func ("/jcz-steps/portal", portal_leads_to_another_tile);
  g_test_add_func ("/jcz-steps/barn", barn_stands_on_a_corner);
  g_test_add_func ("/jcz-steps/wagon", wagon_drives_on);
  g_test_add_func ("/jcz-steps/wagon/stop", files_may_stop_behind_a_commit);
  g_test_add_func ("/jcz-steps/mayor", mayor_stands_in_a_city);
  g_test_add_func ("/jcz-steps/abbey", abbey_comes_before_the_draw);
  g_test_add_func ("/jcz-steps/abbey/last-round", last_round_is_for_abbeys);
  g_test_add_func ("/jcz-steps/tower", tower_captures_and_lets_go);
  g_test_add_func ("/jcz-steps/tower/ransom", ransom_may_come_behind_the_tile);
  g_test_add_func ("/jcz-steps/tower/late-ransom", ransom_may_come_behind_the_action);
  g_test_add_func ("/jcz-steps/tower/abbey-ransom", ransom_may_come_before_the_commit_of_an_abbey);
  g_test_add_func ("/jcz-steps/tower/one-ransom", ransom_is_paid_once_before_a_tile);
  g_test_add_func ("/jcz-steps/tower/last-ransom", ransom_may_come_in_the_last_round);
  g_test_add_func ("/jcz-steps/tower/last-ransom/out-of-turn", ransom_may_come_out_of_turn);
  g_test_add_func ("/jcz-steps/tower/last-ransom/alone", ransom_without_a_tile_is_named);
  g_test_add_func ("/jcz-steps/tower/exchange", exchange_is_a_choice);
  g_test_add_func ("/jcz-steps/tower/refused", tower_messages_are_checked);
  g_test_add_func ("/jcz-steps/siege", knight_escapes);
  g_test_add_func ("/jcz-steps/refused", figures_are_checked);

  return g_test_run ();
}
