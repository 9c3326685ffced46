/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies over a view, a card or a button, and what it hides. Plain values. */

#pragma once

#include <cairo.h>

#include "bst-render-viewport.h"

G_BEGIN_DECLS

/* In the same units as what lies over it. (element-type cairo_rectangle_int_t) */
typedef struct
{
  const GArray *wanted;         /* of which nothing shall be hidden */
  const GArray *seen;           /* of which as little as can be; none overlaps another */
} BstRenderCover;

/* Where something of a size is at a place of a view, @margin off its edges. */
cairo_rectangle_int_t bst_render_place_get_area (BstRenderPlace place,
                                                 int            width,
                                                 int            height,
                                                 int            view_width,
                                                 int            view_height,
                                                 int            margin);

/* So much of @area is hidden of @cells, the square of their unit; what is of two of them counts twice. */
gint64 bst_render_cover_sum    (const cairo_rectangle_int_t *area,
                                const GArray                *cells);

/* Which of @areas hides least: of what is wanted, then of what is seen, then the first. */
guint  bst_render_cover_choose (const BstRenderCover        *cover,
                                const cairo_rectangle_int_t *areas,
                                guint                        n_areas);

/* Those that hide nothing that is wanted, and no more than @most of what is seen. Their indices go to @good, which has room
 * for all. Returns how many. */
guint  bst_render_cover_list   (const BstRenderCover        *cover,
                                const cairo_rectangle_int_t *areas,
                                guint                        n_areas,
                                gint64                       most,
                                guint                       *good);

G_END_DECLS
