/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tile bag: what is left of every type, who holds what, what was put aside. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-draw-map.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_BAG (bastide_bag_get_type ())
G_DECLARE_FINAL_TYPE (BastideBag, bastide_bag, BASTIDE, BAG, GtkWidget)

/* Properties: "selected" (int): the tile type that the reader chose, BST_NO_TILE for none;
 * "lit" (int): the one that is pointed at, else in focus, likewise;
 * "only-left" (gboolean): only tiles of which a copy is left are shown. */

void bastide_bag_set_study    (BastideBag   *self,
                               BastideStudy *study);
void bastide_bag_set_selected (BastideBag   *self,
                               int           type);
int  bastide_bag_get_selected (BastideBag   *self);
int  bastide_bag_get_lit      (BastideBag   *self);

/* Prints under each tile what it would be worth to draw it next (bastide-draw-map.h); never in an exam. */
void            bastide_bag_set_shows_draws (BastideBag *self,
                                             gboolean    shows_draws);
BastideDrawMap *bastide_bag_get_draw_map    (BastideBag *self);

/* Lights the tiles that fit on a cell, and dims the others; without @has_cell, or where a tile
 * lies, none. */
void bastide_bag_set_cell     (BastideBag   *self,
                               gboolean      has_cell,
                               int           x,
                               int           y);

/* Lights the tiles that complete the feature that is looked at, a number other than 0 for each of the types, and dims
 * the others; a cell goes before. NULL: none is looked at. */
void bastide_bag_set_closing  (BastideBag   *self,
                               const guint8 *closing);

/* Only tiles that bst_tile_type_matches() finds, or that are called so
 * (bastide_bag_tile_is_called()). */
void bastide_bag_set_filter   (BastideBag   *self,
                               const char   *text);
/* The first tile that is shown; the one that @widget is, or is in. BST_NO_TILE. */
int  bastide_bag_get_first    (BastideBag   *self);
int  bastide_bag_find_tile    (BastideBag   *self,
                               GtkWidget    *widget);
/* While the position is edited letters have another meaning than to choose a tile, and every hand is
 * there to drop a tile on. */
void bastide_bag_set_editing  (BastideBag   *self,
                               gboolean      editing);
/* The player in whose hand @widget is; BST_NO_PLAYER. */
int  bastide_bag_find_held_tiles    (BastideBag   *self,
                                     GtkWidget    *widget);

G_END_DECLS
