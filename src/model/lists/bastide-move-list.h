/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tree of a record as a flat list: a move, then the variations to it, then the move that
 * follows. Items are made when they are looked at, so long games cost little. */

#pragma once

#include <gio/gio.h>

#include <bst-record.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_MOVE_LIST (bastide_move_list_get_type ())
G_DECLARE_FINAL_TYPE (BastideMoveList, bastide_move_list, BASTIDE, MOVE_LIST, GObject)

/* A GListModel of BastideMoveItem. The first item is the start position. */
BastideMoveList *bastide_move_list_new        (void) G_GNUC_WARN_UNUSED_RESULT;

void             bastide_move_list_set_record (BastideMoveList *self,
                                               BstRecord       *record);

/* The position of @node; G_MAXUINT if it is not there. */
guint            bastide_move_list_find       (BastideMoveList *self,
                                               BstNode         *node);

/* The tree has changed: says so of the lines that are others now. */
void             bastide_move_list_update     (BastideMoveList *self);
/* The problems of a set-up that nobody has allowed, where they are known: to find them takes two positions. */
void             bastide_move_list_set_n_problems (BastideMoveList *self,
                                                   BstNode         *node,
                                                   int              n_problems);
/* Shows what led to @last, and neither what comes after it nor what else might have been played: in an exam that would tell
 * what is asked. NULL: everything. */
void             bastide_move_list_set_last   (BastideMoveList *self,
                                               BstNode         *last);
/* In an exam no move tells what it was worth. */
void             bastide_move_list_set_exam   (BastideMoveList *self,
                                               gboolean         is_exam);
/* What is said about @node has changed. */
void             bastide_move_list_node_edited (BastideMoveList *self,
                                                BstNode         *node);

/* Of the variation that begins with @node only that move is listed. */
void             bastide_move_list_set_folded (BastideMoveList *self,
                                               BstNode         *node,
                                               gboolean         folded);
void             bastide_move_list_fold_all   (BastideMoveList *self,
                                               gboolean         folded);
/* Unfolds what hides @node. */
void             bastide_move_list_reveal     (BastideMoveList *self,
                                               BstNode         *node);

G_END_DECLS
