/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why something is refused. Core gives a reason; the sentence for it is written in one place,
 * bst-io-reason.c, in the reader's language. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  BST_REASON_NONE,              /* it is not refused */
  BST_REASON_NOT_HANDLED,       /* of a module's hook only: that is for another to say */

  /* --- Laying a tile --- */
  BST_REASON_TAKEN,             /* P1: a tile lies on the cell */
  BST_REASON_APART,             /* P1: the cell touches no tile */
  BST_REASON_EDGE,              /* P2: an edge does not match; the error says which */
  BST_REASON_FITS,              /* P9: the tile can be placed, so it is not put aside */
  BST_REASON_NONE_LEFT,         /* R1 */
  BST_REASON_RIVER_FIRST,       /* RV2 */
  BST_REASON_RIVER_APART,       /* RV3: no river leads to the tile */
  BST_REASON_U_TURN,            /* RV4 */
  BST_REASON_NO_HOLE,           /* AM1: an abbey needs four neighbours */
  BST_REASON_NO_ABBEY,          /* AM1: the player has none */
  BST_REASON_NO_VOLCANO,        /* PD1: dragon tiles wait */
  BST_REASON_UNDER_HILLS,       /* HS11: what is left cannot be drawn */
  BST_REASON_NOT_HELD,          /* H4: the tile is not in the hand */
  BST_REASON_BEYOND,            /* H10: the table ends before the cell */
  BST_REASON_TURN_OPEN,         /* R7: the turn before has not ended */
  BST_REASON_OUT_OF_BOUNDS,     /* no board reaches so far */

  /* --- Putting a figure --- */
  BST_REASON_ONE_FIGURE,        /* M1 */
  BST_REASON_SUPPLY,            /* M2 */
  BST_REASON_NO_FEATURE,        /* M3: not on the board */
  BST_REASON_NOT_LAST,          /* M3: not on the tile just laid */
  BST_REASON_NO_FEATURE_ON_TILE, /* M4 */
  BST_REASON_OCCUPIED,          /* M5 */
  BST_REASON_NOT_HIS,           /* R6: another player's figure */
  BST_REASON_NO_FARMERS,        /* W2 */
  BST_REASON_PIG,               /* T7 */
  BST_REASON_BUILDER,           /* T11 */
  BST_REASON_BARN,              /* AM2 */
  BST_REASON_MAYOR,             /* AM5 */
  BST_REASON_WAGON,             /* AM6: where a wagon may stand */
  BST_REASON_ABBOT,             /* AB2: where an abbot may stand */
  BST_REASON_GARDEN,            /* AB3: who may stand on a garden */
  BST_REASON_SHEPHERD,          /* HS2: where a shepherd may stand */
  BST_REASON_DRAGON_TILE,       /* PD2 */
  BST_REASON_TOWER_TOP,         /* TO4 */

  /* --- Other steps --- */
  BST_REASON_NOT_NOW,           /* R7 */
  BST_REASON_TURN_OVER,         /* R7 */
  BST_REASON_TOO_MANY_STEPS,    /* R7: more than a move holds */
  BST_REASON_RESULT,            /* what chance gave is not said, or cannot come */
  BST_REASON_FLIGHT,            /* FL1: who flies, and from where */
  BST_REASON_LANDING,           /* FL3: where he may come down */
  BST_REASON_LANDING_MUST,      /* FL4 */
  BST_REASON_FERRY,             /* FE1: what it joins */
  BST_REASON_FERRY_MUST,        /* FE1 */
  BST_REASON_FERRY_MOVE,        /* FE4, FE5: which may be moved, and where to */
  BST_REASON_GOLD,              /* GO1: where the second ingot may lie */
  BST_REASON_GOLD_MUST,         /* GO1 */
  BST_REASON_MAGIC,             /* MW1: where the mage and the witch may stand */
  BST_REASON_MAGIC_CALL,        /* MW1, MW2: when one of them moves */
  BST_REASON_MAGIC_MUST,        /* MW1, MW3 */
  BST_REASON_CIRCLE,            /* CC1: when what a crop circle does is chosen */
  BST_REASON_CIRCLE_PLACE,      /* CC2, CC4 */
  BST_REASON_CIRCLE_MUST,       /* CC1, CC2 */
  BST_REASON_FLOCK,             /* HS4: whose flock grows or is scored, and when */
  BST_REASON_FLOCK_MUST,        /* HS4 */
  BST_REASON_WAGON_WAY,         /* AM6: where it may drive */
  BST_REASON_DRAGON_WAY,        /* PD2 */
  BST_REASON_DRAGON_MUST,       /* PD2 */
  BST_REASON_FAIRY,             /* PD3 */
  BST_REASON_PRINCESS_MUST,     /* PD5 */
  BST_REASON_PRINCESS,          /* PD5 */
  BST_REASON_PIECE,             /* TO1 */
  BST_REASON_CAPTURE,           /* TO2 */
  BST_REASON_EXCHANGE_MUST,     /* TO3 */
  BST_REASON_EXCHANGE,          /* TO3 */
  BST_REASON_RANSOM,            /* TO3 */
  BST_REASON_ESCAPE,            /* SI3 */
  BST_REASON_TAKE_BACK,         /* AB5 */
  BST_REASON_NO_SUCH_FIGURE,    /* D11 */
  BST_REASON_QUARANTINE,        /* D11 */
  BST_REASON_MAY_NOT_STAND,     /* D11 */
  BST_REASON_TWO_FOLLOWERS,     /* D11 */
  BST_REASON_NO_BUYING,         /* H7 */
  BST_REASON_BUY_FIRST,         /* H7 */
  BST_REASON_BUYERS,            /* H7 */
  BST_REASON_CANNOT_PAY,        /* H7 */
  BST_REASON_NOT_ALONE,         /* H7 */

  /* --- The text of a move --- */
  BST_REASON_BAD_BRACKET,
  BST_REASON_BAD_COLOUR,
  BST_REASON_BAD_SPOT,
  BST_REASON_BAD_STEP,
  BST_REASON_BAD_CELL,
  BST_REASON_BAD_ROTATION,
  BST_REASON_BAD_END,
  BST_REASON_BAD_MOVE,
  BST_REASON_BAD_TILE,

  /* --- The text of a position --- */
  BST_REASON_BAD_PLAYER,
  BST_REASON_BAD_PLAYERS,
  BST_REASON_BAD_FIGURE,
  BST_REASON_BAD_FEATURE,
  BST_REASON_BAD_KIND,
  BST_REASON_BAD_SUPPLY,
  BST_REASON_BAD_BOARD,
  BST_REASON_BAD_COPIES,
  BST_REASON_BAD_FIT,
  BST_REASON_BAD_START,
  BST_REASON_BAD_HELD_TILE,
  BST_REASON_BAD_TWICE,
  BST_REASON_BAD_HELD,
  BST_REASON_BAD_TURN,
  BST_REASON_BAD_DISCARD,
  BST_REASON_BAD_FIGURES,
  BST_REASON_BAD_REST,
  BST_REASON_BAD_TOKEN,
  BST_REASON_BAD_PARTS,
  BST_REASON_BAD_RULES,
  BST_REASON_BAD_HELD_TILES,
  BST_REASON_BAD_CELLS,
  BST_REASON_BAD_ROOM,
  BST_REASON_BAD_STAND,
  BST_REASON_TOO_MANY_DISCARDS,
  BST_REASON_BAD_SET_UP,

  /* --- A puzzle, and the text of an answer --- */
  BST_REASON_NO_TARGET,
  BST_REASON_NO_TILE_NAMED,
  BST_REASON_NOTHING_PLAYED,
  BST_REASON_NO_RIGHT_ANSWER,
  BST_REASON_BAD_CLAIM,
  BST_REASON_NO_CLAIM,
  BST_REASON_NO_COPY,
  BST_REASON_SO_ALREADY,
  BST_REASON_NO_MOVE,
  BST_REASON_NO_SOLUTION,
  BST_REASON_TOO_MANY_MOVES,
  BST_REASON_STOPPED,
  BST_REASON_BAD_ANSWER_CELL,
  BST_REASON_BAD_ANSWER_NUMBER,
  BST_REASON_BAD_ANSWER_MOVES,
  BST_REASON_BAD_ANSWER_TILE,
  BST_REASON_BAD_ANSWER_FEATURE,
  BST_REASON_BAD_ANSWER_CHOICE,
  BST_REASON_BAD_ANSWER_TRUTH
} BstReason;

#define BST_N_REASONS (BST_REASON_BAD_ANSWER_TRUTH + 1)

/* The number of the rule behind it, "P1"; NULL if none is. Static. */
const char *bst_reason_get_rule (BstReason reason);

/* A stable word, "taken", for logs and tests. Static. */
const char *bst_reason_get_name (BstReason reason);

G_END_DECLS
