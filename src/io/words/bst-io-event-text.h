/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The formula of an event in the user's language. */

#pragma once

#include "bst-event.h"

G_BEGIN_DECLS

/* "4 tiles × 2 + 1 pennant × 2 = 10"; "10" where nothing is counted but points; "2 wine tokens" of what
 * changes hands for no points; "" if there is nothing to reckon. (transfer full) */
char *bst_io_event_dup_formula (const BstEvent *event) G_GNUC_WARN_UNUSED_RESULT;

/* The same with a question mark for the sum; NULL if there is none, or nothing is to be reckoned. (transfer full)
 * (nullable) */
char *bst_io_event_dup_question (const BstEvent *event) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
