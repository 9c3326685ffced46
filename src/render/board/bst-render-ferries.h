/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ferries on the board (FE1), and where one is chosen. */

#pragma once

#include "bst-render-board.h"

G_BEGIN_DECLS

/* Every ferry in view; below the figures. */
void bst_render_ferries_draw     (const BstRenderScope *scope);

/* The deck alone, from edge @a to edge @b of a tile of @scale pixels, over the middle of its lake at @x, @y. */
void bst_render_ferry_draw_deck  (cairo_t              *cr,
                                  const BstRenderTheme *theme,
                                  double                x,
                                  double                y,
                                  double                scale,
                                  BstDirection          a,
                                  BstDirection          b);

/* The middle of the lake of tile @index, in tiles of the board. FALSE if it has none. */
gboolean bst_render_ferry_get_lake (const BstPosition    *position,
                                    const BstRenderArt   *art,
                                    guint                 index,
                                    double               *board_x,
                                    double               *board_y);

/* Where the ferry of lake @index is shown as a choice that would join the road ends at two edges, the first clockwise from
 * north first; in tiles of the board, each apart from all others. */
void bst_render_ferry_get_choice (const BstPosition    *position,
                                  const BstRenderArt   *art,
                                  guint                 index,
                                  BstDirection          a,
                                  BstDirection          b,
                                  double               *board_x,
                                  double               *board_y);

G_END_DECLS
