/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the tiles of the set are: the book-keeping of a position. */

#pragma once

#include <bst-position.h>

G_BEGIN_DECLS

/* n_set + n_excess = n_board + n_hands + n_bag + n_hidden + n_discarded. Abbeys, which are drawn by nobody, are
 * left out. */
typedef struct
{
  guint n_set;
  guint n_excess;           /* copies that the set does not have */
  guint n_board;
  guint n_hands;            /* known or not */
  guint n_bag;
  guint n_hidden;           /* under hills (HS11) */
  guint n_discarded;
} BastideBalance;

void  bastide_balance_count    (const BstPosition    *position,
                                BastideBalance       *balance);

/* "2 under hills". (transfer full) */
char *bastide_balance_dup_hidden (const BastideBalance *balance) G_GNUC_WARN_UNUSED_RESULT;

/* "72 tiles = 20 on the board + 1 in hand + 49 in the bag + 2 aside", with "+ 1 under a hill" if any is. (transfer full) */
char *bastide_balance_dup_text (const BastideBalance *balance) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
