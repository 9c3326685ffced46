/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The slopes by which the network learns are those of what it costs: held against differences. */

#include "bst-engine-trainer-private.h"

#include "engine-fixture.h"

#include <math.h>
#include <string.h>

/* A weight is moved by so much to either side. */
#define STEP 4e-3f

typedef struct
{
  BstEngineNet    *net;
  BstEngineNet    *gradient;
  BstPosition     *position;
  BstTrainerLesson lesson;
} Fixture;

static BstTrainerSample *
get_sample (Fixture *fixture)
{
  return &g_array_index (fixture->lesson.samples, BstTrainerSample, 0);
}

static void
set_up (Fixture *fixture,
        guint    setting,
        guint    n_players,
        guint64  seed)
{
  BstTrainerSample *sample;
  BstRandom random;

  fixture->net = engine_fixture_net (seed);
  fixture->gradient = g_new0 (BstEngineNet, 1);
  fixture->position = random_position_new (setting, n_players, 25, seed);
  fixture->lesson = (BstTrainerLesson) {
    .net = fixture->net, .gradient = fixture->gradient, .n_players = n_players,
    .valuer = bst_engine_valuer_new (fixture->net, fixture->position),
    .samples = g_array_new (FALSE, FALSE, sizeof (BstTrainerSample)), .rows = g_array_new (FALSE, FALSE, sizeof (BstEngineRow)),
  };
  bst_trainer_take_sample (&fixture->lesson, fixture->position);
  g_assert_cmpuint (fixture->lesson.samples->len, ==, 1);
  sample = get_sample (fixture);
  bst_random_init (&random, seed);
  /* Nothing is cut off. */
  for (guint player = 0; player < n_players; player++)
    {
      sample->target[player] = sample->value.points[player] + (float) bst_random_below (&random, 1000) / 150.f - 3.f;
      fixture->lesson.points[player] = (int) lroundf (sample->value.points[player]) + (int) bst_random_below (&random, 13) - 6;
    }
}

static void
tear_down (Fixture *fixture)
{
  g_array_unref (fixture->lesson.samples);
  g_array_unref (fixture->lesson.rows);
  bst_engine_valuer_free (fixture->lesson.valuer);
  bst_position_free (fixture->position);
  g_free (fixture->net);
  g_free (fixture->gradient);
}

/* --- What it costs --- */

static void
add_sums (const Fixture *fixture,
          guint          player,
          double         share,
          double         sums[BST_NET_SUM])
{
  const BstTrainerSample *sample = &g_array_index (fixture->lesson.samples, BstTrainerSample, 0);

  for (guint feature = 0; feature < sample->n_features; feature++)
    {
      const BstEngineRow *row = &g_array_index (fixture->lesson.rows, BstEngineRow,
                                                sample->first_row + feature * fixture->lesson.n_players + player);
      float second[BST_NET_SUM];

      bst_engine_net_feature (fixture->net, row, NULL, second);
      for (guint i = 0; i < BST_NET_SUM; i++)
        sums[i] += share * (double) second[i];
    }
}

static void
find_values (Fixture *fixture,
             double   points[BST_MAX_PLAYERS],
             double   spreads[BST_MAX_PLAYERS])
{
  const BstTrainerSample *sample = get_sample (fixture);
  guint n = fixture->lesson.n_players;

  for (guint player = 0; player < n; player++)
    {
      double own[BST_NET_SUM] = { 0 }, others[BST_NET_SUM] = { 0 };
      float inputs[2][BST_NET_SUM], last[BST_NET_LAST], to_come, spread;

      for (guint other = 0; other < n; other++)
        add_sums (fixture, other, other == player ? 1 : 1. / (n - 1), other == player ? own : others);
      for (guint i = 0; i < BST_NET_SUM; i++)
        {
          inputs[0][i] = (float) own[i];
          inputs[1][i] = (float) others[i];
        }
      bst_engine_net_finish (fixture->net, inputs[0], inputs[1], sample->globals[player], last, &to_come, &spread);
      points[player] = sample->value.standing[player] + (double) to_come;
      spreads[player] = (double) spread;
    }
}

/* How far margins and points are out. */
static double
find_points_cost (Fixture *fixture)
{
  double points[BST_MAX_PLAYERS], spreads[BST_MAX_PLAYERS], errors[BST_MAX_PLAYERS], cost = 0;
  guint n = fixture->lesson.n_players;

  find_values (fixture, points, spreads);
  for (guint player = 0; player < n; player++)
    errors[player] = points[player] - (double) get_sample (fixture)->target[player];
  for (guint player = 0; player < n; player++)
    {
      double others = 0;

      for (guint other = 0; other < n; other++)
        others += other != player ? errors[other] / (n - 1) : 0;
      cost += .5 * errors[player] * (errors[player] - others)
              + .5 * (double) BST_TRAINER_POINTS_SHARE * errors[player] * errors[player];
    }

  /* Points count in the units of the network. */
  return cost / (double) (BST_NET_POINTS * BST_NET_POINTS);
}

/* How unlikely the margins at the end were; what was expected stays as it was. */
static double
find_spread_cost (Fixture *fixture)
{
  double points[BST_MAX_PLAYERS], spreads[BST_MAX_PLAYERS], cost = 0;
  const BstEngineValue *value = &get_sample (fixture)->value;
  guint n = fixture->lesson.n_players;

  find_values (fixture, points, spreads);
  for (guint player = 0; player < n; player++)
    for (guint other = 0; other < player; other++)
      {
        double variance = spreads[player] * spreads[player] + spreads[other] * spreads[other];
        double error = (double) (value->points[player] - value->points[other])
                       - (fixture->lesson.points[player] - fixture->lesson.points[other]);

        cost += .5 * log (variance) + .5 * error * error / variance;
      }

  return cost;
}

/* --- Weights --- */

typedef struct
{
  const char *name;
  gsize       first;        /* of the weights, in floats */
  gsize       n;
  gboolean    is_spread;
} Part;

#define PART(member, of_spread) \
  { #member, G_STRUCT_OFFSET (BstEngineNet, member) / sizeof (float), sizeof ((BstEngineNet *) NULL)->member / sizeof (float), of_spread }

static const Part parts[] = {
  PART (features[BST_FEATURE_CITY], FALSE), PART (features[BST_FEATURE_ROAD], FALSE), PART (features[BST_FEATURE_FIELD], FALSE),
  PART (own, FALSE), PART (others, FALSE), PART (globals, FALSE), PART (points, FALSE), PART (points_bias, FALSE),
  PART (spread, TRUE), PART (spread_bias, TRUE),
};

static double
find_cost (Fixture    *fixture,
           const Part *part)
{
  return part->is_spread ? find_spread_cost (fixture) : find_points_cost (fixture);
}

static double
find_difference (Fixture    *fixture,
                 const Part *part,
                 gsize       index)
{
  float *weight = (float *) fixture->net + index, kept = *weight;
  double more, less;

  *weight = kept + STEP;
  more = find_cost (fixture, part);
  *weight = kept - STEP;
  less = find_cost (fixture, part);
  *weight = kept;

  return (more - less) / (2 * (double) STEP);
}

/* Now and then a unit bends within the step. */
static void
check_part (Fixture    *fixture,
            const Part *part,
            BstRandom  *random)
{
  const float *gradient = (const float *) fixture->gradient;
  guint n_tried = (guint) MIN (part->n, 60), n_out = 0;
  double most = 0;

  for (gsize i = part->first; i < part->first + part->n; i++)
    most = MAX (most, fabs ((double) gradient[i]));
  g_assert_cmpfloat (most, >, 0);
  for (guint i = 0; i < n_tried; i++)
    {
      gsize index = part->first + (part->n <= n_tried ? i : bst_random_below (random, (guint) part->n));
      double slope = (double) gradient[index], difference = find_difference (fixture, part, index);

      n_out += fabs (slope - difference) > .02 * fabs (slope) + .01 * most;
    }
  g_test_message ("%s: %u of %u are out", part->name, n_out, n_tried);
  g_assert_cmpuint (10 * n_out, <=, n_tried);
}

static void
test_gradient (gconstpointer data)
{
  guint n_players = GPOINTER_TO_UINT (data);

  for (guint64 seed = 1; seed <= 2; seed++)
    {
      Fixture fixture;
      BstRandom random;

      set_up (&fixture, 0, n_players, seed);
      bst_random_init (&random, seed);
      bst_trainer_learn_sample (&fixture.lesson, get_sample (&fixture));
      for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
        check_part (&fixture, &parts[i], &random);
      tear_down (&fixture);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/engine/gradient/two", GUINT_TO_POINTER (2), test_gradient);
  g_test_add_data_func ("/engine/gradient/four", GUINT_TO_POINTER (4), test_gradient);

  return g_test_run ();
}
