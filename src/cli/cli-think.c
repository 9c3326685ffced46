/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-think.h"

#include "bastide-cores.h"
#include "bastide-nets.h"

#include <glib/gi18n.h>

/* A last position takes about so many microseconds. */
#define EXACT_MICROSECONDS 4.

const BstEngineNet *
cli_think_get_named_net (gboolean is_basic)
{
  g_autoptr (GError) error = NULL;
  const BstEngineNet *net = bastide_nets_get (is_basic, &error);

  if (net == NULL)
    g_printerr ("%s\n", error->message);

  return net;
}

const BstEngineNet *
cli_think_get_net (const BstPosition *position)
{
  return cli_think_get_named_net (bst_engine_is_basic (position));
}

double
cli_think_count_exact (gint64 microseconds)
{
  return (double) microseconds / EXACT_MICROSECONDS;
}

/* --- Thinking --- */

typedef struct
{
  BstEngineSearch   *search;
  const CliThinking *thinking;
} Round;

static gboolean
must_stop (gpointer data)
{
  const CliThinking *thinking = data;

  return (thinking->deadline != 0 && g_get_monotonic_time () >= thinking->deadline)
         || (thinking->is_stopped != NULL && thinking->is_stopped (thinking->data));
}

static void
try_piece (gpointer data,
           guint    piece)
{
  Round *round = data;

  bst_engine_search_try (round->search, piece, must_stop, (gpointer) round->thinking);
}

void
cli_think (BstEngineSearch   *search,
           const CliThinking *thinking)
{
  guint n_threads = thinking->n_threads == BASTIDE_ALL_CORES ? g_get_num_processors () : thinking->n_threads;
  Round round = { search, thinking };

  while (!must_stop ((gpointer) thinking) && bst_engine_search_count (search) < thinking->n_simulations)
    {
      guint n_pieces = bst_engine_search_begin (search, n_threads);

      if (n_pieces == 0)
        return;
      bastide_cores_run (n_threads, n_pieces, try_piece, &round);
      bst_engine_search_end (search);
      if (thinking->tell != NULL)
        thinking->tell (thinking->data, search);
    }
}
