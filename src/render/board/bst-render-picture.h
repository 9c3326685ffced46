/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board as one picture, with what lies over it and its legend beside or below it, drawn into any cairo
 * context: a file, a sheet of paper. */

#pragma once

#include "bst-render-holes.h"
#include "bst-render-joins.h"
#include "bst-render-light.h"
#include "bst-render-marks.h"
#include "bst-render-overlay.h"

G_BEGIN_DECLS

/* Bounds of the tile size, in units of the context. */
#define BST_RENDER_PICTURE_MIN_TILE 8
#define BST_RENDER_PICTURE_MAX_TILE 640

/* What is drawn. Begin with { BST_RENDER_PICTURE_INIT }. */
typedef struct
{
  const BstRenderTheme      *theme;
  guint                      tile_size;   /* units a tile; 0: 96 */
  BstRenderShow              show;
  int                        legal_type;  /* whose legal cells are shown; BST_NO_TILE: the tile in hand */
  const BstRenderHoles      *holes;       /* with BST_RENDER_SHOW_HOLES or _ANY (nullable) */
  const BstRenderJoins      *joins;       /* with BST_RENDER_SHOW_JOINS (nullable) */
  guint                      target;      /* a part of the feature that is lit; BST_NO_PART */
  const BstRenderLight      *light;       /* what an example is about (nullable) */
  gboolean                   frames_last; /* the tile laid last */
  double                     dot_size;    /* pixels: figures are dots of this size, and there are no tokens; 0 */
  gboolean                   without_signs; /* of what features are worth, and of castles */
  const BstRenderLegendText *legend;      /* nullable */
  gboolean                   legend_below; /* and not at the right */
  const BstNode             *marks;       /* the node whose marks are drawn (nullable) */
  const BstRenderViewport   *area;        /* only this part of the board (nullable) */
} BstRenderPicture;

#define BST_RENDER_PICTURE_INIT .legal_type = BST_NO_TILE, .target = BST_NO_PART

/* The size of the picture. */
void bst_render_picture_measure (const BstRenderPicture *picture,
                                 const BstPosition      *position,
                                 const BstRenderArt     *art,
                                 double                 *width,
                                 double                 *height);

/* Draws it with its top left corner at the origin. */
void bst_render_picture_draw    (const BstRenderPicture *picture,
                                 const BstPosition      *position,
                                 const BstRenderArt     *art,
                                 cairo_t                *cr);

G_END_DECLS
