/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-cell-odds.h"
#include "bst-puzzle-solve-search.h"

void
bst_puzzle_solution_clear (BstPuzzleSolution *solution)
{
  g_clear_pointer (&solution->lines, g_array_unref);
  g_clear_pointer (&solution->cells, g_array_unref);
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
    return bst_error_refuse_data (error, BST_REASON_NO_COPY);

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
  guint part = bst_puzzle_find_target (puzzle);
  BstFeature feature;

  if (part == BST_NO_PART)
    return bst_error_refuse_data (error, BST_REASON_NO_TARGET);

  bst_position_get_feature (puzzle->position, part, &feature);
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
    return bst_error_refuse_data (error, BST_REASON_NO_TILE_NAMED);
  if (needs_target && bst_puzzle_find_target (puzzle) == BST_NO_PART)
    return bst_error_refuse_data (error, BST_REASON_NO_TARGET);
  if (needs_target && bst_puzzle_value (puzzle, puzzle->position) != 0)
    return bst_error_refuse_data (error, BST_REASON_SO_ALREADY);
  if (!bst_puzzle_search (puzzle, drawn, stop, stop_data, solution))
    return bst_error_refuse_data (error, stop != NULL && stop (stop_data)
                                         ? BST_REASON_STOPPED : BST_REASON_TOO_MANY_MOVES);
  if (solution->lines->len == 0)
    return bst_error_refuse_data (error, BST_REASON_NO_MOVE);
  if (needs_target && solution->value == 0)
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
  if (bst_position_is_unfinished (puzzle->position))
    return bst_error_refuse_data (error, BST_REASON_TURN_OPEN);
  if (bst_task_is_move (puzzle->task))
    return solve_moves (puzzle, drawn, stop, stop_data, solution, error);

  switch (puzzle->task)
    {
    case BST_TASK_CELLS:
      if (puzzle->n_tiles == 0)
        return bst_error_refuse_data (error, BST_REASON_NO_TILE_NAMED);
      return solve_cells (puzzle, (guint) puzzle->tiles[0], solution, error);
    case BST_TASK_FITS:
      solution->value = count_fitting (puzzle);
      return TRUE;
    default:
      return solve_feature (puzzle, solution, error);
    }
}
