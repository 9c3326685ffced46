/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The same moves under each bundled rule set: what each pays, and in which terms. */

#pragma once

#include "bst-event.h"
#include "bst-record.h"

G_BEGIN_DECLS

typedef struct
{
  char        *rule_set;        /* its id, "classic" */
  char        *title;           /* translated */
  BstPosition *position;        /* after the moves, under these rules */
  int          points[BST_MAX_PLAYERS]; /* if the game ended now: those scored, and those of the end */
  BstEvents    events;          /* all that was paid, in this order; those of the end are marked final */
  guint        group;           /* the index of the first outcome that pays the same for the same; its own if it is that */
} BstIoCaseOutcome;

/* One for each rule set that allows the moves up to @node, which is of a game that was not set up by hand; the
 * switches that its tile sets bring are on as usual. "modern" comes first. (transfer full)
 * (element-type BstIoCaseOutcome) */
GPtrArray *bst_io_case_compare          (const BstNode          *node) G_GNUC_WARN_UNUSED_RESULT;

/* Its score lines in words, "Red: 2 tiles × 1 = 2 (C4)", each event that pays one. Freed with g_strfreev(). */
char     **bst_io_case_outcome_dup_lines (const BstIoCaseOutcome *self) G_GNUC_WARN_UNUSED_RESULT;

/* "Red 4, Blue 2": everybody who has points; "nobody has points". (transfer full) */
char      *bst_io_case_outcome_dup_points (const BstIoCaseOutcome *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
