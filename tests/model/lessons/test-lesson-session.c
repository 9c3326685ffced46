/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lessons without a screen: every bundled course gone through by its own right answers; every question
 * answered wrongly in all ways that its form allows, and something is said to each. */

#include "config.h"

#include <bst-io-booklet.h>
#include <glib/gstdio.h>

#include "bastide-lesson-session.h"
#include "bastide-lesson-text.h"
#include "bastide-puzzle-text.h"

#include <string.h>

#define MAX_WRONG_MOVES 12

static int
get_day (void)
{
  return 20000;
}

typedef struct
{
  char                 *folder;
  char                 *path;
  BastideResults       *results;
  BastideLessonSession *session;
} Fixture;

static void
begin (Fixture       *fixture,
       gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("bastide-lesson-session-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "results", NULL);
  fixture->results = bastide_results_new (fixture->path, get_day);
  fixture->session = bastide_lesson_session_new (fixture->results);
}

static void
end (Fixture       *fixture,
     gconstpointer  data)
{
  bastide_lesson_session_take_course (fixture->session, NULL);
  g_clear_object (&fixture->session);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_clear_object (&fixture->results);
  g_unlink (fixture->path);
  g_rmdir (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
}

/* --- Answers --- */

/* As if it had been given on the board or in the card. */
static const BstPuzzleVerdict *
answer (BastidePuzzleSession *asking,
        const char           *text)
{
  BastideAnswer *pad = bastide_puzzle_session_get_answer (asking);

  bastide_answer_set_open (pad, FALSE);
  g_signal_emit_by_name (pad, "given", text);
  while (bastide_puzzle_session_get_state (asking) == BASTIDE_PUZZLE_SESSION_THINKING)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (bastide_puzzle_session_get_state (asking), ==, BASTIDE_PUZZLE_SESSION_JUDGED);

  return bastide_puzzle_session_get_verdict (asking);
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

static void
add_moves (const BstPuzzle *puzzle,
           GPtrArray       *answers)
{
  const BstGame *game = bst_position_get_game (puzzle->position);
  guint n_tiles, n_placements;
  g_autofree BstPlacement *placements = NULL;

  bst_position_get_tiles (puzzle->position, &n_tiles);
  placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n_placements = bst_position_get_placements (puzzle->position, (guint) puzzle->tiles[0], placements);
  for (guint i = 0; i < n_placements; i++)
    for (guint rotation = 0; rotation < 4 && answers->len < MAX_WRONG_MOVES; rotation++)
      if (placements[i].rotations & (1u << rotation))
        {
          BstMove move = {
            .kind = BST_MOVE_PLACE, .type = puzzle->tiles[0], .x = placements[i].x, .y = placements[i].y,
            .rotation = (guint8) rotation
          };

          g_ptr_array_add (answers, bst_move_to_text (game, &move));
        }
}

/* Answers of its form, right and wrong. (element-type utf8) */
static GPtrArray *
list_answers (const BstPuzzle *puzzle)
{
  GPtrArray *answers = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *right = dup_right (puzzle);

  switch (bst_task_get_answer (puzzle->task))
    {
    case BST_ANSWER_MOVES:
      if (bst_puzzle_get_n_moves (puzzle) == 1)
        add_moves (puzzle, answers);
      break;
    case BST_ANSWER_NUMBER:
      for (int off = -2; off <= 2; off++)
        g_ptr_array_add (answers, g_strdup_printf ("%d", atoi (right) + off));
      break;
    case BST_ANSWER_NUMBERS:
      g_ptr_array_add (answers, g_strdup_printf ("%s 1", right));
      g_ptr_array_add (answers, g_strdup ("0"));
      break;
    case BST_ANSWER_PLAYERS:
      g_ptr_array_add (answers, g_strdup (BST_PUZZLE_NOBODY));
      for (guint i = 0; i < bst_game_get_n_players (bst_position_get_game (puzzle->position)); i++)
        g_ptr_array_add (answers, g_strdup (bst_colour_name (bst_game_get_player (
                                    bst_position_get_game (puzzle->position), i)->colour)));
      break;
    case BST_ANSWER_CHOICE:
      for (guint i = 1; i <= puzzle->choices->len; i++)
        g_ptr_array_add (answers, g_strdup_printf ("%u", i));
      break;
    case BST_ANSWER_TRUTH:
      for (guint i = 0; i < puzzle->rules->len; i++)
        {
          g_ptr_array_add (answers, g_strconcat ("true ", g_ptr_array_index (puzzle->rules, i), NULL));
          g_ptr_array_add (answers, g_strconcat ("false ", g_ptr_array_index (puzzle->rules, i), NULL));
        }
      break;
    case BST_ANSWER_FEATURES:
      g_ptr_array_add (answers, g_strdup (BST_PUZZLE_NONE));
      break;
    case BST_ANSWER_CELLS:
    default:
      g_ptr_array_add (answers, g_strdup ("99,99"));
      break;
    }
  for (guint i = 0; i < puzzle->answers->len; i++)
    g_ptr_array_add (answers, g_strdup (((BstPuzzleAnswer *) g_ptr_array_index (puzzle->answers, i))->text));
  g_ptr_array_add (answers, g_steal_pointer (&right));

  return answers;
}

/* The last one is right. Every answer gets more than the word for it. */
static void
answer_all_ways (BastidePuzzleSession *asking)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (asking);
  g_autoptr (GPtrArray) answers = list_answers (puzzle);

  for (guint i = 0; i < answers->len; i++)
    {
      const BstPuzzleVerdict *verdict = answer (asking, g_ptr_array_index (answers, i));
      g_autofree char *reason = bastide_puzzle_text_dup_reason (asking);
      g_autofree char *told = bastide_puzzle_text_dup_given (asking);

      g_assert_nonnull (bastide_puzzle_text_get_verdict (asking));
      if (reason == NULL && (!verdict->right || told == NULL))
        g_error ("nothing is said to “%s”: %s", (char *) g_ptr_array_index (answers, i),
                 puzzle->question);
      if (i + 1 < answers->len)
        bastide_puzzle_session_try_again (asking);
      else
        g_assert_true (verdict->right);
    }
}

/* The game is over, and the last line says how it went. */
static void
check_told (BastideLessonGame *game)
{
  g_autofree char *turn = bastide_lesson_text_dup_turn (game);
  g_autofree char *scores = bastide_lesson_text_dup_scores (bastide_lesson_game_get (game), TRUE);
  g_auto (GStrv) lines = g_strsplit (scores, "\n", -1);
  guint n_players = bst_game_get_n_players (bst_position_get_game (bst_small_game_get_position (
                      bastide_lesson_game_get (game))));

  g_assert_cmpstr (turn, ==, "The game is over.");
  g_assert_cmpuint (g_strv_length (lines), ==, n_players + 1);
  g_assert_true (strstr (lines[n_players], "win") != NULL || strstr (lines[n_players], "tie") != NULL);
}

/* As the opponent would play it, and then the sheet. */
static void
play_game (BastideLessonSession *session)
{
  BastidePuzzleSession *asking = bastide_lesson_session_get_asking (session);
  BastideAnswer *pad = bastide_puzzle_session_get_answer (asking);
  BastideLessonGame *game = bastide_lesson_session_get_game (session);

  g_assert_nonnull (game);
  while (bastide_puzzle_session_get_puzzle (asking) == NULL)
    {
      const BstSmallGame *played = bastide_lesson_game_get (game);
      BstMove move;

      if (bastide_answer_is_laying (pad) && bst_small_game_choose (played, &move))
        {
          g_autofree char *text = bst_move_to_text (bst_position_get_game (bst_small_game_get_position (played)), &move);

          g_assert_cmpint (bst_position_get_turn (bst_small_game_get_position (played)), ==, 0);
          bastide_answer_set_open (pad, FALSE);
          g_signal_emit_by_name (pad, "given", text);
        }
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_true (bastide_lesson_game_is_over (game));
  check_told (game);
  g_assert_cmpint (bastide_puzzle_session_get_puzzle (asking)->task, ==, BST_TASK_SHEET);
  answer_all_ways (asking);
}

static void
pass_step (BastideLessonSession *session)
{
  const BstLessonStep *step = bastide_lesson_session_get_step (session);

  g_assert_cmpint (step->kind, !=, BST_LESSON_UNREAD);
  if (step->kind == BST_LESSON_ASK)
    answer_all_ways (bastide_lesson_session_get_asking (session));
  if (step->kind == BST_LESSON_PLAY)
    play_game (session);
  bastide_lesson_session_show_moves (session, FALSE);
  g_assert_nonnull (bastide_study_get_position (bastide_lesson_session_get_scene (session)));
}

static void
every_course_is_passed (Fixture       *fixture,
                        gconstpointer  data)
{
  g_auto (GStrv) ids = bst_io_course_list ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      BastideLessonSession *session = fixture->session;

      bastide_lesson_session_take_course (session, bst_io_course_load (ids[i], NULL));
      g_assert_cmpuint (bastide_lesson_session_get_index (session), ==, 0);
      do
        pass_step (session);
      while (bastide_lesson_session_next (session));

      for (guint lesson = 0; lesson < bastide_lesson_session_get_n_lessons (session); lesson++)
        {
          BastideLessonResult result;

          bastide_lesson_session_count (session, lesson, &result);
          g_assert_true (bastide_lesson_result_is_finished (&result));
        }
    }
}

/* One goes on where one was, back and forth at will, and over steps that were not answered. */
static void
there_and_back (Fixture       *fixture,
                gconstpointer  data)
{
  BastideLessonSession *session = fixture->session;
  g_autoptr (BastideLessonSession) again = NULL;
  BastideLessonResult result;

  bastide_lesson_session_take_course (session, bst_io_course_load ("first-game", NULL));
  g_assert_false (bastide_lesson_session_back (session));
  g_assert_true (bastide_lesson_session_next (session));
  g_assert_true (bastide_lesson_session_next (session));
  bastide_lesson_session_count (session, 0, &result);
  g_assert_cmpuint (result.n_done, ==, 2);
  g_assert_true (bastide_lesson_session_back (session));
  g_assert_cmpuint (bastide_lesson_session_get_step_index (session), ==, 1);

  again = bastide_lesson_session_new (fixture->results);
  bastide_lesson_session_take_course (again, bst_io_course_load ("first-game", NULL));
  g_assert_cmpuint (bastide_lesson_session_get_step_index (again), ==, 2);
}

/* A step that was answered wrongly is not done, and one comes back to it; it is once the answer was right, but not right at the
 * first try. */
static void
wrong_is_not_done (Fixture       *fixture,
                   gconstpointer  data)
{
  BastideLessonSession *session = fixture->session;
  BastidePuzzleSession *asking = bastide_lesson_session_get_asking (session);
  BastideLessonResult result;
  g_autofree char *right = NULL;

  bastide_lesson_session_take_course (session, bst_io_course_load ("first-game", NULL));
  bastide_lesson_session_open (session, 0, 4);
  g_assert_cmpint (bastide_lesson_session_get_step (session)->puzzle->task, ==, BST_TASK_WAYS);
  right = dup_right (bastide_puzzle_session_get_puzzle (asking));
  g_assert_false (answer (asking, "3")->right);
  g_assert_cmpstr (bastide_puzzle_text_get_verdict (asking), ==, "Not yet.");
  bastide_lesson_session_count (session, 0, &result);
  g_assert_cmpuint (result.n_done, ==, 0);
  bastide_puzzle_session_try_again (asking);
  g_assert_false (answer (asking, "4")->right);
  g_assert_cmpstr (bastide_puzzle_text_get_verdict (asking), ==, "Wrong.");
  bastide_puzzle_session_try_again (asking);
  g_assert_true (answer (asking, right)->right);
  bastide_lesson_session_count (session, 0, &result);
  g_assert_cmpuint (result.n_done, ==, 1);
  g_assert_cmpuint (result.n_right, ==, 0);
  g_assert_cmpuint (result.n_asked, ==, 4);
}

/* A game waits where it was left, and can be begun anew with other tiles. */
static void
game_waits (Fixture       *fixture,
            gconstpointer  data)
{
  BastideLessonSession *session = fixture->session;
  BastideAnswer *pad = bastide_puzzle_session_get_answer (bastide_lesson_session_get_asking (session));
  const BstPosition *position;
  BstMove move;
  g_autofree char *text = NULL;

  bastide_lesson_session_take_course (session, bst_io_course_load ("first-game", NULL));
  bastide_lesson_session_open (session, 11, 0);
  while (bastide_lesson_session_get_step (session)->kind != BST_LESSON_PLAY)
    g_assert_true (bastide_lesson_session_next (session));
  g_assert_true (bastide_answer_is_laying (pad));
  position = bst_small_game_get_position (bastide_lesson_game_get (bastide_lesson_session_get_game (session)));
  g_assert_true (bst_small_game_choose (bastide_lesson_game_get (bastide_lesson_session_get_game (session)), &move));
  text = bst_move_to_text (bst_position_get_game (position), &move);
  bastide_answer_set_open (pad, FALSE);
  g_signal_emit_by_name (pad, "given", text);
  g_assert_cmpuint (bst_position_get_n_placed (position), ==, 1);

  g_assert_true (bastide_lesson_session_next (session));
  g_assert_null (bastide_lesson_session_get_game (session));
  g_assert_null (bastide_answer_get_puzzle (pad));
  g_assert_false (bastide_lesson_result_is_done (bastide_results_get_all (fixture->results), "first-game",
                                                 bastide_lesson_session_get_nth (session, 11),
                                                 bastide_lesson_session_get_step_index (session) - 1));
  g_assert_true (bastide_lesson_session_back (session));
  g_assert_true (bastide_lesson_game_has_begun (bastide_lesson_session_get_game (session)));
  while (!bastide_answer_is_laying (pad))
    g_main_context_iteration (NULL, TRUE);
  position = bst_small_game_get_position (bastide_lesson_game_get (bastide_lesson_session_get_game (session)));
  g_assert_cmpuint (bst_position_get_n_placed (position), ==, 2);

  bastide_lesson_session_play_again (session);
  position = bst_small_game_get_position (bastide_lesson_game_get (bastide_lesson_session_get_game (session)));
  g_assert_cmpuint (bst_position_get_n_placed (position), ==, 0);
  g_assert_true (bastide_answer_is_laying (pad));
}

/* What cannot be read holds nobody up. */
static void
broken_steps (Fixture       *fixture,
              gconstpointer  data)
{
  static const char text[] =
    "<bastide version=\"1\"><booklet id=\"broken\"><chapter><lesson id=\"a\"><say/><show/><say><position>"
    "basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0 | </position></say></lesson><lesson id=\"b\"/>"
    "</chapter></booklet></bastide>";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  BstBooklet *course = bst_io_booklet_open_data (bytes, "test", NULL, NULL);
  BastideLessonSession *session = fixture->session;

  g_assert_nonnull (course);
  bastide_lesson_session_take_course (session, course);
  g_assert_cmpuint (bastide_lesson_session_get_step_index (session), ==, 2);
  g_assert_true (bastide_lesson_session_next (session));
  g_assert_null (bastide_lesson_session_get_step (session));
  g_assert_false (bastide_lesson_session_next (session));
  g_assert_true (bastide_lesson_session_back (session));
  g_assert_true (bastide_lesson_session_back (session));
  g_assert_cmpint (bastide_lesson_session_get_step (session)->kind, ==, BST_LESSON_UNREAD);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/lesson-session/courses", Fixture, NULL, begin, every_course_is_passed, end);
  g_test_add ("/lesson-session/there-and-back", Fixture, NULL, begin, there_and_back, end);
  g_test_add ("/lesson-session/game-waits", Fixture, NULL, begin, game_waits, end);
  g_test_add ("/lesson-session/wrong-is-not-done", Fixture, NULL, begin, wrong_is_not_done, end);
  g_test_add ("/lesson-session/broken-steps", Fixture, NULL, begin, broken_steps, end);

  return g_test_run ();
}
