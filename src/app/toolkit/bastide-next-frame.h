/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What may come one frame later, or over several: a list beside the board, so that no frame has the work of both,
 * nor of two lists. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Is there more to do, in the frame after this? */
typedef gboolean (*BastideNextFrameFunc) (GtkWidget *widget);

/* In the widget that it is of, which is zero-initialised. */
typedef struct
{
  guint                tick;            /* 0 while nothing waits */
  gboolean             has_drawn;       /* the next frame, since it was asked for */
  BastideNextFrameFunc func;
} BastideNextFrame;

/* Calls @func with @widget when the next frame has been drawn; later if this is called again before. Of a widget
 * that is not mapped that waits until it is. */
void bastide_next_frame_call (BastideNextFrame     *self,
                              GtkWidget            *widget,
                              BastideNextFrameFunc  func);

/* What waits is done now. */
void bastide_next_frame_finish (BastideNextFrame     *self,
                                GtkWidget            *widget);

G_END_DECLS
