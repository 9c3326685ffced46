/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player of a new game: colour, name, place in the order of turns. */

#pragma once

#include <adwaita.h>

#include "bastide-new-game-options.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PLAYER_ROW (bastide_player_row_get_type ())
G_DECLARE_FINAL_TYPE (BastidePlayerRow, bastide_player_row, BASTIDE, PLAYER_ROW, AdwEntryRow)

/* Signal "moved" (direction): the player is now in the row before (-1) or behind (1), and so
 * should the focus be. */

/* Shows the player with this number as long as there is one. */
GtkWidget *bastide_player_row_new        (BastideNewGameOptions     *options,
                                          guint                      player) G_GNUC_WARN_UNUSED_RESULT;

/* Focus on the button that moves on in @direction, or on the name. */
void       bastide_player_row_focus_move (BastidePlayerRow *self,
                                          int               direction);

G_END_DECLS
