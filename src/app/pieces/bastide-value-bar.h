/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who stands better, at the edge of the board: a column of each player's colour and mark, the higher the likelier he
 * wins, and on it by how many points the player to move will be ahead. Hidden while nothing is known. */

#pragma once

#include <gtk/gtk.h>

#include <bst-game.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_VALUE_BAR (bastide_value_bar_get_type ())
G_DECLARE_FINAL_TYPE (BastideValueBar, bastide_value_bar, BASTIDE, VALUE_BAR, GtkWidget)

/* @shares: of the win, of each player of @game, 1 in all. @text: the points by which @player will be ahead, short;
 * @sentence: the same for who does not see it, and with its interval. */
void bastide_value_bar_set   (BastideValueBar *self,
                              BstGame         *game,
                              const double    *shares,
                              guint            player,
                              const char      *text,
                              const char      *sentence);
void bastide_value_bar_clear (BastideValueBar *self);

G_END_DECLS
