/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board as a political map: whose every feature is and what it is worth, or which farm is which.
 * It belongs to one position, which must not change meanwhile; it may be drawn at any zoom. */

#pragma once

#include "bst-render-overlay.h"

G_BEGIN_DECLS

typedef struct _BstRenderMap BstRenderMap;

/* @show: what BST_RENDER_SHOW_MAP names of it; NULL if that is nothing. Borrows @position and @art.
 * (transfer full) (nullable) */
BstRenderMap *bst_render_map_new       (const BstPosition    *position,
                                        const BstRenderArt   *art,
                                        BstRenderShow         show) G_GNUC_WARN_UNUSED_RESULT;
/* The same, and takes from a map before it, of the same art, what is as it was: a move changes little.
 * @old: (transfer full) (nullable) */
BstRenderMap *bst_render_map_renew     (BstRenderMap         *old,
                                        const BstPosition    *position,
                                        const BstRenderArt   *art,
                                        BstRenderShow         show) G_GNUC_WARN_UNUSED_RESULT;
/* The cells that look other than on the map it was renewed from, signs aside; NULL: all may.
 * (transfer none) */
const cairo_region_t *bst_render_map_get_changes (const BstRenderMap *self);
/* The font of its numbers, which says how much room they take; NULL, as at first: bold sans-serif. */
void          bst_render_map_set_font  (BstRenderMap         *self,
                                        cairo_font_face_t    *font);
void          bst_render_map_free      (BstRenderMap         *self);

/* Each does nothing if @self is NULL. */

/* Veil, fills and outlines: over the tiles and under the figures. */
void          bst_render_map_draw      (BstRenderMap         *self,
                                        const BstRenderScope *scope);

/* What features are worth, the numbers of farms, and the castles that owned or numbered farms feed: over the
 * figures, and never on one, nor on an empty cell if BST_RENDER_SHOW_CELLS is shown. What has no room is left out. */
void          bst_render_map_draw_signs (BstRenderMap         *self,
                                         const BstRenderScope *scope);

/* Something is drawn within @reach of a point, both in tiles of the board. @what: two things that look other have
 * other numbers. */
typedef void (*BstRenderTellFunc)        (gpointer                 data,
                                          double                   x,
                                          double                   y,
                                          double                   reach,
                                          guint64                  what);

/* All that bst_render_map_draw_signs() draws at this zoom. */
void          bst_render_map_tell_signs  (BstRenderMap            *self,
                                          const BstRenderViewport *viewport,
                                          BstRenderTellFunc        tell,
                                          gpointer                 data);

/* The sign of one feature, if it was left out. */
void          bst_render_map_draw_left_out (BstRenderMap         *self,
                                            const BstRenderScope *scope,
                                            guint                 part);

/* Where a sign is drawn, in pixels from the corner of the cell 0,0. */
typedef struct
{
  guint16 part;         /* the root of the feature */
  double  x;            /* of its middle */
  double  y;
  double  width;
  double  height;
} BstRenderSign;

/* The signs of features that are drawn at this zoom; castles are left out. Valid until the next
 * drawing. */
const BstRenderSign *bst_render_map_get_signs (BstRenderMap            *self,
                                               const BstRenderViewport *viewport,
                                               guint                   *n_signs);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstRenderMap, bst_render_map_free)

G_END_DECLS
