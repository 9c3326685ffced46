/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-quiz-job.h"
#include "bastide-write-queue.h"

#include <bst-io-booklet.h>
#include <bst-io-open.h>

#include <glib/gi18n.h>

void
bastide_quiz_job_free (BastideQuizJob *job)
{
  g_free (job->path);
  g_strfreev (job->files);
  g_free (job->game);
  g_clear_pointer (&job->source, bst_quiz_source_free);
  g_clear_pointer (&job->questions, bst_booklet_free);
  g_clear_pointer (&job->wrong, bst_booklet_free);
  g_free (job->fault);
  g_free (job);
}

/* --- In the thread --- */

static void
add_fault (BastideQuizJob *job,
           const char     *message)
{
  char *faults = job->fault == NULL ? g_strdup (message) : g_strconcat (job->fault, "\n", message, NULL);

  g_free (job->fault);
  job->fault = faults;
}

/* What cannot be read is said, and nothing comes back. */
static void
read_wrong (BastideQuizJob *job)
{
  g_autoptr (GError) error = NULL;

  if (g_file_test (job->path, G_FILE_TEST_EXISTS))
    {
      job->wrong = bst_io_booklet_open (job->path, NULL, &error);
      job->is_unread = job->wrong == NULL;
      if (job->is_unread)
        add_fault (job, error->message);
    }
  if (job->wrong == NULL)
    job->wrong = bst_booklet_new (_("Quiz"));
  if (job->wrong->chapters->len == 0)
    bst_booklet_add_chapter (job->wrong, _("Questions"));
}

static void
add_files (BastideQuizJob *job,
           GCancellable   *cancellable)
{
  for (guint i = 0; job->files != NULL && job->files[i] != NULL && i < BST_IO_MAX_QUIZ_FILES; i++)
    {
      g_autoptr (GError) error = NULL;

      if (g_cancellable_is_cancelled (cancellable))
        return;
      if (!bst_io_quiz_add_file (job->source, job->files[i], &error))
        add_fault (job, error->message);
    }
}

static void
add_game (BastideQuizJob *job)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (job->game, strlen (job->game));
  g_autoptr (GError) error = NULL;
  g_autoptr (BstRecord) record = bst_io_open_data (bytes, _("The open game"), NULL, &error);

  if (record != NULL)
    bst_quiz_source_add_record (job->source, record);
  else
    add_fault (job, error->message);
}

/* Where no game can be read, the bundled game is asked about. */
static void
make_source (BastideQuizJob *job,
             GCancellable   *cancellable)
{
  job->source = bst_quiz_source_new ();
  if (job->from == BASTIDE_QUIZ_FILES && !job->is_today)
    add_files (job, cancellable);
  if (job->from == BASTIDE_QUIZ_GAME && !job->is_today)
    add_game (job);
  if (job->from == BASTIDE_QUIZ_RANDOM || job->is_today)
    bst_io_quiz_add_random (job->source);
  if (job->from == BASTIDE_QUIZ_BUNDLED || job->is_today || bst_quiz_source_is_empty (job->source))
    bst_io_quiz_add_bundled (job->source);
}

void
bastide_quiz_job_run (BastideQuizJob *job,
                      GCancellable   *cancellable)
{
  if (job->path != NULL)
    read_wrong (job);
  if (job->source == NULL)
    make_source (job, cancellable);
  if (g_cancellable_is_cancelled (cancellable))
    return;
  job->questions = job->is_today
                   ? bst_io_quiz_new_booklet (job->source, BST_QUIZ_ALL, 0, BASTIDE_QUIZ_TEN, job->seed)
                   : bst_io_quiz_new_booklet (job->source, job->kinds, job->level, 1, job->seed);
}

/* --- Writing --- */

typedef struct
{
  char       *path;
  BstBooklet *wrong;
} Write;

static void
write_free (gpointer data)
{
  Write *job = data;

  g_free (job->path);
  bst_booklet_free (job->wrong);
  g_free (job);
}

static void
run_write (gpointer data)
{
  g_autoptr (GTask) task = data;
  Write *job = g_task_get_task_data (task);
  g_autofree char *folder = g_path_get_dirname (job->path);
  GError *error = NULL;

  g_mkdir_with_parents (folder, 0700);
  if (bst_io_booklet_save (job->wrong, job->path, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* Its puzzles have positions of their own, so that the thread has them alone. */
static BstBooklet *
copy_booklet (const BstBooklet *booklet)
{
  BstBooklet *copy = bst_booklet_new (booklet->title);
  BstChapter *chapter = bst_booklet_add_chapter (copy, _("Questions"));

  for (guint i = 0; i < bst_booklet_count (booklet); i++)
    g_ptr_array_add (chapter->puzzles, bst_puzzle_copy (bst_booklet_get (booklet, i)));

  return copy;
}

void
bastide_quiz_job_write (BastideQuiz         *quiz,
                        const char          *path,
                        const BstBooklet    *wrong,
                        GAsyncReadyCallback  failed)
{
  GTask *task = g_task_new (quiz, NULL, failed, NULL);
  Write *job = g_new0 (Write, 1);

  job->path = g_strdup (path);
  job->wrong = copy_booklet (wrong);
  g_task_set_source_tag (task, bastide_quiz_job_write);
  g_task_set_task_data (task, job, write_free);
  bastide_write_queue_push (run_write, task);
}
