/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-neutral-kind.h"

const BstNeutralFacts bst_neutral_facts[BST_N_NEUTRAL_KINDS] = {
  [BST_NEUTRAL_DRAGON] = { .name = "dragon", .in_rules = G_STRUCT_OFFSET (BstRules, dragon) },
  [BST_NEUTRAL_FAIRY] = { .name = "fairy", .in_rules = G_STRUCT_OFFSET (BstRules, fairy), .joins_followers = TRUE },
  [BST_NEUTRAL_MAGE] = { .name = "mage", .in_rules = G_STRUCT_OFFSET (BstRules, mage), .grounds = BST_MAGIC_GROUNDS },
  [BST_NEUTRAL_WITCH] = { .name = "witch", .in_rules = G_STRUCT_OFFSET (BstRules, witch), .grounds = BST_MAGIC_GROUNDS },
};
