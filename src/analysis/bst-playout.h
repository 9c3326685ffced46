/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random games: every choice uniform over (cell, rotation), then over no figure and each
 * legal spot. What the bench measures and tests drive positions with. */

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

/* Plays @position on to the end of the game. @scratch (from bst_playout_scratch_new()) is
 * memory for the bag and the placements. Appends to @events (nullable) what was scored. */
void     bst_playout_run         (BstPosition   *position,
                                  BstRandom     *random,
                                  gpointer       scratch,
                                  BstEvents     *events,
                                  BstPlayout    *playout);

/* One random turn with a tile of @type, which must have a placement. Returns how many
 * placements there were. */
guint    bst_playout_turn        (BstPosition   *position,
                                  BstRandom     *random,
                                  gpointer       scratch,
                                  guint          type,
                                  BstEvents     *events);

/* Freed with g_free(). */
gpointer bst_playout_scratch_new (const BstGame *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
