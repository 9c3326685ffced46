/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games of players against each other, with decks that are the same for whoever plays. */

#pragma once

#include "bst-deck.h"
#include "bst-engine-player.h"

G_BEGIN_DECLS

/* Is called before each turn, and after the last. */
typedef void (*BstEngineWatch) (gpointer           data,
                                const BstPosition *position);

/* Plays @position on to the end of the game with the tiles of @deck: in turn each seat's player of @players.
 * @random_turns: one of so many is random; 0: none. Fills @points with the final points. */
void bst_engine_play_game (BstPosition     *position,
                           BstDeck         *deck,
                           BstEnginePlayer *players[BST_MAX_PLAYERS],
                           guint            random_turns,
                           BstRandom       *random,
                           BstEngineWatch   watch,
                           gpointer         data,
                           int              points[BST_MAX_PLAYERS]);

/* Two players of one game meet twice on the deck that @seed gives, once in each seat: the mean margin of @one, in
 * points. */
double bst_engine_play_pair (BstGame         *game,
                             guint64          seed,
                             BstEnginePlayer *one,
                             BstEnginePlayer *other);

G_END_DECLS
