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

/* Player and figure in "0.small.1". BST_IO_ERROR_UNSUPPORTED for figures that are not known; a
 * number beyond what a player has is BST_IO_ERROR_DATA. */
gboolean bst_io_jcz_get_figure    (const BstIoJson    *json,
                                   const BstGame      *game,
                                   guint              *player,
                                   BstFigureKind      *kind,
                                   GError            **error);

/* Cell, feature and side of @spot from a feature pointer: a place on a tile that lies on the
 * board. Before 5.7 the pointer does not say the feature, and the words differ. */
gboolean bst_io_jcz_get_place     (const BstIoJson    *pointer,
                                   const BstPosition  *position,
                                   BstSpot            *spot,
                                   GError            **error);

/* As above with the figure that stands there, from a meeple pointer. */
gboolean bst_io_jcz_get_deployed  (const BstIoJson    *pointer,
                                   const BstPosition  *position,
                                   BstSpot            *spot,
                                   GError            **error);

/* JCloisterZone's word for the place of a segment on a tile that lies so. */
void     bst_io_jcz_print_location (const BstTileType *type,
                                    guint              rotation,
                                    guint              segment,
                                    char               out[25]);

/* "City", "Field" ...; our own name of a kind that the program lacks. Static. */
const char *bst_io_jcz_feature_name (BstFeatureKind    kind);

/* "small", "big" ...: the word in "0.small.1"; "SmallFollower" ...: the class. Static; NULL for a kind that
 * the program lacks. */
const char *bst_io_jcz_figure_name  (BstFigureKind     kind);
const char *bst_io_jcz_figure_class (BstFigureKind     kind);

G_END_DECLS
