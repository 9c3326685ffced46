/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The booklets that come with Bastide: every puzzle is solved and found without fault, says what
 * a solver needs, and together they cover what they are meant to. */

#include "config.h"

#include "bst-io-booklet.h"
#include "language.h"

#include <string.h>

#define N_PUZZLES 24
#define N_COURSES 5

typedef struct
{
  guint       tasks[BST_N_TASKS];
  guint       tiles_from[BST_PUZZLE_TILES_CHOICE + 1];
  guint       levels[6];
  GHashTable *sets;             /* names of tile sets and rules */
} Cover;

static void
check_texts (const BstPuzzle *puzzle)
{
  g_assert_nonnull (puzzle->title);
  g_assert_nonnull (puzzle->question);
  g_assert_cmpuint (puzzle->hints->len, >=, 1);
  g_assert_cmpuint (puzzle->hints->len, <=, 3);
  g_assert_cmpint (puzzle->solution->len > 0, ==, bst_task_is_move (puzzle->task));
  for (guint i = 0; i < puzzle->answers->len; i++)
    g_assert_nonnull (((BstPuzzleAnswer *) g_ptr_array_index (puzzle->answers, i))->reply);
}

static void
check_puzzle (const BstPuzzle *puzzle,
              Cover           *cover)
{
  g_autoptr (GPtrArray) faults = bst_puzzle_check (puzzle);
  const BstGame *game = bst_position_get_game (puzzle->position);

  g_test_message ("%s", puzzle->id);
  g_assert_cmpuint (faults->len, ==, 0);
  g_assert_true (bst_position_is_ok (puzzle->position));
  check_texts (puzzle);
  cover->tasks[puzzle->task]++;
  if (bst_task_is_move (puzzle->task))
    cover->tiles_from[puzzle->tiles_from]++;
  cover->levels[puzzle->level]++;
  g_hash_table_add (cover->sets, g_strdup (bst_tile_set_get_id (bst_game_get_tile_set (game))));
  g_hash_table_add (cover->sets,
                    g_strdup_printf ("farms %d", bst_game_get_rules (game)->farm_scoring));
}

/* The right answer of a step, of moves the first. (transfer full) */
static char *
dup_right (const BstPuzzle         *puzzle,
           const BstPuzzleSolution *solution)
{
  const BstPuzzleLine *line;

  if (!bst_task_is_move (puzzle->task))
    return bst_puzzle_dup_right (puzzle, solution);
  line = &g_array_index (solution->lines, BstPuzzleLine, 0);

  return bst_puzzle_dup_line (puzzle, line->moves, line->n_moves);
}

/* What is right is judged as right; every answer of the setter is one. */
static void
check_question (const BstPuzzle *puzzle)
{
  g_auto (BstPuzzleSolution) solution = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *right = NULL;
  BstPuzzleVerdict verdict;

  bst_puzzle_solve (puzzle, 0, &solution, &error);
  g_assert_no_error (error);
  right = dup_right (puzzle, &solution);
  bst_puzzle_judge_by (puzzle, 0, &solution, right, &verdict, &error);
  g_assert_no_error (error);
  g_assert_true (verdict.right);
  g_assert_cmpuint (verdict.marks, ==, BST_FULL_MARKS);

  /* Each sentence that may be chosen has a reply of its own. */
  if (puzzle->task == BST_TASK_CHOICE)
    g_assert_cmpuint (puzzle->answers->len, ==, puzzle->choices->len);
  for (guint i = 0; i < puzzle->answers->len; i++)
    {
      const BstPuzzleAnswer *answer = g_ptr_array_index (puzzle->answers, i);

      bst_puzzle_judge_by (puzzle, 0, &solution, answer->text, &verdict, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (verdict.marks, ==, answer->marks);
    }
}

static void
check_lesson (const char      *course,
              const BstLesson *lesson)
{
  g_autoptr (GPtrArray) faults = bst_lesson_check (lesson);

  for (guint i = 0; i < faults->len; i++)
    {
      const BstLessonFault *fault = g_ptr_array_index (faults, i);
      g_autofree char *sentence = bst_io_puzzle_dup_fault (fault->fault);

      g_test_message ("%s, %s, step %u: %s", course, lesson->id, fault->step + 1, sentence);
    }
  g_assert_cmpuint (faults->len, ==, 0);
  g_assert_nonnull (lesson->title);
  g_assert_nonnull (lesson->aim);
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const BstLessonStep *step = g_ptr_array_index (lesson->steps, i);

      g_assert_cmpint (step->kind, !=, BST_LESSON_UNREAD);
      if (step->puzzle != NULL)
        check_question (step->puzzle);
    }
}

static void
all_are_sound (void)
{
  static const char * const sets[] = {
    "basic", "basic+river", "basic+traders-and-builders", "basic+drought-and-pestilence",
    "farms 0", "farms 1", "farms 2"
  };
  /* The others are asked in lessons. */
  static const BstTaskKind tasks[] = {
    BST_TASK_MOST_NOW, BST_TASK_MOST_END, BST_TASK_MARGIN, BST_TASK_COMPLETE, BST_TASK_BLOCK,
    BST_TASK_CELLS, BST_TASK_POINTS, BST_TASK_OWNER, BST_TASK_FITS
  };
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Cover cover = { .sets = names };
  g_auto (GStrv) ids = bst_io_booklet_list ();
  guint n_puzzles = 0;

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BstBooklet) booklet = bst_io_booklet_load (ids[i], &error);

      g_assert_no_error (error);
      for (guint c = 0; c < booklet->chapters->len; c++)
        g_assert_cmpuint (((BstChapter *) g_ptr_array_index (booklet->chapters, c))->unread->len,
                          ==, 0);
      for (guint j = 0; j < bst_booklet_count (booklet); j++)
        check_puzzle (bst_booklet_get (booklet, j), &cover);
      n_puzzles += bst_booklet_count (booklet);
    }

  g_assert_cmpuint (n_puzzles, ==, N_PUZZLES);
  for (guint i = 0; i < G_N_ELEMENTS (tasks); i++)
    g_assert_cmpuint (cover.tasks[tasks[i]], >=, 1);
  for (guint i = 0; i <= BST_PUZZLE_TILES_CHOICE; i++)
    g_assert_cmpuint (cover.tiles_from[i], >=, 1);
  for (guint i = 1; i <= 4; i++)
    g_assert_cmpuint (cover.levels[i], >=, 3);
  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    g_assert_true (g_hash_table_contains (names, sets[i]));
}

static void
all_courses_are_sound (void)
{
  g_auto (GStrv) ids = bst_io_course_list ();

  g_assert_cmpuint (g_strv_length (ids), ==, N_COURSES);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BstBooklet) course = bst_io_course_load (ids[i], &error);

      g_assert_no_error (error);
      g_assert_nonnull (course->title);
      g_assert_nonnull (course->aim);
      for (guint j = 0; j < bst_booklet_count_lessons (course); j++)
        check_lesson (ids[i], bst_booklet_get_lesson (course, j));
    }
}

static void
there_is_no_other (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (bst_io_booklet_load ("moon", &error));
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_UNSUPPORTED);
}

/* Every sentence of the two booklets, one as it is in the file, differs. */
static void
compare (const char *original,
         const char *translated)
{
  g_assert_nonnull (translated);
  g_assert_cmpstr (original, !=, translated);
}

static void
compare_puzzles (const BstPuzzle *original,
                 const BstPuzzle *translated)
{
  if (original->title != NULL)
    compare (original->title, translated->title);
  compare (original->question, translated->question);
  for (guint i = 0; i < original->choices->len; i++)
    compare (g_ptr_array_index (original->choices, i), g_ptr_array_index (translated->choices, i));
  for (guint i = 0; i < original->hints->len; i++)
    compare (g_ptr_array_index (original->hints, i), g_ptr_array_index (translated->hints, i));
  for (guint i = 0; i < original->answers->len; i++)
    compare (((BstPuzzleAnswer *) g_ptr_array_index (original->answers, i))->reply,
             ((BstPuzzleAnswer *) g_ptr_array_index (translated->answers, i))->reply);
}

static void
compare_lessons (const BstLesson *original,
                 const BstLesson *translated)
{
  compare (original->title, translated->title);
  compare (original->aim, translated->aim);
  for (guint i = 0; i < original->steps->len; i++)
    {
      const BstLessonStep *step = g_ptr_array_index (original->steps, i);
      const BstLessonStep *other = g_ptr_array_index (translated->steps, i);

      if (step->puzzle != NULL)
        compare_puzzles (step->puzzle, other->puzzle);
      else
        compare (step->text, other->text);
    }
}

/* As it is in the folder of the source. (transfer full) */
static BstBooklet *
open_original (const char *folder,
               const char *id)
{
  g_autofree char *file = g_strconcat (id, ".bastide", NULL);
  g_autofree char *path = g_build_filename (g_getenv (folder), file, NULL);
  g_autoptr (GError) error = NULL;
  BstBooklet *booklet = bst_io_booklet_open (path, NULL, &error);

  g_assert_no_error (error);

  return booklet;
}

static void
all_lessons_are_translated (void)
{
  g_auto (GStrv) ids = bst_io_course_list ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (BstBooklet) original = open_original ("BASTIDE_COURSES", ids[i]);
      g_autoptr (BstBooklet) translated = bst_io_course_load (ids[i], NULL);

      compare (original->title, translated->title);
      compare (original->aim, translated->aim);
      for (guint j = 0; j < bst_booklet_count_lessons (original); j++)
        compare_lessons (bst_booklet_get_lesson (original, j), bst_booklet_get_lesson (translated, j));
    }
}

/* A user's own booklet keeps its words; the bundled one speaks his language. */
static void
all_are_translated (void)
{
  g_auto (GStrv) ids = bst_io_booklet_list ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (BstBooklet) original = open_original ("BASTIDE_PUZZLES", ids[i]);
      g_autoptr (BstBooklet) translated = bst_io_booklet_load (ids[i], NULL);

      compare (original->title, translated->title);
      for (guint j = 0; j < bst_booklet_count (original); j++)
        compare_puzzles (bst_booklet_get (original, j), bst_booklet_get (translated, j));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (argc == 3)
    {
      language_speak (argv[1], argv[2]);
      g_test_add_func ("/bundled-puzzles/all-are-translated", all_are_translated);
      g_test_add_func ("/bundled-puzzles/all-lessons-are-translated", all_lessons_are_translated);
      return g_test_run ();
    }

  g_test_add_func ("/bundled-puzzles/all-are-sound", all_are_sound);
  g_test_add_func ("/bundled-puzzles/courses", all_courses_are_sound);
  g_test_add_func ("/bundled-puzzles/there-is-no-other", there_is_no_other);

  return g_test_run ();
}
