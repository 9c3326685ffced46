/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bitmaps of tiles, one per type, variant and rotation, at the exact size in device pixels.
 * Scaling at every frame would cost more than all the rest of it. */

#pragma once

#include <glib-object.h>

#include <bst-render-tile.h>

G_BEGIN_DECLS

typedef struct _BastideTileCache BastideTileCache;

/* @size in device pixels. What was drawn for it not long ago is there already. (transfer full) */
BastideTileCache *bastide_tile_cache_new         (BstRenderArt           *art,
                                                  const BstRenderTheme   *theme,
                                                  int                     size) G_GNUC_WARN_UNUSED_RESULT;
void              bastide_tile_cache_free        (BastideTileCache       *self);

gboolean          bastide_tile_cache_matches     (const BastideTileCache *self,
                                                  const BstRenderArt     *art,
                                                  const BstRenderTheme   *theme,
                                                  int                     size);

int               bastide_tile_cache_get_size    (const BastideTileCache *self);

guint             bastide_tile_cache_get_n_drawn (const BastideTileCache *self);

/* Bitmaps of tiles that are not in sight yet are drawn up to here only. */
gboolean          bastide_tile_cache_is_half_full (const BastideTileCache *self);

/* Has it been drawn already? */
gboolean          bastide_tile_cache_has_surface (const BastideTileCache *self,
                                                  guint                   type,
                                                  guint                   variant,
                                                  guint                   rotation);

/* Drawn at the first call. (transfer none) */
cairo_surface_t  *bastide_tile_cache_get_surface (BastideTileCache       *self,
                                                  guint                   type,
                                                  guint                   variant,
                                                  guint                   rotation);

/* What the screen has in place of a bitmap. (transfer full) */
typedef GObject *(*BastideTileCacheMake) (cairo_surface_t *surface);

/* Made of the bitmap at the first call, always by the same @make, and kept as long as that. (transfer none) */
GObject          *bastide_tile_cache_get_made    (BastideTileCache       *self,
                                                  guint                   type,
                                                  guint                   variant,
                                                  guint                   rotation,
                                                  BastideTileCacheMake    make);

/* Forgets all bitmaps if they have become many: to be called between frames only. */
void              bastide_tile_cache_trim        (BastideTileCache       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BastideTileCache, bastide_tile_cache_free)

G_END_DECLS
