/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game as one large picture for the wall: its board as a map, who played, a scale of the points, the way there and the
 * turns that made most of it. */

#pragma once

#include "bst-event.h"
#include "bst-render-export.h"

G_BEGIN_DECLS

typedef enum
{
  BST_SHEET_POSTER_A3,
  BST_SHEET_POSTER_A2
} BstSheetPosterPaper;

#define BST_SHEET_N_POSTER_PAPERS 2

/* "a3", "a2". FALSE if it is neither. */
gboolean        bst_sheet_poster_find_paper (const char            *name,
                                             BstSheetPosterPaper   *paper);

/* Reference counted by any thread, and never changed. */
typedef struct _BstSheetPoster BstSheetPoster;

/* The board of @position, and the game until then by its @events; both are copied. @date: of the game, as a reader sees it
 * (nullable). (transfer full) */
BstSheetPoster *bst_sheet_poster_new        (const BstPosition     *position,
                                             const BstEvents       *events,
                                             const char            *date,
                                             const BstRenderTheme  *theme) G_GNUC_WARN_UNUSED_RESULT;
void            bst_sheet_poster_free       (BstSheetPoster        *self);

/* How large it is, in points. */
void            bst_sheet_poster_measure    (BstSheetPosterPaper    paper,
                                             double                *width,
                                             double                *height);
/* Draws it with its top left corner at the origin, in points. */
void            bst_sheet_poster_draw       (const BstSheetPoster  *self,
                                             BstSheetPosterPaper    paper,
                                             cairo_t               *cr);

/* The contents of a file; a PNG has @scale pixels a point. (transfer full) */
GBytes         *bst_sheet_poster_to_bytes   (const BstSheetPoster  *self,
                                             BstSheetPosterPaper    paper,
                                             guint                  scale,
                                             BstRenderExportFormat  format,
                                             GError               **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstSheetPoster, bst_sheet_poster_free)

G_END_DECLS
