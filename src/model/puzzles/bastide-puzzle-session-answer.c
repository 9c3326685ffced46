/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is thought about answers, in a thread. */

#include "config.h"

#include "bastide-puzzle-session-private.h"

#include <bst-io-booklet.h>
#include <bst-io-reason.h>

/* --- In the thread --- */

/* One job: to find the solution, if it is not known, and to judge an answer, if there is one. */
typedef struct
{
  BstPuzzle        *puzzle;     /* a copy */
  guint             drawn;
  BastideSolved    *solved;     /* (nullable) */
  char             *answer;     /* (nullable) */
  gboolean          is_judged;
  BstPuzzleVerdict  verdict;    /* its reply lives in the puzzle */
  char             *fault;      /* (nullable) */
} Job;

static void
job_free (Job *job)
{
  bst_puzzle_free (job->puzzle);
  g_clear_pointer (&job->solved, bastide_puzzle_session_solved_unref);
  g_free (job->answer);
  g_free (job->fault);
  g_free (job);
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
take_fault (Job *job,
            GError *error)
{
  job->fault = bst_io_reason_dup_message (error);
}

static void
run (GTask        *task,
     gpointer      source,
     gpointer      task_data,
     GCancellable *cancellable)
{
  Job *job = task_data;
  g_autoptr (GError) error = NULL;

  if (job->solved == NULL)
    {
      job->solved = g_atomic_rc_box_new0 (BastideSolved);
      if (!bst_puzzle_solve_until (job->puzzle, job->drawn, is_cancelled, cancellable,
                                   &job->solved->solution, &error))
        {
          g_clear_pointer (&job->solved, bastide_puzzle_session_solved_unref);
          take_fault (job, error);
        }
    }
  if (job->solved != NULL && job->answer != NULL)
    {
      job->is_judged = bst_puzzle_judge_by (job->puzzle, job->drawn,
                                               &job->solved->solution, job->answer,
                                               &job->verdict, &error);
      if (!job->is_judged)
        take_fault (job, error);
    }
  g_task_return_boolean (task, TRUE);
}

/* --- Back from it --- */

static void
take_verdict (BastidePuzzleSession *self,
              const Job *job)
{
  self->verdict = job->verdict;
  g_free (self->reply);
  self->reply = g_strdup (job->verdict.reply);
  self->verdict.reply = self->reply;
  bastide_puzzle_session_set_state (self, BASTIDE_PUZZLE_SESSION_JUDGED);
  self->is_done |= self->verdict.right;
  self->n_wrong += !self->verdict.right;
  bastide_puzzle_session_note (self, self->verdict.right);
}

/* The puzzle cannot be solved, or the answer is none. */
static void
take_failure (BastidePuzzleSession *self,
              Job               *job)
{
  g_free (self->fault);
  self->fault = g_steal_pointer (&job->fault);
  bastide_puzzle_session_set_state (self, self->solved != NULL ? BASTIDE_PUZZLE_SESSION_ASKING
                                                     : BASTIDE_PUZZLE_SESSION_FAILED);
}

static void
returned (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  BastidePuzzleSession *self = BASTIDE_PUZZLE_SESSION (source);
  Job *job = g_task_get_task_data (G_TASK (result));

  /* Another puzzle may be open by now. */
  if (!g_task_propagate_boolean (G_TASK (result), NULL)
      || g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;

  self->is_solving = FALSE;
  if (self->solved == NULL && job->solved != NULL)
    self->solved = g_atomic_rc_box_acquire (job->solved);
  if (job->fault != NULL)
    take_failure (self, job);
  else if (self->wants_line)
    bastide_puzzle_session_begin_line (self);
  else if (job->is_judged && g_strcmp0 (job->answer, self->given) == 0)
    take_verdict (self, job);
  else if (self->given != NULL)
    bastide_puzzle_session_think (self);
  bastide_puzzle_session_update_marks (self);
  bastide_puzzle_session_state_changed (self);
}

void
bastide_puzzle_session_think (BastidePuzzleSession *self)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  if (self->is_solving)
    return;
  self->is_solving = TRUE;
  job = g_new0 (Job, 1);
  job->puzzle = bst_puzzle_copy (self->puzzle);
  job->drawn = self->drawn;
  job->solved = self->solved != NULL ? g_atomic_rc_box_acquire (self->solved) : NULL;
  job->answer = g_strdup (self->given);
  task = g_task_new (self, self->cancellable, returned, NULL);
  g_task_set_source_tag (task, bastide_puzzle_session_think);
  g_task_set_task_data (task, job, (GDestroyNotify) job_free);
  g_task_run_in_thread (task, run);
}

/* --- Answers --- */

void
bastide_puzzle_session_take_answer (BastidePuzzleSession *self,
                                    const char           *text)
{
  /* Somebody else asks on this board. */
  if (self->puzzle == NULL)
    return;
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

/* Is the feature of @part among those of @parts? */
static gboolean
has_feature (const BstPosition *position,
             const GArray      *parts,
             guint              part)
{
  guint root = bst_position_find_root (position, part);

  for (guint i = 0; i < parts->len; i++)
    if (bst_position_find_root (position, g_array_index (parts, guint16, i)) == root)
      return TRUE;

  return FALSE;
}

void
bastide_puzzle_session_count_chosen (BastidePuzzleSession *self,
                                     guint                *n_wrong,
                                     guint                *n_missing)
{
  const GArray *cells = bastide_answer_get_cells (self->answer);
  const GArray *parts = bastide_answer_get_parts (self->answer);
  guint n_right = 0;

  g_return_if_fail (BASTIDE_IS_PUZZLE_SESSION (self));

  *n_wrong = *n_missing = 0;
  if (self->solved == NULL)
    return;
  for (guint i = 0; i < cells->len; i++)
    n_right += has_cell (self->solved->solution.cells, &g_array_index (cells, BstPlacement, i));
  for (guint i = 0; i < parts->len; i++)
    n_right += has_feature (self->puzzle->position, self->solved->solution.parts, g_array_index (parts, guint16, i));
  *n_wrong = cells->len + parts->len - n_right;
  *n_missing = self->solved->solution.cells->len + self->solved->solution.parts->len - n_right;
}
