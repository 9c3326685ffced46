/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Figures: own silhouettes, standing and lying, with a double outline and the player's mark. */

#pragma once

#include "bst-render-theme.h"

G_BEGIN_DECLS

typedef enum
{
  BST_RENDER_FIGURE_KNIGHT,
  BST_RENDER_FIGURE_HIGHWAYMAN,
  BST_RENDER_FIGURE_FARMER,     /* lies */
  BST_RENDER_FIGURE_MONK,
  BST_RENDER_FIGURE_BUILDER,
  BST_RENDER_FIGURE_PIG,        /* lies */
  BST_RENDER_FIGURE_BARN,
  BST_RENDER_FIGURE_WAGON,
  BST_RENDER_FIGURE_MAYOR,
  BST_RENDER_FIGURE_ABBOT,
  BST_RENDER_FIGURE_SHEPHERD,
  BST_RENDER_FIGURE_GUARD       /* a knight within the crown of a tower */
} BstRenderFigure;

#define BST_RENDER_N_FIGURES 12

/* How large a figure is on a board, in tiles: its height when standing. */
#define BST_RENDER_FIGURE_SIZE 0.27

/* Draws a figure whose middle is @x, @y and whose height (length of a lying one) is @size, all
 * in user units. Its rim and halo are never thinner than 1.3 and 1.5 device pixels; under 28 it has
 * no lines within, and it is readable from 14 on. */
void            bst_render_figure_draw  (cairo_t              *cr,
                                         const BstRenderTheme *theme,
                                         BstRenderFigure       figure,
                                         BstColour             colour,
                                         double                x,
                                         double                y,
                                         double                size);

/* The bars before a prisoner (TO2), in the source that is set: @size high, about @x, @y. */
void            bst_render_figure_draw_bars (cairo_t           *cr,
                                             double             x,
                                             double             y,
                                             double             size);

G_END_DECLS
