/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board as a small picture. */

#pragma once

#include <bst-render-ghosts.h>
#include <bst-render-overlay.h>

G_BEGIN_DECLS

typedef struct
{
  const BstPosition  *position;
  const BstRenderArt *art;
  int                 width;        /* in units, as all sizes */
  int                 height;
  const BstRenderBox *part;         /* as much of the board alone (nullable) */
  guint               tile;         /* the size of a tile: around the tile laid last, or, where it is wide, the middle of the
                                     * board; 0: as much as there is room for */
  BstRenderShow       show;         /* what lies over it, of what is known at once */
} BastideSketch;

/* Of a wide picture more than this is cut off where there is no room. */
#define BASTIDE_SKETCH_WIDE 324

/* The edge of a picture of two turns. */
#define BASTIDE_SKETCH_PAIR_SIZE 280

/* An image of @scale pixels a unit. (transfer full) */
cairo_surface_t *bastide_sketch_draw      (const BastideSketch  *self,
                                           const BstRenderTheme *theme,
                                           int                   scale) G_GNUC_WARN_UNUSED_RESULT;

/* The same of a position with two turns that might be made there, joined by a line. (transfer full) */
cairo_surface_t *bastide_sketch_draw_pair (const BstPosition    *position,
                                           const BstRenderArt   *art,
                                           const BstRenderGhost  ghosts[2],
                                           const BstRenderTheme *theme,
                                           int                   scale) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
