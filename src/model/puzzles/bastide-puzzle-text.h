/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle, and what is said to its solver, in the reader's language. */

#pragma once

#include "bastide-puzzle-session.h"

#include <bst-io-puzzle-text.h>

G_BEGIN_DECLS

/* The title, or "Puzzle 3" of its place in the booklet, from 0. (transfer full) */
char       *bastide_puzzle_text_dup_title    (const BstPuzzle   *puzzle,
                                              guint              index);

/* "Level 3 of 5". (transfer full) */
char       *bastide_puzzle_text_dup_level    (const BstPuzzle   *puzzle);

/* "new", "solved", "wrong", "due": how it went. */
const char *bastide_puzzle_text_get_practice (BstPracticeState   state);

/* In one word how the answer was judged, and all that there is to say about it; NULL if there is
 * nothing. (transfer full) (nullable) */
const char *bastide_puzzle_text_get_verdict  (BastidePuzzleSession      *session);
char       *bastide_puzzle_text_dup_reason   (BastidePuzzleSession      *session);

/* Why a right answer does not count. (nullable) */
const char *bastide_puzzle_text_get_credit   (BastidePuzzleSession      *session);

/* The answer, when it may be told. (transfer full) (nullable) */
char       *bastide_puzzle_text_dup_given    (BastidePuzzleSession      *session);

/* The step of the solution that is on the board. (transfer full) */
char       *bastide_puzzle_text_dup_step     (BastidePuzzleSession      *session);

G_END_DECLS
