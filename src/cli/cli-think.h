/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The engine at work for a command: its weights, and how long it may think. */

#pragma once

#include "bst-engine-search.h"
#include "cli.h"

G_BEGIN_DECLS

/* The weights of the base game of two players, or those of all other games; NULL after it said why they cannot be
 * read. Owned by the program. */
const BstEngineNet *cli_think_get_named_net (gboolean is_basic);

/* Those for games such as that of @position. */
const BstEngineNet *cli_think_get_net (const BstPosition *position);

typedef struct
{
  gint64    deadline;       /* of the monotonic clock; 0: none */
  guint64   n_simulations;  /* tries of turns; G_MAXUINT64: no bound */
  guint     n_threads;      /* BASTIDE_ALL_CORES, or 1 and more */
  gboolean (*is_stopped) (gpointer data);   /* (nullable); asked by several threads */
  /* Is told of what is known, now and then (nullable). */
  void     (*tell)       (gpointer               data,
                          const BstEngineSearch *search);
  gpointer  data;
} CliThinking;

/* Last positions that can be looked at in so many microseconds. */
double              cli_think_count_exact (gint64 microseconds);

/* Thinks until nothing is left to find out or it has to stop. */
void                cli_think             (BstEngineSearch   *search,
                                           const CliThinking *thinking);

G_END_DECLS
