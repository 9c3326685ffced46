/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions along a line of a record, for what goes along it by steps of its own. */

#pragma once

#include "bst-record.h"

G_BEGIN_DECLS

/* A position on its way along a line. Hands of several tiles, and what a set-up says of hands, stay
 * until a move changes them: then it @keeps them. */
typedef struct
{
  BstPosition *position;        /* owned by who goes */
  gboolean     keeps;
} BstWay;

/* At the start of the game. */
void     bst_way_start         (BstWay           *way,
                                const BstRecord  *record);

/* Makes the move of @node, which follows where the way is, or is a set-up. Appends to @events (nullable)
 * what it scores. FALSE and @error, which names the number of the move, if it is illegal. */
gboolean bst_way_go_on         (BstWay           *way,
                                const BstNode    *node,
                                BstEvents        *events,
                                GError          **error);

/* What everybody holds after @node: said by the file, or known from the moves that follow. The next
 * tile of the line is in the hand of the player to move; players who draw ahead hold theirs as well.
 * With @keeps the position knows what is held already. */
void     bst_record_fill_hands (const BstRecord  *record,
                                const BstNode    *node,
                                gboolean          keeps,
                                BstPosition      *position);

G_END_DECLS
