/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tests of core share: games of the base set, positions by moves, random turns. */

#pragma once

#include "bst-feature.h"
#include "bst-random.h"
#include "bst-record.h"

/* The base set, loaded once. (transfer none) */
BstTileSet  *fixture_set         (void);

/* The first @n_players colours under a bundled rule set, single switches after it:
 * "classic farmers=no". (transfer full) */
BstGame     *fixture_game        (const char *rules,
                                  guint       n_players);

/* The same with other tiles: "basic+river". (transfer full) */
BstGame     *fixture_game_with   (const char *tiles,
                                  const char *rules,
                                  guint       n_players);

/* The position after some moves of two players, NULL-terminated. Figures are put by whoever
 * they belong to. (transfer full) */
BstPosition *fixture_position    (const char *rules,
                                  ...) G_GNUC_NULL_TERMINATED;

/* Makes a move as above; aborts if it is illegal. */
void         fixture_play        (BstPosition *position,
                                  const char  *text);

BstMove      fixture_move        (BstPosition *position,
                                  const char  *text);

/* A random move with a random tile of those left; a tile that fits nowhere is put aside,
 * unless tiles return and none fits. FALSE at the end of the game. */
gboolean     fixture_random_move (BstPosition *position,
                                  BstRandom   *random,
                                  BstMove     *move);

/* The segment of the tile on a cell that a spot such as "city:W" names, as a part. */
guint16      fixture_part        (BstPosition *position,
                                  int          x,
                                  int          y,
                                  const char  *spot);

/* Calls @check at every @every-th move of a random game under each set of rules. It must
 * leave the position as it was. */
typedef void (*FixtureCheck) (BstPosition *position);

void         fixture_walk_games  (FixtureCheck check,
                                  guint        every);
