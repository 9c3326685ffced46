/* SPDX-License-Identifier: GPL-3.0-or-later */

/* At the end of a game: the tiles that each player drew. */

#pragma once

#include "bastide-shown.h"
#include "bastide-tile-cache.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_DRAWN_TILES (bastide_drawn_tiles_get_type ())
G_DECLARE_FINAL_TYPE (BastideDrawnTiles, bastide_drawn_tiles, BASTIDE, DRAWN_TILES, GtkBox)

/* Of @shown, where the game is over, by pictures of @tiles; NULL for both shows nothing. */
void bastide_drawn_tiles_set (BastideDrawnTiles *self,
                              BastideShown      *shown,
                              BastideTileCache  *tiles);

G_END_DECLS
