/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which tile a player drew to find out who begins (H2): shown, and chosen by hand. */

#pragma once

#include <adwaita.h>

#include <bst-game.h>

#include "bastide-tile-cache.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_DRAW_ROW (bastide_draw_row_get_type ())
G_DECLARE_FINAL_TYPE (BastideDrawRow, bastide_draw_row, BASTIDE, DRAW_ROW, AdwActionRow)

/* Edge of the pictures in widget units. */
#define BASTIDE_DRAW_ROW_PICTURE 48

/* Signal "chosen" (int): a type, or BST_NO_TILE. */

GtkWidget *bastide_draw_row_new       (void) G_GNUC_WARN_UNUSED_RESULT;

/* The tiles to choose from: @types are those of @set that may be drawn (element-type int), and
 * @pictures has them all. All three are borrowed and must stay until others come. */
void       bastide_draw_row_set_tiles (BastideDrawRow   *self,
                                       const BstTileSet *set,
                                       GArray           *types,
                                       BastideTileCache *pictures);

/* @who is the player's name, @type the tile or BST_NO_TILE, @round counts from 0. */
void       bastide_draw_row_set       (BastideDrawRow   *self,
                                       const char       *who,
                                       BstColour         colour,
                                       guint             round,
                                       int               type);

G_END_DECLS
