/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a window studies: a record, the node of it that is shown, and the position there.
 * Every pane reads from here and none from another. */

#pragma once

#include <gio/gio.h>

#include "bastide-shown.h"

#include <bst-history.h>
#include <bst-problem.h>
#include <bst-walk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_STUDY (bastide_study_get_type ())
G_DECLARE_FINAL_TYPE (BastideStudy, bastide_study, BASTIDE, STUDY, GObject)

/* What is other than before. */
typedef enum
{
  BASTIDE_STUDY_RECORD   = 1 << 0,      /* the record */
  BASTIDE_STUDY_GAME     = 1 << 1,      /* the game that the node is of: players, rules, tiles */
  BASTIDE_STUDY_TREE     = 1 << 2,      /* moves came, went or changed places */
  BASTIDE_STUDY_NODE     = 1 << 3,      /* the node, or what it does */
  BASTIDE_STUDY_POSITION = 1 << 4,      /* the position that is shown: of the node or of a partial turn */
  BASTIDE_STUDY_EDITED   = 1 << 5,      /* the comment, glyph or drawings of the node */
  BASTIDE_STUDY_SAVED    = 1 << 6,      /* whether there is something to save, or what can be undone */
  BASTIDE_STUDY_EXAM     = 1 << 7       /* whether it is an exam */
} BastideStudyChange;

/* Signals, each once for whatever was done, in this order; all is there by then, and so is, until the second has ended,
 * the record that was shown before:
 *
 * "reset": the record or the game is another. Whoever holds tiles, segments, nodes or players of the one before lets go
 *   of them, and calls nobody: all others are still as they were.
 * "changed" (BastideStudyChange): whoever shows the study brings himself up to date, by what the study shows now.
 * "settled" (BastideStudyChange): everybody has. Now is the time for what leads to others: another page, the focus,
 *   what lies under the pointer, leaving a mode.
 *
 * Nothing is done to the study in answer to the first two: those who were told already would have to be told again
 * before the others were told at all. If it happens, it is a fault that is logged, and all are told of both at once. */

BastideStudy      *bastide_study_new           (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows @record from its end, or from its start if it has no moves. FALSE and @error if a
 * move of the main line is illegal; then nothing changes. @file (nullable) is where it
 * came from. */
gboolean           bastide_study_set_record    (BastideStudy       *self,
                                                BstRecord          *record,
                                                GFile              *file,
                                                GError            **error);

/* Shows @position, which it takes over, as the start of an empty record of its game: a position
 * to which no moves lead. Another position of the same game takes its place, without what was drawn on it. Nothing is
 * played there, and nothing saved. (transfer full) */
void               bastide_study_take_position (BastideStudy       *self,
                                                BstPosition        *position);

/* Reads @file in a thread; what is open stays until that has gone well. */
void               bastide_study_load_async    (BastideStudy       *self,
                                                GFile              *file,
                                                GCancellable       *cancellable,
                                                GAsyncReadyCallback callback,
                                                gpointer            user_data);
/* @issues (nullable) gets what was read all the same but deserves a word: BstIoIssue. */
gboolean           bastide_study_load_finish   (BastideStudy       *self,
                                                GAsyncResult       *result,
                                                GPtrArray         **issues,
                                                GError            **error);

/* Writes @record, which is or was the study's, to a .bastide document in a thread, as it is now; it may change
 * meanwhile. @file is the study's when that is finished, if the record is; nothing changes if it fails. One at a time. */
void               bastide_study_save_async    (BastideStudy       *self,
                                                BstRecord          *record,
                                                GFile              *file,
                                                GAsyncReadyCallback callback,
                                                gpointer            user_data);
gboolean           bastide_study_save_finish   (BastideStudy       *self,
                                                GAsyncResult       *result,
                                                GError            **error);

/* (nullable): nothing is open yet. All but set_node and load need a record. */
BstRecord         *bastide_study_get_record    (BastideStudy       *self);
GFile             *bastide_study_get_file      (BastideStudy       *self);
/* Only notes where the record is now. */
void               bastide_study_set_file      (BastideStudy       *self,
                                                GFile              *file);
/* What views take when they are told "changed", and keep until "reset" or the next: they ask nothing below for what
 * they show. None can be had during "reset". (transfer none) (nullable) */
BastideShown      *bastide_study_get_shown     (BastideStudy       *self);
/* Parts of it, for those who do something to the study and keep nothing: see there. */
BstGame           *bastide_study_get_game      (BastideStudy       *self);
BstNode           *bastide_study_get_node      (BastideStudy       *self);
const BstPosition *bastide_study_get_position  (BastideStudy       *self);
guint              bastide_study_get_line_length (BastideStudy     *self);
guint              bastide_study_get_index     (BastideStudy       *self);
BstNode           *bastide_study_get_line_node (BastideStudy       *self,
                                                guint               index);
/* After another node of the record: see bst_record_dup_position(). NULL if it cannot be played.
 * (transfer full) */
BstPosition       *bastide_study_dup_position  (BastideStudy       *self,
                                                const BstNode      *node,
                                                BstEvents          *events);
/* Shows a turn that is being tried, or with NULL the position after the node again. Going to
 * another node does the latter too. (transfer full) */
void               bastide_study_take_partial_turn    (BastideStudy       *self,
                                                       BstPosition        *partial);
/* Tiles are called otherwise now: whoever tells of the game does it anew. */
void               bastide_study_retell        (BastideStudy              *self);

/* In an exam nothing is told that follows from the position: where tiles fit, how many are left, what
 * anything is worth. Of the window, not of the game: it is not kept. */
void               bastide_study_set_exam      (BastideStudy              *self,
                                                gboolean                   is_exam);
gboolean           bastide_study_is_exam       (BastideStudy              *self);

/* FALSE if there is no such node to go to. */
gboolean           bastide_study_set_node      (BastideStudy       *self,
                                                BstNode            *node);
gboolean           bastide_study_set_index     (BastideStudy       *self,
                                                guint               index);
/* So many moves on (or back), as far as the line goes. */
gboolean           bastide_study_step          (BastideStudy       *self,
                                                int                 moves);
/* The variation beside the node: 1 the next, -1 the previous one. */
gboolean           bastide_study_step_sibling  (BastideStudy       *self,
                                                int                 direction);

/* --- bastide-study-walk.c: FALSE if there is nowhere to go --- */

/* Back to the move that the variation is an alternative to. */
gboolean           bastide_study_leave_variation (BastideStudy     *self);
/* Into the first variation to the next move. */
gboolean           bastide_study_enter_variation (BastideStudy     *self);
/* Along the line, on (1) or back (-1), to the next place where it forks. */
gboolean           bastide_study_step_fork     (BastideStudy       *self,
                                                int                 direction);
/* On (1) or back (-1) through the whole tree, as the list of moves has it, to the next move with a
 * comment, or to the next one with a glyph or a drawing. */
gboolean           bastide_study_step_comment  (BastideStudy       *self,
                                                int                 direction);
gboolean           bastide_study_step_marked   (BastideStudy       *self,
                                                int                 direction);
/* Along the line to before its next move that is marked ?!, ? or ??, but for the one that follows here. */
gboolean           bastide_study_step_to_mistake (BastideStudy     *self);

/* --- bastide-study-edit.c: changes that can be undone; none without a record --- */

/* The history of the record. All changes go through the functions below, which tell who shows
 * it. (nullable) */
BstHistory        *bastide_study_get_history   (BastideStudy       *self);

/* Goes to the child of the node with this move, which is new unless the move is there already.
 * FALSE and @error if it is illegal. */
gboolean           bastide_study_play          (BastideStudy       *self,
                                                const BstMove      *move,
                                                GError            **error);

/* What is shown, to be edited: a copy of the node's set-up, or one of the position. (transfer
 * full) */
BstSetup          *bastide_study_dup_setup     (BastideStudy       *self);
/* Shows @setup, which is taken over: in the place of the node's own, if that is a set-up that
 * nothing follows, else as a new node after it. */
void               bastide_study_set_up        (BastideStudy       *self,
                                                BstSetup           *setup,
                                                BstChangeName       name);

/* A tile drawn at random out of the bag, where it stays; BST_NO_TILE if it is empty. */
int                bastide_study_draw          (BastideStudy       *self);

/* Takes the node and what follows it out; its parent is shown then. FALSE at the start. */
gboolean           bastide_study_remove        (BastideStudy       *self,
                                                BstNode            *node,
                                                BstChangeName       name);
/* Puts a copy of @line after the node. FALSE and @error if a move of it is illegal there. */
gboolean           bastide_study_paste         (BastideStudy       *self,
                                                const BstNode      *line,
                                                GError            **error);
/* FALSE if there is nothing to move. */
gboolean           bastide_study_promote       (BastideStudy       *self,
                                                BstNode            *node);
gboolean           bastide_study_make_main_line (BastideStudy      *self,
                                                 BstNode           *node);

/* Of the node. */
void               bastide_study_set_comment   (BastideStudy       *self,
                                                const char         *comment);
void               bastide_study_toggle_glyph  (BastideStudy       *self,
                                                BstGlyph            glyph);
/* Each of these nodes, which have none, gets a glyph: one change. */
void               bastide_study_add_glyphs    (BastideStudy       *self,
                                                BstNode * const    *nodes,
                                                const BstGlyph     *glyphs,
                                                guint               n_nodes);
void               bastide_study_toggle_mark   (BastideStudy       *self,
                                                const BstMark      *mark);

/* Goes to where something changed. FALSE if there is nothing to undo or redo. */
gboolean           bastide_study_undo          (BastideStudy       *self);
gboolean           bastide_study_redo          (BastideStudy       *self);
gboolean           bastide_study_is_changed    (BastideStudy       *self);
/* Whatever is undone or redone, there is something to save. */
void               bastide_study_set_unsaved   (BastideStudy       *self);

/* Tells that drawings of the node were changed past its history: they are no part of a document. */
void               bastide_study_node_drawn    (BastideStudy       *self);

/* --- bastide-study.c, for the other files of the study --- */

void               bastide_study_emit_changed  (BastideStudy       *self,
                                                BastideStudyChange  change);
/* Shows a child of the node, which the history has just found or (@is_new) made. Takes @position and @events,
 * those of the child, over. */
void               bastide_study_take_node     (BastideStudy       *self,
                                                BstNode            *node,
                                                gboolean            is_new,
                                                BstPosition        *position,
                                                BstEvents          *events);

/* The tree is another: @node, which is in it, is shown. */
void               bastide_study_tree_changed  (BastideStudy       *self,
                                                BstNode            *node);

G_END_DECLS
