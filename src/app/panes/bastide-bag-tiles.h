/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tile types of a game, in a group for each of its sets: what is left of each, which of them is chosen, which fit. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-draw-map.h"
#include "bastide-tile-cache.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_BAG_TILES (bastide_bag_tiles_get_type ())
G_DECLARE_FINAL_TYPE (BastideBagTiles, bastide_bag_tiles, BASTIDE, BAG_TILES, GtkBox)

/* Properties "selected" and "lit" (int): those of BastideBag. */

/* What is shown from now on, by bastide_bag_tiles_make() if it is of another game, and bastide_bag_tiles_update(). NULL: the
 * tiles that are there are of a game that is gone, and none of them is selected. */
void     bastide_bag_tiles_set_shown     (BastideBagTiles  *self,
                                          BastideShown     *shown,
                                          gboolean          is_exam);
/* The tiles of another game; the two that follow are to be called then. */
void     bastide_bag_tiles_make          (BastideBagTiles  *self);
/* What is left of each. @at_once: screen readers are told now, and not when the reader has rested. */
void     bastide_bag_tiles_update        (BastideBagTiles  *self,
                                          gboolean          at_once);
/* @text: NULL shows all. @only_left: of those only what is left. */
void     bastide_bag_tiles_set_filter    (BastideBagTiles  *self,
                                          const char       *text,
                                          gboolean          only_left);

/* The pictures of all tiles come from @pictures, which live until others take their place. */
void     bastide_bag_tiles_set_pictures  (BastideBagTiles  *self,
                                          BastideTileCache *pictures);
/* Draws more of them, at least one, and no more than a frame has time for. Has any tile none yet? */
gboolean bastide_bag_tiles_draw          (BastideBagTiles  *self);
/* Those that are out of what @scroll shows are not drawn with each frame: called with every snapshot. */
void     bastide_bag_tiles_scrolled      (BastideBagTiles  *self,
                                          GtkWidget        *scroll);

void     bastide_bag_tiles_set_draws     (BastideBagTiles  *self,
                                          BastideDrawMap   *draws);
/* The following are those of BastideBag. */
void     bastide_bag_tiles_set_cell      (BastideBagTiles  *self,
                                          gboolean          has_cell,
                                          int               x,
                                          int               y);
void     bastide_bag_tiles_set_closing   (BastideBagTiles  *self,
                                          const guint8     *closing);
int      bastide_bag_tiles_get_first     (BastideBagTiles  *self);
int      bastide_bag_tiles_find          (BastideBagTiles  *self,
                                          GtkWidget        *widget);
void     bastide_bag_tiles_set_selected  (BastideBagTiles  *self,
                                          int               type);
int      bastide_bag_tiles_get_selected  (BastideBagTiles  *self);
int      bastide_bag_tiles_get_lit       (BastideBagTiles  *self);
/* Selects a tile, and the keyboard comes to it, in sight. */
void     bastide_bag_tiles_focus         (BastideBagTiles  *self,
                                          int               type);

G_END_DECLS
