/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tokens: the dragon, the fairy, the pieces of a tower, and what players hold beside figures. */

#pragma once

#include "bst-render-theme.h"

G_BEGIN_DECLS

/* The width of a tower's base, and how much each piece on it raises a figure that stands there;
 * in tiles. */
#define BST_RENDER_TOWER_SIZE  0.19
#define BST_RENDER_TOWER_STEP  0.106

/* The width of the ingots on a tile, in tiles. */
#define BST_RENDER_INGOTS_SIZE 0.26

/* ... and of the sheep beside a shepherd. */
#define BST_RENDER_FLOCK_SIZE 0.20

/* Draws a neutral figure whose middle is @x, @y: the dragon @size wide, the fairy so high. */
void bst_render_dragon_draw (cairo_t              *cr,
                             const BstRenderTheme *theme,
                             double                x,
                             double                y,
                             double                size);
void bst_render_fairy_draw  (cairo_t              *cr,
                             const BstRenderTheme *theme,
                             double                x,
                             double                y,
                             double                size);

/* The mage and the witch, so high (bst-render-magic.c). */
void bst_render_mage_draw   (cairo_t              *cr,
                             const BstRenderTheme *theme,
                             double                x,
                             double                y,
                             double                size);
void bst_render_witch_draw  (cairo_t              *cr,
                             const BstRenderTheme *theme,
                             double                x,
                             double                y,
                             double                size);

/* For whoever draws one: the path, in a square of 1 whose middle is the origin, is filled, with a light line outside and a
 * dark one inside, as figures have; and the shadow below its feet, @half as wide. */
void bst_render_token_fill  (cairo_t              *cr,
                             const BstRenderTheme *theme,
                             BstRenderName         name,
                             double                width);
void bst_render_token_shade (cairo_t              *cr,
                             const BstRenderTheme *theme,
                             double                half);

/* Draws @n pieces on a base whose middle is @x, @y and whose width is @size. */
void bst_render_tower_draw  (cairo_t              *cr,
                             const BstRenderTheme *theme,
                             double                x,
                             double                y,
                             double                size,
                             guint                 n);

/* What players hold: goods (T3), abbey tiles (AM1), pieces of towers (TO1), ingots (GO2), cards (KR1). */
typedef enum
{
  BST_RENDER_TOKEN_WINE,
  BST_RENDER_TOKEN_GRAIN,
  BST_RENDER_TOKEN_CLOTH,
  BST_RENDER_TOKEN_ABBEY,
  BST_RENDER_TOKEN_PIECE,
  BST_RENDER_TOKEN_INGOT,
  BST_RENDER_TOKEN_SHEEP,
  BST_RENDER_TOKEN_KING,
  BST_RENDER_TOKEN_ROBBER
} BstRenderToken;

/* Draws one as a sign of itself, in a square of @size whose middle is @x, @y. */
void bst_render_token_draw  (cairo_t              *cr,
                             const BstRenderTheme *theme,
                             BstRenderToken        token,
                             double                x,
                             double                y,
                             double                size);

G_END_DECLS
