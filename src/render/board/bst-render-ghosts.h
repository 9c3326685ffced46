/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Turns that nobody has played, over a board: their tiles and figures half transparent, each with a sign, so that it can be
 * told from the others. */

#pragma once

#include "bst-render-board.h"

G_BEGIN_DECLS

/* As many are shown at once. */
#define BST_RENDER_MAX_GHOSTS 8

/* A turn that lays a tile, and its sign: a number, or a judgement; "" for none. */
typedef struct
{
  BstMove move;
  char    sign[8];
} BstRenderGhost;

/* Draws them in their order. Of two on the same cell the first one's tile is drawn, and both signs. */
void bst_render_ghosts_draw      (const BstRenderScope *scope,
                                  const BstRenderGhost *ghosts,
                                  guint                 n_ghosts);

/* From the middle of one to that of another, where they lie apart: what might have been. */
void bst_render_ghosts_draw_join (const BstRenderScope *scope,
                                  const BstRenderGhost *one,
                                  const BstRenderGhost *other);

G_END_DECLS
