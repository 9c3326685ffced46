/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who wins: the place of each player by the points with which the game ends. */

#pragma once

#include "bst-game.h"

G_BEGIN_DECLS

/* The rule that gives the places. */
#define BST_RANKING_RULE "E3"

typedef struct
{
  guint  n_players;
  guint8 ranks[BST_MAX_PLAYERS];        /* from 1 */
} BstRanking;

/* E3: the most points win. Whoever has equally many shares the place, and as many places after it
 * stay empty: 1, 1, 3. @points are those scored and those of the final scoring together. */
void  bst_ranking_init        (BstRanking       *ranking,
                               const int        *points,
                               guint             n_players);

/* Bit p: player p has the place, from 1. Several bits: they share it. */
guint bst_ranking_get_players (const BstRanking *ranking,
                               guint             rank);

G_END_DECLS
