/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A position as a picture file: PNG, SVG or PDF. The same input gives the same bytes. */

#pragma once

#include "bst-render-marks.h"
#include "bst-render-overlay.h"

G_BEGIN_DECLS

#define BST_RENDER_EXPORT_ERROR (bst_render_export_error_quark ())
GQuark bst_render_export_error_quark (void);

typedef enum
{
  BST_RENDER_EXPORT_ERROR_FORMAT,       /* the name ends in none of .png, .svg, .pdf */
  BST_RENDER_EXPORT_ERROR_SIZE,         /* the picture would be too large, or the tile size is out of bounds */
  BST_RENDER_EXPORT_ERROR_WRITE         /* cairo could not write it */
} BstRenderExportError;

/* Bounds of the tile size, and of the sides of a picture (SVG and PDF: points). */
#define BST_RENDER_EXPORT_MIN_TILE   8
#define BST_RENDER_EXPORT_MAX_TILE   640
#define BST_RENDER_EXPORT_MAX_SIDE   16384

typedef struct
{
  const BstRenderTheme      *theme;
  guint                      tile_size;   /* pixels per tile; 0: 96 */
  BstRenderShow              show;
  const BstRenderLegendText *legend;      /* nullable */
  const BstNode             *marks;       /* the node whose marks are drawn (nullable) */
} BstRenderExportOptions;

/* Writes the board of @position to @path; its ending chooses the format. A file is left in
 * place only if it is whole. */
gboolean bst_render_export (const BstPosition            *position,
                            const BstRenderArt           *art,
                            const BstRenderExportOptions *options,
                            const char                   *path,
                            GError                      **error);

G_END_DECLS
