/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Findings that are kept: the same turn has them back, another has not, and whatever stands in the folder does no harm. */

#include "bst-io-report-cache.h"
#include "bst-io-report-puzzle.h"

#include "bst-io-booklet.h"
#include "bst-io-open.h"
#include "bst-puzzle-solve.h"

#include "io-test.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define TURN 8

typedef struct
{
  BstEngineNet    *net;
  BstRecord       *record;
  BstEngineReport *report;      /* of which TURN is known */
  char            *folder;
} Fixture;

static BstEngineReport *
new_report (const Fixture *fixture,
            guint64        seed)
{
  const BstEngineNet *nets[2] = { fixture->net, fixture->net };
  BstReportSettings settings;
  BstEngineReport *report;

  bst_report_settings_init (&settings);
  settings.seed = seed;
  settings.n_simulations = 12;
  report = bst_engine_report_new (nets, fixture->record, &settings, NULL);
  g_assert_nonnull (report);

  return report;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data G_GNUC_UNUSED)
{
  fixture->net = g_new (BstEngineNet, 1);
  bst_engine_net_init (fixture->net, 1);
  fixture->record = bst_io_open_sample ();
  fixture->report = new_report (fixture, 1);
  bst_engine_report_look (fixture->report, TURN, NULL, NULL);
  g_assert_true (bst_engine_report_get (fixture->report, TURN)->is_known);
  fixture->folder = g_dir_make_tmp ("bastide-findings-XXXXXX", NULL);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  bst_engine_report_free (fixture->report);
  bst_record_unref (fixture->record);
  g_free (fixture->net);
}

static char *
dup_path (const Fixture *fixture)
{
  g_autofree char *name = bst_io_report_cache_dup_name (fixture->report, TURN);

  return g_build_filename (fixture->folder, name, NULL);
}

static void
test_back (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (BstEngineReport) again = new_report (fixture, 1), seeded = new_report (fixture, 2);
  const BstReportTurn *one = bst_engine_report_get (fixture->report, TURN), *other = bst_engine_report_get (again, TURN);
  g_autoptr (GError) error = NULL;

  g_assert_false (bst_io_report_cache_load (fixture->folder, again, TURN));
  bst_io_report_cache_save (fixture->folder, fixture->report, TURN, &error);
  g_assert_no_error (error);
  g_assert_true (bst_io_report_cache_load (fixture->folder, again, TURN));
  g_assert_cmpfloat (one->margin, ==, other->margin);
  g_assert_cmpfloat (one->win, ==, other->win);
  g_assert_cmpfloat (one->luck, ==, other->luck);
  g_assert_cmpfloat (one->loss, ==, other->loss);
  g_assert_cmpfloat (one->error, ==, other->error);
  g_assert_cmpfloat (one->loss_win, ==, other->loss_win);
  g_assert_cmpint (one->mark, ==, other->mark);
  g_assert_cmpuint (one->rank, ==, other->rank);
  g_assert_true (bst_move_equal (&one->best, &other->best));
  /* Another turn, other settings, other weights. */
  g_assert_false (bst_io_report_cache_load (fixture->folder, again, TURN + 2));
  g_assert_false (bst_io_report_cache_load (fixture->folder, seeded, TURN));
  fixture->net->points_bias += 1;
  g_assert_false (bst_io_report_cache_load (fixture->folder, again, TURN));
  fixture->net->points_bias -= 1;
  /* What is not known is not kept. */
  g_assert_true (bst_io_report_cache_save (fixture->folder, fixture->report, TURN + 2, NULL));
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
}

static gboolean
loads (Fixture    *fixture,
       const char *text,
       gssize      length)
{
  g_autofree char *path = dup_path (fixture);

  g_assert_true (g_file_set_contents (path, text, length, NULL));

  return bst_io_report_cache_load (fixture->folder, fixture->report, TURN);
}

/* Cut short at each byte, with each line gone, with other words: never taken, unless it is whole. */
static void
test_hostile (Fixture       *fixture,
              gconstpointer  data G_GNUC_UNUSED)
{
  static const char * const lines[] = {
    "margin nan", "margin inf", "margin 1e999", "margin", "margin ", "margin  1", "margin 1x", "win 2", "win -1", "loss -1",
    "rank 0", "rank -1", "rank 99999999999999999999", "turns 1000000", "exact 2", "best X@0,0 r0", "best nonsense", "best ",
    "best D@-", "", "x",
  };
  g_autofree char *path = dup_path (fixture), *text = NULL, *large = NULL;
  g_auto (GStrv) parts = NULL;
  gsize length;

  g_assert_true (bst_io_report_cache_save (fixture->folder, fixture->report, TURN, NULL));
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  g_assert_true (loads (fixture, text, (gssize) length));
  for (gsize i = 0; i < length; i += 17)
    g_assert_false (loads (fixture, text, (gssize) i));
  parts = g_strsplit (text, "\n", -1);
  for (guint i = 0; parts[i + 1] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (lines); j++)
      {
        char *kept = parts[i];
        const char *blank = strchr (lines[j], ' ');
        g_autofree char *changed = NULL;

        if (blank != NULL && strncmp (kept, lines[j], (gsize) (blank - lines[j]) + 1) != 0)
          continue;
        parts[i] = (char *) lines[j];
        changed = g_strjoinv ("\n", parts);
        parts[i] = kept;
        g_assert_false (loads (fixture, changed, -1));
      }
  g_assert_false (loads (fixture, "a\0b", 3));
  large = g_strnfill (BST_IO_MAX_FINDING_SIZE + 1, 'x');
  g_assert_false (loads (fixture, large, -1));
}

/* No link is followed, and no folder read. */
static void
test_no_file (Fixture       *fixture,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = dup_path (fixture), *target = g_build_filename (fixture->folder, "target", NULL);
  g_autoptr (BstEngineReport) report = new_report (fixture, 1);

  g_assert_true (bst_io_report_cache_save (fixture->folder, fixture->report, TURN, NULL));
  g_assert_cmpint (g_rename (path, target), ==, 0);
  g_assert_cmpint (symlink (target, path), ==, 0);
  g_assert_false (bst_io_report_cache_load (fixture->folder, report, TURN));
  g_remove (path);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  g_assert_false (bst_io_report_cache_load (fixture->folder, report, TURN));
}

/* Where nothing can be written that is said. */
static void
test_nowhere (Fixture       *fixture,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *file = g_build_filename (fixture->folder, "file", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (file, "", 0, NULL));
  g_assert_false (bst_io_report_cache_save (file, fixture->report, TURN, &error));
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_WRITE);
}

/* The oldest go, and only files of findings. */
static void
test_trim (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *other = g_build_filename (fixture->folder, "other", NULL);

  g_assert_true (g_file_set_contents (other, "", 0, NULL));
  for (guint i = 0; i < 10; i++)
    {
      g_autofree char *name = g_strdup_printf ("%064x", i), *path = g_build_filename (fixture->folder, name, NULL);

      g_assert_true (g_file_set_contents (path, "", 0, NULL));
    }
  bst_io_report_cache_trim (fixture->folder, 10);
  g_assert_cmpuint (count_files (fixture->folder), ==, 11);
  bst_io_report_cache_trim (fixture->folder, 8);
  g_assert_cmpuint (count_files (fixture->folder), ==, 7);
  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
  bst_io_report_cache_trim ("/nowhere/at/all", 8);
}

/* A mistake as a puzzle: the best turn solves it, the one that was played does not if it lost much. */
static void
test_puzzle (Fixture       *fixture,
             gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (BstPuzzle) puzzle = bst_io_report_new_puzzle (fixture->report, TURN, NULL, NULL);
  const BstReportTurn *turn = bst_engine_report_get (fixture->report, TURN);
  g_autoptr (BstBooklet) booklet = bst_booklet_new ("Mistakes"), back = NULL;
  g_autofree char *path = g_build_filename (fixture->folder, "mistakes.bastide", NULL);
  g_autofree char *best = bst_move_to_text (bst_record_get_game (fixture->record), &turn->best);
  const BstPuzzleAnswer *answer;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (puzzle);
  answer = g_ptr_array_index (puzzle->answers, 0);
  g_assert_cmpstr (answer->text, ==, best);
  g_assert_cmpuint (answer->marks, ==, BST_FULL_MARKS);
  g_assert_cmpuint (puzzle->answers->len, ==, turn->n_turns);
  g_assert_cmpstr (g_ptr_array_index (puzzle->solution, 0), ==, best);
  bst_engine_report_mark (fixture->report, 1e-9, 2e-9, 3e-9);
  g_assert_cmpuint (bst_io_report_add_chapter (booklet, "Game", fixture->report, BST_NO_PLAYER, NULL, NULL), ==,
                    turn->mark != BST_GLYPH_NONE);
  /* Twice the same game: no puzzle is there twice. */
  g_assert_cmpuint (bst_io_report_add_chapter (booklet, "Copy", fixture->report, BST_NO_PLAYER, NULL, NULL), ==, 0);
  bst_io_booklet_save (booklet, path, &error);
  g_assert_no_error (error);
  back = bst_io_booklet_open (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bst_booklet_count (back), ==, bst_booklet_count (booklet));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/io/report-cache/back", Fixture, NULL, set_up, test_back, tear_down);
  g_test_add ("/io/report-cache/hostile", Fixture, NULL, set_up, test_hostile, tear_down);
  g_test_add ("/io/report-cache/no-file", Fixture, NULL, set_up, test_no_file, tear_down);
  g_test_add ("/io/report-cache/nowhere", Fixture, NULL, set_up, test_nowhere, tear_down);
  g_test_add ("/io/report-cache/trim", Fixture, NULL, set_up, test_trim, tear_down);
  g_test_add ("/io/report-cache/puzzle", Fixture, NULL, set_up, test_puzzle, tear_down);

  return g_test_run ();
}
