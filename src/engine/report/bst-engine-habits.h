/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player does otherwise than the engine would, over the turns of any number of games: how often each did something
 * with the same tile in the same position, when, and what it cost. */

#pragma once

#include "bst-engine-report.h"

G_BEGIN_DECLS

typedef enum
{
  BST_HABIT_FARMER,         /* a figure is put on a field, ... */
  BST_HABIT_KNIGHT,         /* ... into a city, ... */
  BST_HABIT_HIGHWAYMAN,     /* ... on a road, ... */
  BST_HABIT_MONK,           /* ... into a monastery, ... */
  BST_HABIT_NO_FIGURE,      /* ... or none is */
  BST_HABIT_PAID,           /* the turn pays its player, ... */
  BST_HABIT_PAYS_OTHERS     /* ... or somebody else */
} BstHabitKind;

#define BST_N_HABITS 7

/* "farmer", "no-figure" ...: for the command line's JSON. Static. */
const char *bst_habit_name (BstHabitKind kind);

typedef struct
{
  guint  n_played;          /* turns in which the player did it, ... */
  guint  n_best;            /* ... and in which the best turn does, ... */
  guint  n_only_played;     /* ... and of both those in which the other does not */
  guint  n_only_best;
  double loss_only_played;  /* points lost in these: sums */
  double loss_only_best;
  double tiles_played;      /* placed before each of the turns: sums, and of their squares */
  double tiles_best;
  double squares_played;
  double squares_best;
} BstHabit;

/* Zero-initialised there is nothing yet. */
typedef struct
{
  guint    n_games;
  guint    n_turns;         /* that are known */
  guint    n_same;          /* of them those in which the best turn was played */
  double   loss;            /* points: a sum */
  BstHabit habits[BST_N_HABITS];
} BstHabits;

/* Adds the turns of @player that the report knows. */
void     bst_engine_habits_add (BstHabits             *habits,
                                const BstEngineReport *report,
                                guint                  player);

/* How often is it done otherwise: 1, the best turn does it more often; -1, the player does; 0 where that may be chance, by
 * twice the standard error of what differs. */
int      bst_habit_compare       (const BstHabit *habit);
/* By how many tiles the player does it later on average, below 0 earlier. FALSE where that may be chance. */
gboolean bst_habit_find_delay    (const BstHabit *habit,
                                  double         *tiles);

G_END_DECLS
