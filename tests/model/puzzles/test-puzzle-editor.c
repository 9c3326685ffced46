/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Making puzzles without a screen: from a position of the sample game, checked, written into a
 * booklet, and read again. */

#include "config.h"

#include <bst-io-booklet.h>
#include <bst-io-open.h>
#include <glib/gstdio.h>

#include "bastide-booklet-file.h"
#include "bastide-write-queue.h"
#include "bastide-puzzle-editor-text.h"

/* Moves of the sample game before the puzzle. */
#define N_BEFORE 12

/* The position after so many tiles, and the moves that follow. */
static BastidePuzzleEditor *
begin (void)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  const BstNode *node = bst_record_find_placed (record, N_BEFORE);
  GPtrArray *line = g_ptr_array_new_with_free_func (g_free);
  BstPosition *position = bst_record_dup_position (record, node, NULL, NULL);

  g_assert_nonnull (position);
  for (const BstNode *next = bst_node_get_next (node); next != NULL;
       next = bst_node_get_next (next))
    g_ptr_array_add (line, bst_move_to_text (bst_record_get_game (record), &next->move));

  return bastide_puzzle_editor_new (position, line);
}

static void
wait_for_check (BastidePuzzleEditor *puzzle_editor)
{
  while (!bastide_puzzle_editor_is_checked (puzzle_editor))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
has_fault (BastidePuzzleEditor  *puzzle_editor,
           BstPuzzleFaultKind    kind)
{
  const GPtrArray *faults;

  wait_for_check (puzzle_editor);
  faults = bastide_puzzle_editor_get_faults (puzzle_editor);
  for (guint i = 0; i < faults->len; i++)
    if (((BstPuzzleFault *) g_ptr_array_index (faults, i))->kind == kind)
      return TRUE;

  return FALSE;
}

/* The line that the program found. (transfer full) */
static char *
dup_best (BastidePuzzleEditor *puzzle_editor,
          guint                index)
{
  const BstPuzzleSolution *solution;
  const BstPuzzleLine *line;

  wait_for_check (puzzle_editor);
  solution = bastide_puzzle_editor_get_solution (puzzle_editor, 0);
  line = &g_array_index (solution->lines, BstPuzzleLine, index);

  return bst_puzzle_dup_line (bastide_puzzle_editor_get_puzzle (puzzle_editor), line->moves, line->n_moves);
}

static void
add_answer (BastidePuzzleEditor *puzzle_editor,
            const char          *text,
            guint                marks,
            const char          *reply)
{
  bastide_puzzle_editor_set_answer (puzzle_editor, bastide_puzzle_editor_add_answer (puzzle_editor, text), marks, reply);
}

static void
test_made (void)
{
  g_autoptr (BastidePuzzleEditor) puzzle_editor = begin ();
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (puzzle_editor);
  g_autofree char *found = NULL;

  g_assert_cmpuint (puzzle->n_tiles, ==, 1);
  g_assert_false (bastide_puzzle_editor_is_changed (puzzle_editor));
  g_assert_false (bastide_puzzle_editor_is_checked (puzzle_editor));
  wait_for_check (puzzle_editor);
  g_assert_cmpuint (bastide_puzzle_editor_get_faults (puzzle_editor)->len, ==, 0);
  found = bastide_puzzle_editor_text_dup_found (puzzle_editor);
  g_assert_nonnull (strstr (found, "points"));
  g_assert_null (bastide_puzzle_editor_text_dup_faults (puzzle_editor));
}

static void
test_faults (void)
{
  g_autoptr (BastidePuzzleEditor) puzzle_editor = begin ();
  g_autofree char *best = dup_best (puzzle_editor, 0);
  g_autofree char *told = NULL;

  /* Illegal, then wrong, then right. */
  add_answer (puzzle_editor, "nonsense", 10, NULL);
  g_assert_false (bastide_puzzle_editor_is_checked (puzzle_editor));
  g_assert_true (has_fault (puzzle_editor, BST_FAULT_ILLEGAL));
  bastide_puzzle_editor_remove_answer (puzzle_editor, 0);
  g_assert_false (has_fault (puzzle_editor, BST_FAULT_ILLEGAL));
  bastide_puzzle_editor_answer_by_line (puzzle_editor);
  bastide_puzzle_editor_set_answer (puzzle_editor, 0, 10, NULL);
  if (has_fault (puzzle_editor, BST_FAULT_WRONG))
    {
      told = bastide_puzzle_editor_text_dup_faults (puzzle_editor);
      g_assert_nonnull (strstr (told, "all stars"));
    }
  bastide_puzzle_editor_remove_answer (puzzle_editor, 0);
  add_answer (puzzle_editor, best, 0, "No.");
  g_assert_true (has_fault (puzzle_editor, BST_FAULT_MISSED));
  bastide_puzzle_editor_set_answer (puzzle_editor, 0, 10, "Yes.");
  g_assert_false (has_fault (puzzle_editor, BST_FAULT_MISSED));
  g_assert_false (has_fault (puzzle_editor, BST_FAULT_WRONG));
}

static guint
get_stars (BastidePuzzleEditor *puzzle_editor,
           guint                index)
{
  return ((BstPuzzleAnswer *) g_ptr_array_index (bastide_puzzle_editor_get_puzzle (puzzle_editor)->answers, index))->marks;
}

/* A wrong answer begins without stars, and is no fault; one of which the setter alone decides begins as right. */
static void
test_first_stars (void)
{
  g_autoptr (BastidePuzzleEditor) puzzle_editor = begin ();
  g_autofree char *best = dup_best (puzzle_editor, 0);
  g_autofree char *right = NULL;

  g_assert_cmpuint (get_stars (puzzle_editor, bastide_puzzle_editor_add_answer (puzzle_editor, best)), ==, 10);
  bastide_puzzle_editor_set_task (puzzle_editor, BST_TASK_COUNT);
  wait_for_check (puzzle_editor);
  right = g_strdup_printf ("%d", bastide_puzzle_editor_get_solution (puzzle_editor, 0)->value);
  bastide_puzzle_editor_add_answer (puzzle_editor, "999");
  wait_for_check (puzzle_editor);
  bastide_puzzle_editor_add_answer (puzzle_editor, right);
  g_assert_cmpuint (get_stars (puzzle_editor, 0), ==, 0);
  g_assert_cmpuint (get_stars (puzzle_editor, 1), ==, 10);
  g_assert_false (has_fault (puzzle_editor, BST_FAULT_WRONG));
  bastide_puzzle_editor_remove_answer (puzzle_editor, 1);
  bastide_puzzle_editor_set_task (puzzle_editor, BST_TASK_MOVE);
  bastide_puzzle_editor_remove_answer (puzzle_editor, 0);
  wait_for_check (puzzle_editor);
  bastide_puzzle_editor_answer_by_line (puzzle_editor);
  g_assert_cmpuint (get_stars (puzzle_editor, 0), ==, 10);
}

/* Answers of another form are no answers, and come back with the task. */
static void
test_set_aside (void)
{
  g_autoptr (BastidePuzzleEditor) puzzle_editor = begin ();
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (puzzle_editor);
  g_autoptr (BstPuzzle) counted = NULL;

  bastide_puzzle_editor_answer_by_line (puzzle_editor);
  bastide_puzzle_editor_set_task (puzzle_editor, BST_TASK_MOVE);
  g_assert_cmpuint (puzzle->answers->len, ==, 1);
  bastide_puzzle_editor_set_task (puzzle_editor, BST_TASK_COUNT);
  g_assert_cmpuint (puzzle->answers->len, ==, 0);
  /* Its solvers see no tile that is none of the question; who changes his mind has it still. */
  counted = bastide_puzzle_editor_dup_puzzle (puzzle_editor);
  g_assert_cmpuint (counted->n_tiles, ==, 0);
  g_assert_cmpuint (puzzle->n_tiles, ==, 1);
  add_answer (puzzle_editor, "7", 0, "Count again.");
  g_assert_false (has_fault (puzzle_editor, BST_FAULT_ILLEGAL));
  bastide_puzzle_editor_set_task (puzzle_editor, BST_TASK_MOST_NOW);
  g_assert_cmpuint (puzzle->answers->len, ==, 1);
  g_assert_false (has_fault (puzzle_editor, BST_FAULT_ILLEGAL));
  bastide_puzzle_editor_set_task (puzzle_editor, BST_TASK_SIZE);
  g_assert_cmpstr (((BstPuzzleAnswer *) g_ptr_array_index (puzzle->answers, 0))->text, ==, "7");
}

static void
test_wrong_solution (void)
{
  g_autoptr (BastidePuzzleEditor) puzzle_editor = begin ();

  bastide_puzzle_editor_set_task (puzzle_editor, BST_TASK_MOST_END);
  bastide_puzzle_editor_set_n_solution (puzzle_editor, 1);
  wait_for_check (puzzle_editor);
  for (guint i = 0; i < bastide_puzzle_editor_get_faults (puzzle_editor)->len; i++)
    g_assert_cmpint (((BstPuzzleFault *) g_ptr_array_index (bastide_puzzle_editor_get_faults (puzzle_editor),
                                                            i))->kind, ==, BST_FAULT_SOLUTION);
  bastide_puzzle_editor_set_n_solution (puzzle_editor, 0);
  g_assert_false (has_fault (puzzle_editor, BST_FAULT_SOLUTION));
}

/* Every task has a verdict, and what it may ask of has a name. */
static void
test_tasks (void)
{
  g_autoptr (BastidePuzzleEditor) puzzle_editor = begin ();

  for (guint task = 0; task < BST_N_TASKS; task++)
    {
      bastide_puzzle_editor_set_task (puzzle_editor, (BstTaskKind) task);
      g_assert_cmpint (bastide_puzzle_editor_has_target (puzzle_editor), ==,
                       bastide_puzzle_editor_get_n_targets (puzzle_editor) > 0);
      for (guint i = 0; i < bastide_puzzle_editor_get_n_targets (puzzle_editor); i++)
        {
          g_autofree char *name = bastide_puzzle_editor_dup_target_name (puzzle_editor, i);

          g_assert_cmpstr (name, !=, "");
          bastide_puzzle_editor_set_target (puzzle_editor, i);
          g_assert_cmpuint (bastide_puzzle_editor_get_target (puzzle_editor), ==, i);
        }
      wait_for_check (puzzle_editor);
      g_assert_true (bastide_puzzle_editor_get_faults (puzzle_editor)->len > 0
                     || bastide_puzzle_editor_get_solution (puzzle_editor, 0) != NULL);
    }
}

static void
test_tiles (void)
{
  g_autoptr (BastidePuzzleEditor) puzzle_editor = begin ();
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (puzzle_editor);

  bastide_puzzle_editor_set_tile (puzzle_editor, 0, 3);
  bastide_puzzle_editor_set_tile (puzzle_editor, 2, 5);
  g_assert_cmpuint (puzzle->n_tiles, ==, 2);
  g_assert_cmpint (puzzle->tiles[1], ==, 5);
  bastide_puzzle_editor_set_tiles_from (puzzle_editor, BST_PUZZLE_TILES_BAG);
  wait_for_check (puzzle_editor);
  bastide_puzzle_editor_set_tile (puzzle_editor, 0, BST_NO_TILE);
  g_assert_cmpuint (puzzle->n_tiles, ==, 1);
  g_assert_cmpint (puzzle->tiles[0], ==, 5);
  g_assert_true (bastide_puzzle_editor_can_answer_by_line (puzzle_editor));
  bastide_puzzle_editor_set_tile (puzzle_editor, 0, BST_NO_TILE);
  g_assert_false (bastide_puzzle_editor_can_answer_by_line (puzzle_editor));
  g_assert_true (has_fault (puzzle_editor, BST_FAULT_UNSOLVABLE));
}

static void
test_hints (void)
{
  g_autoptr (BastidePuzzleEditor) puzzle_editor = begin ();
  g_autoptr (BstPuzzle) written = NULL;

  for (guint i = 0; i < 3; i++)
    bastide_puzzle_editor_add_hint (puzzle_editor);
  bastide_puzzle_editor_set_hint (puzzle_editor, 0, "one");
  bastide_puzzle_editor_set_hint (puzzle_editor, 2, "two");
  bastide_puzzle_editor_move_hint (puzzle_editor, 2, -1);
  bastide_puzzle_editor_move_hint (puzzle_editor, 0, -1);
  bastide_puzzle_editor_move_hint (puzzle_editor, 2, 1);
  written = bastide_puzzle_editor_dup_puzzle (puzzle_editor);
  g_assert_cmpuint (written->hints->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (written->hints, 0), ==, "one");
  g_assert_cmpstr (g_ptr_array_index (written->hints, 1), ==, "two");
  bastide_puzzle_editor_remove_hint (puzzle_editor, 0);
  g_assert_cmpuint (bastide_puzzle_editor_get_puzzle (puzzle_editor)->hints->len, ==, 2);
}

/* --- The file --- */

static void
assert_same (const BstPuzzle *a,
             const BstPuzzle *b)
{
  g_autofree char *one = bst_position_to_text (a->position);
  g_autofree char *other = bst_position_to_text (b->position);

  g_assert_cmpstr (one, ==, other);
  g_assert_cmpstr (a->title, ==, b->title);
  g_assert_cmpstr (a->question, ==, b->question);
  g_assert_cmpuint (a->level, ==, b->level);
  g_assert_cmpint (a->task, ==, b->task);
  g_assert_cmpint (a->tiles_from, ==, b->tiles_from);
  g_assert_cmpuint (a->n_tiles, ==, b->n_tiles);
  g_assert_cmpuint (a->answers->len, ==, b->answers->len);
  for (guint i = 0; i < a->answers->len; i++)
    {
      const BstPuzzleAnswer *x = g_ptr_array_index (a->answers, i);
      const BstPuzzleAnswer *y = g_ptr_array_index (b->answers, i);

      g_assert_cmpstr (x->text, ==, y->text);
      g_assert_cmpuint (x->marks, ==, y->marks);
      g_assert_cmpstr (x->reply, ==, y->reply);
    }
  g_assert_cmpuint (a->hints->len, ==, b->hints->len);
  g_assert_cmpuint (a->solution->len, ==, b->solution->len);
}

static void
test_saved (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bastide-puzzle-editor-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.bastide", NULL);
  g_autofree char *backup = g_strconcat (path, "~", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (BastidePuzzleEditor) puzzle_editor = begin ();
  g_autofree char *best = dup_best (puzzle_editor, 0);
  g_autoptr (BstBooklet) booklet = bastide_booklet_file_new ("Mine");
  g_autoptr (BstBooklet) again = NULL;
  g_autoptr (BstBooklet) third = NULL;
  g_autoptr (BstBooklet) copied = NULL;
  g_autoptr (BstPuzzle) taken = NULL;
  GError *error = NULL;

  bastide_puzzle_editor_set_title (puzzle_editor, "Two knights!");
  bastide_puzzle_editor_set_question (puzzle_editor, "What now?");
  bastide_puzzle_editor_set_level (puzzle_editor, 3);
  add_answer (puzzle_editor, best, 10, "Yes.");
  bastide_puzzle_editor_add_hint (puzzle_editor);
  bastide_puzzle_editor_set_hint (puzzle_editor, 0, "Look north.");
  bastide_puzzle_editor_set_n_solution (puzzle_editor, 1);
  bastide_booklet_file_insert (booklet, BASTIDE_BOOKLET_PUZZLES, 0, "Cities", 0, bastide_puzzle_editor_dup_puzzle (puzzle_editor));
  bastide_booklet_file_insert (booklet, BASTIDE_BOOKLET_PUZZLES, 0, NULL, G_MAXUINT, bastide_puzzle_editor_dup_puzzle (puzzle_editor));
  bastide_booklet_file_insert (booklet, BASTIDE_BOOKLET_PUZZLES, 1, "Roads", 0, bastide_puzzle_editor_dup_puzzle (puzzle_editor));
  bst_extra_add (&booklet->extra, "", "<unknown xmlns=\"urn:x\"/>");
  g_assert_true (bastide_booklet_file_save (booklet, file, &error));
  g_assert_no_error (error);

  again = bastide_booklet_file_open (file, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (again->id, ==, booklet->id);
  g_assert_nonnull (strstr (bst_extra_get (again->extra, ""), "unknown"));
  g_assert_cmpuint (bst_booklet_count (again), ==, 3);
  g_assert_cmpstr (bst_booklet_get (again, 0)->id, ==, "two-knights");
  g_assert_cmpstr (bst_booklet_get (again, 1)->id, ==, "two-knights-2");
  assert_same (bst_booklet_get (again, 0), bst_booklet_get (booklet, 0));

  /* Out of the second chapter into the first, up to its top, and back. */
  g_assert_true (bastide_booklet_file_move (again, BASTIDE_BOOKLET_PUZZLES, "two-knights-3", -1));
  g_assert_cmpuint (bastide_booklet_file_get_index (again, BASTIDE_BOOKLET_PUZZLES, "two-knights-3"), ==, 2);
  g_assert_true (bastide_booklet_file_move (again, BASTIDE_BOOKLET_PUZZLES, "two-knights-3", -1));
  g_assert_true (bastide_booklet_file_move (again, BASTIDE_BOOKLET_PUZZLES, "two-knights-3", -1));
  g_assert_false (bastide_booklet_file_move (again, BASTIDE_BOOKLET_PUZZLES, "two-knights-3", -1));
  g_assert_cmpuint (bastide_booklet_file_get_index (again, BASTIDE_BOOKLET_PUZZLES, "two-knights-3"), ==, 0);
  taken = bastide_booklet_file_take (again, BASTIDE_BOOKLET_PUZZLES, "two-knights");
  g_assert_nonnull (taken);
  g_assert_cmpuint (bst_booklet_count (again), ==, 2);
  copied = bastide_booklet_file_copy (again, &error);
  g_assert_true (bastide_booklet_file_save (copied, file, &error));
  third = bastide_booklet_file_open (file, &error);
  g_assert_cmpstr (third->id, !=, booklet->id);
  g_assert_nonnull (strstr (bst_extra_get (third->extra, ""), "unknown"));

  g_unlink (path);
  g_unlink (backup);
  g_rmdir (folder);
}

/* --- Changes off the main loop --- */

typedef struct
{
  GMutex mutex;                 /* held while the thread has to wait */
  char  *ids;                   /* what was found in the file, in the order of the changes */
} Gate;

static gboolean
wait_and_move (BstBooklet *booklet,
               gpointer    data)
{
  Gate *gate = data;
  char *before = gate->ids;

  g_mutex_lock (&gate->mutex);
  g_mutex_unlock (&gate->mutex);
  gate->ids = g_strconcat (before, bst_booklet_get (booklet, 0)->id, " ", NULL);
  g_free (before);

  return bastide_booklet_file_move (booklet, BASTIDE_BOOKLET_PUZZLES, bst_booklet_get (booklet, 0)->id, 1);
}

static void
count_change (GObject      *source,
              GAsyncResult *result,
              gpointer      n_done)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = bastide_booklet_file_change_finish (result, &error);

  g_assert_true ((booklet == NULL) == (error != NULL));
  *(guint *) n_done += booklet != NULL ? 1 : 100;
}

/* While a change waits for its disk the program goes on. A second one finds what the first one wrote, one of a
 * file that is not there fails alone, and the end of the program waits for those that are left. */
static void
test_changes (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bastide-puzzle-editor-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.bastide", NULL);
  g_autofree char *backup = g_strconcat (path, "~", NULL);
  g_autofree char *none = g_build_filename (folder, "none", "none.bastide", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) nowhere = g_file_new_for_path (none);
  g_autoptr (BastidePuzzleEditor) puzzle_editor = begin ();
  g_autoptr (BstBooklet) again = NULL;
  BstBooklet *booklet = bastide_booklet_file_new ("Mine");
  Gate gate = { .ids = g_strdup ("") };
  GError *error = NULL;
  guint n_done = 0;

  g_mutex_init (&gate.mutex);
  bastide_puzzle_editor_set_title (puzzle_editor, "One");
  bastide_booklet_file_insert (booklet, BASTIDE_BOOKLET_PUZZLES, 0, NULL, 0, bastide_puzzle_editor_dup_puzzle (puzzle_editor));
  bastide_puzzle_editor_set_title (puzzle_editor, "Two");
  bastide_booklet_file_insert (booklet, BASTIDE_BOOKLET_PUZZLES, 0, NULL, 1, bastide_puzzle_editor_dup_puzzle (puzzle_editor));

  g_mutex_lock (&gate.mutex);
  bastide_booklet_file_change_async (file, booklet, wait_and_move, &gate, NULL, count_change, &n_done);
  bastide_booklet_file_change_async (nowhere, NULL, wait_and_move, &gate, NULL, count_change, &n_done);
  bastide_booklet_file_change_async (file, NULL, wait_and_move, &gate, NULL, count_change, &n_done);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_false (g_file_query_exists (file, NULL));
  g_mutex_unlock (&gate.mutex);
  while (n_done < 102)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_done, ==, 102);
  g_assert_cmpstr (gate.ids, ==, "one two ");
  again = bastide_booklet_file_open (file, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (bst_booklet_get (again, 0)->id, ==, "one");

  bastide_booklet_file_change_async (file, NULL, wait_and_move, &gate, NULL, count_change, &n_done);
  bastide_write_queue_finish ();
  g_clear_pointer (&again, bst_booklet_free);
  again = bastide_booklet_file_open (file, &error);
  g_assert_cmpstr (bst_booklet_get (again, 0)->id, ==, "two");
  while (n_done < 103)
    g_main_context_iteration (NULL, TRUE);

  g_free (gate.ids);
  g_mutex_clear (&gate.mutex);
  g_unlink (path);
  g_unlink (backup);
  g_rmdir (folder);
}

/* --- All tasks --- */

/* The same, which knows the move that was played last. */
static BastidePuzzleEditor *
begin_after_move (void)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  const BstNode *node = bst_record_find_placed (record, N_BEFORE);
  BastidePuzzleEditor *puzzle_editor = begin ();
  BstPosition *before = bst_record_dup_position (record, node->parent, NULL, NULL);
  g_autofree char *move = bst_move_to_text (bst_record_get_game (record), &node->move);

  bastide_puzzle_editor_set_last_move (puzzle_editor, before, move);
  bastide_puzzle_editor_set_title (puzzle_editor, "Any");

  return puzzle_editor;
}

/* What is written is what is read, and it says what its task needs. */
static void
assert_round_trip (const BstPuzzle *puzzle)
{
  g_autoptr (BstBooklet) booklet = bst_booklet_new ("Any");
  g_autoptr (BstBooklet) again = NULL;
  g_autoptr (GBytes) bytes = NULL;
  GError *error = NULL;
  char *text;

  bastide_booklet_file_insert (booklet, BASTIDE_BOOKLET_PUZZLES, 0, "One", 0, bst_puzzle_copy (puzzle));
  text = bst_io_booklet_to_text (booklet);
  bytes = g_bytes_new_take (text, strlen (text));
  again = bst_io_booklet_open_data (bytes, "any", NULL, &error);
  g_assert_no_error (error);
  if (bst_booklet_count (again) != 1)
    g_error ("%s cannot be read again: %s", bst_task_name (puzzle->task), text);
  assert_same (bst_booklet_get (again, 0), bst_booklet_get (booklet, 0));
  g_assert_cmpint (bst_booklet_get (again, 0)->task, ==, puzzle->task);
}

/* What only the setter knows to be right. */
static void
tell_sentences (BastidePuzzleEditor *puzzle_editor)
{
  BstTaskKind task = bastide_puzzle_editor_get_puzzle (puzzle_editor)->task;

  if (task == BST_TASK_CHOICE)
    {
      g_assert_true (has_fault (puzzle_editor, BST_FAULT_UNSOLVABLE));
      for (guint i = 0; i < 3; i++)
        bastide_puzzle_editor_add_choice (puzzle_editor);
      bastide_puzzle_editor_set_choice (puzzle_editor, 0, "No.");
      bastide_puzzle_editor_set_choice (puzzle_editor, 2, "Yes.");
      bastide_puzzle_editor_set_choice_reply (puzzle_editor, 0, "Count again.");
      bastide_puzzle_editor_set_choice_reply (puzzle_editor, 2, "So it is.");
      bastide_puzzle_editor_set_right (puzzle_editor, 2);
    }
  if (task == BST_TASK_TRUTH)
    {
      g_assert_true (has_fault (puzzle_editor, BST_FAULT_UNSOLVABLE));
      bastide_puzzle_editor_add_rule (puzzle_editor, "C2");
      bastide_puzzle_editor_add_rule (puzzle_editor, "M5");
      bastide_puzzle_editor_set_right (puzzle_editor, 1);
      bastide_puzzle_editor_set_true (puzzle_editor, FALSE);
    }
}

/* Each is made of what stands, and found to be sound or too hard, but for nothing that was left out. */
static void
test_all_tasks (void)
{
  for (guint task = 0; task < BST_N_TASKS; task++)
    {
      g_autoptr (BastidePuzzleEditor) puzzle_editor = begin_after_move ();
      g_autoptr (BstPuzzle) puzzle = NULL;
      const GPtrArray *faults;

      bastide_puzzle_editor_set_task (puzzle_editor, (BstTaskKind) task);
      tell_sentences (puzzle_editor);
      wait_for_check (puzzle_editor);
      faults = bastide_puzzle_editor_get_faults (puzzle_editor);
      for (guint i = 0; i < faults->len; i++)
        {
          const BstPuzzleFault *fault = g_ptr_array_index (faults, i);
          const BstErrorDetails *details = fault->error != NULL ? bst_error_get_details (fault->error) : NULL;

          g_test_message ("%s: %s", bst_task_name ((BstTaskKind) task), fault->error != NULL ? fault->error->message : "");
          g_assert_false (details != NULL && details->reason == BST_REASON_NOTHING_PLAYED);
          g_assert_false (details != NULL && details->reason == BST_REASON_BAD_COLOUR);
          g_assert_true (bst_task_is_move ((BstTaskKind) task));
        }
      puzzle = bastide_puzzle_editor_dup_puzzle (puzzle_editor);
      assert_round_trip (puzzle);
      /* Who played the move is asked about first. */
      if (task == BST_TASK_PAID)
        g_assert_cmpint (puzzle->player, ==, bst_position_get_turn (puzzle->before));
    }
}

/* The empty sentence is not written, and those behind it keep what is said of them. */
static void
test_sentences (void)
{
  g_autoptr (BastidePuzzleEditor) puzzle_editor = begin ();
  g_autoptr (BstPuzzle) puzzle = NULL;

  bastide_puzzle_editor_set_task (puzzle_editor, BST_TASK_CHOICE);
  tell_sentences (puzzle_editor);
  puzzle = bastide_puzzle_editor_dup_puzzle (puzzle_editor);
  g_assert_cmpuint (puzzle->choices->len, ==, 2);
  g_assert_cmpuint (puzzle->answers->len, ==, 2);
  g_assert_cmpstr (((BstPuzzleAnswer *) g_ptr_array_index (puzzle->answers, 0))->text, ==, "1");
  g_assert_cmpstr (((BstPuzzleAnswer *) g_ptr_array_index (puzzle->answers, 1))->text, ==, "2");
  g_assert_cmpstr (((BstPuzzleAnswer *) g_ptr_array_index (puzzle->answers, 1))->reply, ==, "So it is.");

  bastide_puzzle_editor_remove_choice (puzzle_editor, 0);
  g_assert_cmpint (bastide_puzzle_editor_get_right (puzzle_editor), ==, 1);
  g_assert_cmpstr (bastide_puzzle_editor_get_choice_reply (puzzle_editor, 1), ==, "So it is.");

  /* No other task has sentences: a file that said them could not be read. They come back with theirs. */
  g_clear_pointer (&puzzle, bst_puzzle_free);
  bastide_puzzle_editor_set_task (puzzle_editor, BST_TASK_COUNT);
  puzzle = bastide_puzzle_editor_dup_puzzle (puzzle_editor);
  g_assert_cmpuint (puzzle->choices->len, ==, 0);
  bastide_puzzle_editor_set_task (puzzle_editor, BST_TASK_CHOICE);
  g_assert_cmpint (bastide_puzzle_editor_get_right (puzzle_editor), ==, 1);

  bastide_puzzle_editor_set_task (puzzle_editor, BST_TASK_TRUTH);
  g_assert_cmpuint (bastide_puzzle_editor_get_puzzle (puzzle_editor)->answers->len, ==, 0);
  tell_sentences (puzzle_editor);
  g_assert_cmpint (bastide_puzzle_editor_get_right (puzzle_editor), ==, 1);
  bastide_puzzle_editor_remove_rule (puzzle_editor, 1);
  g_assert_cmpint (bastide_puzzle_editor_get_right (puzzle_editor), ==, -1);
  g_assert_false (bastide_puzzle_editor_is_true (puzzle_editor));
}

static gboolean
is_bad_claim (BastidePuzzleEditor *puzzle_editor,
              BstReason            reason)
{
  const GPtrArray *faults;

  wait_for_check (puzzle_editor);
  faults = bastide_puzzle_editor_get_faults (puzzle_editor);
  for (guint i = 0; i < faults->len; i++)
    {
      const BstPuzzleFault *fault = g_ptr_array_index (faults, i);

      if (fault->error != NULL && bst_error_get_details (fault->error)->reason == reason)
        return TRUE;
    }

  return FALSE;
}

/* What decides a statement is told what it is about in place of the puzzle, has one answer, and says whether it is
 * true. */
static void
test_claim (void)
{
  g_autoptr (BastidePuzzleEditor) puzzle_editor = begin_after_move ();
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (puzzle_editor);
  g_autoptr (BastidePuzzleEditor) again = NULL;
  g_autoptr (BstPuzzle) written = NULL;

  bastide_puzzle_editor_set_task (puzzle_editor, BST_TASK_TRUTH);
  bastide_puzzle_editor_set_question (puzzle_editor, "Six cities are on the board.");
  tell_sentences (puzzle_editor);
  g_assert_true (bastide_puzzle_editor_get_asked (puzzle_editor) == puzzle);
  bastide_puzzle_editor_set_claim (puzzle_editor, BST_TASK_COUNT);
  g_assert_true (bastide_puzzle_editor_get_asked (puzzle_editor) == puzzle->claim);
  bastide_puzzle_editor_set_kind (puzzle_editor, BST_FEATURE_CITY);
  g_assert_cmpint (puzzle->claim->kind, ==, BST_FEATURE_CITY);

  /* Without its answer it is missed, and not written. */
  g_assert_true (is_bad_claim (puzzle_editor, BST_REASON_NO_CLAIM));
  written = bastide_puzzle_editor_dup_puzzle (puzzle_editor);
  g_assert_null (written->claim);
  g_clear_pointer (&written, bst_puzzle_free);

  /* No board has so many: who says that it is true is told so, and who says that it is false is right. */
  bastide_puzzle_editor_answer_claim (puzzle_editor, "1");
  bastide_puzzle_editor_answer_claim (puzzle_editor, "99");
  g_assert_cmpuint (puzzle->claim->answers->len, ==, 1);
  bastide_puzzle_editor_set_true (puzzle_editor, TRUE);
  g_assert_true (is_bad_claim (puzzle_editor, BST_REASON_BAD_CLAIM));
  bastide_puzzle_editor_set_true (puzzle_editor, FALSE);
  wait_for_check (puzzle_editor);
  g_assert_cmpuint (bastide_puzzle_editor_get_faults (puzzle_editor)->len, ==, 0);

  written = bastide_puzzle_editor_dup_puzzle (puzzle_editor);
  assert_round_trip (written);
  again = bastide_puzzle_editor_new_for (written);
  bastide_puzzle_editor_set_question (again, "Is it so?");
  g_assert_nonnull (bastide_puzzle_editor_get_puzzle (again)->claim);
  g_assert_true (bastide_puzzle_editor_get_asked (again) == bastide_puzzle_editor_get_puzzle (again)->claim);
  bastide_puzzle_editor_clear_claim (again);
  g_assert_true (bastide_puzzle_editor_get_asked (again) == bastide_puzzle_editor_get_puzzle (again));
}

/* It can ask of the move that was just played, which the puzzle then shows. */
static void
test_claim_of_move (void)
{
  static const BstTaskKind tasks[] = {
    BST_TASK_JOIN, BST_TASK_CITIES, BST_TASK_PLACES, BST_TASK_FITS, BST_TASK_PAID, BST_TASK_EDITIONS
  };

  for (guint i = 0; i < G_N_ELEMENTS (tasks); i++)
    {
      g_autoptr (BastidePuzzleEditor) puzzle_editor = begin_after_move ();
      g_autoptr (BstPuzzle) written = NULL;

      bastide_puzzle_editor_set_task (puzzle_editor, BST_TASK_TRUTH);
      tell_sentences (puzzle_editor);
      bastide_puzzle_editor_set_claim (puzzle_editor, tasks[i]);
      g_assert_cmpint (bastide_puzzle_editor_has_target (puzzle_editor), ==,
                       bastide_puzzle_editor_get_n_targets (puzzle_editor) > 0);
      bastide_puzzle_editor_answer_claim (puzzle_editor, "1");
      g_assert_false (is_bad_claim (puzzle_editor, BST_REASON_NOTHING_PLAYED));
      g_assert_false (is_bad_claim (puzzle_editor, BST_REASON_NO_TARGET));
      written = bastide_puzzle_editor_dup_puzzle (puzzle_editor);
      assert_round_trip (written);
    }
}

/* Is there a farm among what the task may ask of, and anything else? */
static void
assert_targets (BastidePuzzleEditor *puzzle_editor,
                BstTaskKind          task,
                gboolean             has_farms,
                gboolean             has_others)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (puzzle_editor);
  guint n_farms = 0, n_targets;

  bastide_puzzle_editor_set_task (puzzle_editor, task);
  n_targets = bastide_puzzle_editor_get_n_targets (puzzle_editor);
  for (guint i = 0; i < n_targets; i++)
    {
      bastide_puzzle_editor_set_target (puzzle_editor, i);
      n_farms += puzzle->target.feature == BST_FEATURE_FIELD;
    }
  g_assert_cmpint (n_farms > 0, ==, has_farms);
  g_assert_cmpint (n_targets > n_farms, ==, has_others);
}

/* Farms are joined, and shared, as other features are; they are never complete. Only they have cities. */
static void
test_farms (void)
{
  g_autoptr (BastidePuzzleEditor) puzzle_editor = begin ();

  assert_targets (puzzle_editor, BST_TASK_JOIN, TRUE, TRUE);
  assert_targets (puzzle_editor, BST_TASK_SHARE, TRUE, TRUE);
  assert_targets (puzzle_editor, BST_TASK_ENLARGE, TRUE, TRUE);
  assert_targets (puzzle_editor, BST_TASK_OWNER, TRUE, TRUE);
  assert_targets (puzzle_editor, BST_TASK_COMPLETE, FALSE, TRUE);
  assert_targets (puzzle_editor, BST_TASK_BLOCK, FALSE, TRUE);
  assert_targets (puzzle_editor, BST_TASK_CITIES, TRUE, FALSE);
}

/* Of two features one is picked after the other. */
static void
test_two_features (void)
{
  g_autoptr (BastidePuzzleEditor) puzzle_editor = begin ();
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (puzzle_editor);
  guint n_targets;

  bastide_puzzle_editor_set_task (puzzle_editor, BST_TASK_JOIN);
  n_targets = bastide_puzzle_editor_get_n_targets (puzzle_editor);
  g_assert_cmpuint (n_targets, >, 2);
  g_assert_cmpuint (bastide_puzzle_editor_get_target (puzzle_editor), !=,
                    bastide_puzzle_editor_get_other (puzzle_editor));
  /* Only what is of one kind can be joined. */
  g_assert_cmpint (puzzle->other.feature, ==, puzzle->target.feature);
  bastide_puzzle_editor_set_target (puzzle_editor, 2);
  bastide_puzzle_editor_aim_at_part (puzzle_editor, bst_puzzle_find_target (puzzle));
  g_assert_cmpuint (bastide_puzzle_editor_get_target (puzzle_editor), ==, 2);
  bastide_puzzle_editor_set_target (puzzle_editor, 1);
  bastide_puzzle_editor_aim_at_part (puzzle_editor, bst_puzzle_find_target (puzzle));
  g_assert_cmpuint (bastide_puzzle_editor_get_other (puzzle_editor), ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/puzzle-editor/made", test_made);
  g_test_add_func ("/puzzle-editor/faults", test_faults);
  g_test_add_func ("/puzzle-editor/first-stars", test_first_stars);
  g_test_add_func ("/puzzle-editor/set-aside", test_set_aside);
  g_test_add_func ("/puzzle-editor/wrong-solution", test_wrong_solution);
  g_test_add_func ("/puzzle-editor/tasks", test_tasks);
  g_test_add_func ("/puzzle-editor/all-tasks", test_all_tasks);
  g_test_add_func ("/puzzle-editor/sentences", test_sentences);
  g_test_add_func ("/puzzle-editor/claim", test_claim);
  g_test_add_func ("/puzzle-editor/claim-of-move", test_claim_of_move);
  g_test_add_func ("/puzzle-editor/farms", test_farms);
  g_test_add_func ("/puzzle-editor/two-features", test_two_features);
  g_test_add_func ("/puzzle-editor/tiles", test_tiles);
  g_test_add_func ("/puzzle-editor/hints", test_hints);
  g_test_add_func ("/puzzle-editor/saved", test_saved);
  g_test_add_func ("/puzzle-editor/changes", test_changes);

  return g_test_run ();
}
