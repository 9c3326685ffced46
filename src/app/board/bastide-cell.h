/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A cell of the board, and a row of cells, for keyboard focus and screen readers. They draw
 * nothing: the board does. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_CELL (bastide_cell_get_type ())
G_DECLARE_FINAL_TYPE (BastideCell, bastide_cell, BASTIDE, CELL, GtkWidget)

GtkWidget *bastide_cell_new       (int          x,
                                   int          y);
void       bastide_cell_get_coordinates (BastideCell *self,
                                         int         *x,
                                         int         *y);
/* Takes @label; does nothing if it is the present one. */
void       bastide_cell_take_label (BastideCell *self,
                                    char        *label);

#define BASTIDE_TYPE_CELL_ROW (bastide_cell_row_get_type ())
G_DECLARE_FINAL_TYPE (BastideCellRow, bastide_cell_row, BASTIDE, CELL_ROW, GtkWidget)

/* A row with cells @min_x to @max_x. */
GtkWidget *bastide_cell_row_new   (int          min_x,
                                   int          max_x,
                                   int          y);
/* Cells that are in both ranges stay. */
void       bastide_cell_row_set_range (BastideCellRow *self,
                                       int             min_x,
                                       int             max_x);

G_END_DECLS
