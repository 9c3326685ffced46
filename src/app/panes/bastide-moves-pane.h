/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tree of moves: a click jumps, the wheel steps. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-study.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_MOVES_PANE (bastide_moves_pane_get_type ())
G_DECLARE_FINAL_TYPE (BastideMovesPane, bastide_moves_pane, BASTIDE, MOVES_PANE, GtkWidget)

/* What stands over the comment. */
void bastide_moves_pane_set_comment_title (BastideMovesPane *self,
                                           const char       *title);
void bastide_moves_pane_set_study (BastideMovesPane *self,
                                   BastideStudy     *study);

/* Puts the focus into the comment of the move. */
void bastide_moves_pane_edit_comment (BastideMovesPane *self);

/* Signal "cell-pointed" (gboolean, int, int): the pointer is on the row of a move that lays a tile on a cell; FALSE: on
 * none. "cell-asked" (int, int): its cell is to be shown on the board. */

G_END_DECLS
