/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What cairo has drawn, for a snapshot. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* An ARGB32 image, which is not drawn on any more. (transfer full) */
GdkTexture *bastide_texture_new (cairo_surface_t *surface) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
