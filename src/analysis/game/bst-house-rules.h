/* SPDX-License-Identifier: GPL-3.0-or-later */

/* House rules that change nothing on the board: who begins (H2), and scores shown by dice (H12).
 * Who begins by throwing figures (H1) is only told. */

#pragma once

#include "bst-tile-set.h"
#include "bst-game.h"

G_BEGIN_DECLS

/* H2: the road edges of a tile, 0 to 4. */
guint bst_tile_type_count_roads (const BstTileType *type);

/* H2: everybody draws a tile, and who has the most road edges begins; those who tie draw again,
 * until one has the most. @drawn are the types in the order in which they were drawn: one for
 * each of @n_players, then one for each of those who tied, and so on. Returns who begins, or
 * BST_NO_PLAYER as long as more must be drawn. @waiting (nullable) gets the mask of those who
 * draw next, player p being bit p; when somebody begins, his bit alone. What is behind the
 * decision is ignored; BST_NO_TILE and types that the set lacks have no roads. */
int   bst_first_by_roads        (const BstTileSet  *set,
                                 guint              n_players,
                                 const int         *drawn,
                                 guint              n_drawn,
                                 guint8            *waiting);

/* H12: the points of one lap, and the face of the die before the first is full. */
#define BST_DIE_LAP    50
#define BST_DIE_BEFORE 6

/* How often a marker has come round the score track of fifty spaces (ST2): whoever reaches or passes
 * space 0 has 50 points more than the space says. */
guint bst_score_get_laps        (int                score);

/* H12: the face of the die that shows a score: 6 up to 49 points, then 1 for every 50 that are
 * full; more than five fifties still show 5. */
guint bst_score_get_die_face    (int                score);

G_END_DECLS
