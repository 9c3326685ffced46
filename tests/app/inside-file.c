/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "inside-file.h"

#include "inside-user.h"

#include <bst-io-document.h>
#include <bst-io-position-text.h>

#include <glib/gstdio.h>

GFile *
inside_get_sample (void)
{
  return g_file_new_build_filename (g_getenv ("BASTIDE_SAMPLES"), "sample.bastide", NULL);
}

char *
inside_write_position (const char *text)
{
  g_autofree char *folder = g_dir_make_tmp ("bastide-position-XXXXXX", NULL);
  char *path = g_build_filename (folder, "game.bastide", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstSetup) setup = bst_io_setup_from_text (text, &error);
  g_autoptr (BstRecord) record = NULL;

  g_assert_no_error (error);
  record = bst_record_new (bst_setup_get_game (setup));
  bst_node_attach (bst_node_new_set_up (g_steal_pointer (&setup)), bst_record_get_root (record), 0);
  bst_io_document_save (record, path, &error);
  g_assert_no_error (error);

  return path;
}

static gboolean
is_loaded (gpointer window)
{
  return inside_document (window)->reading == NULL
         && bastide_study_get_record (inside_study (window)->study) != NULL;
}

BastideWindow *
inside_open_path (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  BastideWindow *window = inside_open ();

  bastide_window_open (window, file);
  inside_wait (is_loaded, window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

static gboolean
is_saved (gpointer window)
{
  return inside_document (window)->saving == NULL
         && !bastide_study_is_changed (inside_study (window)->study);
}

char *
inside_save (BastideWindow *window)
{
  GFile *file = bastide_study_get_file (inside_study (window)->study);
  char *text;

  user_press (window, "<Control>s");
  inside_wait (is_saved, window);
  user_wait_until_gone (inside_child (window, "header"), GTK_TYPE_LABEL, "• *");
  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, NULL, NULL));

  return text;
}

void
inside_remove (char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *before = g_strconcat (path, "~", NULL);

  g_unlink (path);
  g_unlink (before);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_free (path);
}

void
inside_run_cli (const char *first,
                ...)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  va_list rest;

  g_ptr_array_add (arguments, (gpointer) g_getenv ("BASTIDE_CLI"));
  va_start (rest, first);
  for (const char *at = first; at != NULL; at = va_arg (rest, const char *))
    g_ptr_array_add (arguments, (gpointer) at);
  va_end (rest);
  g_ptr_array_add (arguments, NULL);
  process = g_subprocess_newv ((const char * const *) arguments->pdata,
                               G_SUBPROCESS_FLAGS_STDOUT_SILENCE, &error);
  g_assert_no_error (error);
  g_subprocess_wait_check (process, NULL, &error);
  g_assert_no_error (error);
}
