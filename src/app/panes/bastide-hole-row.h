/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A hole in the list of holes: the cell as it asks for a tile, where it is, of how many kinds tiles fit, and the chance that
 * a player draws one. */

#pragma once

#include "bastide-hole-item.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_HOLE_ROW (bastide_hole_row_get_type ())
G_DECLARE_FINAL_TYPE (BastideHoleRow, bastide_hole_row, BASTIDE, HOLE_ROW, GtkBox)

GtkWidget       *bastide_hole_row_new      (void) G_GNUC_WARN_UNUSED_RESULT;
void             bastide_hole_row_bind     (BastideHoleRow  *self,
                                            BastideHoleItem *item);
/* (nullable) */
BastideHoleItem *bastide_hole_row_get_item (BastideHoleRow  *self);

G_END_DECLS
