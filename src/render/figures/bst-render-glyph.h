/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Small signs for lists: what stands in a line of text instead of a word. Paths on a grid of 16 by 16, in one
 * colour, so that they are sharp at every size and look like the text beside them. */

#pragma once

#include <cairo.h>

#include "bst-location.h"

G_BEGIN_DECLS

#define BST_RENDER_GLYPH_GRID 16

typedef enum
{
  BST_RENDER_GLYPH_CITY,
  BST_RENDER_GLYPH_ROAD,
  BST_RENDER_GLYPH_FIELD,
  BST_RENDER_GLYPH_MONASTERY,
  BST_RENDER_GLYPH_RIVER,
  BST_RENDER_GLYPH_TOWER,
  BST_RENDER_GLYPH_GARDEN,
  BST_RENDER_GLYPH_FERRY,
  BST_RENDER_GLYPH_BARREL,      /* goods: wine, or any */
  BST_RENDER_GLYPH_GRAIN,
  BST_RENDER_GLYPH_CLOTH,
  BST_RENDER_GLYPH_INGOT,
  BST_RENDER_GLYPH_HAT,         /* the robber baron */
  BST_RENDER_GLYPH_SHEEP,
  BST_RENDER_GLYPH_WOLF,
  BST_RENDER_GLYPH_FAIRY,
  BST_RENDER_GLYPH_MAGE,
  BST_RENDER_GLYPH_WITCH,
  BST_RENDER_GLYPH_CIRCLE,      /* of a field of grain */
  BST_RENDER_GLYPH_CROWN,       /* the princess, the king */
  BST_RENDER_GLYPH_DRAGON,
  BST_RENDER_GLYPH_PORTAL,      /* on another tile than the one just laid */
  BST_RENDER_GLYPH_COIN,        /* somebody pays */
  BST_RENDER_GLYPH_HAND,        /* done by hand */
  BST_RENDER_GLYPH_EXCHANGE,
  BST_RENDER_GLYPH_AWAY,        /* a figure leaves, or drives on */
  BST_RENDER_GLYPH_AGAIN,       /* another turn */
  BST_RENDER_GLYPH_PENCIL,      /* set up */
  BST_RENDER_GLYPH_WARNING,
  BST_RENDER_GLYPH_CROSS        /* it did not happen */
} BstRenderGlyph;

#define BST_RENDER_N_GLYPHS 30

/* Draws a sign with the source of @cr into the square @x, @y, @size of user space. */
void           bst_render_glyph_draw    (cairo_t        *cr,
                                         BstRenderGlyph  glyph,
                                         double          x,
                                         double          y,
                                         double          size);

/* Which edges of a tile a place reaches: bits of BstDirection; above them those of a corner. */
#define BST_RENDER_COMPASS_EDGE(direction) (1u << (direction))
#define BST_RENDER_COMPASS_CORNER(corner)  (16u << (corner))    /* clockwise from NW */
#define BST_RENDER_N_COMPASSES             256

/* Draws an arrow head for each of the edges and corners, or a dot in the middle for none, likewise. */
void           bst_render_compass_draw  (cairo_t        *cr,
                                         guint           edges,
                                         double          x,
                                         double          y,
                                         double          size);

G_END_DECLS
