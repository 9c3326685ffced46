/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-write-queue.h"

typedef struct
{
  BastideWriteFunc func;
  gpointer         data;
} Job;

/* Of one thread. NULL while there is nothing to do. */
static GThreadPool *runner;

static void
run (gpointer data,
     gpointer user_data)
{
  g_autofree Job *job = data;

  job->func (job->data);
}

void
bastide_write_queue_push (BastideWriteFunc func,
                          gpointer         data)
{
  Job *job = g_new (Job, 1);

  *job = (Job) { func, data };
  if (runner == NULL)
    runner = g_thread_pool_new (run, NULL, 1, FALSE, NULL);
  g_thread_pool_push (runner, job, NULL);
}

void
bastide_write_queue_finish (void)
{
  if (runner != NULL)
    g_thread_pool_free (g_steal_pointer (&runner), FALSE, TRUE);
}
