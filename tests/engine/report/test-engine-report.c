/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reports: the same whoever looks at which turn when, nothing where they were stopped, sums that are sums. */

#include "bst-engine-report.h"

#include "engine-fixture.h"
#include "random-game.h"

#include <math.h>

typedef struct
{
  BstEngineNet *nets[2];
  BstRecord    *record;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data G_GNUC_UNUSED)
{
  fixture->nets[0] = engine_fixture_net (1);
  fixture->nets[1] = engine_fixture_net (2);
  fixture->record = random_game_new ("basic", "modern", 2, 100, 4);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_free (fixture->nets[0]);
  g_free (fixture->nets[1]);
  bst_record_unref (fixture->record);
}

static BstEngineReport *
new_report (const Fixture *fixture)
{
  BstReportSettings settings;
  BstEngineReport *report;

  bst_report_settings_init (&settings);
  settings.n_simulations = 3;
  report = bst_engine_report_new ((const BstEngineNet * const *) fixture->nets, fixture->record, &settings, NULL);
  g_assert_nonnull (report);

  return report;
}

static void
look_at_all (BstEngineReport *report,
             guint            step)
{
  guint n = bst_engine_report_get_n (report);

  for (guint i = 0; i < n; i++)
    bst_engine_report_look (report, i * step % n, NULL, NULL);
}

static void
assert_same_turn (const BstReportTurn *one,
                  const BstReportTurn *other)
{
  g_assert_true (one->is_known && other->is_known);
  g_assert_cmpuint (one->rank, ==, other->rank);
  g_assert_cmpuint (one->n_turns, ==, other->n_turns);
  g_assert_cmpfloat (one->margin, ==, other->margin);
  g_assert_cmpfloat (one->win, ==, other->win);
  g_assert_cmpfloat (one->spread, ==, other->spread);
  g_assert_cmpfloat (one->luck, ==, other->luck);
  g_assert_cmpfloat (one->luck_win, ==, other->luck_win);
  g_assert_cmpfloat (one->loss, ==, other->loss);
  g_assert_cmpfloat (one->error, ==, other->error);
  g_assert_cmpfloat (one->loss_win, ==, other->loss_win);
  g_assert_cmpint (one->mark, ==, other->mark);
  g_assert_true (bst_move_equal (&one->best, &other->best));
}

static void
check_turn (const BstReportTurn *turn)
{
  g_assert_cmpfloat (turn->loss, >=, 0);
  g_assert_cmpfloat (turn->error, >=, 0);
  g_assert_true (turn->is_exact || turn->rank == 1 || turn->error > 0);
  g_assert_true (turn->margin_error > 0 && turn->chance_error > 0 ? !turn->is_exact
                 : turn->margin_error == 0 && turn->chance_error == 0);
  g_assert_cmpfloat (turn->chance_error, <=, .5);
  g_assert_cmpfloat (turn->luck_error, >=, 0);
  g_assert_cmpfloat (turn->win, >=, 0);
  g_assert_cmpfloat (turn->win, <=, 1 + 1e-9);
  g_assert_cmpfloat (fabs (turn->luck_win), <=, 1);
  g_assert_cmpuint (turn->rank, >=, 1);
  g_assert_cmpuint (turn->rank, <=, turn->n_turns);
  g_assert_true (turn->rank > 1 || turn->loss == 0);
  g_assert_true (turn->mark == BST_GLYPH_NONE || turn->loss > 2 * turn->error);
}

static void
test_same (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (BstEngineReport) one = new_report (fixture), other = new_report (fixture);

  look_at_all (one, 1);
  /* No number of turns of the base game is a multiple of it. */
  look_at_all (other, 29);
  for (guint i = 0; i < bst_engine_report_get_n (one); i++)
    {
      assert_same_turn (bst_engine_report_get (one, i), bst_engine_report_get (other, i));
      check_turn (bst_engine_report_get (one, i));
    }
}

/* --- Stopped --- */

static gboolean
stop_after (gpointer data)
{
  guint *n_more = data;

  if (*n_more == 0)
    return TRUE;
  --*n_more;

  return FALSE;
}

static void
test_stop (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (BstEngineReport) report = new_report (fixture), whole = new_report (fixture);
  guint n_asked;

  bst_engine_report_look (whole, 30, NULL, NULL);
  for (n_asked = 0; !bst_engine_report_get (report, 30)->is_known; n_asked++)
    {
      guint n_more = n_asked;

      g_assert_cmpuint (n_asked, <, 1000);
      bst_engine_report_look (report, 30, stop_after, &n_more);
    }
  /* It is asked at least for each try and each tile that could have come. */
  g_assert_cmpuint (n_asked, >, 10);
  assert_same_turn (bst_engine_report_get (report, 30), bst_engine_report_get (whole, 30));
}

/* --- Sums --- */

static void
test_sums (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (BstEngineReport) report = new_report (fixture);
  BstReportTotal totals[2];
  BstReportSummary summary;
  guint n = bst_engine_report_get_n (report);

  bst_engine_report_sum_up (report, &summary);
  g_assert_cmpint (summary.verdict, ==, BST_REPORT_UNKNOWN);
  look_at_all (report, 1);
  for (guint player = 0; player < 2; player++)
    {
      BstReportTotal *total = &totals[player];
      double luck = 0, loss = 0;
      int points = 0;

      bst_engine_report_sum (report, player, total);
      for (guint i = 0; i < n; i++)
        if (bst_engine_report_get (report, i)->player == (int) player)
          {
            luck += bst_engine_report_get (report, i)->luck;
            loss += bst_engine_report_get (report, i)->loss;
          }
      g_assert_cmpfloat_with_epsilon (total->luck, luck, 1e-9);
      g_assert_cmpfloat_with_epsilon (total->loss, loss, 1e-9);
      for (guint kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
        points += total->points_by_kind[kind];
      g_assert_cmpint (points, ==, total->points);
      g_assert_cmpuint (total->n_biggest, <=, BST_REPORT_N_BIGGEST);
      for (guint i = 0; i < total->n_biggest; i++)
        {
          int won = bst_node_get_points (bst_engine_report_get (report, total->biggest[i])->node, player);

          g_assert_cmpint (won, >, 0);
          g_assert_true (i == 0 || won <= bst_node_get_points (bst_engine_report_get (report, total->biggest[i - 1])->node, player));
        }
    }
  g_assert_cmpuint (totals[0].n_turns + totals[1].n_turns, ==, n);
  g_assert_cmpfloat_with_epsilon (totals[0].points_without_luck - totals[1].points_without_luck,
                                  totals[0].points - totals[1].points - totals[0].luck + totals[1].luck, 1e-9);
  bst_engine_report_sum_up (report, &summary);
  g_assert_cmpint (summary.verdict, !=, BST_REPORT_UNKNOWN);
  g_assert_cmpuint (summary.winner + summary.other, ==, 1);
  g_assert_cmpint (summary.margin, ==, ABS (totals[0].points - totals[1].points));
}

static void
test_marks (Fixture       *fixture,
            gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (BstEngineReport) report = new_report (fixture);
  guint n_before = 0, n_after = 0;

  look_at_all (report, 1);
  for (guint i = 0; i < bst_engine_report_get_n (report); i++)
    n_before += bst_engine_report_get (report, i)->mark != BST_GLYPH_NONE;
  bst_engine_report_mark (report, .01, .02, .03);
  for (guint i = 0; i < bst_engine_report_get_n (report); i++)
    {
      const BstReportTurn *turn = bst_engine_report_get (report, i);

      n_after += turn->mark != BST_GLYPH_NONE;
      g_assert_true (turn->mark == BST_GLYPH_NONE || turn->mark == BST_GLYPH_BLUNDER || turn->loss < .03);
    }
  g_assert_cmpuint (n_after, >=, n_before);
  bst_engine_report_mark (report, 1000, 1000, 1000);
  for (guint i = 0; i < bst_engine_report_get_n (report); i++)
    g_assert_cmpint (bst_engine_report_get (report, i)->mark, ==, BST_GLYPH_NONE);
}

/* --- What was found before --- */

static void
test_take (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (BstEngineReport) one = new_report (fixture), other = new_report (fixture);
  BstReportTurn turn;

  bst_engine_report_look (one, 12, NULL, NULL);
  turn = *bst_engine_report_get (one, 12);
  g_assert_true (bst_engine_report_take (other, 12, &turn));
  assert_same_turn (bst_engine_report_get (other, 12), &turn);
  /* It is that turn's alone, ... */
  g_assert_false (bst_engine_report_take (other, 13, &turn));
  g_assert_false (bst_engine_report_get (other, 13)->is_known);
  /* ... and its numbers are numbers. */
  turn.margin = NAN;
  g_assert_false (bst_engine_report_take (other, 12, &turn));
  turn.margin = 1e30;
  g_assert_false (bst_engine_report_take (other, 12, &turn));
  turn.margin = 1;
  turn.loss = -1;
  g_assert_false (bst_engine_report_take (other, 12, &turn));
  turn.loss = 1;
  turn.rank = turn.n_turns + 1;
  g_assert_false (bst_engine_report_take (other, 12, &turn));
  turn.rank = 1;
  turn.best.x = 1000;
  g_assert_false (bst_engine_report_take (other, 12, &turn));
}

/* --- Other games --- */

static void
test_sets (gconstpointer data)
{
  const char *tiles = data;
  guint n_players = 2 + g_str_hash (tiles) % 5;
  Fixture fixture = {
    { engine_fixture_net (1), engine_fixture_net (2) }, random_game_new (tiles, "modern", n_players, 16, 3)
  };
  g_autoptr (BstEngineReport) report = new_report (&fixture);

  for (guint i = 0; i < bst_engine_report_get_n (report); i += 3)
    {
      bst_engine_report_look (report, i, NULL, NULL);
      if (bst_engine_report_get (report, i)->is_known)
        check_turn (bst_engine_report_get (report, i));
    }
  for (guint player = 0; player < n_players; player++)
    {
      BstReportTotal total;

      bst_engine_report_sum (report, player, &total);
      g_assert_true (isfinite (total.points_without_luck));
    }
  g_clear_pointer (&report, bst_engine_report_free);
  tear_down (&fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/engine/report/same", Fixture, NULL, set_up, test_same, tear_down);
  g_test_add ("/engine/report/stop", Fixture, NULL, set_up, test_stop, tear_down);
  g_test_add ("/engine/report/sums", Fixture, NULL, set_up, test_sums, tear_down);
  g_test_add ("/engine/report/marks", Fixture, NULL, set_up, test_marks, tear_down);
  g_test_add ("/engine/report/take", Fixture, NULL, set_up, test_take, tear_down);
  g_test_add_data_func ("/engine/report/sets/basic", "basic", test_sets);
  g_test_add_data_func ("/engine/report/sets/dragon", "basic+princess-and-dragon", test_sets);
  g_test_add_data_func ("/engine/report/sets/abbey", "basic+abbey-and-mayor", test_sets);
  g_test_add_data_func ("/engine/report/sets/all", RANDOM_GAME_ALL, test_sets);

  return g_test_run ();
}
