/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A training gives the same weights whoever plays which of its games when, and goes on where it was left. */

#include "bst-engine-trainer.h"

#include "bst-engine-data.h"

#include "engine-fixture.h"

#include <math.h>
#include <string.h>

/* Of a training of two batches. */
#define SEED 6

static BstEngineTrainer *
new_trainer (BstTrainingState *state)
{
  BstEngineTrainer *trainer = bst_engine_trainer_new (state);
  g_autoptr (BstPosition) two = random_position_new (0, 2, 0, 0);
  g_autoptr (BstPosition) four = random_position_new (0, 4, 0, 0);

  bst_engine_trainer_add_game (trainer, bst_position_get_game (two), 3);
  bst_engine_trainer_add_game (trainer, bst_position_get_game (four), 1);

  return trainer;
}

/* One batch, whose games are played from @first on round to the one before it. */
static void
train (BstEngineTrainer  *trainer,
       guint              first,
       BstTrainingReport *report)
{
  for (guint i = 0; i < BST_TRAINER_BATCH; i++)
    bst_engine_trainer_play (trainer, (first + i * 7) % BST_TRAINER_BATCH);
  bst_engine_trainer_step (trainer, report);
}

static BstTrainingState *
train_through (guint              first,
               BstTrainingReport *report)
{
  BstTrainingState *state = g_new (BstTrainingState, 1);
  g_autoptr (BstEngineTrainer) trainer = NULL;

  bst_training_state_init (state, SEED, 2);
  trainer = new_trainer (state);
  for (guint batch = 0; batch < 2; batch++)
    train (trainer, first + batch, report);

  return state;
}

/* Through a file after the first batch, with another trainer. */
static BstTrainingState *
train_in_parts (void)
{
  BstTrainingState *state = g_new (BstTrainingState, 1);
  g_autofree BstEngineNet *nets = g_new (BstEngineNet, 3);
  BstEngineTrainer *trainer;
  g_autofree char *data = NULL;
  g_autoptr (GError) error = NULL;
  BstEngineOrigin origin;
  BstTrainingReport report;

  bst_training_state_init (state, SEED, 2);
  trainer = new_trainer (state);
  train (trainer, 0, &report);
  bst_engine_trainer_free (trainer);
  nets[0] = state->net;
  nets[1] = state->mean;
  nets[2] = state->squares;
  data = bst_engine_data_write (nets, 3, &state->origin);
  memset (state, 0x5a, sizeof *state);
  bst_engine_data_read (data, 3, nets, &origin, &error);
  g_assert_no_error (error);
  state->origin = origin;
  state->net = nets[0];
  state->mean = nets[1];
  state->squares = nets[2];
  trainer = new_trainer (state);
  train (trainer, 5, &report);
  bst_engine_trainer_free (trainer);

  return state;
}

static void
assert_same (const BstTrainingState *a,
             const BstTrainingState *b)
{
  g_assert_cmpuint (a->origin.n_batches, ==, b->origin.n_batches);
  g_assert_cmpuint (a->origin.seed, ==, b->origin.seed);
  g_assert_true (memcmp (&a->net, &b->net, sizeof a->net) == 0);
  g_assert_true (memcmp (&a->mean, &b->mean, sizeof a->mean) == 0);
  g_assert_true (memcmp (&a->squares, &b->squares, sizeof a->squares) == 0);
}

static void
test_same (void)
{
  BstTrainingReport report, its_report;
  g_autofree BstTrainingState *one = train_through (0, &report), *other = train_through (9, &its_report);
  g_autofree BstTrainingState *parts = train_in_parts ();
  g_autofree BstEngineNet *first = g_new (BstEngineNet, 1);

  assert_same (one, other);
  assert_same (one, parts);
  g_assert_cmpuint (one->origin.n_batches, ==, 2);
  g_assert_cmpfloat (report.error, ==, its_report.error);
  g_assert_cmpfloat (report.points, ==, its_report.points);
  g_assert_cmpfloat (report.error, >, 0);
  g_assert_cmpfloat (report.points, >, 20);
  g_assert_true (bst_engine_net_is_ok (&one->net));
  bst_engine_net_init (first, SEED);
  g_assert_true (memcmp (first, &one->net, sizeof *first) != 0);
}

/* Another seed plays other games. */
static void
test_seed (void)
{
  g_autofree BstTrainingState *one = g_new (BstTrainingState, 1), *other = g_new (BstTrainingState, 1);
  g_autoptr (BstEngineTrainer) trainer = NULL, its_trainer = NULL;
  BstTrainingReport report, its_report;

  bst_training_state_init (one, SEED, 10);
  bst_training_state_init (other, SEED + 1, 10);
  g_assert_true (memcmp (&one->net, &other->net, sizeof one->net) != 0);
  other->net = one->net;
  trainer = new_trainer (one);
  its_trainer = new_trainer (other);
  /* One game is enough. */
  bst_engine_trainer_play (trainer, 0);
  bst_engine_trainer_play (its_trainer, 0);
  bst_engine_trainer_step (trainer, &report);
  bst_engine_trainer_step (its_trainer, &its_report);
  g_assert_cmpfloat (report.points, !=, its_report.points);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/trainer/same", test_same);
  g_test_add_func ("/engine/trainer/seed", test_seed);

  return g_test_run ();
}
