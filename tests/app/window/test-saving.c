/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saving while the window goes on. */

#include "config.h"

#include "bastide-booklet-file.h"
#include "bastide-new-game.h"
#include "bastide-notice.h"
#include "inside-file.h"
#include "inside-user.h"

#include <glib/gstdio.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#define END "</bastide>\n"

static gboolean
is_open (gpointer window)
{
  return bastide_study_get_record (inside_study (window)->study) != NULL
         && inside_document (window)->reading == NULL;
}

static gboolean
is_restored (gpointer data)
{
  BastideWindow *window = BASTIDE_WINDOW (data);

  return !inside_document (window)->is_restoring && inside_document (window)->reading == NULL
         && (bastide_study_get_record (inside_study (window)->study) != NULL
             || bastide_puzzle_session_get_booklet (inside_puzzles (window)->session) != NULL);
}

static gboolean
is_gone (gpointer window)
{
  return *(gpointer *) window == NULL;
}

/* What two savings write into the pipe, which has no end of its own. */
static gpointer
read_two (gpointer path)
{
  GString *text = g_string_new (NULL);
  const char *first = NULL;
  int fd = open (path, O_RDWR);

  g_assert_cmpint (fd, >=, 0);
  while (first == NULL || strstr (first + 1, END) == NULL)
    {
      char part[4096];
      ssize_t n_read = read (fd, part, sizeof part);

      g_assert_cmpint (n_read, >, 0);
      g_string_append_len (text, part, n_read);
      first = strstr (text->str, END);
    }
  close (fd);

  return g_string_free (text, FALSE);
}

/* A pipe that nobody reads is a disk that takes its time: the game can be changed, a second saving
 * waits and has the change, and so does closing. */
static void
test_meanwhile (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "bastide-test-saving.bastide", NULL);
  g_autoptr (GFile) sample = inside_get_sample ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *texts = NULL;
  BastideWindow *window = inside_open ();
  const char *second;

  g_assert_true (g_file_copy (sample, file, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL));
  bastide_window_open (window, file);
  inside_wait (is_open, window);
  g_unlink (path);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  bastide_file_monitor_accept (inside_document (window)->monitor);

  gtk_widget_activate_action (GTK_WIDGET (window), "page.save", NULL);
  g_assert_nonnull (inside_document (window)->saving);
  bastide_study_set_index (inside_study (window)->study, 1);
  bastide_study_set_comment (inside_study (window)->study, "Meanwhile");
  gtk_widget_activate_action (GTK_WIDGET (window), "page.save", NULL);
  g_assert_nonnull (inside_document (window)->save_next);
  gtk_window_close (GTK_WINDOW (window));
  inside_settle ();
  g_assert_nonnull (inside_document (window)->saving);
  g_assert_true (bastide_study_is_changed (inside_study (window)->study));

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  {
    GThread *reader = g_thread_new ("reader", read_two, path);

    inside_wait (is_gone, &window);
    texts = g_thread_join (reader);
  }
  second = strstr (texts, END) + strlen (END);
  g_assert_null (g_strstr_len (texts, second - texts, "Meanwhile"));
  g_assert_nonnull (strstr (second, "Meanwhile"));
  g_unlink (path);
}

/* --- Booklets --- */

static gboolean
wait_for_gate (BstBooklet *booklet,
               gpointer    gate)
{
  g_mutex_lock (gate);
  g_mutex_unlock (gate);

  return FALSE;
}

static void
gate_passed (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  bst_booklet_free (bastide_booklet_file_change_finish (result, NULL));
}

static gboolean
has_puzzle (gpointer window)
{
  return bastide_puzzle_session_get_puzzle (inside_puzzles (window)->session) != NULL;
}

/* A disk that takes its time: two changes of a booklet wait for it, closing waits for them, and both are in the
 * file then. */
static void
test_booklet (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "bastide-test-booklet.bastide", NULL);
  g_autofree char *backup = g_strconcat (path, "~", NULL);
  g_autoptr (GFile) bundled = g_file_new_build_filename (g_getenv ("BASTIDE_SAMPLES"), "..", "puzzles",
                                                         "twenty-four.bastide", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (BstBooklet) before = NULL, after = NULL;
  BastideWindow *window = inside_open ();
  GMutex gate;

  g_mutex_init (&gate);
  g_assert_true (g_file_copy (bundled, file, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL));
  before = bastide_booklet_file_open (file, NULL);
  bastide_page_open (BASTIDE_PAGE (inside_puzzles (window)), file, bst_booklet_get (before, 0)->id);
  inside_wait (has_puzzle, window);

  g_mutex_lock (&gate);
  bastide_booklet_file_change_async (file, NULL, wait_for_gate, &gate, NULL, gate_passed, NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.puzzle-down", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.puzzle-down", NULL);
  gtk_window_close (GTK_WINDOW (window));
  inside_settle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  g_mutex_unlock (&gate);
  inside_wait (is_gone, &window);

  after = bastide_booklet_file_open (file, NULL);
  g_assert_cmpstr (bst_booklet_get (after, 2)->id, ==, bst_booklet_get (before, 0)->id);
  g_mutex_clear (&gate);
  g_unlink (path);
  g_unlink (backup);
}

/* --- Drafts --- */

/* Words in the line of a draft that this program does not know are in it after it was shown and written
 * again, of a game and of a booklet. */
static void
check_draft_keeps (const char *line)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "bastide-test-saving.draft", NULL);
  g_autofree char *text = NULL;
  BastideWindow *window = inside_open ();

  g_assert_true (g_file_set_contents (path, line, -1, NULL));
  bastide_window_restore (window, path, NULL, TRUE);
  inside_wait (is_restored, window);
  g_assert_true (bastide_autosave_flush (inside_document (window)->autosave));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, " later=1%20or%202 plain "));
  g_assert_cmpstr (text, !=, line);
  inside_close (window);
}

static void
test_draft_keeps (void)
{
  g_autoptr (GFile) sample = inside_get_sample ();
  g_autofree char *uri = g_file_get_uri (sample);
  g_autofree char *game = g_strdup_printf ("<?bastide-draft file=%s move=2 later=1%%20or%%202 plain "
                                           "changed=no ?>\n", uri);

  check_draft_keeps (game);
  check_draft_keeps ("<?bastide-draft puzzle= later=1%20or%202 plain changed=no ?>\n");
}

/* --- A draft that ended the program --- */

static gboolean
is_not_there (gpointer path)
{
  return !g_file_test (path, G_FILE_TEST_EXISTS);
}

/* It is offered in a bar: opened if the user wants, and noted as being opened until that has gone well; or set apart. */
static void
test_offered (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bastide-saving-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "1.bastide", NULL);
  g_autofree char *opening = g_strconcat (path, ".opening", NULL);
  g_autoptr (GFile) sample = inside_get_sample ();
  g_autofree char *uri = g_file_get_uri (sample);
  g_autofree char *line = g_strdup_printf ("<?bastide-draft file=%s move=2 changed=no ?>\n", uri);
  BastideWindow *window = inside_open ();

  g_assert_true (g_file_set_contents (path, line, -1, NULL));
  bastide_window_offer (window, path, "Friday");
  user_wait_for (inside_child (window, "notices"), GTK_TYPE_LABEL, "Bastide ended while it opened “Friday”*");
  g_assert_false (bastide_window_is_empty (window));
  user_click (inside_child (window, "notices"), GTK_TYPE_BUTTON, "Open");
  g_assert_true (g_file_test (opening, G_FILE_TEST_EXISTS));
  inside_wait (is_restored, window);
  inside_wait (is_not_there, opening);
  inside_close (window);

  window = inside_open ();
  g_assert_true (g_file_set_contents (path, line, -1, NULL));
  bastide_window_offer (window, path, NULL);
  user_click (inside_child (window, "notices"), GTK_TYPE_BUTTON, "Set Apart");
  g_assert_true (is_not_there (path));
  user_wait_for (window, GTK_TYPE_LABEL, "Nothing of it is thrown away: it is in *unreadable*");
  g_assert_true (bastide_window_is_empty (window));
  inside_close (window);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* --- Where the user wants it --- */

static BastideWindow *
create_game (const char *player)
{
  BastideWindow *window = inside_open ();
  GtkWindow *dialog;

  user_press (window, "<Control>n");
  dialog = inside_wait_window (BASTIDE_TYPE_NEW_GAME);
  user_type (dialog, player);
  user_click (dialog, GTK_TYPE_BUTTON, "Create");
  inside_wait_no_window (BASTIDE_TYPE_NEW_GAME);
  user_wait_for (window, BASTIDE_TYPE_WINDOW, "*Untitled Game*");

  return window;
}

/* At its least width a bar is no tower: a newer libadwaita asks for the height that belongs to it. */
static void
check_notice (GtkWidget *notice,
              int        most)
{
  int width, height, wide, anywhere;

  gtk_widget_measure (notice, GTK_ORIENTATION_HORIZONTAL, -1, &width, &wide, NULL, NULL);
  gtk_widget_measure (notice, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, most);
  g_assert_cmpint (height, <=, 160);
  /* For no width is it asked to be higher than it is at the width that it likes best. */
  gtk_widget_measure (notice, GTK_ORIENTATION_VERTICAL, wide, &height, NULL, NULL, NULL);
  gtk_widget_measure (notice, GTK_ORIENTATION_VERTICAL, -1, &anywhere, NULL, NULL, NULL);
  g_assert_cmpint (anywhere, <=, height);
}

static gboolean
is_written (gpointer path)
{
  GStatBuf about;

  return g_stat (path, &about) == 0 && about.st_size > 0;
}

/* A new game is saved where the user wants it, and again without asking. */
static void
test_new (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bastide-saving-XXXXXX", NULL);
  char *path = g_build_filename (folder, "first.bastide", NULL);
  BastideWindow *window = create_game ("Anna");
  g_autofree char *text = NULL;
  GtkWidget *notice;

  user_press (window, "<Control>s");
  inside_choose_file ("Save Game", path);
  user_wait_for (window, BASTIDE_TYPE_WINDOW, "first.bastide*");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "name=\"Anna\""));
  /* What others write is not overwritten unseen. */
  g_assert_cmpint (truncate (path, 0), ==, 0);

  user_wait_for (inside_child (window, "notices"), GTK_TYPE_BUTTON, "Keep Mine");
  notice = inside_notice (window, "Another program has changed");
  check_notice (notice, 500);
  bastide_notice_set_narrow (BASTIDE_NOTICE (notice), TRUE);
  check_notice (notice, 360);
  user_press (window, "<Control>s");
  g_assert_null (inside_document (window)->saving);
  user_click (inside_child (window, "notices"), GTK_TYPE_BUTTON, "Keep Mine");
  user_press (window, "<Control>s");
  inside_wait (is_written, path);
  inside_close (window);
  inside_remove (path);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/saving/meanwhile", test_meanwhile);
  g_test_add_func ("/saving/booklet", test_booklet);
  g_test_add_func ("/saving/draft-keeps", test_draft_keeps);
  g_test_add_func ("/saving/offered", test_offered);
  g_test_add_func ("/saving/new", test_new);

  return inside_run ();
}
