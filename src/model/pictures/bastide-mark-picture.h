/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The marks of players: each a shape of its own in the player's colour. */

#pragma once

#include <bst-game.h>
#include <cairo.h>

G_BEGIN_DECLS

/* The usual size, in units. */
#define BASTIDE_MARK_PICTURE_SIZE 16

/* Around a point. */
void  bastide_mark_picture_draw (cairo_t       *cr,
                                 BstColour      colour,
                                 double         x,
                                 double         y,
                                 double         size);

/* The colours of @players (bits); how many. */
guint bastide_mark_picture_list (const BstGame *game,
                                 guint          players,
                                 BstColour      colours[BST_MAX_PLAYERS]);

G_END_DECLS
