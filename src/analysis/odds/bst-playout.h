/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random games: every choice uniform over (cell, rotation), then over each legal step and
 * passing, where that is allowed, until the turn is over. What the bench measures and tests drive
 * positions with. */

#pragma once

#include "bst-position.h"
#include "bst-random.h"

G_BEGIN_DECLS

typedef struct
{
  guint turns;          /* tiles placed */
  guint placements;     /* legal placements met, summed over the turns */
  guint discards;
  int   scores[BST_MAX_PLAYERS];    /* final scoring included */
} BstPlayout;

/* Memory for the bag of one game after the other. */
typedef struct _BstPlayoutScratch BstPlayoutScratch;

BstPlayoutScratch *bst_playout_scratch_new  (const BstGame     *game) G_GNUC_WARN_UNUSED_RESULT;
void               bst_playout_scratch_free (BstPlayoutScratch *scratch);

/* Plays @position on to the end of the game, of which nothing can be undone. An abbey is laid now and then where one may be (AM1).
 * Appends to @events (nullable) what was scored. */
void     bst_playout_run         (BstPosition       *position,
                                  BstRandom         *random,
                                  BstPlayoutScratch *scratch,
                                  BstEvents         *events,
                                  BstPlayout        *playout);

/* One random turn with a tile of @type, which must have a placement. Returns how many
 * placements there were. */
guint    bst_playout_turn        (BstPosition       *position,
                                  BstRandom         *random,
                                  guint              type,
                                  BstEvents         *events);

/* The parts of such a turn: lays the tile; then makes one step or passes, as long as the turn
 * waits for somebody (BST_PHASE_TILE: no more). Before a tile a step may be made as well. */
guint    bst_playout_place       (BstPosition       *position,
                                  BstRandom         *random,
                                  guint              type);

/* A tile that may be drawn now and fits somewhere, every copy alike; BST_NO_TILE if there is none. */
int      bst_playout_draw         (const BstPosition *position,
                                   BstRandom         *random);

/* The abbey that the player whose turn it is lays now, if he can and chance wants it; else
 * BST_NO_TILE. */
int      bst_playout_choose_abbey (const BstPosition *position,
                                   BstRandom         *random,
                                   BstPlayoutScratch *scratch);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstPlayoutScratch, bst_playout_scratch_free)

G_END_DECLS
