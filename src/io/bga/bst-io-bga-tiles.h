/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tiles and places of Board Game Arena in our terms (formats.md, 2.3). */

#pragma once

#include "bst-tile-set.h"

G_BEGIN_DECLS

/* Its types run from 1 to 24, the ids of single tiles from 1 to 72. */
#define BST_IO_BGA_N_TYPES 24
#define BST_IO_BGA_N_TILES 72

/* The type in @set of its type number; @type within its bounds. */
guint bst_io_bga_find_type     (const BstTileSet  *set,
                                guint              type);

/* The number of the type that a single tile has. */
guint bst_io_bga_type_of_tile  (guint              tile);

/* Quarter turns for its orientation 1 to 4. */
guint bst_io_bga_get_rotation  (guint              type,
                                guint              orientation);

/* The segment of our type at its position number; BST_NO_SEGMENT if there is none. */
guint bst_io_bga_find_segment  (const BstTileType *tile_type,
                                guint              type,
                                guint              position);

G_END_DECLS
