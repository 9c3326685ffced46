/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The turns that the engine weighs: a placement and what is done first after it, a figure mostly; what comes before a
 * figure with it. What a turn has
 * further to decide (the dragon's way, say) is passed where it may be, and else the first legal step is made, until
 * it is decided in its turn. Steps of the hand, payments and what is done before the tile are left out, as in
 * bst-compare.h. */

#pragma once

#include "bst-position.h"

G_BEGIN_DECLS

/* @move: the turn so far; @after: the position when it is over. Neither may be changed. */
typedef void (*BstEngineVisit) (gpointer           data,
                                const BstMove     *move,
                                const BstPosition *after);

/* Memory for turns. Zero-initialised it is empty; cleared with bst_engine_turns_clear(). */
typedef struct
{
  BstMove       move;
  BstPlacement *placements;
  guint         allocated;
  BstSteps      first[3];   /* a figure, and what comes before it */
  BstSteps      further;
} BstEngineTurns;

void     bst_engine_turns_clear    (BstEngineTurns    *turns);

/* Shows every turn with a tile of @type of the player whose turn it is, in one order. The position, which waits for a
 * tile, is the same afterwards. Returns how many. */
guint    bst_engine_turns_visit    (BstEngineTurns    *turns,
                                    BstPosition       *position,
                                    guint              type,
                                    BstEngineVisit     visit,
                                    gpointer           data);

/* Makes the turn as it was shown. Appends what it pays to @events (nullable). */
void     bst_engine_turns_make     (BstEngineTurns    *turns,
                                    BstPosition       *position,
                                    const BstMove     *move,
                                    BstEvents         *events);

/* The same of a turn that is not all decided: makes what @move has, and says whether somebody must decide more. */
gboolean bst_engine_turns_begin    (BstPosition       *position,
                                    const BstMove     *move);

/* After that: shows each step that may be made now, with it as the last of @move. Passing is one where it is
 * allowed. @move is the same afterwards. */
void     bst_engine_turns_visit_steps (BstEngineTurns *turns,
                                       BstPosition    *position,
                                       BstMove        *move,
                                       BstEngineVisit  visit,
                                       gpointer        data);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BstEngineTurns, bst_engine_turns_clear)

G_END_DECLS
