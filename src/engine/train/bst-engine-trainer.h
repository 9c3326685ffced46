/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the network learns: it plays against itself, one turn deep, in batches of games, and after each batch is pulled
 * towards what those games said: the points at the end, and on the way to it its own later values (TD(lambda)). The
 * same seed, games and number of batches give the same weights with any number of threads. */

#pragma once

#include "bst-engine-data.h"

G_BEGIN_DECLS

/* Games of a batch, which are played apart. */
#define BST_TRAINER_BATCH 16

typedef struct _BstEngineTrainer BstEngineTrainer;

/* Where a training is, so that it can go on: weights, and the two running means of Adam. */
typedef struct
{
  BstEngineOrigin origin;       /* towards the last of the batches that are planned the step grows smaller */
  BstEngineNet net;             /* these three stand in a row */
  BstEngineNet mean;
  BstEngineNet squares;
} BstTrainingState;

/* A training from the beginning. */
void              bst_training_state_init    (BstTrainingState *state,
                                              guint64           seed,
                                              guint             n_planned);

/* Goes on from @state, which stays the caller's and is changed by each batch. */
BstEngineTrainer *bst_engine_trainer_new     (BstTrainingState *state) G_GNUC_WARN_UNUSED_RESULT;
void              bst_engine_trainer_free    (BstEngineTrainer *trainer);

/* A game among those that are played, whose rules the origin names from now on, @share of all shares together. At least one is needed. */
void              bst_engine_trainer_add_game (BstEngineTrainer *trainer,
                                               BstGame          *game,
                                               guint             share);

/* Plays game @piece of the batch, below BST_TRAINER_BATCH, and learns from it; several threads may do that for
 * different games. */
void              bst_engine_trainer_play    (BstEngineTrainer *trainer,
                                              guint             piece);

typedef struct
{
  double error;                 /* mean of the absolute error of the margin, in points, all positions of the batch */
  double points;                /* mean of a player's points at the end */
} BstTrainingReport;

/* Once all are played: changes the weights. */
void              bst_engine_trainer_step    (BstEngineTrainer  *trainer,
                                              BstTrainingReport *report);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstEngineTrainer, bst_engine_trainer_free)

G_END_DECLS
