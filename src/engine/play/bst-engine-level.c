/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-level.h"

#include "bst-engine-value.h"

/* By level. A beginner has his own points in mind; then those of others too, and what is still to come; then farms; then how
 * few followers are at home; then which tiles are gone. */
static const guint blind[BST_N_ENGINE_LEVELS + 1] = {
  [1] = BST_BLIND_OUTLOOK | BST_BLIND_FARMS | BST_BLIND_RIVALS,
  [2] = BST_BLIND_BAG | BST_BLIND_FEW | BST_BLIND_FARMS,
  [3] = BST_BLIND_BAG | BST_BLIND_FEW,
  [4] = BST_BLIND_BAG,
  [5] = 0,
  [6] = 0,
};

guint
bst_engine_level_get_blind (guint level)
{
  g_return_val_if_fail (level >= 1 && level <= BST_N_ENGINE_LEVELS, 0);

  return blind[level];
}

gboolean
bst_engine_level_looks_ahead (guint level)
{
  return level == BST_N_ENGINE_LEVELS;
}
