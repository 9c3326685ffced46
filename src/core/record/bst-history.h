/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Changes of a record that can be undone and redone. Whoever edits a record edits it through
 * its history; walking through the record is no change. What a change took out is kept by the
 * history, so nodes stay valid as long as it lives. */

#pragma once

#include "bst-record.h"

G_BEGIN_DECLS

/* What a change is called: "Undo Delete Moves". */
typedef enum
{
  BST_CHANGE_ADD_MOVE,
  BST_CHANGE_DELETE,
  BST_CHANGE_CUT,
  BST_CHANGE_PASTE,
  BST_CHANGE_PROMOTE,
  BST_CHANGE_MAIN_LINE,
  BST_CHANGE_COMMENT,
  BST_CHANGE_GLYPH,
  BST_CHANGE_MARK,
  /* Edits of a set-up. */
  BST_CHANGE_PUT_TILE,
  BST_CHANGE_MOVE_TILES,
  BST_CHANGE_TURN_TILES,
  BST_CHANGE_COPY_TILES,
  BST_CHANGE_REMOVE_TILES,
  BST_CHANGE_SHIFT,
  BST_CHANGE_CLEAR,
  BST_CHANGE_PUT_FIGURE,
  BST_CHANGE_MOVE_FIGURE,
  BST_CHANGE_REMOVE_FIGURE,
  BST_CHANGE_TOKEN,
  BST_CHANGE_PLAYERS,
  BST_CHANGE_SCORE,
  BST_CHANGE_SUPPLY,
  BST_CHANGE_TURN,
  BST_CHANGE_HELD_TILES,
  BST_CHANGE_DISCARDS,
  BST_CHANGE_GAME,
  BST_CHANGE_ALLOW,
  BST_CHANGE_MEND,
  BST_CHANGE_POSITION
} BstChangeName;

#define BST_N_CHANGE_NAMES 30

typedef struct _BstHistory BstHistory;

/* Keeps a reference to the record. (transfer full) */
BstHistory    *bst_history_new            (BstRecord       *record) G_GNUC_WARN_UNUSED_RESULT;
void           bst_history_free           (BstHistory      *history);

/* --- Changes --- */

/* Plays a move after @parent. The child with this move is there already, which is no change, or it is
 * a new one, the last of its siblings. @mover as in BstNode. NULL and @error if the move is illegal.
 * @position and @events (nullable) get what bst_record_dup_position() says of the node. */
BstNode       *bst_history_play           (BstHistory      *history,
                                           BstNode         *parent,
                                           const BstMove   *move,
                                           int              mover,
                                           BstPosition    **position,
                                           BstEvents       *events,
                                           GError         **error);

/* Makes @setup, which is taken over, the position that is set up at @node: in the place of the
 * one it has, if it is a set-up that nothing follows, else in a new node after it. Returns the
 * node. */
BstNode       *bst_history_set_up         (BstHistory      *history,
                                           BstNode         *node,
                                           BstSetup        *setup,
                                           BstChangeName    name);

/* Takes @node and all that follows it out. @name is BST_CHANGE_DELETE or BST_CHANGE_CUT. FALSE
 * for the root. */
gboolean       bst_history_remove         (BstHistory      *history,
                                           BstNode         *node,
                                           BstChangeName    name);

/* Puts a copy of @line and all that follows it under @parent; a move that is there already is
 * joined with it. Returns the first node of the line there; NULL if the line is of another
 * game. */
BstNode       *bst_history_paste          (BstHistory      *history,
                                           BstNode         *parent,
                                           const BstNode   *line);

/* Moves the variation that holds @node one place up among its siblings, or makes the whole way
 * to it the main line. FALSE if it is there already. */
gboolean       bst_history_promote        (BstHistory      *history,
                                           BstNode         *node);
gboolean       bst_history_make_main_line (BstHistory      *history,
                                           BstNode         *node);

/* NULL or "" for none. Comments of the same node that follow each other are one change, so that
 * each key typed is not. */
void           bst_history_set_comment    (BstHistory      *history,
                                           BstNode         *node,
                                           const char      *comment);

/* The glyph that the node has already is taken away. */
void           bst_history_toggle_glyph   (BstHistory      *history,
                                           BstNode         *node,
                                           BstGlyph         glyph);

/* Each of these @n_nodes, which have none, gets a glyph: one change. */
void           bst_history_add_glyphs     (BstHistory      *history,
                                           BstNode * const *nodes,
                                           const BstGlyph  *glyphs,
                                           guint            n_nodes);

/* Adds a mark, or takes away the one that is the same but for its colour; of another colour it
 * takes its place. */
void           bst_history_toggle_mark    (BstHistory      *history,
                                           BstNode         *node,
                                           const BstMark   *mark);

/* --- Undo --- */

gboolean       bst_history_can_undo       (const BstHistory *history,
                                           BstChangeName    *name);
gboolean       bst_history_can_redo       (const BstHistory *history,
                                           BstChangeName    *name);

/* The move that the next undo takes out, or with @redo puts back, and the game that it is of; NULL
 * if that is no added move. (transfer none) */
const BstMove *bst_history_get_added      (const BstHistory *history,
                                           gboolean          redo,
                                           BstGame         **game);

/* Returns the node where something changed, which is in the record afterwards. NULL if there
 * is nothing to undo or redo. */
BstNode       *bst_history_undo           (BstHistory       *history);
BstNode       *bst_history_redo           (BstHistory       *history);

/* --- Saving --- */

/* Says that the record is as it was saved, or that no state of it is; has it changed since? */
void           bst_history_set_saved      (BstHistory       *history);

/* Of a record that may change while it is written: what it is at the beginning is what was saved
 * when the end is told, which is not told if it was not. */
void           bst_history_begin_saving   (BstHistory       *history);
void           bst_history_end_saving     (BstHistory       *history);

void           bst_history_set_unsaved    (BstHistory       *history);
gboolean       bst_history_is_changed     (const BstHistory *history);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstHistory, bst_history_free)

G_END_DECLS
