/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player does otherwise than the engine would (bst-engine-habits.h), in sentences with counts. */

#pragma once

#include "bst-engine-habits.h"

G_BEGIN_DECLS

/* A sentence for each thing that can be told from chance, what costs most first; of nothing else there is a word.
 * (transfer full) (element-type utf8) */
GPtrArray *bst_io_habit_text_list (const BstHabits *habits) G_GNUC_WARN_UNUSED_RESULT;

/* What is said where the list is empty although turns were looked at. Static. */
const char *bst_io_habit_text_none (void);

/* How many turns of how many games were looked at, and how many were the best. (transfer full) */
char      *bst_io_habit_text_dup_head (const BstHabits *habits) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
