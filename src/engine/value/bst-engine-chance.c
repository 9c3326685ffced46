/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-chance.h"

#include <math.h>

/* Below it points are known. */
#define SMALL_SPREAD 1e-3
/* Own points are tried from so many deviations below to as many above the expected, ... */
#define DEVIATIONS   4.
/* ... so many of them, and more where they would lie further apart than a point: others may be known to one. */
#define FEWEST_POINTS 49
#define MOST_POINTS   401

/* That a number around @mean is below @limit. */
static double
find_below (double limit,
            double mean,
            double spread)
{
  if (spread < SMALL_SPREAD)
    return limit > mean;

  return .5 * erfc ((mean - limit) / (spread * G_SQRT2));
}

/* That all others have fewer than @limit. */
static double
find_all_below (const BstEngineValue *value,
                guint                 n_players,
                guint                 player,
                double                limit)
{
  double chance = 1;

  for (guint other = 0; other < n_players; other++)
    if (other != player)
      chance *= find_below (limit, (double) value->points[other], (double) value->spread[other]);

  return chance;
}

static void
add_point (const BstEngineValue *value,
           guint                 n_players,
           guint                 player,
           double                points,
           double                share,
           double               *win,
           double               *tie)
{
  double less = find_all_below (value, n_players, player, points - .5);

  *win += share * less;
  *tie += share * (find_all_below (value, n_players, player, points + .5) - less);
}

void
bst_engine_chance_of (const BstEngineValue *value,
                      guint                 n_players,
                      guint                 player,
                      double               *win,
                      double               *tie)
{
  double mean = (double) value->points[player], spread = (double) value->spread[player], sum = 0;
  guint n_points = (guint) CLAMP (2 * DEVIATIONS * spread, FEWEST_POINTS, MOST_POINTS);

  *win = *tie = 0;
  if (spread < SMALL_SPREAD)
    {
      add_point (value, n_players, player, mean, 1, win, tie);
      return;
    }
  for (guint i = 0; i < n_points; i++)
    {
      double at = DEVIATIONS * (2. * i / (n_points - 1) - 1);
      double share = exp (-.5 * at * at);

      add_point (value, n_players, player, mean + at * spread, share, win, tie);
      sum += share;
    }
  *win /= sum;
  *tie /= sum;
}
