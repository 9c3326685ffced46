/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Places and figures in messages of a .jcz (formats.md, 1.4). */

#pragma once

#include "bst-io-json.h"
#include "bst-position.h"

G_BEGIN_DECLS

/* "R90" as quarter turns. */
gboolean bst_io_jcz_get_rotation  (const BstIoJson    *json,
                                   guint              *rotation,
                                   GError            **error);

/* [x, y], within what a move can name. */
gboolean bst_io_jcz_get_cell      (const BstIoJson    *json,
                                   int                *x,
                                   int                *y,
                                   GError            **error);

/* The segment of @tile, which has @type, that a feature pointer names; before 5.7 the pointer
 * does not say the kind and the words differ. */
gboolean bst_io_jcz_get_segment   (const BstIoJson    *pointer,
                                   const BstTile      *tile,
                                   const BstTileType  *type,
                                   guint              *segment,
                                   GError            **error);

/* Player and figure in "0.small.1"; BST_IO_ERROR_UNSUPPORTED for figures that are not known. */
gboolean bst_io_jcz_get_follower  (const BstIoJson    *json,
                                   guint               n_players,
                                   guint              *player,
                                   BstFigureKind      *kind,
                                   GError            **error);

G_END_DECLS
