/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row that is as good as the switch in it. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A click anywhere in @row works @button, which is in it, and as high as a finger only by its row (style class
 * "switch-row"); what takes clicks itself keeps them. */
void bastide_switch_row_make (GtkWidget *row,
                              GtkWidget *button);

G_END_DECLS
