/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chance that a city, road or monastery is completed.
 *
 * The model: tiles are drawn as bst-draw-plan.h says. Each free cell at which the feature is open needs a tile
 * of its own that closes it: one that may lie there as the board stands (P1, P2) and leaves the feature with
 * fewer open edges, by all that it has at the cell. On a cell round a monastery that is any tile that fits, and
 * any at all while the cell touches none. The feature is completed as soon as the tiles that were drawn can be
 * dealt to its cells so that each has one. Other tiles do not change the cells, and one that opens the
 * feature further helps nobody. */

#pragma once

#include "bst-draw-plan.h"
#include "bst-estimate.h"
#include "bst-odds.h"

G_BEGIN_DECLS

/* A feature that is open at more cells has no odds. */
#define BST_MAX_ODDS_CELLS 64

typedef struct
{
  BstOddsSettings settings; /* with what was left open filled in */
  gboolean        exact;    /* counted; else simulated */
  guint64         n_samples;/* orders of draws that were tried; 0 if it is exact */
  guint           n_cells;  /* to be filled */
  guint           n_dead;   /* ... for which no tile is left */
  BstEstimate     mine;     /* chance that tiles which the player draws are enough */
  BstEstimate     anyone;   /* chance that tiles which all players draw are enough, each laid there by whoever
                             * draws it */
  BstEstimate     wait;     /* mean number of the draw by which all together are enough, 1 being the next, over
                             * the orders in which they are; 0 if they never are, or need not be */
} BstFeatureOddsResult;

typedef struct _BstFeatureOdds BstFeatureOdds;

/* Nothing is computed yet. NULL if the feature of @part is of a kind that is never completed, or
 * open at more than BST_MAX_ODDS_CELLS cells. */
BstFeatureOdds *bst_feature_odds_new  (const BstPosition     *position,
                                       const BstOddsSettings *settings,
                                       guint                  part) G_GNUC_WARN_UNUSED_RESULT;
void            bst_feature_odds_free (BstFeatureOdds        *odds);

/* Counts all, if that does not take more than the settings allow; else tries @n_samples orders more, perhaps none. FALSE if
 * there is nothing left to do: the result is exact. */
gboolean        bst_feature_odds_step (BstFeatureOdds        *odds,
                                       guint                  n_samples);

/* Takes over the samples of @other, which asks the same. */
void            bst_feature_odds_add  (BstFeatureOdds        *odds,
                                       const BstFeatureOdds  *other);

/* The result so far; before the first step everything is possible. */
void            bst_feature_odds_get  (const BstFeatureOdds  *odds,
                                       BstFeatureOddsResult  *result);

/* The cells that the feature needs, row by row, and for one of them the types that close it. */
const BstCell  *bst_feature_odds_get_cells (const BstFeatureOdds *odds,
                                            guint                *n_cells);
gboolean        bst_feature_odds_closes    (const BstFeatureOdds *odds,
                                            guint                 cell,
                                            guint                 type);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstFeatureOdds, bst_feature_odds_free)

G_END_DECLS
