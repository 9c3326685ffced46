/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files as people have them: in an archive, many at once, with names that run from right to left. */

#include "config.h"

#include "bastide-file-list.h"
#include "bastide-file-name.h"
#include "bastide-window-open.h"
#include "inside-file.h"

#include <bst-io-game-words.h>

/* --- Archives --- */

static GtkListBox *
get_list (void)
{
  return inside_child (inside_wait_window (BASTIDE_TYPE_FILE_LIST), "list");
}

static void
activate (guint row)
{
  GtkListBox *list = get_list ();

  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, (int) row));
}

static guint
count_rows (void)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (get_list (), (int) n) != NULL)
    n++;

  return n;
}

static void
close_list (void)
{
  gtk_window_close (inside_find_window (BASTIDE_TYPE_FILE_LIST));
  inside_wait_no_window (BASTIDE_TYPE_FILE_LIST);
}

static const char *expected;

static gboolean
has_expected (gpointer window)
{
  GFile *file = bastide_study_get_file (inside_study (window)->study);

  return file != NULL && g_str_has_suffix (g_file_peek_path (file), expected);
}

static gboolean
is_read_only (gpointer window)
{
  return inside_notice (window, "“set-up.bastide” can only be read") != NULL;
}

/* The games of an archive are listed, and come one by one; nothing is written into it. */
static void
test_archive (void)
{
  BastideWindow *window = inside_open ();
  g_autoptr (GFile) archive = g_file_new_build_filename (g_getenv ("BASTIDE_APP_DATA"), "games.zip", NULL);
  const char *title;

  bastide_window_open (window, archive);
  g_assert_cmpuint (count_rows (), ==, 2);
  title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (gtk_list_box_get_row_at_index (get_list (), 0)));
  g_assert_cmpstr (title, ==, "evening/log.json");

  expected = "games.zip/evening/log.json";
  activate (0);
  inside_wait (has_expected, window);
  expected = "games.zip/set-up.bastide";
  activate (1);
  inside_wait (has_expected, window);
  inside_wait (is_read_only, window);
  close_list ();
  inside_close (window);
}

/* --- Many --- */

static GListModel *
new_files (guint n_files)
{
  GListStore *files = g_list_store_new (G_TYPE_FILE);

  for (guint i = 0; i < n_files; i++)
    {
      g_autofree char *name = g_strdup_printf ("/nowhere/game-%u.bastide", i);
      g_autoptr (GFile) file = g_file_new_for_path (name);

      g_list_store_append (files, file);
    }

  return G_LIST_MODEL (files);
}

static guint
count_windows (void)
{
  return g_list_length (gtk_application_get_windows (GTK_APPLICATION (inside_get_application ())));
}

/* Fifty are a list in one window; a few come into windows of their own. */
static void
test_many (void)
{
  BastideWindow *window = inside_open ();
  g_autoptr (GListModel) many = new_files (50);
  g_autoptr (GListStore) few = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GFile) sample = inside_get_sample ();
  g_autoptr (GFile) game = g_file_new_build_filename (g_getenv ("BASTIDE_APP_DATA"), "games.zip", "set-up.bastide", NULL);
  guint n_windows = count_windows ();
  BastideWindow *other;

  bastide_window_open_files (window, many);
  g_assert_cmpuint (count_rows (), ==, 50);
  close_list ();
  g_assert_cmpuint (count_windows (), ==, n_windows);

  g_list_store_append (few, sample);
  g_list_store_append (few, game);
  bastide_window_open_files (window, G_LIST_MODEL (few));
  other = BASTIDE_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (inside_get_application ())));
  g_assert_true (other != window);
  expected = "sample.bastide";
  inside_wait (has_expected, window);
  expected = "set-up.bastide";
  inside_wait (has_expected, other);
  inside_close (other);
  inside_close (window);
}

/* --- Saving --- */

/* Nothing can be saved beside a file of an archive. */
static void
test_save_folder (void)
{
  g_autoptr (GFile) inside = g_file_new_build_filename (g_getenv ("BASTIDE_APP_DATA"), "games.zip", "set-up.bastide", NULL);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "game.bastide", NULL);
  g_autoptr (GFile) beside = g_file_new_for_path (path);
  g_autoptr (GFile) folder = bastide_file_name_dup_save_folder (inside);
  g_autoptr (GFile) same = bastide_file_name_dup_save_folder (beside);
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);

  if (documents == NULL || !g_file_test (documents, G_FILE_TEST_IS_DIR))
    documents = g_get_home_dir ();
  g_assert_cmpstr (g_file_peek_path (folder), ==, documents);
  g_assert_cmpstr (g_file_peek_path (same), ==, g_get_tmp_dir ());
  g_assert_null (bastide_file_name_dup_save_folder (NULL));
}

/* --- Names from right to left --- */

/* Of the line as a whole. */
static PangoDirection
get_direction (const char *text)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new (text));

  return pango_layout_line_get_resolved_direction (pango_layout_get_line_readonly (
                                                     gtk_label_get_layout (GTK_LABEL (label)), 0));
}

/* A row that begins with such a name runs as all others do. */
static void
test_right_to_left (void)
{
  static const char * const names[] = { "שלום", "محمد", "12 שלום" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *row = g_strconcat (bst_io_words_name (names[i]), " 7 +12", NULL);
      g_autofree char *path = g_strconcat ("/tmp/", names[i], ".bastide", NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autofree char *name = bastide_file_name_dup (file);

      g_assert_cmpint (get_direction (names[i]), ==, PANGO_DIRECTION_RTL);
      g_assert_cmpint (get_direction (row), ==, PANGO_DIRECTION_LTR);
      g_assert_cmpint (get_direction (name), ==, PANGO_DIRECTION_LTR);
    }
  /* All others stay as they are. */
  g_assert_cmpstr (bst_io_words_name ("Żółw"), ==, "Żółw");
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/file-list/archive", test_archive);
  g_test_add_func ("/file-list/many", test_many);
  g_test_add_func ("/file-list/save-folder", test_save_folder);
  g_test_add_func ("/file-list/right-to-left", test_right_to_left);

  return inside_run ();
}
