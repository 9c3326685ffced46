/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A card over the board into which a move, a line, or the name of a tile is typed. Signal: "closed". */

#pragma once

#include <gtk/gtk.h>

#include "bastide-turn-input.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_MOVE_ENTRY (bastide_move_entry_get_type ())
G_DECLARE_FINAL_TYPE (BastideMoveEntry, bastide_move_entry, BASTIDE, MOVE_ENTRY, GtkBox)

void bastide_move_entry_set_turn_input (BastideMoveEntry *self,
                                        BastideTurnInput *turn_input);

/* Empty, and with the focus. */
void bastide_move_entry_open           (BastideMoveEntry *self);

G_END_DECLS
