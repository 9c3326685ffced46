/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is drawn on a cell, in a menu: rings, tints and marked features in four colours each, and a letter, as pictures
 * side by side. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Its buttons do "board.mark" with a BstMarkKind and a colour. @letter: that comes next; @has_feature: one is under the
 * pointer. */
GtkWidget *bastide_mark_grid_new (const char *letter,
                                  gboolean    has_feature) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
