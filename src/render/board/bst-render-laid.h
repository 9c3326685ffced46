/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The laid area as one thing that lies on a table: its shadow, and its outer corners. */

#pragma once

#include "bst-render-board.h"

G_BEGIN_DECLS

/* How far the shadow of a tile reaches beyond it, in pixels. */
#define BST_RENDER_LAID_REACH 7

/* The shadow, below the tiles. */
void bst_render_laid_draw_shadow  (const BstRenderScope *scope);

/* Takes what is beyond the round off the corners, over the tiles. */
void bst_render_laid_draw_corners (const BstRenderScope *scope);

/* Which of a tile's corners are outer ones: north west 1, north east 2, south east 4, south west 8. */
guint bst_render_laid_get_corners (const BstPosition    *position,
                                   int                   x,
                                   int                   y);

G_END_DECLS
