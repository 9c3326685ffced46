/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the solving share. */

#pragma once

#include "bastide-puzzle-session.h"

G_BEGIN_DECLS

/* A solution that threads may hold: nobody changes it any more. */
typedef struct
{
  BstPuzzleSolution solution;
} BastideSolved;

struct _BastidePuzzleSession
{
  GObject            parent_instance;

  /* Owned */
  BastideResults    *results;
  BstBooklet        *booklet;           /* (nullable) */
  GFile             *file;              /* (nullable) */
  BastideAnswer     *answer;            /* as it is given */

  /* The puzzle that is open: NULL if none is. All below belong to it. */
  BstPuzzle                 *puzzle;            /* not owned: the booklet's */
  guint                      index;
  guint                      drawn;             /* which tile came out of the bag */
  BastidePuzzleSessionState  state;
  GCancellable              *cancellable;       /* of what is done for it in threads */
  BastideSolved             *solved;            /* (nullable): not known yet */
  gboolean                   is_solving;        /* a thread looks for it */
  char                      *fault;             /* (nullable) */
  guint                      n_hints;           /* shown */
  gboolean                   is_noted;          /* in the results ... */
  gboolean                   is_credited;       /* ... as solved */
  gboolean                   is_done;           /* the answer may be told */
  guint                      n_wrong;           /* answers so far */

  /* The answer */
  char              *given;             /* that waits to be judged (nullable) */
  BstPuzzleVerdict   verdict;
  char              *reply;             /* of the verdict; owned */

  /* The solution that is shown */
  gboolean           wants_line;        /* as soon as it is known ... */
  gboolean           is_timed;          /* ... by itself */
  GPtrArray         *line;              /* (element-type BstPosition): the start, then each move */
  GPtrArray         *line_texts;        /* (element-type utf8): of the moves */
  guint              step;
  BstEvents          paid;              /* what the steps so far scored */
  guint              timer;
};

/* --- bastide-puzzle-session.c --- */

void     bastide_puzzle_session_state_changed (BastidePuzzleSession *self);
/* Without telling of it. */
void     bastide_puzzle_session_set_state     (BastidePuzzleSession *self,
                                               BastidePuzzleSessionState state);
/* Shows a position, which is taken over, and what is marked on it. */
void     bastide_puzzle_session_show          (BastidePuzzleSession *self,
                                               BstPosition          *position);
/* Only the first try of an opened puzzle counts. */
void     bastide_puzzle_session_note          (BastidePuzzleSession *self,
                                               gboolean              right);

/* --- bastide-puzzle-session-answer.c --- */

/* Begins to look for the solution, and judges an answer that waits. */
void     bastide_puzzle_session_think         (BastidePuzzleSession *self);
/* An answer was given. */
void     bastide_puzzle_session_take_answer   (BastidePuzzleSession *self,
                                               const char           *text);
void     bastide_puzzle_session_solved_unref  (BastideSolved *solved);

/* --- bastide-puzzle-session-line.c --- */

/* The solution is known: shows it. */
void     bastide_puzzle_session_begin_line    (BastidePuzzleSession *self);
void     bastide_puzzle_session_end_line      (BastidePuzzleSession *self);

/* --- bastide-puzzle-session-marks.c --- */

/* Draws what is asked of, and what is right and wrong, on the scene. */
void     bastide_puzzle_session_update_marks  (BastidePuzzleSession *self);

G_END_DECLS
