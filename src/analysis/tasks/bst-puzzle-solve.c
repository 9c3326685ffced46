/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-puzzle-solve-search.h"

void
bst_puzzle_solution_clear (BstPuzzleSolution *solution)
{
  g_clear_pointer (&solution->lines, g_array_unref);
  g_clear_pointer (&solution->cells, g_array_unref);
  g_clear_pointer (&solution->parts, g_array_unref);
  g_clear_pointer (&solution->numbers, g_array_unref);
  g_clear_pointer (&solution->text, g_free);
  bst_events_clear (&solution->events);
}

/* --- Solving --- */

static gboolean
solve_moves (const BstPuzzle    *puzzle,
             guint               drawn,
             BstPuzzleStop       stop,
             gpointer            stop_data,
             BstPuzzleSolution  *solution,
             GError            **error)
{
  BstTaskNeeds needs = bst_task_get_needs (puzzle->task);
  gboolean is_goal = bst_task_is_goal (puzzle->task);

  if (puzzle->n_tiles == 0)
    return bst_error_refuse_data (error, BST_REASON_NO_TILE_NAMED);
  if (((needs & BST_TASK_NEEDS_FEATURE) && bst_puzzle_find_target (puzzle) == BST_NO_PART)
      || ((needs & BST_TASK_NEEDS_OTHER) && bst_puzzle_find_other (puzzle) == BST_NO_PART))
    return bst_error_refuse_data (error, BST_REASON_NO_TARGET);
  if (puzzle->task == BST_TASK_MOVE)
    return bst_puzzle_list_wanted (puzzle, drawn, solution, error);
  if (is_goal && bst_puzzle_value (puzzle, puzzle->position) != 0)
    return bst_error_refuse_data (error, BST_REASON_SO_ALREADY);
  if (!bst_puzzle_search (puzzle, drawn, stop, stop_data, solution))
    return bst_error_refuse_data (error, stop != NULL && stop (stop_data)
                                         ? BST_REASON_STOPPED : BST_REASON_TOO_MANY_MOVES);
  if (solution->lines->len == 0)
    return bst_error_refuse_data (error, BST_REASON_NO_MOVE);
  if (is_goal ? solution->value == 0
              : puzzle->task == BST_TASK_GAIN && solution->value < puzzle->goal)
    return bst_error_refuse_data (error, BST_REASON_NO_SOLUTION);

  return TRUE;
}

gboolean
bst_puzzle_solve (const BstPuzzle    *puzzle,
                  guint               drawn,
                  BstPuzzleSolution  *solution,
                  GError            **error)
{
  return bst_puzzle_solve_until (puzzle, drawn, NULL, NULL, solution, error);
}

gboolean
bst_puzzle_solve_until (const BstPuzzle    *puzzle,
                        guint               drawn,
                        BstPuzzleStop       stop,
                        gpointer            stop_data,
                        BstPuzzleSolution  *solution,
                        GError            **error)
{
  g_return_val_if_fail (puzzle->tiles_from == BST_PUZZLE_TILES_BAG ? drawn < MAX (puzzle->n_tiles, 1)
                                                                   : drawn == 0, FALSE);

  *solution = (BstPuzzleSolution) { .second = G_MININT };
  solution->lines = g_array_new (FALSE, FALSE, sizeof (BstPuzzleLine));
  solution->cells = g_array_new (FALSE, FALSE, sizeof (BstPlacement));
  solution->parts = g_array_new (FALSE, FALSE, sizeof (guint16));
  solution->numbers = g_array_new (FALSE, FALSE, sizeof (int));
  if (bst_position_is_unfinished (puzzle->position))
    return bst_error_refuse_data (error, BST_REASON_TURN_OPEN);
  if (bst_task_is_move (puzzle->task))
    return solve_moves (puzzle, drawn, stop, stop_data, solution, error);

  return bst_puzzle_find_facts (puzzle, solution, error);
}

BstPuzzleRow
bst_puzzle_get_row (const BstPuzzle         *puzzle,
                    const BstPuzzleSolution *solution,
                    guint                    row)
{
  if (puzzle->task == BST_TASK_PAYOUT)
    return (BstPuzzleRow) { BST_PUZZLE_ROW_PLAYER, row };
  if (puzzle->task == BST_TASK_EDITIONS)
    return (BstPuzzleRow) { BST_PUZZLE_ROW_EDITION, row };
  if (row == 0)
    return (BstPuzzleRow) { BST_PUZZLE_ROW_SCORED, 0 };
  if (row + 1 == solution->numbers->len)
    return (BstPuzzleRow) { BST_PUZZLE_ROW_TOTAL, 0 };

  return (BstPuzzleRow) { BST_PUZZLE_ROW_EVENT, row - 1 };
}
