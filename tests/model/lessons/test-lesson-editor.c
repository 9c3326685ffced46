/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Making lessons without a screen: steps of the sample game, checked, put in order, written into a booklet, and read
 * again. */

#include "config.h"

#include <bst-io-booklet.h>
#include <bst-io-open.h>

#include "bastide-booklet-file.h"
#include "bastide-lesson-editor.h"

/* Moves of the sample game before the lesson. */
#define N_BEFORE 12

typedef struct
{
  BstRecord           *record;
  BastideLessonEditor *editor;
} Fixture;

static const BstNode *
get_node (Fixture *fixture,
          guint    n_placed)
{
  return bst_record_find_placed (fixture->record, n_placed);
}

static BstPosition *
dup_position (Fixture *fixture,
              guint    n_placed)
{
  return bst_record_dup_position (fixture->record, get_node (fixture, n_placed), NULL, NULL);
}

/* The move after so many. (transfer full) */
static char *
dup_next_move (Fixture *fixture,
               guint    n_placed)
{
  return bst_move_to_text (bst_record_get_game (fixture->record),
                           &bst_node_get_next (get_node (fixture, n_placed))->move);
}

/* Three steps that say "0", "1" and "2". */
static void
begin (Fixture       *fixture,
       gconstpointer  data)
{
  fixture->record = bst_io_open_sample ();
  fixture->editor = bastide_lesson_editor_new ();
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *text = g_strdup_printf ("%u", i);

      g_assert_true (bastide_lesson_editor_add_step (fixture->editor, dup_position (fixture, N_BEFORE + i)));
      bastide_lesson_editor_set_text (fixture->editor, text);
    }
}

static void
end (Fixture       *fixture,
     gconstpointer  data)
{
  g_clear_object (&fixture->editor);
  g_clear_pointer (&fixture->record, bst_record_unref);
}

/* The texts of all steps, and the one that is worked on. */
static void
assert_steps (Fixture    *fixture,
              const char *expected,
              guint       selected)
{
  g_autoptr (GString) texts = g_string_new (NULL);

  for (guint i = 0; i < bastide_lesson_editor_get_n_steps (fixture->editor); i++)
    g_string_append (texts, bastide_lesson_editor_get_text (fixture->editor, i));
  g_assert_cmpstr (texts->str, ==, expected);
  g_assert_cmpuint (bastide_lesson_editor_get_selected (fixture->editor), ==, selected);
}

static void
test_order (Fixture       *fixture,
            gconstpointer  data)
{
  assert_steps (fixture, "012", 2);
  bastide_lesson_editor_move (fixture->editor, 2, 0);
  assert_steps (fixture, "201", 0);
  bastide_lesson_editor_move (fixture->editor, 1, 2);
  assert_steps (fixture, "210", 0);
  bastide_lesson_editor_move (fixture->editor, 0, 3);
  assert_steps (fixture, "210", 0);
  bastide_lesson_editor_select (fixture->editor, 1);
  bastide_lesson_editor_duplicate (fixture->editor);
  assert_steps (fixture, "2110", 2);
}

static void
test_removed (Fixture       *fixture,
              gconstpointer  data)
{
  g_assert_false (bastide_lesson_editor_can_restore (fixture->editor));
  bastide_lesson_editor_remove (fixture->editor);
  assert_steps (fixture, "01", 1);
  bastide_lesson_editor_select (fixture->editor, 0);
  bastide_lesson_editor_remove (fixture->editor);
  assert_steps (fixture, "1", 0);
  bastide_lesson_editor_restore (fixture->editor);
  assert_steps (fixture, "01", 0);
  g_assert_false (bastide_lesson_editor_can_restore (fixture->editor));
  bastide_lesson_editor_remove (fixture->editor);
  bastide_lesson_editor_remove (fixture->editor);
  assert_steps (fixture, "", 0);
  g_assert_null (bastide_lesson_editor_get_step (fixture->editor));
}

/* What was asked comes back with its kind, and the text goes along. */
static void
test_kinds (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (BstPuzzle) puzzle = NULL;

  bastide_lesson_editor_set_kind (fixture->editor, BST_LESSON_ASK);
  assert_steps (fixture, "012", 2);
  puzzle = bst_puzzle_copy (bastide_lesson_editor_get_step (fixture->editor)->puzzle);
  puzzle->task = BST_TASK_WINNER;
  bastide_lesson_editor_take_puzzle (fixture->editor, g_steal_pointer (&puzzle));
  bastide_lesson_editor_set_kind (fixture->editor, BST_LESSON_SAY);
  bastide_lesson_editor_set_text (fixture->editor, "3");
  assert_steps (fixture, "013", 2);
  bastide_lesson_editor_set_kind (fixture->editor, BST_LESSON_ASK);
  assert_steps (fixture, "013", 2);
  g_assert_cmpint (bastide_lesson_editor_get_step (fixture->editor)->puzzle->task, ==, BST_TASK_WINNER);
}

/* What a step showed is no part of it while it is of another kind, and comes back. */
static void
test_shown_before (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autofree char *move = dup_next_move (fixture, N_BEFORE + 2);
  const BstLessonStep *step = bastide_lesson_editor_get_step (fixture->editor);

  bastide_lesson_editor_set_kind (fixture->editor, BST_LESSON_SHOW);
  g_assert_true (bastide_lesson_editor_add_move (fixture->editor, move));
  bastide_lesson_editor_set_kind (fixture->editor, BST_LESSON_SAY);
  g_assert_cmpuint (step->moves->len, ==, 0);
  bastide_lesson_editor_set_kind (fixture->editor, BST_LESSON_SHOW);
  g_assert_cmpuint (step->moves->len, ==, 1);
}

/* The move that a question can ask of was told, or is the last one that the step before shows. */
static void
test_last_move (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *move = dup_next_move (fixture, N_BEFORE + 2);
  g_autoptr (BstPosition) told = NULL;
  g_autoptr (BstPosition) shown = NULL;
  const char *last;

  g_assert_null (bastide_lesson_editor_dup_before (fixture->editor, &last));
  bastide_lesson_editor_set_kind (fixture->editor, BST_LESSON_SHOW);
  g_assert_true (bastide_lesson_editor_add_move (fixture->editor, move));
  g_assert_true (bastide_lesson_editor_continue (fixture->editor));
  shown = bastide_lesson_editor_dup_before (fixture->editor, &last);
  g_assert_nonnull (shown);
  g_assert_cmpstr (last, ==, move);
  bastide_lesson_editor_move (fixture->editor, 3, 0);
  g_assert_null (bastide_lesson_editor_dup_before (fixture->editor, &last));

  bastide_lesson_editor_set_last_move (fixture->editor, dup_position (fixture, N_BEFORE + 2), move);
  bastide_lesson_editor_duplicate (fixture->editor);
  told = bastide_lesson_editor_dup_before (fixture->editor, &last);
  g_assert_nonnull (told);
  g_assert_cmpstr (last, ==, move);
}

/* A question asks for the tile that comes next in the game, and the step after it begins with the board after the answer. */
static void
test_next_move (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *move = dup_next_move (fixture, N_BEFORE + 2);
  const BstNode *next = bst_node_get_next (get_node (fixture, N_BEFORE + 2));
  const BstPuzzle *puzzle;
  guint n_before, n_after;

  bastide_lesson_editor_set_next_move (fixture->editor, move);
  bastide_lesson_editor_set_kind (fixture->editor, BST_LESSON_ASK);
  puzzle = bastide_lesson_editor_get_step (fixture->editor)->puzzle;
  g_assert_cmpuint (puzzle->n_tiles, ==, 1);
  g_assert_cmpint (puzzle->tiles[0], ==, next->move.type);
  g_assert_cmpint (puzzle->task, ==, BST_TASK_MOST_NOW);
  bst_position_get_tiles (puzzle->position, &n_before);
  g_assert_true (bastide_lesson_editor_continue (fixture->editor));
  bst_position_get_tiles (bst_lesson_step_get_position (bastide_lesson_editor_get_step (fixture->editor)), &n_after);
  g_assert_cmpuint (n_after, ==, n_before + 1);
}

static void
wait_for_check (Fixture *fixture)
{
  while (bastide_lesson_editor_get_faults (fixture->editor) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* What is wrong waits for whoever allows it, with its step wherever that goes. */
static void
test_claims (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *move = dup_next_move (fixture, N_BEFORE);
  const BstLessonFault *fault;

  g_assert_false (bastide_lesson_editor_may_save (fixture->editor));
  wait_for_check (fixture);
  g_assert_true (bastide_lesson_editor_may_save (fixture->editor));

  /* A mark on a feature that is not there. */
  bastide_lesson_editor_select (fixture->editor, 1);
  {
    g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (BstMark));
    BstMark mark = { .kind = BST_MARK_FEATURE, .x = 30, .y = 30, .text = (char *) "city:N" };

    g_array_append_val (marks, mark);
    bastide_lesson_editor_set_marks (fixture->editor, marks);
  }
  g_assert_null (bastide_lesson_editor_get_faults (fixture->editor));
  wait_for_check (fixture);
  g_assert_cmpuint (bastide_lesson_editor_get_faults (fixture->editor)->len, ==, 1);
  fault = g_ptr_array_index (bastide_lesson_editor_get_faults (fixture->editor), 0);
  g_assert_cmpuint (fault->step, ==, 1);
  g_assert_false (bastide_lesson_editor_may_save (fixture->editor));
  bastide_lesson_editor_set_allowed (fixture->editor, 0, TRUE);
  g_assert_true (bastide_lesson_editor_may_save (fixture->editor));

  bastide_lesson_editor_move (fixture->editor, 1, 0);
  g_assert_false (bastide_lesson_editor_may_save (fixture->editor));
  wait_for_check (fixture);
  g_assert_true (bastide_lesson_editor_may_save (fixture->editor));
  bastide_lesson_editor_set_allowed (fixture->editor, 0, FALSE);
  g_assert_false (bastide_lesson_editor_may_save (fixture->editor));

  /* No move is shown that is none. */
  bastide_lesson_editor_select (fixture->editor, 1);
  g_assert_false (bastide_lesson_editor_add_move (fixture->editor, move));
  bastide_lesson_editor_set_kind (fixture->editor, BST_LESSON_SHOW);
  g_assert_true (bastide_lesson_editor_add_move (fixture->editor, move));
  g_assert_false (bastide_lesson_editor_add_move (fixture->editor, move));
  bastide_lesson_editor_take_back (fixture->editor);
  g_assert_true (bastide_lesson_editor_add_move (fixture->editor, move));
}

/* Said, shown and asked; written into a booklet, and read again. A step that goes on from the one before has no
 * position of its own. */
static void
test_round_trip (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autofree char *move = dup_next_move (fixture, N_BEFORE);
  g_autoptr (BstBooklet) booklet = bst_booklet_new ("Mine");
  g_autoptr (BstBooklet) again = NULL;
  g_autoptr (BstPuzzle) puzzle = NULL;
  g_autoptr (GBytes) bytes = NULL;
  const BstLesson *lesson;
  const BstLessonStep *asked;
  GError *error = NULL;
  char *text;

  bastide_lesson_editor_set_title (fixture->editor, "First steps");
  bastide_lesson_editor_set_aim (fixture->editor, "To begin.");
  bastide_lesson_editor_select (fixture->editor, 0);
  bastide_lesson_editor_set_kind (fixture->editor, BST_LESSON_SHOW);
  g_assert_true (bastide_lesson_editor_add_move (fixture->editor, move));
  g_assert_true (bastide_lesson_editor_continue (fixture->editor));
  bastide_lesson_editor_set_text (fixture->editor, "Who?");
  bastide_lesson_editor_set_kind (fixture->editor, BST_LESSON_ASK);
  puzzle = bst_puzzle_copy (bastide_lesson_editor_get_step (fixture->editor)->puzzle);
  puzzle->task = BST_TASK_WINNER;
  bastide_lesson_editor_take_puzzle (fixture->editor, g_steal_pointer (&puzzle));

  bastide_booklet_file_insert (booklet, BASTIDE_BOOKLET_LESSONS, 0, "One", 0, bastide_lesson_editor_dup_lesson (fixture->editor));
  bastide_booklet_file_insert (booklet, BASTIDE_BOOKLET_LESSONS, 0, NULL, 1, bastide_lesson_editor_dup_lesson (fixture->editor));
  text = bst_io_booklet_to_text (booklet);
  bytes = g_bytes_new_take (text, strlen (text));
  again = bst_io_booklet_open_data (bytes, "mine", NULL, &error);
  g_assert_no_error (error);

  g_assert_cmpuint (bst_booklet_count_lessons (again), ==, 2);
  lesson = bst_booklet_get_lesson (again, 0);
  g_assert_cmpstr (lesson->id, ==, "first-steps");
  g_assert_cmpstr (bst_booklet_get_lesson (again, 1)->id, ==, "first-steps-2");
  g_assert_cmpstr (lesson->title, ==, "First steps");
  g_assert_cmpuint (lesson->steps->len, ==, 4);
  asked = g_ptr_array_index (lesson->steps, 1);
  g_assert_cmpint (asked->kind, ==, BST_LESSON_ASK);
  g_assert_true (asked->is_continued);
  g_assert_cmpint (asked->puzzle->task, ==, BST_TASK_WINNER);
  g_assert_cmpstr (asked->puzzle->question, ==, "Who?");
  g_assert_cmpuint (((BstLessonStep *) g_ptr_array_index (lesson->steps, 0))->moves->len, ==, 1);
  g_assert_false (((BstLessonStep *) g_ptr_array_index (lesson->steps, 0))->is_continued);
  g_assert_false (((BstLessonStep *) g_ptr_array_index (lesson->steps, 3))->is_continued);
}

/* A lesson that was written before is changed: what the editor does not show stays too. */
static void
test_changed (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (BstLesson) lesson = bst_lesson_new ("old");
  g_autoptr (BastideLessonEditor) editor = NULL;
  g_autoptr (BstLesson) again = NULL;
  BstLessonStep *said = bst_lesson_step_new (BST_LESSON_SAY), *played = bst_lesson_step_new (BST_LESSON_PLAY);
  const BstLessonStep *step;

  said->position = dup_position (fixture, 2);
  said->place = BST_LESSON_PLACE_STUDY;
  said->deed = BST_LESSON_DEED_EDIT;
  played->position = dup_position (fixture, 1);
  played->n_tiles = 9;
  played->seed = 7;
  g_ptr_array_add (lesson->steps, said);
  g_ptr_array_add (lesson->steps, played);
  g_ptr_array_add (lesson->rules, g_strdup ("C1"));

  editor = bastide_lesson_editor_new_for (lesson);
  g_assert_false (bastide_lesson_editor_is_changed (editor));
  bastide_lesson_editor_select (editor, 1);
  bastide_lesson_editor_duplicate (editor);
  bastide_lesson_editor_set_n_tiles (editor, 12);
  g_assert_true (bastide_lesson_editor_is_changed (editor));

  again = bastide_lesson_editor_dup_lesson (editor);
  g_assert_cmpstr (again->id, ==, "old");
  g_assert_cmpuint (again->rules->len, ==, 1);
  g_assert_cmpuint (again->steps->len, ==, 3);
  g_assert_cmpint (((BstLessonStep *) g_ptr_array_index (again->steps, 0))->place, ==, BST_LESSON_PLACE_STUDY);
  g_assert_cmpint (((BstLessonStep *) g_ptr_array_index (again->steps, 0))->deed, ==, BST_LESSON_DEED_EDIT);
  for (guint i = 1; i < 3; i++)
    {
      step = g_ptr_array_index (again->steps, i);
      g_assert_cmpuint (step->n_tiles, ==, i == 1 ? 9 : 12);
      g_assert_cmpuint (step->seed, ==, 7);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/lesson-editor/order", Fixture, NULL, begin, test_order, end);
  g_test_add ("/lesson-editor/removed", Fixture, NULL, begin, test_removed, end);
  g_test_add ("/lesson-editor/kinds", Fixture, NULL, begin, test_kinds, end);
  g_test_add ("/lesson-editor/shown-before", Fixture, NULL, begin, test_shown_before, end);
  g_test_add ("/lesson-editor/last-move", Fixture, NULL, begin, test_last_move, end);
  g_test_add ("/lesson-editor/next-move", Fixture, NULL, begin, test_next_move, end);
  g_test_add ("/lesson-editor/claims", Fixture, NULL, begin, test_claims, end);
  g_test_add ("/lesson-editor/round-trip", Fixture, NULL, begin, test_round_trip, end);
  g_test_add ("/lesson-editor/changed", Fixture, NULL, begin, test_changed, end);

  return g_test_run ();
}
