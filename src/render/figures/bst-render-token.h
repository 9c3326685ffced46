/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tokens: the dragon, the fairy, the pieces of a tower, and what players hold beside figures. */

#pragma once

#include "bst-render-sprite.h"

#include <bst-token-kind.h>

G_BEGIN_DECLS

/* The width of a tower's base, and how much each piece on it raises a figure that stands there;
 * in tiles. */
#define BST_RENDER_TOWER_SIZE  0.19
#define BST_RENDER_TOWER_STEP  0.106

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

/* What a kind of tokens looks like. */
typedef struct
{
  /* As a sign of itself in a square of 1: sprites measure themselves in it, their foot or their middle lies where they want
   * it. */
  void   (*sprite) (const BstRenderBrush *brush,
                    double                x,
                    double                y,
                    double                size,
                    guint                 look);
  double y;
  double sign_size;
  guint  look;

  /* On a tile, in tiles. */
  gboolean is_built;            /* it is part of what is built there, below the figures, and drawn with that, where that is */
  double size;                  /* how wide it is */
  double at_x;                  /* its middle, near a corner, where figures seldom stand */
  double at_y;
} BstRenderToken;

/* Static. */
const BstRenderToken *bst_render_token_for (BstTokenKind kind);

/* Draws a token as a sign of itself, in a square of @size whose middle is @x, @y. */
void bst_render_token_draw  (cairo_t              *cr,
                             const BstRenderTheme *theme,
                             BstTokenKind          kind,
                             double                x,
                             double                y,
                             double                size);

G_END_DECLS
