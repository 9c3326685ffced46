/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Outlines: where on a tile each of its segments lies, derived from topology alone.
 *
 * An outline is one or more closed loops in the unit square of the tile at rotation 0 (x
 * east, y south, the tile's north-west corner at 0,0). The outlines of a tile do not overlap;
 * what they leave uncovered is a crossing or the house at a road's end, which belong to no
 * segment. Drawing, highlighting and picking all use these outlines. */

#pragma once

#include <cairo.h>

#include "bst-game.h"
#include "bst-tile-set.h"

G_BEGIN_DECLS

/* Half of the width of a road and of a river where they cross an edge, in tiles. */
#define BST_RENDER_ROAD_HALF  0.055
#define BST_RENDER_RIVER_HALF 0.085

/* Sub-units of a tile: all outline points lie on this grid, so that the outlines of
 * neighbours meet exactly. */
#define BST_RENDER_GRID 32768

typedef struct
{
  gint32 x;
  gint32 y;
} BstRenderPoint;

/* One closed loop, its last point joined to its first. The inside is to the right when
 * walking (clockwise on screen); holes run the other way. */
typedef struct
{
  BstRenderPoint *points;
  guint           n_points;
} BstRenderLoop;

typedef struct
{
  BstRenderLoop *loops;
  guint          n_loops;
} BstRenderOutline;

typedef struct _BstRenderArt BstRenderArt;

/* Works out the outlines of all types of a set. Immutable, reference counted, shared between
 * threads. (transfer full) */
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

/* Turns a point of the unit square by quarter turns about its middle. */
static inline void
bst_render_turn_point (guint   turns,
                       double *x,
                       double *y)
{
  for (turns &= 3; turns > 0; turns--)
    {
      double east = 1.0 - *y;

      *y = *x;
      *x = east;
    }
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstRenderArt, bst_render_art_unref)

G_END_DECLS
