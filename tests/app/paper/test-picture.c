/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board in files, on the clipboard and on paper. */

#include "config.h"

#include <glib/gstdio.h>

#include "bastide-export.h"
#include "bastide-print-view.h"
#include "bastide-printing.h"
#include "inside-file.h"
#include "inside.h"

static char *folder;

static char *
path_of (const char *name)
{
  return g_build_filename (folder, name, NULL);
}

static BastideWindow *
open_game (void)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

static void
activate (BastideWindow *window,
          const char    *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
}

static gboolean
exists (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Exports through the dialog, and waits for the file. (transfer full) */
static char *
export_to (BastideWindow *window,
           const char    *name,
           gsize         *length)
{
  g_autofree char *path = path_of (name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  char *contents;
  GtkWindow *dialog;

  activate (window, "win.export");
  dialog = inside_find_window (BASTIDE_TYPE_EXPORT);
  g_assert_nonnull (dialog);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (dialog));
  g_signal_emit_by_name (dialog, "write", file);
  gtk_window_destroy (dialog);
  inside_wait (exists, path);
  g_file_get_contents (path, &contents, length, &error);
  g_assert_no_error (error);
  g_unlink (path);

  return contents;
}

static void
test_formats (void)
{
  static const struct { const char *name; const char *magic; } files[] = {
    { "board.png", "\x89PNG" }, { "board.svg", "<?xml" }, { "board.PDF", "%PDF" },
    /* Without an ending it is what is chosen. */
    { "board", "\x89PNG" },
  };
  BastideWindow *window = open_game ();

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *contents = export_to (window, files[i].name, NULL);

      g_assert_true (g_str_has_prefix (contents, files[i].magic));
    }
  g_assert_null (inside_notice (window, "There is no picture"));
  inside_close (window);
}

/* What lies over the board, and what is drawn on it, is in the picture. */
static void
test_as_on_screen (void)
{
  BastideWindow *window = open_game ();
  BstMark mark = { .kind = BST_MARK_RING };
  g_autofree char *plain = NULL, *marked = NULL, *owners = NULL;
  gsize n_plain, n_marked, n_owners;

  plain = export_to (window, "plain.svg", &n_plain);
  bastide_study_toggle_mark (inside_study (window)->study, &mark);
  marked = export_to (window, "marked.svg", &n_marked);
  bastide_board_set_show (inside_study (window)->board, BST_RENDER_SHOW_OWNERS);
  owners = export_to (window, "owners.svg", &n_owners);
  g_assert_cmpuint (n_marked, >, n_plain);
  g_assert_cmpuint (n_owners, >, n_marked);
  inside_close (window);
}

static gboolean
is_told (gpointer window)
{
  return inside_notice (window, "There is no picture") != NULL;
}

static void
test_unwritable (void)
{
  BastideWindow *window = open_game ();
  g_autofree char *path = path_of ("none/board.png");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWindow *dialog;

  activate (window, "win.export");
  dialog = inside_find_window (BASTIDE_TYPE_EXPORT);
  g_signal_emit_by_name (dialog, "write", file);
  gtk_window_destroy (dialog);
  inside_wait (is_told, window);
  g_assert_false (exists (path));
  inside_close (window);
}

/* --- Area and size --- */

static void
measure (BastideWindow         *window,
         BastidePictureOptions *options,
         int                   *width,
         int                   *height)
{
  g_autoptr (BastidePicture) picture = bastide_board_dup_picture (inside_study (window)->board);
  double w, h;

  bastide_picture_measure (picture, options, &w, &h);
  *width = (int) w;
  *height = (int) h;
}

static void
test_area (void)
{
  BastideWindow *window = open_game ();
  BastidePictureOptions options = { .tile_size = 48 };
  BastidePictureOptions seen = { .tile_size = 48, .is_part = TRUE };
  int width, height, twice, part, part_height;

  measure (window, &options, &width, &height);
  options.tile_size = 96;
  measure (window, &options, &twice, &height);
  g_assert_cmpint (twice, ==, 2 * width - 32);
  /* Half as much is seen at twice the size. */
  bastide_board_zoom (inside_study (window)->board, 6);
  measure (window, &seen, &part, &part_height);
  /* A poster is as large as its paper, whatever is seen. */
  seen.is_poster = TRUE;
  measure (window, &seen, &width, &height);
  g_assert_cmpint (width, ==, 841);
  g_assert_cmpint (height, ==, 1190);
  g_assert_cmpint (part, ==, (int) (gtk_widget_get_width (GTK_WIDGET (inside_study (window)->board)) * 48.0
                                    / bastide_board_get_tile_size (inside_study (window)->board) + 0.5));
  inside_close (window);
}

/* --- The clipboard --- */

typedef struct
{
  GdkTexture *texture;
  gboolean    done;
} Reading;

static void
texture_read (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  Reading *reading = user_data;

  reading->texture = gdk_clipboard_read_texture_finish (GDK_CLIPBOARD (source), result, NULL);
  reading->done = TRUE;
}

static gboolean
has_texture (gpointer clipboard)
{
  return gdk_content_formats_contain_gtype (gdk_clipboard_get_formats (clipboard),
                                            GDK_TYPE_TEXTURE);
}

static gboolean
is_read (gpointer reading)
{
  return ((Reading *) reading)->done;
}

static void
test_copy (void)
{
  BastideWindow *window = open_game ();
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (window));
  BastidePictureOptions options;
  Reading reading = { NULL, FALSE };
  int width, height;

  activate (window, "win.copy-picture");
  inside_wait (has_texture, clipboard);
  gdk_clipboard_read_texture_async (clipboard, NULL, texture_read, &reading);
  inside_wait (is_read, &reading);
  g_assert_nonnull (reading.texture);
  bastide_export_get_options (bastide_window_get_settings (window), BST_RENDER_EXPORT_PNG, &options);
  measure (window, &options, &width, &height);
  g_assert_cmpint (gdk_texture_get_width (reading.texture), ==, width);
  g_assert_cmpint (gdk_texture_get_height (reading.texture), ==, height);
  g_object_unref (reading.texture);
  inside_close (window);
}

/* --- Paper --- */

static void
printed (GtkPrintOperation       *operation,
         GtkPrintOperationResult  result,
         gboolean                *done)
{
  g_assert_cmpint (result, ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  *done = TRUE;
}

static gboolean
is_done (gpointer done)
{
  return *(gboolean *) done;
}

/* Neither paper nor the name of a picture says of what form the file was. */
static void
test_title (void)
{
  g_autoptr (GFile) sample = inside_get_sample ();
  g_autofree char *path = path_of ("evening.json");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (BastideSheet) sheet = NULL;
  BastideWindow *window;
  BstRecord *record;

  g_assert_true (g_file_copy (sample, file, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL));
  window = inside_open_path (path);
  record = bastide_study_get_record (inside_study (window)->study);
  bst_record_set_header (record, BST_HEADER_EVENT, NULL);
  sheet = bastide_page_dup_sheet (bastide_window_get_page (window));
  g_assert_cmpstr (bastide_sheet_get_title (sheet), ==, "evening");
  inside_close (window);
  g_unlink (path);
}

/* A printer that is a file. */
static void
print_to_file (BastideWindow *window)
{
  g_autoptr (BastideSheet) page = bastide_page_dup_sheet (bastide_window_get_page (window));
  g_autoptr (GtkPrintOperation) operation = bastide_printing_new_operation (page);
  g_autofree char *path = path_of ("page.pdf");
  g_autofree char *contents = NULL;
  gboolean done = FALSE;

  gtk_print_operation_set_export_filename (operation, path);
  g_signal_connect (operation, "done", G_CALLBACK (printed), &done);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, GTK_WINDOW (window), NULL);
  inside_wait (is_done, &done);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_true (g_str_has_prefix (contents, "%PDF"));
  g_unlink (path);
}

static void
test_print (void)
{
  BastideWindow *window = open_game ();
  GtkWindow *view;

  print_to_file (window);
  bastide_position_editor_set_active (inside_study (window)->editor, TRUE);
  print_to_file (window);
  activate (window, "win.print");
  view = inside_find_window (BASTIDE_TYPE_PRINT_VIEW);
  g_assert_nonnull (view);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (view));
  gtk_window_destroy (view);
  inside_close (window);
}

/* --- Puzzles --- */

static gboolean
is_solving (gpointer window)
{
  return inside_is_solving (window)
         && bastide_puzzle_session_get_puzzle (inside_puzzles (window)->session) != NULL;
}

/* The puzzle is drawn, not the game behind it, and none of the help that it hides. */
static void
test_puzzle (void)
{
  BastideWindow *window = inside_open ();
  BastidePictureOptions options = { .tile_size = 48 };
  g_autoptr (BastidePicture) picture = NULL;
  double width, height;

  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (window), "win.export", NULL)
                  && inside_find_window (BASTIDE_TYPE_EXPORT) != NULL);
  bastide_board_set_show (inside_study (window)->board, BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_OWNERS);
  bastide_page_open (BASTIDE_PAGE (inside_puzzles (window)), NULL, NULL);
  inside_wait (is_solving, window);
  g_assert_cmpuint (bastide_board_get_show (inside_board (window)), ==,
                    BST_RENDER_SHOW_COORDINATES);
  picture = bastide_board_dup_picture (inside_board (window));
  g_assert_false (bastide_picture_has_legend (picture));
  bastide_picture_measure (picture, &options, &width, &height);
  g_assert_cmpfloat (width, >, 2 * 48);
  g_free (export_to (window, "puzzle.png", NULL));
  print_to_file (window);
  inside_close (window);
}

/* --- Keys --- */

/* Each key does one thing; Ctrl+E edits what is open, a game, a puzzle or a lesson. */
static void
test_accels (void)
{
  static const struct { const char *accel; const char *actions[4]; } keys[] = {
    { "<Control><Shift>e", { "win.export" } },
    { "<Control><Alt>c", { "win.copy-picture" } },
    { "<Control>p", { "win.print" } },
    { "<Control>e", { "page.edit", "page.edit-puzzle", "page.edit-lesson" } },
  };
  BastideWindow *window = open_game ();
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_auto (GStrv) actions = gtk_application_get_actions_for_accel (application, keys[i].accel);

      g_assert_cmpuint (g_strv_length (actions), ==,
                        g_strv_length ((GStrv) keys[i].actions));
      for (guint k = 0; keys[i].actions[k] != NULL; k++)
        g_assert_true (g_strv_contains ((const char * const *) actions, keys[i].actions[k]));
    }
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;
  int result;

  inside_init (&argc, &argv);
  folder = g_dir_make_tmp ("bastide-picture-XXXXXX", &error);
  g_assert_no_error (error);
  g_test_add_func ("/picture/formats", test_formats);
  g_test_add_func ("/picture/as-on-screen", test_as_on_screen);
  g_test_add_func ("/picture/unwritable", test_unwritable);
  g_test_add_func ("/picture/area", test_area);
  g_test_add_func ("/picture/copy", test_copy);
  g_test_add_func ("/picture/title", test_title);
  g_test_add_func ("/picture/print", test_print);
  g_test_add_func ("/picture/puzzle", test_puzzle);
  g_test_add_func ("/picture/accels", test_accels);
  result = inside_run ();
  g_rmdir (folder);
  g_free (folder);

  return result;
}
