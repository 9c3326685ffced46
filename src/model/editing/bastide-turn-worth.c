/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-worth.h"

#include <bst-feature.h>

/* FALSE if the turn cannot end here. */
static gboolean
count_total (BstPosition *position,
             guint        player,
             int         *total)
{
  int points[BST_MAX_PLAYERS] = { 0 };

  if (!bst_position_end_turn (position, NULL))
    return FALSE;
  bst_position_score_final (position, points, NULL);
  *total = points[player] + bst_position_get_score (position, player);

  return TRUE;
}

gboolean
bastide_turn_worth_count (const BstPosition *position,
                          const BstStep     *step,
                          int               *worth)
{
  g_autoptr (BstPosition) with = bst_position_copy (position);
  g_autoptr (BstPosition) without = bst_position_copy (position);
  guint player = bst_position_get_decider (position);
  int more, less;

  bst_position_make_step (with, step, NULL);
  if (!count_total (with, player, &more) || !count_total (without, player, &less))
    return FALSE;
  *worth = more - less;

  return TRUE;
}
