/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A part of the board's picture that is kept between frames in blocks of cells. A block is drawn anew when
 * what it shows is other than before: GTK then draws that part of the screen again, not the whole board. */

#pragma once

#include <gtk/gtk.h>

#include <bst-render-viewport.h>

G_BEGIN_DECLS

/* Zero-initialised it is empty. */
typedef struct
{
  GHashTable *nodes;    /* of the blocks drawn for @scale (nullable) */
  double      scale;
} BastideBlocks;

/* What the blocks in view show: a number for each, which is 0 for nothing. */
typedef struct
{
  guint64      *sums;
  BstRenderBox  blocks;
  int           edge;   /* of a block, in cells */
} BastideBlockSums;

/* Tells by bastide_block_sums_add() all that is to be drawn, in any order. */
typedef void (*BastideBlocksSum)  (gpointer                 owner,
                                   BastideBlockSums        *sums);

/* Draws for @view, which is one block; what reaches beyond it is cut off. User space is @view. */
typedef void (*BastideBlocksDraw) (gpointer                 owner,
                                   cairo_t                 *cr,
                                   const BstRenderViewport *view);

/* Something is drawn within @reach of a point or a cell's corner, both in tiles of the board. @what: two things that
 * look other have other numbers. */
void bastide_block_sums_add   (BastideBlockSums        *sums,
                               double                   x,
                               double                   y,
                               double                   reach,
                               guint64                  what);

/* The same for something that may be anywhere. */
void bastide_block_sums_add_all (BastideBlockSums      *sums,
                                 guint64                what);

/* All is drawn in another way. */
void bastide_blocks_clear     (BastideBlocks           *blocks);

/* Adds the blocks in view to @snapshot, whose coordinates are pixels of @view, which is on the pixel grid. */
void bastide_blocks_snapshot  (BastideBlocks           *blocks,
                               GtkSnapshot             *snapshot,
                               const BstRenderViewport *view,
                               BastideBlocksSum         sum,
                               BastideBlocksDraw        draw,
                               gpointer                 owner);

G_END_DECLS
