/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tiles that are dragged onto a board out of widgets beside it. While one flies the cells are lit where it may lie; R, the
 * wheel and a second finger turn it; dropped on such a cell it hovers there, as after a click, else it goes home. */

#pragma once

#include "bastide-board.h"
#include "bastide-turn-input.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_TILE_DRAG (bastide_tile_drag_get_type ())
G_DECLARE_FINAL_TYPE (BastideTileDrag, bastide_tile_drag, BASTIDE, TILE_DRAG, GObject)

/* The tile at a point of a widget; BST_NO_TILE where there is none that can be dragged. */
typedef int    (*BastideTileDragFind)         (GtkWidget           *source,
                                               double               x,
                                               double               y,
                                               gpointer             data);

BastideTileDrag *bastide_tile_drag_new        (BastideBoard        *board,
                                               BastideTurnInput    *turn_input) G_GNUC_WARN_UNUSED_RESULT;
/* As long as it lives. @data outlives the drag. */
void             bastide_tile_drag_add_source (BastideTileDrag     *self,
                                               GtkWidget           *source,
                                               BastideTileDragFind  find,
                                               gpointer             data);

G_END_DECLS
