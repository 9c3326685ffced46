/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A move in the list of moves: its number, the mark of the player, the tile as it lies, its cell, what was
 * put where, and the points, in pictures and numbers, alike in all languages. The words of it are in the
 * tooltip, in the name of the row, and on wish in a line below. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-move-item.h"
#include "bastide-row-pictures.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_MOVE_ROW (bastide_move_row_get_type ())
G_DECLARE_FINAL_TYPE (BastideMoveRow, bastide_move_row, BASTIDE, MOVE_ROW, GtkWidget)

/* Signal "fold" (gboolean): the variation that begins here shall be folded, or unfolded. */

/* @pictures are borrowed, and live longer than the row. */
GtkWidget *bastide_move_row_new       (BastideRowPictures *pictures) G_GNUC_WARN_UNUSED_RESULT;
void       bastide_move_row_bind      (BastideMoveRow     *self,
                                       BastideMoveItem    *item);

/* Whether the move is told in words, too. */
void       bastide_move_row_set_words (BastideMoveRow     *self,
                                       gboolean            words);

/* The node that the row shows; NULL before the first bind. */
BstNode   *bastide_move_row_get_node  (BastideMoveRow     *self);

G_END_DECLS
