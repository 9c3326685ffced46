/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the engine sees of a position: for each feature that is still open, and for each player, a row of bytes. The
 * same bytes mean the same everywhere: what a feature may still bring is a function of them alone. */

#pragma once

#include "bst-engine-cells.h"
#include "bst-survey.h"

G_BEGIN_DECLS

/* The places of a row. Counts are cut off at 255, shares go up to 255. */
typedef enum
{
  BST_INPUT_ONE,                /* always 1 */
  BST_INPUT_MINE,               /* strength (MJ1) of the player, ... */
  BST_INPUT_BEST_OTHER,         /* ... the strongest other, ... */
  BST_INPUT_ALL_OTHERS,         /* ... and all others */
  BST_INPUT_I_OWN,              /* he has the majority alone, ... */
  BST_INPUT_I_SHARE,            /* ... with others, ... */
  BST_INPUT_OTHERS_OWN,         /* ... others have it, ... */
  BST_INPUT_FREE,               /* ... or nobody */
  BST_INPUT_END,                /* points as it stands */
  BST_INPUT_GAIN,               /* points more when it is completed */
  BST_INPUT_CELLS,              /* free cells to be filled */
  BST_INPUT_OPEN,               /* open edges or half-edges */
  BST_INPUT_DEAD,               /* cells that no tile left fits */
  BST_INPUT_LEAST_FIT,          /* copies left that fit its hardest cell, ... */
  BST_INPUT_MEAN_FIT,           /* ... and the mean of its cells */
  BST_INPUT_FILLED,             /* chance that all its cells are filled, each by one of half of the tiles left */
  BST_INPUT_CLOSED,             /* ... by one that closes it there */
  BST_INPUT_LEAST_CLOSE,        /* copies that close it at its hardest cell */
  BST_INPUT_JOIN_MINE,          /* strength of the player on features that one tile joins to it, ... */
  BST_INPUT_JOIN_OTHERS,        /* ... of the strongest other, ... */
  BST_INPUT_JOIN_WORTH,         /* ... what the best of them is worth to the player, ... */
  BST_INPUT_JOIN_LOSS,          /* ... and to others, ... */
  BST_INPUT_JOIN_TILES,         /* ... and the most copies that join */
  BST_INPUT_TILES,
  BST_INPUT_HELPERS,            /* builders and pigs of the player, ... */
  BST_INPUT_OTHER_HELPERS,      /* ... and of others */
  BST_INPUT_BARNS,              /* 1: the player's; 2: another's */
  BST_INPUT_CITIES,             /* farms: completed cities, ... */
  BST_INPUT_OPEN_CITIES,        /* ... others, ... */
  BST_INPUT_OPEN_WORTH,         /* ... and how many of them will be, times 16 */
  BST_INPUT_TIME,               /* tiles left to each player */
  BST_INPUT_IS_NEXT,            /* the player draws next */
  BST_INPUT_SUPPLY,             /* followers of the player at home, ... */
  BST_INPUT_OTHER_SUPPLY,       /* ... and the most of another */
  BST_INPUT_SPECIAL,            /* emblems that change what it pays */
  BST_INPUT_PLAYERS,            /* how many more than two */
  BST_N_INPUTS
} BstEngineInput;

/* What a step of each input weighs, so that all are about as large. By BstEngineInput. */
extern const float bst_engine_input_scale[BST_N_INPUTS];

/* Weights learn features of the first kinds that there were; what came later is seen as the one of these that works as
 * it does, until training has seen games with it. */
#define BST_NET_N_KINDS (BST_FEATURE_TOWER + 1)

typedef struct
{
  guint8 kind;                  /* BstFeatureKind below BST_NET_N_KINDS */
  guint8 values[BST_N_INPUTS];
} BstEngineRow;

typedef struct _BstEngineInputs BstEngineInputs;

BstEngineInputs *bst_engine_inputs_new  (const BstPosition *position) G_GNUC_WARN_UNUSED_RESULT;
void             bst_engine_inputs_free (BstEngineInputs   *inputs);

/* Counts from now on as left the tiles of the whole game. */
void             bst_engine_inputs_forget_bag (BstEngineInputs *inputs);

/* Looks at a position of the game: the number of features, each with a row for every player. */
guint            bst_engine_inputs_look (BstEngineInputs   *inputs,
                                         const BstPosition *position);

/* The row of feature @index for @player, and its root. */
void             bst_engine_inputs_get  (const BstEngineInputs *inputs,
                                         guint              index,
                                         guint              player,
                                         BstEngineRow      *row);
guint            bst_engine_inputs_get_root (const BstEngineInputs *inputs,
                                             guint          index);

/* Followers of all kinds that a player has at home. */
guint            bst_engine_count_supply (const BstPosition *position,
                                          guint              player);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstEngineInputs, bst_engine_inputs_free)

G_END_DECLS
