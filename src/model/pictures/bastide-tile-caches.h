/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bitmaps of tiles for lists whose rows may be of several games, as a set-up may be of another one. */

#pragma once

#include "bastide-tile-cache.h"

G_BEGIN_DECLS

typedef struct _BastideTileCaches BastideTileCaches;

BastideTileCaches *bastide_tile_caches_new   (void) G_GNUC_WARN_UNUSED_RESULT;
void               bastide_tile_caches_free  (BastideTileCaches    *self);
void               bastide_tile_caches_clear (BastideTileCaches    *self);

/* Those of the tiles of @game, of @size device pixels. @shown: the art of the game that is shown, which mostly is the one.
 * (transfer none) */
BastideTileCache  *bastide_tile_caches_find  (BastideTileCaches    *self,
                                              BstGame              *game,
                                              BstRenderArt         *shown,
                                              const BstRenderTheme *theme,
                                              int                   size);

G_END_DECLS
