/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row for a hole in a list. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Rows for items (BastideHoleItem): where, what it asks for, how many tiles fit, the chance that a player draws one.
 * (transfer full) */
GtkListItemFactory *bastide_hole_row_factory_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
