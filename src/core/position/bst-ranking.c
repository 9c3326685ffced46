/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-ranking.h"

void
bst_ranking_init (BstRanking *ranking,
                  const int  *points,
                  guint       n_players)
{
  *ranking = (BstRanking) { .n_players = n_players };

  for (guint player = 0; player < n_players; player++)
    {
      ranking->ranks[player] = 1;
      for (guint other = 0; other < n_players; other++)
        ranking->ranks[player] += points[other] > points[player];
    }
}

guint
bst_ranking_get_players (const BstRanking *ranking,
                         guint             rank)
{
  guint players = 0;

  for (guint player = 0; player < ranking->n_players; player++)
    if (ranking->ranks[player] == rank)
      players |= 1u << player;

  return players;
}
