/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-step-private.h"

const BstStepNotation bst_step_notations[BST_N_STEP_KINDS] = {
  [BST_STEP_PUT] = { .says = BST_STEP_SAYS_FIGURE, .place = BST_STEP_AT_SPOT },
  [BST_STEP_FAIRY] = {
    .verb = { "fairy", "to" },
    .says = BST_STEP_SAYS_FIGURE_OR_CELL,
    .place = BST_STEP_AT_SPOT_OR_CELL,
    .by_owner = TRUE,
  },
  [BST_STEP_PRINCESS] = { .verb = { "princess", "takes" }, .says = BST_STEP_SAYS_FIGURE, .place = BST_STEP_AT_SPOT },
  [BST_STEP_PIECE] = { .verb = { "piece", "at" }, .says = BST_STEP_SAYS_CELL, .place = BST_STEP_AT_TOWER },
  [BST_STEP_CAPTURE] = { .verb = { "captures" }, .says = BST_STEP_SAYS_FIGURE, .place = BST_STEP_AT_SPOT },
  [BST_STEP_FREE] = { .verb = { "frees" }, .says = BST_STEP_SAYS_PRISONER },
  [BST_STEP_RANSOM] = {
    .verb = { "ransoms" },
    .says = BST_STEP_SAYS_PRISONER,
    .joint = "from",
    .says_of_to = BST_STEP_SAYS_PLAYER,
    .by_owner = TRUE,
  },
  [BST_STEP_DRAGON] = { .verb = { "dragon" }, .says = BST_STEP_SAYS_DIRECTION, .place = BST_STEP_BESIDE_DRAGON },
  [BST_STEP_WAGON] = {
    .verb = { "wagon", "to" },
    .by_player = TRUE,
    .figure = BST_FIGURE_WAGON,
    .says = BST_STEP_SAYS_PLACE,
    .place = BST_STEP_AT_SPOT,
  },
  [BST_STEP_ESCAPE] = {
    .verb = { "escapes" },
    .says = BST_STEP_SAYS_FIGURE,
    .place = BST_STEP_AT_SPOT,
    .by_owner = TRUE,
  },
  [BST_STEP_DEXTERITY_REMOVES] = {
    .verb = { "hand", "removes" },
    .says = BST_STEP_SAYS_FIGURE,
    .has_reason = TRUE,
  },
  [BST_STEP_DEXTERITY_MOVES] = {
    .verb = { "hand", "moves" },
    .says = BST_STEP_SAYS_FIGURE,
    .joint = "to",
    .says_of_to = BST_STEP_SAYS_PLACE,
    .has_reason = TRUE,
  },
  [BST_STEP_DEXTERITY_EXCHANGES] = {
    .verb = { "hand", "exchanges" },
    .says = BST_STEP_SAYS_FIGURE,
    .joint = "with",
    .says_of_to = BST_STEP_SAYS_FIGURE,
    .has_reason = TRUE,
  },
  [BST_STEP_PAY] = { .verb = { "pays" }, .by_player = TRUE, .says = BST_STEP_SAYS_PAYMENT },
  [BST_STEP_TAKE_BACK] = {
    .verb = { "takes", "back" },
    .says = BST_STEP_SAYS_FIGURE,
    .place = BST_STEP_AT_SPOT,
    .by_owner = TRUE,
  },
  [BST_STEP_PASS] = { .verb = { "passes" } },
  [BST_STEP_FLY] = { .verb = { "flies" }, .says = BST_STEP_SAYS_PRISONER, .by_owner = TRUE },
  [BST_STEP_LAND] = { .verb = { "lands" }, .says = BST_STEP_SAYS_FIGURE, .place = BST_STEP_AT_SPOT, .by_owner = TRUE },
  [BST_STEP_FERRY] = {
    .verb = { "ferry" },
    .says = BST_STEP_SAYS_SIDE,
    .joint = "and",
    .says_of_to = BST_STEP_SAYS_PLACE,
    .place = BST_STEP_BETWEEN_SPOTS,
  },
  [BST_STEP_GOLD] = { .verb = { "gold", "at" }, .says = BST_STEP_SAYS_CELL, .place = BST_STEP_AT_SPOT_OR_CELL },
  [BST_STEP_MAGE] = { .verb = { "mage", "to" }, .says = BST_STEP_SAYS_PLACE, .place = BST_STEP_AT_SPOT },
  [BST_STEP_WITCH] = { .verb = { "witch", "to" }, .says = BST_STEP_SAYS_PLACE, .place = BST_STEP_AT_SPOT },
  [BST_STEP_MAGE_LEAVES] = { .verb = { "mage", "leaves" } },
  [BST_STEP_WITCH_LEAVES] = { .verb = { "witch", "leaves" } },
  [BST_STEP_CIRCLE_ADDS] = { .verb = { "circle", "adds" } },
  [BST_STEP_CIRCLE_TAKES] = { .verb = { "circle", "takes" } },
  [BST_STEP_JOIN] = { .verb = { "joins" }, .says = BST_STEP_SAYS_FIGURE, .place = BST_STEP_AT_SPOT },
  [BST_STEP_LEAVE] = { .verb = { "leaves" }, .says = BST_STEP_SAYS_FIGURE, .place = BST_STEP_AT_SPOT },
  [BST_STEP_SHEEP] = {
    .verb = { "sheep", "to" },
    .says = BST_STEP_SAYS_FIGURE,
    .place = BST_STEP_AT_SPOT,
    .by_owner = TRUE,
  },
  [BST_STEP_FLOCK] = { .verb = { "scores" }, .says = BST_STEP_SAYS_FIGURE, .place = BST_STEP_AT_SPOT, .by_owner = TRUE },
};

BstStepPlace
bst_step_kind_get_place (BstStepKind kind)
{
  return bst_step_notations[kind].place;
}

gboolean
bst_step_kind_is_by_owner (BstStepKind kind)
{
  return bst_step_notations[kind].by_owner;
}
