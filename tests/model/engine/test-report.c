/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reports beside the main loop. */

#include "config.h"

#include "bastide-report.h"
#include "bastide-study.h"

#include <bst-io-open.h>

/* Tries of turns: enough to find something. */
#define DEPTH 8

typedef struct
{
  BastideStudy  *study;
  BastideReport *report;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();

  fixture->study = bastide_study_new ();
  g_assert_true (bastide_study_set_record (fixture->study, record, NULL, NULL));
  fixture->report = bastide_report_new ();
  bastide_report_set_depth (fixture->report, DEPTH);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->report);
  g_object_unref (fixture->study);
}

static void
begin (Fixture *fixture)
{
  bastide_report_begin (fixture->report, bastide_study_get_record (fixture->study));
  g_assert_cmpint (bastide_report_get_state (fixture->report), ==, BASTIDE_REPORT_WORKING);
}

static void
wait_for (Fixture            *fixture,
          BastideReportState  state)
{
  while (bastide_report_get_state (fixture->report) != state)
    g_main_context_iteration (NULL, TRUE);
}

/* It is of the game that is open, and of each of its turns. */
static void
test_whole (Fixture       *fixture,
            gconstpointer  data)
{
  BstReportSummary summary;
  guint n_known = 0;

  begin (fixture);
  wait_for (fixture, BASTIDE_REPORT_DONE);
  g_assert_cmpuint (bastide_report_get_n_done (fixture->report), ==, bastide_report_get_n (fixture->report));
  g_assert_cmpuint (bastide_report_get_n (fixture->report), ==, 71);
  for (guint i = 0; i < bastide_report_get_n (fixture->report); i++)
    {
      const BstReportTurn *turn = bastide_report_get (fixture->report, i);
      BstNode *node = bastide_report_find_node (fixture->report, bastide_study_get_record (fixture->study), i);

      g_assert_nonnull (node);
      g_assert_true (bst_move_equal (&node->move, &turn->node->move));
      g_assert_cmpint (bst_node_get_player (node), ==, turn->player);
      n_known += turn->is_known;
    }
  g_assert_cmpuint (n_known, ==, 71);
  bastide_report_get_summary (fixture->report, &summary);
  g_assert_cmpint (summary.verdict, !=, BST_REPORT_UNKNOWN);
}

/* What is known stays, and nothing more comes. */
static void
test_stop (Fixture       *fixture,
           gconstpointer  data)
{
  guint n_done;

  begin (fixture);
  while (bastide_report_get_n (fixture->report) == 0)
    g_main_context_iteration (NULL, TRUE);
  bastide_report_stop (fixture->report);
  g_assert_cmpint (bastide_report_get_state (fixture->report), ==, BASTIDE_REPORT_STOPPED);
  n_done = bastide_report_get_n_done (fixture->report);
  g_assert_cmpuint (n_done, <, 71);
  g_assert_nonnull (bastide_report_get_game (fixture->report));
  begin (fixture);
  wait_for (fixture, BASTIDE_REPORT_DONE);
  bastide_report_clear (fixture->report);
  g_assert_cmpint (bastide_report_get_state (fixture->report), ==, BASTIDE_REPORT_NONE);
  g_assert_cmpuint (bastide_report_get_n (fixture->report), ==, 0);
}

/* The game that is open has changed: its turns up to there are still found. */
static void
test_another_line (Fixture       *fixture,
                   gconstpointer  data)
{
  BstRecord *record = bastide_study_get_record (fixture->study);
  BstNode *node = bst_record_get_root (record);

  begin (fixture);
  wait_for (fixture, BASTIDE_REPORT_DONE);
  for (guint i = 0; i < 20; i++)
    node = bst_node_get_next (node);
  g_assert_true (bastide_study_remove (fixture->study, node, BST_CHANGE_DELETE));
  g_assert_nonnull (bastide_report_find_node (fixture->report, record, 10));
  g_assert_null (bastide_report_find_node (fixture->report, record, 30));
}

/* While a thread is at it. */
static void
test_gone (Fixture       *fixture,
           gconstpointer  data)
{
  BastideReport *report = bastide_report_new ();

  bastide_report_begin (report, bastide_study_get_record (fixture->study));
  while (bastide_report_get_n (report) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_object_unref (report);
}

/* Marks are one change, and none is put where there is one. */
static void
test_marks (Fixture       *fixture,
            gconstpointer  data)
{
  static const BstGlyph glyphs[] = { BST_GLYPH_MISTAKE, BST_GLYPH_BLUNDER, BST_GLYPH_DUBIOUS };
  BstNode *nodes[G_N_ELEMENTS (glyphs)];
  BstNode *node = bst_record_get_root (bastide_study_get_record (fixture->study));
  BstGlyph before;

  for (guint i = 0; i < G_N_ELEMENTS (glyphs); i++)
    nodes[i] = node = bst_node_get_next (node);
  bastide_study_set_node (fixture->study, nodes[1]);
  bastide_study_toggle_glyph (fixture->study, BST_GLYPH_GOOD);
  before = nodes[0]->glyph;
  g_assert_cmpint (before, ==, BST_GLYPH_NONE);
  bastide_study_add_glyphs (fixture->study, nodes, glyphs, G_N_ELEMENTS (glyphs));
  g_assert_cmpint (nodes[0]->glyph, ==, BST_GLYPH_MISTAKE);
  g_assert_cmpint (nodes[1]->glyph, ==, BST_GLYPH_GOOD);
  g_assert_cmpint (nodes[2]->glyph, ==, BST_GLYPH_DUBIOUS);
  g_assert_true (bastide_study_undo (fixture->study));
  g_assert_cmpint (nodes[0]->glyph, ==, BST_GLYPH_NONE);
  g_assert_cmpint (nodes[1]->glyph, ==, BST_GLYPH_GOOD);
  g_assert_cmpint (nodes[2]->glyph, ==, BST_GLYPH_NONE);
  g_assert_true (bastide_study_redo (fixture->study));
  /* One after the other, each from the position before it. */
  g_assert_true (bastide_study_set_index (fixture->study, 0));
  g_assert_true (bastide_study_step_to_mistake (fixture->study));
  g_assert_cmpuint (bastide_study_get_index (fixture->study), ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add ("/report/whole", Fixture, NULL, set_up, test_whole, tear_down);
  g_test_add ("/report/stop", Fixture, NULL, set_up, test_stop, tear_down);
  g_test_add ("/report/another-line", Fixture, NULL, set_up, test_another_line, tear_down);
  g_test_add ("/report/gone", Fixture, NULL, set_up, test_gone, tear_down);
  g_test_add ("/report/marks", Fixture, NULL, set_up, test_marks, tear_down);

  return g_test_run ();
}
