/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules once more, as plainly and slowly as they can be said: from the tiles, the figures
 * and the tile data alone, with nothing that core keeps or looks up. */

#pragma once

#include "bst-feature.h"

/* One feature, gathered by walking the board. */
typedef struct
{
  BstFeatureKind kind;
  guint          tiles;
  guint          segments;
  guint          pennants;
  guint          open;
  guint          figures[BST_MAX_PLAYERS];      /* big followers count twice */
  guint          n_figures;                     /* followers */
  gboolean       builders[BST_MAX_PLAYERS];     /* does the player have one here? */
  gboolean       pigs[BST_MAX_PLAYERS];
  guint          inns;
  guint          cathedrals;
  guint          on_hills[BST_MAX_PLAYERS];     /* followers on hill tiles */
  guint          vineyards;     /* on the eight tiles round a monastery or garden */
  guint          mages;         /* that stand there; as the next */
  guint          witches;
  guint          pig_herds;
  guint          droughts;
  guint          sieges;
  guint          n_barns;
  guint          barns[BST_MAX_PLAYERS];        /* not 0 if the player has one here */
  guint          goods[BST_N_GOODS];            /* symbols drawn */
} NaiveFeature;

typedef struct
{
  const BstPosition *position;
  const BstTile     *tiles;
  guint              n_tiles;
  guint              n_parts;
  guint             *labels;        /* per part: the smallest part of its feature */
} NaiveBoard;

void     naive_board_init     (NaiveBoard        *board,
                               const BstPosition *position);
void     naive_board_clear    (NaiveBoard        *board);

void     naive_board_feature  (const NaiveBoard  *board,
                               guint              label,
                               NaiveFeature      *feature);

/* Points of all completed features that hold figures (@final FALSE), or of everything that
 * would be paid if the game ended now. */
void     naive_board_score    (const NaiveBoard  *board,
                               gboolean           final,
                               int                points[BST_MAX_PLAYERS]);

/* Adds what a city brings at the end through the farms round it, if it is completed. @closes_farms: as if
 * they were closed all round, too (H9). */
void     naive_board_farms    (const NaiveBoard  *board,
                               guint              city,
                               gboolean           closes_farms,
                               int                points[BST_MAX_PLAYERS]);

/* The kinds of goods that each player has most of pay 10 each (T5), ingots by their number (GO4), king and robber baron for
 * what is completed (KR3, KR5); part of a final scoring but not of naive_board_score(). */
void     naive_score_tokens   (const BstPosition *position,
                               int                points[BST_MAX_PLAYERS]);

/* NULL, "P1" or "P2". */
const char *naive_why_not     (const BstPosition *position,
                               const BstTileType *type,
                               int                x,
                               int                y,
                               guint              rotation);

/* The same for a tile of the river: NULL, "RV3" or "RV4". The cell is free and all edges match. */
const char *naive_why_no_river (const BstPosition *position,
                                const BstTileType *type,
                                int                x,
                                int                y,
                                guint              rotation);
