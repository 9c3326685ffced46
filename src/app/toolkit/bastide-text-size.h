/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How large the reader has set texts; what is measured in pixels beside them grows along. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* 1 for the usual size and below, 2 for twice that. "notify::gtk-xft-dpi" of the settings tells of
 * another one. */
double bastide_text_size_get_scale (GtkWidget *widget);

G_END_DECLS
