/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A small picture of a board, or of a part of it. */

#pragma once

#include <gtk/gtk.h>

#include <bst-render-overlay.h>
#include <bst-render-viewport.h>

#include "bastide-shown.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_THUMBNAIL (bastide_thumbnail_get_type ())
G_DECLARE_FINAL_TYPE (BastideThumbnail, bastide_thumbnail, BASTIDE, THUMBNAIL, GtkWidget)

/* @width and @height in widget units. */
GtkWidget *bastide_thumbnail_new (int                 width,
                                  int                 height) G_GNUC_WARN_UNUSED_RESULT;

/* Draws and keeps @shown: all of the board, or as much as @box (nullable). */
void       bastide_thumbnail_set (BastideThumbnail   *self,
                                  BastideShown       *shown,
                                  const BstRenderBox *box);

/* Draws it around the tile laid last, or, where it is wide, the middle of the board, @tile widget units a tile, with what @show lays over it, of what is known at once. */
void       bastide_thumbnail_set_sample (BastideThumbnail *self,
                                         BastideShown     *shown,
                                         guint             tile,
                                         BstRenderShow     show);

G_END_DECLS
