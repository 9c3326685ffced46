/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints, answers and the solution. */

#include "config.h"

#include "bastide-puzzle-editor-private.h"

#include <bst-io-booklet.h>

/* --- Hints --- */

void
bastide_puzzle_editor_add_hint (BastidePuzzleEditor *self)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));

  if (self->puzzle->hints->len == BST_IO_MAX_HINTS)
    return;
  g_ptr_array_add (self->puzzle->hints, g_strdup (""));
  bastide_puzzle_editor_list_changed (self);
}

void
bastide_puzzle_editor_set_hint (BastidePuzzleEditor *self,
                                guint                index,
                                const char          *text)
{
  gpointer *hint;

  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (index < self->puzzle->hints->len);

  hint = &g_ptr_array_index (self->puzzle->hints, index);
  if (g_str_equal (*hint, text))
    return;
  g_free (*hint);
  *hint = g_strdup (text);
  bastide_puzzle_editor_changed (self);
}

void
bastide_puzzle_editor_move_hint (BastidePuzzleEditor *self,
                                 guint                index,
                                 int                  direction)
{
  gpointer *hints;
  guint to;
  gpointer moved;

  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (index < self->puzzle->hints->len);

  /* Below the first one is far behind the last. */
  to = index + (guint) direction;
  if (to >= self->puzzle->hints->len)
    return;
  hints = self->puzzle->hints->pdata;
  moved = hints[index];
  hints[index] = hints[to];
  hints[to] = moved;
  bastide_puzzle_editor_list_changed (self);
}

void
bastide_puzzle_editor_remove_hint (BastidePuzzleEditor *self,
                                   guint                index)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (index < self->puzzle->hints->len);

  g_ptr_array_remove_index (self->puzzle->hints, index);
  bastide_puzzle_editor_list_changed (self);
}

/* --- Answers --- */

/* As the rules have it, as far as they are known to decide it by now: without a solution of the puzzle, and where
 * its setter alone decides, his answer is right. */
static guint
find_stars (BastidePuzzleEditor   *self,
            const BstPuzzleAnswer *answer)
{
  BstPuzzleVerdict verdict;

  for (guint i = 0; i < BST_MAX_PUZZLE_TILES; i++)
    {
      const BstPuzzleSolution *solution = bastide_puzzle_editor_get_solution (self, i);

      if (solution != NULL && bst_puzzle_judge_by (self->puzzle, i, solution, answer->text, &verdict, NULL))
        return verdict.right ? BST_FULL_MARKS : 0;
    }

  return BST_FULL_MARKS;
}

guint
bastide_puzzle_editor_add_answer (BastidePuzzleEditor *self,
                                  const char          *text)
{
  GPtrArray *answers;

  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), 0);

  answers = self->puzzle->answers;
  for (guint i = 0; i < answers->len; i++)
    if (g_str_equal (((BstPuzzleAnswer *) g_ptr_array_index (answers, i))->text, text))
      return i;
  if (answers->len < BST_IO_MAX_ANSWERS)
    {
      BstPuzzleAnswer *answer = bst_puzzle_add_answer (self->puzzle, text, BST_FULL_MARKS, NULL);

      answer->marks = find_stars (self, answer);
      bastide_puzzle_editor_list_changed (self);
    }

  return answers->len - 1;
}

void
bastide_puzzle_editor_set_answer (BastidePuzzleEditor *self,
                                  guint                index,
                                  guint                stars,
                                  const char          *reply)
{
  BstPuzzleAnswer *answer;

  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (index < self->puzzle->answers->len);
  g_return_if_fail (stars <= BST_FULL_MARKS);

  answer = g_ptr_array_index (self->puzzle->answers, index);
  if (!bastide_puzzle_editor_take_text (&answer->reply, reply) && answer->marks == stars)
    return;
  answer->marks = stars;
  bastide_puzzle_editor_changed (self);
}

void
bastide_puzzle_editor_forget_removed (BastidePuzzleEditor *self)
{
  g_clear_pointer (&self->removed, bst_puzzle_answer_free);
}

void
bastide_puzzle_editor_swap_answers (BastidePuzzleEditor *self,
                                    BstAnswerKind        before,
                                    BstAnswerKind        after)
{
  if (before == after)
    return;
  bastide_puzzle_editor_forget_removed (self);
  self->set_aside[before] = self->puzzle->answers;
  self->puzzle->answers = self->set_aside[after];
  self->set_aside[after] = NULL;
  if (self->puzzle->answers == NULL)
    self->puzzle->answers = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_puzzle_answer_free);
}

void
bastide_puzzle_editor_remove_answer (BastidePuzzleEditor *self,
                                     guint                index)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (index < self->puzzle->answers->len);

  bastide_puzzle_editor_forget_removed (self);
  self->removed = g_ptr_array_steal_index (self->puzzle->answers, index);
  self->removed_from = index;
  bastide_puzzle_editor_list_changed (self);
}

gboolean
bastide_puzzle_editor_can_restore_answer (BastidePuzzleEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), FALSE);

  return self->removed != NULL && self->puzzle->answers->len < BST_IO_MAX_ANSWERS;
}

gboolean
bastide_puzzle_editor_restore_answer (BastidePuzzleEditor *self)
{
  GPtrArray *answers;

  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), FALSE);

  answers = self->puzzle->answers;
  if (!bastide_puzzle_editor_can_restore_answer (self))
    return FALSE;
  g_ptr_array_insert (answers, (int) MIN (self->removed_from, answers->len),
                      g_steal_pointer (&self->removed));
  bastide_puzzle_editor_list_changed (self);

  return TRUE;
}

/* --- The line of the game --- */

gboolean
bastide_puzzle_editor_can_answer_by_line (BastidePuzzleEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), FALSE);

  /* Without a tile there is nothing to answer yet. */
  return bst_task_is_move (self->puzzle->task) && self->puzzle->n_tiles > 0
         && self->line->len >= bst_puzzle_get_n_moves (self->puzzle)
         && self->puzzle->answers->len < BST_IO_MAX_ANSWERS;
}

void
bastide_puzzle_editor_answer_by_line (BastidePuzzleEditor *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));

  if (!bastide_puzzle_editor_can_answer_by_line (self))
    return;
  for (guint i = 0; i < bst_puzzle_get_n_moves (self->puzzle); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "; " : "",
                            (const char *) g_ptr_array_index (self->line, i));
  bastide_puzzle_editor_add_answer (self, text->str);
}

guint
bastide_puzzle_editor_get_n_line (BastidePuzzleEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), 0);

  return MIN (self->line->len, BST_IO_MAX_SOLUTION);
}

void
bastide_puzzle_editor_set_n_solution (BastidePuzzleEditor *self,
                                      guint                n_moves)
{
  GPtrArray *solution;

  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (n_moves <= bastide_puzzle_editor_get_n_line (self));

  solution = self->puzzle->solution;
  if (solution->len == n_moves)
    return;
  g_ptr_array_set_size (solution, 0);
  for (guint i = 0; i < n_moves; i++)
    g_ptr_array_add (solution, g_strdup (g_ptr_array_index (self->line, i)));
  bastide_puzzle_editor_changed (self);
}
