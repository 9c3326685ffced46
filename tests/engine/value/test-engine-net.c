/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The function itself: what it makes of weights and rows, and where it begins. */

#include "bst-engine-net.h"

#include "engine-fixture.h"

#include <math.h>
#include <string.h>

static void
test_init (void)
{
  g_autofree BstEngineNet *one = g_new (BstEngineNet, 1), *other = g_new (BstEngineNet, 1);

  bst_engine_net_init (one, 4);
  bst_engine_net_init (other, 4);
  g_assert_true (memcmp (one, other, sizeof *one) == 0);
  bst_engine_net_init (other, 5);
  g_assert_true (memcmp (one, other, sizeof *one) != 0);
  g_assert_true (bst_engine_net_is_ok (one));
  for (guint unit = 0; unit < BST_NET_LAST; unit++)
    g_assert_cmpfloat (one->points[unit], ==, 0);
}

/* Each weight is looked at, the first and the last too. */
static void
test_is_ok (void)
{
  static const float wrong[] = { NAN, INFINITY, -INFINITY, 1e9f };
  g_autofree BstEngineNet *net = engine_fixture_net (1);
  float *weights = (float *) net;

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    for (gsize at = 0; at < BST_NET_N_WEIGHTS; at += MIN (997, MAX (BST_NET_N_WEIGHTS - 1 - at, 1)))
      {
        float before = weights[at];

        weights[at] = wrong[i];
        g_assert_false (bst_engine_net_is_ok (net));
        weights[at] = before;
      }
  g_assert_true (bst_engine_net_is_ok (net));
}

/* In double numbers, and in the order of the formula. */
static void
find_feature (const BstEngineNet *net,
              const BstEngineRow *row,
              double              second[BST_NET_SUM])
{
  const BstNetFeature *feature = &net->features[row->kind];

  for (guint sum = 0; sum < BST_NET_SUM; sum++)
    second[sum] = (double) feature->second_bias[sum];
  for (guint unit = 0; unit < BST_NET_FIRST; unit++)
    {
      double x = 0;

      for (guint i = 0; i < BST_N_INPUTS; i++)
        x += row->values[i] * (double) bst_engine_input_scale[i] * (double) feature->first[i][unit];
      x = x > 0 ? x : .1 * x;
      for (guint sum = 0; sum < BST_NET_SUM; sum++)
        second[sum] += x * (double) feature->second[unit][sum];
    }
  for (guint sum = 0; sum < BST_NET_SUM; sum++)
    second[sum] = second[sum] > 0 ? second[sum] : .1 * second[sum];
}

static void
test_feature (void)
{
  g_autofree BstEngineNet *net = engine_fixture_net (8);
  BstRandom random;

  bst_random_init (&random, 1);
  for (guint sum = 0; sum < BST_NET_SUM; sum++)
    net->features[BST_FEATURE_ROAD].second_bias[sum] = .1f * (float) sum - 1;
  for (guint i = 0; i < 200; i++)
    {
      BstEngineRow row = { .kind = (guint8) bst_random_below (&random, BST_NET_N_KINDS) };
      float first[BST_NET_FIRST], second[BST_NET_SUM], alone[BST_NET_SUM];
      double slow[BST_NET_SUM];

      for (guint input = 0; input < BST_N_INPUTS; input++)
        row.values[input] = (guint8) bst_random_below (&random, 3 + i % 5);
      bst_engine_net_feature (net, &row, first, second);
      bst_engine_net_feature (net, &row, NULL, alone);
      g_assert_cmpmem (second, sizeof second, alone, sizeof alone);
      find_feature (net, &row, slow);
      for (guint sum = 0; sum < BST_NET_SUM; sum++)
        g_assert_cmpfloat_with_epsilon ((double) second[sum], slow[sum], 1e-3);
    }
}

/* No input has a scale of 0, and all come out about as large. */
static void
test_scale (void)
{
  for (guint i = 0; i < BST_N_INPUTS; i++)
    {
      g_assert_cmpfloat ((double) bst_engine_input_scale[i], >, 0);
      g_assert_cmpfloat ((double) bst_engine_input_scale[i], <=, 1);
    }
}

/* Above 0, and the slope is that of the curve. */
static void
test_open (void)
{
  for (float x = -5; x < 5; x += .25f)
    {
      float slope, h = 1e-2f;
      float y = bst_engine_net_open (x, &slope);
      float difference = (bst_engine_net_open (x + h, NULL) - bst_engine_net_open (x - h, NULL)) / (2 * h);

      g_assert_cmpfloat ((double) y, >, 0);
      g_assert_cmpfloat ((double) bst_engine_net_open (x, NULL), ==, (double) y);
      g_assert_cmpfloat_with_epsilon ((double) slope, (double) difference, 2e-2 * BST_NET_POINTS);
    }
}

/* What is put in by hand comes out. */
static void
test_finish (void)
{
  g_autofree BstEngineNet *net = g_new0 (BstEngineNet, 1);
  float own[BST_NET_SUM] = { 0 }, others[BST_NET_SUM] = { 0 }, globals[BST_N_GLOBALS] = { 0 }, last[BST_NET_LAST];
  float points, spread;

  net->own[2][3] = 1;
  net->others[4][3] = -2;
  net->globals[BST_GLOBAL_TIME][5] = 1;
  net->points[3] = .5f;
  net->points[5] = 2;
  net->points_bias = .25f;
  net->spread[5] = 1;
  own[2] = 6;
  others[4] = 1;
  globals[BST_GLOBAL_TIME] = -3;
  bst_engine_net_finish (net, own, others, globals, last, &points, &spread);
  g_assert_cmpfloat_with_epsilon ((double) last[3], 4, 1e-6);
  g_assert_cmpfloat_with_epsilon ((double) last[5], -.3, 1e-6);
  g_assert_cmpfloat_with_epsilon ((double) points, BST_NET_POINTS * (.25 + 2 - .6), 1e-4);
  g_assert_cmpfloat_with_epsilon ((double) spread, (double) bst_engine_net_open (-.3f, NULL), 1e-4);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/net/init", test_init);
  g_test_add_func ("/engine/net/is-ok", test_is_ok);
  g_test_add_func ("/engine/net/feature", test_feature);
  g_test_add_func ("/engine/net/scale", test_scale);
  g_test_add_func ("/engine/net/open", test_open);
  g_test_add_func ("/engine/net/finish", test_finish);

  return g_test_run ();
}
