/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a tile is called at the table: nicknames, found from what is printed on it, so that tiles of
 * a user's own set have them too. Several tiles may share one. */

#pragma once

#include <bst-tile-set.h>

G_BEGIN_DECLS

/* "city end, straight road"; "crossroads, village"; "spring". (transfer full) */
char *bastide_tile_text_dup_nickname (const BstTileType *type);

/* The same, with all other words that a reader might look for. (transfer full) */
char *bastide_tile_text_dup_search   (const BstTileType *type);

/* Values of the setting "tile-names". */
typedef enum
{
  BASTIDE_TILE_NAMES_LETTERS,   /* A-X; other tiles have ids */
  BASTIDE_TILE_NAMES_IDS,       /* in their sets: "BA/RCr" */
  BASTIDE_TILE_NAMES_WORDS      /* nicknames */
} BastideTileNames;

/* What bst_io_words_tile() says from now on. */
void  bastide_tile_text_set_names    (BastideTileNames   names);

G_END_DECLS
