/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-solve-private.h"
#include "bastide-binder.h"

enum
{
  CHANGED,
  PUZZLE_CHANGED,
  STATE_CHANGED,
  RESULTS_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideSolve, bastide_solve, G_TYPE_OBJECT)

/* --- Beginning and ending --- */

void
bastide_solve_set_state (BastideSolve      *self,
                         BastideSolveState  state)
{
  self->state = state;
  bastide_answer_set_open (self->answer, self->puzzle != NULL && state == BASTIDE_SOLVE_ASKING);
}

static void
clear_answer (BastideSolve *self)
{
  g_clear_pointer (&self->given, g_free);
  g_clear_pointer (&self->reply, g_free);
  self->verdict = (BstPuzzleVerdict) { 0 };
  self->wants_line = FALSE;
  bastide_solve_end_line (self);
}

/* Whatever is done for the puzzle in threads is of no use any more. */
static void
close_puzzle (BastideSolve *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  clear_answer (self);
  g_clear_pointer (&self->solved, bastide_solve_solved_unref);
  g_clear_pointer (&self->fault, g_free);
  self->puzzle = NULL;
  bastide_answer_begin (self->answer, NULL, 0);
  self->is_solving = FALSE;
  self->n_hints = 0;
  self->is_noted = FALSE;
  self->is_credited = FALSE;
  self->is_done = FALSE;
  self->drawn = 0;
  self->state = BASTIDE_SOLVE_ASKING;
}

static void
bastide_solve_dispose (GObject *object)
{
  BastideSolve *self = BASTIDE_SOLVE (object);

  close_puzzle (self);
  g_clear_pointer (&self->booklet, bst_booklet_free);
  g_clear_object (&self->file);
  g_clear_object (&self->results);

  G_OBJECT_CLASS (bastide_solve_parent_class)->dispose (object);
}

static void
bastide_solve_finalize (GObject *object)
{
  BastideSolve *self = BASTIDE_SOLVE (object);

  g_clear_object (&self->answer);

  G_OBJECT_CLASS (bastide_solve_parent_class)->finalize (object);
}

static guint
add_signal (const char *name)
{
  return g_signal_new (name, BASTIDE_TYPE_SOLVE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
bastide_solve_class_init (BastideSolveClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_solve_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_solve_finalize;

  signals[CHANGED] = add_signal ("changed");
  signals[PUZZLE_CHANGED] = add_signal ("puzzle-changed");
  signals[STATE_CHANGED] = add_signal ("state-changed");
  signals[RESULTS_CHANGED] = add_signal ("results-changed");
}

static void
bastide_solve_init (BastideSolve *self)
{
  self->answer = bastide_answer_new ();
  g_signal_connect_swapped (self->answer, "changed", G_CALLBACK (bastide_solve_state_changed), self);
  g_signal_connect_swapped (self->answer, "given", G_CALLBACK (bastide_solve_take_answer), self);
}

static void
results_changed (BastideSolve *self)
{
  g_signal_emit (self, signals[RESULTS_CHANGED], 0);
}

BastideSolve *
bastide_solve_new (BastideResults *results)
{
  BastideSolve *self = g_object_new (BASTIDE_TYPE_SOLVE, NULL);

  self->results = g_object_ref (results);
  g_signal_connect_object (results, "changed", G_CALLBACK (results_changed), self,
                           G_CONNECT_SWAPPED);

  return self;
}

/* --- What is shown --- */

void
bastide_solve_state_changed (BastideSolve *self)
{
  g_signal_emit (self, signals[STATE_CHANGED], 0);
}

void
bastide_solve_show (BastideSolve *self,
                    BstPosition  *position)
{
  bastide_answer_show (self->answer, position);
  bastide_solve_update_marks (self);
}

void
bastide_solve_note (BastideSolve *self,
                    gboolean      right)
{
  if (self->is_noted)
    return;
  self->is_noted = TRUE;
  self->is_credited = right && self->n_hints == 0;
  bastide_results_note (self->results, self->booklet->key, self->puzzle->id, self->is_credited);
}

gboolean
bastide_solve_is_credited (BastideSolve *self)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE (self), FALSE);

  return self->is_credited;
}

static void
begin_answer (BastideSolve *self)
{
  clear_answer (self);
  g_clear_pointer (&self->fault, g_free);
  self->state = BASTIDE_SOLVE_ASKING;
  bastide_answer_begin (self->answer, self->puzzle, (int) self->drawn);
}

void
bastide_solve_open (BastideSolve *self,
                    guint         index)
{
  g_return_if_fail (BASTIDE_IS_SOLVE (self));
  g_return_if_fail (index < bastide_solve_get_n_puzzles (self));

  close_puzzle (self);
  self->puzzle = bst_booklet_get (self->booklet, index);
  self->index = index;
  self->drawn = (guint) g_random_int_range (0, (int) bst_puzzle_get_n_draws (self->puzzle));
  self->cancellable = g_cancellable_new ();
  begin_answer (self);
  g_signal_emit (self, signals[PUZZLE_CHANGED], 0);
  bastide_solve_state_changed (self);
  bastide_solve_think (self);
}

void
bastide_solve_try_again (BastideSolve *self)
{
  g_return_if_fail (BASTIDE_IS_SOLVE (self));
  g_return_if_fail (self->puzzle != NULL);

  begin_answer (self);
  bastide_solve_state_changed (self);
}

void
bastide_solve_ensure_open (BastideSolve *self,
                           guint         index)
{
  g_return_if_fail (BASTIDE_IS_SOLVE (self));

  if (self->puzzle == NULL || self->index != index)
    bastide_solve_open (self, index);
}

/* The same booklet is read again, and the puzzle that is open says in it what it said before: it
 * takes the place of its equal, with all that was answered. */
static gboolean
keep_puzzle (BastideSolve *self,
             BstBooklet   *booklet,
             GFile        *file)
{
  guint chapter, place, old_chapter, old_place;
  GPtrArray *puzzles, *old_puzzles;

  if (self->puzzle == NULL || booklet == NULL || file == NULL || self->file == NULL
      || !g_file_equal (file, self->file)
      || !bastide_binder_find (booklet, self->puzzle->id, &chapter, &place)
      || !bastide_binder_find (self->booklet, self->puzzle->id, &old_chapter, &old_place))
    return FALSE;
  puzzles = ((BstChapter *) g_ptr_array_index (booklet->chapters, chapter))->puzzles;
  if (!bst_puzzle_equal (g_ptr_array_index (puzzles, place), self->puzzle))
    return FALSE;

  old_puzzles = ((BstChapter *) g_ptr_array_index (self->booklet->chapters, old_chapter))->puzzles;
  bst_puzzle_free (g_ptr_array_index (puzzles, place));
  g_ptr_array_index (puzzles, place) = g_ptr_array_steal_index (old_puzzles, old_place);
  self->index = bastide_binder_get_index (booklet, self->puzzle->id);

  return TRUE;
}

void
bastide_solve_take_booklet (BastideSolve *self,
                            BstBooklet   *booklet,
                            GFile        *file)
{
  gboolean is_kept;

  g_return_if_fail (BASTIDE_IS_SOLVE (self));

  is_kept = keep_puzzle (self, booklet, file);
  if (!is_kept)
    {
      close_puzzle (self);
      self->index = 0;
    }
  g_clear_pointer (&self->booklet, bst_booklet_free);
  self->booklet = booklet;
  g_set_object (&self->file, file);
  g_signal_emit (self, signals[CHANGED], 0);
  if (is_kept || bastide_solve_get_n_puzzles (self) == 0)
    return;
  /* As if the last one had been open: the first is next. */
  self->index = bastide_solve_get_n_puzzles (self) - 1;
  bastide_solve_open (self, bastide_solve_find_next (self));
}

/* --- Which puzzle --- */

const BstBooklet *
bastide_solve_get_booklet (BastideSolve *self)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE (self), NULL);

  return self->booklet;
}

GFile *
bastide_solve_get_file (BastideSolve *self)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE (self), NULL);

  return self->file;
}

guint
bastide_solve_get_n_puzzles (BastideSolve *self)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE (self), 0);

  return self->booklet != NULL ? bst_booklet_count (self->booklet) : 0;
}

const BstPuzzle *
bastide_solve_get_nth (BastideSolve *self,
                       guint         index)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE (self), NULL);

  return bst_booklet_get (self->booklet, index);
}

BstPracticeState
bastide_solve_get_practice (BastideSolve *self,
                            guint         index)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE (self), BST_PRACTICE_NEW);

  return bastide_results_get_state (self->results, self->booklet->key,
                                    bst_booklet_get (self->booklet, index)->id);
}

const BstPuzzle *
bastide_solve_get_puzzle (BastideSolve *self)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE (self), NULL);

  return self->puzzle;
}

guint
bastide_solve_get_index (BastideSolve *self)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE (self), 0);

  return self->index;
}

guint
bastide_solve_find_next (BastideSolve *self)
{
  static const BstPracticeState wanted[] = { BST_PRACTICE_DUE, BST_PRACTICE_NEW };
  guint n_puzzles = bastide_solve_get_n_puzzles (self);

  g_return_val_if_fail (n_puzzles > 0, 0);

  for (guint w = 0; w < G_N_ELEMENTS (wanted); w++)
    for (guint i = 1; i <= n_puzzles; i++)
      {
        guint index = (self->index + i) % n_puzzles;

        if (bastide_solve_get_practice (self, index) == wanted[w]
            && (index != self->index || self->puzzle == NULL))
          return index;
      }

  return (self->index + 1) % n_puzzles;
}

/* --- What is said --- */

BastideAnswer *
bastide_solve_get_answer (BastideSolve *self)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE (self), NULL);

  return self->answer;
}

BastideSolveState
bastide_solve_get_state (BastideSolve *self)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE (self), BASTIDE_SOLVE_ASKING);

  return self->state;
}

const BstPuzzleVerdict *
bastide_solve_get_verdict (BastideSolve *self)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE (self), NULL);

  return &self->verdict;
}

const BstPuzzleSolution *
bastide_solve_get_solution (BastideSolve *self)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE (self), NULL);

  return self->solved != NULL ? &self->solved->solution : NULL;
}

const char *
bastide_solve_get_fault (BastideSolve *self)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE (self), NULL);

  return self->fault;
}

gboolean
bastide_solve_is_done (BastideSolve *self)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE (self), FALSE);

  return self->is_done;
}

guint
bastide_solve_get_n_hints (BastideSolve *self)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE (self), 0);

  return self->n_hints;
}

void
bastide_solve_show_hint (BastideSolve *self)
{
  g_return_if_fail (BASTIDE_IS_SOLVE (self));

  if (self->puzzle == NULL || self->n_hints == self->puzzle->hints->len)
    return;
  self->n_hints++;
  bastide_solve_state_changed (self);
}
