/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-feature-kind.h"

const BstFeatureFacts bst_feature_facts[BST_N_FEATURE_KINDS] = {
  [BST_FEATURE_CITY] = {
    .name = "city",
    .unfinished = "city.incomplete",
    .paid = "city",
    .edge = BST_EDGE_CITY,
    .counts_tiles = TRUE,
    .completes = TRUE,
    .takes_figures = TRUE,
    .is_claimed = TRUE,
  },
  [BST_FEATURE_ROAD] = {
    .name = "road",
    .unfinished = "road.incomplete",
    .paid = "road",
    .edge = BST_EDGE_ROAD,
    .counts_tiles = TRUE,
    .completes = TRUE,
    .takes_figures = TRUE,
    .is_claimed = TRUE,
  },
  [BST_FEATURE_FIELD] = {
    .name = "field",
    .unfinished = "field",
    .paid = "field",
    .half_edges = TRUE,
    .takes_figures = TRUE,
    .is_claimed = TRUE,
  },
  [BST_FEATURE_MONASTERY] = {
    .name = "monastery",
    .spot = "mon",
    .unfinished = "monastery.incomplete",
    .paid = "monastery",
    .is_inside = TRUE,
    .counts_round = TRUE,
    .completes = TRUE,
    .takes_figures = TRUE,
    .is_claimed = TRUE,
  },
  [BST_FEATURE_RIVER] = {
    .name = "river",
    .unfinished = "river",
    .paid = "river",
    .edge = BST_EDGE_RIVER,
  },
  [BST_FEATURE_TOWER] = {
    .name = "tower",
    .spot = "tower",
    .unfinished = "river",
    .paid = "river",
    .is_inside = TRUE,
    .stays_open = TRUE,
    .takes_figures = TRUE,
  },
  [BST_FEATURE_GARDEN] = {
    .name = "garden",
    .spot = "garden",
    .unfinished = "garden.incomplete",
    .paid = "garden",
    .is_inside = TRUE,
    .counts_round = TRUE,
    .completes = TRUE,
    .takes_figures = TRUE,
    .is_claimed = TRUE,
  },
};

guint
bst_feature_kind_find (const char *name)
{
  guint kind = 0;

  while (kind < BST_N_FEATURE_KINDS && g_strcmp0 (bst_feature_facts[kind].name, name) != 0)
    kind++;

  return kind;
}
