/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bitmaps of figures, one per kind and colour, at one size. */

#pragma once

#include <bst-render-figure.h>

G_BEGIN_DECLS

typedef struct _BastideFigureCache BastideFigureCache;

/* For tiles of @tile device pixels. (transfer full) */
BastideFigureCache *bastide_figure_cache_new     (const BstRenderTheme     *theme,
                                                  int                       tile) G_GNUC_WARN_UNUSED_RESULT;
void                bastide_figure_cache_free    (BastideFigureCache       *self);

gboolean            bastide_figure_cache_matches (const BastideFigureCache *self,
                                                  const BstRenderTheme     *theme,
                                                  int                       tile);

/* Paints a piece that stands on a feature of @kind, whose middle is @x, @y, moved to whole pixels. */
void                bastide_figure_cache_paint   (BastideFigureCache       *self,
                                                  cairo_t                  *cr,
                                                  BstFigureKind             piece,
                                                  BstFeatureKind            kind,
                                                  BstColour                 colour,
                                                  double                    x,
                                                  double                    y);

G_END_DECLS
