/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a page of the window has printed: the board with a title and lines of text above it, or a sheet for a class. */

#pragma once

#include <bst-booklet.h>
#include <bst-sheet.h>

#include "bastide-picture.h"

G_BEGIN_DECLS

typedef struct _BastideSheet BastideSheet;

/* The board as large as there is room. @title is plain text, of one line. @lines (nullable) come below it. */
BastideSheet       *bastide_sheet_new           (BastidePicture     *picture,
                                                 const char         *title,
                                                 const char * const *lines) G_GNUC_WARN_UNUSED_RESULT;
/* All pages, without a picture. */
BastideSheet       *bastide_sheet_new_for_pages (BstSheet           *pages) G_GNUC_WARN_UNUSED_RESULT;
/* The same of what the booklet asks, or only a lesson of it (nullable); solved in a thread once it is loaded. */
BastideSheet       *bastide_sheet_new_questions (const BstBooklet   *booklet,
                                                 const char         *lesson) G_GNUC_WARN_UNUSED_RESULT;
BastideSheet       *bastide_sheet_ref           (BastideSheet       *self);
void                bastide_sheet_unref         (BastideSheet       *self);

/* (transfer none) (nullable) */
BastidePicture     *bastide_sheet_get_picture   (BastideSheet       *self);

/* Nothing below is asked before its pages are there. FALSE and @error if they cannot be made. */
void                bastide_sheet_load_async    (BastideSheet       *self,
                                                 GCancellable       *cancellable,
                                                 GAsyncReadyCallback callback,
                                                 gpointer            user_data);
gboolean            bastide_sheet_load_finish   (BastideSheet       *self,
                                                 GAsyncResult       *result,
                                                 GError            **error);

const char         *bastide_sheet_get_title     (BastideSheet       *self);

/* All that it says (bst_sheet_to_text()). (transfer full) */
char               *bastide_sheet_dup_text      (BastideSheet       *self) G_GNUC_WARN_UNUSED_RESULT;

/* Without colours? They are there at first. */
void                bastide_sheet_set_grey      (BastideSheet       *self,
                                                 gboolean            is_grey);

/* On paper of this size, in points without its margins. */
guint               bastide_sheet_count_pages   (BastideSheet       *self,
                                                 double              width,
                                                 double              height);
/* Is it wider than high? Only a board is. */
gboolean            bastide_sheet_is_wide       (BastideSheet       *self);

/* Draws a page on paper of this size, likewise. */
void                bastide_sheet_draw          (BastideSheet        *self,
                                                 cairo_t             *cr,
                                                 guint                page,
                                                 double               width,
                                                 double               height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BastideSheet, bastide_sheet_unref)

G_END_DECLS
