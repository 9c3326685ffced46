/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tiles left in an order of chance, and who comes next of them: one that may not be drawn yet waits (RV2). */

#pragma once

#include "bst-position.h"
#include "bst-random.h"

G_BEGIN_DECLS

typedef struct
{
  guint16 *tiles;           /* types */
  guint    n_tiles;
  guint    next;            /* of them */
} BstDeck;

/* Room for the tiles of a game; cleared with bst_deck_clear(). */
void bst_deck_init    (BstDeck           *deck,
                       const BstGame     *game);
void bst_deck_clear   (BstDeck           *deck);

/* All copies left, abbeys aside, in the order that @random gives them. */
void bst_deck_shuffle (BstDeck           *deck,
                       const BstPosition *position,
                       BstRandom         *random);

/* The type that is drawn now, which stays the next one until bst_deck_advance(); BST_NO_TILE if none can be. */
int  bst_deck_draw    (BstDeck           *deck,
                       const BstPosition *position);
void bst_deck_advance (BstDeck           *deck);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BstDeck, bst_deck_clear)

G_END_DECLS
