/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-reason.h"

typedef struct
{
  const char *rule;     /* NULL if none is behind it */
  const char *name;
} Reason;

static const Reason reasons[BST_N_REASONS] = {
  [BST_REASON_NONE] = { NULL, "none" },
  [BST_REASON_NOT_HANDLED] = { NULL, "not-handled" },
  [BST_REASON_TAKEN] = { "P1", "taken" },
  [BST_REASON_APART] = { "P1", "apart" },
  [BST_REASON_EDGE] = { "P2", "edge" },
  [BST_REASON_FITS] = { "P9", "fits" },
  [BST_REASON_NONE_LEFT] = { "R1", "none-left" },
  [BST_REASON_RIVER_FIRST] = { "RV2", "river-first" },
  [BST_REASON_RIVER_APART] = { "RV3", "river-apart" },
  [BST_REASON_U_TURN] = { "RV4", "u-turn" },
  [BST_REASON_NO_HOLE] = { "AM1", "no-hole" },
  [BST_REASON_NO_ABBEY] = { "AM1", "no-abbey" },
  [BST_REASON_NO_VOLCANO] = { "PD1", "no-volcano" },
  [BST_REASON_NOT_HELD] = { "H4", "not-held" },
  [BST_REASON_BEYOND] = { "H10", "beyond" },
  [BST_REASON_TURN_OPEN] = { "R7", "turn-open" },
  [BST_REASON_OUT_OF_BOUNDS] = { NULL, "out-of-bounds" },
  [BST_REASON_ONE_FIGURE] = { "M1", "one-figure" },
  [BST_REASON_SUPPLY] = { "M2", "supply" },
  [BST_REASON_NO_FEATURE] = { "M3", "no-feature" },
  [BST_REASON_NOT_LAST] = { "M3", "not-last" },
  [BST_REASON_NO_FEATURE_ON_TILE] = { "M4", "no-feature-on-tile" },
  [BST_REASON_OCCUPIED] = { "M5", "occupied" },
  [BST_REASON_NOT_HIS] = { "R6", "not-his" },
  [BST_REASON_NO_FARMERS] = { "W2", "no-farmers" },
  [BST_REASON_PIG] = { "T7", "pig" },
  [BST_REASON_BUILDER] = { "T11", "builder" },
  [BST_REASON_BARN] = { "AM2", "barn" },
  [BST_REASON_MAYOR] = { "AM5", "mayor" },
  [BST_REASON_WAGON] = { "AM6", "wagon" },
  [BST_REASON_ABBOT] = { "AB2", "abbot" },
  [BST_REASON_GARDEN] = { "AB3", "garden" },
  [BST_REASON_DRAGON_TILE] = { "PD2", "dragon-tile" },
  [BST_REASON_TOWER_TOP] = { "TO4", "tower-top" },
  [BST_REASON_NOT_NOW] = { "R7", "not-now" },
  [BST_REASON_TURN_OVER] = { "R7", "turn-over" },
  [BST_REASON_TOO_MANY_STEPS] = { "R7", "too-many-steps" },
  [BST_REASON_RESULT] = { NULL, "result" },
  [BST_REASON_WAGON_WAY] = { "AM6", "wagon-way" },
  [BST_REASON_DRAGON_WAY] = { "PD2", "dragon-way" },
  [BST_REASON_DRAGON_MUST] = { "PD2", "dragon-must" },
  [BST_REASON_FAIRY] = { "PD3", "fairy" },
  [BST_REASON_PRINCESS_MUST] = { "PD5", "princess-must" },
  [BST_REASON_PRINCESS] = { "PD5", "princess" },
  [BST_REASON_PIECE] = { "TO1", "piece" },
  [BST_REASON_CAPTURE] = { "TO2", "capture" },
  [BST_REASON_EXCHANGE_MUST] = { "TO3", "exchange-must" },
  [BST_REASON_EXCHANGE] = { "TO3", "exchange" },
  [BST_REASON_RANSOM] = { "TO3", "ransom" },
  [BST_REASON_ESCAPE] = { "SI3", "escape" },
  [BST_REASON_TAKE_BACK] = { "AB5", "take-back" },
  [BST_REASON_NO_SUCH_FIGURE] = { "D11", "no-such-figure" },
  [BST_REASON_QUARANTINE] = { "D11", "quarantine" },
  [BST_REASON_MAY_NOT_STAND] = { "D11", "may-not-stand" },
  [BST_REASON_TWO_FOLLOWERS] = { "D11", "two-followers" },
  [BST_REASON_NO_BUYING] = { "H7", "no-buying" },
  [BST_REASON_BUY_FIRST] = { "H7", "buy-first" },
  [BST_REASON_BUYERS] = { "H7", "buyers" },
  [BST_REASON_CANNOT_PAY] = { "H7", "cannot-pay" },
  [BST_REASON_NOT_ALONE] = { "H7", "not-alone" },
  [BST_REASON_BAD_BRACKET] = { NULL, "bracket" },
  [BST_REASON_BAD_COLOUR] = { NULL, "colour" },
  [BST_REASON_BAD_SPOT] = { NULL, "place" },
  [BST_REASON_BAD_STEP] = { NULL, "step" },
  [BST_REASON_BAD_CELL] = { NULL, "cell" },
  [BST_REASON_BAD_ROTATION] = { NULL, "rotation" },
  [BST_REASON_BAD_END] = { NULL, "end" },
  [BST_REASON_BAD_MOVE] = { NULL, "move" },
  [BST_REASON_BAD_TILE] = { NULL, "tile" },
  [BST_REASON_BAD_PLAYER] = { NULL, "player" },
  [BST_REASON_BAD_PLAYERS] = { NULL, "players" },
  [BST_REASON_BAD_FIGURE] = { NULL, "figure" },
  [BST_REASON_BAD_FEATURE] = { NULL, "feature" },
  [BST_REASON_BAD_KIND] = { NULL, "kind" },
  [BST_REASON_BAD_SUPPLY] = { NULL, "figures-out" },
  [BST_REASON_BAD_BOARD] = { NULL, "board" },
  [BST_REASON_BAD_COPIES] = { NULL, "copies" },
  [BST_REASON_BAD_FIT] = { NULL, "fit" },
  [BST_REASON_BAD_START] = { NULL, "start" },
  [BST_REASON_BAD_HELD_TILE] = { NULL, "hand" },
  [BST_REASON_BAD_TWICE] = { NULL, "twice" },
  [BST_REASON_BAD_HELD] = { NULL, "held" },
  [BST_REASON_BAD_TURN] = { NULL, "turn" },
  [BST_REASON_BAD_DISCARD] = { NULL, "aside" },
  [BST_REASON_BAD_FIGURES] = { NULL, "figures" },
  [BST_REASON_BAD_REST] = { NULL, "rest" },
  [BST_REASON_BAD_TOKEN] = { NULL, "token" },
  [BST_REASON_BAD_PARTS] = { NULL, "parts" },
  [BST_REASON_BAD_RULES] = { NULL, "rules" },
  [BST_REASON_BAD_HELD_TILES] = { NULL, "hands" },
  [BST_REASON_BAD_CELLS] = { NULL, "cells" },
  [BST_REASON_BAD_ROOM] = { NULL, "room" },
  [BST_REASON_BAD_STAND] = { NULL, "stand" },
  [BST_REASON_TOO_MANY_DISCARDS] = { NULL, "discards" },
  [BST_REASON_BAD_SET_UP] = { NULL, "set-up" },
  [BST_REASON_NO_TARGET] = { NULL, "no-target" },
  [BST_REASON_NO_TILE_NAMED] = { NULL, "no-tile-named" },
  [BST_REASON_NOTHING_PLAYED] = { NULL, "nothing-played" },
  [BST_REASON_NO_RIGHT_ANSWER] = { NULL, "no-right-answer" },
  [BST_REASON_NO_COPY] = { NULL, "no-copy" },
  [BST_REASON_SO_ALREADY] = { NULL, "so-already" },
  [BST_REASON_NO_MOVE] = { NULL, "no-move" },
  [BST_REASON_BAD_CLAIM] = { NULL, "claim" },
  [BST_REASON_NO_CLAIM] = { NULL, "no-claim" },
  [BST_REASON_NO_SOLUTION] = { NULL, "no-solution" },
  [BST_REASON_TOO_MANY_MOVES] = { NULL, "too-many-moves" },
  [BST_REASON_STOPPED] = { NULL, "stopped" },
  [BST_REASON_BAD_ANSWER_CELL] = { NULL, "answer-cell" },
  [BST_REASON_BAD_ANSWER_NUMBER] = { NULL, "answer-number" },
  [BST_REASON_BAD_ANSWER_MOVES] = { NULL, "answer-moves" },
  [BST_REASON_BAD_ANSWER_TILE] = { NULL, "answer-tile" },
  [BST_REASON_BAD_ANSWER_FEATURE] = { NULL, "answer-feature" },
  [BST_REASON_BAD_ANSWER_CHOICE] = { NULL, "answer-choice" },
  [BST_REASON_BAD_ANSWER_TRUTH] = { NULL, "answer-truth" },
};

const char *
bst_reason_get_rule (BstReason reason)
{
  g_return_val_if_fail (reason < BST_N_REASONS, NULL);

  return reasons[reason].rule;
}

const char *
bst_reason_get_name (BstReason reason)
{
  g_return_val_if_fail (reason < BST_N_REASONS, NULL);

  return reasons[reason].name;
}
