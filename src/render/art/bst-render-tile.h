/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The picture of one tile. */

#pragma once

#include "bst-position.h"
#include "bst-render-art.h"
#include "bst-render-theme.h"

G_BEGIN_DECLS

/* Copies of a tile differ in ornament; so many different pictures are drawn of one type. */
#define BST_RENDER_VARIANTS 4

/* Draws the tile into the square @x, @y, @size of user space. @variant below
 * BST_RENDER_VARIANTS. Details follow @pixels, the tile's size in device pixels: under 32
 * flat shapes, to 64 roofs as from above, to 96 houses, above everything. Light falls from the north-west of
 * the board whatever the rotation. */
void             bst_render_tile_draw      (const BstRenderArt   *art,
                                            cairo_t              *cr,
                                            const BstRenderTheme *theme,
                                            guint                 type,
                                            guint                 variant,
                                            guint                 rotation,
                                            double                x,
                                            double                y,
                                            double                size,
                                            double                pixels);

/* The same as an ARGB32 image of exactly @size by @size pixels, for a cache. (transfer full) */
cairo_surface_t *bst_render_tile_surface   (const BstRenderArt   *art,
                                            const BstRenderTheme *theme,
                                            guint                 type,
                                            guint                 variant,
                                            guint                 rotation,
                                            int                   size) G_GNUC_WARN_UNUSED_RESULT;

/* Which variant each tile of the board has: the first copy laid is 0, the second 1 ... @out
 * has room for every tile on the board. */
void             bst_render_tile_variants  (const BstPosition    *position,
                                            guint8               *out);

G_END_DECLS
