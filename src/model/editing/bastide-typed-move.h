/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A move, or a tile, that is typed. */

#pragma once

#include "bastide-turn-input.h"

G_BEGIN_DECLS

/* Takes a tile by its letter or name, plays a move ("3,0" and "3,0 r90 [Red road:E]" are of the tile in hand, turned as it
 * must be if that is one way), or pastes a line of several. NULL if that went well; else why not, with a move that can be
 * made where the form was wrong, and what is in the way is pointed out on the board. (transfer full) (nullable) */
char *bastide_typed_move_enter (BastideTurnInput *turn_input,
                                const char       *typed) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
