/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-step-private.h"

const BstStepNotation bst_step_notations[BST_N_STEP_KINDS] = {
  [BST_STEP_PUT] = { .says = BST_STEP_SAYS_FIGURE },
  [BST_STEP_FAIRY] = { .verb = { "fairy", "to" }, .says = BST_STEP_SAYS_FIGURE_OR_CELL },
  [BST_STEP_PRINCESS] = { .verb = { "princess", "takes" }, .says = BST_STEP_SAYS_FIGURE },
  [BST_STEP_PIECE] = { .verb = { "piece", "at" }, .says = BST_STEP_SAYS_CELL },
  [BST_STEP_CAPTURE] = { .verb = { "captures" }, .says = BST_STEP_SAYS_FIGURE },
  [BST_STEP_FREE] = { .verb = { "frees" }, .says = BST_STEP_SAYS_PRISONER },
  [BST_STEP_RANSOM] = {
    .verb = { "ransoms" },
    .says = BST_STEP_SAYS_PRISONER,
    .joint = "from",
    .says_of_to = BST_STEP_SAYS_PLAYER,
  },
  [BST_STEP_DRAGON] = { .verb = { "dragon" }, .says = BST_STEP_SAYS_DIRECTION },
  [BST_STEP_WAGON] = {
    .verb = { "wagon", "to" },
    .by_player = TRUE,
    .figure = BST_FIGURE_WAGON,
    .says = BST_STEP_SAYS_PLACE,
  },
  [BST_STEP_ESCAPE] = { .verb = { "escapes" }, .says = BST_STEP_SAYS_FIGURE },
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
  [BST_STEP_PASS] = { .verb = { "passes" } },
};
