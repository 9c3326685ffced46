/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rounds of the quiz without a screen: the ten of a day are the same for the same day, what was wrong comes back the day
 * after, the level follows the answers, files that cannot be read are named. */

#include "config.h"

#include <glib/gstdio.h>

#include "bastide-quiz.h"
#include "bastide-write-queue.h"

#include <bst-io-document.h>
#include <bst-io-open.h>

#define FIRST_DAY 20000

static int day = FIRST_DAY;

static int
get_day (void)
{
  return day;
}

static gint64 now;

static gint64
get_time (void)
{
  return now;
}

typedef struct
{
  char           *folder;
  char           *results_path;
  char           *path;
  BastideResults *results;
  BastideQuiz    *quiz;
  GString        *faults;
} Fixture;

static void
failed (Fixture    *fixture,
        const char *reason)
{
  g_string_append (fixture->faults, reason);
}

static void
open_quiz (Fixture *fixture)
{
  fixture->results = bastide_results_new (fixture->results_path, get_day);
  fixture->quiz = bastide_quiz_new (fixture->results, get_time);
  g_signal_connect_swapped (fixture->quiz, "failed", G_CALLBACK (failed), fixture);
}

/* What was to be written is, and no thread has anything of it any more. */
static void
close_quiz (Fixture *fixture)
{
  BastideResults *results = fixture->results;

  g_object_add_weak_pointer (G_OBJECT (results), (gpointer *) &results);
  bastide_quiz_end (fixture->quiz);
  g_clear_object (&fixture->quiz);
  g_clear_object (&fixture->results);
  bastide_write_queue_finish ();
  /* A thread may be the last to leave it, which wakes nobody. */
  while (g_atomic_pointer_get (&results) != NULL)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
}

static void
begin (Fixture       *fixture,
       gconstpointer  data)
{
  day = FIRST_DAY;
  fixture->folder = g_dir_make_tmp ("bastide-quiz-XXXXXX", NULL);
  fixture->results_path = g_build_filename (fixture->folder, "results", NULL);
  fixture->path = g_build_filename (fixture->folder, "quiz.bastide", NULL);
  fixture->faults = g_string_new (NULL);
  open_quiz (fixture);
}

static void
end (Fixture       *fixture,
     gconstpointer  data)
{
  close_quiz (fixture);
  g_unlink (fixture->results_path);
  g_unlink (fixture->path);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->results_path);
  g_free (fixture->path);
  g_string_free (fixture->faults, TRUE);
}

static void
wait_made (Fixture *fixture)
{
  while (bastide_quiz_get_state (fixture->quiz) == BASTIDE_QUIZ_MAKING)
    g_main_context_iteration (NULL, TRUE);
}

static const BstPuzzle *
get_puzzle (Fixture *fixture)
{
  return bastide_puzzle_session_get_puzzle (bastide_quiz_get_asking (fixture->quiz));
}

/* (transfer full) */
static char *
dup_right (const BstPuzzle *puzzle)
{
  g_auto (BstPuzzleSolution) solution = { 0 };
  g_autoptr (GError) error = NULL;
  const BstPuzzleLine *line;

  bst_puzzle_solve (puzzle, 0, &solution, &error);
  g_assert_no_error (error);
  if (!bst_task_is_move (puzzle->task))
    return bst_puzzle_dup_right (puzzle, &solution);
  line = &g_array_index (solution.lines, BstPuzzleLine, 0);

  return bst_puzzle_dup_line (puzzle, line->moves, line->n_moves);
}

/* One that is asked to be shown was not answered. */
static void
answer (Fixture  *fixture,
        gboolean  right)
{
  BastidePuzzleSession *asking = bastide_quiz_get_asking (fixture->quiz);
  g_autofree char *text = dup_right (get_puzzle (fixture));

  g_assert_false (bastide_quiz_is_answered (fixture->quiz));
  if (right)
    {
      bastide_answer_set_open (bastide_puzzle_session_get_answer (asking), FALSE);
      g_signal_emit_by_name (bastide_puzzle_session_get_answer (asking), "given", text);
    }
  else
    bastide_puzzle_session_show_solution (asking, FALSE);
  while (!bastide_quiz_is_answered (fixture->quiz))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (bastide_quiz_comes_back (fixture->quiz) == !right);
}

/* The ids of the ten; those at these places (bits) are answered wrongly. (transfer full) */
static char *
go_through (Fixture *fixture,
            guint    wrong)
{
  GString *ids = g_string_new (NULL);

  bastide_quiz_begin_today (fixture->quiz);
  wait_made (fixture);
  for (guint i = 0; i < BASTIDE_QUIZ_TEN; i++)
    {
      g_assert_cmpint (bastide_quiz_get_state (fixture->quiz), ==, BASTIDE_QUIZ_ASKING);
      g_assert_cmpuint (bastide_quiz_get_number (fixture->quiz), ==, i + 1);
      g_assert_cmpuint (bastide_quiz_get_length (fixture->quiz), ==, BASTIDE_QUIZ_TEN);
      g_assert_nonnull (get_puzzle (fixture)->question);
      g_string_append_printf (ids, "%s ", get_puzzle (fixture)->id);
      answer (fixture, !(wrong & (1u << i)));
      bastide_quiz_next (fixture->quiz);
    }
  g_assert_cmpint (bastide_quiz_get_state (fixture->quiz), ==, BASTIDE_QUIZ_IDLE);

  return g_string_free (ids, FALSE);
}

/* --- Tests --- */

static void
ten_of_a_day (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *first = go_through (fixture, 0);
  g_autofree char *again = go_through (fixture, 0);
  g_autofree char *other = NULL, *summary = bastide_quiz_dup_summary (fixture->quiz);

  g_assert_cmpstr (first, ==, again);
  g_assert_cmpstr (summary, ==, "10 of 10 right");
  day++;
  other = go_through (fixture, 0);
  g_assert_cmpstr (first, !=, other);
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
}

/* The day after those that were wrong come first, also when the program was started again; once they are right they
 * stay away until they are due again. */
static void
wrong_ones_come_back (Fixture       *fixture,
                      gconstpointer  data)
{
  g_autofree char *first = go_through (fixture, 1u << 1 | 1u << 4 | 1u << 8);
  g_autofree char *summary = bastide_quiz_dup_summary (fixture->quiz);
  g_autofree char *second = NULL, *third = NULL, *due = NULL;
  g_auto (GStrv) ids = g_strsplit (first, " ", -1);
  BstQuizTally tally;
  guint n_right = 0, n_tried = 0;

  g_assert_cmpstr (summary, ==, "7 of 10 right; questions 2, 5, 9 come back tomorrow");
  bastide_quiz_get_tally (fixture->quiz, &tally);
  for (BstQuizKind kind = 0; kind < BST_N_QUIZ_KINDS; kind++)
    {
      n_right += tally.n_right[kind][BST_QUIZ_WEEKS - 1];
      n_tried += tally.n_tried[kind][BST_QUIZ_WEEKS - 1];
    }
  g_assert_cmpuint (n_right, ==, 7);
  g_assert_cmpuint (n_tried, ==, 10);

  close_quiz (fixture);
  day++;
  open_quiz (fixture);
  second = go_through (fixture, 0);
  due = g_strdup_printf ("%s %s %s ", ids[1], ids[4], ids[8]);
  g_assert_true (g_str_has_prefix (second, due));
  day++;
  third = go_through (fixture, 0);
  g_assert_null (strstr (third, ids[1]));
  g_assert_cmpstr (fixture->faults->str, ==, "");
}

/* Two right answers in a row lead to the next level, a wrong one down again. */
static void
level_follows (Fixture       *fixture,
               gconstpointer  data)
{
  guint sum = 0;

  /* Of the same random games each time: where one has no question of the level, the nearest is asked. */
  g_random_set_seed (1);
  bastide_quiz_set_kinds (fixture->quiz, 1u << BST_QUIZ_SHEET | 1u << BST_QUIZ_CELLS);
  bastide_quiz_set_from (fixture->quiz, BASTIDE_QUIZ_RANDOM, NULL);
  bastide_quiz_begin_endless (fixture->quiz);
  wait_made (fixture);
  g_assert_cmpuint (bastide_quiz_get_length (fixture->quiz), ==, 0);
  g_assert_cmpuint (get_puzzle (fixture)->level, <=, 2);
  for (guint i = 0; i < 12; i++)
    {
      BstQuizKind kind;

      g_assert_true (bst_quiz_kind_from_id (get_puzzle (fixture)->id, &kind));
      g_assert_true (kind == BST_QUIZ_SHEET || kind == BST_QUIZ_CELLS);
      sum += i >= 9 ? get_puzzle (fixture)->level : 0;
      answer (fixture, TRUE);
      bastide_quiz_next (fixture->quiz);
      wait_made (fixture);
    }
  g_assert_cmpuint (sum, >=, 12);
  g_assert_cmpuint (bastide_quiz_get_n_right (fixture->quiz), ==, 12);

  /* One that is passed over does not count. */
  bastide_quiz_next (fixture->quiz);
  wait_made (fixture);
  bastide_quiz_end (fixture->quiz);
  g_assert_cmpuint (bastide_quiz_get_n_answered (fixture->quiz), ==, 12);
}

/* A file with faults is named; where there is no other, the bundled game is asked about. */
static void
faulty_files (Fixture       *fixture,
              gconstpointer  data)
{
  const char *files[] = { "/nowhere/at.all", NULL };

  bastide_quiz_set_from (fixture->quiz, BASTIDE_QUIZ_FILES, files);
  bastide_quiz_begin_endless (fixture->quiz);
  wait_made (fixture);
  g_assert_nonnull (strstr (fixture->faults->str, "/nowhere/at.all"));
  g_assert_cmpint (bastide_quiz_get_state (fixture->quiz), ==, BASTIDE_QUIZ_ASKING);
}

/* A game that is open is asked about. */
static void
open_game (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  g_autofree char *text = bst_io_document_to_text (record, NULL);

  bastide_quiz_set_game (fixture->quiz, text);
  bastide_quiz_begin_endless (fixture->quiz);
  wait_made (fixture);
  g_assert_cmpstr (fixture->faults->str, ==, "");
  g_assert_cmpint (bastide_quiz_get_state (fixture->quiz), ==, BASTIDE_QUIZ_ASKING);

  /* What is no game is said. */
  bastide_quiz_set_game (fixture->quiz, "no game");
  bastide_quiz_begin_endless (fixture->quiz);
  wait_made (fixture);
  g_assert_cmpstr (fixture->faults->str, !=, "");
}

/* What comes back and cannot be read is left alone. */
static void
damaged_file (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *ids = NULL, *text = NULL;

  g_assert_true (g_file_set_contents (fixture->path, "no booklet", -1, NULL));
  ids = go_through (fixture, 1);
  g_assert_nonnull (strstr (fixture->faults->str, fixture->path));
  close_quiz (fixture);
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "no booklet");
  open_quiz (fixture);
}

/* A round that is ended, or another that is begun, while questions are made. */
static void
changes_of_mind (Fixture       *fixture,
                 gconstpointer  data)
{
  bastide_quiz_begin_today (fixture->quiz);
  bastide_quiz_begin_endless (fixture->quiz);
  bastide_quiz_set_from (fixture->quiz, BASTIDE_QUIZ_RANDOM, NULL);
  wait_made (fixture);
  g_assert_cmpuint (bastide_quiz_get_length (fixture->quiz), ==, 0);
  g_assert_cmpuint (bastide_quiz_get_number (fixture->quiz), ==, 1);
  bastide_quiz_begin_today (fixture->quiz);
  bastide_quiz_end (fixture->quiz);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (bastide_quiz_get_state (fixture->quiz), ==, BASTIDE_QUIZ_IDLE);
}

/* A right answer to the next question after so many microseconds: the points that it is given, by the level. */
static void
answer_after (Fixture *fixture,
              gint64   taken,
              guint    n_times)
{
  guint before = bastide_quiz_get_points (fixture->quiz), seconds = bastide_quiz_get_seconds (fixture->quiz);
  guint level;

  bastide_quiz_next (fixture->quiz);
  wait_made (fixture);
  level = get_puzzle (fixture)->level;
  now += taken;
  g_assert_cmpuint (bastide_quiz_get_seconds (fixture->quiz), ==, seconds + (guint) (taken / G_USEC_PER_SEC));
  answer (fixture, TRUE);
  /* What comes after it takes no time. */
  now += G_USEC_PER_SEC;
  g_assert_cmpuint (bastide_quiz_get_seconds (fixture->quiz), ==, seconds + (guint) (taken / G_USEC_PER_SEC));
  g_assert_cmpuint (bastide_quiz_get_points (fixture->quiz), ==, before + n_times * level);
}

/* Points are given by level, twice for a quick answer; without a clock there are none. */
static void
points (Fixture       *fixture,
        gconstpointer  data)
{
  bastide_quiz_begin_endless (fixture->quiz);
  wait_made (fixture);
  answer (fixture, TRUE);
  g_assert_cmpuint (bastide_quiz_get_points (fixture->quiz), ==, 0);
  bastide_quiz_set_clock (fixture->quiz, TRUE);
  answer_after (fixture, 0, 2);
  answer_after (fixture, BASTIDE_QUIZ_QUICK * G_USEC_PER_SEC, 2);
  answer_after (fixture, BASTIDE_QUIZ_QUICK * G_USEC_PER_SEC + 1, 1);
}

static void
add (const char *path,
     void      (*test) (Fixture       *fixture,
                        gconstpointer  data))
{
  g_test_add (path, Fixture, NULL, begin, test, end);
}

/* The day after, whoever comes next is asked nothing that the one before answered wrongly, whose file is left alone. */
static void
wrong_ones_of_a_pupil (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "results-1", NULL);
  g_autofree char *own = g_build_filename (fixture->folder, "quiz-1.bastide", NULL);
  g_autofree char *ids = go_through (fixture, 1), *others = NULL, *again = NULL, *before = NULL, *after = NULL;
  g_auto (GStrv) words = g_strsplit (ids, " ", 2);

  bastide_write_queue_finish ();
  g_assert_true (g_file_get_contents (fixture->path, &before, NULL, NULL));
  bastide_results_set_path (fixture->results, path);
  day++;
  others = go_through (fixture, 2);
  g_assert_null (strstr (others, words[0]));
  bastide_write_queue_finish ();
  g_assert_true (g_file_test (own, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_get_contents (fixture->path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);

  bastide_results_set_path (fixture->results, fixture->results_path);
  again = go_through (fixture, 0);
  g_assert_true (g_str_has_prefix (again, words[0]));
  bastide_results_set_path (fixture->results, path);
  g_unlink (own);
  g_unlink (path);
  bastide_results_set_path (fixture->results, fixture->results_path);
}

/* Whoever comes next finds neither the question nor the results of the one before. */
static void
another_pupil (Fixture       *fixture,
               gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "results-1", NULL);
  BstQuizTally tally;
  guint n_right, n_tried;

  bastide_quiz_begin_today (fixture->quiz);
  wait_made (fixture);
  answer (fixture, TRUE);
  bastide_results_set_path (fixture->results, path);
  g_assert_cmpint (bastide_quiz_get_state (fixture->quiz), ==, BASTIDE_QUIZ_IDLE);
  g_assert_false (bastide_quiz_has_round (fixture->quiz));
  g_assert_cmpuint (bastide_quiz_get_n_answered (fixture->quiz), ==, 0);
  bastide_quiz_get_tally (fixture->quiz, &tally);
  for (BstQuizKind kind = 0; kind < BST_N_QUIZ_KINDS; kind++)
    {
      bst_quiz_tally_sum (&tally, kind, &n_right, &n_tried);
      g_assert_cmpuint (n_tried, ==, 0);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("/quiz-round/ten-of-a-day", ten_of_a_day);
  add ("/quiz-round/wrong-ones-come-back", wrong_ones_come_back);
  add ("/quiz-round/level-follows", level_follows);
  add ("/quiz-round/faulty-files", faulty_files);
  add ("/quiz-round/open-game", open_game);
  add ("/quiz-round/damaged-file", damaged_file);
  add ("/quiz-round/changes-of-mind", changes_of_mind);
  add ("/quiz-round/points", points);
  add ("/quiz-round/another-pupil", another_pupil);
  add ("/quiz-round/wrong-ones-of-a-pupil", wrong_ones_of_a_pupil);

  return g_test_run ();
}
