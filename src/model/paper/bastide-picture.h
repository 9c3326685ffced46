/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a board shows, on its own: it is drawn into a file, onto the clipboard or on paper while
 * the board goes on. It never changes. */

#pragma once

#include <bst-sheet-poster.h>

#include "bastide-study.h"

G_BEGIN_DECLS

typedef struct _BastidePicture BastidePicture;

/* How it is drawn. */
typedef struct
{
  gboolean is_poster;           /* of the game, and all below but the size does not matter */
  BstSheetPosterPaper paper;
  guint    poster_scale;        /* pixels a point in a PNG; 0: 1 */
  guint    tile_size;           /* units a tile; pixels in a PNG */
  gboolean is_part;             /* only what is seen of the board */
  gboolean has_legend;          /* of what lies over the board, if anything does ... */
  gboolean is_legend_below;     /* ... and then below it, not at its right */
} BastidePictureOptions;

/* Copies what is drawn: the position, and of @look all but the tile size and the legend. */
BastidePicture *bastide_picture_new    (BastideStudy           *study,
                                        const BstRenderPicture *look) G_GNUC_WARN_UNUSED_RESULT;
BastidePicture *bastide_picture_ref    (BastidePicture         *self);
void            bastide_picture_unref  (BastidePicture         *self);

/* Does anything lie over the board that a legend explains? */
gboolean        bastide_picture_has_legend (BastidePicture     *self);

void            bastide_picture_measure (BastidePicture        *self,
                                         const BastidePictureOptions *options,
                                         double                *width,
                                         double                *height);

/* Draws it with its top left corner at the origin, in colours of @theme (nullable: those of the
 * board). */
void            bastide_picture_draw    (BastidePicture        *self,
                                         const BastidePictureOptions *options,
                                         const BstRenderTheme  *theme,
                                         cairo_t               *cr);

/* Makes the contents of a file in a thread, and writes them to @file (nullable) whole or not at
 * all. */
void            bastide_picture_render_async (BastidePicture   *self,
                                              const BastidePictureOptions *options,
                                              BstRenderExportFormat format,
                                              GFile            *file,
                                              GCancellable     *cancellable,
                                              GAsyncReadyCallback callback,
                                              gpointer          user_data);
/* The contents. (transfer full) (nullable) */
GBytes         *bastide_picture_render_finish (GAsyncResult    *result,
                                               GError         **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BastidePicture, bastide_picture_unref)

G_END_DECLS
