/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Making puzzles and changing booklets, by keys and clicks. */

#include "config.h"

#include "bastide-add-puzzle.h"
#include "bastide-answer-view.h"
#include "bastide-booklet-file.h"
#include "bastide-new-game.h"
#include "bastide-puzzle-editor-view.h"
#include "inside-file.h"
#include "inside-user.h"

#include <bst-io-booklet.h>

#include <glib/gstdio.h>

/* After so many moves of the sample the game's next one is not the best. */
#define PLACE      28
#define GAMES_MOVE "A@-2,-3 r270"
#define BEST       "A (0, −4) 0°"

/* --- Booklets --- */

/* In the folder of this test's own. (transfer full) */
static char *
dup_path (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), name, NULL);
}

static BstBooklet *
read_booklet (const char *path)
{
  g_autoptr (GError) error = NULL;
  BstBooklet *booklet = bst_io_booklet_open (path, NULL, &error);

  g_assert_no_error (error);

  return booklet;
}

/* Of the puzzles in the file, in their order. (transfer full) */
static GStrv
list_ids (const char *path)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_autoptr (BstBooklet) booklet = read_booklet (path);

  for (guint i = 0; i < bst_booklet_count (booklet); i++)
    g_strv_builder_add (ids, bst_booklet_get (booklet, i)->id);

  return g_strv_builder_end (ids);
}

typedef struct
{
  const char         *path;
  const char * const *ids;
} Wanted;

static gboolean
has_ids (gpointer data)
{
  Wanted *wanted = data;
  g_auto (GStrv) ids = list_ids (wanted->path);

  return g_strv_equal ((const char * const *) ids, wanted->ids);
}

static void
wait_for_ids (const char         *path,
              const char * const *ids)
{
  Wanted wanted = { path, ids };

  inside_wait (has_ids, &wanted);
}

#define WAIT_FOR_IDS(path, ...) wait_for_ids (path, (const char * const[]) { __VA_ARGS__, NULL })

static gboolean
exists (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Its puzzles are solved, and are what they should be. */
static void
is_sound (char *path)
{
  inside_wait (exists, path);
  inside_run_cli ("puzzle", "check", path, NULL);
}

/* --- The program --- */

/* As if it was for the first time: where one stood in a game is not known. */
static void
restart (void)
{
  g_autofree char *places = g_build_filename (g_get_user_state_dir (), "bastide", "places", NULL);

  inside_restart ();
  g_unlink (places);
  inside_restart ();
}

static BastideWindow *
start (void)
{
  restart ();

  return inside_open ();
}

/* With the bundled game. */
static BastideWindow *
start_sample (void)
{
  g_autoptr (GFile) sample = inside_get_sample ();

  restart ();

  return inside_open_path (g_file_peek_path (sample));
}

/* With a booklet at @path, of the first puzzles of the bundled one. */
static BastideWindow *
start_booklet (const char *path,
               guint       n_puzzles)
{
  g_autofree char *bundled = g_build_filename (g_getenv ("BASTIDE_PUZZLES"), "twenty-four.bastide",
                                               NULL);
  g_autofree char *first = g_strdup_printf ("Puzzle 1 of %u", n_puzzles);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (BstBooklet) booklet = read_booklet (bundled);
  g_autoptr (GError) error = NULL;
  BastideWindow *window = start ();

  while (bst_booklet_count (booklet) > n_puzzles)
    bst_puzzle_free (bastide_booklet_file_take (booklet, bst_booklet_get (booklet, n_puzzles)->id));
  bst_io_booklet_save (booklet, path, &error);
  g_assert_no_error (error);
  bastide_window_open (window, file);
  user_wait_for (window, GTK_TYPE_LABEL, first);

  return window;
}

/* Leaves nothing of what is open, nor the file @path (nullable). */
static void
end (const char *path)
{
  GtkWindow *window;

  while ((window = gtk_application_get_active_window (GTK_APPLICATION (inside_get_application ())))
         != NULL)
    inside_close (BASTIDE_WINDOW (window));
  if (path != NULL)
    {
      g_autofree char *before = g_strconcat (path, "~", NULL);

      g_unlink (path);
      g_unlink (before);
    }
}

static void
is_at (BastideWindow *window,
       guint          place)
{
  g_autofree char *text = g_strdup_printf ("%u / 71", place);

  user_wait_for (inside_study (window)->timeline, GTK_TYPE_INSCRIPTION, text);
}

static GtkWindow *
make_puzzle (BastideWindow *window,
             const char    *title)
{
  GtkWindow *editor;

  user_press (window, "<Control><Shift>p");
  editor = inside_wait_window (BASTIDE_TYPE_PUZZLE_EDITOR_VIEW);
  user_type (editor, title);

  return editor;
}

/* Of the bundled game. */
static GtkWindow *
begin (BastideWindow *window,
       const char    *title)
{
  user_press (window, "Home");
  for (guint i = 0; i < PLACE; i++)
    user_press (window, "Right");
  is_at (window, PLACE);

  return make_puzzle (window, title);
}

static GtkWindow *
finish (GtkWindow *editor)
{
  user_sees (editor, "*The puzzle is sound.*");
  user_press (editor, "<Control>Return");

  return inside_wait_window (BASTIDE_TYPE_ADD_PUZZLE);
}

static void
finish_into_new (GtkWindow  *editor,
                 const char *title,
                 const char *path)
{
  GtkWindow *adding = finish (editor);

  user_type (adding, title);
  user_press (adding, "Return");
  inside_choose_file ("Save Booklet", path);
  inside_wait_no_window (BASTIDE_TYPE_ADD_PUZZLE);
}

/* A button in the header bar may have the same name. */
static void
click_in_toast (BastideWindow *window,
                const char    *name)
{
  user_click (inside_child (window, "toasts"), GTK_TYPE_BUTTON, name);
}

static void
lay_best (BastideBoard *board)
{
  user_wait_for_cell (board, 0, -4, "empty*");
  user_click_cell (board, 0, -4);
  user_sees (NULL, "*turned by*");
  for (guint i = 0; i < 4 && user_find (NULL, GTK_TYPE_WIDGET, "*turned by 0°*") == NULL; i++)
    user_press (gtk_widget_get_root (GTK_WIDGET (board)), "r");
  user_click_cell (board, 0, -4);
}

/* --- Making --- */

static void
answer (GtkWindow *editor)
{
  GtkWindow *asking;

  user_press (editor, "<Alt>w");
  asking = inside_wait_window (BASTIDE_TYPE_ANSWER_VIEW);
  lay_best (BASTIDE_BOARD (inside_find (GTK_WIDGET (asking), BASTIDE_TYPE_BOARD, NULL)));
  inside_wait_no_window (BASTIDE_TYPE_ANSWER_VIEW);
}

/* A wrong answer is told and mended; the puzzle goes into a new booklet, and is solved there. */
static void
test_made_and_solved (void)
{
  g_autofree char *path = dup_path ("mine.bastide");
  BastideWindow *window = start_sample ();
  GtkWindow *editor = begin (window, "The monk");

  user_sees (editor, "*The puzzle is sound.*");
  user_press (editor, "<Alt>g");
  user_sees (editor, "*The answer has all stars and is not the best: " GAMES_MOVE "*");
  user_click (editor, GTK_TYPE_BUTTON, "Remove this answer");
  user_sees (editor, "*The puzzle is sound.*");
  answer (editor);
  user_sees (editor, BEST);
  user_press (editor, "<Alt>h");
  user_type (editor, "Look north.");
  finish_into_new (editor, "My puzzles", path);
  is_sound (path);
  WAIT_FOR_IDS (path, "the-monk");
  user_sees (window, "The puzzle is in the booklet.");
  click_in_toast (window, "Solve");
  window = BASTIDE_WINDOW (user_wait_for (NULL, BASTIDE_TYPE_WINDOW, "My puzzles – Bastide"));
  user_wait_for (window, GTK_TYPE_LABEL, "Puzzle 1 of 1");
  lay_best (inside_board (window));
  user_sees (window, "*Right!*");
  end (path);
}

/* In the order of the cells. */
static void
lay (BastideWindow *window,
     const char    *letter,
     const int      cells[][2],
     guint          n_cells)
{
  BastideBoard *board = inside_board (window);
  g_autofree char *lies = g_strdup_printf ("tile %s*", letter);

  user_arm_tile (window, letter, letter);
  for (guint i = 0; i < n_cells; i++)
    {
      user_click_cell (board, cells[i][0], cells[i][1]);
      user_wait_for_cell (board, cells[i][0], cells[i][1], lies);
    }
}

static BastideWindow *
start_setting_up (void)
{
  BastideWindow *window = start ();

  user_press (window, "<Control>n");
  user_click (inside_wait_window (BASTIDE_TYPE_NEW_GAME), GTK_TYPE_BUTTON, "Create");
  inside_wait_no_window (BASTIDE_TYPE_NEW_GAME);
  user_wait_for (window, GTK_TYPE_LABEL, "Untitled Game");
  user_press (window, "<Control>e");
  user_sees (window, "*Setting up the position*");

  return window;
}

/* A question, which Escape takes back. */
static void
is_asked (const char *heading)
{
  GtkWidget *label = user_wait_for (NULL, GTK_TYPE_LABEL, heading);

  user_press (gtk_widget_get_root (label), "Escape");
  user_wait_until_gone (NULL, GTK_TYPE_LABEL, heading);
}

static gboolean
is_in_list (gpointer window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  return focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_VIEW) != NULL;
}

/* Tiles laid in an order in which nobody could; a puzzle with a fault is added only on purpose. */
static void
test_made_of_a_set_up (void)
{
  static const int cells[][2] = { { 2, 0 }, { 1, 0 } };
  g_autofree char *path = dup_path ("set-up.bastide");
  BastideWindow *window = start_setting_up ();
  GtkWindow *editor;

  lay (window, "U", cells, G_N_ELEMENTS (cells));
  user_press (window, "Escape");
  editor = make_puzzle (window, "Any order");
  user_sees (editor, "*The puzzle cannot be solved*");
  user_press (editor, "<Control>Return");
  is_asked ("This Puzzle Has Faults");
  user_click (editor, ADW_TYPE_COMBO_ROW, "Task");
  user_wait_for (editor, GTK_TYPE_LABEL, "Count the points");
  inside_wait (is_in_list, editor);
  user_press (editor, "Down Down Down Down Down Down Return");
  finish_into_new (editor, "Set up", path);
  is_sound (path);
  WAIT_FOR_IDS (path, "any-order");
  end (path);
}

static gboolean
has_half_a_title (GtkWidget *entry)
{
  return strcmp (gtk_editable_get_text (GTK_EDITABLE (entry)), "Half a title") == 0;
}

/* Escape does not throw away what was written unless the setter says so. */
static void
test_changes_are_asked_about (void)
{
  GtkWindow *editor = begin (start_sample (), "Half a title");

  user_press (editor, "Escape");
  is_asked ("Save This Puzzle?");
  g_assert_nonnull (inside_find (GTK_WIDGET (editor), GTK_TYPE_TEXT, has_half_a_title));
  gtk_window_destroy (editor);
  end (NULL);
}

/* --- Changing --- */

/* Puzzles of an own booklet are moved, deleted and brought back. */
static void
test_booklet_changed (void)
{
  g_autofree char *path = dup_path ("changed.bastide");
  BastideWindow *window = start_booklet (path, 24);
  g_auto (GStrv) before = list_ids (path);
  g_auto (GStrv) moved = list_ids (path);
  char *first = moved[0];

  moved[0] = moved[1];
  moved[1] = first;
  user_press (window, "<Alt>Page_Down");
  user_wait_for (window, GTK_TYPE_LABEL, "Puzzle 2 of 24");
  wait_for_ids (path, (const char * const *) moved);
  user_press (window, "<Alt>Page_Up");
  wait_for_ids (path, (const char * const *) before);
  user_wait_for (window, GTK_TYPE_LABEL, "Puzzle 1 of 24");
  user_press (window, "<Control><Shift>Delete");
  user_sees (window, "*was deleted.*");
  wait_for_ids (path, (const char * const *) before + 1);
  click_in_toast (window, "Undo");
  wait_for_ids (path, (const char * const *) before);
  user_wait_for (window, GTK_TYPE_LABEL, "Puzzle 1 of 24");
  is_sound (path);
  end (path);
}

static void
is_empty (BastideWindow *window,
          char          *path)
{
  user_wait_for (window, GTK_TYPE_LABEL, "No Puzzles");
  wait_for_ids (path, (const char * const[]) { NULL });
}

static gboolean
is_open_in_focus (gpointer window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  return GTK_IS_BUTTON (focus) && user_reads (focus, "Open a Game…");
}

static void
check_history_of_last (BastideWindow *window,
                       char          *path,
                       const char    *last)
{
  is_empty (window, path);
  for (guint i = 0; i < 2; i++)
    {
      user_press (window, "<Control>z");
      WAIT_FOR_IDS (path, last);
      user_wait_for (window, GTK_TYPE_LABEL, "Puzzle 1 of 1");
      user_press (window, i == 0 ? "<Control><Shift>z" : "<Control><Shift>Delete");
      is_empty (window, path);
    }
}

/* The last puzzle of a booklet is deleted, brought back by Ctrl+Z, deleted by Ctrl+Shift+Z, and replaced
 * by a new one. */
static void
test_last_puzzle (void)
{
  g_autofree char *path = dup_path ("last.bastide");
  g_autofree char *offered = g_strdup_printf ("*%s*", path);
  g_autoptr (GFile) sample = inside_get_sample ();
  BastideWindow *window = start_booklet (path, 2);
  g_auto (GStrv) ids = list_ids (path);
  GtkWindow *adding;

  user_press (window, "<Control><Shift>Delete");
  WAIT_FOR_IDS (path, ids[1]);
  user_wait_for (window, GTK_TYPE_LABEL, "Puzzle 1 of 1");
  user_press (window, "<Control><Shift>Delete");
  is_empty (window, path);
  user_wait_for (window, GTK_TYPE_LABEL, "0 of 0 solved");
  is_sound (path);
  check_history_of_last (window, path, ids[1]);
  inside_wait (is_open_in_focus, window);
  user_press (window, "Return");
  inside_choose_file ("Open Game", g_file_peek_path (sample));
  is_at (window, 0);
  adding = finish (begin (window, "In its place"));
  /* The empty booklet is the one that is offered. */
  user_sees (adding, offered);
  user_press (adding, "Return");
  WAIT_FOR_IDS (path, "in-its-place");
  is_sound (path);
  end (path);
}

static gboolean
has_new_title (gpointer path)
{
  g_autoptr (BstBooklet) booklet = read_booklet (path);
  const BstChapter *chapter = g_ptr_array_index (booklet->chapters, 0);

  return strcmp (booklet->title, "Twenty-four puzzles") == 0
         && g_strcmp0 (chapter->title, "The best") == 0;
}

static void
rename_chapter (BastideWindow *window,
                char          *path)
{
  GtkWidget *dialog;

  user_click (window, GTK_TYPE_WIDGET, "Change this booklet");
  user_click (window, GTK_TYPE_LABEL, "Rename Chapter…");
  dialog = user_wait_for (NULL, GTK_TYPE_WINDOW, "Rename Chapter");
  user_press (dialog, "<Control>a");
  user_type (dialog, "The best");
  user_press (dialog, "Return");
  inside_wait (has_new_title, path);
  user_wait_for (window, GTK_TYPE_LABEL, "The best");
}

/* In a window of its own, the bundled game. */
static BastideWindow *
open_other (BastideWindow *window)
{
  BastideWindow *other;

  user_press (window, "<Control><Shift>n");
  other = BASTIDE_WINDOW (user_wait_for (NULL, BASTIDE_TYPE_WINDOW, "Bastide"));
  user_click (other, GTK_TYPE_WIDGET, "Look at the Sample");
  is_at (other, 0);

  return other;
}

/* A chapter gets another title; a puzzle made elsewhere is added to that booklet by its file. */
static void
test_added_to_existing (void)
{
  g_autofree char *path = dup_path ("existing.bastide");
  BastideWindow *window = start_booklet (path, 24);
  BastideWindow *other;
  GtkWindow *adding;
  g_auto (GStrv) ids = NULL;

  rename_chapter (window, path);
  other = open_other (window);
  adding = finish (begin (other, "One more"));
  user_click (adding, GTK_TYPE_BUTTON, "Open…");
  inside_choose_file ("Open Booklet", path);
  user_sees (adding, "Twenty-four puzzles");
  user_click (adding, GTK_TYPE_BUTTON, "Add");
  inside_wait_no_window (BASTIDE_TYPE_ADD_PUZZLE);
  ids = list_ids (path);
  g_assert_cmpuint (g_strv_length (ids), ==, 25);
  g_assert_cmpstr (ids[24], ==, "one-more");
  /* The window that solves the booklet has it too, and is where it is solved. */
  user_wait_for (window, GTK_TYPE_LABEL, "Puzzle 1 of 25");
  click_in_toast (other, "Solve");
  user_wait_for (window, GTK_TYPE_LABEL, "Puzzle 25 of 25");
  g_assert_cmpuint (g_list_length (gtk_application_get_windows (
    GTK_APPLICATION (inside_get_application ()))), ==, 2);
  end (path);
}

/* A puzzle of an own booklet gets another title, and keeps its place. */
static void
test_puzzle_edited (void)
{
  g_autofree char *path = dup_path ("edited.bastide");
  BastideWindow *window = start_booklet (path, 24);
  g_auto (GStrv) before = list_ids (path);
  GtkWindow *editor;

  user_press (window, "<Control>e");
  editor = inside_wait_window (BASTIDE_TYPE_PUZZLE_EDITOR_VIEW);
  g_assert_cmpstr (gtk_window_get_title (editor), ==, "Edit Puzzle");
  gtk_window_set_default_size (editor, 360, 640);
  user_press (editor, "<Control>a");
  user_type (editor, "Another title");
  user_sees (editor, "*The puzzle is sound.*");
  user_press (editor, "<Control>Return");
  user_sees (inside_puzzles (window), "Another title; Level 1 of 5*");
  wait_for_ids (path, (const char * const *) before);
  end (path);
}

/* The bundled booklet says that it cannot be changed, and offers a copy. */
static void
test_bundled_is_kept (void)
{
  g_autofree char *path = dup_path ("copy.bastide");
  BastideWindow *window = start ();

  user_click (window, GTK_TYPE_WIDGET, "Solve Puzzles");
  user_wait_for (window, GTK_TYPE_LABEL, "Puzzle 1 of 24");
  user_press (window, "<Control>e");
  user_sees (window, "This booklet comes with Bastide and cannot be changed.");
  click_in_toast (window, "Save a Copy…");
  inside_choose_file ("Save Booklet", path);
  is_sound (path);
  user_sees (window, "Change this booklet");
  user_press (window, "<Control><Shift>Delete");
  user_sees (window, "*was deleted.*");
  end (path);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/make-puzzle/made-and-solved", test_made_and_solved);
  g_test_add_func ("/make-puzzle/made-of-a-set-up", test_made_of_a_set_up);
  g_test_add_func ("/make-puzzle/changes-are-asked-about", test_changes_are_asked_about);
  g_test_add_func ("/make-puzzle/booklet-changed", test_booklet_changed);
  g_test_add_func ("/make-puzzle/last-puzzle", test_last_puzzle);
  g_test_add_func ("/make-puzzle/added-to-existing", test_added_to_existing);
  g_test_add_func ("/make-puzzle/puzzle-edited", test_puzzle_edited);
  g_test_add_func ("/make-puzzle/bundled-is-kept", test_bundled_is_kept);

  return inside_run ();
}
