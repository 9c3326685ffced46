/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All that is done with a booklet after it was read: it is checked, solved, told, answered and printed, as the
 * commands puzzle, lesson and sheet do, and the pages of the window. */

#include "fuzz-record.h"

#include "bst-io-booklet.h"
#include "bst-io-puzzle-text.h"
#include "bst-io-reason.h"
#include "bst-misread.h"
#include "bst-sheets.h"

/* Moves that are tried: what takes longer is slow and nothing new. */
#define MAX_TRIED 2000

/* A number that is answered, besides what the setter says. */
#define NUMBER "3"

static gboolean
has_enough (gpointer n_tried)
{
  return ++*(guint *) n_tried > MAX_TRIED;
}

/* --- One question --- */

/* Sentences about it that need no solution. */
static void
tell (const BstPuzzle *puzzle)
{
  g_autofree char *question = bst_io_puzzle_dup_question (puzzle);
  g_autofree char *players = bst_io_puzzle_dup_players (puzzle);
  g_autofree char *tiles = bst_io_puzzle_dup_tiles (puzzle);
  g_autofree char *target = bst_io_puzzle_dup_target (puzzle);
  g_autoptr (BstPosition) shown = bst_puzzle_dup_shown (puzzle);

  g_assert_nonnull (question);
}

static void
tell_solution (const BstPuzzle         *puzzle,
               const BstPuzzleSolution *solution)
{
  g_autofree char *answer = bst_io_puzzle_dup_answer (puzzle, solution);
  g_autofree char *why = bst_io_puzzle_dup_why (puzzle, solution);
  g_autofree char *way = bst_io_puzzle_dup_way (puzzle, solution);
  g_autofree char *paid = bst_io_puzzle_dup_paid (puzzle, &solution->events);
  g_autofree char *right = bst_task_is_move (puzzle->task) ? NULL : bst_puzzle_dup_right (puzzle, solution);

  for (guint i = 0; i < solution->numbers->len; i++)
    {
      g_autofree char *row = bst_io_puzzle_dup_row (puzzle, solution, i);

      bst_misread_find_row (puzzle, solution, i, 1);
    }
  for (guint i = 0; i < solution->lines->len; i++)
    {
      const BstPuzzleLine *line = &g_array_index (solution->lines, BstPuzzleLine, i);
      g_autofree char *text = bst_puzzle_dup_line (puzzle, line->moves, line->n_moves);
    }
}

/* The one text answers right or wrong, or a reason says why it answers nothing. */
static void
answer (const BstPuzzle         *puzzle,
        guint                    drawn,
        const BstPuzzleSolution *solution,
        const char              *text)
{
  BstPuzzleVerdict verdict;
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;

  if (bst_puzzle_judge_by (puzzle, drawn, solution, text, &verdict, &error))
    return;
  reason = bst_io_reason_dup_message (error);
  g_assert_nonnull (reason);
}

/* FALSE if it takes too long. */
static gboolean
solve (const BstPuzzle *puzzle,
       guint            drawn)
{
  g_auto (BstPuzzleSolution) solution = { 0 };
  g_autoptr (GError) error = NULL;
  guint n_tried = 0;

  if (!bst_puzzle_solve_until (puzzle, drawn, has_enough, &n_tried, &solution, &error))
    {
      g_autofree char *reason = bst_io_reason_dup_message (error);

      g_assert_nonnull (reason);
      return n_tried <= MAX_TRIED;
    }

  tell_solution (puzzle, &solution);
  answer (puzzle, drawn, &solution, NUMBER);
  for (guint i = 0; i < puzzle->answers->len; i++)
    answer (puzzle, drawn, &solution, ((BstPuzzleAnswer *) g_ptr_array_index (puzzle->answers, i))->text);
  if (bst_task_get_answer (puzzle->task) == BST_ANSWER_NUMBER)
    bst_misread_find (puzzle, &solution, solution.value + 1);

  return TRUE;
}

/* FALSE if it takes too long. */
static gboolean
try_puzzle (const BstPuzzle *puzzle)
{
  g_autoptr (BstPuzzle) copy = bst_puzzle_copy (puzzle);

  g_assert_true (bst_puzzle_equal (puzzle, copy));
  tell (puzzle);
  for (guint drawn = 0; drawn < bst_puzzle_get_n_draws (puzzle); drawn++)
    if (!solve (puzzle, drawn))
      return FALSE;

  return TRUE;
}

static void
check_puzzle (const BstPuzzle *puzzle)
{
  g_autoptr (GPtrArray) faults = bst_puzzle_check (puzzle);

  for (guint i = 0; i < faults->len; i++)
    g_free (bst_io_puzzle_dup_fault (g_ptr_array_index (faults, i)));
}

/* --- Lessons --- */

static gboolean
try_lesson (const BstLesson *lesson)
{
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const BstLessonStep *step = g_ptr_array_index (lesson->steps, i);
      g_autoptr (BstPosition) end = bst_lesson_step_dup_end (step);

      if (step->puzzle != NULL && !try_puzzle (step->puzzle))
        return FALSE;
    }

  return TRUE;
}

static void
check_lesson (const BstLesson *lesson)
{
  g_autoptr (GPtrArray) faults = bst_lesson_check (lesson);

  for (guint i = 0; i < faults->len; i++)
    g_free (bst_io_puzzle_dup_fault (((BstLessonFault *) g_ptr_array_index (faults, i))->fault));
}

/* --- All --- */

/* Is there nothing that takes too long? */
static gboolean
try_booklet (const BstBooklet *booklet)
{
  for (guint i = 0; i < bst_booklet_count (booklet); i++)
    if (!try_puzzle (bst_booklet_get (booklet, i)))
      return FALSE;
  for (guint i = 0; i < bst_booklet_count_lessons (booklet); i++)
    if (!try_lesson (bst_booklet_get_lesson (booklet, i)))
      return FALSE;

  return TRUE;
}

static void
print (const BstBooklet *booklet)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstSheet) sheet = bst_sheet_new_questions (booklet, NULL, &error);
  g_autofree char *text = NULL;

  g_assert_true ((sheet == NULL) == (error != NULL));
  if (sheet == NULL)
    return;
  text = bst_sheet_to_text (sheet);
  g_assert_nonnull (text);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (BstBooklet) booklet = bst_io_booklet_open_data (bytes, "input", NULL, NULL);

  if (booklet == NULL || !try_booklet (booklet))
    return 0;

  for (guint i = 0; i < bst_booklet_count (booklet); i++)
    check_puzzle (bst_booklet_get (booklet, i));
  for (guint i = 0; i < bst_booklet_count_lessons (booklet); i++)
    check_lesson (bst_booklet_get_lesson (booklet, i));
  print (booklet);

  return 0;
}
