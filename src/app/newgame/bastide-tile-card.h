/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A button that stays pressed, for something to choose that is known by its tiles: pictures of one or two, a title, and a
 * line about it; or, small, one picture beside the title. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_TILE_CARD (bastide_tile_card_get_type ())
G_DECLARE_FINAL_TYPE (BastideTileCard, bastide_tile_card, BASTIDE, TILE_CARD, GtkToggleButton)

/* As many as are seen at once. */
#define BASTIDE_TILE_CARD_MAX_PICTURES 2

GtkWidget *bastide_tile_card_new          (const char      *title,
                                           gboolean         is_small) G_GNUC_WARN_UNUSED_RESULT;

/* Of a small card it is not seen. */
void       bastide_tile_card_set_line     (BastideTileCard *self,
                                           const char      *line);

/* How many pictures it shows, and the edge of one in widget units. */
guint      bastide_tile_card_get_n_pictures   (BastideTileCard *self);
int        bastide_tile_card_get_picture_size (BastideTileCard *self);

/* @picture below bastide_tile_card_get_n_pictures(). */
void       bastide_tile_card_set_picture  (BastideTileCard *self,
                                           guint            picture,
                                           GdkTexture      *texture);

G_END_DECLS
