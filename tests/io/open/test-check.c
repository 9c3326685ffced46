/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-io-check.h"

#include "io-test.h"

#include <string.h>

/* One placed tile with its assertion; a game of Ana and Bob. */
static BstIoCheckStatus
check (const char *order,
       const char *replay,
       const char *assertion)
{
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GPtrArray) checks = NULL;
  g_autoptr (GError) error = NULL;
  const BstIoCheck *result;

  text = g_strdup_printf ("{\"appVersion\":\"6.2.0\",\"initialRandom\":0.5,\"setup\":{\"sets\":{"
                          "\"basic:1\":1},\"elements\":{\"small-follower\":7,\"farmers\":true}},"
                          "\"players\":[{\"name\":\"Ana\",\"slot\":0},{\"name\":\"Bob\","
                          "\"slot\":1}],\"gameAnnotations\":{\"drawOrder\":[%s]},\"replay\":[%s],"
                          "\"test\":{\"description\":\"\",\"assertions\":[\"%s\"]}}",
                          order, replay, assertion);
  bytes = g_bytes_new (text, strlen (text));
  checks = bst_io_check_bytes (bytes, "test", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (checks->len, ==, 1);
  result = g_ptr_array_index (checks, 0);
  g_assert_cmpstr (result->assertion, ==, assertion);
  g_assert_true ((result->reason == NULL) == (result->status == BST_IO_CHECK_PASSED));

  return result->status;
}

#define CITY \
  "{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"BA/C\",\"rotation\":\"R180\"," \
  "\"position\":[0,-1]}}"
#define KNIGHT \
  "{\"type\":\"DEPLOY_MEEPLE\",\"payload\":{\"meepleId\":\"0.small.1\",\"pointer\":{" \
  "\"feature\":\"City\",\"location\":\"S\",\"position\":[0,-1]}}}"
#define COMMIT "{\"type\":\"COMMIT\",\"payload\":{\"random\":0.5}}"

static void
passes (const char *replay,
        const char *assertion)
{
  g_assert_cmpint (check ("\"BA/C\",\"BA/L\",\"#END\"", replay, assertion), ==,
                   BST_IO_CHECK_PASSED);
}

static void
fails (const char *replay,
       const char *assertion)
{
  g_assert_cmpint (check ("\"BA/C\",\"BA/L\",\"#END\"", replay, assertion), ==,
                   BST_IO_CHECK_FAILED);
}

static void
points (void)
{
  passes (CITY "," KNIGHT "," COMMIT, "Ana has 4 points");
  passes (CITY "," KNIGHT "," COMMIT, "Bob has 0 points.");
  fails (CITY "," KNIGHT "," COMMIT, "Ana has 5 points");
  fails (CITY "," KNIGHT "," COMMIT, "Carol has 0 points");
  passes (CITY "," KNIGHT "," COMMIT, "Ana scored city for 4 points");
  fails (CITY "," KNIGHT "," COMMIT, "Ana scored city for 2 points");
  fails (CITY "," KNIGHT "," COMMIT, "Ana scored road for 4 points");
  fails (CITY "," KNIGHT "," COMMIT, "Bob scored city for 4 points");
}

static void
phases (void)
{
  passes ("", "phase is TilePhase");
  passes ("", "Player can't pass");
  fails ("", "Player can pass");
  passes ("", "Undo is not allowed");
  passes (CITY, "Phase is actionphase.");
  passes (CITY, "Player can pass");
  passes (CITY, "Undo is allowed");
  fails (CITY, "Undo is not allowed");
  passes (CITY "," KNIGHT, "phase is CommitActionPhase");
  fails (CITY "," KNIGHT, "phase is ActionPhase");
  g_assert_cmpint (check ("\"#END\"", "", "phase is GameOverPhase"), ==, BST_IO_CHECK_PASSED);
}

static void
actions (void)
{
  passes ("", "Available action TilePlacement for BA/C");
  fails ("", "Available action TilePlacement for BA/L");
  fails ("", "Available action Meeple for SmallFollower");
  passes (CITY, "Available action Meeple for SmallFollower");
  fails (CITY "," KNIGHT, "Available action Meeple for SmallFollower");
}

/* A tile that looks alike in all rotations has all four of them. */
static void
placements (void)
{
  passes (CITY "," COMMIT, "TilePlacement BA/L options: [0,1] - [0,90,180,270]; "
          "[0,-2] - [0,90,180,270]; [1,-1] - [0,90,180,270]; [-1,-1] - [0,90,180,270]");
  fails (CITY "," COMMIT, "TilePlacement BA/L options: [0,1] - [0,90,180,270]");
  fails (CITY "," COMMIT, "TilePlacement BA/L options: [0,1] - [0,90,180,270]; [5,5] - [0]; "
         "[0,-2] - [0,90,180,270]; [1,-1] - [0,90,180,270]; [-1,-1] - [0,90,180,270]");
  fails (CITY, "TilePlacement BA/L options: [0,1] - [0]");
}

static void
spots (void)
{
  passes (CITY, "Meeple SmallFollower options: {City,S,[0,-1]}; "
          "{Field,WR.NL.NR.EL.ER.WL,[0,-1]}");
  fails (CITY, "Meeple SmallFollower options: {City,S,[0,-1]}");
  fails (CITY, "Meeple SmallFollower options: {City,S,[0,-1]}; {Road,WE,[0,-1]}");
}

static void
all_hold (const char *file,
          guint       n_assertions)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (file, strlen (file));
  g_autoptr (GPtrArray) checks = bst_io_check_bytes (bytes, "test", NULL);

  g_assert_nonnull (checks);
  for (guint i = 0; i < checks->len; i++)
    g_assert_cmpstr (((BstIoCheck *) g_ptr_array_index (checks, i))->reason, ==, NULL);
  g_assert_cmpuint (checks->len, ==, n_assertions);
}

/* After a wagon drove on its owner confirms it. */
static void
wagon_waits_for_its_commit (void)
{
  static const char text[] =
    "{\"initialRandom\":0.5,\"setup\":{\"sets\":{\"basic:1\":1},\"elements\":{\"small-follower\":7,"
    "\"wagon\":1}},\"players\":[{\"name\":\"Ana\"},{\"name\":\"Bob\"}],"
    "\"gameAnnotations\":{\"drawOrder\":[\"BA/C\"]},\"replay\":["
    "{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"BA/C\",\"rotation\":\"R180\",\"position\":[0,-1]}},"
    "{\"type\":\"DEPLOY_MEEPLE\",\"payload\":{\"meepleId\":\"0.wagon.1\",\"pointer\":"
    "{\"feature\":\"City\",\"location\":\"S\",\"position\":[0,-1]}}},"
    "{\"type\":\"COMMIT\",\"payload\":{\"random\":0.5}}%s],\"test\":{\"assertions\":[%s]}}";
  static const char drive[] =
    ",{\"type\":\"DEPLOY_MEEPLE\",\"payload\":{\"meepleId\":\"0.wagon.1\",\"pointer\":"
    "{\"feature\":\"Road\",\"location\":\"WE\",\"position\":[0,0]}}}";
  g_autofree char *before =
    g_strdup_printf (text, "", "\"Ana has 4 points\",\"phase is WagonPhase\",\"Player can pass\","
                     "\"Available action Meeple for Wagon\",\"Undo is not allowed\","
                     "\"Meeple Wagon options: {Road,WE,[0,0]}\"");
  g_autofree char *after =
    g_strdup_printf (text, drive, "\"Ana has 4 points\",\"phase is WagonPhase\",\"Player can't pass\","
                     "\"Available action Confirm\",\"Undo is allowed\"");

  all_hold (before, 6);
  all_hold (after, 5);
}

/* The dragon moves after the scoring, so behind the commit: nothing is taken back any more. */
static void
nothing_is_undone_behind_a_commit (void)
{
  static const char text[] =
    "{\"initialRandom\":0.5,\"setup\":{\"sets\":{\"basic:1\":1,\"princess-and-dragon:1\":1},"
    "\"elements\":{\"small-follower\":7,\"dragon\":1},\"rules\":{\"dragon-move\":\"%s\"}},"
    "\"players\":[{\"name\":\"Ana\"},{\"name\":\"Bob\"}],"
    "\"gameAnnotations\":{\"drawOrder\":[\"DG/C.v\",\"DG/RrC.d\"]},\"replay\":["
    "{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"DG/C.v\",\"rotation\":\"R180\",\"position\":[0,-1]}},"
    "{\"type\":\"COMMIT\",\"payload\":{\"random\":0.5}},"
    "{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"DG/RrC.d\",\"rotation\":\"R0\",\"position\":[1,0]}},"
    "{\"type\":\"PASS\",\"payload\":{}}%s],"
    "\"test\":{\"assertions\":[\"phase is DragonMovePhase\",\"%s\"]}}";
  g_autofree char *before = g_strdup_printf (text, "before-scoring", "", "Undo is allowed");
  g_autofree char *behind = g_strdup_printf (text, "after-scoring", "," COMMIT,
                                             "Undo is not allowed");

  all_hold (before, 2);
  all_hold (behind, 2);
}

static void
what_is_not_known_is_unsupported (void)
{
  g_assert_cmpint (check ("", "", "Sheep options: {}"), ==, BST_IO_CHECK_UNSUPPORTED);
  g_assert_cmpint (check ("", "", "Available action Tunnel for TUNNEL_A"), ==,
                   BST_IO_CHECK_UNSUPPORTED);
  g_assert_cmpint (check ("", "", "Bazaar noAuction: true"), ==, BST_IO_CHECK_UNSUPPORTED);
  /* The game itself: then all it says. */
  g_assert_cmpint (check ("\"TB/Cc.g\"", "", "Ana has 0 points"), ==, BST_IO_CHECK_UNSUPPORTED);
}

static void
damaged_file_is_an_error (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("{\"setup\":{", 10);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) checks = bst_io_check_bytes (bytes, "test", &error);

  g_assert_null (checks);
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_SYNTAX);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/check/points", points);
  g_test_add_func ("/check/phases", phases);
  g_test_add_func ("/check/actions", actions);
  g_test_add_func ("/check/placements", placements);
  g_test_add_func ("/check/spots", spots);
  g_test_add_func ("/check/wagon", wagon_waits_for_its_commit);
  g_test_add_func ("/check/commit", nothing_is_undone_behind_a_commit);
  g_test_add_func ("/check/unsupported", what_is_not_known_is_unsupported);
  g_test_add_func ("/check/damaged", damaged_file_is_an_error);

  return g_test_run ();
}
