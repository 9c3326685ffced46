/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A move in the list of moves. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-move-item.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_MOVE_ROW (bastide_move_row_get_type ())
G_DECLARE_FINAL_TYPE (BastideMoveRow, bastide_move_row, BASTIDE, MOVE_ROW, GtkWidget)

/* Signal "fold" (gboolean): the variation that begins here shall be folded, or unfolded. */

GtkWidget *bastide_move_row_new  (void) G_GNUC_WARN_UNUSED_RESULT;
void       bastide_move_row_bind (BastideMoveRow  *self,
                                  BastideMoveItem *item);

/* The node that the row shows; NULL before the first bind. */
BstNode   *bastide_move_row_get_node (BastideMoveRow *self);

G_END_DECLS
