/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A line of the list of moves in words: what its pictures stand for. */

#pragma once

#include "bastide-move-item.h"

G_BEGIN_DECLS

/* To be read out: "12, Anna: U (1, 0) 90° · knight, city north  !", and what is told of the beginning.
 * (transfer full) */
char *bastide_move_text_dup_spoken  (BastideMoveItem *item) G_GNUC_WARN_UNUSED_RESULT;
/* To be read under the pictures: "U@1,0 r90 · knight, city north": the tile as one types it, since that
 * notation has English words, and the rest in the reader's own. (transfer full) */
char *bastide_move_text_dup_written (BastideMoveItem *item) G_GNUC_WARN_UNUSED_RESULT;
/* All of it: the move as one types it, what its tile is called, what was done, and who won how much; NULL
 * where no tile is laid. (transfer full) (nullable) */
char *bastide_move_text_dup_tooltip (BastideMoveItem *item) G_GNUC_WARN_UNUSED_RESULT;
/* What stands in the place of pictures where there is no tile: "Start of the game"; else NULL. (transfer
 * full) (nullable) */
char *bastide_move_text_dup_head    (BastideMoveItem *item) G_GNUC_WARN_UNUSED_RESULT;
/* How the first player was found, and the comment, one under the other; NULL without. (transfer full)
 * (nullable) */
char *bastide_move_text_dup_comment (BastideMoveItem *item) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
