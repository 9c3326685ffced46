/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-cell-odds.h"
#include "bst-puzzle-search.h"

void
bst_puzzle_solution_clear (BstPuzzleSolution *solution)
{
  g_clear_pointer (&solution->lines, g_array_unref);
  g_clear_pointer (&solution->cells, g_array_unref);
}

static gboolean
bad_puzzle (GError     **error,
            const char  *reason)
{
  g_set_error_literal (error, BST_ERROR, BST_ERROR_DATA, reason);

  return FALSE;
}

/* --- Solving --- */

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  const BstPlacement *one = a, *other = b;

  return one->y != other->y ? one->y - other->y : one->x - other->x;
}

static gboolean
solve_cells (const BstPuzzle    *puzzle,
             guint               type,
             BstPuzzleSolution  *solution,
             GError            **error)
{
  guint n_tiles;

  if (bst_position_get_remaining (puzzle->position, type) == 0)
    return bad_puzzle (error, "no copy of the tile is left");

  bst_position_get_tiles (puzzle->position, &n_tiles);
  g_array_set_size (solution->cells, BST_MAX_PLACEMENTS (n_tiles));
  solution->value = (int) bst_position_get_placements (puzzle->position, type,
                                                       (BstPlacement *) (void *) solution->cells->data);
  g_array_set_size (solution->cells, (guint) solution->value);
  g_array_sort (solution->cells, compare_cells);

  return TRUE;
}

static int
count_fitting (const BstPuzzle *puzzle)
{
  BstCellOdds odds;

  bst_cell_odds_init (&odds, puzzle->position, puzzle->target.x, puzzle->target.y);

  return odds.n_copies;
}

static gboolean
solve_feature (const BstPuzzle    *puzzle,
               BstPuzzleSolution  *solution,
               GError            **error)
{
  guint node = bst_puzzle_find_target (puzzle);
  BstFeature feature;

  if (node == BST_NO_NODE)
    return bad_puzzle (error, "there is no such feature on the board");

  bst_position_get_feature (puzzle->position, node, &feature);
  solution->players = feature.owners;
  solution->value = puzzle->worth == BST_WORTH_NOW ? feature.now
                    : puzzle->worth == BST_WORTH_COMPLETED ? feature.completed : feature.end;

  return TRUE;
}

static gboolean
solve_moves (const BstPuzzle    *puzzle,
             guint               drawn,
             BstPuzzleStop       stop,
             gpointer            stop_data,
             BstPuzzleSolution  *solution,
             GError            **error)
{
  gboolean needs_target = puzzle->task == BST_TASK_COMPLETE || puzzle->task == BST_TASK_BLOCK;

  if (puzzle->n_tiles == 0)
    return bad_puzzle (error, "no tile is named");
  if (needs_target && bst_puzzle_find_target (puzzle) == BST_NO_NODE)
    return bad_puzzle (error, "there is no such feature on the board");
  if (needs_target && bst_puzzle_value (puzzle, puzzle->position) != 0)
    return bad_puzzle (error, "the board is so already");
  if (!bst_puzzle_search (puzzle, drawn, stop, stop_data, solution))
    return bad_puzzle (error, stop != NULL && stop (stop_data) ? "the search was stopped"
                              : "there are too many moves to try");
  if (solution->lines->len == 0)
    return bad_puzzle (error, "no move is legal");
  if (needs_target && solution->value == 0)
    return bad_puzzle (error, "no move does what is asked");

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
  if (bst_position_is_unfinished (puzzle->position))
    return bad_puzzle (error, "the turn before has not ended");
  if (bst_task_is_move (puzzle->task))
    return solve_moves (puzzle, drawn, stop, stop_data, solution, error);

  switch (puzzle->task)
    {
    case BST_TASK_CELLS:
      if (puzzle->n_tiles == 0)
        return bad_puzzle (error, "no tile is named");
      return solve_cells (puzzle, (guint) puzzle->tiles[0], solution, error);
    case BST_TASK_FITS:
      solution->value = count_fitting (puzzle);
      return TRUE;
    default:
      return solve_feature (puzzle, solution, error);
    }
}
