/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Odds, computed beside the main loop: of a race for cells, of a feature, of all holes, of random games. There is one question at a time;
 * another one takes its place. */

#pragma once

#include <glib-object.h>

#include <bst-cell-race.h>
#include <bst-feature-odds.h>
#include <bst-holes.h>
#include <bst-playouts.h>
#include <bst-render-joins.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_ODDS (bastide_odds_get_type ())
G_DECLARE_FINAL_TYPE (BastideOdds, bastide_odds, BASTIDE, ODDS, GObject)

/* A hole, and the chance that the player draws a tile that fits it before the bag is empty: that anybody does is certain
 * as long as one is left. */
typedef struct
{
  BstHole     hole;
  BstEstimate drawn;
} BastideHoleOdds;

/* Signal: "changed": there is an answer, or a better one. */

BastideOdds *bastide_odds_new         (void) G_GNUC_WARN_UNUSED_RESULT;

/* --- Questions: what was asked before is let go, and there is no answer yet. The position is copied. --- */

/* Who draws first for a cell: @player one of @a, or anybody else one of @b. */
void         bastide_odds_ask_race    (BastideOdds       *self,
                                       const BstPosition *position,
                                       guint              player,
                                       const BstCell     *a,
                                       guint              n_a,
                                       const BstCell     *b,
                                       guint              n_b);
/* Is the feature of @part completed? No answer comes for one that never is. */
void         bastide_odds_ask_feature (BastideOdds       *self,
                                       const BstPosition *position,
                                       guint              player,
                                       guint              part);
void         bastide_odds_ask_holes   (BastideOdds       *self,
                                       const BstPosition *position,
                                       guint              player);
/* Which farms can one tile join? */
void         bastide_odds_ask_joins   (BastideOdds       *self,
                                       const BstPosition *position);
/* How does the game end if everybody plays at random? */
void         bastide_odds_ask_playouts (BastideOdds       *self,
                                        const BstPosition *position);
void         bastide_odds_stop        (BastideOdds       *self);

/* --- Answers to the last question: NULL while there is none. Owned by @self, until the next change. --- */

const BstCellRaceResult    *bastide_odds_get_race    (BastideOdds *self);
const BstFeatureOddsResult *bastide_odds_get_feature (BastideOdds *self);
/* The share of random games in which the feature is completed: it comes after the odds. */
const BstEstimate          *bastide_odds_get_feature_at_random (BastideOdds *self);
/* Of the feature: does a tile of @type close it at one of the cells where it is open? */
gboolean                    bastide_odds_closes      (BastideOdds *self,
                                                      guint        type);
/* (element-type BastideHoleOdds): row by row. */
const GArray               *bastide_odds_get_holes   (BastideOdds *self);
const BstRenderJoins       *bastide_odds_get_joins   (BastideOdds *self);
const BstPlayoutsResult    *bastide_odds_get_playouts (BastideOdds *self);
/* The answer does not get better any more, or nothing is asked. */
gboolean                    bastide_odds_is_settled  (BastideOdds *self);

G_END_DECLS
