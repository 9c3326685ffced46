/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A tile type in the bag: its picture, and how many are left. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_BAG_TILE (bastide_bag_tile_get_type ())
G_DECLARE_FINAL_TYPE (BastideBagTile, bastide_bag_tile, BASTIDE, BAG_TILE, GtkToggleButton)

/* @name: the letter of the type; @total: how many there are of it. */
GtkWidget *bastide_bag_tile_new           (const char     *name,
                                           guint           total) G_GNUC_WARN_UNUSED_RESULT;
void       bastide_bag_tile_set_texture   (BastideBagTile *self,
                                           GdkTexture     *texture);
void       bastide_bag_tile_set_remaining (BastideBagTile *self,
                                           guint           remaining);

G_END_DECLS
