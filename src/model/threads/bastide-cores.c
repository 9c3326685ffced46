/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-cores.h"

/* Unless somebody asks for them, more threads would wait for memory. */
#define USUAL_THREADS 16

typedef struct
{
  guint             n_pieces;
  BastideCoresPiece piece;
  gpointer          data;
  int               next;       /* atomic */
} Run;

static gpointer
work (gpointer data)
{
  Run *run = data;
  guint next;

  while ((next = (guint) g_atomic_int_add (&run->next, 1)) < run->n_pieces)
    run->piece (run->data, next);

  return NULL;
}

void
bastide_cores_run (guint             n_threads,
                   guint             n_pieces,
                   BastideCoresPiece piece,
                   gpointer          data)
{
  Run run = { n_pieces, piece, data, 0 };
  GThread *threads[BASTIDE_MAX_THREADS] = { NULL };

  g_return_if_fail (n_threads <= BASTIDE_MAX_THREADS);

  if (n_threads == BASTIDE_ALL_CORES)
    n_threads = MIN (g_get_num_processors (), USUAL_THREADS);
  n_threads = MIN (n_threads, n_pieces);
  /* If the system has no thread left, this one does it all. */
  for (guint i = 1; i < n_threads; i++)
    threads[i] = g_thread_try_new ("piece", work, &run, NULL);
  work (&run);
  for (guint i = 1; i < n_threads; i++)
    if (threads[i] != NULL)
      g_thread_join (threads[i]);
}
