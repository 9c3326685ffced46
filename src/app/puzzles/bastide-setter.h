/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle that is being made, or changed: what its setter says, and what the program finds about
 * that. Trying all moves happens in a thread, a moment after the last change. */

#pragma once

#include <gio/gio.h>

#include <bst-puzzle-solve.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_SETTER (bastide_setter_get_type ())
G_DECLARE_FINAL_TYPE (BastideSetter, bastide_setter, BASTIDE, SETTER, GObject)

/* Signals: "changed": the puzzle says something else; "list-changed": a hint or an answer came,
 * went or changed places (before "changed"); "checked": there is a verdict, or none any more. */

/* Takes the position over, whose player to move is the solver. @line (element-type utf8)
 * (nullable): the moves that follow there in the game. (transfer full) */
BastideSetter   *bastide_setter_new             (BstPosition     *position,
                                                 GPtrArray       *line) G_GNUC_WARN_UNUSED_RESULT;
/* Changes a copy of @puzzle, whose solution stands for what follows. (transfer full) */
BastideSetter   *bastide_setter_new_for         (const BstPuzzle *puzzle) G_GNUC_WARN_UNUSED_RESULT;

const BstPuzzle *bastide_setter_get_puzzle      (BastideSetter   *self);
/* As it is to be written: without hints that are still empty. (transfer full) */
BstPuzzle       *bastide_setter_dup_puzzle      (BastideSetter   *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean         bastide_setter_is_changed      (BastideSetter   *self);

/* --- What it says --- */

void             bastide_setter_set_id          (BastideSetter   *self,
                                                 const char      *id);
void             bastide_setter_set_title       (BastideSetter   *self,
                                                 const char      *title);
void             bastide_setter_set_question    (BastideSetter   *self,
                                                 const char      *question);
void             bastide_setter_set_level       (BastideSetter   *self,
                                                 guint            level);
void             bastide_setter_set_task        (BastideSetter   *self,
                                                 BstTaskKind      task);
void             bastide_setter_set_worth       (BastideSetter   *self,
                                                 BstWorth         worth);
void             bastide_setter_set_tiles_from  (BastideSetter   *self,
                                                 BstPuzzleTiles   tiles_from);
/* The tile of a place; BST_NO_TILE takes it out, and those behind it move up. A place behind the
 * last tile adds one. */
void             bastide_setter_set_tile        (BastideSetter   *self,
                                                 guint            place,
                                                 int              type);

/* --- bastide-setter-targets.c: what the task may ask of --- */

gboolean         bastide_setter_has_target      (BastideSetter   *self);
/* Features of the position that the task can be about, or its free cells; 0 if the task asks of
 * none. */
guint            bastide_setter_get_n_targets   (BastideSetter   *self);
/* In the reader's language. (transfer full) */
char            *bastide_setter_dup_target_name (BastideSetter   *self,
                                                 guint            index);
/* Which one the puzzle asks of: get_n_targets() if it is none of them. */
guint            bastide_setter_get_target      (BastideSetter   *self);
void             bastide_setter_set_target      (BastideSetter   *self,
                                                 guint            index);
/* The target that a node, or a cell, belongs to; nothing happens if there is none. */
void             bastide_setter_aim_at_node     (BastideSetter   *self,
                                                 guint            node);
void             bastide_setter_aim_at_cell     (BastideSetter   *self,
                                                 int              x,
                                                 int              y);

/* --- bastide-setter-lists.c: hints, answers and the solution --- */

void             bastide_setter_add_hint        (BastideSetter   *self);
void             bastide_setter_set_hint        (BastideSetter   *self,
                                                 guint            index,
                                                 const char      *text);
/* @direction: -1 sooner, 1 later. */
void             bastide_setter_move_hint       (BastideSetter   *self,
                                                 guint            index,
                                                 int              direction);
void             bastide_setter_remove_hint     (BastideSetter   *self,
                                                 guint            index);

/* In the words of BstPuzzleAnswer. Which one it is: one that is there already is not added again. */
guint            bastide_setter_add_answer      (BastideSetter   *self,
                                                 const char      *text);
void             bastide_setter_set_answer      (BastideSetter   *self,
                                                 guint            index,
                                                 guint            stars,
                                                 const char      *reply);
void             bastide_setter_remove_answer   (BastideSetter   *self,
                                                 guint            index);
/* The one that was removed last comes back to its place. FALSE if there is none. */
gboolean         bastide_setter_restore_answer  (BastideSetter   *self);
/* The moves that follow in the game, as many as an answer has: FALSE if there are too few, or the
 * task has other answers. */
gboolean         bastide_setter_can_answer_by_line (BastideSetter *self);
void             bastide_setter_answer_by_line  (BastideSetter   *self);

guint            bastide_setter_get_n_line      (BastideSetter   *self);
/* The solution is so many of the moves that follow in the game. */
void             bastide_setter_set_n_solution  (BastideSetter   *self,
                                                 guint            n_moves);

/* --- bastide-setter-check.c: what the program finds --- */

/* FALSE while it is still being looked for. */
gboolean         bastide_setter_is_checked      (BastideSetter   *self);
/* Of the last check that ended (element-type BstPuzzleFault) (nullable). */
const GPtrArray *bastide_setter_get_faults      (BastideSetter   *self);
/* NULL if the draw has no solution, or it is not known. */
const BstPuzzleSolution *bastide_setter_get_solution (BastideSetter *self,
                                                 guint            drawn);

G_END_DECLS
