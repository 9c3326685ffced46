/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The engine beside the main loop: what it tells when, and what it lets go. */

#include "config.h"

#include "bastide-engine.h"
#include "bastide-power.h"

#include <bst-compare.h>
#include <bst-io-open.h>

#include <math.h>

/* Some tenths of a second of one core. */
#define BUDGET 200

typedef struct
{
  BstRecord     *record;
  const BstNode *node;          /* before the move whose tile is asked about */
  BastideEngine *engine;
  guint          n_changes;
} Fixture;

static void
count_changes (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  const BstNode *node;

  fixture->record = bst_io_open_sample ();
  node = bst_record_get_root (fixture->record);
  for (guint i = 0; i < 30; i++)
    node = bst_node_get_next (node);
  fixture->node = node;
  fixture->engine = bastide_engine_new ();
  bastide_engine_set_budget (fixture->engine, BUDGET);
  g_signal_connect_swapped (fixture->engine, "changed", G_CALLBACK (count_changes), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->engine);
  bst_record_unref (fixture->record);
}

static BstPosition *
dup_position (Fixture *fixture)
{
  return bst_record_dup_position (fixture->record, fixture->node, NULL, NULL);
}

static guint
get_tile (Fixture *fixture)
{
  return (guint) bst_node_get_next (fixture->node)->move.type;
}

static void
ask (Fixture *fixture)
{
  g_autoptr (BstPosition) position = dup_position (fixture);

  bastide_engine_ask (fixture->engine, position, get_tile (fixture), bst_position_get_turn (position));
  g_assert_cmpuint (bastide_engine_get_n (fixture->engine), ==, 0);
}

static void
wait_for (BastideEngine      *engine,
          BastideEngineState  state)
{
  while (bastide_engine_get_state (engine) != state)
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_order (BastideEngine *engine)
{
  for (guint i = 0; i < bastide_engine_get_n (engine); i++)
    {
      const BastideEngineTurn *turn = bastide_engine_get (engine, i);

      g_assert_cmpuint (turn->rank, ==, i + 1);
      g_assert_true (isfinite (turn->answer.margin) && isfinite (turn->loss) && turn->loss_error >= 0);
      if (turn->answer.tier == 0 && i > 0)
        g_assert_cmpfloat (turn->answer.margin, <=, bastide_engine_get (engine, i - 1)->answer.margin);
    }
}

/* Every turn of the table is one of the engine's, and the other way round. */
static void
assert_all_found (Fixture *fixture)
{
  g_autoptr (BstPosition) position = dup_position (fixture);
  g_autoptr (BstCompare) compare = bst_compare_new (position, get_tile (fixture), bst_position_get_turn (position), FALSE);
  const BstCompareRow *rows;
  guint n_rows;

  while (bst_compare_step (compare, 100))
    ;
  rows = bst_compare_get (compare, &n_rows);
  g_assert_cmpuint (n_rows, ==, bastide_engine_get_n (fixture->engine));
  for (guint i = 0; i < n_rows; i++)
    g_assert_nonnull (bastide_engine_find (fixture->engine, &rows[i].move));
}

static void
test_answer (Fixture       *fixture,
             gconstpointer  data)
{
  const BastideEngineTurn *best;

  g_assert_cmpint (bastide_engine_get_state (fixture->engine), ==, BASTIDE_ENGINE_IDLE);
  ask (fixture);
  g_assert_cmpint (bastide_engine_get_state (fixture->engine), ==, BASTIDE_ENGINE_THINKING);
  /* All turns are there before any is tried. */
  while (bastide_engine_get_n (fixture->engine) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (bastide_engine_get_n_tries (fixture->engine), ==, 0);
  assert_all_found (fixture);
  wait_for (fixture->engine, BASTIDE_ENGINE_SETTLED);
  assert_order (fixture->engine);
  assert_all_found (fixture);
  g_assert_cmpuint (bastide_engine_get_n_tries (fixture->engine), >=, BUDGET);
  best = bastide_engine_get (fixture->engine, 0);
  g_assert_cmpfloat (best->loss, ==, 0);
  g_assert_cmpfloat (best->answer.error, >, 0);
  g_assert_false (bastide_engine_is_exact (fixture->engine));
  g_assert_cmpint (bastide_engine_get_experience (fixture->engine), ==, BST_EXPERIENCE_MUCH);
  g_assert_cmpfloat (fabs (bastide_engine_get_share (fixture->engine, 0) + bastide_engine_get_share (fixture->engine, 1) - 1),
                     <, 1e-9);
}

/* (transfer full) */
static GArray *
dup_answer (Fixture *fixture)
{
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (BastideEngineTurn));

  ask (fixture);
  wait_for (fixture->engine, BASTIDE_ENGINE_SETTLED);
  for (guint i = 0; i < bastide_engine_get_n (fixture->engine); i++)
    g_array_append_vals (turns, bastide_engine_get (fixture->engine, i), 1);

  return turns;
}

static void
test_same (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GArray) one = dup_answer (fixture);
  g_autoptr (GArray) other = dup_answer (fixture);

  g_assert_cmpuint (one->len, ==, other->len);
  for (guint i = 0; i < one->len; i++)
    {
      const BastideEngineTurn *a = &g_array_index (one, BastideEngineTurn, i), *b = &g_array_index (other, BastideEngineTurn, i);

      g_assert_true (bst_move_equal (&a->answer.move, &b->answer.move));
      g_assert_true (a->answer.margin == b->answer.margin && a->answer.error == b->answer.error && a->loss == b->loss);
      g_assert_cmpuint (a->answer.n_tries, ==, b->answer.n_tries);
    }
}

/* The answer to what is not asked any more is never told. */
static void
test_another (Fixture       *fixture,
              gconstpointer  data)
{
  for (guint i = 0; i < 6; i++)
    {
      ask (fixture);
      for (guint j = 0; j < i && bastide_engine_get_state (fixture->engine) != BASTIDE_ENGINE_SETTLED; j++)
        g_main_context_iteration (NULL, TRUE);
      fixture->node = bst_node_get_next (fixture->node);
    }
  ask (fixture);
  wait_for (fixture->engine, BASTIDE_ENGINE_SETTLED);
  assert_all_found (fixture);
}

static gboolean
set_past (gpointer data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_REMOVE;
}

static void
test_stop (Fixture       *fixture,
           gconstpointer  data)
{
  gboolean is_past = FALSE;

  ask (fixture);
  while (bastide_engine_get_n (fixture->engine) == 0)
    g_main_context_iteration (NULL, TRUE);
  bastide_engine_stop (fixture->engine);
  g_assert_cmpint (bastide_engine_get_state (fixture->engine), ==, BASTIDE_ENGINE_IDLE);
  g_assert_cmpuint (bastide_engine_get_n (fixture->engine), ==, 0);
  fixture->n_changes = 0;
  g_timeout_add (100, set_past, &is_past);
  while (!is_past)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (fixture->n_changes, ==, 0);
  bastide_engine_stop (fixture->engine);
  g_assert_cmpuint (fixture->n_changes, ==, 0);
}

static void
test_rest (Fixture       *fixture,
           gconstpointer  data)
{
  gboolean is_past = FALSE;

  bastide_engine_set_resting (fixture->engine, TRUE);
  ask (fixture);
  g_assert_cmpint (bastide_engine_get_state (fixture->engine), ==, BASTIDE_ENGINE_RESTING);
  g_timeout_add (150, set_past, &is_past);
  while (!is_past)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (bastide_engine_get_n (fixture->engine), ==, 0);
  bastide_engine_set_resting (fixture->engine, FALSE);
  g_assert_cmpint (bastide_engine_get_state (fixture->engine), ==, BASTIDE_ENGINE_THINKING);
  while (bastide_engine_get_n (fixture->engine) == 0)
    g_main_context_iteration (NULL, TRUE);
  /* What it knows stays. */
  bastide_engine_set_resting (fixture->engine, TRUE);
  wait_for (fixture->engine, BASTIDE_ENGINE_RESTING);
  g_assert_cmpuint (bastide_engine_get_n (fixture->engine), >, 0);
  bastide_engine_set_resting (fixture->engine, FALSE);
  wait_for (fixture->engine, BASTIDE_ENGINE_SETTLED);
  assert_all_found (fixture);
}

/* The last tile: nothing is left to chance. */
static void
test_exact (Fixture       *fixture,
            gconstpointer  data)
{
  const BstNode *next;

  while ((next = bst_node_get_next (fixture->node)) != NULL && bst_node_get_next (next) != NULL)
    fixture->node = next;
  ask (fixture);
  wait_for (fixture->engine, BASTIDE_ENGINE_SETTLED);
  g_assert_true (bastide_engine_is_exact (fixture->engine));
  for (guint i = 0; i < bastide_engine_get_n (fixture->engine); i++)
    g_assert_cmpfloat (bastide_engine_get (fixture->engine, i)->answer.error, ==, 0);
  assert_order (fixture->engine);
}

/* While a thread is at it. */
static void
test_gone (Fixture       *fixture,
           gconstpointer  data)
{
  BastideEngine *engine = bastide_engine_new ();
  g_autoptr (BstPosition) position = dup_position (fixture);

  bastide_engine_ask (engine, position, get_tile (fixture), bst_position_get_turn (position));
  while (bastide_engine_get_n (engine) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_object_unref (engine);
}

/* Whatever the machine says of its power, or if nobody is there to say it. */
static void
test_power (void)
{
  g_autoptr (BastidePower) power = bastide_power_new ();
  gboolean is_past = FALSE;

  g_timeout_add (50, set_past, &is_past);
  while (!is_past)
    g_main_context_iteration (NULL, TRUE);
  bastide_power_is_scarce (power);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/engine/answer", Fixture, NULL, set_up, test_answer, tear_down);
  g_test_add ("/engine/same", Fixture, NULL, set_up, test_same, tear_down);
  g_test_add ("/engine/another", Fixture, NULL, set_up, test_another, tear_down);
  g_test_add ("/engine/stop", Fixture, NULL, set_up, test_stop, tear_down);
  g_test_add ("/engine/rest", Fixture, NULL, set_up, test_rest, tear_down);
  g_test_add ("/engine/exact", Fixture, NULL, set_up, test_exact, tear_down);
  g_test_add ("/engine/gone", Fixture, NULL, set_up, test_gone, tear_down);
  g_test_add_func ("/engine/power", test_power);

  return g_test_run ();
}
