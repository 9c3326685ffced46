/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Answers, and what is thought about them in a thread. */

#include "config.h"

#include "bastide-solve-private.h"

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
  g_clear_pointer (&errand->solved, bastide_solve_solved_unref);
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
bastide_solve_solved_unref (BastideSolved *solved)
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
          g_clear_pointer (&errand->solved, bastide_solve_solved_unref);
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
take_verdict (BastideSolve *self,
              const Errand *errand)
{
  self->verdict = errand->verdict;
  g_free (self->reply);
  self->reply = g_strdup (errand->verdict.reply);
  self->verdict.reply = self->reply;
  self->state = BASTIDE_SOLVE_JUDGED;
  self->is_done |= self->verdict.right;
  bastide_solve_note (self, self->verdict.right);
}

/* The puzzle cannot be solved, or the answer is none. */
static void
take_failure (BastideSolve *self,
              Errand       *errand)
{
  g_free (self->fault);
  self->fault = g_steal_pointer (&errand->fault);
  self->state = self->solved != NULL ? BASTIDE_SOLVE_ASKING : BASTIDE_SOLVE_FAILED;
}

static void
returned (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  BastideSolve *self = BASTIDE_SOLVE (source);
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
    bastide_solve_begin_line (self);
  else if (errand->is_judged && g_strcmp0 (errand->answer, self->answer) == 0)
    take_verdict (self, errand);
  else if (self->answer != NULL)
    bastide_solve_think (self);
  bastide_solve_update_marks (self);
  bastide_solve_state_changed (self);
}

void
bastide_solve_think (BastideSolve *self)
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
  errand->answer = g_strdup (self->answer);
  task = g_task_new (self, self->cancellable, returned, NULL);
  g_task_set_source_tag (task, bastide_solve_think);
  g_task_set_task_data (task, errand, (GDestroyNotify) errand_free);
  g_task_run_in_thread (task, run);
}

/* --- Answers --- */

/* Takes the text over. */
static void
take_answer (BastideSolve *self,
             char         *answer)
{
  g_free (self->answer);
  self->answer = answer;
  g_clear_pointer (&self->fault, g_free);
  self->state = BASTIDE_SOLVE_THINKING;
  bastide_solve_state_changed (self);
  bastide_solve_think (self);
}

static gboolean
is_asking (BastideSolve *self)
{
  return self->puzzle != NULL && self->state == BASTIDE_SOLVE_ASKING;
}

int
bastide_solve_get_tile (BastideSolve *self)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE (self), BST_NO_TILE);

  if (self->puzzle == NULL || self->puzzle->n_tiles == 0)
    return BST_NO_TILE;

  switch (self->puzzle->tiles_from)
    {
    case BST_PUZZLE_TILES_BAG:
      return self->puzzle->tiles[self->drawn];
    case BST_PUZZLE_TILES_CHOICE:
      return self->puzzle->tiles[self->choice];
    case BST_PUZZLE_TILES_KNOWN:
    default:
      return self->puzzle->tiles[MIN (self->n_laid, self->puzzle->n_tiles - 1)];
    }
}

guint
bastide_solve_get_n_laid (BastideSolve *self)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE (self), 0);

  return self->n_laid;
}

void
bastide_solve_choose_tile (BastideSolve *self,
                           guint         index)
{
  g_return_if_fail (BASTIDE_IS_SOLVE (self));

  if (!bastide_solve_is_laying (self) || index >= self->puzzle->n_tiles
      || self->puzzle->tiles_from != BST_PUZZLE_TILES_CHOICE || self->choice == index)
    return;
  self->choice = index;
  bastide_play_set_tile (self->play, bastide_solve_get_tile (self));
  bastide_solve_state_changed (self);
}

void
bastide_solve_take_move (const BstMove *move,
                         gpointer       user_data)
{
  BastideSolve *self = user_data;
  guint solver = bst_position_get_turn (self->puzzle->position);

  if (!bastide_solve_is_laying (self)
      || !bst_position_apply (self->position, move, &self->events, NULL))
    return;
  if (self->n_laid++ > 0)
    g_string_append (self->moves, "; ");
  bst_move_print (bst_position_get_game (self->position), move, self->moves);

  if (bastide_solve_is_laying (self))
    bst_position_set_turn (self->position, solver);
  else
    self->state = BASTIDE_SOLVE_THINKING;
  bastide_solve_show (self, bst_position_copy (self->position));
  if (self->state == BASTIDE_SOLVE_THINKING)
    take_answer (self, g_strdup (self->moves->str));
  else
    bastide_solve_state_changed (self);
}

void
bastide_solve_toggle_cell (BastideSolve *self,
                           int           x,
                           int           y)
{
  BstPlacement cell = { .x = (gint16) x, .y = (gint16) y };

  g_return_if_fail (BASTIDE_IS_SOLVE (self));

  if (!bastide_solve_is_picking (self) || ABS (x) > BST_MAX_COORDINATE
      || ABS (y) > BST_MAX_COORDINATE)
    return;

  for (guint i = 0; i < self->cells->len; i++)
    {
      const BstPlacement *other = &g_array_index (self->cells, BstPlacement, i);

      if (other->x == x && other->y == y)
        {
          g_array_remove_index (self->cells, i);
          bastide_solve_update_marks (self);
          bastide_solve_state_changed (self);
          return;
        }
    }
  g_array_append_val (self->cells, cell);
  bastide_solve_update_marks (self);
  bastide_solve_state_changed (self);
}

guint
bastide_solve_get_n_cells (BastideSolve *self)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE (self), 0);

  return self->cells->len;
}

void
bastide_solve_answer_cells (BastideSolve *self)
{
  GString *text;

  g_return_if_fail (BASTIDE_IS_SOLVE (self));

  if (!bastide_solve_is_picking (self) || self->cells->len == 0)
    return;
  text = g_string_new (NULL);
  for (guint i = 0; i < self->cells->len; i++)
    {
      const BstPlacement *cell = &g_array_index (self->cells, BstPlacement, i);

      g_string_append_printf (text, "%s%d,%d", i > 0 ? " " : "", cell->x, cell->y);
    }
  take_answer (self, g_string_free (text, FALSE));
}

void
bastide_solve_answer_number (BastideSolve *self,
                             int           number)
{
  g_return_if_fail (BASTIDE_IS_SOLVE (self));

  if (is_asking (self)
      && (self->puzzle->task == BST_TASK_POINTS || self->puzzle->task == BST_TASK_FITS))
    take_answer (self, g_strdup_printf ("%d", number));
}

void
bastide_solve_answer_players (BastideSolve *self,
                              guint         players)
{
  GString *text;

  g_return_if_fail (BASTIDE_IS_SOLVE (self));

  if (!is_asking (self) || self->puzzle->task != BST_TASK_OWNER)
    return;
  text = g_string_new (NULL);
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    if (players & (1u << i))
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                              bst_colour_name (bst_game_get_player (
                                bst_position_get_game (self->position), i)->colour));
  if (text->len == 0)
    g_string_append (text, BST_PUZZLE_NOBODY);
  take_answer (self, g_string_free (text, FALSE));
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
bastide_solve_count_cells (BastideSolve *self,
                           guint        *n_wrong,
                           guint        *n_missing)
{
  guint n_right = 0;

  g_return_if_fail (BASTIDE_IS_SOLVE (self));

  *n_wrong = *n_missing = 0;
  if (self->solved == NULL)
    return;
  for (guint i = 0; i < self->cells->len; i++)
    n_right += has_cell (self->solved->solution.cells, &g_array_index (self->cells, BstPlacement, i));
  *n_wrong = self->cells->len - n_right;
  *n_missing = self->solved->solution.cells->len - n_right;
}
