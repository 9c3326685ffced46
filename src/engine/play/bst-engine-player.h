/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player that looks one turn ahead: he takes the turn after which the position rates best, by one of several
 * yardsticks. */

#pragma once

#include "bst-engine-value.h"
#include "bst-random.h"

G_BEGIN_DECLS

typedef enum
{
  BST_ENGINE_RANDOM,            /* every turn alike */
  BST_ENGINE_GREEDY,            /* the best margin if the game ended then */
  BST_ENGINE_RANKING,           /* bst-engine-ranking.h */
  BST_ENGINE_LEARNED            /* the value */
} BstEngineYardstick;

#define BST_N_ENGINE_YARDSTICKS 4

typedef struct _BstEnginePlayer BstEnginePlayer;

/* For games as that of @position. @net must outlive the player; NULL unless it is learned. */
BstEnginePlayer *bst_engine_player_new     (BstEngineYardstick  yardstick,
                                            const BstEngineNet *net,
                                            const BstPosition  *position) G_GNUC_WARN_UNUSED_RESULT;
void             bst_engine_player_free    (BstEnginePlayer    *player);

/* Of equal turns one by chance, so does a random one. Without a call it is always the same game. */
void             bst_engine_player_set_seed (BstEnginePlayer   *player,
                                             guint64            seed);

/* The value with which a learned player looks. */
BstEngineValuer *bst_engine_player_get_valuer (BstEnginePlayer *player);

/* The turn with a tile of @type for the player whose turn it is; FALSE if there is none. @position is the same
 * afterwards. @rating (nullable) gets its margin in points. */
gboolean         bst_engine_player_choose  (BstEnginePlayer    *player,
                                            BstPosition        *position,
                                            guint               type,
                                            BstMove            *move,
                                            float              *rating);

/* Adds to a turn, as bst_engine_turns_visit() shows it, what has further to be decided in it, for whoever decides it: a turn
 * that can be played. @position is the same afterwards. */
void             bst_engine_player_complete (BstEnginePlayer   *player,
                                             BstPosition       *position,
                                             BstMove           *move);

/* Chooses and makes it. FALSE, and nothing happened, if there is none. */
gboolean         bst_engine_player_play    (BstEnginePlayer    *player,
                                            BstPosition        *position,
                                            guint               type);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstEnginePlayer, bst_engine_player_free)

G_END_DECLS
