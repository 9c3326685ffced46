/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A position as a picture file: PNG, SVG or PDF. The same input gives the same bytes. */

#pragma once

#include "bst-render-picture.h"

G_BEGIN_DECLS

#define BST_RENDER_EXPORT_ERROR (bst_render_export_error_quark ())
GQuark bst_render_export_error_quark (void);

typedef enum
{
  BST_RENDER_EXPORT_ERROR_FORMAT,       /* the name ends in none of .png, .svg, .pdf */
  BST_RENDER_EXPORT_ERROR_SIZE,         /* the picture would be too large, or the tile size is out of bounds */
  BST_RENDER_EXPORT_ERROR_DRAW         /* cairo could not draw it */
} BstRenderExportError;

typedef enum
{
  BST_RENDER_EXPORT_PNG,
  BST_RENDER_EXPORT_SVG,
  BST_RENDER_EXPORT_PDF
} BstRenderExportFormat;

/* The largest side of a picture (SVG and PDF: points). */
#define BST_RENDER_EXPORT_MAX_SIDE   16384

/* The format that the ending of a file's name chooses. FALSE and @error if it is none of them. */
gboolean bst_render_export_find_format (const char             *path,
                                        BstRenderExportFormat  *format,
                                        GError                **error);

/* The board of @position as the contents of a file. Any thread may do this, with a position of
 * its own. (transfer full) */
GBytes  *bst_render_export_to_bytes    (const BstPosition       *position,
                                        const BstRenderArt      *art,
                                        const BstRenderPicture  *picture,
                                        BstRenderExportFormat    format,
                                        GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

/* Draws with the top left corner at the origin. */
typedef void (*BstRenderExportDraw) (cairo_t  *cr,
                                     gpointer  data);

/* The same of whatever @draw draws, so many points wide and high, pixels in a PNG. (transfer full) */
GBytes  *bst_render_export_drawing     (double                   width,
                                        double                   height,
                                        BstRenderExportDraw      draw,
                                        gpointer                 data,
                                        BstRenderExportFormat    format,
                                        GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

/* Writes it to @path; its ending chooses the format. A file is left in place only if it is
 * whole. */
gboolean bst_render_export             (const BstPosition       *position,
                                        const BstRenderArt      *art,
                                        const BstRenderPicture  *picture,
                                        const char              *path,
                                        GError                 **error);

G_END_DECLS
