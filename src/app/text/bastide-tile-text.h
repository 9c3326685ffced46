/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a tile is called at the table: nicknames, found from what is printed on it, so that tiles of
 * a user's own set have them too. Several tiles may share one. */

#pragma once

#include <bst-tile.h>

G_BEGIN_DECLS

/* "city end, straight road"; "crossroads, village"; "spring". (transfer full) */
char *bastide_tile_text_dup_nickname (const BstTileType *type);

/* The same, with all other words that a reader might look for. (transfer full) */
char *bastide_tile_text_dup_search   (const BstTileType *type);

G_END_DECLS
