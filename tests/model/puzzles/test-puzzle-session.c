/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solving without a screen: every bundled puzzle answered on the board as a reader does, wrong
 * answers, hints, solutions that play themselves, results, and which puzzle comes next. */

#include "config.h"

#include <bst-io-booklet.h>
#include <bst-io-goal-text.h>
#include <bst-io-puzzle-text.h>
#include <glib/gstdio.h>

#include "bastide-booklet-file.h"
#include "bastide-puzzle-light.h"
#include "bastide-puzzle-text.h"
#include "bastide-puzzle-session.h"

static int day = 20000;

static int
get_day (void)
{
  return day;
}

typedef struct
{
  char                 *folder;
  char                 *path;
  BastideResults       *results;
  BastidePuzzleSession *session;
} Fixture;

static void
begin (Fixture       *fixture,
       gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("bastide-puzzle-session-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "deep", "results", NULL);
  fixture->results = bastide_results_new (fixture->path, get_day);
  fixture->session = bastide_puzzle_session_new (fixture->results);
  bastide_puzzle_session_take_booklet (fixture->session, bst_io_booklet_load ("twenty-four", NULL), NULL);
}

static void
end (Fixture       *fixture,
     gconstpointer  data)
{
  g_autofree char *deep = g_path_get_dirname (fixture->path);

  bastide_puzzle_session_take_booklet (fixture->session, NULL, NULL);
  g_clear_object (&fixture->session);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_clear_object (&fixture->results);
  g_unlink (fixture->path);
  g_rmdir (deep);
  g_rmdir (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
  day = 20000;
}

/* A booklet as it is written in a file. */
static void
take_text (BastidePuzzleSession *session,
           const char           *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  BstBooklet *booklet = bst_io_booklet_open_data (bytes, "test", NULL, NULL);

  g_assert_nonnull (booklet);
  bastide_puzzle_session_take_booklet (session, booklet, NULL);
}

static guint
find (BastidePuzzleSession *session,
      const char           *id)
{
  for (guint i = 0; i < bastide_puzzle_session_get_n_puzzles (session); i++)
    if (g_str_equal (bastide_puzzle_session_get_nth (session, i)->id, id))
      return i;

  g_assert_not_reached ();
}

static void
wait_for_solution (BastidePuzzleSession *session)
{
  while (bastide_puzzle_session_get_solution (session) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_verdict (BastidePuzzleSession *session)
{
  while (bastide_puzzle_session_get_state (session) == BASTIDE_PUZZLE_SESSION_THINKING)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (bastide_puzzle_session_get_state (session), ==, BASTIDE_PUZZLE_SESSION_JUDGED);
}

/* --- Playing --- */

static gboolean
is_step (const BstGame *game,
         const BstStep *a,
         const BstStep *b)
{
  BstMove one = { .kind = BST_MOVE_PLACE, .n_steps = 1, .steps = { *a } };
  BstMove other = { .kind = BST_MOVE_PLACE, .n_steps = 1, .steps = { *b } };
  g_autoptr (GString) first = g_string_new (NULL);
  g_autoptr (GString) second = g_string_new (NULL);

  bst_move_print (game, &one, first);
  bst_move_print (game, &other, second);

  return g_string_equal (first, second);
}

static void
make_step (BastideTurnInput *turn_input,
           const BstGame    *game,
           const BstStep    *step)
{
  guint n_spots;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (turn_input, &n_spots);

  for (guint i = 0; i < n_spots; i++)
    for (guint j = 0; j < spots[i].n_steps; j++)
      if (is_step (game, bastide_turn_input_get_step (turn_input, spots[i].steps[j]), step))
        {
          bastide_turn_input_make_step (turn_input, spots[i].steps[j]);
          return;
        }
  g_assert_not_reached ();
}

/* With ghost, turns and figure spots, as clicks do it. */
static void
play_move (BastidePuzzleSession *session,
           const BstMove        *move)
{
  BastideTurnInput *turn_input = bastide_answer_get_play (bastide_puzzle_session_get_answer (session));
  const BstGame *game = bst_position_get_game (bastide_puzzle_session_get_puzzle (session)->position);
  guint n_laid = bastide_answer_get_n_laid (bastide_puzzle_session_get_answer (session));
  gboolean legal;
  guint rotation;
  int x, y;

  g_assert_cmpint (bastide_turn_input_get_tile (turn_input), ==, move->type);
  bastide_turn_input_try_cell (turn_input, move->x, move->y);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_true (bastide_turn_input_get_ghost (turn_input, &x, &y, &rotation, &legal));
      if (rotation != move->rotation)
        bastide_turn_input_turn (turn_input, 1);
    }
  g_assert_cmpuint (rotation, ==, move->rotation);
  bastide_turn_input_lay (turn_input);
  for (guint i = 0; i < move->n_steps; i++)
    make_step (turn_input, game, &move->steps[i]);
  while (bastide_answer_get_n_laid (bastide_puzzle_session_get_answer (session)) == n_laid)
    bastide_turn_input_pass (turn_input);
}

static void
choose (BastidePuzzleSession *session,
        int                   type)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (session);

  for (guint i = 0; i < puzzle->n_tiles; i++)
    if (puzzle->tiles[i] == type)
      bastide_answer_choose_tile (bastide_puzzle_session_get_answer (session), i);
}

/* What an earlier try chose. */
static void
unpick_cells (BastidePuzzleSession *session)
{
  BastideAnswer *answer = bastide_puzzle_session_get_answer (session);
  const GArray *cells = bastide_answer_get_cells (answer);

  while (cells->len > 0)
    bastide_answer_toggle_cell (answer, g_array_index (cells, BstPlacement, 0).x, g_array_index (cells, BstPlacement, 0).y);
}

static void
answer_right (BastidePuzzleSession *session)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (session);
  const BstPuzzleSolution *solution;

  wait_for_solution (session);
  solution = bastide_puzzle_session_get_solution (session);
  if (bst_task_is_move (puzzle->task))
    {
      const BstPuzzleLine *line = &g_array_index (solution->lines, BstPuzzleLine, 0);

      choose (session, line->moves[0].type);
      for (guint i = 0; i < line->n_moves; i++)
        play_move (session, &line->moves[i]);
    }
  else if (puzzle->task == BST_TASK_CELLS)
    {
      unpick_cells (session);
      for (guint i = 0; i < solution->cells->len; i++)
        bastide_answer_toggle_cell (bastide_puzzle_session_get_answer (session), g_array_index (solution->cells, BstPlacement, i).x,
                                   g_array_index (solution->cells, BstPlacement, i).y);
      bastide_answer_give_cells (bastide_puzzle_session_get_answer (session));
    }
  else if (puzzle->task == BST_TASK_OWNER)
    bastide_answer_give_players (bastide_puzzle_session_get_answer (session), solution->players);
  else
    bastide_answer_give_number (bastide_puzzle_session_get_answer (session), solution->value);
  wait_for_verdict (session);
}

/* --- Tests --- */

/* All 24, each by the best line; all are solved then, and nothing is left that is new. */
static void
every_puzzle (Fixture       *fixture,
              gconstpointer  data)
{
  BastidePuzzleSession *session = fixture->session;

  g_assert_cmpuint (bastide_puzzle_session_get_n_puzzles (session), ==, 24);
  g_assert_cmpuint (bastide_puzzle_session_get_index (session), ==, 0);
  for (guint i = 0; i < 24; i++)
    {
      g_autofree char *reason = NULL;
      g_autofree char *answer = NULL;

      g_assert_cmpint (bastide_puzzle_session_get_practice (session, i), ==, BST_PRACTICE_NEW);
      bastide_puzzle_session_open (session, i);
      g_assert_cmpint (bastide_puzzle_session_get_state (session), ==, BASTIDE_PUZZLE_SESSION_ASKING);
      answer_right (session);
      g_assert_true (bastide_puzzle_session_get_verdict (session)->right);
      g_assert_true (bastide_puzzle_session_is_done (session));
      g_assert_cmpint (bastide_puzzle_session_get_practice (session, i), ==, BST_PRACTICE_SOLVED);
      g_assert_cmpstr (bastide_puzzle_text_get_verdict (session), ==, "Right!");
      reason = bastide_puzzle_text_dup_reason (session);
      answer = bastide_puzzle_text_dup_given (session);
      if (bst_task_is_move (bastide_puzzle_session_get_puzzle (session)->task))
        g_assert_nonnull (reason);
    }
}

/* Every solution plays to its end, whatever is answered before; who looks has not solved. */
static void
every_solution (Fixture       *fixture,
                gconstpointer  data)
{
  BastidePuzzleSession *session = fixture->session;

  for (guint i = 0; i < 24; i++)
    {
      const BstPuzzle *puzzle;
      guint n_steps;

      bastide_puzzle_session_open (session, i);
      puzzle = bastide_puzzle_session_get_puzzle (session);
      bastide_puzzle_session_show_solution (session, FALSE);
      wait_for_solution (session);
      g_assert_cmpint (bastide_puzzle_session_get_state (session), ==, BASTIDE_PUZZLE_SESSION_SHOWING);
      n_steps = bastide_puzzle_session_get_n_steps (session);
      if (bst_task_is_move (puzzle->task))
        g_assert_cmpuint (n_steps, >=, bst_puzzle_get_n_moves (puzzle));
      for (guint step = 1; step <= n_steps; step++)
        {
          g_autofree char *text = NULL;

          bastide_puzzle_session_set_step (session, step);
          g_assert_cmpuint (bastide_puzzle_session_get_step (session), ==, step);
          text = bastide_puzzle_text_dup_step (session);
          g_assert_nonnull (strchr (text, ':'));
        }
      bastide_puzzle_session_set_step (session, n_steps + 1);
      g_assert_cmpuint (bastide_puzzle_session_get_step (session), ==, n_steps);
      g_assert_cmpint (bastide_puzzle_session_get_practice (session, i), ==, BST_PRACTICE_WRONG);
    }
}

static void
it_plays_itself (Fixture       *fixture,
                 gconstpointer  data)
{
  BastidePuzzleSession *session = fixture->session;
  guint n_tiles, n_before;

  bastide_puzzle_session_open (session, find (session, "two-tiles"));
  wait_for_solution (session);
  bst_position_get_tiles (bastide_study_get_position (bastide_answer_get_scene (bastide_puzzle_session_get_answer (session))), &n_before);
  bastide_puzzle_session_show_solution (session, TRUE);
  g_assert_true (bastide_puzzle_session_is_running (session));
  while (bastide_puzzle_session_is_running (session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (bastide_puzzle_session_get_step (session), ==, 2);
  bst_position_get_tiles (bastide_study_get_position (bastide_answer_get_scene (bastide_puzzle_session_get_answer (session))), &n_tiles);
  g_assert_cmpuint (n_tiles, ==, n_before + 2);
  bastide_puzzle_session_set_running (session, TRUE);
  g_assert_cmpuint (bastide_puzzle_session_get_step (session), ==, 0);
  bastide_puzzle_session_set_running (session, FALSE);
  g_assert_false (bastide_puzzle_session_is_running (session));
}

/* The setter's reply, part of the marks, and a second try, which does not count. */
static void
wrong_answers (Fixture       *fixture,
               gconstpointer  data)
{
  static const int cells[][2] = { { -2, 0 }, { -1, 1 }, { 0, -2 }, { 1, 2 }, { 2, 0 } };
  BastidePuzzleSession *session = fixture->session;
  guint index = find (session, "where-it-fits");
  g_autofree char *reason = NULL;

  bastide_puzzle_session_open (session, index);
  bastide_answer_give_cells (bastide_puzzle_session_get_answer (session));
  g_assert_cmpint (bastide_puzzle_session_get_state (session), ==, BASTIDE_PUZZLE_SESSION_ASKING);
  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    bastide_answer_toggle_cell (bastide_puzzle_session_get_answer (session), cells[i][0], cells[i][1]);
  bastide_answer_toggle_cell (bastide_puzzle_session_get_answer (session), 7, 7);
  bastide_answer_toggle_cell (bastide_puzzle_session_get_answer (session), 7, 7);
  bastide_answer_give_cells (bastide_puzzle_session_get_answer (session));
  wait_for_verdict (session);
  g_assert_false (bastide_puzzle_session_get_verdict (session)->right);
  g_assert_cmpuint (bastide_puzzle_session_get_verdict (session)->marks, ==, 5);
  g_assert_cmpstr (bastide_puzzle_text_get_verdict (session), ==, "Not quite.");
  reason = bastide_puzzle_text_dup_reason (session);
  g_assert_nonnull (strstr (reason, "5 stars of 10"));
  g_assert_nonnull (strstr (reason, "1 cell is missing."));
  g_assert_nonnull (strstr (reason, "One cell is missing: below the monastery"));
  g_assert_false (bastide_puzzle_session_is_done (session));

  bastide_puzzle_session_try_again (session);
  /* What was chosen is there to be mended. */
  g_assert_cmpuint (bastide_answer_get_cells (bastide_puzzle_session_get_answer (session))->len, ==,
                    G_N_ELEMENTS (cells));
  answer_right (session);
  g_assert_true (bastide_puzzle_session_is_done (session));
  g_assert_cmpint (bastide_puzzle_session_get_practice (session, index), ==, BST_PRACTICE_WRONG);
  /* Right, and yet not solved: that is said. */
  g_assert_nonnull (strstr (bastide_puzzle_text_get_credit (session), "stays unsolved"));
}

/* Of several tiles a wrong one is chosen. With the solution it leaves the hand, and nothing is armed. */
static void
wrong_tile (Fixture       *fixture,
            gconstpointer  data)
{
  BastidePuzzleSession *session = fixture->session;
  const BstPuzzle *puzzle;
  int right;

  bastide_puzzle_session_open (session, find (session, "your-choice"));
  puzzle = bastide_puzzle_session_get_puzzle (session);
  wait_for_solution (session);
  right = g_array_index (bastide_puzzle_session_get_solution (session)->lines, BstPuzzleLine, 0).moves[0].type;
  for (guint i = 0; i < puzzle->n_tiles; i++)
    if (puzzle->tiles[i] != right)
      bastide_answer_choose_tile (bastide_puzzle_session_get_answer (session), i);
  g_assert_cmpint (bastide_answer_get_tile (bastide_puzzle_session_get_answer (session)), !=, right);
  bastide_puzzle_session_show_solution (session, FALSE);
  g_assert_cmpint (bastide_puzzle_session_get_state (session), ==, BASTIDE_PUZZLE_SESSION_SHOWING);
  g_assert_cmpint (bastide_answer_get_tile (bastide_puzzle_session_get_answer (session)), ==, right);
  g_assert_cmpint (bastide_turn_input_get_tile (bastide_answer_get_play (bastide_puzzle_session_get_answer (session))), ==, BST_NO_TILE);
}

/* Who needed a hint meets the puzzle again soon. */
static void
hints (Fixture       *fixture,
       gconstpointer  data)
{
  BastidePuzzleSession *session = fixture->session;
  guint index = find (session, "first-city");

  bastide_puzzle_session_open (session, index);
  for (guint i = 0; i < 5; i++)
    bastide_puzzle_session_show_hint (session);
  g_assert_cmpuint (bastide_puzzle_session_get_n_hints (session), ==, 2);
  answer_right (session);
  g_assert_true (bastide_puzzle_session_get_verdict (session)->right);
  g_assert_cmpint (bastide_puzzle_session_get_practice (session, index), ==, BST_PRACTICE_WRONG);
}

/* Part of an answer can be taken back; an answer goes nowhere once another puzzle is open. */
static void
changing_ones_mind (Fixture       *fixture,
                    gconstpointer  data)
{
  BastidePuzzleSession *session = fixture->session;
  const BstPuzzleSolution *solution;

  bastide_puzzle_session_open (session, find (session, "two-tiles"));
  wait_for_solution (session);
  solution = bastide_puzzle_session_get_solution (session);
  play_move (session, &g_array_index (solution->lines, BstPuzzleLine, 0).moves[0]);
  g_assert_cmpuint (bastide_answer_get_n_laid (bastide_puzzle_session_get_answer (session)), ==, 1);
  g_assert_true (bastide_answer_is_laying (bastide_puzzle_session_get_answer (session)));
  bastide_puzzle_session_try_again (session);
  g_assert_cmpuint (bastide_answer_get_n_laid (bastide_puzzle_session_get_answer (session)), ==, 0);
  answer_right (session);
  g_assert_true (bastide_puzzle_session_get_verdict (session)->right);

  for (guint i = 0; i < 200; i++)
    {
      bastide_puzzle_session_open (session, i % 24);
      bastide_answer_give_number (bastide_puzzle_session_get_answer (session), 3);
      if (i % 3 == 0)
        g_main_context_iteration (NULL, FALSE);
    }
  wait_for_solution (session);
  g_assert_cmpuint (bastide_puzzle_session_get_index (session), ==, 199 % 24);
}

/* What was written is there for the next program; what is due comes first. */
static void
results_are_kept (Fixture       *fixture,
                  gconstpointer  data)
{
  gpointer session = fixture->session;
  guint wrong = find (fixture->session, "winding-road");

  answer_right (fixture->session);
  bastide_puzzle_session_open (fixture->session, wrong);
  bastide_answer_give_number (bastide_puzzle_session_get_answer (fixture->session), 10);
  wait_for_verdict (fixture->session);
  g_assert_cmpuint (bastide_puzzle_session_find_next (fixture->session), ==, wrong + 1);
  bastide_puzzle_session_take_booklet (fixture->session, NULL, NULL);
  g_object_add_weak_pointer (session, &session);
  g_clear_object (&fixture->session);
  /* A search that was given up keeps it until its thread is back, which wakes nobody if it is the last to leave it. */
  while (g_atomic_pointer_get (&session) != NULL)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  /* Ends when all is on the disk. */
  g_assert_finalize_object (g_steal_pointer (&fixture->results));

  fixture->results = bastide_results_new (fixture->path, get_day);
  fixture->session = bastide_puzzle_session_new (fixture->results);
  bastide_puzzle_session_take_booklet (fixture->session, bst_io_booklet_load ("twenty-four", NULL), NULL);
  g_assert_cmpint (bastide_puzzle_session_get_practice (fixture->session, 0), ==, BST_PRACTICE_SOLVED);
  g_assert_cmpint (bastide_puzzle_session_get_practice (fixture->session, wrong), ==, BST_PRACTICE_WRONG);
  g_assert_cmpuint (bastide_puzzle_session_get_index (fixture->session), ==, 1);

  day++;
  g_assert_cmpint (bastide_puzzle_session_get_practice (fixture->session, wrong), ==, BST_PRACTICE_DUE);
  g_assert_cmpuint (bastide_puzzle_session_find_next (fixture->session), ==, wrong);
}

/* A file that is none of ours stays as it is. */
static void
somebodys_file (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "other", NULL);
  g_autofree char *text = NULL;
  BastideResults *results;

  g_assert_true (g_file_set_contents (path, "dear diary\n", -1, NULL));
  results = bastide_results_new (path, get_day);
  g_assert_nonnull (bastide_results_get_fault (results));
  bastide_results_note (results, "b", "1", TRUE);
  g_assert_cmpint (bastide_results_get_state (results, "b", "1"), ==, BST_PRACTICE_SOLVED);
  g_assert_finalize_object (results);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "dear diary\n");
  g_unlink (path);
}

static void
take_reason (BastideResults  *results,
             const char      *reason,
             char           **out)
{
  g_free (*out);
  *out = g_strdup (reason);
}

static void
full_disk (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *file = g_build_filename (fixture->folder, "file", NULL);
  g_autofree char *path = g_build_filename (file, "results", NULL);
  g_autofree char *reason = NULL;
  BastideResults *results;

  g_assert_true (g_file_set_contents (file, "", -1, NULL));
  results = bastide_results_new (path, get_day);
  g_signal_connect (results, "failed", G_CALLBACK (take_reason), &reason);
  bastide_results_note (results, "b", "1", TRUE);
  while (reason == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (reason, "results"));
  g_object_unref (results);
  g_unlink (file);
}

/* The bundled booklet in a file, without its first puzzle if @is_shorter, and with another title of
 * the puzzle @changed (nullable). */
static BstBooklet *
write_booklet (GFile      *file,
               gboolean    is_shorter,
               const char *changed)
{
  g_autoptr (BstBooklet) booklet = bst_io_booklet_load ("twenty-four", NULL);
  g_autoptr (GError) error = NULL;
  guint chapter, place;

  if (is_shorter)
    g_ptr_array_remove_index (((BstChapter *) g_ptr_array_index (booklet->chapters, 0))->puzzles, 0);
  if (changed != NULL)
    {
      BstPuzzle *puzzle;

      g_assert_true (bastide_booklet_file_find (booklet, BASTIDE_BOOKLET_PUZZLES, changed, &chapter, &place));
      puzzle = g_ptr_array_index (((BstChapter *) g_ptr_array_index (booklet->chapters,
                                                                     chapter))->puzzles, place);
      g_free (puzzle->title);
      puzzle->title = g_strdup ("Another");
    }
  g_assert_true (bastide_booklet_file_save (booklet, file, &error));

  return bastide_booklet_file_open (file, &error);
}

/* The booklet is read again because somebody else changed it: an answer that was begun stays if the
 * puzzle says what it said. */
static void
read_again (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "own.bastide", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  BastidePuzzleSession *session = fixture->session;
  const BstPuzzle *puzzle;
  g_autofree char *id = NULL;
  guint index = 0;

  bastide_puzzle_session_take_booklet (session, write_booklet (file, FALSE, NULL), file);
  while (bastide_puzzle_session_get_nth (session, index)->task != BST_TASK_CELLS
         || bastide_puzzle_session_get_nth (session, index)->hints->len == 0)
    index++;
  bastide_puzzle_session_open (session, index);
  puzzle = bastide_puzzle_session_get_puzzle (session);
  id = g_strdup (puzzle->id);
  bastide_puzzle_session_show_hint (session);
  wait_for_solution (session);

  bastide_puzzle_session_take_booklet (session, write_booklet (file, TRUE, NULL), file);
  bastide_puzzle_session_ensure_open (session, index - 1);
  g_assert_true (bastide_puzzle_session_get_puzzle (session) == puzzle);
  g_assert_cmpuint (bastide_puzzle_session_get_index (session), ==, index - 1);
  g_assert_true (bastide_puzzle_session_get_nth (session, index - 1) == puzzle);
  g_assert_cmpuint (bastide_puzzle_session_get_n_hints (session), ==, 1);
  g_assert_nonnull (bastide_puzzle_session_get_solution (session));

  bastide_puzzle_session_take_booklet (session, write_booklet (file, TRUE, id), file);
  bastide_puzzle_session_ensure_open (session, index - 1);
  g_assert_cmpstr (bastide_puzzle_session_get_puzzle (session)->title, ==, "Another");
  g_assert_cmpuint (bastide_puzzle_session_get_n_hints (session), ==, 0);
  g_unlink (path);
}

/* A setter's puzzle that cannot be solved says so, and nothing is noted. */
static void
unsolvable (Fixture       *fixture,
            gconstpointer  data)
{
  static const char text[] =
    "<bastide version=\"1\"><booklet><chapter><puzzle id=\"a\" task=\"points\" target=\"city:S at 5,5\">"
    "<position>basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0 | </position></puzzle></chapter>"
    "<chapter/></booklet></bastide>";

  take_text (fixture->session, text);
  while (bastide_puzzle_session_get_state (fixture->session) != BASTIDE_PUZZLE_SESSION_FAILED)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (bastide_puzzle_session_get_fault (fixture->session), ==,
                   "there is no such feature on the board");
  bastide_puzzle_session_show_solution (fixture->session, TRUE);
  g_assert_cmpint (bastide_puzzle_session_get_practice (fixture->session, 0), ==, BST_PRACTICE_NEW);
}

/* So does one whose right answer is none, and names that. */
static void
faulty_answers (Fixture       *fixture,
                gconstpointer  data)
{
  static const struct
  {
    const char *task;
    const char *answer;
  } table[] = {
    { "task=\"choice\"><choice>One</choice><choice>Two</choice>", "3" },
    { "task=\"choice\"><choice>One</choice><choice>Two</choice>", "-1" },
    { "task=\"choice\"><choice>One</choice><choice>Two</choice>", "" },
    { "task=\"truth\" rules=\"C2\">", "true" },
    { "task=\"truth\" rules=\"C2\">", "false C3" },
    { "task=\"move\" tiles=\"E\">", "E@9,9 r0" },
    { "task=\"move\" tiles=\"E\">", "E" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *text = g_strdup_printf (
        "<bastide version=\"1\"><booklet><chapter><puzzle id=\"a\" %s"
        "<position>basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0 | </position><question>?</question>"
        "<answer text=\"%s\" marks=\"10\"/></puzzle></chapter></booklet></bastide>", table[i].task, table[i].answer);
      g_autofree char *named = g_strdup_printf ("“%s”", table[i].answer);
      g_autofree char *given = NULL;

      take_text (fixture->session, text);
      while (bastide_puzzle_session_get_state (fixture->session) != BASTIDE_PUZZLE_SESSION_FAILED)
        g_main_context_iteration (NULL, TRUE);
      g_assert_nonnull (strstr (bastide_puzzle_session_get_fault (fixture->session), named));
      bastide_puzzle_session_show_solution (fixture->session, TRUE);
      given = bastide_puzzle_text_dup_given (fixture->session);
      g_assert_null (given);
    }
}

static guint
count_numbered (BastidePuzzleSession *session)
{
  BstIoCaseLight *light = bastide_puzzle_light_new (session);
  guint n_tiles = light != NULL ? light->tiles->len : 0;

  bastide_puzzle_light_free (light);

  return n_tiles;
}

/* A wrong number of points is told how the right one is made, and its tiles are numbered; the sum stays to be found. */
static void
counted (Fixture       *fixture,
         gconstpointer  data)
{
  static const char text[] =
    "<bastide version=\"1\"><booklet><chapter><puzzle id=\"a\" task=\"points\" worth=\"end\" target=\"city:S at 0,-1\">"
    "<position>basic modern | Red 6 0; Blue 7 0 | Red | D@0,0 r0; F@0,-1 r90 [Red city:S] | </position></puzzle></chapter>"
    "</booklet></bastide>";
  BastideAnswer *answer = bastide_puzzle_session_get_answer (fixture->session);
  g_autofree char *wrong = NULL, *right = NULL, *given = NULL;

  take_text (fixture->session, text);
  bastide_answer_give_number (answer, 4);
  wait_for_verdict (fixture->session);
  wrong = bastide_puzzle_text_dup_reason (fixture->session);
  g_assert_cmpstr (wrong, ==, "A pennant was counted twice.\nRed: 2 tiles + 1 pennant = ?");
  g_assert_cmpuint (count_numbered (fixture->session), ==, 2);

  bastide_puzzle_session_try_again (fixture->session);
  bastide_answer_give_number (answer, 3);
  wait_for_verdict (fixture->session);
  right = bastide_puzzle_text_dup_reason (fixture->session);
  given = bastide_puzzle_text_dup_given (fixture->session);
  g_assert_null (right);
  g_assert_cmpstr (given, ==, "City, 2 tiles, 1 pennant\nRed: 2 tiles + 1 pennant = 3");
}

/* Asked for the tiles of a feature, one is told nothing of its margin and worth. */
static void
sized (Fixture       *fixture,
       gconstpointer  data)
{
  static const char text[] =
    "<bastide version=\"1\"><booklet><chapter><puzzle id=\"a\" task=\"size\" target=\"city:S at 0,-1\">"
    "<position>basic modern | Red 6 0; Blue 7 0 | Red | D@0,0 r0; F@0,-1 r90 [Red city:S] | </position></puzzle></chapter>"
    "</booklet></bastide>";
  g_autofree char *given = NULL;

  take_text (fixture->session, text);
  bastide_answer_give_number (bastide_puzzle_session_get_answer (fixture->session), 2);
  wait_for_verdict (fixture->session);
  given = bastide_puzzle_text_dup_given (fixture->session);
  g_assert_cmpstr (given, ==, "City, 2 tiles, 1 pennant");
}

/* The farm of Blue touches one of three cities. One that it does not touch, and one that is open, are to choose from as
 * well, and each is answered by what is wrong with it. */
static void
fed (Fixture       *fixture,
     gconstpointer  data)
{
  static const char text[] =
    "<bastide version=\"1\"><booklet><chapter><puzzle id=\"a\" task=\"cities\" target=\"field:NL at 1,0\">"
    "<position>basic modern | Red 7 0; Blue 6 0 | Red | D@0,0 r0; U@1,0 r0 [Blue field:NL]; E@0,-1 r180; E@0,1 r180; "
    "E@0,2 r0; E@1,1 r180 | </position></puzzle></chapter></booklet>"
    "</bastide>";
  BastideAnswer *answer = bastide_puzzle_session_get_answer (fixture->session);
  g_autoptr (GArray) candidates = NULL;
  const BstPosition *position;
  guint16 fed[64];
  guint n_open = 0, n_apart = 0, n_fed;

  take_text (fixture->session, text);
  position = bastide_puzzle_session_get_puzzle (fixture->session)->position;
  n_fed = bst_position_get_farm_cities (position, bst_puzzle_find_target (
    bastide_puzzle_session_get_puzzle (fixture->session)), fed);
  candidates = bst_puzzle_list_candidates (bastide_puzzle_session_get_puzzle (fixture->session));
  for (guint i = 0; i < candidates->len; i++)
    {
      guint part = g_array_index (candidates, guint16, i);
      g_autofree char *reason = NULL;
      BstFeature city;

      bst_position_get_feature (position, part, &city);
      if (part == fed[0])
        continue;
      take_text (fixture->session, text);
      position = bastide_puzzle_session_get_puzzle (fixture->session)->position;
      bastide_answer_toggle_part (answer, part);
      bastide_answer_give_features (answer);
      wait_for_verdict (fixture->session);
      reason = bastide_puzzle_text_dup_reason (fixture->session);
      g_assert_nonnull (strstr (reason, city.complete ? "One of these cities does not touch the farm."
                                                      : "One of these cities is still open."));
      n_apart += city.complete;
      n_open += !city.complete;
    }
  g_assert_cmpuint (n_fed, ==, 1);
  g_assert_cmpuint (n_apart, ==, 1);
  g_assert_cmpuint (n_open, ==, 1);
}

/* Who leaves out the figure leaves what is nobody's to nobody, and not to others. */
static void
unclaimed (Fixture       *fixture,
           gconstpointer  data)
{
  BstFeature feature = { .kind = BST_FEATURE_ROAD };
  g_autofree char *nobody = bst_io_goal_dup_result (BST_TASK_SHARE, FALSE, &feature);
  g_autofree char *others = NULL;

  g_assert_cmpstr (nobody, ==, "The road belongs to nobody still.");
  feature.owners = 1u << 1;
  others = bst_io_goal_dup_result (BST_TASK_SHARE, FALSE, &feature);
  g_assert_cmpstr (others, ==, "The road belongs to others still.");
}

/* What was counted is listed by kind: how many of each. */
static void
counted_roads (Fixture       *fixture,
               gconstpointer  data)
{
  static const char text[] =
    "<bastide version=\"1\"><booklet><chapter><puzzle id=\"a\" task=\"count\" kind=\"road\">"
    "<position>basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0; W@1,0 r0 | </position></puzzle></chapter></booklet></bastide>";
  g_autofree char *given = NULL;

  take_text (fixture->session, text);
  bastide_answer_give_number (bastide_puzzle_session_get_answer (fixture->session), 3);
  wait_for_verdict (fixture->session);
  given = bastide_puzzle_text_dup_given (fixture->session);
  g_assert_cmpstr (given, ==, "1 road of 2 tiles\n2 roads of 1 tile");
}

/* A worth that nobody is paid now has its formula, too. */
static void
would_pay (Fixture       *fixture,
           gconstpointer  data)
{
  static const char text[] =
    "<bastide version=\"1\"><booklet><chapter><puzzle id=\"a\" task=\"points\" worth=\"completed\" target=\"city:S at 0,-1\">"
    "<position>basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0; F@0,-1 r90 | </position></puzzle></chapter></booklet></bastide>";
  g_autofree char *wrong = NULL, *given = NULL;

  take_text (fixture->session, text);
  bastide_answer_give_number (bastide_puzzle_session_get_answer (fixture->session), 11);
  wait_for_verdict (fixture->session);
  wrong = bastide_puzzle_text_dup_reason (fixture->session);
  g_assert_nonnull (strstr (wrong, "\n2 tiles × 2 + 1 pennant × 2 = ?"));
  bastide_puzzle_session_show_solution (fixture->session, FALSE);
  given = bastide_puzzle_text_dup_given (fixture->session);
  g_assert_nonnull (strstr (given, "\n2 tiles × 2 + 1 pennant × 2 = 6"));
}

/* Who wins is told by everybody's points: those so far with the question, the sums with the answer. */
static void
winner (Fixture       *fixture,
        gconstpointer  data)
{
  static const char text[] =
    "<bastide version=\"1\"><booklet><chapter><puzzle id=\"a\" task=\"winner\">"
    "<position>basic modern | Red 6 5; Blue 7 7 | Red | D@0,0 r0; F@0,-1 r90 [Red city:S] | </position></puzzle></chapter>"
    "</booklet></bastide>";
  g_autofree char *players = NULL, *given = NULL;

  take_text (fixture->session, text);
  players = bst_io_puzzle_dup_players (bastide_puzzle_session_get_puzzle (fixture->session));
  g_assert_cmpstr (players, ==, "Points so far: Red\u00a05, Blue\u00a07");
  bastide_answer_give_players (bastide_puzzle_session_get_answer (fixture->session), 1u << 0);
  wait_for_verdict (fixture->session);
  given = bastide_puzzle_text_dup_given (fixture->session);
  g_assert_cmpstr (given, ==, "Red: 5 + 3 = 8\nBlue: 7 + 0 = 7");
}

/* "How many followers are in the supply?" leaves open whose; who asks in his own words says it himself. */
static void
asked_player (Fixture       *fixture,
              gconstpointer  data)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *text = g_strdup_printf (
        "<bastide version=\"1\"><booklet><chapter><puzzle id=\"a\" task=\"supply\" player=\"Blue\">"
        "<position>basic modern | Red 6 0; Blue 7 0 | Red | D@0,0 r0; F@0,-1 r90 [Red city:S] | </position>"
        "%s</puzzle></chapter></booklet></bastide>", i == 0 ? "" : "<question>Of Blue?</question>");
      g_autofree char *players = NULL;

      take_text (fixture->session, text);
      players = bst_io_puzzle_dup_players (bastide_puzzle_session_get_puzzle (fixture->session));
      g_assert_cmpstr (players, ==, i == 0 ? "It is about: Blue" : NULL);
    }
}

/* What a move brought at once is told by its score line, and its tiles are numbered: of the answer, and of the solution
 * once that was played. */
static void
brought (Fixture       *fixture,
         gconstpointer  data)
{
  static const char text[] =
    "<bastide version=\"1\"><booklet><chapter><puzzle id=\"a\" task=\"most-now\" tiles=\"E\">"
    "<position>basic modern | Red 6 0; Blue 7 0 | Red | D@0,0 r0; F@0,-1 r90 [Red city:S] | </position></puzzle></chapter>"
    "</booklet></bastide>";
  static const char line[] = "Red: 3 tiles × 2 + 1 pennant × 2 = 8";
  BastidePuzzleSession *session = fixture->session;
  g_autofree char *right = NULL, *before = NULL, *shown = NULL;

  take_text (session, text);
  answer_right (session);
  right = bastide_puzzle_text_dup_reason (session);
  g_assert_nonnull (strstr (right, line));
  g_assert_cmpuint (count_numbered (session), ==, 3);

  bastide_puzzle_session_show_solution (session, FALSE);
  before = bastide_puzzle_text_dup_given (session);
  g_assert_cmpstr (before, ==, "This brings 8 points at once.");
  bastide_puzzle_session_set_step (session, 1);
  shown = bastide_puzzle_text_dup_given (session);
  g_assert_nonnull (strstr (shown, line));
  g_assert_cmpuint (count_numbered (session), ==, 3);
}

static gboolean
is_marked (BastidePuzzleSession *session,
           const char           *feature)
{
  const GArray *marks = bastide_study_get_node (bastide_answer_get_scene (
                                                  bastide_puzzle_session_get_answer (session)))->marks;

  for (guint i = 0; marks != NULL && i < marks->len; i++)
    if (g_strcmp0 (g_array_index (marks, BstMark, i).text, feature) == 0)
      return TRUE;

  return FALSE;
}

/* Of two features the other one is outlined while it is asked and after the verdict. */
static void
joined (Fixture       *fixture,
        gconstpointer  data)
{
  static const char text[] =
    "<bastide version=\"1\"><booklet><chapter>"
    "<puzzle id=\"a\" task=\"join\" target=\"city:E at -1,-1\" other=\"city:W at 1,-1\" tiles=\"R\">"
    "<position>basic modern | Red 6 0; Blue 6 0 | Red | D@0,0 r0; U@-1,0 r0; U@1,0 r0; G@-1,-1 r0 [Red city:E]; "
    "E@1,-1 r270 [Blue city:W] | </position></puzzle></chapter></booklet></bastide>";

  take_text (fixture->session, text);
  g_assert_true (is_marked (fixture->session, "city:W"));
  answer_right (fixture->session);
  g_assert_true (is_marked (fixture->session, "city:W"));
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void      (*test) (Fixture *, gconstpointer);
  } tests[] = {
    { "/solve/every-puzzle", every_puzzle },
    { "/solve/brought", brought },
    { "/solve/winner", winner },
    { "/solve/joined", joined },
    { "/solve/asked-player", asked_player },
    { "/solve/would-pay", would_pay },
    { "/solve/sized", sized },
    { "/solve/fed", fed },
    { "/solve/unclaimed", unclaimed },
    { "/solve/counted-roads", counted_roads },
    { "/solve/every-solution", every_solution },
    { "/solve/it-plays-itself", it_plays_itself },
    { "/solve/wrong-answers", wrong_answers },
    { "/solve/wrong-tile", wrong_tile },
    { "/solve/hints", hints },
    { "/solve/changing-ones-mind", changing_ones_mind },
    { "/solve/results-are-kept", results_are_kept },
    { "/solve/somebodys-file", somebodys_file },
    { "/solve/full-disk", full_disk },
    { "/solve/read-again", read_again },
    { "/solve/unsolvable", unsolvable },
    { "/solve/faulty-answers", faulty_answers },
    { "/solve/counted", counted },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, begin, tests[i].test, end);

  return g_test_run ();
}
