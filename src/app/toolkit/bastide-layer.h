/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A part of the board's picture that is kept between frames: drawn once for somewhat more
 * than the view, then only moved while the board is panned. */

#pragma once

#include <gtk/gtk.h>

#include <bst-render-viewport.h>

G_BEGIN_DECLS

/* Zero-initialised it is empty. */
typedef struct
{
  GskRenderNode     *node;
  BstRenderViewport  view;      /* what the node shows; valid while there is one */
  gboolean           is_painted; /* kept as pixels: what is drawn would be drawn again in every frame
                                 * that shows some of it */
  GPtrArray         *blocks;    /* of a painted layer that has a node: GskRenderNode, row by row */
  cairo_region_t    *spoilt;    /* of their pixels, what is to be drawn anew (nullable) */
} BastideLayer;

/* Draws for @view, which is wider than what is on the screen. User space is @view. */
typedef void (*BastideLayerDraw) (gpointer                 owner,
                                  cairo_t                 *cr,
                                  const BstRenderViewport *view);

/* What the layer shows has changed. */
void bastide_layer_clear    (BastideLayer            *layer);

/* Only cells of it have: of a painted layer bastide_layer_mend() draws anew what is within @margin of them, in tiles
 * of the board, at least @least pixels; any other layer is empty then. */
void bastide_layer_spoil    (BastideLayer            *layer,
                             const cairo_region_t    *cells,
                             double                   margin,
                             int                      least);

/* Draws it, one block at least, and begins no other after @until (of g_get_monotonic_time()). FALSE if some is
 * left: the layer shows it as it was. */
gboolean bastide_layer_mend (BastideLayer            *layer,
                             gint64                   until,
                             BastideLayerDraw         draw,
                             gpointer                 owner);

/* Adds the layer to @snapshot, whose coordinates are pixels of @view. It is drawn anew only
 * if it is empty, or of another scale, or @view leaves what was drawn. @margin: how much
 * more than the view is drawn on each side, as a part of it. */
void bastide_layer_snapshot (BastideLayer            *layer,
                             GtkSnapshot             *snapshot,
                             const BstRenderViewport *view,
                             double                   margin,
                             BastideLayerDraw         draw,
                             gpointer                 owner);

/* The same for a layer that fills only @box, in board tiles. */
void bastide_layer_snapshot_box (BastideLayer            *layer,
                                 GtkSnapshot             *snapshot,
                                 const BstRenderViewport *view,
                                 const graphene_rect_t   *box,
                                 BastideLayerDraw         draw,
                                 gpointer                 owner);

G_END_DECLS
