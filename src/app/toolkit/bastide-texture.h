/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What cairo has drawn, for a snapshot. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-tile-cache.h"

G_BEGIN_DECLS

/* An ARGB32 image, which is not drawn on any more. (transfer full) */
GdkTexture *bastide_texture_new     (cairo_surface_t  *surface) G_GNUC_WARN_UNUSED_RESULT;

/* Of a tile, made at the first call. (transfer none) */
GdkTexture *bastide_texture_of_tile (BastideTileCache *tiles,
                                     guint             type,
                                     guint             variant,
                                     guint             rotation);

G_END_DECLS
