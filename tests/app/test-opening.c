/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Opening files, from inside. */

#include "config.h"

#include "inside.h"

static gboolean
has_record (gpointer window)
{
  return bastide_study_get_record (BASTIDE_WINDOW (window)->study) != NULL;
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

static gboolean
has_notice (gpointer window)
{
  return bastide_window_has_notice (window, BASTIDE_NOTICE_NOT_OPENED);
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
  label = inside_find (GTK_WIDGET (window->notices), GTK_TYPE_LABEL, is_sentence);
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

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/opening/twice", test_twice);
  g_test_add_func ("/opening/missing", test_missing);

  return inside_run ();
}
