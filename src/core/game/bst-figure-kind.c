/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-figure-kind.h"

#define ON(feature) (1u << BST_FEATURE_##feature)
/* Gardens are for abbots alone (AB3). */
#define EVERYWHERE  (((1u << BST_N_FEATURE_KINDS) - 1) & ~(BST_FEATURES_WITHOUT_FIGURES | ON (GARDEN)))

const BstFigureFacts bst_figure_facts[BST_N_FIGURE_KINDS] = {
  [BST_FIGURE_FOLLOWER] = {
    .name = "",
    .number = "followers",
    .rule = "R2",
    .features = EVERYWHERE,
    .strength = 1,
    .is_follower = TRUE,
    .counts_one = TRUE,
    .n_written = BST_FIGURE_FOLLOWER + 1,
  },
  [BST_FIGURE_BIG] = {
    .name = "big",
    .number = "big-followers",
    .rule = "IC3",
    .features = EVERYWHERE,
    .strength = 2,
    .is_follower = TRUE,
    .n_written = BST_FIGURE_PIG + 1,
  },
  [BST_FIGURE_BUILDER] = {
    .name = "builder",
    .number = "builders",
    .rule = "T11",
    .features = ON (CITY) | ON (ROAD),
    .goes_with_last = TRUE,
    .n_written = BST_FIGURE_PIG + 1,
  },
  [BST_FIGURE_PIG] = {
    .name = "pig",
    .number = "pigs",
    .rule = "T7",
    .features = ON (FIELD),
    .goes_with_last = TRUE,
    .n_written = BST_FIGURE_PIG + 1,
  },
  [BST_FIGURE_BARN] = {
    .name = "barn",
    .number = "barns",
    .rule = "AM2",
    .features = ON (FIELD),
    .stays = TRUE,
    .on_corner = TRUE,
    .n_written = BST_FIGURE_MAYOR + 1,
  },
  [BST_FIGURE_WAGON] = {
    .name = "wagon",
    .number = "wagons",
    .rule = "AM6",
    .features = ON (CITY) | ON (ROAD) | ON (MONASTERY),
    .strength = 1,
    .is_follower = TRUE,
    .counts_one = TRUE,
    .n_written = BST_FIGURE_MAYOR + 1,
  },
  [BST_FIGURE_MAYOR] = {
    .name = "mayor",
    .number = "mayors",
    .rule = "AM5",
    .features = ON (CITY),
    .is_follower = TRUE,
    .n_written = BST_FIGURE_MAYOR + 1,
  },
  [BST_FIGURE_ABBOT] = {
    .name = "abbot",
    .number = "abbots",
    .rule = "AB1",
    .features = ON (MONASTERY) | ON (GARDEN),
    .strength = 1,
    .is_follower = TRUE,
    .counts_one = TRUE,
    .n_written = BST_FIGURE_ABBOT + 1,
  },
  [BST_FIGURE_SHEPHERD] = {
    .name = "shepherd",
    .number = "shepherds",
    .rule = "HS2",
    .features = ON (FIELD),
    .stays = TRUE,
    .n_written = BST_FIGURE_SHEPHERD + 1,
  },
};
