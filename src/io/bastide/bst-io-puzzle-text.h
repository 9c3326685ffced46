/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a puzzle asks, and what is right, in the user's language. */

#pragma once

#include "bst-puzzle-solve.h"

G_BEGIN_DECLS

/* The setter's question as it reads (bst-stated.h), or the task in standard words. (transfer full) */
char       *bst_io_puzzle_dup_question (const BstPuzzle         *puzzle) G_GNUC_WARN_UNUSED_RESULT;

/* Whose tiles these are, and where they come from: "Red lays, one after the other:".
 * (transfer full) (nullable) */
char       *bst_io_puzzle_dup_tiles    (const BstPuzzle         *puzzle) G_GNUC_WARN_UNUSED_RESULT;

/* What a move is worth by the task, of one that is answered by moves and is no goal. (transfer full) */
char       *bst_io_puzzle_dup_worth    (BstTaskKind              task,
                                        int                      value) G_GNUC_WARN_UNUSED_RESULT;

/* Why a turn, after which the position is @after, may not be the best: what it costs the solver, and, where the lead
 * counts, whom it helps; a sentence a line, of the end of the game as it would be. NULL for nothing. (transfer full)
 * (nullable) */
char       *bst_io_puzzle_dup_effect   (const BstPuzzle         *puzzle,
                                        const BstPosition       *after) G_GNUC_WARN_UNUSED_RESULT;

/* "4 × U": how many tiles of the type are left and fit the cell that a task asks of. NULL if none does. (transfer full)
 * (nullable) */
char       *bst_io_puzzle_dup_fitting  (const BstPuzzle         *puzzle,
                                        guint                    type) G_GNUC_WARN_UNUSED_RESULT;

/* Of which player a task in standard words asks, whose figures are whose, where players have names, and their points
 * so far, where these count: "Ana (Red) 17, Bob (Blue) 12". (transfer full) (nullable): colours alone are said */
char       *bst_io_puzzle_dup_players  (const BstPuzzle         *puzzle) G_GNUC_WARN_UNUSED_RESULT;

/* What is right, in one sentence; NULL where only moves say it. (transfer full) (nullable) */
char       *bst_io_puzzle_dup_answer   (const BstPuzzle         *puzzle,
                                        const BstPuzzleSolution *solution) G_GNUC_WARN_UNUSED_RESULT;

/* Why it is right: the feature, the tiles that fit, or what was paid. (transfer full) (nullable) */
char       *bst_io_puzzle_dup_why      (const BstPuzzle         *puzzle,
                                        const BstPuzzleSolution *solution) G_GNUC_WARN_UNUSED_RESULT;

/* What was paid: "Red: 2 tiles × 2 = 4", a line each. (transfer full) (nullable): nothing was */
char       *bst_io_puzzle_dup_paid     (const BstPuzzle         *puzzle,
                                        const BstEvents         *events) G_GNUC_WARN_UNUSED_RESULT;

/* How one gets to a number of points, without saying it: "Red: 2 tiles × 2 = ?". (transfer full) (nullable) */
char       *bst_io_puzzle_dup_way      (const BstPuzzle         *puzzle,
                                        const BstPuzzleSolution *solution) G_GNUC_WARN_UNUSED_RESULT;

/* A feature of the puzzle: "city north, (1, 0)"; without the cell where only one tile is asked about. (transfer full) */
char       *bst_io_puzzle_dup_part     (const BstPuzzle         *puzzle,
                                        guint                    part) G_GNUC_WARN_UNUSED_RESULT;

/* What a number of a row is about. (transfer full) */
char       *bst_io_puzzle_dup_row      (const BstPuzzle         *puzzle,
                                        const BstPuzzleSolution *solution,
                                        guint                    index) G_GNUC_WARN_UNUSED_RESULT;
/* Rows that are called as others are have numbers, from 1; 0 for all else. */
guint       bst_io_puzzle_get_row_number (const BstPuzzle       *puzzle,
                                        const BstPuzzleSolution *solution,
                                        guint                    index);


G_END_DECLS
