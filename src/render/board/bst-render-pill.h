/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Small signs over the board: pills with points or a number, castles. Private to this folder. */

#pragma once

#include "bst-render-board.h"

G_BEGIN_DECLS

/* Marks of players, a number, and after an arrow another one. */
typedef struct
{
  guint    owners;      /* bits */
  char     first[12];
  char     second[12];  /* empty: there is none */
  gboolean dark;        /* a number, where others say points */
  double   text;        /* the height of letters, in pixels; this and the next by bst_render_pill_fit() */
  double   content;     /* the width of all that stands in it */
  double   width;
  double   height;
} BstRenderPill;

/* How large it is in the font of labels (nullable); @is_small where tiles are. */
void bst_render_pill_fit    (BstRenderPill        *pill,
                             cairo_font_face_t    *font,
                             gboolean              is_small);

/* Draws it with its middle at @x, @y. */
void bst_render_pill_draw   (const BstRenderScope *scope,
                             const BstRenderPill  *pill,
                             double                x,
                             double                y);

/* A city that an owned farm feeds: full, or hollow while it is not completed. */
void bst_render_castle_draw (const BstRenderScope *scope,
                             gboolean              complete,
                             double                x,
                             double                y,
                             double                size);

G_END_DECLS
