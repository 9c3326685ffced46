/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A tile type in the bag: its picture, and how many are left. */

#pragma once

#include <gtk/gtk.h>

#include <bst-tile.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_BAG_TILE (bastide_bag_tile_get_type ())
G_DECLARE_FINAL_TYPE (BastideBagTile, bastide_bag_tile, BASTIDE, BAG_TILE, GtkToggleButton)

/* @place: of the type in its tile set; @name: its letter; @total: how many of it the game has. */
GtkWidget *bastide_bag_tile_new           (guint              place,
                                           const char        *name,
                                           const BstTileType *type,
                                           guint              total) G_GNUC_WARN_UNUSED_RESULT;
void       bastide_bag_tile_set_texture   (BastideBagTile    *self,
                                           GdkTexture        *texture);
gboolean   bastide_bag_tile_has_texture   (BastideBagTile    *self);
#define BASTIDE_BAG_TILE_UNTOLD G_MAXUINT

/* @remaining: or that, and then it says nothing of it. */
void       bastide_bag_tile_set_remaining (BastideBagTile    *self,
                                           guint              remaining);
/* Says to screen readers what remains: apart, since each costs a message, and who steps fast hears none. */
void       bastide_bag_tile_tell          (BastideBagTile    *self);

typedef enum
{
  BASTIDE_TILE_FIT_UNKNOWN,             /* no cell is asked for */
  BASTIDE_TILE_FIT_NO,
  BASTIDE_TILE_FIT_YES
} BastideTileFit;

/* Whether it fits on the cell that the reader looks at. */
void       bastide_bag_tile_set_fit       (BastideBagTile    *self,
                                           BastideTileFit     fit);
guint      bastide_bag_tile_get_place     (BastideBagTile    *self);
guint      bastide_bag_tile_get_remaining (BastideBagTile    *self);
/* What it is worth to draw it, as numbers (Pango markup of two lines) and in words; NULL for both: nothing is told.
 * @is_old: other numbers come soon. */
void       bastide_bag_tile_set_draw      (BastideBagTile    *self,
                                           const char        *markup,
                                           const char        *sentence,
                                           gboolean           is_old);
/* Is @text the beginnings of words of its nickname (bastide_tile_text_dup_search())? From two
 * letters on; in upper or lower case, with accents or without. */
gboolean   bastide_bag_tile_is_called     (BastideBagTile    *self,
                                           const char        *text);

/* Whether any of it is within what is scrolled; nothing is drawn of what is not. */
void        bastide_bag_tile_set_in_sight   (BastideBagTile *self,
                                             gboolean        in_sight);

G_END_DECLS
