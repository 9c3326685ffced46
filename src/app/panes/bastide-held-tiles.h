/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player is known to hold, while the position is edited: a place for every tile that the hand may hold, to drop
 * one on, to take the armed one by Enter or a click ("palette.hold" with player and place), and to be emptied
 * ("palette.let-go"). */

#pragma once

#include <gtk/gtk.h>

#include "bastide-tile-cache.h"

#include <bst-position.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_HELD_TILES (bastide_held_tiles_get_type ())
G_DECLARE_FINAL_TYPE (BastideHeldTiles, bastide_held_tiles, BASTIDE, HELD_TILES, GtkBox)

GtkWidget *bastide_held_tiles_new        (const BstGame     *game,
                                          guint              player) G_GNUC_WARN_UNUSED_RESULT;
guint      bastide_held_tiles_get_player (BastideHeldTiles  *self);
void       bastide_held_tiles_update     (BastideHeldTiles  *self,
                                          const BstPosition *position,
                                          BastideTileCache  *tiles);

G_END_DECLS
