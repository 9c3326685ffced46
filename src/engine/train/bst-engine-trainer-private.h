/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How one position is learned from, for the trainer and for who holds its slopes against differences. */

#pragma once

#include "bst-engine-value.h"

G_BEGIN_DECLS

/* One position of a game, as the network saw it. */
typedef struct
{
  guint          first_row;         /* of all players, those of one feature together */
  guint          n_features;
  float          globals[BST_MAX_PLAYERS][BST_N_GLOBALS];
  BstEngineValue value;
  float          target[BST_MAX_PLAYERS];
} BstTrainerSample;

/* A game that is learned from. */
typedef struct
{
  const BstEngineNet *net;
  BstEngineValuer    *valuer;
  guint               n_players;
  GArray             *samples;      /* BstTrainerSample */
  GArray             *rows;         /* BstEngineRow */
  int                 points[BST_MAX_PLAYERS];
  BstEngineNet       *gradient;
} BstTrainerLesson;

/* Sees a position of the game. */
void bst_trainer_take_sample  (BstTrainerLesson       *lesson,
                               const BstPosition      *position);

/* Adds to the gradient the slopes by all weights of what the sample costs: half of the square of how far each margin is
 * out, and a little of how far the points are, as long as that is not cut off; for the spread, how unlikely
 * the margins at the end were. The spread is learned by its own weights alone. */
void bst_trainer_learn_sample (BstTrainerLesson       *lesson,
                               const BstTrainerSample *sample);

/* What the points of each player count beside the margin. */
#define BST_TRAINER_POINTS_SHARE .1f

G_END_DECLS
