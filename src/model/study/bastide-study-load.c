/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading and writing a file for a study, in a thread: it is shown only when all of it is good. */

#include "config.h"

#include "bastide-study.h"

#include <bst-io-data.h>
#include <bst-io-document.h>
#include <bst-io-open.h>

/* What the thread gives back. */
typedef struct
{
  BstRecord   *record;
  BstIoIssues *issues;
} Loaded;

static void
loaded_free (Loaded *loaded)
{
  g_clear_pointer (&loaded->record, bst_record_unref);
  g_clear_pointer (&loaded->issues, g_ptr_array_unref);
  g_free (loaded);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Loaded, loaded_free)

static void
load_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  GFile *file = task_data;
  GError *error = NULL;
  g_autoptr (Loaded) loaded = g_new0 (Loaded, 1);

  loaded->issues = bst_io_issues_new ();
  if (g_file_peek_path (file) != NULL)
    loaded->record = bst_io_open (g_file_peek_path (file), loaded->issues, &error);
  else
    {
      g_autofree char *name = g_file_get_parse_name (file);
      g_autoptr (GBytes) bytes = bst_io_data_read_file (file, name, cancellable, &error);

      if (bytes != NULL)
        loaded->record = bst_io_open_data (bytes, name, loaded->issues, &error);
    }

  if (loaded->record == NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, g_steal_pointer (&loaded), (GDestroyNotify) loaded_free);
}

void
bastide_study_load_async (BastideStudy        *self,
                          GFile               *file,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (BASTIDE_IS_STUDY (self));
  g_return_if_fail (G_IS_FILE (file));

  /* The thread may end after all others have let go of the study, which is of the main loop. */
  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, bastide_study_load_async);
  /* A file system that does not answer. */
  g_task_set_return_on_cancel (task, TRUE);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, load_in_thread);
}

gboolean
bastide_study_load_finish (BastideStudy  *self,
                           GAsyncResult  *result,
                           GPtrArray    **issues,
                           GError       **error)
{
  g_autoptr (Loaded) loaded = NULL;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  loaded = g_task_propagate_pointer (G_TASK (result), error);
  if (loaded == NULL)
    return FALSE;
  if (issues != NULL)
    *issues = g_ptr_array_ref (loaded->issues);

  return bastide_study_set_record (self, loaded->record, g_task_get_task_data (G_TASK (result)),
                                   error);
}

/* --- Saving --- */

/* What the thread gets; it never looks at @record, which may change meanwhile. */
typedef struct
{
  BstRecord *record;
  GFile     *file;
  char      *text;
} Saving;

static void
saving_free (Saving *saving)
{
  bst_record_unref (saving->record);
  g_object_unref (saving->file);
  g_free (saving->text);
  g_free (saving);
}

static gboolean
write_document (GFile       *file,
                const char  *text,
                GError     **error)
{
  g_autofree char *name = NULL;

  if (g_file_peek_path (file) != NULL)
    return bst_io_data_save (g_file_peek_path (file), text, bst_io_document_read_back, NULL,
                             error);
  name = g_file_get_parse_name (file);

  return bst_io_data_check (name, text, bst_io_document_read_back, NULL, error)
         && g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE,
                                     NULL, NULL, error);
}

static void
save_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  Saving *saving = task_data;
  GError *error = NULL;

  if (write_document (saving->file, saving->text, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
bastide_study_save_async (BastideStudy        *self,
                          BstRecord           *record,
                          GFile               *file,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  Saving *saving;
  GError *error = NULL;
  char *text;

  g_return_if_fail (BASTIDE_IS_STUDY (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, bastide_study_save_async);
  text = bst_io_document_to_text (record, &error);
  if (text == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  saving = g_new (Saving, 1);
  *saving = (Saving) { bst_record_ref (record), g_object_ref (file), text };
  if (record == bastide_study_get_record (self))
    bst_history_begin_saving (bastide_study_get_history (self));
  g_task_set_task_data (task, saving, (GDestroyNotify) saving_free);
  g_task_run_in_thread (task, save_in_thread);
}

gboolean
bastide_study_save_finish (BastideStudy  *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  Saving *saving;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  saving = g_task_get_task_data (G_TASK (result));
  /* Another one may have been opened meanwhile. */
  if (saving->record == bastide_study_get_record (self))
    {
      bastide_study_set_file (self, saving->file);
      bst_history_end_saving (bastide_study_get_history (self));
      bastide_study_emit_changed (self, BASTIDE_STUDY_SAVED);
    }

  return TRUE;
}
