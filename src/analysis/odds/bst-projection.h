/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is to be expected of each feature, and with how many points the players may end: from the odds of
 * bst-feature-odds.h. A turn that has not ended counts as ended. */

#pragma once

#include "bst-feature.h"
#include "bst-feature-odds.h"

G_BEGIN_DECLS

/* A feature that somebody would be paid for, or an unfinished city. */
typedef struct
{
  BstFeature  feature;      /* worth now, when completed with no tile more, at the end */
  guint       closer;       /* cities, roads, monasteries: the owner who most likely completes it; of a city
                             * that nobody owns any player; BST_MAX_PLAYERS for a farm */
  BstEstimate chance;       /* ... and the chance that tiles which he draws are enough; 0 for a farm */
  gboolean    exact;        /* the chance was counted */
  /* What each player may expect. E = end + chance (completed - end) for the owners of a city, road or monastery;
   * of a farm, end + the sum over the unfinished cities at it of the city's chance times what the farm pays
   * for one of its cities on average. By rules that pay a city to a player once (FV1, FV2) the
   * first of his farms at it counts. */
  double      expected[BST_MAX_PLAYERS];
} BstProjectedFeature;

typedef struct
{
  guint   n_features;
  const BstProjectedFeature *features;  /* in the order of bst_position_get_features() */
  gboolean exact;                       /* no chance was simulated */
  int     scores[BST_MAX_PLAYERS];      /* points that were paid */
  int     ends[BST_MAX_PLAYERS];        /* scores and what the end of the game would pay now (E2) */
  double  expected[BST_MAX_PLAYERS];    /* ends, and the sum of expected - end over all features */
} BstProjectionResult;

typedef struct _BstProjection BstProjection;

/* Nothing is computed yet. @settings are those of the odds, whose player is of no account. */
BstProjection *bst_projection_new  (const BstPosition     *position,
                                    const BstOddsSettings *settings) G_GNUC_WARN_UNUSED_RESULT;
void           bst_projection_free (BstProjection         *projection);

/* Goes on with the odds of one feature for one player, simulating with @n_samples orders what cannot be
 * counted. FALSE when all is done. */
gboolean       bst_projection_step (BstProjection         *projection,
                                    guint                  n_samples);

/* The result so far: what was not reached counts as never completed. Owned by @projection. */
void           bst_projection_get  (BstProjection         *projection,
                                    BstProjectionResult   *result);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstProjection, bst_projection_free)

G_END_DECLS
