/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which part of a board is in view while the reader has not moved it: all of it, as large as can be. */

#pragma once

#include <bst-position.h>
#include <bst-render-viewport.h>
#include <cairo.h>

G_BEGIN_DECLS

/* What is to be in view, and where. Sizes are in units of a widget. */
typedef struct
{
  const BstPosition *position;      /* borrowed */
  guint              cell_show;     /* what lies on empty cells, BstRenderShow; such a cell is in view, too */
  int                legal_type;    /* of which the legal cells are */
  int                ring;          /* of empty cells that are */
  double             unit;          /* device pixels of a unit */
  int                width;
  int                height;
  int                strip;         /* off the lower edge: it is left free */
  int                fit_max;       /* a tile is no larger */
  int                key_width;     /* of the legend, to which a corner is left; 0: none is open */
  int                key_height;
} BastideFit;

/* Puts all of it in view, in the middle of what the strip leaves; off the legend where there is room for both. */
void     bastide_fit_put_whole     (const BastideFit        *self,
                                    BstRenderViewport       *view);
/* Is all of it in view, as it is? */
gboolean bastide_fit_holds         (const BastideFit        *self,
                                    const BstRenderViewport *view);
/* The same as put_whole(), if it becomes so much larger by that that it is worth a move of the view; else FALSE. */
gboolean bastide_fit_enlarge       (const BastideFit        *self,
                                    BstRenderViewport       *view);

/* Whole pixels everywhere: tiles are copied, never resampled. */
void     bastide_fit_snap          (BstRenderViewport       *view);
/* Where a cell is seen, in units. */
void     bastide_fit_get_cell_area (const BstRenderViewport *view,
                                    double                   unit,
                                    int                      x,
                                    int                      y,
                                    cairo_rectangle_int_t   *area);

G_END_DECLS
