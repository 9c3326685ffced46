/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether the segments of a tile make one, and what they say of it. Private to tile sets. */

#pragma once

#include "bst-tile.h"

G_BEGIN_DECLS

/* Finds what the segments say of the tile: its edges, its emblems, in how many rotations it lies. FALSE and @error if
 * they do not cover its border, or are too many. */
gboolean bst_tile_type_complete (BstTileType        *type,
                                 GError            **error);
/* Says what is wrong with a tile. FALSE. */
gboolean bst_tile_type_refuse   (const BstTileType  *type,
                                 const char         *reason,
                                 GError            **error);

G_END_DECLS
