/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-results.h"

#include <bst-io-data.h>

#include <string.h>

#define SECONDS_A_DAY (24 * 60 * 60)

struct _BastideResults
{
  GObject       parent_instance;

  /* Owned */
  BstIoResults *results;
  char         *path;
  char         *fault;          /* NULL if the file was read */
  GThreadPool  *writer;         /* of one thread: texts are written in their order */

  BastideToday  today;
};

enum
{
  CHANGED,
  OPENED,
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideResults, bastide_results, G_TYPE_OBJECT)

/* --- Writing --- */

typedef struct
{
  GWeakRef  results;
  char     *reason;
} Failure;

static gboolean
tell_failure (gpointer data)
{
  Failure *failure = data;
  g_autoptr (BastideResults) self = g_weak_ref_get (&failure->results);

  if (self != NULL)
    g_signal_emit (self, signals[FAILED], 0, failure->reason);

  return G_SOURCE_REMOVE;
}

static void
failure_free (gpointer data)
{
  Failure *failure = data;

  g_weak_ref_clear (&failure->results);
  g_free (failure->reason);
  g_free (failure);
}

/* In the thread. @self lives until the pool is gone. */
static void
write_text (gpointer data,
            gpointer user_data)
{
  g_autofree char *text = data;
  BastideResults *self = user_data;
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autoptr (GError) error = NULL;
  Failure *failure;

  g_mkdir_with_parents (folder, 0700);
  if (bst_io_data_write (self->path, text, bst_io_results_read_back, NULL, &error))
    return;
  failure = g_new0 (Failure, 1);
  g_weak_ref_init (&failure->results, self);
  failure->reason = g_strdup (error->message);
  g_idle_add_full (G_PRIORITY_DEFAULT, tell_failure, failure, failure_free);
}

/* --- Class --- */

/* What is on its way to the disk gets there. */
static void
bastide_results_dispose (GObject *object)
{
  BastideResults *self = BASTIDE_RESULTS (object);
  GThreadPool *writer = g_steal_pointer (&self->writer);

  if (writer != NULL)
    g_thread_pool_free (writer, FALSE, TRUE);

  G_OBJECT_CLASS (bastide_results_parent_class)->dispose (object);
}

static void
bastide_results_finalize (GObject *object)
{
  BastideResults *self = BASTIDE_RESULTS (object);

  bst_io_results_free (self->results);
  g_free (self->path);
  g_free (self->fault);

  G_OBJECT_CLASS (bastide_results_parent_class)->finalize (object);
}

static void
bastide_results_class_init (BastideResultsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_results_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_results_finalize;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_RESULTS, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[OPENED] = g_signal_new ("opened", BASTIDE_TYPE_RESULTS, G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", BASTIDE_TYPE_RESULTS, G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
bastide_results_init (BastideResults *self)
{
}

/* The writer ends before the path changes that it writes to. */
static void
open_path (BastideResults *self,
           const char     *path)
{
  g_autoptr (GError) error = NULL;

  if (self->writer != NULL)
    g_thread_pool_free (g_steal_pointer (&self->writer), FALSE, TRUE);
  g_clear_pointer (&self->results, bst_io_results_free);
  g_clear_pointer (&self->fault, g_free);
  g_free (self->path);
  self->path = path != NULL ? g_strdup (path)
                            : g_build_filename (g_get_user_data_dir (), "bastide", "results", NULL);
  self->results = bst_io_results_read (self->path, &error);
  if (self->results == NULL)
    {
      self->results = bst_io_results_new ();
      self->fault = g_strdup (error->message);
    }
  self->writer = g_thread_pool_new (write_text, self, 1, FALSE, NULL);
}

BastideResults *
bastide_results_new (const char   *path,
                     BastideToday  today)
{
  BastideResults *self = g_object_new (BASTIDE_TYPE_RESULTS, NULL);

  self->today = today;
  open_path (self, path);

  return self;
}

void
bastide_results_set_path (BastideResults *self,
                          const char     *path)
{
  g_return_if_fail (BASTIDE_IS_RESULTS (self));

  open_path (self, path);
  g_signal_emit (self, signals[CHANGED], 0);
  g_signal_emit (self, signals[OPENED], 0);
}

const char *
bastide_results_get_path (BastideResults *self)
{
  g_return_val_if_fail (BASTIDE_IS_RESULTS (self), NULL);

  return self->path;
}

/* "results-3" has "quiz-3.bastide". */
char *
bastide_results_dup_quiz_path (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  const char *whose = g_str_has_prefix (name, "results") ? name + strlen ("results") : name;
  g_autofree char *own = g_strdup_printf ("quiz%s.bastide", whose);

  return g_build_filename (folder, own, NULL);
}

int
bastide_results_get_today (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return (int) ((g_date_time_to_unix (now) + g_date_time_get_utc_offset (now) / G_TIME_SPAN_SECOND)
                / SECONDS_A_DAY);
}

const char *
bastide_results_get_fault (BastideResults *self)
{
  g_return_val_if_fail (BASTIDE_IS_RESULTS (self), NULL);

  return self->fault;
}

void
bastide_results_note (BastideResults *self,
                      const char     *booklet,
                      const char     *puzzle,
                      gboolean        right)
{
  const BstPractice *old;
  BstPractice practice = { 0 };

  g_return_if_fail (BASTIDE_IS_RESULTS (self));

  old = bst_io_results_get (self->results, booklet, puzzle);
  if (old != NULL)
    practice = *old;
  bst_practice_note (&practice, right, self->today ());
  bst_io_results_set (self->results, booklet, puzzle, &practice);
  /* A file that we could not read is somebody's still. */
  if (self->fault == NULL)
    g_thread_pool_push (self->writer, bst_io_results_to_text (self->results), NULL);
  g_signal_emit (self, signals[CHANGED], 0);
}

BstPracticeState
bastide_results_get_state (BastideResults *self,
                           const char     *booklet,
                           const char     *puzzle)
{
  const BstPractice *practice;

  g_return_val_if_fail (BASTIDE_IS_RESULTS (self), BST_PRACTICE_NEW);

  practice = bst_io_results_get (self->results, booklet, puzzle);

  return practice != NULL ? bst_practice_get_state (practice, self->today ()) : BST_PRACTICE_NEW;
}

const BstIoResults *
bastide_results_get_all (BastideResults *self)
{
  g_return_val_if_fail (BASTIDE_IS_RESULTS (self), NULL);

  return self->results;
}

void
bastide_results_filter (BastideResults   *self,
                        const char       *booklet,
                        BstIoResultsKeep  keep,
                        gpointer          data)
{
  g_return_if_fail (BASTIDE_IS_RESULTS (self));

  bst_io_results_filter (self->results, booklet, keep, data);
}

int
bastide_results_get_day (BastideResults *self)
{
  g_return_val_if_fail (BASTIDE_IS_RESULTS (self), 0);

  return self->today ();
}
