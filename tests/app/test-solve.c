/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solving without a screen: every bundled puzzle answered on the board as a reader does, wrong
 * answers, hints, solutions that play themselves, results, and which puzzle comes next. */

#include "config.h"

#include <gtk/gtk.h>

#include <bst-io-booklet.h>
#include <glib/gstdio.h>

#include "bastide-binder.h"
#include "bastide-puzzle-text.h"
#include "bastide-solve.h"

static int day = 20000;

static int
get_day (void)
{
  return day;
}

typedef struct
{
  char           *folder;
  char           *path;
  BastideResults *results;
  BastideSolve   *solve;
} Fixture;

static void
begin (Fixture       *fixture,
       gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("bastide-solve-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "deep", "results", NULL);
  fixture->results = bastide_results_new (fixture->path, get_day);
  fixture->solve = bastide_solve_new (fixture->results);
  bastide_solve_take_booklet (fixture->solve, bst_io_booklet_load ("twenty-four", NULL), NULL);
}

static void
end (Fixture       *fixture,
     gconstpointer  data)
{
  g_autofree char *deep = g_path_get_dirname (fixture->path);

  bastide_solve_take_booklet (fixture->solve, NULL, NULL);
  g_clear_object (&fixture->solve);
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

static guint
find (BastideSolve *solve,
      const char   *id)
{
  for (guint i = 0; i < bastide_solve_get_n_puzzles (solve); i++)
    if (g_str_equal (bastide_solve_get_nth (solve, i)->id, id))
      return i;

  g_assert_not_reached ();
}

static void
wait_for_solution (BastideSolve *solve)
{
  while (bastide_solve_get_solution (solve) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_verdict (BastideSolve *solve)
{
  while (bastide_solve_get_state (solve) == BASTIDE_SOLVE_THINKING)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (bastide_solve_get_state (solve), ==, BASTIDE_SOLVE_JUDGED);
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
make_step (BastidePlay   *play,
           const BstGame *game,
           const BstStep *step)
{
  guint n_spots;
  const BastideTrialSpot *spots = bastide_play_get_spots (play, &n_spots);

  for (guint i = 0; i < n_spots; i++)
    for (guint j = 0; j < spots[i].n_steps; j++)
      if (is_step (game, bastide_play_get_step (play, spots[i].steps[j]), step))
        {
          bastide_play_make_step (play, spots[i].steps[j]);
          return;
        }
  g_assert_not_reached ();
}

/* With ghost, turns and figure spots, as clicks do it. */
static void
play_move (BastideSolve  *solve,
           const BstMove *move)
{
  BastidePlay *play = bastide_answer_get_play (bastide_solve_get_answer (solve));
  const BstGame *game = bst_position_get_game (bastide_solve_get_puzzle (solve)->position);
  guint n_laid = bastide_answer_get_n_laid (bastide_solve_get_answer (solve));
  gboolean legal;
  guint rotation;
  int x, y;

  g_assert_cmpint (bastide_play_get_tile (play), ==, move->type);
  bastide_play_try_cell (play, move->x, move->y);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_true (bastide_play_get_ghost (play, &x, &y, &rotation, &legal));
      if (rotation != move->rotation)
        bastide_play_turn (play, 1);
    }
  g_assert_cmpuint (rotation, ==, move->rotation);
  bastide_play_lay (play);
  for (guint i = 0; i < move->n_steps; i++)
    make_step (play, game, &move->steps[i]);
  while (bastide_answer_get_n_laid (bastide_solve_get_answer (solve)) == n_laid)
    bastide_play_pass (play);
}

static void
choose (BastideSolve *solve,
        int           type)
{
  const BstPuzzle *puzzle = bastide_solve_get_puzzle (solve);

  for (guint i = 0; i < puzzle->n_tiles; i++)
    if (puzzle->tiles[i] == type)
      bastide_answer_choose_tile (bastide_solve_get_answer (solve), i);
}

static void
answer_right (BastideSolve *solve)
{
  const BstPuzzle *puzzle = bastide_solve_get_puzzle (solve);
  const BstPuzzleSolution *solution;

  wait_for_solution (solve);
  solution = bastide_solve_get_solution (solve);
  if (bst_task_is_move (puzzle->task))
    {
      const BstPuzzleLine *line = &g_array_index (solution->lines, BstPuzzleLine, 0);

      choose (solve, line->moves[0].type);
      for (guint i = 0; i < line->n_moves; i++)
        play_move (solve, &line->moves[i]);
    }
  else if (puzzle->task == BST_TASK_CELLS)
    {
      for (guint i = 0; i < solution->cells->len; i++)
        bastide_answer_toggle_cell (bastide_solve_get_answer (solve), g_array_index (solution->cells, BstPlacement, i).x,
                                   g_array_index (solution->cells, BstPlacement, i).y);
      bastide_answer_give_cells (bastide_solve_get_answer (solve));
    }
  else if (puzzle->task == BST_TASK_OWNER)
    bastide_answer_give_players (bastide_solve_get_answer (solve), solution->players);
  else
    bastide_answer_give_number (bastide_solve_get_answer (solve), solution->value);
  wait_for_verdict (solve);
}

/* --- Tests --- */

/* All 24, each by the best line; all are solved then, and nothing is left that is new. */
static void
every_puzzle (Fixture       *fixture,
              gconstpointer  data)
{
  BastideSolve *solve = fixture->solve;

  g_assert_cmpuint (bastide_solve_get_n_puzzles (solve), ==, 24);
  g_assert_cmpuint (bastide_solve_get_index (solve), ==, 0);
  for (guint i = 0; i < 24; i++)
    {
      g_autofree char *reason = NULL;
      g_autofree char *answer = NULL;

      g_assert_cmpint (bastide_solve_get_practice (solve, i), ==, BST_PRACTICE_NEW);
      bastide_solve_open (solve, i);
      g_assert_cmpint (bastide_solve_get_state (solve), ==, BASTIDE_SOLVE_ASKING);
      answer_right (solve);
      g_assert_true (bastide_solve_get_verdict (solve)->right);
      g_assert_true (bastide_solve_is_done (solve));
      g_assert_cmpint (bastide_solve_get_practice (solve, i), ==, BST_PRACTICE_SOLVED);
      g_assert_cmpstr (bastide_puzzle_text_get_verdict (solve), ==, "Right!");
      reason = bastide_puzzle_text_get_reason (solve);
      answer = bastide_puzzle_text_get_answer (solve);
      if (bst_task_is_move (bastide_solve_get_puzzle (solve)->task))
        g_assert_nonnull (reason);
    }
}

/* Every solution plays to its end, whatever is answered before; who looks has not solved. */
static void
every_solution (Fixture       *fixture,
                gconstpointer  data)
{
  BastideSolve *solve = fixture->solve;

  for (guint i = 0; i < 24; i++)
    {
      const BstPuzzle *puzzle;
      guint n_steps;

      bastide_solve_open (solve, i);
      puzzle = bastide_solve_get_puzzle (solve);
      bastide_solve_show_solution (solve, FALSE);
      wait_for_solution (solve);
      g_assert_cmpint (bastide_solve_get_state (solve), ==, BASTIDE_SOLVE_SHOWING);
      n_steps = bastide_solve_get_n_steps (solve);
      if (bst_task_is_move (puzzle->task))
        g_assert_cmpuint (n_steps, >=, bst_puzzle_get_n_moves (puzzle));
      for (guint step = 1; step <= n_steps; step++)
        {
          g_autofree char *text = NULL;

          bastide_solve_set_step (solve, step);
          g_assert_cmpuint (bastide_solve_get_step (solve), ==, step);
          text = bastide_puzzle_text_get_step (solve);
          g_assert_nonnull (strchr (text, ':'));
        }
      bastide_solve_set_step (solve, n_steps + 1);
      g_assert_cmpuint (bastide_solve_get_step (solve), ==, n_steps);
      g_assert_cmpint (bastide_solve_get_practice (solve, i), ==, BST_PRACTICE_WRONG);
    }
}

static void
it_plays_itself (Fixture       *fixture,
                 gconstpointer  data)
{
  BastideSolve *solve = fixture->solve;
  guint n_tiles, n_before;

  bastide_solve_open (solve, find (solve, "two-tiles"));
  wait_for_solution (solve);
  bst_position_get_tiles (bastide_study_get_position (bastide_answer_get_scene (bastide_solve_get_answer (solve))), &n_before);
  bastide_solve_show_solution (solve, TRUE);
  g_assert_true (bastide_solve_is_running (solve));
  while (bastide_solve_is_running (solve))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (bastide_solve_get_step (solve), ==, 2);
  bst_position_get_tiles (bastide_study_get_position (bastide_answer_get_scene (bastide_solve_get_answer (solve))), &n_tiles);
  g_assert_cmpuint (n_tiles, ==, n_before + 2);
  bastide_solve_set_running (solve, TRUE);
  g_assert_cmpuint (bastide_solve_get_step (solve), ==, 0);
  bastide_solve_set_running (solve, FALSE);
  g_assert_false (bastide_solve_is_running (solve));
}

/* The setter's reply, part of the marks, and a second try, which does not count. */
static void
wrong_answers (Fixture       *fixture,
               gconstpointer  data)
{
  static const int cells[][2] = { { -2, 0 }, { -1, 1 }, { 0, -2 }, { 1, 2 }, { 2, 0 } };
  BastideSolve *solve = fixture->solve;
  guint index = find (solve, "where-it-fits");
  g_autofree char *reason = NULL;

  bastide_solve_open (solve, index);
  bastide_answer_give_cells (bastide_solve_get_answer (solve));
  g_assert_cmpint (bastide_solve_get_state (solve), ==, BASTIDE_SOLVE_ASKING);
  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    bastide_answer_toggle_cell (bastide_solve_get_answer (solve), cells[i][0], cells[i][1]);
  bastide_answer_toggle_cell (bastide_solve_get_answer (solve), 7, 7);
  bastide_answer_toggle_cell (bastide_solve_get_answer (solve), 7, 7);
  bastide_answer_give_cells (bastide_solve_get_answer (solve));
  wait_for_verdict (solve);
  g_assert_false (bastide_solve_get_verdict (solve)->right);
  g_assert_cmpuint (bastide_solve_get_verdict (solve)->marks, ==, 5);
  g_assert_cmpstr (bastide_puzzle_text_get_verdict (solve), ==, "Not quite.");
  reason = bastide_puzzle_text_get_reason (solve);
  g_assert_nonnull (strstr (reason, "5 stars of 10"));
  g_assert_nonnull (strstr (reason, "1 cell is missing."));
  g_assert_nonnull (strstr (reason, "One cell is missing: below the monastery"));
  g_assert_false (bastide_solve_is_done (solve));

  bastide_solve_try_again (solve);
  g_assert_cmpuint (bastide_answer_get_cells (bastide_solve_get_answer (solve))->len, ==, 0);
  answer_right (solve);
  g_assert_true (bastide_solve_is_done (solve));
  g_assert_cmpint (bastide_solve_get_practice (solve, index), ==, BST_PRACTICE_WRONG);
  /* Right, and yet not solved: that is said. */
  g_free (reason);
  reason = bastide_puzzle_text_get_reason (solve);
  g_assert_nonnull (strstr (reason, "stays unsolved"));
}

/* Of several tiles a wrong one is chosen. With the solution it leaves the hand, and nothing is armed. */
static void
wrong_tile (Fixture       *fixture,
            gconstpointer  data)
{
  BastideSolve *solve = fixture->solve;
  const BstPuzzle *puzzle;
  int right;

  bastide_solve_open (solve, find (solve, "your-choice"));
  puzzle = bastide_solve_get_puzzle (solve);
  wait_for_solution (solve);
  right = g_array_index (bastide_solve_get_solution (solve)->lines, BstPuzzleLine, 0).moves[0].type;
  for (guint i = 0; i < puzzle->n_tiles; i++)
    if (puzzle->tiles[i] != right)
      bastide_answer_choose_tile (bastide_solve_get_answer (solve), i);
  g_assert_cmpint (bastide_answer_get_tile (bastide_solve_get_answer (solve)), !=, right);
  bastide_solve_show_solution (solve, FALSE);
  g_assert_cmpint (bastide_solve_get_state (solve), ==, BASTIDE_SOLVE_SHOWING);
  g_assert_cmpint (bastide_answer_get_tile (bastide_solve_get_answer (solve)), ==, right);
  g_assert_cmpint (bastide_play_get_tile (bastide_answer_get_play (bastide_solve_get_answer (solve))), ==, BST_NO_TILE);
}

/* Who needed a hint meets the puzzle again soon. */
static void
hints (Fixture       *fixture,
       gconstpointer  data)
{
  BastideSolve *solve = fixture->solve;
  guint index = find (solve, "first-city");

  bastide_solve_open (solve, index);
  for (guint i = 0; i < 5; i++)
    bastide_solve_show_hint (solve);
  g_assert_cmpuint (bastide_solve_get_n_hints (solve), ==, 2);
  answer_right (solve);
  g_assert_true (bastide_solve_get_verdict (solve)->right);
  g_assert_cmpint (bastide_solve_get_practice (solve, index), ==, BST_PRACTICE_WRONG);
}

/* Part of an answer can be taken back; an answer goes nowhere once another puzzle is open. */
static void
changing_ones_mind (Fixture       *fixture,
                    gconstpointer  data)
{
  BastideSolve *solve = fixture->solve;
  const BstPuzzleSolution *solution;

  bastide_solve_open (solve, find (solve, "two-tiles"));
  wait_for_solution (solve);
  solution = bastide_solve_get_solution (solve);
  play_move (solve, &g_array_index (solution->lines, BstPuzzleLine, 0).moves[0]);
  g_assert_cmpuint (bastide_answer_get_n_laid (bastide_solve_get_answer (solve)), ==, 1);
  g_assert_true (bastide_answer_is_laying (bastide_solve_get_answer (solve)));
  bastide_solve_try_again (solve);
  g_assert_cmpuint (bastide_answer_get_n_laid (bastide_solve_get_answer (solve)), ==, 0);
  answer_right (solve);
  g_assert_true (bastide_solve_get_verdict (solve)->right);

  for (guint i = 0; i < 200; i++)
    {
      bastide_solve_open (solve, i % 24);
      bastide_answer_give_number (bastide_solve_get_answer (solve), 3);
      if (i % 3 == 0)
        g_main_context_iteration (NULL, FALSE);
    }
  wait_for_solution (solve);
  g_assert_cmpuint (bastide_solve_get_index (solve), ==, 199 % 24);
}

/* What was written is there for the next program; what is due comes first. */
static void
results_are_kept (Fixture       *fixture,
                  gconstpointer  data)
{
  guint wrong = find (fixture->solve, "winding-road");

  answer_right (fixture->solve);
  bastide_solve_open (fixture->solve, wrong);
  bastide_answer_give_number (bastide_solve_get_answer (fixture->solve), 10);
  wait_for_verdict (fixture->solve);
  g_assert_cmpuint (bastide_solve_find_next (fixture->solve), ==, wrong + 1);
  bastide_solve_take_booklet (fixture->solve, NULL, NULL);
  g_clear_object (&fixture->solve);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  /* Ends when all is on the disk. */
  g_assert_finalize_object (g_steal_pointer (&fixture->results));

  fixture->results = bastide_results_new (fixture->path, get_day);
  fixture->solve = bastide_solve_new (fixture->results);
  bastide_solve_take_booklet (fixture->solve, bst_io_booklet_load ("twenty-four", NULL), NULL);
  g_assert_cmpint (bastide_solve_get_practice (fixture->solve, 0), ==, BST_PRACTICE_SOLVED);
  g_assert_cmpint (bastide_solve_get_practice (fixture->solve, wrong), ==, BST_PRACTICE_WRONG);
  g_assert_cmpuint (bastide_solve_get_index (fixture->solve), ==, 1);

  day++;
  g_assert_cmpint (bastide_solve_get_practice (fixture->solve, wrong), ==, BST_PRACTICE_DUE);
  g_assert_cmpuint (bastide_solve_find_next (fixture->solve), ==, wrong);
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

      g_assert_true (bastide_binder_find (booklet, changed, &chapter, &place));
      puzzle = g_ptr_array_index (((BstChapter *) g_ptr_array_index (booklet->chapters,
                                                                     chapter))->puzzles, place);
      g_free (puzzle->title);
      puzzle->title = g_strdup ("Another");
    }
  g_assert_true (bastide_binder_save (booklet, file, &error));

  return bastide_binder_open (file, &error);
}

/* The booklet is read again because somebody else changed it: an answer that was begun stays if the
 * puzzle says what it said. */
static void
read_again (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "own.bastide", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  BastideSolve *solve = fixture->solve;
  const BstPuzzle *puzzle;
  g_autofree char *id = NULL;
  guint index = 0;

  bastide_solve_take_booklet (solve, write_booklet (file, FALSE, NULL), file);
  while (bastide_solve_get_nth (solve, index)->task != BST_TASK_CELLS
         || bastide_solve_get_nth (solve, index)->hints->len == 0)
    index++;
  bastide_solve_open (solve, index);
  puzzle = bastide_solve_get_puzzle (solve);
  id = g_strdup (puzzle->id);
  bastide_solve_show_hint (solve);
  wait_for_solution (solve);

  bastide_solve_take_booklet (solve, write_booklet (file, TRUE, NULL), file);
  bastide_solve_ensure_open (solve, index - 1);
  g_assert_true (bastide_solve_get_puzzle (solve) == puzzle);
  g_assert_cmpuint (bastide_solve_get_index (solve), ==, index - 1);
  g_assert_true (bastide_solve_get_nth (solve, index - 1) == puzzle);
  g_assert_cmpuint (bastide_solve_get_n_hints (solve), ==, 1);
  g_assert_nonnull (bastide_solve_get_solution (solve));

  bastide_solve_take_booklet (solve, write_booklet (file, TRUE, id), file);
  bastide_solve_ensure_open (solve, index - 1);
  g_assert_cmpstr (bastide_solve_get_puzzle (solve)->title, ==, "Another");
  g_assert_cmpuint (bastide_solve_get_n_hints (solve), ==, 0);
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
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  BstBooklet *booklet = bst_io_booklet_open_data (bytes, "test", NULL, NULL);

  g_assert_nonnull (booklet);
  bastide_solve_take_booklet (fixture->solve, booklet, NULL);
  while (bastide_solve_get_state (fixture->solve) != BASTIDE_SOLVE_FAILED)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (bastide_solve_get_fault (fixture->solve), ==,
                   "there is no such feature on the board");
  bastide_solve_show_solution (fixture->solve, TRUE);
  g_assert_cmpint (bastide_solve_get_practice (fixture->solve, 0), ==, BST_PRACTICE_NEW);
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
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, begin, tests[i].test, end);

  return g_test_run ();
}
