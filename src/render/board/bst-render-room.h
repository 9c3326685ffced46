/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where within an outline a label has most room. Private to this folder. */

#pragma once

#include "bst-render-region.h"

G_BEGIN_DECLS

/* A circle, in tiles of the board. */
typedef struct
{
  double x;
  double y;
  double radius;
} BstRenderRoom;

#define BST_RENDER_MAX_ROOMS 8

/* The largest circles within @outline, which is in tiles of the board, off what is @taken: the
 * largest one first, none near another. @rooms has room for BST_RENDER_MAX_ROOMS. Returns how many;
 * a narrow outline may have none. */
guint bst_render_room_find (const BstRenderOutline *outline,
                            const BstRenderRoom    *taken,
                            guint                   n_taken,
                            BstRenderRoom          *rooms);

G_END_DECLS
