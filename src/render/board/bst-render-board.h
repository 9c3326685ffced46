/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A whole position in layers. A caller with its own tile bitmaps leaves the tile layer out
 * and draws the others over its own. */

#pragma once

#include "bst-feature.h"
#include "bst-render-figure.h"
#include "bst-render-tile.h"
#include "bst-render-viewport.h"

G_BEGIN_DECLS

/* What every layer is given. All borrowed; user space of @cr is the view, 1 unit 1 pixel of
 * the viewport. */
typedef struct
{
  cairo_t                 *cr;
  const BstPosition       *position;
  const BstRenderArt      *art;         /* of the position's tile set */
  const BstRenderTheme    *theme;
  const BstRenderViewport *viewport;
  cairo_font_face_t       *font;        /* of labels; NULL: bold sans-serif, as on paper */
} BstRenderScope;

/* A tile by its index on the board. */
static inline const BstTile *
bst_render_board_get_tile (const BstPosition *position,
                           guint              index)
{
  guint n_tiles;

  return &bst_position_get_tiles (position, &n_tiles)[index];
}

/* The table, over the whole view. */
void    bst_render_board_draw_table   (const BstRenderScope *scope);

/* The edge of the table, where the house rules give it one (H10, H11). */
void    bst_render_board_draw_edge    (const BstRenderScope *scope);

/* Every tile in view. */
void    bst_render_board_draw_tiles   (const BstRenderScope *scope);

/* What is built on the tiles in view, ferries (FE1) and the pieces of towers (TO1); below the figures, who may stand on
 * towers. */
void    bst_render_board_draw_built   (const BstRenderScope *scope);

/* Every figure in view. */
void    bst_render_board_draw_figures (const BstRenderScope *scope);
/* Each of them as a dot of its player, @size pixels wide: where figures would hide the board. */
void    bst_render_board_draw_dots    (const BstRenderScope *scope,
                                       double                size);

/* Piles of tokens, and the neutral figures that are on the board; over the figures. */
void    bst_render_board_draw_tokens  (const BstRenderScope *scope);

/* Those that lie on each tile in view and are not built, with their number, ... */
void    bst_render_board_draw_piles   (const BstRenderScope *scope);
/* ... and where tokens of a tile lie, built or not, in board coordinates: of a tower, its uppermost piece. */
void    bst_render_board_get_token_spot (const BstPosition  *position,
                                         const BstRenderArt *art,
                                         BstTokenKind        kind,
                                         guint               tile,
                                         double             *board_x,
                                         double             *board_y);
/* The top of a tower, or of its base alone. FALSE if the tile has none. */
gboolean bst_render_board_get_tower_top (const BstPosition  *position,
                                         const BstRenderArt *art,
                                         guint               tile,
                                         double             *board_x,
                                         double             *board_y);

/* How large figures are drawn, in pixels: on a small board larger than to scale. */
double  bst_render_board_get_figure_size (const BstRenderViewport *viewport);

/* Frames a cell that is pointed at or in focus. */
void    bst_render_board_draw_frame   (const BstRenderScope *scope,
                                       int                   x,
                                       int                   y);

/* The corners of the tile laid last. */
void    bst_render_board_draw_last    (const BstRenderScope *scope,
                                       int                   x,
                                       int                   y);

/* An edge of a cell that is not allowed. */
void    bst_render_board_draw_problem (const BstRenderScope *scope,
                                       int                   x,
                                       int                   y,
                                       BstDirection          edge);

/* Strokes the current path as that what is not allowed, and clears it. */
void    bst_render_problem_line       (const BstRenderScope *scope);

/* A tile, half transparent, on a cell where it might be laid. */
void    bst_render_board_draw_ghost   (const BstRenderScope *scope,
                                       guint                 type,
                                       int                   x,
                                       int                   y,
                                       guint                 rotation);

/* The part (segment of a placed tile) at a point of the view; BST_NO_PART where no tile lies. */
guint16 bst_render_board_pick         (const BstPosition       *position,
                                       const BstRenderArt      *art,
                                       const BstRenderViewport *viewport,
                                       double                   view_x,
                                       double                   view_y);

/* Where a figure on the part stands, in tiles of the board. */
void    bst_render_board_get_spot     (const BstPosition       *position,
                                       const BstRenderArt      *art,
                                       guint16                  part,
                                       double                  *board_x,
                                       double                  *board_y);

/* The same for a figure of the position, by its index: aside if others stand on its segment,
 * lifted on a tower; a barn on its corner of four tiles. */
void    bst_render_board_get_figure_spot (const BstPosition       *position,
                                          const BstRenderArt      *art,
                                          guint                    figure,
                                          double                  *board_x,
                                          double                  *board_y);

/* Where the middle of a neutral figure is drawn, in tiles of the board: beside a follower, or alone on its cell. FALSE
 * if it is not on the board. */
gboolean bst_render_board_get_neutral_spot (const BstPosition    *position,
                                            const BstRenderArt   *art,
                                            BstNeutralKind        kind,
                                            double               *board_x,
                                            double               *board_y);

/* How far towers, and who stands on them, reach beyond the northern border of the board, in
 * tiles. */
double  bst_render_board_get_overhang (const BstPosition       *position,
                                       const BstRenderArt      *art);

/* The position's bounding box, @ring cells wider on each side. */
void    bst_render_board_get_box      (const BstPosition       *position,
                                       int                      ring,
                                       BstRenderBox            *box);

G_END_DECLS
