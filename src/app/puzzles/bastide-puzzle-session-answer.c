/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is thought about answers, in a thread. */

#include "config.h"

#include "bastide-puzzle-session-private.h"

#include <bst-io-booklet.h>
#include <bst-io-reason.h>

/* --- In the thread --- */

/* One errand: to find the solution, if it is not known, and to judge an answer, if there is one. */
typedef struct
{
  BstPuzzle        *puzzle;     /* a copy */
  guint             drawn;
  BastideSolved    *solved;     /* (nullable) */
  char             *answer;     /* (nullable) */
  gboolean          is_judged;
  BstPuzzleVerdict  verdict;    /* its reply lives in the puzzle */
  char             *fault;      /* (nullable) */
} Errand;

static void
errand_free (Errand *errand)
{
  bst_puzzle_free (errand->puzzle);
  g_clear_pointer (&errand->solved, bastide_puzzle_session_solved_unref);
  g_free (errand->answer);
  g_free (errand->fault);
  g_free (errand);
}

static void
clear_solved (gpointer data)
{
  bst_puzzle_solution_clear (&((BastideSolved *) data)->solution);
}

void
bastide_puzzle_session_solved_unref (BastideSolved *solved)
{
  g_atomic_rc_box_release_full (solved, clear_solved);
}

static gboolean
is_cancelled (gpointer cancellable)
{
  return g_cancellable_is_cancelled (cancellable);
}

static void
take_fault (Errand *errand,
            GError *error)
{
  errand->fault = bst_io_reason_dup_message (error);
}

static void
run (GTask        *task,
     gpointer      source,
     gpointer      task_data,
     GCancellable *cancellable)
{
  Errand *errand = task_data;
  g_autoptr (GError) error = NULL;

  if (errand->solved == NULL)
    {
      errand->solved = g_atomic_rc_box_new0 (BastideSolved);
      if (!bst_puzzle_solve_until (errand->puzzle, errand->drawn, is_cancelled, cancellable,
                                   &errand->solved->solution, &error))
        {
          g_clear_pointer (&errand->solved, bastide_puzzle_session_solved_unref);
          take_fault (errand, error);
        }
    }
  if (errand->solved != NULL && errand->answer != NULL)
    {
      errand->is_judged = bst_puzzle_judge_by (errand->puzzle, errand->drawn,
                                               &errand->solved->solution, errand->answer,
                                               &errand->verdict, &error);
      if (!errand->is_judged)
        take_fault (errand, error);
    }
  g_task_return_boolean (task, TRUE);
}

/* --- Back from it --- */

static void
take_verdict (BastidePuzzleSession *self,
              const Errand *errand)
{
  self->verdict = errand->verdict;
  g_free (self->reply);
  self->reply = g_strdup (errand->verdict.reply);
  self->verdict.reply = self->reply;
  bastide_puzzle_session_set_state (self, BASTIDE_PUZZLE_SESSION_JUDGED);
  self->is_done |= self->verdict.right;
  bastide_puzzle_session_note (self, self->verdict.right);
}

/* The puzzle cannot be solved, or the answer is none. */
static void
take_failure (BastidePuzzleSession *self,
              Errand               *errand)
{
  g_free (self->fault);
  self->fault = g_steal_pointer (&errand->fault);
  bastide_puzzle_session_set_state (self, self->solved != NULL ? BASTIDE_PUZZLE_SESSION_ASKING
                                                     : BASTIDE_PUZZLE_SESSION_FAILED);
}

static void
returned (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  BastidePuzzleSession *self = BASTIDE_PUZZLE_SESSION (source);
  Errand *errand = g_task_get_task_data (G_TASK (result));

  /* Another puzzle may be open by now. */
  if (!g_task_propagate_boolean (G_TASK (result), NULL)
      || g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;

  self->is_solving = FALSE;
  if (self->solved == NULL && errand->solved != NULL)
    self->solved = g_atomic_rc_box_acquire (errand->solved);
  if (errand->fault != NULL)
    take_failure (self, errand);
  else if (self->wants_line)
    bastide_puzzle_session_begin_line (self);
  else if (errand->is_judged && g_strcmp0 (errand->answer, self->given) == 0)
    take_verdict (self, errand);
  else if (self->given != NULL)
    bastide_puzzle_session_think (self);
  bastide_puzzle_session_update_marks (self);
  bastide_puzzle_session_state_changed (self);
}

void
bastide_puzzle_session_think (BastidePuzzleSession *self)
{
  g_autoptr (GTask) task = NULL;
  Errand *errand;

  if (self->is_solving)
    return;
  self->is_solving = TRUE;
  errand = g_new0 (Errand, 1);
  errand->puzzle = bst_puzzle_copy (self->puzzle);
  errand->drawn = self->drawn;
  errand->solved = self->solved != NULL ? g_atomic_rc_box_acquire (self->solved) : NULL;
  errand->answer = g_strdup (self->given);
  task = g_task_new (self, self->cancellable, returned, NULL);
  g_task_set_source_tag (task, bastide_puzzle_session_think);
  g_task_set_task_data (task, errand, (GDestroyNotify) errand_free);
  g_task_run_in_thread (task, run);
}

/* --- Answers --- */

void
bastide_puzzle_session_take_answer (BastidePuzzleSession *self,
                                    const char           *text)
{
  g_free (self->given);
  self->given = g_strdup (text);
  g_clear_pointer (&self->fault, g_free);
  bastide_puzzle_session_set_state (self, BASTIDE_PUZZLE_SESSION_THINKING);
  bastide_puzzle_session_state_changed (self);
  bastide_puzzle_session_think (self);
}

static gboolean
has_cell (const GArray       *cells,
          const BstPlacement *cell)
{
  for (guint i = 0; i < cells->len; i++)
    {
      const BstPlacement *other = &g_array_index (cells, BstPlacement, i);

      if (other->x == cell->x && other->y == cell->y)
        return TRUE;
    }

  return FALSE;
}

void
bastide_puzzle_session_count_cells (BastidePuzzleSession *self,
                                    guint                *n_wrong,
                                    guint                *n_missing)
{
  const GArray *cells = bastide_answer_get_cells (self->answer);
  guint n_right = 0;

  g_return_if_fail (BASTIDE_IS_PUZZLE_SESSION (self));

  *n_wrong = *n_missing = 0;
  if (self->solved == NULL)
    return;
  for (guint i = 0; i < cells->len; i++)
    n_right += has_cell (self->solved->solution.cells, &g_array_index (cells, BstPlacement, i));
  *n_wrong = cells->len - n_right;
  *n_missing = self->solved->solution.cells->len - n_right;
}
