/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The typeface of the window, for what is drawn over a board. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* That of @widget, half bold; NULL where text has no such fonts. (transfer full) (nullable) */
cairo_font_face_t *bastide_label_font_new (GtkWidget *widget) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
