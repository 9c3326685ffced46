/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solving the puzzles of a booklet: which one is open, what has been answered, what was said to
 * that, and the board that shows it. Trying all moves and judging happen in a thread. */

#pragma once

#include "bastide-answer.h"
#include "bastide-results.h"

#include <bst-puzzle-solve.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_SOLVE (bastide_solve_get_type ())
G_DECLARE_FINAL_TYPE (BastideSolve, bastide_solve, BASTIDE, SOLVE, GObject)

typedef enum
{
  BASTIDE_SOLVE_ASKING,     /* waits for an answer, or for the rest of one */
  BASTIDE_SOLVE_THINKING,   /* an answer is judged, or the solution looked for */
  BASTIDE_SOLVE_JUDGED,     /* get_verdict() says how */
  BASTIDE_SOLVE_SHOWING,    /* the solution is on the board */
  BASTIDE_SOLVE_FAILED      /* get_fault() says why the puzzle cannot be solved */
} BastideSolveState;

/* Signals: "changed": another booklet; "puzzle-changed": another puzzle of it; "state-changed":
 * all else; "results-changed": a puzzle is in another state of practice. */

BastideSolve     *bastide_solve_new            (BastideResults *results) G_GNUC_WARN_UNUSED_RESULT;

/* Takes the booklet over; NULL closes the one that is open. @file (nullable): where it is. Opens
 * the puzzle that is next; but one that is open stays open, with what was answered so far, if the
 * booklet of the same file has it as it is. (transfer full) */
void              bastide_solve_take_booklet   (BastideSolve   *self,
                                                BstBooklet     *booklet,
                                                GFile          *file);
/* (nullable) */
const BstBooklet *bastide_solve_get_booklet    (BastideSolve   *self);
GFile            *bastide_solve_get_file       (BastideSolve   *self);

/* --- Which puzzle --- */

guint             bastide_solve_get_n_puzzles  (BastideSolve   *self);
const BstPuzzle  *bastide_solve_get_nth        (BastideSolve   *self,
                                                guint           index);
BstPracticeState  bastide_solve_get_practice   (BastideSolve   *self,
                                                guint           index);
/* The one that is open: NULL without a booklet, or in an empty one. */
const BstPuzzle  *bastide_solve_get_puzzle     (BastideSolve   *self);
guint             bastide_solve_get_index      (BastideSolve   *self);
void              bastide_solve_open           (BastideSolve   *self,
                                                guint           index);
/* Opens it unless it is open, with what was answered so far. */
void              bastide_solve_ensure_open    (BastideSolve   *self,
                                                guint           index);
/* What comes after the one that is open: what is due, else what is new, else the next one. */
guint             bastide_solve_find_next      (BastideSolve   *self);

/* Does this try count as solved in the results? */
gboolean          bastide_solve_is_credited    (BastideSolve   *self);

/* --- Answers --- */

/* Which is given on its board, whatever that shows. */
BastideAnswer    *bastide_solve_get_answer     (BastideSolve   *self);
BastideSolveState bastide_solve_get_state      (BastideSolve   *self);
/* Takes back what was answered, or laid so far. */
void              bastide_solve_try_again      (BastideSolve   *self);

/* --- What is said --- */

/* Of the last answer; valid when it is judged. */
const BstPuzzleVerdict  *bastide_solve_get_verdict  (BastideSolve *self);
/* (nullable): not known yet. */
const BstPuzzleSolution *bastide_solve_get_solution (BastideSolve *self);
/* Why there is no solution, or why an answer is none, in the reader's language (nullable). */
const char       *bastide_solve_get_fault      (BastideSolve   *self);
/* Of the cells that were answered: how many are wrong, how many are missing. */
void              bastide_solve_count_cells    (BastideSolve   *self,
                                                guint          *n_wrong,
                                                guint          *n_missing);
/* May the answer be told: it was found, or the reader asked for it? */
gboolean          bastide_solve_is_done        (BastideSolve   *self);

guint             bastide_solve_get_n_hints    (BastideSolve   *self);
void              bastide_solve_show_hint      (BastideSolve   *self);

/* --- The solution --- */

/* @timed: it plays by itself; else it waits for every step. */
void              bastide_solve_show_solution  (BastideSolve   *self,
                                                gboolean        timed);
/* Moves of the line that is shown, and how many of them are on the board. */
guint             bastide_solve_get_n_steps    (BastideSolve   *self);
guint             bastide_solve_get_step       (BastideSolve   *self);
const char       *bastide_solve_get_step_text  (BastideSolve   *self,
                                                guint           step);
void              bastide_solve_set_step       (BastideSolve   *self,
                                                guint           step);
gboolean          bastide_solve_is_running     (BastideSolve   *self);
void              bastide_solve_set_running    (BastideSolve   *self,
                                                gboolean        running);

G_END_DECLS
