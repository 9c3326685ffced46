/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Opening files, from inside. */

#include "config.h"

#include "inside-file.h"
#include "inside-user.h"

#include <glib/gstdio.h>

#include <unistd.h>

static gboolean
has_record (gpointer window)
{
  return bastide_study_get_record (inside_study (window)->study) != NULL;
}

/* "bastide f f": the second one finds the window in which the first one is being read. */
static void
test_twice (void)
{
  GFile *files[2];
  guint n_windows = g_list_length (gtk_application_get_windows (
    GTK_APPLICATION (inside_get_application ())));
  BastideWindow *window;

  files[0] = inside_get_sample ();
  files[1] = inside_get_sample ();
  g_application_open (G_APPLICATION (inside_get_application ()), files, 2, "");
  window = BASTIDE_WINDOW (gtk_application_get_active_window (
    GTK_APPLICATION (inside_get_application ())));
  g_assert_cmpuint (g_list_length (gtk_application_get_windows (
    GTK_APPLICATION (inside_get_application ()))), ==, n_windows + 1);
  inside_wait (has_record, window);
  g_object_unref (files[0]);
  g_object_unref (files[1]);
  inside_close (window);
}

/* Links of both kinds name the file that they lead to: it is open already. */
static void
test_links (void)
{
  GApplication *application = G_APPLICATION (inside_get_application ());
  g_autofree char *folder = g_dir_make_tmp ("bastide-opening-XXXXXX", NULL);
  g_autoptr (GFile) sample = inside_get_sample ();
  GFile *files[3];
  BastideWindow *window;
  guint n_windows;

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.bastide", i);

      files[i] = g_file_new_build_filename (folder, name, NULL);
    }
  g_assert_true (g_file_copy (sample, files[0], G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  g_assert_cmpint (symlink (g_file_peek_path (files[0]), g_file_peek_path (files[1])), ==, 0);
  g_assert_cmpint (link (g_file_peek_path (files[0]), g_file_peek_path (files[2])), ==, 0);

  window = inside_open ();
  bastide_window_open (window, files[0]);
  inside_wait (has_record, window);
  n_windows = g_list_length (gtk_application_get_windows (GTK_APPLICATION (application)));
  g_application_open (application, files, 3, "");
  g_assert_cmpuint (g_list_length (gtk_application_get_windows (GTK_APPLICATION (application))), ==, n_windows);
  inside_close (window);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_assert_cmpint (g_unlink (g_file_peek_path (files[i])), ==, 0);
      g_object_unref (files[i]);
    }
  g_rmdir (folder);
}

static gboolean
has_notice (gpointer window)
{
  return inside_notice (window, "This file cannot be opened") != NULL;
}

static gboolean
is_sentence (GtkWidget *widget)
{
  return strstr (gtk_label_get_text (GTK_LABEL (widget)), "nowhere.bastide") != NULL;
}

/* What went wrong is said in a bar, with the file's name in it once, and goes when another file is
 * opened. */
static void
test_missing (void)
{
  g_autoptr (GFile) missing = g_file_new_for_path ("/tmp/nowhere.bastide");
  g_autoptr (GFile) sample = inside_get_sample ();
  BastideWindow *window = inside_open ();
  const char *text;
  GtkWidget *label;

  bastide_window_open (window, missing);
  inside_wait (has_notice, window);
  label = inside_find (GTK_WIDGET (inside_child (window, "notices")), GTK_TYPE_LABEL, is_sentence);
  g_assert_nonnull (label);
  text = gtk_label_get_text (GTK_LABEL (label));
  g_assert_null (strstr (strstr (text, "nowhere.bastide") + 1, "nowhere.bastide"));
  g_assert_cmpuint (g_list_length (gtk_application_get_windows (
    GTK_APPLICATION (inside_get_application ()))), ==, 1);
  bastide_window_open (window, sample);
  inside_wait (has_record, window);
  g_assert_false (has_notice (window));
  inside_close (window);
}

static gboolean
is_waiting (gpointer window)
{
  return inside_notice (window, "Opening") != NULL;
}

/* A file that takes long is told of, and can be given up. */
static void
test_give_up (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/tmp/slow.bastide");
  BastideWindow *window = inside_open ();
  BastideReading *reading = bastide_reading_new (inside_page (window, "study"), file);
  g_autoptr (GCancellable) cancellable = g_object_ref (bastide_reading_get_cancellable (reading));

  g_assert_false (is_waiting (window));
  inside_wait (is_waiting, window);
  g_assert_nonnull (inside_notice (window, "Opening “slow.bastide”…"));
  user_click (inside_notice (window, "Opening"), GTK_TYPE_BUTTON, "Cancel");
  g_assert_true (g_cancellable_is_cancelled (cancellable));
  bastide_reading_cancel (&reading);
  g_assert_null (reading);
  g_assert_false (is_waiting (window));
  inside_close (window);
}

static void
given_up (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (bastide_study_load_finish (user_data, result, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_object_unref (user_data);
}

static gboolean
is_gone (gpointer object)
{
  return g_atomic_pointer_get ((gpointer *) object) == NULL;
}

/* Nobody waits for a thread that still reads. */
static void
test_given_up (void)
{
  g_autoptr (GFile) sample = inside_get_sample ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  BastideStudy *study = bastide_study_new ();
  gpointer seen = study;

  g_object_add_weak_pointer (G_OBJECT (study), &seen);
  bastide_study_load_async (study, sample, cancellable, given_up, study);
  g_cancellable_cancel (cancellable);
  inside_wait (is_gone, &seen);
}

/* A bar that was closed is gone, and comes again for another fault. */
static void
test_close_notice (void)
{
  g_autoptr (GFile) missing = g_file_new_for_path ("/tmp/nowhere.bastide");
  BastideWindow *window = inside_open ();

  for (guint i = 0; i < 2; i++)
    {
      bastide_window_open (window, missing);
      inside_wait (has_notice, window);
      user_click (inside_notice (window, "This file cannot be opened"), GTK_TYPE_BUTTON, "Close this message");
      g_assert_false (has_notice (window));
    }
  inside_close (window);
}

static gboolean
is_idle (gpointer window)
{
  return has_record (window) && inside_document (window)->reading == NULL;
}

/* A game that nobody has seen opens at its start, and afterwards where it was left. */
static void
test_places (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "bastide-test-places.bastide", NULL);
  g_autoptr (GFile) sample = inside_get_sample ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  BastideWindow *window = inside_open ();

  g_assert_true (g_file_copy (sample, file, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL));
  bastide_window_open (window, file);
  inside_wait (is_idle, window);
  g_assert_cmpuint (bastide_study_get_index (inside_study (window)->study), ==, 0);
  bastide_study_set_index (inside_study (window)->study, 23);
  gtk_window_close (GTK_WINDOW (window));
  inside_wait_no_window (BASTIDE_TYPE_WINDOW);

  window = inside_open ();
  bastide_window_open (window, file);
  inside_wait (is_idle, window);
  g_assert_cmpuint (bastide_study_get_index (inside_study (window)->study), ==, 23);
  inside_close (window);
  g_file_delete (file, NULL, NULL);
}

/* They are there in the next process, those seen last first; nobody else's file is harmful. */
static void
test_kept_places (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "bastide-test-kept-places", NULL);
  g_autoptr (GFile) file = g_file_new_for_path ("/somewhere/with space/ä.bastide");
  BastideBookmarks *places;
  g_autofree char *place = NULL;

  g_assert_true (g_file_set_contents (path, "nonsense\n\n7\n \xff \n", -1, NULL));
  places = bastide_bookmarks_new (path);
  g_assert_null (bastide_bookmarks_get (places, file));
  bastide_bookmarks_set (places, file, "12.1.3");
  for (guint i = 0; i < 199; i++)
    {
      g_autofree char *name = g_strdup_printf ("/other/%u", i);
      g_autoptr (GFile) other = g_file_new_for_path (name);

      bastide_bookmarks_set (places, other, "1");
    }
  bastide_bookmarks_free (places);

  places = bastide_bookmarks_new (path);
  place = bastide_bookmarks_get (places, file);
  g_assert_cmpstr (place, ==, "12.1.3");
  bastide_bookmarks_free (places);
  g_unlink (path);
}

static gboolean
is_file (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* They do not wait for the end of the program, which may crash; what is set last is there in the end. */
static void
test_places_meanwhile (void)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *path = g_build_filename (folder, "deep", "places", NULL);
  g_autoptr (GFile) file = g_file_new_for_path ("/somewhere/a.bastide");
  g_autofree char *text = NULL;
  BastideBookmarks *places = bastide_bookmarks_new (path);

  bastide_bookmarks_set (places, file, "1");
  bastide_bookmarks_set (places, file, "2");
  inside_wait (is_file, path);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "2 file:///somewhere/a.bastide\n");
  bastide_bookmarks_set (places, file, "3");
  bastide_bookmarks_free (places);
  g_clear_pointer (&text, g_free);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "3 file:///somewhere/a.bastide\n");
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/opening/twice", test_twice);
  g_test_add_func ("/opening/links", test_links);
  g_test_add_func ("/opening/missing", test_missing);
  g_test_add_func ("/opening/give-up", test_give_up);
  g_test_add_func ("/opening/given-up", test_given_up);
  g_test_add_func ("/opening/close-notice", test_close_notice);
  g_test_add_func ("/opening/places", test_places);
  g_test_add_func ("/opening/kept-places", test_kept_places);
  g_test_add_func ("/opening/kept-places/meanwhile", test_places_meanwhile);

  return inside_run ();
}
