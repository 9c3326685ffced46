/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-booklet-load.h"

#include <bst-io-data.h>

/* The booklet that comes with Bastide. */
#define BUNDLED "twenty-four"

static void
loaded_free (gpointer data)
{
  BastideLoadedBooklet *loaded = data;

  g_clear_object (&loaded->file);
  g_free (loaded->id);
  g_clear_pointer (&loaded->booklet, bst_booklet_free);
  g_ptr_array_unref (loaded->issues);
  g_free (loaded);
}

static void
load_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  BastideLoadedBooklet *loaded = task_data;
  GError *error = NULL;

  if (loaded->file == NULL)
    loaded->booklet = bst_io_booklet_load (BUNDLED, &error);
  else if (g_file_peek_path (loaded->file) != NULL)
    loaded->booklet = bst_io_booklet_open (g_file_peek_path (loaded->file), loaded->issues, &error);
  else
    {
      g_autofree char *name = g_file_get_parse_name (loaded->file);
      g_autoptr (GBytes) bytes = bst_io_data_read_file (loaded->file, name, cancellable, &error);

      if (bytes != NULL)
        loaded->booklet = bst_io_booklet_open_data (bytes, name, loaded->issues, &error);
    }
  if (loaded->booklet != NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
bastide_booklet_load (GFile               *file,
                      const char          *id,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  BastideLoadedBooklet *loaded = g_new0 (BastideLoadedBooklet, 1);

  loaded->file = file != NULL ? g_object_ref (file) : NULL;
  loaded->id = g_strdup (id);
  loaded->issues = bst_io_issues_new ();
  g_task_set_source_tag (task, bastide_booklet_load);
  g_task_set_task_data (task, loaded, loaded_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, load_in_thread);
}

BastideLoadedBooklet *
bastide_booklet_load_finish (GAsyncResult  *result,
                             GError       **error)
{
  return g_task_propagate_boolean (G_TASK (result), error) ? g_task_get_task_data (G_TASK (result)) : NULL;
}

gboolean
bastide_loaded_booklet_has_lessons (const BastideLoadedBooklet *self,
                                    const BstBooklet           *booklet)
{
  return self->file != NULL && g_file_peek_path (self->file) != NULL && bst_booklet_count_lessons (booklet) > 0;
}

gboolean
bastide_loaded_booklet_is_course (const BastideLoadedBooklet *self)
{
  return bst_booklet_count (self->booklet) == 0 && bastide_loaded_booklet_has_lessons (self, self->booklet);
}
