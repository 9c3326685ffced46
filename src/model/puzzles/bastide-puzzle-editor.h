/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle that is being made, or changed: what its setter says, and what the program finds about
 * that. Trying all moves happens in a thread, a moment after the last change. */

#pragma once

#include <gio/gio.h>

#include <bst-puzzle-solve.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_PUZZLE_EDITOR (bastide_puzzle_editor_get_type ())
G_DECLARE_FINAL_TYPE (BastidePuzzleEditor, bastide_puzzle_editor, BASTIDE, PUZZLE_EDITOR, GObject)

/* Signals: "changed": the puzzle says something else; "list-changed": a hint or an answer came,
 * went or changed places (before "changed"); "checked": there is a verdict, or none any more. */

/* Takes the position over, whose player to move is the solver. @line (element-type utf8)
 * (nullable): the moves that follow there in the game. (transfer full) */
BastidePuzzleEditor   *bastide_puzzle_editor_new             (BstPosition     *position,
                                                              GPtrArray       *line) G_GNUC_WARN_UNUSED_RESULT;
/* A puzzle asks for the tile that is known to come on its position: in the hand, or that of the game's next move
 * (nullable), if there is one. */
void             bastide_puzzle_editor_add_known_tile  (BstPuzzle             *puzzle,
                                                        const char            *next_move);
/* The move that led to the position, and what was there before it, which is taken over: what a task asks that asks of
 * a move that was just played. Without effect if the move is none there. */
void             bastide_puzzle_editor_set_last_move   (BastidePuzzleEditor   *self,
                                                        BstPosition           *before,
                                                        const char            *move);
/* Changes a copy of @puzzle, whose solution stands for what follows. (transfer full) */
BastidePuzzleEditor   *bastide_puzzle_editor_new_for         (const BstPuzzle *puzzle) G_GNUC_WARN_UNUSED_RESULT;

const BstPuzzle *bastide_puzzle_editor_get_puzzle      (BastidePuzzleEditor   *self);
/* As it is to be written: without hints and sentences that are still empty, or what decides a statement but has no
 * answer. (transfer full) */
BstPuzzle       *bastide_puzzle_editor_dup_puzzle      (BastidePuzzleEditor   *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean         bastide_puzzle_editor_is_changed      (BastidePuzzleEditor   *self);
/* It was changed before it came here. */
void             bastide_puzzle_editor_set_unsaved     (BastidePuzzleEditor   *self);

/* What is known beside the puzzle: the moves that follow in the game, the last one and what was there before it, and the
 * id as it is written so far. (transfer full) */
char            *bastide_puzzle_editor_dup_known       (BastidePuzzleEditor   *self);
/* Without effect if @known makes no sense. */
void             bastide_puzzle_editor_set_known       (BastidePuzzleEditor   *self,
                                                        const char            *known);

/* --- What it says --- */

void             bastide_puzzle_editor_set_id          (BastidePuzzleEditor   *self,
                                                        const char            *id);
void             bastide_puzzle_editor_set_title       (BastidePuzzleEditor   *self,
                                                        const char            *title);
void             bastide_puzzle_editor_set_question    (BastidePuzzleEditor   *self,
                                                        const char            *question);
void             bastide_puzzle_editor_set_level       (BastidePuzzleEditor   *self,
                                                        guint                  level);
void             bastide_puzzle_editor_set_task        (BastidePuzzleEditor   *self,
                                                        BstTaskKind            task);
void             bastide_puzzle_editor_set_worth       (BastidePuzzleEditor   *self,
                                                        BstWorth               worth);
void             bastide_puzzle_editor_set_tiles_from  (BastidePuzzleEditor   *self,
                                                        BstPuzzleTiles         tiles_from);
/* The tile at @index; BST_NO_TILE takes it out, and those behind it move up. One behind the
 * last tile adds one. */
void             bastide_puzzle_editor_set_tile        (BastidePuzzleEditor   *self,
                                                        guint                  index,
                                                        int                    type);

/* --- bastide-puzzle-editor-targets.c: what the task may ask of --- */

gboolean         bastide_puzzle_editor_has_target      (BastidePuzzleEditor   *self);
/* Features of the position that the task can be about, or its free cells; 0 if the task asks of
 * none. */
guint            bastide_puzzle_editor_get_n_targets   (BastidePuzzleEditor   *self);
/* In the reader's language. (transfer full) */
char            *bastide_puzzle_editor_dup_target_name (BastidePuzzleEditor   *self,
                                                        guint                  index);
/* Which one the puzzle asks of: get_n_targets() if it is none of them. */
guint            bastide_puzzle_editor_get_target      (BastidePuzzleEditor   *self);
void             bastide_puzzle_editor_set_target      (BastidePuzzleEditor   *self,
                                                        guint                  index);
/* The target that a part, or a cell, belongs to; nothing happens if there is none. */
void             bastide_puzzle_editor_aim_at_part     (BastidePuzzleEditor   *self,
                                                        guint                  part);
void             bastide_puzzle_editor_aim_at_cell     (BastidePuzzleEditor   *self,
                                                        int                    x,
                                                        int                    y);

/* The other feature of a task that asks of two. */
gboolean         bastide_puzzle_editor_has_other       (BastidePuzzleEditor   *self);
guint            bastide_puzzle_editor_get_other       (BastidePuzzleEditor   *self);
void             bastide_puzzle_editor_set_other       (BastidePuzzleEditor   *self,
                                                        guint                  index);

/* --- bastide-puzzle-editor-needs.c: what else a task is told --- */

void             bastide_puzzle_editor_set_player      (BastidePuzzleEditor   *self,
                                                        guint                  player);
void             bastide_puzzle_editor_set_kind        (BastidePuzzleEditor   *self,
                                                        BstFeatureKind         kind);
/* @goal: points, 1 to BST_MAX_SCORE. */
void             bastide_puzzle_editor_set_goal        (BastidePuzzleEditor   *self,
                                                        int                    goal);
gboolean         bastide_puzzle_editor_has_edition     (BastidePuzzleEditor   *self,
                                                        const char            *rule_set);
/* The bundled rule set of that id is compared, or is not. FALSE if the board cannot be played by it, there are too
 * many, or it is the last one. */
gboolean         bastide_puzzle_editor_set_edition     (BastidePuzzleEditor   *self,
                                                        const char            *rule_set,
                                                        gboolean               is_compared);

/* --- bastide-puzzle-editor-sentences.c: what is chosen, and by which rule --- */

void             bastide_puzzle_editor_add_choice      (BastidePuzzleEditor   *self);
void             bastide_puzzle_editor_set_choice      (BastidePuzzleEditor   *self,
                                                        guint                  index,
                                                        const char            *text);
void             bastide_puzzle_editor_remove_choice   (BastidePuzzleEditor   *self,
                                                        guint                  index);
/* A rule that may be the reason, by its number. */
void             bastide_puzzle_editor_add_rule        (BastidePuzzleEditor   *self,
                                                        const char            *number);
void             bastide_puzzle_editor_remove_rule     (BastidePuzzleEditor   *self,
                                                        guint                  index);
/* The sentence, or the rule, that is right; -1 if none is. */
int              bastide_puzzle_editor_get_right       (BastidePuzzleEditor   *self);
void             bastide_puzzle_editor_set_right       (BastidePuzzleEditor   *self,
                                                        guint                  index);
/* What the solver is told who takes the sentence (nullable). */
const char      *bastide_puzzle_editor_get_choice_reply (BastidePuzzleEditor  *self,
                                                        guint                  index);
void             bastide_puzzle_editor_set_choice_reply (BastidePuzzleEditor  *self,
                                                        guint                  index,
                                                        const char            *reply);
/* Is the statement true? */
gboolean         bastide_puzzle_editor_is_true         (BastidePuzzleEditor   *self);
void             bastide_puzzle_editor_set_true        (BastidePuzzleEditor   *self,
                                                        gboolean               is_true);

/* --- bastide-puzzle-editor-claim.c: what decides whether the statement is true --- */

/* What is told its target, tiles, player and so on, here and above: what decides the statement, or where nothing
 * does, or the task is another, the puzzle. */
const BstPuzzle *bastide_puzzle_editor_get_asked       (BastidePuzzleEditor   *self);
/* Whether a statement is true is decided by this task, which is none of a sentence, once that is answered. */
void             bastide_puzzle_editor_set_claim       (BastidePuzzleEditor   *self,
                                                        BstTaskKind            task);
void             bastide_puzzle_editor_clear_claim     (BastidePuzzleEditor   *self);
/* In place of the answer that it has. In the words of BstPuzzleAnswer. */
void             bastide_puzzle_editor_answer_claim    (BastidePuzzleEditor   *self,
                                                        const char            *text);

/* --- bastide-puzzle-editor-lists.c: hints, answers and the solution --- */

void             bastide_puzzle_editor_add_hint        (BastidePuzzleEditor   *self);
void             bastide_puzzle_editor_set_hint        (BastidePuzzleEditor   *self,
                                                        guint                  index,
                                                        const char            *text);
/* @direction: -1 sooner, 1 later. */
void             bastide_puzzle_editor_move_hint       (BastidePuzzleEditor   *self,
                                                        guint                  index,
                                                        int                    direction);
void             bastide_puzzle_editor_remove_hint     (BastidePuzzleEditor   *self,
                                                        guint                  index);

/* In the words of BstPuzzleAnswer, with the stars that are right for it by the last check. Which one it is: one that
 * is there already is not added again. */
guint            bastide_puzzle_editor_add_answer      (BastidePuzzleEditor   *self,
                                                        const char            *text);
void             bastide_puzzle_editor_set_answer      (BastidePuzzleEditor   *self,
                                                        guint                  index,
                                                        guint                  stars,
                                                        const char            *reply);
void             bastide_puzzle_editor_remove_answer   (BastidePuzzleEditor   *self,
                                                        guint                  index);
/* The one that was removed last comes back to its place. FALSE if there is none, or no room for it. */
gboolean         bastide_puzzle_editor_can_restore_answer (BastidePuzzleEditor *self);
gboolean         bastide_puzzle_editor_restore_answer  (BastidePuzzleEditor   *self);
/* The moves that follow in the game, as many as an answer has: FALSE if there are too few, or the
 * task has other answers. */
gboolean         bastide_puzzle_editor_can_answer_by_line (BastidePuzzleEditor *self);
void             bastide_puzzle_editor_answer_by_line  (BastidePuzzleEditor   *self);

guint            bastide_puzzle_editor_get_n_line      (BastidePuzzleEditor   *self);
/* The solution is so many of the moves that follow in the game. */
void             bastide_puzzle_editor_set_n_solution  (BastidePuzzleEditor   *self,
                                                        guint                  n_moves);

/* --- bastide-puzzle-editor-check.c: what the program finds --- */

/* FALSE while it is still being looked for. */
gboolean         bastide_puzzle_editor_is_checked      (BastidePuzzleEditor   *self);
/* Of the last check that ended (element-type BstPuzzleFault) (nullable). */
const GPtrArray *bastide_puzzle_editor_get_faults      (BastidePuzzleEditor   *self);
/* What makes a poor puzzle of one without faults; NULL for nothing. (transfer full) */
char            *bastide_puzzle_editor_dup_warning    (BastidePuzzleEditor   *self) G_GNUC_WARN_UNUSED_RESULT;
/* NULL if the draw has no solution, or it is not known. */
const BstPuzzleSolution *bastide_puzzle_editor_get_solution (BastidePuzzleEditor *self,
                                                 guint            drawn);

G_END_DECLS
