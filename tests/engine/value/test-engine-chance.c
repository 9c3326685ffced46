/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chances of two players against the normal distribution of their margin, of more against many draws. */

#include "bst-engine-chance.h"

#include "engine-fixture.h"

#include <math.h>

static double
find_below (double limit,
            double mean,
            double spread)
{
  return .5 * erfc ((mean - limit) / (spread * G_SQRT2));
}

/* A margin below half a point is a tie. */
static void
test_two (void)
{
  static const float spreads[] = { 1, 3, 8, 15, 25 };
  static const float points[] = { 0, .5f, 3, -7, 40, -120 };

  for (guint i = 0; i < G_N_ELEMENTS (spreads); i++)
    for (guint j = 0; j < G_N_ELEMENTS (spreads); j++)
      for (guint k = 0; k < G_N_ELEMENTS (points); k++)
        {
          BstEngineValue value = { .points = { 60 + points[k], 60 }, .spread = { spreads[i], spreads[j] } };
          double spread = sqrt ((double) (spreads[i] * spreads[i] + spreads[j] * spreads[j]));
          double less = find_below (.5, (double) points[k], spread), lost = find_below (-.5, (double) points[k], spread);
          double win, tie, its_win, its_tie;

          bst_engine_chance_of (&value, 2, 0, &win, &tie);
          bst_engine_chance_of (&value, 2, 1, &its_win, &its_tie);
          g_assert_cmpfloat_with_epsilon (win, 1 - less, 2e-3);
          g_assert_cmpfloat_with_epsilon (tie, less - lost, 2e-3);
          g_assert_cmpfloat_with_epsilon (its_win, lost, 2e-3);
          g_assert_cmpfloat_with_epsilon (its_tie, tie, 2e-3);
          g_assert_cmpfloat_with_epsilon (win + its_win + .5 * (tie + its_tie), 1, 2e-3);
        }
}

/* At the end there are results. */
static void
test_known (void)
{
  BstEngineValue value = { .points = { 50, 60, 60, 20 } };
  double win, tie;

  bst_engine_chance_of (&value, 4, 0, &win, &tie);
  g_assert_cmpfloat (win, ==, 0);
  g_assert_cmpfloat (tie, ==, 0);
  bst_engine_chance_of (&value, 4, 1, &win, &tie);
  g_assert_cmpfloat (win, ==, 0);
  g_assert_cmpfloat (tie, ==, 1);
  value.points[1] = 61;
  bst_engine_chance_of (&value, 4, 1, &win, &tie);
  g_assert_cmpfloat (win, ==, 1);
  g_assert_cmpfloat (tie, ==, 0);
  bst_engine_chance_of (&value, 1, 0, &win, &tie);
  g_assert_cmpfloat (win, ==, 1);
}

/* Normally distributed: enough coins. */
static double
draw_points (BstRandom            *random,
             const BstEngineValue *value,
             guint                 player)
{
  double sum = -6;

  for (guint i = 0; i < 12; i++)
    sum += bst_random_below (random, 1u << 30) / (double) (1u << 30);

  return (double) value->points[player] + (double) value->spread[player] * sum;
}

#define N_DRAWS 20000

static void
test_many (gconstpointer data)
{
  guint n_players = GPOINTER_TO_UINT (data);
  BstEngineValue value = { .points = { 80, 84, 78.5f, 70, 85, 60 }, .spread = { 10, 8, 12, 15, 6, 20 } };
  double wins[BST_MAX_PLAYERS] = { 0 }, ties[BST_MAX_PLAYERS] = { 0 }, sum = 0;
  BstRandom random;

  bst_random_init (&random, n_players);
  for (guint i = 0; i < N_DRAWS; i++)
    {
      double points[BST_MAX_PLAYERS];

      for (guint player = 0; player < n_players; player++)
        points[player] = draw_points (&random, &value, player);
      for (guint player = 0; player < n_players; player++)
        {
          double margin = engine_fixture_margin (points, n_players, player);

          wins[player] += margin >= .5;
          ties[player] += fabs (margin) < .5;
        }
    }
  for (guint player = 0; player < n_players; player++)
    {
      double win, tie;

      bst_engine_chance_of (&value, n_players, player, &win, &tie);
      /* Three standard errors of so many draws. */
      g_assert_cmpfloat_with_epsilon (win, wins[player] / N_DRAWS, .011);
      g_assert_cmpfloat_with_epsilon (tie, ties[player] / N_DRAWS, .005);
      sum += win + .5 * tie;
    }
  /* Ties of three are rare, and count thrice. */
  g_assert_cmpfloat_with_epsilon (sum, 1, .01);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/chance/two", test_two);
  g_test_add_func ("/engine/chance/known", test_known);
  for (guint n_players = 3; n_players <= BST_MAX_PLAYERS; n_players++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/chance/many/%u", n_players);

      g_test_add_data_func (path, GUINT_TO_POINTER (n_players), test_many);
    }

  return g_test_run ();
}
