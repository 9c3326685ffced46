/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One fact of a turn, in a column of the table of turns. It draws itself and has no children: such cells are
 * many. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-row-pictures.h"
#include "bastide-turn-text.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_TURN_CELL (bastide_turn_cell_get_type ())
G_DECLARE_FINAL_TYPE (BastideTurnCell, bastide_turn_cell, BASTIDE, TURN_CELL, GtkWidget)

/* Signal "fold": the turns of the cell of this first one are to be unfolded, or folded. */

/* @pictures are borrowed, and live longer than the cell. */
GtkWidget *bastide_turn_cell_new      (BastideRowPictures *pictures,
                                       BastideTurnFact     fact) G_GNUC_WARN_UNUSED_RESULT;
/* Of a turn only the tile and what is put on it, so that some stand side by side. */
void       bastide_turn_cell_set_compact (BastideTurnCell *self);
/* NULL takes it away. */
void       bastide_turn_cell_set_item (BastideTurnCell    *self,
                                       BastideTurnItem    *item);

/* (nullable) */
BastideTurnItem *bastide_turn_cell_get_item (BastideTurnCell *self);

/* How wide the column of a fact is at least, in units of @widget. */
int        bastide_turn_cell_get_width (GtkWidget         *widget,
                                        BastideTurnFact    fact);

G_END_DECLS
