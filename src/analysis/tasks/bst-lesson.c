/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-lesson.h"
#include "bst-stated.h"
#include "bst-small-game.h"

const char *
bst_lesson_step_kind_name (BstLessonStepKind kind)
{
  static const char * const names[BST_N_LESSON_STEP_KINDS] = { "say", "show", "ask", "play", "" };

  g_return_val_if_fail (kind < BST_N_LESSON_STEP_KINDS, NULL);

  return names[kind];
}

const char *
bst_lesson_place_name (BstLessonPlace place)
{
  static const char * const names[BST_N_LESSON_PLACES] = { "", "start", "study", "puzzles" };

  g_return_val_if_fail (place < BST_N_LESSON_PLACES, NULL);

  return names[place];
}

const char *
bst_lesson_deed_name (BstLessonDeed deed)
{
  static const char * const names[BST_N_LESSON_DEEDS] = {
    "", "next", "last", "variation", "draw", "why", "undo", "owners", "holes", "compare", "exam", "edit"
  };

  g_return_val_if_fail (deed < BST_N_LESSON_DEEDS, NULL);

  return names[deed];
}

/* --- Steps --- */

static void
clear_mark (gpointer data)
{
  g_free (((BstMark *) data)->text);
}

BstLessonStep *
bst_lesson_step_new (BstLessonStepKind kind)
{
  BstLessonStep *step = g_new0 (BstLessonStep, 1);

  step->kind = kind;
  step->moves = g_ptr_array_new_with_free_func (g_free);
  step->marks = g_array_new (FALSE, FALSE, sizeof (BstMark));
  g_array_set_clear_func (step->marks, clear_mark);

  return step;
}

static gpointer
copy_text (gconstpointer text,
           gpointer      user_data)
{
  return g_strdup (text);
}

/* (transfer full) */
static GPtrArray *
copy_texts (GPtrArray *texts)
{
  GPtrArray *copy = g_ptr_array_copy (texts, copy_text, NULL);

  g_ptr_array_set_free_func (copy, g_free);

  return copy;
}

BstLessonStep *
bst_lesson_step_copy (const BstLessonStep *step)
{
  BstLessonStep *copy = bst_lesson_step_new (step->kind);

  copy->text = g_strdup (step->text);
  copy->reason = g_strdup (step->reason);
  copy->is_continued = step->is_continued;
  copy->position = step->position != NULL ? bst_position_copy (step->position) : NULL;
  g_ptr_array_unref (copy->moves);
  copy->moves = copy_texts (step->moves);
  copy->place = step->place;
  copy->deed = step->deed;
  copy->puzzle = step->puzzle != NULL ? bst_puzzle_copy (step->puzzle) : NULL;
  copy->n_tiles = step->n_tiles;
  copy->seed = step->seed;
  for (guint i = 0; i < step->marks->len; i++)
    bst_lesson_step_add_mark (copy, &g_array_index (step->marks, BstMark, i));
  copy->extra = bst_extra_copy (step->extra);

  return copy;
}

void
bst_lesson_step_free (BstLessonStep *step)
{
  if (step == NULL)
    return;

  g_free (step->text);
  g_free (step->reason);
  g_clear_pointer (&step->position, bst_position_free);
  g_ptr_array_unref (step->moves);
  bst_puzzle_free (step->puzzle);
  g_array_unref (step->marks);
  bst_extra_free (step->extra);
  g_free (step);
}

void
bst_lesson_step_add_mark (BstLessonStep *step,
                          const BstMark *mark)
{
  BstMark copy = *mark;

  copy.text = g_strdup (mark->text);
  g_array_append_val (step->marks, copy);
}

const BstPosition *
bst_lesson_step_get_position (const BstLessonStep *step)
{
  return step->puzzle != NULL ? step->puzzle->position : step->position;
}

BstPosition *
bst_lesson_step_dup_end (const BstLessonStep *step)
{
  const BstPosition *start = bst_lesson_step_get_position (step);
  BstPosition *position = start != NULL ? bst_position_copy (start) : NULL;
  gboolean is_legal = position != NULL;

  for (guint i = 0; i < step->moves->len && is_legal; i++)
    {
      BstMove move;

      is_legal = bst_move_parse (bst_position_get_game (position),
                                 g_ptr_array_index (step->moves, i), &move, NULL)
                 && bst_position_apply (position, &move, NULL, NULL);
    }

  return position;
}

/* --- Lessons --- */

BstLesson *
bst_lesson_new (const char *id)
{
  BstLesson *lesson = g_new0 (BstLesson, 1);

  lesson->id = g_strdup (id);
  lesson->rules = g_ptr_array_new_with_free_func (g_free);
  lesson->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_lesson_step_free);

  return lesson;
}

static gpointer
copy_step (gconstpointer step,
           gpointer      user_data)
{
  return bst_lesson_step_copy (step);
}

BstLesson *
bst_lesson_copy (const BstLesson *lesson)
{
  BstLesson *copy = g_new0 (BstLesson, 1);

  copy->id = g_strdup (lesson->id);
  copy->title = g_strdup (lesson->title);
  copy->aim = g_strdup (lesson->aim);
  copy->rules = copy_texts (lesson->rules);
  copy->steps = g_ptr_array_copy (lesson->steps, copy_step, NULL);
  g_ptr_array_set_free_func (copy->steps, (GDestroyNotify) bst_lesson_step_free);
  copy->extra = bst_extra_copy (lesson->extra);

  return copy;
}

void
bst_lesson_free (BstLesson *lesson)
{
  if (lesson == NULL)
    return;

  g_free (lesson->id);
  g_free (lesson->title);
  g_free (lesson->aim);
  g_ptr_array_unref (lesson->rules);
  g_ptr_array_unref (lesson->steps);
  bst_extra_free (lesson->extra);
  g_free (lesson);
}

/* --- The right answer --- */

/* The first answer that is right by its setter, or what plays itself. (nullable) */
static const char *
find_named (const BstPuzzle *puzzle)
{
  for (guint i = 0; i < puzzle->answers->len; i++)
    {
      const BstPuzzleAnswer *answer = g_ptr_array_index (puzzle->answers, i);

      if (answer->marks == BST_FULL_MARKS)
        return answer->text;
    }

  return NULL;
}

/* (transfer full) (nullable) */
static char *
dup_best (const BstPuzzle *puzzle)
{
  g_auto (BstPuzzleSolution) solution = { 0 };
  const BstPuzzleLine *line;

  if (puzzle->n_tiles != 1 || !bst_puzzle_solve (puzzle, 0, &solution, NULL) || solution.lines->len == 0)
    return NULL;
  line = &g_array_index (solution.lines, BstPuzzleLine, 0);

  return bst_puzzle_dup_line (puzzle, line->moves, line->n_moves);
}

BstPosition *
bst_lesson_step_dup_answered (const BstLessonStep *step)
{
  g_autoptr (BstPosition) position = NULL;
  g_autofree char *line = NULL;
  g_auto (GStrv) moves = NULL;

  if (step->kind != BST_LESSON_ASK || !bst_task_is_move (step->puzzle->task))
    return NULL;
  line = find_named (step->puzzle) != NULL ? g_strdup (find_named (step->puzzle)) : dup_best (step->puzzle);
  moves = g_strsplit (line != NULL ? line : "", "; ", -1);
  position = moves[0] != NULL ? bst_position_copy (step->puzzle->position) : NULL;
  for (guint i = 0; moves[i] != NULL; i++)
    {
      BstMove move;

      if (!bst_move_parse (bst_position_get_game (position), moves[i], &move, NULL)
          || !bst_position_apply (position, &move, NULL, NULL))
        return NULL;
    }

  return g_steal_pointer (&position);
}

/* --- Checking --- */

static void
count_step (const BstLessonStep *step,
            BstLessonChecked    *checked)
{
  gboolean is_sentence = step->puzzle != NULL && bst_task_is_sentence (step->puzzle->task) && step->puzzle->claim == NULL;

  if (step->kind == BST_LESSON_UNREAD)
    return;
  checked->n_questions += step->puzzle != NULL && !is_sentence;
  checked->n_sentences += is_sentence;
  checked->n_moves += step->moves->len;
  checked->n_games += step->kind == BST_LESSON_PLAY;
  checked->n_numbers += bst_stated_count (step->puzzle != NULL ? step->puzzle->question : step->text);
  for (guint i = 0; i < step->marks->len; i++)
    checked->n_marks += g_array_index (step->marks, BstMark, i).kind == BST_MARK_FEATURE;
}

void
bst_lesson_count_checked (const BstLesson  *lesson,
                          BstLessonChecked *checked)
{
  for (guint i = 0; i < lesson->steps->len; i++)
    count_step (g_ptr_array_index (lesson->steps, i), checked);
}

gboolean
bst_lesson_step_check_moves (const BstLessonStep  *step,
                             GError              **error)
{
  g_autoptr (BstPosition) position = bst_position_copy (step->position);

  for (guint i = 0; i < step->moves->len; i++)
    {
      GError *reason = NULL;
      BstMove move;

      if (bst_move_parse (bst_position_get_game (position), g_ptr_array_index (step->moves, i), &move, &reason)
          && bst_position_apply (position, &move, NULL, &reason))
        continue;
      bst_error_set_number (&reason, i + 1);
      g_propagate_error (error, reason);
      return FALSE;
    }

  return TRUE;
}

static void
free_fault (gpointer data)
{
  BstLessonFault *fault = data;

  bst_puzzle_fault_free (fault->fault);
  g_free (fault);
}

/* Takes @found. */
static void
add_fault (GPtrArray      *faults,
           guint           step,
           BstPuzzleFault *found)
{
  BstLessonFault *fault = g_new0 (BstLessonFault, 1);

  fault->step = step;
  fault->fault = found;
  g_ptr_array_add (faults, fault);
}

static void
check_moves (const BstLessonStep *step,
             guint                index,
             GPtrArray           *faults)
{
  GError *error = NULL;

  if (!bst_lesson_step_check_moves (step, &error))
    add_fault (faults, index, bst_puzzle_fault_new (BST_FAULT_ILLEGAL, NULL, error));
}

/* The friendly opponent plays for all. */
static void
check_game (const BstLessonStep *step,
            guint                index,
            GPtrArray           *faults)
{
  g_autoptr (BstSmallGame) game = bst_small_game_new (step->position, step->n_tiles, step->seed);
  GError *error = NULL;
  BstMove move;
  guint n_tiles;

  while (bst_small_game_choose (game, &move))
    if (!bst_small_game_play (game, &move, NULL, &error))
      break;
  bst_position_get_tiles (bst_small_game_get_position (game), &n_tiles);
  if (error == NULL && n_tiles < step->n_tiles)
    bst_error_refuse_data (&error, BST_REASON_NO_COPY);
  if (error != NULL)
    add_fault (faults, index, bst_puzzle_fault_new (BST_FAULT_UNSOLVABLE, NULL, error));
}

/* What is lit is there when the step has ended. */
static void
check_marks (const BstLessonStep *step,
             guint                index,
             GPtrArray           *faults)
{
  g_autoptr (BstPosition) position = bst_lesson_step_dup_end (step);

  for (guint i = 0; i < step->marks->len; i++)
    {
      const BstMark *mark = &g_array_index (step->marks, BstMark, i);
      BstSpot spot = { .x = mark->x, .y = mark->y, .player = BST_NO_PLAYER };

      if (mark->kind != BST_MARK_FEATURE
          || (mark->text != NULL && bst_spot_parse (mark->text, &spot)
              && bst_position_find_part (position, &spot) != BST_NO_PART))
        continue;
      add_fault (faults, index, bst_puzzle_fault_new (BST_FAULT_MARK, mark->text != NULL ? mark->text : "", NULL));
    }
}

static void
check_puzzle (const BstLessonStep *step,
              guint                index,
              BstPuzzleStop        stop,
              gpointer             stop_data,
              GPtrArray           *faults)
{
  BstPuzzleSolution solutions[BST_MAX_PUZZLE_TILES] = { 0 };
  g_autoptr (GPtrArray) found = bst_puzzle_check_until (step->puzzle, stop, stop_data, solutions);

  for (guint i = 0; i < BST_MAX_PUZZLE_TILES; i++)
    bst_puzzle_solution_clear (&solutions[i]);
  while (found->len > 0)
    add_fault (faults, index, g_ptr_array_steal_index (found, 0));
}

/* Numbers in the text, on the board that the step leaves. */
static void
check_stated (const BstLessonStep *step,
              guint                index,
              GPtrArray           *faults)
{
  g_autoptr (BstPuzzle) board = bst_puzzle_new ("", bst_position_copy (step->position));
  g_autoptr (GPtrArray) found = NULL;

  for (guint i = 0; i < step->moves->len; i++)
    bst_puzzle_play_on (board, g_ptr_array_index (step->moves, i), NULL);
  found = bst_stated_check (step->text, board);
  while (found->len > 0)
    add_fault (faults, index, g_ptr_array_steal_index (found, 0));
}

GPtrArray *
bst_lesson_check_until (const BstLesson *lesson,
                        BstPuzzleStop    stop,
                        gpointer         stop_data)
{
  GPtrArray *faults = g_ptr_array_new_with_free_func (free_fault);

  for (guint i = 0; i < lesson->steps->len && (stop == NULL || !stop (stop_data)); i++)
    {
      const BstLessonStep *step = g_ptr_array_index (lesson->steps, i);

      if (step->kind == BST_LESSON_UNREAD)
        continue;
      if (step->kind == BST_LESSON_SHOW)
        check_moves (step, i, faults);
      if (step->kind == BST_LESSON_ASK)
        check_puzzle (step, i, stop, stop_data, faults);
      else
        check_stated (step, i, faults);
      if (step->kind == BST_LESSON_PLAY)
        check_game (step, i, faults);
      check_marks (step, i, faults);
    }

  return faults;
}

GPtrArray *
bst_lesson_check (const BstLesson *lesson)
{
  return bst_lesson_check_until (lesson, NULL, NULL);
}
