/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game most likely goes on: of the tiles left the one with the most copies comes, and whoever draws it makes the
 * turn that is the best by the value. */

#pragma once

#include "bst-engine-value.h"

G_BEGIN_DECLS

/* A turn of it. */
typedef struct
{
  BstMove move;
  guint8  player;
  double  chance;           /* of the draw, of 1: among all tiles that fit somewhere then; 1 of a tile that is known */
} BstEngineLineTurn;

/* The @n_turns that follow @first (nullable), or fewer at the end of the game: how many there are. @position waits for a
 * tile, and @first is a turn as a search or a player gives it. */
guint bst_engine_find_line (const BstEngineNet *net,
                            const BstPosition  *position,
                            const BstMove      *first,
                            guint               n_turns,
                            BstEngineLineTurn  *turns);

G_END_DECLS
