/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the parts of the tile set reader share. */

#pragma once

#include "bst-io-tile-set.h"
#include "bst-io-xml.h"

G_BEGIN_DECLS

/* The parsed file of a set; read by several sets and threads. Reference counted. */
typedef struct
{
  xmlDoc        *document;      /* Owned */
  const xmlNode *root;
} BstIoTileSetFile;

/* The file of a bundled set, those that only examples of rules use among them; NULL if there is none.
 * (transfer full) */
GBytes   *bst_io_tile_set_lookup       (const char     *id) G_GNUC_WARN_UNUSED_RESULT;

/* Is it what several sets have in common, no set to choose? */
gboolean  bst_io_tile_set_is_part      (const BstIoTileSetFile *file);

/* That of a bundled set, or of one that was added by the user; BST_IO_ERROR_UNSUPPORTED if there is
 * none. (transfer full) */
BstIoTileSetFile *bst_io_tile_set_open (const char     *id,
                                        GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* A file of the user's; @name stands for it in messages. (transfer full) */
BstIoTileSetFile *bst_io_tile_set_open_file (const char     *path,
                                             GError        **error) G_GNUC_WARN_UNUSED_RESULT;
BstIoTileSetFile *bst_io_tile_set_open_bytes (GBytes         *bytes,
                                              const char     *name,
                                              GError        **error) G_GNUC_WARN_UNUSED_RESULT;

void      bst_io_tile_set_file_unref   (BstIoTileSetFile *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstIoTileSetFile, bst_io_tile_set_file_unref)

/* The file of a set that the user added, not checked again; NULL if there is none.
 * (transfer full) */
GBytes   *bst_io_tile_set_read_own     (const char     *id) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the tile of a <tile> element to @set; @name stands for the file in messages. The
 * schema has been checked. */
gboolean  bst_io_tile_set_read_tile    (const xmlNode  *node,
                                        BstTileSet     *set,
                                        const char     *name,
                                        GError        **error);

/* Does it take the place of a tile of another set, in which it is added with what it has more? */
gboolean  bst_io_tile_set_is_replacing (const xmlNode  *node);

/* Puts it there, if the set has that tile. */
gboolean  bst_io_tile_set_replace_tile (const xmlNode  *node,
                                        BstTileSet     *set,
                                        const char     *name,
                                        GError        **error);

G_END_DECLS
