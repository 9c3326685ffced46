/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A drawing of a given size, shown as large as there is room, and drawn once for each size. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_PREVIEW (bastide_preview_get_type ())
G_DECLARE_FINAL_TYPE (BastidePreview, bastide_preview, BASTIDE, PREVIEW, GtkWidget)

/* Draws within the size that was given. */
typedef void (*BastidePreviewDraw) (cairo_t  *cr,
                                    gpointer  owner);

/* Shows another drawing. @owner must live as long as it is shown. */
void bastide_preview_set_drawing (BastidePreview     *self,
                                  double              width,
                                  double              height,
                                  BastidePreviewDraw  draw,
                                  gpointer            owner);

G_END_DECLS
