/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle, and what is said to its solver, in the reader's language. */

#pragma once

#include "bastide-puzzle-session.h"

G_BEGIN_DECLS

/* The title, or "Puzzle 3" of its place in the booklet, from 0. (transfer full) */
char       *bastide_puzzle_text_dup_title    (const BstPuzzle   *puzzle,
                                              guint              index);

/* The setter's question, or the task in standard words. */
const char *bastide_puzzle_text_get_question (const BstPuzzle   *puzzle);

/* "Level 3 of 5". (transfer full) */
char       *bastide_puzzle_text_dup_level    (const BstPuzzle   *puzzle);

/* "new", "solved", "wrong", "due": how it went. */
const char *bastide_puzzle_text_get_practice (BstPracticeState   state);

/* Whose tiles these are, and where they come from: "Red lays, one after the other:".
 * (transfer full) (nullable) */
char       *bastide_puzzle_text_dup_tiles    (const BstPuzzle   *puzzle);

/* In one word how the answer was judged, and all that there is to say about it; NULL if there is
 * nothing. (transfer full) (nullable) */
const char *bastide_puzzle_text_get_verdict  (BastidePuzzleSession      *session);
char       *bastide_puzzle_text_dup_reason   (BastidePuzzleSession      *session);

/* What is right, in one sentence; NULL where only moves say it. (transfer full) (nullable) */
char       *bastide_puzzle_text_dup_answer   (const BstPuzzle   *puzzle,
                                              const BstPuzzleSolution *solution);

/* A feature of the puzzle: "city north at (1, 0)". (transfer full) */
char       *bastide_puzzle_text_dup_part     (const BstPuzzle   *puzzle,
                                              guint              part);

/* What a number of a row is about. (transfer full) */
char       *bastide_puzzle_text_dup_row      (const BstPuzzle   *puzzle,
                                              const BstPuzzleSolution *solution,
                                              guint              row);

/* The answer, when it may be told. (transfer full) (nullable) */
char       *bastide_puzzle_text_dup_given    (BastidePuzzleSession      *session);

/* The step of the solution that is on the board. (transfer full) */
char       *bastide_puzzle_text_dup_step     (BastidePuzzleSession      *session);

G_END_DECLS
