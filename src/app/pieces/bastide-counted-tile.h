/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The picture of a tile with a number in its corner: how many there are of it. It draws itself and has no children: such
 * pictures are many. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_COUNTED_TILE (bastide_counted_tile_get_type ())
G_DECLARE_FINAL_TYPE (BastideCountedTile, bastide_counted_tile, BASTIDE, COUNTED_TILE, GtkWidget)

/* Edge of the picture in widget units. */
#define BASTIDE_COUNTED_TILE_SIZE 40

/* No number is told. */
#define BASTIDE_COUNTED_TILE_UNTOLD G_MAXUINT

GtkWidget  *bastide_counted_tile_new         (void) G_GNUC_WARN_UNUSED_RESULT;
/* NULL until it is drawn. */
void        bastide_counted_tile_set_texture (BastideCountedTile *self,
                                              GdkTexture         *texture);
GdkTexture *bastide_counted_tile_get_texture (BastideCountedTile *self);
/* Of 0 the picture steps back. */
void        bastide_counted_tile_set_count   (BastideCountedTile *self,
                                              guint               count);

G_END_DECLS
