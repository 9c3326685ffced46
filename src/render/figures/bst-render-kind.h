/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the kinds of figures and of features look like: two tables. */

#pragma once

#include "bst-render-figure.h"
#include "bst-render-glyph.h"

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

/* The sign of a kind of features in a list. */
BstRenderGlyph  bst_render_glyph_for    (BstFeatureKind        kind);

G_END_DECLS
