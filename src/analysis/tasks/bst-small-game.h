/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A short game for learning: so many tiles, drawn by a seed, and opponents who play by a simple choice that a
 * beginner can follow. The same seed and the same moves give the same game on every machine. */

#pragma once

#include "bst-position.h"

G_BEGIN_DECLS

/* At most so many tiles lie on the board when it ends. */
#define BST_MAX_SMALL_GAME 72

typedef struct _BstSmallGame BstSmallGame;

/* From @start, which is copied, until @n_tiles lie on the board, or nothing that is left can be laid. The player to
 * move in @start is the learner. */
BstSmallGame      *bst_small_game_new          (const BstPosition  *start,
                                                guint               n_tiles,
                                                guint64             seed) G_GNUC_WARN_UNUSED_RESULT;
void               bst_small_game_free         (BstSmallGame       *self);

const BstPosition *bst_small_game_get_position (const BstSmallGame *self);
/* The tile that is drawn, which fits somewhere; BST_NO_TILE when the game is over. */
int                bst_small_game_get_tile     (const BstSmallGame *self);
guint              bst_small_game_get_learner  (const BstSmallGame *self);
/* How many tiles are laid when it ends, and lie there now. */
guint              bst_small_game_get_n_tiles  (const BstSmallGame *self);

/* Plays a turn with the tile that is drawn, and appends to @events (nullable) what it pays. FALSE and @error leave
 * the game as it was. */
gboolean           bst_small_game_play         (BstSmallGame       *self,
                                                const BstMove      *move,
                                                BstEvents          *events,
                                                GError            **error);

/* What an opponent would play with the tile: what pays him most, at once and at the end, a point at once counting
 * twice; the fewer followers he has left, the less he likes to put one down. Equal turns are chosen from by the seed.
 * FALSE when the game is over. */
gboolean           bst_small_game_choose       (const BstSmallGame *self,
                                                BstMove            *move);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstSmallGame, bst_small_game_free)

G_END_DECLS
