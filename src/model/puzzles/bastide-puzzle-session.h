/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solving the puzzles of a booklet: which one is open, what has been answered, what was said to
 * that, and the board that shows it. Trying all moves and judging happen in a thread. */

#pragma once

#include "bastide-answer.h"
#include "bastide-results.h"

#include <bst-booklet.h>
#include <bst-render-overlay.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_PUZZLE_SESSION (bastide_puzzle_session_get_type ())
G_DECLARE_FINAL_TYPE (BastidePuzzleSession, bastide_puzzle_session, BASTIDE, PUZZLE_SESSION, GObject)

typedef enum
{
  BASTIDE_PUZZLE_SESSION_ASKING,     /* waits for an answer, or for the rest of one */
  BASTIDE_PUZZLE_SESSION_THINKING,   /* an answer is judged, or the solution looked for */
  BASTIDE_PUZZLE_SESSION_JUDGED,     /* get_verdict() says how */
  BASTIDE_PUZZLE_SESSION_SHOWING,    /* the solution is on the board */
  BASTIDE_PUZZLE_SESSION_FAILED      /* get_fault() says why the puzzle cannot be solved */
} BastidePuzzleSessionState;

/* Signals: "changed": another booklet; "puzzle-changed": another puzzle of it; "state-changed":
 * all else; "results-changed": a puzzle is in another state of practice; "tried-again": it is asked once more. */

BastidePuzzleSession     *bastide_puzzle_session_new            (BastideResults *results) G_GNUC_WARN_UNUSED_RESULT;

/* Takes the booklet over; NULL closes the one that is open. @file (nullable): where it is. Opens
 * the puzzle that is next; but one that is open stays open, with what was answered so far, if the
 * booklet of the same file has it as it is. (transfer full) */
void              bastide_puzzle_session_take_booklet   (BastidePuzzleSession   *self,
                                                         BstBooklet             *booklet,
                                                         GFile                  *file);
/* (nullable) */
const BstBooklet *bastide_puzzle_session_get_booklet    (BastidePuzzleSession   *self);
GFile            *bastide_puzzle_session_get_file       (BastidePuzzleSession   *self);

/* --- Which puzzle --- */

guint             bastide_puzzle_session_get_n_puzzles  (BastidePuzzleSession   *self);
const BstPuzzle  *bastide_puzzle_session_get_nth        (BastidePuzzleSession   *self,
                                                         guint                   index);
BstPracticeState  bastide_puzzle_session_get_practice   (BastidePuzzleSession   *self,
                                                         guint                   index);
/* The one that is open: NULL without a booklet, or in an empty one. */
const BstPuzzle  *bastide_puzzle_session_get_puzzle     (BastidePuzzleSession   *self);
guint             bastide_puzzle_session_get_index      (BastidePuzzleSession   *self);
void              bastide_puzzle_session_open           (BastidePuzzleSession   *self,
                                                         guint                   index);
/* Opens it unless it is open, with what was answered so far. */
void              bastide_puzzle_session_ensure_open    (BastidePuzzleSession   *self,
                                                         guint                   index);
/* What comes after the one that is open: what is due, else what is new, else the next one. */
guint             bastide_puzzle_session_find_next      (BastidePuzzleSession   *self);

/* Does this try count as solved in the results? */
gboolean          bastide_puzzle_session_is_credited    (BastidePuzzleSession   *self);

/* --- Answers --- */

/* Which is given on its board, whatever that shows. */
BastideAnswer            *bastide_puzzle_session_get_answer     (BastidePuzzleSession   *self);
BastidePuzzleSessionState bastide_puzzle_session_get_state      (BastidePuzzleSession   *self);
/* Takes back what was answered, or laid so far. */
void              bastide_puzzle_session_try_again      (BastidePuzzleSession   *self);

/* --- What is said --- */

/* Of the last answer; valid when it is judged. */
const BstPuzzleVerdict  *bastide_puzzle_session_get_verdict  (BastidePuzzleSession *self);
/* (nullable): not known yet. */
const BstPuzzleSolution *bastide_puzzle_session_get_solution (BastidePuzzleSession *self);
/* Why there is no solution, or why an answer is none, in the reader's language (nullable). */
const char       *bastide_puzzle_session_get_fault      (BastidePuzzleSession   *self);
/* Of the cells that were answered: how many are wrong, how many are missing. */
void              bastide_puzzle_session_count_chosen   (BastidePuzzleSession   *self,
                                                         guint                  *n_wrong,
                                                         guint                  *n_missing);
/* Wrong answers to the puzzle since it was opened. */
guint             bastide_puzzle_session_get_n_wrong    (BastidePuzzleSession   *self);
/* May the answer be told: it was found, or the reader asked for it? */
gboolean          bastide_puzzle_session_is_done        (BastidePuzzleSession   *self);

guint             bastide_puzzle_session_get_n_hints    (BastidePuzzleSession   *self);
void              bastide_puzzle_session_show_hint      (BastidePuzzleSession   *self);

/* The overlay that explains the answer, once it may be told: BstRenderShow. */
BstRenderShow     bastide_puzzle_session_find_overlay   (BastidePuzzleSession   *self);

/* --- The solution --- */

/* @timed: it plays by itself; else it waits for every step. */
void              bastide_puzzle_session_show_solution  (BastidePuzzleSession   *self,
                                                         gboolean                timed);
/* Moves of the line that is shown, and how many of them are on the board. */
guint             bastide_puzzle_session_get_n_steps    (BastidePuzzleSession   *self);
guint             bastide_puzzle_session_get_step       (BastidePuzzleSession   *self);
const char       *bastide_puzzle_session_get_step_text  (BastidePuzzleSession   *self,
                                                         guint                   step);
/* What the moves on the board were paid: those of the answer that is judged, or those of the solution. */
const BstEvents  *bastide_puzzle_session_get_paid       (BastidePuzzleSession   *self);
void              bastide_puzzle_session_set_step       (BastidePuzzleSession   *self,
                                                         guint                   step);
gboolean          bastide_puzzle_session_is_running     (BastidePuzzleSession   *self);
void              bastide_puzzle_session_set_running    (BastidePuzzleSession   *self,
                                                         gboolean                running);

G_END_DECLS
