/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pen of a widget. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-pen.h"

G_BEGIN_DECLS

/* For measuring. */
BastidePen bastide_widget_pen_get   (GtkWidget   *widget);

/* For drawing all of the widget; its cairo_t is destroyed by whoever has it. */
BastidePen bastide_widget_pen_begin (GtkWidget   *widget,
                                     GtkSnapshot *snapshot);

G_END_DECLS
