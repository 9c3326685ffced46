/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the parts of the tile set reader share. */

#pragma once

#include "bst-io-tile-set.h"
#include "bst-io-xml.h"

G_BEGIN_DECLS

/* The parsed file of a set, bundled or added by the user; BST_IO_ERROR_UNSUPPORTED if there is
 * none. (transfer full) */
xmlDoc   *bst_io_tile_set_open         (const char     *id,
                                        GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* The parsed file of a user's set. (transfer full) */
xmlDoc   *bst_io_tile_set_open_file    (const char     *path,
                                        GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* The file of a set that the user added, not checked again; NULL if there is none.
 * (transfer full) */
GBytes   *bst_io_tile_set_read_own     (const char     *id) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the tile of a <tile> element to @set; @name stands for the file in messages. The
 * schema has been checked. */
gboolean  bst_io_tile_set_read_tile    (const xmlNode  *node,
                                        BstTileSet     *set,
                                        const char     *name,
                                        GError        **error);

G_END_DECLS
