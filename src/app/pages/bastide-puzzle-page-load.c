/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading a booklet in a thread. */

#include "config.h"

#include "bastide-puzzle-page-private.h"
#include "bastide-booklet-file.h"

#include <bst-io-booklet.h>
#include <bst-io-data.h>

#include <glib/gi18n.h>

/* The booklet that comes with Bastide. */
#define BUNDLED "twenty-four"

typedef struct
{
  GFile       *file;            /* (nullable): the bundled one */
  char        *id;              /* of the puzzle to open (nullable) */
  BstBooklet  *booklet;
  BstIoIssues *issues;
} Loading;

static void
loading_free (Loading *loading)
{
  g_clear_object (&loading->file);
  g_free (loading->id);
  g_clear_pointer (&loading->booklet, bst_booklet_free);
  g_ptr_array_unref (loading->issues);
  g_free (loading);
}

static void
load_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  Loading *loading = task_data;
  GError *error = NULL;

  if (loading->file == NULL)
    loading->booklet = bst_io_booklet_load (BUNDLED, &error);
  else if (g_file_peek_path (loading->file) != NULL)
    loading->booklet = bst_io_booklet_open (g_file_peek_path (loading->file), loading->issues,
                                            &error);
  else
    {
      g_autofree char *name = g_file_get_parse_name (loading->file);
      g_autoptr (GBytes) bytes = bst_io_data_read_file (loading->file, name, cancellable, &error);

      if (bytes != NULL)
        loading->booklet = bst_io_booklet_open_data (bytes, name, loading->issues, &error);
    }
  if (loading->booklet != NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
bastide_puzzle_page_tell_not_kept (BastidePuzzlePage *self,
                                   const char        *reason)
{
  g_autofree char *text = NULL;

  if (reason == NULL || bastide_puzzle_session_get_booklet (self->session) == NULL)
    return;
  /* Translators: %s says why, with a file's name. */
  text = g_strdup_printf (_("Results of puzzles are not kept: %s"), reason);
  bastide_page_tell (BASTIDE_PAGE (self), text);
}

/* A booklet of lessons alone is a course. */
static gboolean
is_course (const Loading *loading)
{
  return loading->file != NULL && g_file_peek_path (loading->file) != NULL
         && bst_booklet_count (loading->booklet) == 0 && bst_booklet_count_lessons (loading->booklet) > 0;
}

static void
tell_lessons (BastidePuzzlePage *self,
              const Loading     *loading)
{
  g_autofree char *uri = NULL;

  if (loading->file == NULL || g_file_peek_path (loading->file) == NULL
      || bst_booklet_count_lessons (bastide_puzzle_session_get_booklet (self->session)) == 0)
    return;
  uri = g_file_get_uri (loading->file);
  bastide_page_tell_with (BASTIDE_PAGE (self), _("There are lessons in this booklet too."), C_("button", "Learn"),
                          "win.learn-booklet", g_variant_new_string (uri));
}

static void
show_loaded (BastidePuzzlePage *self,
             Loading           *loading)
{
  guint index = loading->id != NULL ? bastide_booklet_file_get_index (loading->booklet, BASTIDE_BOOKLET_PUZZLES, loading->id)
                                    : G_MAXUINT;

  if (loading->file != NULL)
    g_signal_emit_by_name (self, "used", loading->file);
  /* What is wrong with a course the page says that reads it again. */
  if (is_course (loading))
    {
      g_signal_emit_by_name (self, "not-mine", loading->file, loading->id);
      return;
    }
  bastide_page_tell_issues (BASTIDE_PAGE (self), loading->issues);
  bastide_puzzle_session_take_booklet (self->session, g_steal_pointer (&loading->booklet), loading->file);
  if (index != G_MAXUINT)
    bastide_puzzle_session_ensure_open (self->session, index);
  tell_lessons (self, loading);
  bastide_puzzle_page_tell_not_kept (self, bastide_results_get_fault (bastide_user_state_get_results (self->user_state)));
}

static void
loaded (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  g_autoptr (BastidePuzzlePage) self = user_data;
  g_autoptr (GError) error = NULL;

  bastide_reading_end (&self->reading, result);
  if (g_task_propagate_boolean (G_TASK (result), &error))
    show_loaded (self, g_task_get_task_data (G_TASK (result)));
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    bastide_page_tell_not_opened (BASTIDE_PAGE (self), error);
}

static void
tell_opening (gpointer    owner,
              const char *text)
{
  bastide_page_notice (owner, BASTIDE_NOTICE_OPENING, text);
}

void
bastide_puzzle_page_open (BastidePage *page,
                          GFile       *file,
                          const char  *id)
{
  BastidePuzzlePage *self = BASTIDE_PUZZLE_PAGE (page);
  g_autoptr (GTask) task = NULL;
  Loading *loading = g_new0 (Loading, 1);

  bastide_reading_cancel (&self->reading);
  self->reading = bastide_reading_new (file, tell_opening, page);
  bastide_page_notice (page, BASTIDE_NOTICE_NOT_OPENED, NULL);
  loading->file = file != NULL ? g_object_ref (file) : NULL;
  loading->id = g_strdup (id);
  loading->issues = bst_io_issues_new ();
  /* The thread may end after all others have let go of the page. */
  task = g_task_new (NULL, bastide_reading_get_cancellable (self->reading), loaded, g_object_ref (self));
  g_task_set_source_tag (task, bastide_puzzle_page_open);
  g_task_set_task_data (task, loading, (GDestroyNotify) loading_free);
  /* A file system that does not answer. */
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, load_in_thread);
}
