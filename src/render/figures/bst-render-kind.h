/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the kinds of figures, of neutral ones and of features look like: three tables. */

#pragma once

#include "bst-render-figure.h"
#include "bst-render-glyph.h"
#include "bst-render-token.h"

#include <bst-neutral-kind.h>

G_BEGIN_DECLS

/* Which figure shows a piece of this kind on such a feature: followers look like their role, big
 * ones too; all other pieces have looks of their own. */
BstRenderFigure bst_render_figure_of    (BstFigureKind         piece,
                                         BstFeatureKind        kind);

/* How large a piece is drawn: 1 for a follower, more for a big one and a barn. */
double          bst_render_figure_scale (BstFigureKind         piece);

/* In a list: how much of a square it may fill, so that a big one is larger and all keep within it with their
 * outlines; and how much smaller than on a board one is drawn in a row of others, off which it must keep. */
double          bst_render_figure_row_share (BstFigureKind     piece);
double          bst_render_figure_row_scale (BstFigureKind     piece);

/* What a neutral figure looks like; lengths in tiles. */
typedef struct
{
  void   (*draw) (cairo_t              *cr,
                  const BstRenderTheme *theme,
                  double                x,
                  double                y,
                  double                size);
  const char *name;             /* "Dragon": in a legend for which no words were given */
  double picture;               /* how much of a square it fills by itself, as @draw takes it */
  double size;                  /* as @draw takes it, on a board */
  double least;                 /* in pixels: it is not smaller on a board, unless it would be larger than @most */
  double most;
  double reach_x;               /* how far from its middle it is found under the pointer */
  double reach_y;
  double ring;                  /* the radius of what goes round it when it is selected */
  double alone_x;               /* where it stands on a tile alone ... */
  double alone_y;
  double beside_x;              /* ... and from the figure beside it, or the middle of the segment it stands on */
  double beside_y;
} BstRenderNeutral;

/* Static. */
const BstRenderNeutral *bst_render_neutral_for (BstNeutralKind  kind);

/* How large it is where a tile has @scale pixels. */
double          bst_render_neutral_size (BstNeutralKind         kind,
                                         double                 scale);

/* The sign of a kind of features in a list. */
BstRenderGlyph  bst_render_glyph_for    (BstFeatureKind        kind);

G_END_DECLS
