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

static void
tell (gpointer    page,
      const char *text)
{
  bastide_page_notice (page, BASTIDE_NOTICE_OPENING, text);
}

/* A file that takes long is told of, and can be given up. */
static void
test_give_up (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/tmp/slow.bastide");
  BastideWindow *window = inside_open ();
  BastideReading **reading = &inside_document (window)->reading;
  g_autoptr (GCancellable) cancellable = NULL;

  *reading = bastide_reading_new (file, tell, inside_page (window, "study"));
  cancellable = g_object_ref (bastide_reading_get_cancellable (*reading));
  g_assert_false (is_waiting (window));
  inside_wait (is_waiting, window);
  g_assert_nonnull (inside_notice (window, "Opening “slow.bastide”…"));
  user_click (inside_notice (window, "Opening"), GTK_TYPE_BUTTON, "Cancel");
  g_assert_true (g_cancellable_is_cancelled (cancellable));
  g_assert_null (*reading);
  g_assert_false (is_waiting (window));
  inside_close (window);
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

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/opening/twice", test_twice);
  g_test_add_func ("/opening/links", test_links);
  g_test_add_func ("/opening/missing", test_missing);
  g_test_add_func ("/opening/give-up", test_give_up);
  g_test_add_func ("/opening/close-notice", test_close_notice);

  return inside_run ();
}
