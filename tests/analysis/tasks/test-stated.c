/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers in sentences: how they read, and whether what they state is so. */

#include "bst-io-position-text.h"
#include "bst-lesson.h"
#include "bst-stated.h"

/* A city of two tiles that Blue holds, open to the east; his road; Red to move. */
#define BOARD "basic modern | Red 7 3; Blue 5 12 | Red | D@0,0 r0; N@0,-1 r180 [Blue city:S]; U@1,0 r0 [Blue road:W] | "

/* (transfer full) */
static BstPosition *
new_position (void)
{
  g_autoptr (GError) error = NULL;
  BstPosition *position = bst_io_position_from_text (BOARD, NULL, &error);

  g_assert_no_error (error);

  return position;
}

static void
test_reads (void)
{
  static const char * const texts[][2] = {
    { "It is worth {8:points completed city:N at 0,0}.", "It is worth 8." },
    { "{1:a}{2:b} and {3:}", "12 and 3" },
    { "{key:page.edit} {8: {9:points} 8} {} {x:2} {12", "{key:page.edit} {8: 9 8} {} {x:2} {12" },
    { "", "" }
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *shown = bst_stated_dup_shown (texts[i][0]);

      g_assert_cmpstr (shown, ==, texts[i][1]);
    }
  g_assert_null (bst_stated_dup_shown (NULL));
  g_assert_cmpuint (bst_stated_count (texts[1][0]), ==, 3);
  g_assert_cmpuint (bst_stated_count (texts[2][0]), ==, 1);
  g_assert_cmpuint (bst_stated_count (NULL), ==, 0);
}

/* "stated 2", "not-stated" or "" for what is said of one number. (transfer full) */
static char *
check (const char      *text,
       const BstPuzzle *puzzle)
{
  g_autoptr (GPtrArray) faults = bst_stated_check (text, puzzle);
  const BstPuzzleFault *fault;

  g_assert_cmpuint (faults->len, <=, 1);
  if (faults->len == 0)
    return g_strdup ("");
  fault = g_ptr_array_index (faults, 0);

  return fault->kind == BST_FAULT_STATED ? g_strdup_printf ("stated %d", fault->value)
                                         : g_strdup (bst_puzzle_fault_tag (fault->kind));
}

/* Each task that is answered by a number, right and wrong, and what is no such thing. */
static void
test_checked (void)
{
  static const char * const texts[][2] = {
    { "{2:points now city:N at 0,0}", "stated 0" },
    { "{2:points end city:N at 0,0}", "" },
    { "{4:points completed city:N at 0,0}", "" },
    { "{3:points completed city:N at 0,0}", "stated 4" },
    { "{2:size road:E at 0,0}", "" },
    { "{9:size road:E at 0,0}", "stated 2" },
    { "{1:count city}", "" },
    { "{7:supply Red}", "" },
    { "{5:supply Blue}", "" },
    { "{3:total Red}", "" },
    { "{1:ways E 1,-1}", "" },
    { "{2:ways E 1,-1}", "stated 1" },
    { "{0:fits 1,-1}", "stated 24" },
    { "{24:fits 1,-1}", "" },
    { "{1:supply Pink}", "not-stated" },
    { "{1:size road:E at 7,7}", "not-stated" },
    { "{1:size road:E at 0,0 now}", "not-stated" },
    { "{1:points city:N at 0,0}", "not-stated" },
    { "{1:cells E}", "not-stated" },
    { "{1:fly}", "not-stated" },
    { "{1:}", "not-stated" },
    /* Nothing was played. */
    { "{1:paid Red}", "not-stated" },
    { "{1:places Red}", "not-stated" }
  };
  g_autoptr (BstPuzzle) board = bst_puzzle_new ("", new_position ());

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *found = check (texts[i][0], board);

      g_test_message ("%s: %s", texts[i][0], found);
      g_assert_cmpstr (found, ==, texts[i][1]);
    }
}

/* Of a lesson: the text on the board that the step leaves, after the moves that it shows, and the question. */
static void
test_lesson (void)
{
  g_autoptr (BstLesson) lesson = bst_lesson_new ("test");
  BstLessonStep *shown = bst_lesson_step_new (BST_LESSON_SHOW);
  BstLessonStep *asked = bst_lesson_step_new (BST_LESSON_ASK);
  BstLessonChecked checked = { 0 };
  g_autoptr (GPtrArray) faults = NULL;

  shown->position = new_position ();
  shown->text = g_strdup ("Red gets {4:paid Red}, and has {7:supply Red} and {8:supply Red}.");
  g_ptr_array_add (shown->moves, g_strdup ("E@1,-1 r270 [Red field:SL]"));
  asked->puzzle = bst_puzzle_new (NULL, new_position ());
  asked->puzzle->task = BST_TASK_WINNER;
  asked->puzzle->question = g_strdup ("Blue has {13:total Blue}. Who wins?");
  g_ptr_array_add (lesson->steps, shown);
  g_ptr_array_add (lesson->steps, asked);

  faults = bst_lesson_check (lesson);
  g_assert_cmpuint (faults->len, ==, 4);
  for (guint i = 0; i < faults->len; i++)
    {
      const BstLessonFault *fault = g_ptr_array_index (faults, i);

      g_assert_cmpint (fault->fault->kind, ==, BST_FAULT_STATED);
      g_assert_cmpuint (fault->step, ==, i == 3);
    }
  bst_lesson_count_checked (lesson, &checked);
  g_assert_cmpuint (checked.n_numbers, ==, 4);
  g_assert_cmpuint (checked.n_moves, ==, 1);
  g_assert_cmpuint (checked.n_questions, ==, 1);
  g_assert_cmpuint (checked.n_sentences, ==, 0);
}

/* The board after the right answer to a question: the best move, or that which its setter names; of what is no move there is
 * none. */
static void
test_answered (void)
{
  g_autoptr (BstLessonStep) step = bst_lesson_step_new (BST_LESSON_ASK);
  g_autoptr (BstPosition) best = NULL, named = NULL;
  guint n_tiles;

  step->puzzle = bst_puzzle_new (NULL, new_position ());
  step->puzzle->task = BST_TASK_MOST_NOW;
  g_assert_null (bst_lesson_step_dup_answered (step));
  step->puzzle->n_tiles = 1;
  step->puzzle->tiles[0] = (gint16) bst_tile_set_find (
    bst_game_get_tile_set (bst_position_get_game (step->puzzle->position)), "V");
  best = bst_lesson_step_dup_answered (step);
  g_assert_nonnull (best);
  bst_position_get_tiles (best, &n_tiles);
  g_assert_cmpuint (n_tiles, ==, 4);

  bst_puzzle_add_answer (step->puzzle, "V@2,0 r0", BST_FULL_MARKS, NULL);
  named = bst_lesson_step_dup_answered (step);
  g_assert_nonnull (named);
  g_assert_cmpint (bst_position_find_tile (named, 2, 0), >=, 0);
  step->puzzle->task = BST_TASK_WINNER;
  g_assert_null (bst_lesson_step_dup_answered (step));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/stated/reads", test_reads);
  g_test_add_func ("/stated/checked", test_checked);
  g_test_add_func ("/stated/lesson", test_lesson);
  g_test_add_func ("/lesson/answered", test_answered);

  return g_test_run ();
}
