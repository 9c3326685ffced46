/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of a game, looked at to its last tile: every order in which the tiles left may come, equal ones once, and
 * every turn with each; everybody takes the turn that is best for his margin. Nothing is estimated. */

#pragma once

#include "bst-position.h"

G_BEGIN_DECLS

typedef struct _BstEngineEnd BstEngineEnd;

typedef struct
{
  double points[BST_MAX_PLAYERS];   /* expected at the end */
  double win[BST_MAX_PLAYERS];      /* chance to have the most points alone, ... */
  double tie[BST_MAX_PLAYERS];      /* ... or with others */
} BstEngineEndValue;

/* For games as that of @position. */
BstEngineEnd *bst_engine_end_new   (const BstPosition  *position) G_GNUC_WARN_UNUSED_RESULT;
void          bst_engine_end_free  (BstEngineEnd       *end);

/* About how many last positions there are behind @position, which waits for a draw; G_MAXDOUBLE if that cannot be said:
 * in games with modules turns have more than a figure to decide, and where players hold tiles that nobody knows (H3, H4) a
 * draw is no draw from the bag: they are not looked at to the end. */
double        bst_engine_end_count (BstEngineEnd       *end,
                                    BstPosition        *position);

/* The value of a position of the base game that waits for a draw; it is the same afterwards. FALSE if @stop (nullable), which is
 * asked now and then, said so. */
gboolean      bst_engine_end_look  (BstEngineEnd       *end,
                                    const BstPosition  *position,
                                    gboolean          (*stop) (gpointer data),
                                    gpointer            data,
                                    BstEngineEndValue  *value);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstEngineEnd, bst_engine_end_free)

G_END_DECLS
