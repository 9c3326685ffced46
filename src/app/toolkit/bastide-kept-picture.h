/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A picture with round corners that a widget has drawn once, until it is another or the windows become dark or light. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Zero-initialised it is empty. */
typedef struct
{
  GdkTexture *texture;
  gboolean    is_dark;
} BastideKeptPicture;

/* An ARGB32 image; device pixels of a unit are those of the widget. (transfer full) */
typedef cairo_surface_t *(*BastideKeptPictureDraw) (GtkWidget *widget,
                                                    gboolean   is_dark);

/* The widget is drawn again when the windows become dark or light. */
void bastide_kept_picture_follow   (GtkWidget              *widget);
void bastide_kept_picture_clear    (BastideKeptPicture     *self);
/* In the middle of the widget, at its top, cut off where it is wider than that; drawn if it is empty. */
void bastide_kept_picture_snapshot (BastideKeptPicture     *self,
                                    GtkWidget              *widget,
                                    GtkSnapshot            *snapshot,
                                    int                     width,
                                    int                     height,
                                    BastideKeptPictureDraw  draw);

G_END_DECLS
