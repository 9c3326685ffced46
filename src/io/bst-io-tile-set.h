/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tile sets from XML (data/tilesets, data/schema/tileset.rng). */

#pragma once

#include "bst-io-error.h"
#include "bst-tile-set.h"

G_BEGIN_DECLS

/* The bundled set with this id ("basic"), or several played together ("basic+river"): later
 * ones bring the start tile. BST_IO_ERROR_UNSUPPORTED if there is none.
 * (transfer full) */
BstTileSet *bst_io_tile_set_load        (const char  *id,
                                         GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* A user's own set. (transfer full) */
BstTileSet *bst_io_tile_set_load_file   (const char  *path,
                                         GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* A set from memory; @name stands for the file in messages. (transfer full) */
BstTileSet *bst_io_tile_set_load_bytes  (GBytes      *bytes,
                                         const char  *name,
                                         GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* The ids of the bundled sets, sorted; freed with g_strfreev(). */
char      **bst_io_tile_set_list        (void) G_GNUC_WARN_UNUSED_RESULT;

/* The translated title of a bundled set; its id if there is no such set. (transfer full) */
char       *bst_io_tile_set_dup_title   (const char  *id) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
