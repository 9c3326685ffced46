/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-threads.h"

typedef struct
{
  CliThreadsWork work;
  gpointer       data;
  guint          first;
  guint          every;
} Share;

static gpointer
work_on_share (gpointer data)
{
  const Share *share = data;

  share->work (share->data, share->first, share->every);

  return NULL;
}

void
cli_threads_run (guint          n_threads,
                 CliThreadsWork work,
                 gpointer       data)
{
  GThread *threads[CLI_MAX_THREADS] = { NULL };
  Share shares[CLI_MAX_THREADS];

  g_return_if_fail (n_threads >= 1 && n_threads <= CLI_MAX_THREADS);

  for (guint i = 0; i < n_threads; i++)
    {
      shares[i] = (Share) { work, data, i, n_threads };
      if (i > 0)
        threads[i] = g_thread_new ("share", work_on_share, &shares[i]);
    }
  work_on_share (&shares[0]);
  for (guint i = 1; i < n_threads; i++)
    g_thread_join (threads[i]);
}
