/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player's mark in the player's colour, as on the figures: colour is never alone. */

#pragma once

#include <gtk/gtk.h>

#include <bst-game.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_PLAYER_MARK (bastide_player_mark_get_type ())
G_DECLARE_FINAL_TYPE (BastidePlayerMark, bastide_player_mark, BASTIDE, PLAYER_MARK, GtkWidget)

GtkWidget *bastide_player_mark_new     (void) G_GNUC_WARN_UNUSED_RESULT;

/* The players of @game in @players (bit p) side by side; 0 shows nothing. */
void       bastide_player_mark_set     (BastidePlayerMark *self,
                                        const BstGame     *game,
                                        guint              players);

/* One player of this colour. */
void       bastide_player_mark_set_colour (BastidePlayerMark *self,
                                           BstColour          colour);

G_END_DECLS
