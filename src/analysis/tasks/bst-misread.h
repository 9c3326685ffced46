/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a wrong number would be the right answer to: the mistake behind it, where one is known. Two mistakes
 * may give one number; the more common one is named. */

#pragma once

#include "bst-puzzle-solve.h"

G_BEGIN_DECLS

/* t tiles, p pennants, s pieces of the feature on them; twice of each where it is a completed city. */
typedef enum
{
  BST_MISREAD_NONE,
  BST_MISREAD_PENNANT_TWICE,    /* t + 2p */
  BST_MISREAD_NO_PENNANT,       /* t */
  BST_MISREAD_PIECES,           /* s + p: a tile counts once (C3, RD4) */
  BST_MISREAD_COMPLETED,        /* as if it were completed */
  BST_MISREAD_OPEN,             /* as if it were not completed */
  BST_MISREAD_CITY_RATE,        /* a road by the rate of cities */
  BST_MISREAD_NOT_ITSELF,       /* a monastery or garden without its own tile */
  BST_MISREAD_NO_CORNERS,       /* a monastery with the tiles at its four sides alone */
  BST_MISREAD_SHARED,           /* divided among those who tie */
  BST_MISREAD_MULTIPLIED,       /* times the figures of the owner */
  BST_MISREAD_OPEN_CITIES,      /* a farm with the cities that are not completed (F4) */
  BST_MISREAD_FEW_CITIES,       /* a farm with fewer cities than are completed at it, maybe with none */
  BST_MISREAD_FOUR_A_CITY,      /* a farm by the older rate */
  BST_MISREAD_CITY_TILES,       /* a farm by the tiles of the cities that it feeds, t for each of them */
  BST_MISREAD_CITY_POINTS,      /* a farm by what those cities paid */
  BST_MISREAD_NOTHING,          /* an open feature at the end, for nothing */
  BST_MISREAD_FEWER,            /* a player who has fewer figures there than another (MJ1) */
  BST_MISREAD_ABSENT            /* a player who has none there */
} BstMisread;

#define BST_N_MISREADS (BST_MISREAD_ABSENT + 1)

/* Of a task that asks what one feature is worth, or paid; BST_MISREAD_NONE for any other, for the right
 * number, and where nothing is known. */
BstMisread bst_misread_find (const BstPuzzle         *puzzle,
                             const BstPuzzleSolution *solution,
                             int                      number);

/* The same of a line of a list of numbers (bst_puzzle_get_row()): what one feature pays, or what a player gets in a turn
 * that pays one feature. */
BstMisread bst_misread_find_row (const BstPuzzle         *puzzle,
                                 const BstPuzzleSolution *solution,
                                 guint                    row,
                                 int                      number);

G_END_DECLS
