/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards played at random, for pictures and tests. */

#pragma once

#include "bst-position.h"

G_BEGIN_DECLS

/* @n_moves turns at most, of two to six players. The same @seed gives the same board.
 * (transfer full) */
BstPosition *random_board_new (BstTileSet *set,
                               guint       n_players,
                               guint       n_moves,
                               guint32     seed);

/* As above with bundled sets, the switches that go with them, and every step that they bring:
 * abbeys, barns, towers, the dragon ... */
BstPosition *random_board_new_full (const char *sets,
                                    guint       n_players,
                                    guint       n_moves,
                                    guint32     seed);

G_END_DECLS
