/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who stands better: the points with which each player may be expected to end, of a position between two turns. A
 * function of board, figures, scores and bag alone. */

#pragma once

#include "bst-engine-net.h"

G_BEGIN_DECLS

typedef struct
{
  int   standing[BST_MAX_PLAYERS];  /* score, and what the end would pay now (E2) */
  float points[BST_MAX_PLAYERS];    /* expected at the end */
  float spread[BST_MAX_PLAYERS];    /* standard deviations: that of a margin is the root of the sum of two squares */
} BstEngineValue;

/* What a weaker player does not see, as flags. */
typedef enum
{
  BST_BLIND_FARMS   = 1 << 0,   /* fields: neither what they pay nor what they may */
  BST_BLIND_BAG     = 1 << 1,   /* which tiles are gone: all of them seem to be left */
  BST_BLIND_FEW     = 1 << 2,   /* whether the followers at home are few, as long as there is one */
  BST_BLIND_OUTLOOK = 1 << 3,   /* what is still to come of anything */
  BST_BLIND_RIVALS  = 1 << 4    /* what others get */
} BstEngineBlind;

typedef struct _BstEngineValuer BstEngineValuer;

/* Is it the base game of two players, which has weights of its own? */
gboolean         bst_engine_is_basic     (const BstPosition    *position);

/* Memory to value positions of one game, as @position is one. @net must outlive it. */
BstEngineValuer *bst_engine_valuer_new  (const BstEngineNet *net,
                                         const BstPosition  *position) G_GNUC_WARN_UNUSED_RESULT;
void             bst_engine_valuer_free (BstEngineValuer    *valuer);

/* Other weights from now on. */
void             bst_engine_valuer_set_net (BstEngineValuer    *valuer,
                                            const BstEngineNet *net);

/* Sees less from now on: BstEngineBlind. */
void             bst_engine_valuer_set_blind (BstEngineValuer  *valuer,
                                              guint             blind);

void             bst_engine_valuer_look (BstEngineValuer    *valuer,
                                         const BstPosition  *position,
                                         BstEngineValue     *value);

/* The inputs of the position looked at last, for training: its features, and what the last layer takes of a
 * player. */
const BstEngineInputs *bst_engine_valuer_get_inputs (const BstEngineValuer *valuer,
                                                     guint              *n_features);
void             bst_engine_valuer_get_globals (const BstEngineValuer *valuer,
                                                guint               player,
                                                float               globals[BST_N_GLOBALS]);

/* The player's points less the most of another; without another, his points. */
double           bst_engine_find_margin  (const double         *points,
                                          guint                 n_players,
                                          guint                 player);

/* The same of expected points. */
float            bst_engine_value_margin (const BstEngineValue *value,
                                          guint               n_players,
                                          guint               player);

/* The same as the valuer sees it: one who is blind for rivals takes his points alone. */
float            bst_engine_valuer_margin (const BstEngineValuer *valuer,
                                           const BstEngineValue  *value,
                                           guint                  player);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstEngineValuer, bst_engine_valuer_free)

G_END_DECLS
