/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One assertion of a file about how its game stands after the last message: a sentence in the words
 * of JCloisterZone's tests (formats.md, 1.8). */

#pragma once

#include "bst-io-check.h"
#include "bst-io-jcz.h"

G_BEGIN_DECLS

/* The game after its last message. */
typedef struct
{
  BstRecord     *record;        /* owned, as all below */
  BstPosition   *position;
  BstEvents      events;
  int            points[BST_MAX_PLAYERS];
  BstIoJczEnd    end;           /* not owned */
} BstIoOutcome;

/* Does it hold? @reason is set unless it does: a translated sentence (transfer full). */
BstIoCheckStatus bst_io_assertion_check (const BstIoOutcome  *outcome,
                                         const char          *assertion,
                                         char               **reason);

G_END_DECLS
