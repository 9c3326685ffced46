/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-puzzle-search.h"

#include <stdlib.h>
#include <string.h>

#define FULL_MARKS 10
#define NOBODY "nobody"

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
  const BstPosition *position = puzzle->position;
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (bst_position_get_game (position)));
  int n_tiles = 0;

  for (guint type = 0; type < n_types; type++)
    for (guint rotation = 0; rotation < 4; rotation++)
      if (bst_position_why_not (position, type, puzzle->target.x, puzzle->target.y, rotation,
                                NULL) == NULL)
        {
          n_tiles += (int) bst_position_get_remaining (position, type);
          break;
        }

  return n_tiles;
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
             BstPuzzleSolution  *solution,
             GError            **error)
{
  gboolean needs_target = puzzle->task == BST_TASK_COMPLETE || puzzle->task == BST_TASK_BLOCK;

  if (puzzle->n_tiles == 0)
    return bad_puzzle (error, "no tile is named");
  if (needs_target && bst_puzzle_find_target (puzzle) == BST_NO_NODE)
    return bad_puzzle (error, "there is no such feature on the board");
  bst_puzzle_search (puzzle, drawn, solution);
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
  *solution = (BstPuzzleSolution) { .second = G_MININT };
  solution->lines = g_array_new (FALSE, FALSE, sizeof (BstPuzzleLine));
  solution->cells = g_array_new (FALSE, FALSE, sizeof (BstPlacement));
  if (bst_position_is_unfinished (puzzle->position))
    return bad_puzzle (error, "the turn before has not ended");
  if (bst_task_is_move (puzzle->task))
    return solve_moves (puzzle, drawn, solution, error);

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

/* --- Judging --- */

static gboolean
judge_moves (const BstPuzzle          *puzzle,
             guint                     drawn,
             const char               *answer,
             const BstPuzzleSolution  *solution,
             BstPuzzleVerdict         *verdict,
             GError                  **error)
{
  g_autoptr (BstPosition) position = bst_position_copy (puzzle->position);
  BstMove moves[BST_MAX_PUZZLE_TILES];

  if (!bst_puzzle_play (puzzle, drawn, answer, position, moves, error))
    return FALSE;
  verdict->value = bst_puzzle_value (puzzle, position);
  verdict->right = verdict->value == solution->value;

  return TRUE;
}

/* "Red Blue", in any order, or "nobody". */
static gboolean
judge_players (const BstPuzzle          *puzzle,
               const char               *answer,
               const BstPuzzleSolution  *solution,
               BstPuzzleVerdict         *verdict,
               GError                  **error)
{
  const BstGame *game = bst_position_get_game (puzzle->position);
  g_auto (GStrv) words = g_strsplit (answer, " ", -1);
  guint players = 0;

  for (guint i = 0; words[i] != NULL && strcmp (answer, NOBODY) != 0; i++)
    {
      int player = bst_game_find_colour (game, words[i], strlen (words[i]));

      if (player == BST_NO_PLAYER)
        {
          g_set_error (error, BST_ERROR, BST_ERROR_UNKNOWN, "no player has the colour '%.20s'",
                       words[i]);
          return FALSE;
        }
      players |= 1u << player;
    }
  verdict->value = (int) players;
  verdict->right = players == solution->players;

  return TRUE;
}

static gboolean
read_cell (const char   *text,
           BstPlacement *cell)
{
  char *end;

  cell->x = (gint16) strtol (text, &end, 10);
  if (end == text || *end != ',')
    return FALSE;
  text = end + 1;
  cell->y = (gint16) strtol (text, &end, 10);

  return end != text && *end == '\0';
}

/* "1,0 0,-1": every cell once, in any order. */
static gboolean
judge_cells (const char               *answer,
             const BstPuzzleSolution  *solution,
             BstPuzzleVerdict         *verdict,
             GError                  **error)
{
  g_auto (GStrv) words = g_strsplit (answer, " ", -1);
  guint n_words = g_strv_length (words), n_found = 0;

  for (guint i = 0; i < n_words; i++)
    {
      BstPlacement cell;

      if (!read_cell (words[i], &cell))
        {
          g_set_error (error, BST_ERROR, BST_ERROR_SYNTAX, "'%.20s' is no cell", words[i]);
          return FALSE;
        }
      for (guint j = 0; j < solution->cells->len; j++)
        {
          const BstPlacement *right = &g_array_index (solution->cells, BstPlacement, j);

          n_found += right->x == cell.x && right->y == cell.y;
        }
    }
  verdict->value = (int) n_found;
  verdict->right = n_found == solution->cells->len && n_words == n_found;

  return TRUE;
}

static gboolean
judge_number (const char               *answer,
              const BstPuzzleSolution  *solution,
              BstPuzzleVerdict         *verdict,
              GError                  **error)
{
  gint64 number;

  if (!g_ascii_string_to_signed (answer, 10, -100000, 100000, &number, error))
    return FALSE;
  verdict->value = (int) number;
  verdict->right = number == solution->value;

  return TRUE;
}

/* What the setter said of this very answer. */
static const BstPuzzleAnswer *
find_answer (const BstPuzzle *puzzle,
             const char      *text)
{
  for (guint i = 0; i < puzzle->answers->len; i++)
    {
      const BstPuzzleAnswer *answer = g_ptr_array_index (puzzle->answers, i);

      if (strcmp (answer->text, text) == 0)
        return answer;
    }

  return NULL;
}

static gboolean
judge (const BstPuzzle          *puzzle,
       guint                     drawn,
       const char               *answer,
       const BstPuzzleSolution  *solution,
       BstPuzzleVerdict         *verdict,
       GError                  **error)
{
  const BstPuzzleAnswer *setters = find_answer (puzzle, answer);
  gboolean read;

  *verdict = (BstPuzzleVerdict) { 0 };
  if (bst_task_is_move (puzzle->task))
    read = judge_moves (puzzle, drawn, answer, solution, verdict, error);
  else if (puzzle->task == BST_TASK_OWNER)
    read = judge_players (puzzle, answer, solution, verdict, error);
  else if (puzzle->task == BST_TASK_CELLS)
    read = judge_cells (answer, solution, verdict, error);
  else
    read = judge_number (answer, solution, verdict, error);

  verdict->marks = setters != NULL ? setters->marks : verdict->right ? FULL_MARKS : 0;
  verdict->reply = setters != NULL ? setters->reply : NULL;

  return read;
}

gboolean
bst_puzzle_judge (const BstPuzzle   *puzzle,
                  guint              drawn,
                  const char        *answer,
                  BstPuzzleVerdict  *verdict,
                  GError           **error)
{
  g_auto (BstPuzzleSolution) solution = { 0 };

  return bst_puzzle_solve (puzzle, drawn, &solution, error)
         && judge (puzzle, drawn, answer, &solution, verdict, error);
}

/* --- Checking the setter --- */

const char *
bst_puzzle_fault_tag (BstPuzzleFaultKind kind)
{
  static const char * const tags[] = {
    "unsolvable", "not-unique", "wrong", "missed", "illegal", "solution"
  };

  return tags[kind];
}

static void
free_fault (gpointer data)
{
  BstPuzzleFault *fault = data;

  g_free (fault->detail);
  g_free (fault);
}

static void
add_fault (GPtrArray          *faults,
           BstPuzzleFaultKind  kind,
           const char         *detail)
{
  BstPuzzleFault *fault = g_new0 (BstPuzzleFault, 1);

  fault->kind = kind;
  fault->detail = g_strdup (detail);
  g_ptr_array_add (faults, fault);
}

/* (transfer full) */
static char *
dup_line (const BstPuzzle     *puzzle,
          const BstPuzzleLine *line)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < line->n_moves; i++)
    {
      if (i > 0)
        g_string_append (text, "; ");
      bst_move_print (bst_position_get_game (puzzle->position), &line->moves[i], text);
    }

  return g_string_free (text, FALSE);
}

/* Best moves that the setter, who names some, forgot. */
static void
check_unique (const BstPuzzle         *puzzle,
              const BstPuzzleSolution *solution,
              guint                    n_right,
              GPtrArray               *faults)
{
  if (n_right == 0 || n_right >= solution->lines->len)
    return;

  for (guint i = 0; i < solution->lines->len; i++)
    {
      g_autofree char *text = dup_line (puzzle, &g_array_index (solution->lines, BstPuzzleLine, i));

      if (find_answer (puzzle, text) == NULL)
        {
          add_fault (faults, BST_FAULT_NOT_UNIQUE, text);
          return;
        }
    }
}

static void
check_answers (const BstPuzzle         *puzzle,
               guint                    drawn,
               const BstPuzzleSolution *solution,
               GPtrArray               *faults)
{
  guint n_right = 0;

  for (guint i = 0; i < puzzle->answers->len; i++)
    {
      const BstPuzzleAnswer *answer = g_ptr_array_index (puzzle->answers, i);
      g_autoptr (GError) error = NULL;
      BstPuzzleVerdict verdict;

      if (!judge (puzzle, drawn, answer->text, solution, &verdict, &error))
        add_fault (faults, BST_FAULT_ILLEGAL, error->message);
      else if (answer->marks == FULL_MARKS && !verdict.right)
        add_fault (faults, BST_FAULT_WRONG, answer->text);
      else if (answer->marks == 0 && verdict.right)
        add_fault (faults, BST_FAULT_MISSED, answer->text);
      else
        n_right += verdict.right;
    }
  if (bst_task_is_move (puzzle->task))
    check_unique (puzzle, solution, n_right, faults);
}

/* The line that plays itself begins with a right answer and is legal to its end. */
static void
check_solution_line (const BstPuzzle *puzzle,
                     guint            drawn,
                     GPtrArray       *faults)
{
  guint n_moves = bst_puzzle_get_n_moves (puzzle);
  g_autoptr (BstPosition) position = bst_position_copy (puzzle->position);
  g_autoptr (GString) first = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  BstPuzzleVerdict verdict;

  for (guint i = 0; i < puzzle->solution->len; i++)
    {
      const char *text = g_ptr_array_index (puzzle->solution, i);
      BstMove move;

      if (i < n_moves)
        g_string_append_printf (first, "%s%s", i > 0 ? "; " : "", text);
      if (i > 0 && i < n_moves)
        bst_position_set_turn (position, bst_position_get_turn (puzzle->position));
      if (!bst_move_parse (bst_position_get_game (position), text, &move, &error)
          || !bst_position_apply (position, &move, NULL, &error))
        {
          add_fault (faults, BST_FAULT_ILLEGAL, error->message);
          return;
        }
    }
  if (bst_task_is_move (puzzle->task) && puzzle->solution->len > 0
      && (!bst_puzzle_judge (puzzle, drawn, first->str, &verdict, NULL) || !verdict.right))
    add_fault (faults, BST_FAULT_SOLUTION, first->str);
}

GPtrArray *
bst_puzzle_check (const BstPuzzle *puzzle)
{
  GPtrArray *faults = g_ptr_array_new_with_free_func (free_fault);
  guint n_draws = puzzle->tiles_from == BST_PUZZLE_TILES_BAG ? puzzle->n_tiles : 1;

  for (guint drawn = 0; drawn < n_draws; drawn++)
    {
      g_auto (BstPuzzleSolution) solution = { 0 };
      g_autoptr (GError) error = NULL;

      if (!bst_puzzle_solve (puzzle, drawn, &solution, &error))
        add_fault (faults, BST_FAULT_UNSOLVABLE, error->message);
      /* Answers to tiles that are drawn are named by none but the solver. */
      else if (n_draws == 1)
        check_answers (puzzle, drawn, &solution, faults);
    }
  if (n_draws == 1)
    check_solution_line (puzzle, 0, faults);

  return faults;
}
