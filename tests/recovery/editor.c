/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The program with a restless hand inside, to be killed by test-recovery.py.
 *
 *   editor edit SEED FILE    edits and saves without a break, and says what it did
 *   editor make SEED FILE    makes a lesson and a puzzle of the game, and answers the quiz, in the same way
 *   editor look              starts as the user would, says what is open, and quits
 *
 * A line on stdout for each state: "state TIME HASH PLACE", "lesson TIME HASH", "puzzle TIME HASH", "answered TIME
 * TRIES"; "saved TIME HASH" after a save; "shown HASH PLACE CHANGED NOTICE" for each window with a game, "lesson HASH
 * NOTICE" and "puzzle HASH NOTICE" for those with what is made, "answered TRIES" for the quiz. TIME is of the monotonic
 * clock. */

#include "config.h"

#include <gtk/gtk.h>

#include <bst-io-booklet.h>
#include <bst-io-document.h>
#include <bst-io-draft.h>
#include <bst-random.h>

#include "bastide-application.h"
#include "bastide-lesson-editor-page.h"
#include "bastide-puzzle-editor-page.h"
#include "bastide-quiz.h"
#include "../app/inside-window.h"

#include <stdlib.h>
#include <string.h>

/* Milliseconds between two things that are done, at most: most of the time goes by itself, and not in drawing what comes
 * between two drafts. */
#define PAUSE 100

static BastideApplication *application;
static BstRandom dice;

static BastideWindow *
get_window (void)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (application));

  return windows != NULL ? BASTIDE_WINDOW (windows->data) : NULL;
}

static char *
hash (BastideWindow *window)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = bst_io_document_to_text (bastide_study_get_record (inside_study (window)->study),
                                                   &error);

  g_assert_no_error (error);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA1, text, -1);
}

static void
say_state (BastideWindow *window,
           const char    *what)
{
  g_autofree char *sum = hash (window);
  g_autofree char *place = bst_io_draft_dup_path (bastide_study_get_node (inside_study (window)->study));

  g_print ("%s %" G_GINT64_FORMAT " %s %s\n", what, g_get_monotonic_time (), sum, place);
}

/* --- Editing --- */

/* A legal turn without a figure, with the tile in hand. */
static void
play (BastideStudy *study)
{
  const BstPosition *position = bastide_study_get_position (study);
  int type = bst_position_get_held_tile (position, bst_position_get_turn (position));
  g_autofree BstPlacement *places = NULL;
  BstMove move = { .kind = BST_MOVE_PLACE };
  guint n;

  if (type == BST_NO_TILE || bastide_shown_is_over (bastide_study_get_shown (study)))
    return;
  bst_position_get_tiles (position, &n);
  places = g_new (BstPlacement, BST_MAX_PLACEMENTS (n));
  n = bst_position_get_placements (position, (guint) type, places);
  if (n == 0)
    return;
  n = bst_random_below (&dice, n);
  move.type = (gint16) type;
  move.x = places[n].x;
  move.y = places[n].y;
  while ((places[n].rotations & (1u << move.rotation)) == 0)
    move.rotation++;
  bastide_study_play (study, &move, NULL);
}

static void
write_comment (BastideStudy *study)
{
  g_autofree char *text = g_strdup_printf ("<%u> & ]]> „%u”", bst_random_below (&dice, 1000),
                                           bst_random_below (&dice, 1000));

  bastide_study_set_comment (study, text);
}

static void
edit (BastideStudy *study)
{
  switch (bst_random_below (&dice, 10))
    {
    case 0:
    case 1:
    case 2:
      bastide_study_toggle_glyph (study, (BstGlyph) (1 + bst_random_below (&dice, 6)));
      break;
    case 3:
    case 4:
      write_comment (study);
      break;
    case 5:
    case 6:
      play (study);
      break;
    case 7:
      bastide_study_undo (study);
      break;
    case 8:
      bastide_study_redo (study);
      break;
    default:
      if (bst_random_below (&dice, 4) == 0 && bastide_study_get_node (study)->parent != NULL)
        bastide_study_remove (study, bastide_study_get_node (study), BST_CHANGE_DELETE);
      break;
    }
}

static void
save (BastideWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "page.save", NULL);
  if (!bastide_study_is_changed (inside_study (window)->study))
    say_state (window, "saved");
}

static gboolean
act (gpointer user_data)
{
  BastideWindow *window = get_window ();
  BastideStudy *study = inside_study (window)->study;

  if (bst_random_below (&dice, 3) == 0)
    bastide_study_set_index (study, bst_random_below (&dice, bastide_study_get_line_length (study)));
  edit (study);
  say_state (window, "state");
  if (bst_random_below (&dice, 40) == 0)
    save (window);
  g_timeout_add (1 + bst_random_below (&dice, PAUSE), act, NULL);

  return G_SOURCE_REMOVE;
}

/* --- Making --- */

typedef struct
{
  BastideLessonEditor *lesson;
  BastidePuzzleEditor *puzzle;
  BastideMakingPage   *lesson_page, *puzzle_page;
  BastideQuiz         *quiz;
} Making;

static Making making;

/* All pages on which something is made. (transfer container) */
static GPtrArray *
list_made (void)
{
  GPtrArray *pages = g_ptr_array_new ();

  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (application)); at != NULL; at = at->next)
    if (BASTIDE_IS_WINDOW (at->data) && BASTIDE_IS_MAKING_PAGE (bastide_window_get_page (at->data)))
      g_ptr_array_add (pages, bastide_window_get_page (at->data));

  return pages;
}

static char *
hash_made (BastideMakingPage *page)
{
  g_autoptr (BstBooklet) booklet = BASTIDE_MAKING_PAGE_GET_CLASS (page)->dup_booklet (page);
  g_autofree char *text = bst_io_booklet_to_text (booklet);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA1, text, -1);
}

static void
say_made (const char        *what,
          BastideMakingPage *page)
{
  g_autofree char *sum = hash_made (page);

  g_print ("%s %" G_GINT64_FORMAT " %s\n", what, g_get_monotonic_time (), sum);
}

static guint
count_tries (BastideQuiz *quiz)
{
  BstQuizTally tally = { 0 };
  guint n_all = 0;

  bastide_quiz_get_tally (quiz, &tally);
  for (guint kind = 0; kind < BST_N_QUIZ_KINDS; kind++)
    {
      guint n_right, n_tried;

      bst_quiz_tally_sum (&tally, (BstQuizKind) kind, &n_right, &n_tried);
      n_all += n_tried;
    }

  return n_all;
}

static char *
dup_words (void)
{
  return g_strdup_printf ("„%u” <%u> & %s", bst_random_below (&dice, 1000), bst_random_below (&dice, 1000),
                          bst_random_below (&dice, 4) == 0 ? "\n " : "ș");
}

static void
change_lesson (BastideLessonEditor *editor)
{
  g_autofree char *words = dup_words ();
  guint n_steps = bastide_lesson_editor_get_n_steps (editor);

  switch (bst_random_below (&dice, 8))
    {
    case 0:
      bastide_lesson_editor_set_title (editor, words);
      break;
    case 1:
      if (n_steps < 30)
        bastide_lesson_editor_continue (editor);
      break;
    case 2:
      bastide_lesson_editor_set_kind (editor, (BstLessonStepKind) bst_random_below (&dice, BST_LESSON_UNREAD));
      break;
    case 3:
      bastide_lesson_editor_select (editor, bst_random_below (&dice, n_steps));
      break;
    case 4:
      if (n_steps > 1)
        bastide_lesson_editor_remove (editor);
      break;
    default:
      bastide_lesson_editor_set_text (editor, words);
      break;
    }
}

static void
change_puzzle (BastidePuzzleEditor *editor)
{
  g_autofree char *words = dup_words ();
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (editor);

  switch (bst_random_below (&dice, 6))
    {
    case 0:
      bastide_puzzle_editor_set_title (editor, words);
      break;
    case 1:
      bastide_puzzle_editor_set_task (editor, (BstTaskKind) bst_random_below (&dice, BST_N_TASKS));
      break;
    case 2:
      if (puzzle->hints->len < BST_IO_MAX_HINTS)
        bastide_puzzle_editor_add_hint (editor);
      break;
    case 3:
      if (puzzle->hints->len > 0)
        bastide_puzzle_editor_set_hint (editor, bst_random_below (&dice, puzzle->hints->len), words);
      break;
    case 4:
      bastide_puzzle_editor_set_id (editor, words);
      break;
    default:
      bastide_puzzle_editor_set_question (editor, words);
      break;
    }
}

static void
say_answered (BastideQuiz *quiz)
{
  g_print ("answered %" G_GINT64_FORMAT " %u\n", g_get_monotonic_time (), count_tries (quiz));
}

/* Wrongly, so that it comes back. */
static void
answer_quiz (BastideQuiz *quiz)
{
  if (bastide_quiz_get_state (quiz) == BASTIDE_QUIZ_IDLE)
    bastide_quiz_begin_endless (quiz);
  if (bastide_quiz_get_state (quiz) != BASTIDE_QUIZ_ASKING)
    return;
  if (bastide_quiz_is_answered (quiz))
    {
      bastide_quiz_next (quiz);
      return;
    }
  bastide_puzzle_session_show_solution (bastide_quiz_get_asking (quiz), FALSE);
}

static gboolean
make (gpointer user_data)
{
  switch (bst_random_below (&dice, 3))
    {
    case 0:
      change_lesson (making.lesson);
      say_made ("lesson", making.lesson_page);
      break;
    case 1:
      change_puzzle (making.puzzle);
      say_made ("puzzle", making.puzzle_page);
      break;
    default:
      answer_quiz (making.quiz);
      break;
    }
  g_timeout_add (1 + bst_random_below (&dice, PAUSE), make, NULL);

  return G_SOURCE_REMOVE;
}

static void
begin_making (BastideWindow *window)
{
  g_autoptr (GPtrArray) pages = NULL;

  bastide_study_set_index (inside_study (window)->study, 12);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.make-lesson", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.make-puzzle", NULL);
  pages = list_made ();
  for (guint i = 0; i < pages->len; i++)
    if (BASTIDE_IS_LESSON_EDITOR_PAGE (g_ptr_array_index (pages, i)))
      making.lesson_page = g_ptr_array_index (pages, i);
    else
      making.puzzle_page = g_ptr_array_index (pages, i);
  making.lesson = bastide_lesson_editor_page_get_editor (BASTIDE_LESSON_EDITOR_PAGE (making.lesson_page));
  making.puzzle = bastide_puzzle_editor_page_get_puzzle_editor (BASTIDE_PUZZLE_EDITOR_PAGE (making.puzzle_page));
  making.quiz = bastide_quiz_new (bastide_user_state_get_results (bastide_application_get_user_state (application)),
                                  g_get_monotonic_time);
  g_signal_connect (making.quiz, "answered", G_CALLBACK (say_answered), NULL);
  say_made ("lesson", making.lesson_page);
  say_made ("puzzle", making.puzzle_page);
  make (NULL);
}

/* --- Looking --- */

static void
say_all_made (void)
{
  g_autoptr (GPtrArray) pages = list_made ();
  g_autoptr (BastideQuiz) quiz = bastide_quiz_new (
    bastide_user_state_get_results (bastide_application_get_user_state (application)), g_get_monotonic_time);

  for (guint i = 0; i < pages->len; i++)
    {
      BastideMakingPage *page = g_ptr_array_index (pages, i);
      g_autofree char *sum = hash_made (page);

      g_print ("%s %s %s\n", BASTIDE_IS_LESSON_EDITOR_PAGE (page) ? "lesson" : "puzzle", sum,
               inside_notice (bastide_page_get_window (BASTIDE_PAGE (page)), "Bastide ended before") != NULL
               ? "notice" : "quiet");
    }
  g_print ("answered %u\n", count_tries (quiz));
}

static gboolean
quit (gpointer user_data)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);

  return G_SOURCE_REMOVE;
}

static void
say_shown (BastideWindow *window)
{
  g_autofree char *sum = hash (window);
  g_autofree char *place = bst_io_draft_dup_path (bastide_study_get_node (inside_study (window)->study));

  g_print ("shown %s %s %s %s\n", sum, place,
           bastide_study_is_changed (inside_study (window)->study) ? "changed" : "unchanged",
           inside_notice (window, "Bastide ended before") != NULL ? "notice" : "quiet");
}

/* --- Starting --- */

/* All windows have what they shall show, or will have nothing. */
static gboolean
is_settled (void)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (application));

  for (GList *at = windows; at != NULL; at = at->next)
    if (!BASTIDE_IS_WINDOW (at->data) || inside_document (at->data)->reading != NULL
        || inside_document (at->data)->is_restoring)
      return FALSE;

  return windows != NULL;
}

static gboolean
wait (gpointer user_data)
{
  const char *mode = user_data;

  if (!is_settled ())
    return G_SOURCE_CONTINUE;

  if (strcmp (mode, "edit") == 0)
    {
      say_state (get_window (), "state");
      act (NULL);
      return G_SOURCE_REMOVE;
    }
  if (strcmp (mode, "make") == 0)
    {
      begin_making (get_window ());
      return G_SOURCE_REMOVE;
    }
  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (application)); at != NULL;
       at = at->next)
    if (bastide_study_get_record (inside_study (at->data)->study) != NULL)
      say_shown (at->data);
  say_all_made ();
  quit (NULL);

  return G_SOURCE_REMOVE;
}

int
main (int   argc,
      char *argv[])
{
  char *arguments[] = { argv[0], NULL, NULL };

  if (argc < 2)
    return 2;
  if (argc > 3)
    {
      bst_random_init (&dice, g_ascii_strtoull (argv[2], NULL, 10));
      arguments[1] = argv[3];
    }
  application = bastide_application_new ();
  g_timeout_add (20, wait, argv[1]);

  return g_application_run (G_APPLICATION (application), arguments[1] != NULL ? 2 : 1, arguments);
}
