/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-net.h"

#include "bst-random.h"

#include <math.h>
#include <string.h>

/* Where the machine has wider registers they are used: the sums stay the same, for no unit depends on another. */
#if defined (__x86_64__) && defined (__GNUC__) && !defined (__clang__) && !defined (__SANITIZE_ADDRESS__) \
    && !defined (__SANITIZE_THREAD__)
#define WIDE __attribute__ ((target_clones ("avx2", "default")))
#else
#define WIDE
#endif

/* Between -@bound and @bound. */
static float
draw_weight (BstRandom *random,
             float      bound)
{
  return bound * ((float) bst_random_below (random, 1 << 20) / (float) (1 << 19) - 1);
}

static void
draw_weights (BstRandom *random,
              float     *weights,
              gsize      n_weights,
              guint      n_inputs)
{
  for (gsize i = 0; i < n_weights; i++)
    weights[i] = draw_weight (random, sqrtf (3.f / (float) n_inputs));
}

void
bst_engine_net_init (BstEngineNet *net,
                     guint64       seed)
{
  BstRandom random;

  memset (net, 0, sizeof *net);
  bst_random_init (&random, seed);
  for (guint kind = 0; kind < BST_NET_N_KINDS; kind++)
    {
      draw_weights (&random, &net->features[kind].first[0][0], BST_N_INPUTS * BST_NET_FIRST, BST_N_INPUTS / 2);
      draw_weights (&random, &net->features[kind].second[0][0], BST_NET_FIRST * BST_NET_SUM, BST_NET_FIRST);
    }
  /* Some ten features are summed. */
  draw_weights (&random, &net->own[0][0], 2 * BST_NET_SUM * BST_NET_LAST, 40 * BST_NET_SUM);
  draw_weights (&random, &net->globals[0][0], BST_N_GLOBALS * BST_NET_LAST, BST_N_GLOBALS);
}

gboolean
bst_engine_net_is_ok (const BstEngineNet *net)
{
  const float *weights = &net->features[0].first[0][0];

  /* Compared so that what is no number fails. */
  for (gsize i = 0; i < BST_NET_N_WEIGHTS; i++)
    if (!(weights[i] >= -BST_MAX_NET_WEIGHT && weights[i] <= BST_MAX_NET_WEIGHT))
      return FALSE;

  return TRUE;
}

WIDE void
bst_engine_net_feature (const BstEngineNet *net,
                        const BstEngineRow *row,
                        float               first[BST_NET_FIRST],
                        float               second[BST_NET_SUM])
{
  const BstNetFeature *feature = &net->features[row->kind];
  float units[BST_NET_FIRST] = { 0 };
  float sums[BST_NET_SUM];

  for (guint i = 0; i < BST_N_INPUTS; i++)
    if (row->values[i] != 0)
      {
        float x = (float) row->values[i] * bst_engine_input_scale[i];

        for (guint unit = 0; unit < BST_NET_FIRST; unit++)
          units[unit] += x * feature->first[i][unit];
      }
  for (guint unit = 0; unit < BST_NET_FIRST; unit++)
    units[unit] = bst_engine_net_bend (units[unit]);
  memcpy (sums, feature->second_bias, sizeof sums);
  for (guint unit = 0; unit < BST_NET_FIRST; unit++)
    for (guint sum = 0; sum < BST_NET_SUM; sum++)
      sums[sum] += units[unit] * feature->second[unit][sum];
  for (guint sum = 0; sum < BST_NET_SUM; sum++)
    second[sum] = bst_engine_net_bend (sums[sum]);
  if (first != NULL)
    memcpy (first, units, sizeof units);
}

float
bst_engine_net_open (float  x,
                     float *slope)
{
  float root = sqrtf (x * x + 1);

  if (slope != NULL)
    *slope = .5f * BST_NET_POINTS * (1 + x / root);

  return .5f * BST_NET_POINTS * (x + root);
}

WIDE void
bst_engine_net_finish (const BstEngineNet *net,
                       const float         own[BST_NET_SUM],
                       const float         others[BST_NET_SUM],
                       const float         globals[BST_N_GLOBALS],
                       float               last[BST_NET_LAST],
                       float              *points,
                       float              *spread)
{
  float units[BST_NET_LAST] = { 0 };
  float of_points = net->points_bias, of_spread = net->spread_bias;

  for (guint i = 0; i < BST_NET_SUM; i++)
    for (guint unit = 0; unit < BST_NET_LAST; unit++)
      units[unit] += own[i] * net->own[i][unit] + others[i] * net->others[i][unit];
  for (guint i = 0; i < BST_N_GLOBALS; i++)
    for (guint unit = 0; unit < BST_NET_LAST; unit++)
      units[unit] += globals[i] * net->globals[i][unit];
  for (guint unit = 0; unit < BST_NET_LAST; unit++)
    {
      last[unit] = bst_engine_net_bend (units[unit]);
      of_points += last[unit] * net->points[unit];
      of_spread += last[unit] * net->spread[unit];
    }
  *points = BST_NET_POINTS * of_points;
  *spread = bst_engine_net_open (of_spread, NULL);
}
