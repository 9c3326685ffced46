/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What decides whether the statement of a task "truth" is true: another task of the same position, with its answer. */

#include "config.h"

#include "bastide-puzzle-editor-private.h"

const BstPuzzle *
bastide_puzzle_editor_get_asked (BastidePuzzleEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), NULL);

  return self->asked;
}

void
bastide_puzzle_editor_take_claim (BastidePuzzleEditor *self,
                                  BstPuzzle           *claim)
{
  g_clear_pointer (&self->puzzle->claim, bst_puzzle_free);
  self->puzzle->claim = claim;
  self->asked = claim != NULL ? claim : self->puzzle;
}

/* (transfer full) */
static BstPuzzle *
new_claim (const BstPuzzle *puzzle,
           BstTaskKind      task)
{
  BstPuzzle *claim = bst_puzzle_new ("", bst_position_copy (puzzle->before != NULL ? puzzle->before
                                                                                  : puzzle->position));

  for (guint i = 0; i < puzzle->played->len; i++)
    bst_puzzle_play_on (claim, g_ptr_array_index (puzzle->played, i), NULL);
  claim->task = task;
  claim->n_tiles = puzzle->n_tiles;
  for (guint i = 0; i < puzzle->n_tiles; i++)
    claim->tiles[i] = puzzle->tiles[i];

  return claim;
}

void
bastide_puzzle_editor_set_claim (BastidePuzzleEditor *self,
                                 BstTaskKind          task)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (self->puzzle->task == BST_TASK_TRUTH);
  g_return_if_fail (!bst_task_is_sentence (task));

  if (self->puzzle->claim != NULL && self->puzzle->claim->task == task)
    return;
  /* It is about what the puzzle is about. */
  if (bst_task_get_needs (task) & BST_TASK_NEEDS_PLAYED)
    bastide_puzzle_editor_tell_played (self);
  bastide_puzzle_editor_take_claim (self, new_claim (self->puzzle, task));
  bastide_puzzle_editor_fill_needs (self);
  bastide_puzzle_editor_find_targets (self);
  bastide_puzzle_editor_list_changed (self);
}

void
bastide_puzzle_editor_clear_claim (BastidePuzzleEditor *self)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));

  if (self->puzzle->claim == NULL)
    return;
  bastide_puzzle_editor_take_claim (self, NULL);
  bastide_puzzle_editor_find_targets (self);
  bastide_puzzle_editor_list_changed (self);
}

void
bastide_puzzle_editor_answer_claim (BastidePuzzleEditor *self,
                                    const char          *text)
{
  BstPuzzle *claim;

  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (self->puzzle->claim != NULL);

  claim = self->puzzle->claim;
  g_ptr_array_set_size (claim->answers, 0);
  bst_puzzle_add_answer (claim, text, BST_FULL_MARKS, NULL);
  bastide_puzzle_editor_list_changed (self);
}

void
bastide_puzzle_editor_drop_unanswered (BstPuzzle *puzzle)
{
  if (puzzle->claim != NULL && puzzle->claim->answers->len == 0)
    g_clear_pointer (&puzzle->claim, bst_puzzle_free);
}
