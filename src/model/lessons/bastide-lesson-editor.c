/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-lesson-editor-private.h"
#include "bastide-puzzle-editor.h"

#include <bst-io-booklet.h>

/* Of a small game, unless its setter says otherwise. */
#define USUAL_TURNS 6

enum
{
  CHANGED,
  LIST_CHANGED,
  CHECKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideLessonEditor, bastide_lesson_editor, G_TYPE_OBJECT)

static BastideLessonEditorMemo *
memo_new (void)
{
  BastideLessonEditorMemo *memo = g_new0 (BastideLessonEditorMemo, 1);

  memo->allowed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return memo;
}

static void
memo_free (gpointer data)
{
  BastideLessonEditorMemo *memo = data;

  if (memo == NULL)
    return;
  g_hash_table_unref (memo->allowed);
  bst_puzzle_free (memo->puzzle);
  g_clear_pointer (&memo->moves, g_ptr_array_unref);
  g_clear_pointer (&memo->before, bst_position_free);
  g_free (memo->last_move);
  g_free (memo->next_move);
  g_free (memo);
}

/* Of the same board, from which nothing was taken away yet. (transfer full) */
static BastideLessonEditorMemo *
memo_copy (const BastideLessonEditorMemo *memo)
{
  BastideLessonEditorMemo *copy = memo_new ();

  copy->before = memo->before != NULL ? bst_position_copy (memo->before) : NULL;
  copy->last_move = g_strdup (memo->last_move);
  copy->next_move = g_strdup (memo->next_move);

  return copy;
}

static void
forget_removed (BastideLessonEditor *self)
{
  g_clear_pointer (&self->removed, bst_lesson_step_free);
  g_clear_pointer (&self->removed_memo, memo_free);
}

/* --- Class --- */

static void
bastide_lesson_editor_finalize (GObject *object)
{
  BastideLessonEditor *self = BASTIDE_LESSON_EDITOR (object);

  bastide_work_free (self->check);
  g_clear_pointer (&self->faults, g_ptr_array_unref);
  forget_removed (self);
  bst_lesson_free (self->lesson);
  g_ptr_array_unref (self->memos);

  G_OBJECT_CLASS (bastide_lesson_editor_parent_class)->finalize (object);
}

static guint
add_signal (const char *name)
{
  return g_signal_new (name, BASTIDE_TYPE_LESSON_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
bastide_lesson_editor_class_init (BastideLessonEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_lesson_editor_finalize;

  signals[CHANGED] = add_signal ("changed");
  signals[LIST_CHANGED] = add_signal ("list-changed");
  signals[CHECKED] = add_signal ("checked");
}

static void
bastide_lesson_editor_init (BastideLessonEditor *self)
{
  self->memos = g_ptr_array_new_with_free_func (memo_free);
  bastide_lesson_editor_init_check (self);
}

/* Takes the lesson over. */
static BastideLessonEditor *
begin (BstLesson *lesson)
{
  BastideLessonEditor *self = g_object_new (BASTIDE_TYPE_LESSON_EDITOR, NULL);

  self->lesson = lesson;
  for (guint i = 0; i < lesson->steps->len; i++)
    g_ptr_array_add (self->memos, memo_new ());
  bastide_lesson_editor_check_soon (self);

  return self;
}

BastideLessonEditor *
bastide_lesson_editor_new (void)
{
  return begin (bst_lesson_new (""));
}

BastideLessonEditor *
bastide_lesson_editor_new_for (const BstLesson *lesson)
{
  return begin (bst_lesson_copy (lesson));
}

const BstLesson *
bastide_lesson_editor_get_lesson (BastideLessonEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_EDITOR (self), NULL);

  return self->lesson;
}

/* Where the step begins, as it is written. */
static const BstPosition *
get_written_position (const BstLessonStep *step)
{
  return step->puzzle != NULL && step->puzzle->before != NULL ? step->puzzle->before
                                                              : bst_lesson_step_get_position (step);
}

gboolean
bastide_lesson_editor_continues (const BstLessonStep *before,
                                 const BstLessonStep *step)
{
  const BstPosition *position = get_written_position (step);
  g_autoptr (BstPosition) left = bst_lesson_step_dup_end (before);
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  if (position == NULL || left == NULL)
    return FALSE;
  one = bst_position_to_text (position);
  other = bst_position_to_text (left);

  return g_str_equal (one, other);
}

BstLesson *
bastide_lesson_editor_dup_lesson (BastideLessonEditor *self)
{
  BstLesson *copy;

  g_return_val_if_fail (BASTIDE_IS_LESSON_EDITOR (self), NULL);

  copy = bst_lesson_copy (self->lesson);
  for (guint i = 0; i < copy->steps->len; i++)
    {
      BstLessonStep *step = g_ptr_array_index (copy->steps, i);

      if (step->kind != BST_LESSON_UNREAD)
        step->is_continued = i > 0 && bastide_lesson_editor_continues (g_ptr_array_index (copy->steps, i - 1), step);
    }

  return copy;
}

void
bastide_lesson_editor_set_unsaved (BastideLessonEditor *self)
{
  g_return_if_fail (BASTIDE_IS_LESSON_EDITOR (self));

  self->is_changed = TRUE;
}

gboolean
bastide_lesson_editor_is_changed (BastideLessonEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_EDITOR (self), FALSE);

  return self->is_changed;
}

/* --- What it says --- */

static void
changed (BastideLessonEditor *self)
{
  self->is_changed = TRUE;
  g_signal_emit (self, signals[CHANGED], 0);
  bastide_lesson_editor_check_soon (self);
}

static void
list_changed (BastideLessonEditor *self)
{
  g_signal_emit (self, signals[LIST_CHANGED], 0);
  changed (self);
}

void
bastide_lesson_editor_emit_checked (BastideLessonEditor *self)
{
  g_signal_emit (self, signals[CHECKED], 0);
}

/* An empty text is none. FALSE if it is the same. */
static gboolean
take_text (char       **out,
           const char  *text)
{
  const char *wanted = text != NULL && *text != '\0' ? text : NULL;

  if (g_strcmp0 (*out, wanted) == 0)
    return FALSE;
  g_free (*out);
  *out = g_strdup (wanted);

  return TRUE;
}

void
bastide_lesson_editor_set_title (BastideLessonEditor *self,
                                 const char          *title)
{
  g_return_if_fail (BASTIDE_IS_LESSON_EDITOR (self));

  if (take_text (&self->lesson->title, title))
    changed (self);
}

void
bastide_lesson_editor_set_aim (BastideLessonEditor *self,
                               const char          *aim)
{
  g_return_if_fail (BASTIDE_IS_LESSON_EDITOR (self));

  if (take_text (&self->lesson->aim, aim))
    changed (self);
}

/* --- Steps --- */

static BstLessonStep *
get_nth (BastideLessonEditor *self,
         guint                index)
{
  return index < self->lesson->steps->len ? g_ptr_array_index (self->lesson->steps, index) : NULL;
}

static BstLessonStep *
get_selected (BastideLessonEditor *self)
{
  return get_nth (self, self->selected);
}

guint
bastide_lesson_editor_get_n_steps (BastideLessonEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_EDITOR (self), 0);

  return self->lesson->steps->len;
}

const BstLessonStep *
bastide_lesson_editor_get_step (BastideLessonEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_EDITOR (self), NULL);

  return get_selected (self);
}

guint
bastide_lesson_editor_get_selected (BastideLessonEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_EDITOR (self), 0);

  return self->selected;
}

void
bastide_lesson_editor_select (BastideLessonEditor *self,
                              guint                index)
{
  g_return_if_fail (BASTIDE_IS_LESSON_EDITOR (self));
  g_return_if_fail (index < self->lesson->steps->len);

  if (self->selected == index)
    return;
  self->selected = index;
  g_signal_emit (self, signals[LIST_CHANGED], 0);
}

/* Takes both over. FALSE if there are too many. */
static gboolean
insert (BastideLessonEditor     *self,
        guint                    index,
        BstLessonStep           *step,
        BastideLessonEditorMemo *memo)
{
  if (self->lesson->steps->len >= BST_IO_MAX_STEPS)
    {
      bst_lesson_step_free (step);
      memo_free (memo);
      return FALSE;
    }
  g_ptr_array_insert (self->lesson->steps, (int) index, step);
  g_ptr_array_insert (self->memos, (int) index, memo);
  self->selected = index;
  list_changed (self);

  return TRUE;
}

static guint
get_next (BastideLessonEditor *self)
{
  return MIN (self->selected + 1, self->lesson->steps->len);
}

gboolean
bastide_lesson_editor_add_step (BastideLessonEditor *self,
                                BstPosition         *position)
{
  BstLessonStep *step = bst_lesson_step_new (BST_LESSON_SAY);

  g_return_val_if_fail (BASTIDE_IS_LESSON_EDITOR (self), FALSE);

  step->position = position;

  return insert (self, get_next (self), step, memo_new ());
}

gboolean
bastide_lesson_editor_continue (BastideLessonEditor *self)
{
  BstPosition *position;

  g_return_val_if_fail (BASTIDE_IS_LESSON_EDITOR (self), FALSE);

  if (get_selected (self) == NULL)
    return FALSE;
  position = bst_lesson_step_dup_answered (get_selected (self));
  if (position == NULL)
    position = bst_lesson_step_dup_end (get_selected (self));

  return position != NULL && bastide_lesson_editor_add_step (self, position);
}

gboolean
bastide_lesson_editor_duplicate (BastideLessonEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_EDITOR (self), FALSE);

  return get_selected (self) != NULL
         && insert (self, get_next (self), bst_lesson_step_copy (get_selected (self)),
                    memo_copy (g_ptr_array_index (self->memos, self->selected)));
}

void
bastide_lesson_editor_remove (BastideLessonEditor *self)
{
  g_return_if_fail (BASTIDE_IS_LESSON_EDITOR (self));

  if (get_selected (self) == NULL)
    return;
  forget_removed (self);
  self->removed_from = self->selected;
  self->removed = g_ptr_array_steal_index (self->lesson->steps, self->selected);
  self->removed_memo = g_ptr_array_steal_index (self->memos, self->selected);
  if (self->selected > 0 && self->selected == self->lesson->steps->len)
    self->selected--;
  list_changed (self);
}

gboolean
bastide_lesson_editor_can_restore (BastideLessonEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_EDITOR (self), FALSE);

  return self->removed != NULL && self->lesson->steps->len < BST_IO_MAX_STEPS;
}

void
bastide_lesson_editor_restore (BastideLessonEditor *self)
{
  g_return_if_fail (BASTIDE_IS_LESSON_EDITOR (self));

  if (bastide_lesson_editor_can_restore (self))
    insert (self, MIN (self->removed_from, self->lesson->steps->len), g_steal_pointer (&self->removed),
            g_steal_pointer (&self->removed_memo));
}

void
bastide_lesson_editor_move (BastideLessonEditor *self,
                            guint                from,
                            guint                to)
{
  gpointer selected, step, memo;

  g_return_if_fail (BASTIDE_IS_LESSON_EDITOR (self));

  if (from == to || from >= self->lesson->steps->len || to >= self->lesson->steps->len)
    return;
  selected = get_selected (self);
  step = g_ptr_array_steal_index (self->lesson->steps, from);
  memo = g_ptr_array_steal_index (self->memos, from);
  g_ptr_array_insert (self->lesson->steps, (int) to, step);
  g_ptr_array_insert (self->memos, (int) to, memo);
  g_ptr_array_find (self->lesson->steps, selected, &self->selected);
  list_changed (self);
}

/* --- What a step says --- */

/* Where its text stands. */
static char **
get_text_place (BstLessonStep *step)
{
  return step->puzzle != NULL ? &step->puzzle->question : &step->text;
}

const char *
bastide_lesson_editor_get_text (BastideLessonEditor *self,
                                guint                index)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_EDITOR (self), NULL);
  g_return_val_if_fail (index < self->lesson->steps->len, NULL);

  return get_nth (self, index)->kind == BST_LESSON_UNREAD ? NULL : *get_text_place (get_nth (self, index));
}

void
bastide_lesson_editor_set_text (BastideLessonEditor *self,
                                const char          *text)
{
  BstLessonStep *step;

  g_return_if_fail (BASTIDE_IS_LESSON_EDITOR (self));

  step = get_selected (self);
  if (step != NULL && step->kind != BST_LESSON_UNREAD && take_text (get_text_place (step), text))
    changed (self);
}

/* What was asked before is asked again, if the board is the same. */
static void
begin_asking (BstLessonStep           *step,
              BastideLessonEditorMemo *memo)
{
  if (memo->puzzle != NULL)
    {
      step->puzzle = g_steal_pointer (&memo->puzzle);
      g_clear_pointer (&step->position, bst_position_free);
    }
  else
    {
      step->puzzle = bst_puzzle_new (NULL, g_steal_pointer (&step->position));
      bastide_puzzle_editor_add_known_tile (step->puzzle, memo->next_move);
    }
  take_text (&step->puzzle->question, step->text);
  take_text (&step->text, NULL);
}

static void
end_asking (BstLessonStep           *step,
            BastideLessonEditorMemo *memo)
{
  memo->puzzle = g_steal_pointer (&step->puzzle);
  step->position = bst_position_copy (memo->puzzle->position);
  take_text (&step->text, memo->puzzle->question);
}

/* A step of another kind leaves on the board what it begins with. */
static void
end_showing (BstLessonStep           *step,
             BastideLessonEditorMemo *memo)
{
  memo->moves = g_steal_pointer (&step->moves);
  step->moves = g_ptr_array_new_with_free_func (g_free);
}

static void
begin_showing (BstLessonStep           *step,
               BastideLessonEditorMemo *memo)
{
  if (memo->moves == NULL)
    return;
  g_ptr_array_unref (step->moves);
  step->moves = g_steal_pointer (&memo->moves);
}

/* Some tiles more than lie there. */
static guint
get_usual_size (const BstLessonStep *step)
{
  guint n_tiles;

  bst_position_get_tiles (step->position, &n_tiles);

  return CLAMP (n_tiles + USUAL_TURNS, 2, BST_MAX_SMALL_GAME);
}

void
bastide_lesson_editor_set_kind (BastideLessonEditor *self,
                                BstLessonStepKind    kind)
{
  BstLessonStep *step;
  BastideLessonEditorMemo *memo;

  g_return_if_fail (BASTIDE_IS_LESSON_EDITOR (self));
  g_return_if_fail (kind < BST_LESSON_UNREAD);

  step = get_selected (self);
  if (step == NULL || step->kind == BST_LESSON_UNREAD || step->kind == kind)
    return;
  memo = g_ptr_array_index (self->memos, self->selected);
  if (step->kind == BST_LESSON_ASK)
    end_asking (step, memo);
  else if (step->kind == BST_LESSON_SHOW)
    end_showing (step, memo);
  if (kind == BST_LESSON_ASK)
    begin_asking (step, memo);
  else if (kind == BST_LESSON_SHOW)
    begin_showing (step, memo);
  step->kind = kind;
  if (kind == BST_LESSON_PLAY && step->n_tiles == 0)
    step->n_tiles = get_usual_size (step);
  list_changed (self);
}

void
bastide_lesson_editor_set_n_tiles (BastideLessonEditor *self,
                                   guint                n_tiles)
{
  BstLessonStep *step;

  g_return_if_fail (BASTIDE_IS_LESSON_EDITOR (self));
  g_return_if_fail (n_tiles >= 2 && n_tiles <= BST_MAX_SMALL_GAME);

  step = get_selected (self);
  if (step == NULL || step->kind != BST_LESSON_PLAY || step->n_tiles == n_tiles)
    return;
  step->n_tiles = n_tiles;
  changed (self);
}

void
bastide_lesson_editor_set_marks (BastideLessonEditor *self,
                                 const GArray        *marks)
{
  BstLessonStep *step;

  g_return_if_fail (BASTIDE_IS_LESSON_EDITOR (self));

  step = get_selected (self);
  if (step == NULL || step->kind == BST_LESSON_UNREAD)
    return;
  g_array_set_size (step->marks, 0);
  for (guint i = 0; marks != NULL && i < MIN (marks->len, BST_IO_MAX_MARKS); i++)
    bst_lesson_step_add_mark (step, &g_array_index (marks, BstMark, i));
  changed (self);
}

gboolean
bastide_lesson_editor_add_move (BastideLessonEditor *self,
                                const char          *text)
{
  g_autoptr (BstPosition) position = NULL;
  BstLessonStep *step;
  BstMove move;

  g_return_val_if_fail (BASTIDE_IS_LESSON_EDITOR (self), FALSE);

  step = get_selected (self);
  if (step == NULL || step->kind != BST_LESSON_SHOW || step->moves->len == BST_IO_MAX_SOLUTION)
    return FALSE;
  position = bst_lesson_step_dup_end (step);
  if (!bst_move_parse (bst_position_get_game (position), text, &move, NULL)
      || !bst_position_apply (position, &move, NULL, NULL))
    return FALSE;
  g_ptr_array_add (step->moves, g_strdup (text));
  changed (self);

  return TRUE;
}

void
bastide_lesson_editor_take_back (BastideLessonEditor *self)
{
  BstLessonStep *step;

  g_return_if_fail (BASTIDE_IS_LESSON_EDITOR (self));

  step = get_selected (self);
  if (step == NULL || step->moves->len == 0)
    return;
  g_ptr_array_set_size (step->moves, (int) step->moves->len - 1);
  changed (self);
}

void
bastide_lesson_editor_take_puzzle (BastideLessonEditor *self,
                                   BstPuzzle           *puzzle)
{
  BstLessonStep *step;

  g_return_if_fail (BASTIDE_IS_LESSON_EDITOR (self));

  step = get_selected (self);
  if (step == NULL || step->kind != BST_LESSON_ASK)
    {
      bst_puzzle_free (puzzle);
      return;
    }
  /* It has neither of its own in a lesson. */
  g_clear_pointer (&puzzle->id, g_free);
  g_clear_pointer (&puzzle->title, g_free);
  bst_puzzle_free (step->puzzle);
  step->puzzle = puzzle;
  list_changed (self);
}
