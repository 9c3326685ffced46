/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One line of the list of moves: a node of the record and where it stands in the tree. */

#pragma once

#include <glib-object.h>

#include <bst-record.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_MOVE_ITEM (bastide_move_item_get_type ())
G_DECLARE_FINAL_TYPE (BastideMoveItem, bastide_move_item, BASTIDE, MOVE_ITEM, GObject)

/* Whether a line begins a variation that can be folded, and is. */
typedef enum
{
  BASTIDE_FOLD_NONE,
  BASTIDE_FOLD_OPEN,
  BASTIDE_FOLD_CLOSED
} BastideFold;

/* @n_problems: of a set-up, which nobody has allowed; -1: they are counted when they are asked for.
 * @is_exam: what the move was worth is not told. */
BastideMoveItem *bastide_move_item_new        (BstRecord       *record,
                                               BstNode         *node,
                                               guint            number,
                                               guint            indent,
                                               int              player,
                                               BastideFold      fold,
                                               int              n_problems,
                                               gboolean         is_exam) G_GNUC_WARN_UNUSED_RESULT;

BstRecord       *bastide_move_item_get_record (BastideMoveItem *self);
BstNode         *bastide_move_item_get_node   (BastideMoveItem *self);
/* The number of the turn, from 1; 0 for the start. Set-ups are not counted. */
guint            bastide_move_item_get_number (BastideMoveItem *self);
/* How many variations deep. */
guint            bastide_move_item_get_indent (BastideMoveItem *self);
/* Who moves; BST_NO_PLAYER for the start and for set-ups. */
int              bastide_move_item_get_player (BastideMoveItem *self);
/* Of a set-up, how much is wrong with it that nobody has allowed. */
guint            bastide_move_item_get_n_problems (BastideMoveItem *self);
/* What a player won by the move, and the judgement on it; nothing in an exam. */
int              bastide_move_item_get_points (BastideMoveItem *self,
                                               guint            player);
BstGlyph         bastide_move_item_get_glyph  (BastideMoveItem *self);
BastideFold      bastide_move_item_get_fold   (BastideMoveItem *self);

G_END_DECLS
