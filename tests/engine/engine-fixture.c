/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine-fixture.h"

#include "bst-playout.h"

#include <math.h>
#include <string.h>

BstEngineNet *
engine_fixture_net (guint64 seed)
{
  BstEngineNet *net = g_new (BstEngineNet, 1);
  BstRandom random;

  bst_engine_net_init (net, seed);
  bst_random_init (&random, ~seed);
  for (guint unit = 0; unit < BST_NET_LAST; unit++)
    {
      net->points[unit] = (float) bst_random_below (&random, 1000) / 2000.f - .25f;
      net->spread[unit] = (float) bst_random_below (&random, 1000) / 10000.f - .05f;
    }

  return net;
}

gboolean
engine_fixture_play (BstPosition *position,
                     BstRandom   *random,
                     guint        n_turns)
{
  g_autoptr (BstPlayoutScratch) scratch = bst_playout_scratch_new (bst_position_get_game (position));

  for (guint i = 0; i < n_turns; i++)
    {
      int type = bst_playout_choose_abbey (position, random, scratch);

      if (type == BST_NO_TILE)
        type = bst_playout_draw (position, random);
      if (type == BST_NO_TILE)
        return FALSE;
      bst_playout_turn (position, random, (guint) type, NULL);
    }

  return TRUE;
}

guint
engine_fixture_count (const BstPosition *position)
{
  return bst_game_get_n_players (bst_position_get_game (position));
}

void
engine_fixture_total (const BstPosition *position,
                      int                points[BST_MAX_PLAYERS])
{
  memset (points, 0, sizeof *points * BST_MAX_PLAYERS);
  bst_position_score_final (position, points, NULL);
  for (guint player = 0; player < engine_fixture_count (position); player++)
    points[player] += bst_position_get_score (position, player);
}

double
engine_fixture_margin (const double *points,
                       guint         n_players,
                       guint         player)
{
  double best = -INFINITY;

  for (guint other = 0; other < n_players; other++)
    if (other != player)
      best = fmax (best, points[other]);

  return points[player] - best;
}
