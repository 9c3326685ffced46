/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games that were played at random, with the steps of all expansions. */

#pragma once

#include "bst-record.h"

G_BEGIN_DECLS

/* Every set that goes together with the others. */
#define RANDOM_GAME_ALL \
  "basic+river+inns-and-cathedrals+traders-and-builders+abbey-and-mayor+princess-and-dragon" \
  "+tower+siege-cathars+siege-besiegers+gq11+gq11-river+drought-and-pestilence"

/* @rules as on the command line, with the switches that the tiles usually have. At most @n_moves
 * moves; the same @seed gives the same game. (transfer full) */
BstRecord *random_game_new (const char *tiles,
                            const char *rules,
                            guint       n_players,
                            guint       n_moves,
                            guint       seed) G_GNUC_WARN_UNUSED_RESULT;

/* Adds @n_more nodes or a few more: legal replies to the moves of the main line, each with a few moves behind it. */
void       random_game_grow (BstRecord  *record,
                             guint       n_more);

G_END_DECLS
