/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-level.h"

#include "bst-engine-value.h"

/* By level. Own points; then others' too and what is still to come, which is rated as if followers never ran out; then farms;
 * then followers, but not which tiles are gone; then all. */
static const guint blind[BST_N_ENGINE_LEVELS + 1] = {
  [1] = BST_BLIND_OUTLOOK | BST_BLIND_FARMS | BST_BLIND_RIVALS,
  [2] = BST_BLIND_SUPPLY | BST_BLIND_FARMS,
  [3] = BST_BLIND_SUPPLY,
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
