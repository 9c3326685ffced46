/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ground of a tile, from the meadow up to the walls. Private to this folder. */

#pragma once

#include "bst-render-art-private.h"
#include "bst-render-scenery.h"
#include "bst-render-sprite.h"

G_BEGIN_DECLS

/* The tile that is being drawn. */
typedef struct
{
  BstRenderBrush       brush;
  const BstRenderArt  *art;
  const BstTileType   *type;
  const BstRenderPlan *plan;
  guint                index;           /* of the type */
  guint                variant;
  guint                rotation;
  double               pixels;          /* of the tile, on the device */
} BstRenderCanvas;

/* Colours for what follows. */
void bst_render_canvas_set_source  (const BstRenderCanvas *canvas,
                                    BstRenderName          name,
                                    double                 alpha);

/* Starts a path with all segments of a kind. */
void bst_render_canvas_path_kind   (const BstRenderCanvas *canvas,
                                    BstFeatureKind         kind);

/* The same with the ground that belongs to no segment: crossings, the yard of a house at a road's end, a lake at which
 * roads end. It adds to the path. */
void bst_render_canvas_path_common (const BstRenderCanvas *canvas);

/* In the order in which they lie on each other. */
void bst_render_draw_meadow      (const BstRenderCanvas   *canvas);
void bst_render_draw_crop        (const BstRenderCanvas   *canvas,
                                  const BstRenderOrnament *crop);
void bst_render_draw_water       (const BstRenderCanvas   *canvas);
void bst_render_draw_roads       (const BstRenderCanvas   *canvas);
void bst_render_draw_lake        (const BstRenderCanvas   *canvas);
void bst_render_draw_bridges     (const BstRenderCanvas   *canvas);
void bst_render_draw_mouths      (const BstRenderCanvas   *canvas);
void bst_render_draw_city_ground (const BstRenderCanvas   *canvas);
void bst_render_draw_walls       (const BstRenderCanvas   *canvas);
/* A house where a tile is small: its roof from above. */
void bst_render_draw_roof        (const BstRenderCanvas   *canvas,
                                  const BstRenderOrnament *house);
void bst_render_draw_yard        (const BstRenderCanvas   *canvas);
void bst_render_draw_garden      (const BstRenderCanvas   *canvas);

G_END_DECLS
