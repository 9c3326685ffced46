/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What tasks are told besides a target and tiles: a player, a kind of features, points, rule sets, and the move
 * that was just played. */

#include "config.h"

#include "bastide-puzzle-editor-private.h"

#include <bst-io-booklet.h>
#include <bst-io-rule-set.h>

/* Proposed where points are asked for. */
#define USUAL_GOAL 4
/* Fewer are no comparison. */
#define USUAL_EDITIONS 2

/* --- The move that was just played --- */

void
bastide_puzzle_editor_set_last_move (BastidePuzzleEditor *self,
                                     BstPosition         *before,
                                     const char          *move)
{
  g_autoptr (BstPuzzle) trial = bst_puzzle_new ("", before);

  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));

  if (!bst_puzzle_play_on (trial, move, NULL))
    return;
  g_clear_pointer (&self->before, bst_position_free);
  self->before = g_steal_pointer (&trial->before);
  g_free (self->last_move);
  self->last_move = g_strdup (move);
}

/* What is asked of is what the move leads to, as whoever reads the puzzle finds it. */
void
bastide_puzzle_editor_tell_played (BastidePuzzleEditor *self)
{
  BstPuzzle *puzzle = self->puzzle;

  if (puzzle->played->len > 0 || self->before == NULL)
    return;
  bst_position_free (puzzle->position);
  puzzle->position = bst_position_copy (self->before);
  bst_puzzle_play_on (puzzle, self->last_move, NULL);
}

/* --- Rule sets --- */

static guint
find_edition (const BstPuzzle *puzzle,
              const char      *rule_set)
{
  guint index = 0;

  while (index < puzzle->editions->len
         && !g_str_equal (((BstEdition *) g_ptr_array_index (puzzle->editions, index))->rule_set, rule_set))
    index++;

  return index;
}

gboolean
bastide_puzzle_editor_has_edition (BastidePuzzleEditor *self,
                                   const char          *rule_set)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), FALSE);

  return find_edition (self->asked, rule_set) < self->asked->editions->len;
}

gboolean
bastide_puzzle_editor_set_edition (BastidePuzzleEditor *self,
                                   const char          *rule_set,
                                   gboolean             is_compared)
{
  BstPuzzle *puzzle;
  guint index;

  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), FALSE);

  puzzle = self->asked;
  index = find_edition (puzzle, rule_set);
  if (is_compared == (index < puzzle->editions->len))
    return TRUE;
  if (!is_compared && puzzle->editions->len == 1)
    return FALSE;
  if (!is_compared)
    g_ptr_array_remove_index (puzzle->editions, index);
  else if (index == BST_IO_MAX_EDITIONS || !bst_io_puzzle_add_edition (puzzle, rule_set, NULL))
    return FALSE;
  bastide_puzzle_editor_changed (self);

  return TRUE;
}

static void
propose_editions (BstPuzzle *puzzle)
{
  g_auto (GStrv) rule_sets = bst_io_rule_set_list ();

  for (guint i = 0; rule_sets[i] != NULL && puzzle->editions->len < USUAL_EDITIONS; i++)
    bst_io_puzzle_add_edition (puzzle, rule_sets[i], NULL);
}

/* --- All of it --- */

/* Whoever played the move that is asked about, or who is to move. */
static int
find_usual_player (const BstPuzzle *puzzle,
                   BstTaskNeeds     needs)
{
  gboolean is_about_move = (needs & BST_TASK_NEEDS_PLAYED) && puzzle->before != NULL;

  return (int) bst_position_get_turn (is_about_move ? puzzle->before : puzzle->position);
}

void
bastide_puzzle_editor_fill_needs (BastidePuzzleEditor *self)
{
  BstPuzzle *puzzle = self->asked;
  BstTaskNeeds needs = bst_task_get_needs (puzzle->task);

  if (needs & BST_TASK_NEEDS_PLAYED)
    bastide_puzzle_editor_tell_played (self);
  if ((needs & BST_TASK_NEEDS_PLAYER) && puzzle->player == BST_NO_PLAYER)
    puzzle->player = find_usual_player (puzzle, needs);
  if ((needs & BST_TASK_NEEDS_GOAL) && puzzle->goal == 0)
    puzzle->goal = USUAL_GOAL;
  if ((needs & BST_TASK_NEEDS_EDITIONS) && puzzle->editions->len == 0)
    propose_editions (puzzle);
}

void
bastide_puzzle_editor_set_player (BastidePuzzleEditor *self,
                                  guint                player)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (player < bst_game_get_n_players (bst_position_get_game (self->puzzle->position)));

  if (self->asked->player == (int) player)
    return;
  self->asked->player = (int) player;
  bastide_puzzle_editor_changed (self);
}

void
bastide_puzzle_editor_set_kind (BastidePuzzleEditor *self,
                                BstFeatureKind       kind)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (kind < BST_N_FEATURE_KINDS);

  if (self->asked->kind == kind)
    return;
  self->asked->kind = kind;
  bastide_puzzle_editor_changed (self);
}

void
bastide_puzzle_editor_set_goal (BastidePuzzleEditor *self,
                                int                  goal)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (goal >= 1 && goal <= BST_MAX_SCORE);

  if (self->asked->goal == goal)
    return;
  self->asked->goal = goal;
  bastide_puzzle_editor_changed (self);
}
