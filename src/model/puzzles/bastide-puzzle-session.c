/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-puzzle-session-private.h"
#include "bastide-booklet-file.h"
#include "bastide-file.h"

enum
{
  CHANGED,
  PUZZLE_CHANGED,
  STATE_CHANGED,
  RESULTS_CHANGED,
  TRIED_AGAIN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastidePuzzleSession, bastide_puzzle_session, G_TYPE_OBJECT)

/* --- Beginning and ending --- */

void
bastide_puzzle_session_set_state (BastidePuzzleSession      *self,
                                  BastidePuzzleSessionState  state)
{
  self->state = state;
  bastide_answer_set_open (self->answer, self->puzzle != NULL && state == BASTIDE_PUZZLE_SESSION_ASKING);
}

static void
clear_answer (BastidePuzzleSession *self)
{
  g_clear_pointer (&self->given, g_free);
  g_clear_pointer (&self->reply, g_free);
  self->verdict = (BstPuzzleVerdict) { 0 };
  self->wants_line = FALSE;
  bastide_puzzle_session_end_line (self);
}

/* Whatever is done for the puzzle in threads is of no use any more. */
static void
close_puzzle (BastidePuzzleSession *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  clear_answer (self);
  g_clear_pointer (&self->solved, bastide_puzzle_session_solved_unref);
  g_clear_pointer (&self->fault, g_free);
  self->puzzle = NULL;
  bastide_answer_begin (self->answer, NULL, 0);
  self->is_solving = FALSE;
  self->n_hints = 0;
  self->is_noted = FALSE;
  self->is_credited = FALSE;
  self->is_done = FALSE;
  self->n_wrong = 0;
  self->drawn = 0;
  self->state = BASTIDE_PUZZLE_SESSION_ASKING;
}

static void
bastide_puzzle_session_dispose (GObject *object)
{
  BastidePuzzleSession *self = BASTIDE_PUZZLE_SESSION (object);

  close_puzzle (self);
  g_clear_pointer (&self->booklet, bst_booklet_free);
  g_clear_object (&self->file);
  g_clear_object (&self->results);

  G_OBJECT_CLASS (bastide_puzzle_session_parent_class)->dispose (object);
}

static void
bastide_puzzle_session_finalize (GObject *object)
{
  BastidePuzzleSession *self = BASTIDE_PUZZLE_SESSION (object);

  g_clear_object (&self->answer);

  G_OBJECT_CLASS (bastide_puzzle_session_parent_class)->finalize (object);
}

static guint
add_signal (const char *name)
{
  return g_signal_new (name, BASTIDE_TYPE_PUZZLE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
bastide_puzzle_session_class_init (BastidePuzzleSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_puzzle_session_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_puzzle_session_finalize;

  signals[CHANGED] = add_signal ("changed");
  signals[PUZZLE_CHANGED] = add_signal ("puzzle-changed");
  signals[STATE_CHANGED] = add_signal ("state-changed");
  signals[RESULTS_CHANGED] = add_signal ("results-changed");
  signals[TRIED_AGAIN] = add_signal ("tried-again");
}

static void
bastide_puzzle_session_init (BastidePuzzleSession *self)
{
  self->answer = bastide_answer_new ();
  g_signal_connect_swapped (self->answer, "changed", G_CALLBACK (bastide_puzzle_session_state_changed), self);
  g_signal_connect_swapped (self->answer, "given", G_CALLBACK (bastide_puzzle_session_take_answer), self);
  g_signal_connect_swapped (self->answer, "lit", G_CALLBACK (bastide_puzzle_session_update_marks), self);
}

static void
results_changed (BastidePuzzleSession *self)
{
  g_signal_emit (self, signals[RESULTS_CHANGED], 0);
}

BastidePuzzleSession *
bastide_puzzle_session_new (BastideResults *results)
{
  BastidePuzzleSession *self = g_object_new (BASTIDE_TYPE_PUZZLE_SESSION, NULL);

  self->results = g_object_ref (results);
  g_signal_connect_object (results, "changed", G_CALLBACK (results_changed), self,
                           G_CONNECT_SWAPPED);

  return self;
}

/* --- What is shown --- */

void
bastide_puzzle_session_state_changed (BastidePuzzleSession *self)
{
  g_signal_emit (self, signals[STATE_CHANGED], 0);
}

void
bastide_puzzle_session_show (BastidePuzzleSession *self,
                             BstPosition          *position)
{
  bastide_answer_show (self->answer, position);
  bastide_puzzle_session_update_marks (self);
}

void
bastide_puzzle_session_note (BastidePuzzleSession *self,
                             gboolean              right)
{
  if (self->is_noted)
    return;
  self->is_noted = TRUE;
  self->is_credited = right && self->n_hints == 0;
  bastide_results_note (self->results, self->booklet->key, self->puzzle->id, self->is_credited);
}

gboolean
bastide_puzzle_session_is_credited (BastidePuzzleSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), FALSE);

  return self->is_credited;
}

static void
begin_answer (BastidePuzzleSession *self)
{
  clear_answer (self);
  g_clear_pointer (&self->fault, g_free);
  self->state = BASTIDE_PUZZLE_SESSION_ASKING;
  bastide_answer_begin (self->answer, self->puzzle, (int) self->drawn);
}

void
bastide_puzzle_session_open (BastidePuzzleSession *self,
                             guint                 index)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_SESSION (self));
  g_return_if_fail (index < bastide_puzzle_session_get_n_puzzles (self));

  close_puzzle (self);
  self->puzzle = bst_booklet_get (self->booklet, index);
  self->index = index;
  self->drawn = (guint) g_random_int_range (0, (int) bst_puzzle_get_n_draws (self->puzzle));
  self->cancellable = g_cancellable_new ();
  begin_answer (self);
  g_signal_emit (self, signals[PUZZLE_CHANGED], 0);
  bastide_puzzle_session_state_changed (self);
  bastide_puzzle_session_think (self);
}

void
bastide_puzzle_session_try_again (BastidePuzzleSession *self)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_SESSION (self));
  g_return_if_fail (self->puzzle != NULL);

  begin_answer (self);
  bastide_puzzle_session_state_changed (self);
  g_signal_emit (self, signals[TRIED_AGAIN], 0);
}

void
bastide_puzzle_session_ensure_open (BastidePuzzleSession *self,
                                    guint                 index)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_SESSION (self));

  if (self->puzzle == NULL || self->index != index)
    bastide_puzzle_session_open (self, index);
}

/* The same booklet is read again, and the puzzle that is open says in it what it said before: it
 * takes the place of its equal, with all that was answered. */
static gboolean
keep_puzzle (BastidePuzzleSession *self,
             BstBooklet           *booklet,
             GFile                *file)
{
  guint chapter, index, old_chapter, old_index;
  GPtrArray *puzzles, *old_puzzles;

  if (self->puzzle == NULL || booklet == NULL || file == NULL || self->file == NULL
      || !bastide_file_is_same (file, self->file)
      || !bastide_booklet_file_find (booklet, BASTIDE_BOOKLET_PUZZLES, self->puzzle->id, &chapter, &index)
      || !bastide_booklet_file_find (self->booklet, BASTIDE_BOOKLET_PUZZLES, self->puzzle->id, &old_chapter, &old_index))
    return FALSE;
  puzzles = ((BstChapter *) g_ptr_array_index (booklet->chapters, chapter))->puzzles;
  if (!bst_puzzle_equal (g_ptr_array_index (puzzles, index), self->puzzle))
    return FALSE;

  old_puzzles = ((BstChapter *) g_ptr_array_index (self->booklet->chapters, old_chapter))->puzzles;
  bst_puzzle_free (g_ptr_array_index (puzzles, index));
  g_ptr_array_index (puzzles, index) = g_ptr_array_steal_index (old_puzzles, old_index);
  self->index = bastide_booklet_file_get_index (booklet, BASTIDE_BOOKLET_PUZZLES, self->puzzle->id);

  return TRUE;
}

void
bastide_puzzle_session_take_booklet (BastidePuzzleSession *self,
                                     BstBooklet           *booklet,
                                     GFile                *file)
{
  gboolean is_kept;

  g_return_if_fail (BASTIDE_IS_PUZZLE_SESSION (self));

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
  if (is_kept || bastide_puzzle_session_get_n_puzzles (self) == 0)
    return;
  /* As if the last one had been open: the first is next. */
  self->index = bastide_puzzle_session_get_n_puzzles (self) - 1;
  bastide_puzzle_session_open (self, bastide_puzzle_session_find_next (self));
}

/* --- Which puzzle --- */

const BstBooklet *
bastide_puzzle_session_get_booklet (BastidePuzzleSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), NULL);

  return self->booklet;
}

GFile *
bastide_puzzle_session_get_file (BastidePuzzleSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), NULL);

  return self->file;
}

guint
bastide_puzzle_session_get_n_puzzles (BastidePuzzleSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), 0);

  return self->booklet != NULL ? bst_booklet_count (self->booklet) : 0;
}

const BstPuzzle *
bastide_puzzle_session_get_nth (BastidePuzzleSession *self,
                                guint                 index)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), NULL);

  return bst_booklet_get (self->booklet, index);
}

BstPracticeState
bastide_puzzle_session_get_practice (BastidePuzzleSession *self,
                                     guint                 index)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), BST_PRACTICE_NEW);

  return bastide_results_get_state (self->results, self->booklet->key,
                                    bst_booklet_get (self->booklet, index)->id);
}

const BstPuzzle *
bastide_puzzle_session_get_puzzle (BastidePuzzleSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), NULL);

  return self->puzzle;
}

guint
bastide_puzzle_session_get_index (BastidePuzzleSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), 0);

  return self->index;
}

guint
bastide_puzzle_session_find_next (BastidePuzzleSession *self)
{
  static const BstPracticeState wanted[] = { BST_PRACTICE_DUE, BST_PRACTICE_NEW };
  guint n_puzzles = bastide_puzzle_session_get_n_puzzles (self);

  g_return_val_if_fail (n_puzzles > 0, 0);

  for (guint w = 0; w < G_N_ELEMENTS (wanted); w++)
    for (guint i = 1; i <= n_puzzles; i++)
      {
        guint index = (self->index + i) % n_puzzles;

        if (bastide_puzzle_session_get_practice (self, index) == wanted[w]
            && (index != self->index || self->puzzle == NULL))
          return index;
      }

  return (self->index + 1) % n_puzzles;
}

/* --- What is said --- */

BastideAnswer *
bastide_puzzle_session_get_answer (BastidePuzzleSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), NULL);

  return self->answer;
}

BastidePuzzleSessionState
bastide_puzzle_session_get_state (BastidePuzzleSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), BASTIDE_PUZZLE_SESSION_ASKING);

  return self->state;
}

const BstPuzzleVerdict *
bastide_puzzle_session_get_verdict (BastidePuzzleSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), NULL);

  return &self->verdict;
}

const BstPuzzleSolution *
bastide_puzzle_session_get_solution (BastidePuzzleSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), NULL);

  return self->solved != NULL ? &self->solved->solution : NULL;
}

const char *
bastide_puzzle_session_get_fault (BastidePuzzleSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), NULL);

  return self->fault;
}

guint
bastide_puzzle_session_get_n_wrong (BastidePuzzleSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), 0);

  return self->n_wrong;
}

gboolean
bastide_puzzle_session_is_done (BastidePuzzleSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), FALSE);

  return self->is_done;
}

guint
bastide_puzzle_session_get_n_hints (BastidePuzzleSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION (self), 0);

  return self->n_hints;
}

void
bastide_puzzle_session_show_hint (BastidePuzzleSession *self)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_SESSION (self));

  if (self->puzzle == NULL || self->n_hints == self->puzzle->hints->len)
    return;
  self->n_hints++;
  bastide_puzzle_session_state_changed (self);
}
