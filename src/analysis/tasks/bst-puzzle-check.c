/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-puzzle-solve-search.h"
#include "bst-stated.h"

#include <string.h>

const char *
bst_puzzle_fault_tag (BstPuzzleFaultKind kind)
{
  static const char * const tags[] = {
    "unsolvable", "not-unique", "wrong", "missed", "illegal", "solution", "mark",
    "several-right", "same-sentence", "no-reply", "stated", "not-stated"
  };

  return tags[kind];
}

BstPuzzleFault *
bst_puzzle_fault_new (BstPuzzleFaultKind  kind,
                      const char         *detail,
                      GError             *error)
{
  BstPuzzleFault *fault = g_new0 (BstPuzzleFault, 1);

  fault->kind = kind;
  fault->detail = g_strdup (detail);
  fault->error = error;

  return fault;
}

void
bst_puzzle_fault_free (BstPuzzleFault *fault)
{
  g_free (fault->detail);
  g_clear_error (&fault->error);
  g_free (fault);
}

static void
add_fault (GPtrArray          *faults,
           BstPuzzleFaultKind  kind,
           const char         *detail)
{
  g_ptr_array_add (faults, bst_puzzle_fault_new (kind, detail, NULL));
}

/* Takes @error. */
static void
add_error (GPtrArray          *faults,
           BstPuzzleFaultKind  kind,
           GError             *error)
{
  g_ptr_array_add (faults, bst_puzzle_fault_new (kind, NULL, error));
}

/* The draw that a move answers: the first one of its tile. Whatever is no move of a tile of the
 * bag answers the first draw, and is refused there. */
static guint
find_draw (const BstPuzzle *puzzle,
           const char      *text)
{
  BstMove move;

  if (bst_puzzle_get_n_draws (puzzle) == 1
      || !bst_move_parse (bst_position_get_game (puzzle->position), text, &move, NULL))
    return 0;
  for (guint i = 0; i < puzzle->n_tiles; i++)
    if (puzzle->tiles[i] == move.type)
      return i;

  return 0;
}

/* Best moves that the setter, who names some, forgot. */
static void
check_unique (const BstPuzzle         *puzzle,
              guint                    drawn,
              const BstPuzzleSolution *solution,
              GPtrArray               *faults)
{
  g_autofree char *forgotten = NULL;
  guint n_named = 0;

  for (guint i = 0; i < solution->lines->len; i++)
    {
      const BstPuzzleLine *line = &g_array_index (solution->lines, BstPuzzleLine, i);
      g_autofree char *text = bst_puzzle_dup_line (puzzle, line->moves, line->n_moves);

      if (bst_puzzle_names_line (puzzle, drawn, text))
        n_named++;
      else if (forgotten == NULL)
        forgotten = g_steal_pointer (&text);
    }
  if (n_named > 0 && forgotten != NULL)
    add_fault (faults, BST_FAULT_NOT_UNIQUE, forgotten);
}

static void
check_answers (const BstPuzzle         *puzzle,
               guint                    drawn,
               const BstPuzzleSolution *solution,
               GPtrArray               *faults)
{
  for (guint i = 0; i < puzzle->answers->len; i++)
    {
      const BstPuzzleAnswer *answer = g_ptr_array_index (puzzle->answers, i);
      g_autoptr (GError) error = NULL;
      BstPuzzleVerdict verdict;

      if (find_draw (puzzle, answer->text) != drawn)
        continue;
      if (!bst_puzzle_judge_by (puzzle, drawn, solution, answer->text, &verdict, &error))
        g_ptr_array_add (faults, bst_puzzle_fault_new (BST_FAULT_ILLEGAL, answer->text, g_steal_pointer (&error)));
      else if (answer->marks >= BST_FULL_MARKS && !verdict.right)
        add_fault (faults, BST_FAULT_WRONG, answer->text);
      else if (answer->marks == 0 && verdict.right)
        add_fault (faults, BST_FAULT_MISSED, answer->text);
    }
  if (bst_task_is_move (puzzle->task))
    check_unique (puzzle, drawn, solution, faults);
}

/* (nullable) */
static const BstPuzzleAnswer *
find_answer (const BstPuzzle *puzzle,
             guint            choice)
{
  g_autofree char *number = g_strdup_printf ("%u", choice + 1);

  for (guint i = 0; i < puzzle->answers->len; i++)
    {
      const BstPuzzleAnswer *answer = g_ptr_array_index (puzzle->answers, i);

      if (g_str_equal (answer->text, number))
        return answer;
    }

  return NULL;
}

/* Letters of another case, and spaces around, make no other sentence. */
static gboolean
has_before (const BstPuzzle *puzzle,
            guint            choice)
{
  g_autofree char *own = g_utf8_casefold (g_ptr_array_index (puzzle->choices, choice), -1);

  for (guint i = 0; i < choice; i++)
    {
      g_autofree char *other = g_utf8_casefold (g_ptr_array_index (puzzle->choices, i), -1);

      if (g_str_equal (g_strstrip (own), g_strstrip (other)))
        return TRUE;
    }

  return FALSE;
}

/* Which sentence is right nobody but its setter knows; that there is one is checked where it is solved. */
static void
check_sentences (const BstPuzzle *puzzle,
                 GPtrArray       *faults)
{
  guint n_right = 0;

  for (guint i = 0; i < puzzle->choices->len; i++)
    {
      const char *text = g_ptr_array_index (puzzle->choices, i);
      const BstPuzzleAnswer *answer = find_answer (puzzle, i);
      gboolean is_right = answer != NULL && answer->marks >= BST_FULL_MARKS;

      n_right += is_right;
      if (is_right && n_right > 1)
        add_fault (faults, BST_FAULT_SEVERAL_RIGHT, text);
      if (has_before (puzzle, i))
        add_fault (faults, BST_FAULT_SAME_SENTENCE, text);
      if (!is_right && (answer == NULL || answer->reply == NULL))
        add_fault (faults, BST_FAULT_NO_REPLY, text);
    }
}

/* The line that plays itself begins with a right answer and is legal to its end. */
static void
check_solution_line (const BstPuzzle         *puzzle,
                     const BstPuzzleSolution *solutions,
                     GPtrArray               *faults)
{
  guint n_moves = bst_puzzle_get_n_moves (puzzle);
  guint solver = bst_position_get_turn (puzzle->position);
  g_autoptr (BstPosition) position = bst_position_copy (puzzle->position);
  g_autoptr (GString) first = g_string_new (NULL);
  BstPuzzleVerdict verdict;
  guint drawn;

  for (guint i = 0; i < puzzle->solution->len; i++)
    {
      const char *text = g_ptr_array_index (puzzle->solution, i);
      g_autoptr (GError) error = NULL;
      BstMove move;

      if (i < n_moves)
        g_string_append_printf (first, "%s%s", i > 0 ? "; " : "", text);
      if (i > 0 && i < n_moves)
        bst_position_set_turn (position, solver);
      if (!bst_move_parse (bst_position_get_game (position), text, &move, &error)
          || !bst_position_apply (position, &move, NULL, &error))
        {
          add_error (faults, BST_FAULT_ILLEGAL, g_steal_pointer (&error));
          return;
        }
    }

  if (!bst_task_is_move (puzzle->task) || puzzle->solution->len == 0)
    return;
  drawn = find_draw (puzzle, first->str);
  if (!bst_puzzle_judge_by (puzzle, drawn, &solutions[drawn], first->str, &verdict, NULL)
      || !verdict.right)
    add_fault (faults, BST_FAULT_SOLUTION, first->str);
}

/* Numbers in the question. */
static void
check_stated (const BstPuzzle *puzzle,
              GPtrArray       *faults)
{
  g_autoptr (GPtrArray) found = bst_stated_check (puzzle->question, puzzle);

  while (found->len > 0)
    g_ptr_array_add (faults, g_ptr_array_steal_index (found, 0));
}

GPtrArray *
bst_puzzle_check_until (const BstPuzzle   *puzzle,
                        BstPuzzleStop      stop,
                        gpointer           stop_data,
                        BstPuzzleSolution  solutions[BST_MAX_PUZZLE_TILES])
{
  GPtrArray *faults = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_puzzle_fault_free);
  guint n_draws = bst_puzzle_get_n_draws (puzzle);
  gboolean solvable = TRUE;

  for (guint drawn = 0; drawn < n_draws; drawn++)
    {
      g_autoptr (GError) error = NULL;

      if (bst_puzzle_solve_until (puzzle, drawn, stop, stop_data, &solutions[drawn], &error))
        {
          check_answers (puzzle, drawn, &solutions[drawn], faults);
        }
      else
        {
          bst_puzzle_solution_clear (&solutions[drawn]);
          add_error (faults, BST_FAULT_UNSOLVABLE, g_steal_pointer (&error));
          solvable = FALSE;
        }
    }
  if (puzzle->task == BST_TASK_CHOICE)
    check_sentences (puzzle, faults);
  check_stated (puzzle, faults);
  if (solvable)
    check_solution_line (puzzle, solutions, faults);

  return faults;
}

GPtrArray *
bst_puzzle_check (const BstPuzzle *puzzle)
{
  BstPuzzleSolution solutions[BST_MAX_PUZZLE_TILES] = { 0 };
  GPtrArray *faults = bst_puzzle_check_until (puzzle, NULL, NULL, solutions);

  for (guint i = 0; i < BST_MAX_PUZZLE_TILES; i++)
    bst_puzzle_solution_clear (&solutions[i]);

  return faults;
}

/* --- Warnings --- */

const char *
bst_puzzle_warning_tag (BstPuzzleWarning warning)
{
  static const char * const tags[BST_N_PUZZLE_WARNINGS] = { "", "no-gain", "easy" };

  return tags[warning];
}

BstPuzzleWarning
bst_puzzle_get_warning (const BstPuzzle         *puzzle,
                        const BstPuzzleSolution  solutions[BST_MAX_PUZZLE_TILES],
                        guint                   *n_solving,
                        guint                   *n_tried)
{
  gboolean gains = puzzle->task != BST_TASK_MOST_NOW;

  *n_solving = *n_tried = 0;
  for (guint drawn = 0; drawn < bst_puzzle_get_n_draws (puzzle); drawn++)
    {
      const BstPuzzleSolution *solution = &solutions[drawn];

      if (solution->lines == NULL || solution->n_tried == 0)
        continue;
      *n_solving += solution->lines->len;
      *n_tried += solution->n_tried;
      gains |= solution->value > 0;
    }
  if (*n_tried == 0)
    return BST_WARNING_NONE;
  if (!gains)
    return BST_WARNING_NO_GAIN;

  return 2 * *n_solving > *n_tried ? BST_WARNING_EASY : BST_WARNING_NONE;
}
