/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bitmaps that a board has of its tiles and figures, for what is painted over it with them. */

#pragma once

#include <bst-render-board.h>

#include "bastide-figure-cache.h"
#include "bastide-tile-cache.h"

G_BEGIN_DECLS

/* All borrowed. */
typedef struct
{
  BastideTileCache   *tiles;        /* (nullable) */
  BastideFigureCache *figures;      /* (nullable) */
  const guint8       *variants;     /* of each tile of the position */
} BastidePictures;

/* Paints a tile that is not there yet: copied where there is a bitmap of the size of @scope, as a selection of a whole board
 * is painted at every move of the pointer. */
void bastide_pictures_paint_ghost  (const BastidePictures *self,
                                    const BstRenderScope  *scope,
                                    guint                  type,
                                    guint                  variant,
                                    int                    x,
                                    int                    y,
                                    guint                  rotation);

/* Paints a figure of a player on a feature of a kind, whose middle is a point of the viewport. */
void bastide_pictures_paint_figure (const BastidePictures *self,
                                    const BstRenderScope  *scope,
                                    guint                  figure,
                                    guint                  feature,
                                    guint                  player,
                                    double                 x,
                                    double                 y);

G_END_DECLS
