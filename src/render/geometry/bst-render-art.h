/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The art of a tile set: the outlines of all its types, and what is painted where. */

#pragma once

#include <cairo.h>

#include "bst-game.h"
#include "bst-render-outline.h"
#include "bst-tile-set.h"

G_BEGIN_DECLS

typedef struct _BstRenderArt BstRenderArt;

/* Works out the outlines of all types of a set, or gives what was worked out for it not long ago. Immutable, reference
 * counted, shared between threads. (transfer full) */
BstRenderArt           *bst_render_art_new          (BstTileSet         *set) G_GNUC_WARN_UNUSED_RESULT;

/* The same for the tiles of a game: inns are drawn only if its rules know them. (transfer full) */
BstRenderArt           *bst_render_art_new_for_game (const BstGame      *game) G_GNUC_WARN_UNUSED_RESULT;

/* Would bst_render_art_new_for_game() give the like of @art? */
gboolean                bst_render_art_suits        (const BstRenderArt *art,
                                                     const BstGame      *game);

BstRenderArt           *bst_render_art_ref          (BstRenderArt       *art);
void                    bst_render_art_unref        (BstRenderArt       *art);

BstTileSet             *bst_render_art_get_tile_set (const BstRenderArt *art);

/* The outline of one segment. (transfer none) */
const BstRenderOutline *bst_render_art_get_outline  (const BstRenderArt *art,
                                                     guint               type,
                                                     guint               segment);

/* Adds the outline to the path; the tile is the unit square, turned by @rotation. */
void                    bst_render_art_path         (const BstRenderArt *art,
                                                     cairo_t            *cr,
                                                     guint               type,
                                                     guint               rotation,
                                                     guint               segment);

/* The segment at a point of the tile as it lies (0 to 1, turned by @rotation). Of a crossing
 * it is the nearest road. BST_NO_SEGMENT outside the tile. */
guint                   bst_render_art_pick         (const BstRenderArt *art,
                                                     guint               type,
                                                     guint               rotation,
                                                     double              x,
                                                     double              y);

/* Where a figure stands on the segment: a point well inside its outline, and far from the
 * spots of the other segments. In tiles, of the tile as it lies. */
void                    bst_render_spot_point       (const BstRenderArt *art,
                                                     guint               type,
                                                     guint               rotation,
                                                     guint               segment,
                                                     double             *x,
                                                     double             *y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstRenderArt, bst_render_art_unref)

G_END_DECLS
