/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a line "scored" or "pays" claims of an event. */

#pragma once

#include "bst-event.h"
#include "bst-step.h"

G_BEGIN_DECLS

#define BST_IO_MAX_CASE_RULES 4

/* Pointers are into the words that were read. */
typedef struct
{
  guint          players;
  BstFeatureKind kind;
  guint          goods;         /* as in BstEvent */
  BstEventCause  cause;
  int            points;
  int            tiles;         /* -1: not asked, as the next four */
  int            segments;
  int            pennants;
  int            cities;
  int            besieged;
  int            bonus;         /* G_MAXINT: not asked */
  const char    *rule;          /* the first (nullable) */
  const char    *also[BST_IO_MAX_CASE_RULES]; /* among the rules */
  guint          n_also;
} BstIoCaseEvent;

/* "Red Blue city 10 tiles 5 by C2" */
gboolean        bst_io_case_event_read (const BstGame        *game,
                                        char                **words,
                                        BstIoCaseEvent       *self,
                                        GError              **error);

/* The first event that is so; NULL if there is none. */
const BstEvent *bst_io_case_event_find (const BstIoCaseEvent *self,
                                        const BstEvents      *events);

G_END_DECLS
