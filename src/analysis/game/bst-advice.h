/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the rule documents advise about the choice of tiles and rules. Advice, not rules: a game
 * against it is a legal game. */

#pragma once

#include "bst-rules.h"
#include "bst-tile-set.h"

G_BEGIN_DECLS

typedef enum
{
  BST_ADVICE_DROUGHT = 1 << 0,  /* D1: no more drought tiles than tiles with pig herds */
  BST_ADVICE_PLAGUE  = 1 << 1   /* D1: plague only where something takes followers out of cities */
} BstAdvice;

/* Bits of BstAdvice that the choice goes against; 0 for none. */
guint bst_advice_find (const BstTileSet *set,
                       const BstRules   *rules);

/* Copies of tiles with such an emblem (BstEmblem) on one of their segments. */
guint bst_advice_count (const BstTileSet *set,
                        guint             emblem);

G_END_DECLS
