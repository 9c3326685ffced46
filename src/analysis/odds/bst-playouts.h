/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game ends that everybody plays on at random: many playouts (bst-playout.h) of one position.
 *
 * The model: a turn that has not ended counts as ended; then tiles that are known to be held are laid first, each in
 * its player's turn, and all others come in any order with equal chances. Every turn is a random one: a placement, then
 * a figure or none, each choice alike. Unlike the odds (bst-draw-plan.h) that takes into account what the others
 * lay in the way, and that nobody lays on purpose. */

#pragma once

#include "bst-estimate.h"
#include "bst-position.h"

G_BEGIN_DECLS

/* Several threads can play at a time: so many games each, which are then added up. Every game has a seed of its own, so
 * that the sharing makes no difference to the numbers. */
#define BST_PLAYOUTS_PART 250

/* A city, road or monastery that is not completed. */
typedef struct
{
  guint16     part;         /* its root on the position */
  BstEstimate completed;    /* share of the games in which it is at the end, by whoever and however large */
} BstPlayoutFeature;

typedef struct
{
  guint64     seed;
  guint64     n_games;
  BstEstimate points[BST_MAX_PLAYERS];  /* mean points at the end of the game (E2), all included */
  BstEstimate wins[BST_MAX_PLAYERS];    /* share of the games in which all others have less, ... */
  BstEstimate ties[BST_MAX_PLAYERS];    /* ... and in which nobody has more, but another as many (E3) */
  guint       n_features;
  const BstPlayoutFeature *features;    /* in the order of bst_position_get_features(); owned by the playouts */
} BstPlayoutsResult;

typedef struct _BstPlayouts BstPlayouts;

/* No game is played yet. The position is copied. */
BstPlayouts *bst_playouts_new  (const BstPosition *position,
                                guint64            seed) G_GNUC_WARN_UNUSED_RESULT;
void         bst_playouts_free (BstPlayouts       *playouts);

/* Plays the games @first to @first + @n_games - 1 of those with the seed. */
void         bst_playouts_play (BstPlayouts       *playouts,
                                guint64            first,
                                guint              n_games);
/* Takes over the games of @other, of the same position and seed. */
void         bst_playouts_add  (BstPlayouts       *playouts,
                                const BstPlayouts *other);
/* The result so far: without a game, points of 0 and shares from 0 to 1. */
void         bst_playouts_get  (BstPlayouts       *playouts,
                                BstPlayoutsResult *result);

/* The share of the games in which the feature of @root is completed; NULL if it is none of the result's. */
const BstEstimate *bst_playouts_find_completed (const BstPlayoutsResult *result,
                                                guint                    root);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstPlayouts, bst_playouts_free)

G_END_DECLS
