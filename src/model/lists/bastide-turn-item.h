/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A legal turn, and what it does: a row of the table of turns. */

#pragma once

#include <glib-object.h>

#include <bst-compare.h>

#include "bastide-engine.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_TURN_ITEM (bastide_turn_item_get_type ())
G_DECLARE_FINAL_TYPE (BastideTurnItem, bastide_turn_item, BASTIDE, TURN_ITEM, GObject)

/* Properties: "pinned" (gboolean): the reader keeps it to compare others with it; "place" (BastideTurnPlace): below, as
 * it changes; "engine" (gboolean): the engine says something of it, which is told whenever that changes. */

/* Where it stands among the turns of its cell. */
typedef enum
{
  BASTIDE_TURN_BELOW,       /* others of the cell are before it */
  BASTIDE_TURN_ALONE,       /* it is the first, and there are no others */
  BASTIDE_TURN_FOLDED,      /* the first, with others that are not shown */
  BASTIDE_TURN_UNFOLDED     /* the first, with others below it */
} BastideTurnPlace;

/* @lead: the player's lead before the turn. @rank: its place by the gain, from 1; equals share one. */
BastideTurnItem     *bastide_turn_item_new        (BstGame             *game,
                                                   guint                player,
                                                   int                  lead,
                                                   const BstCompareRow *row,
                                                   guint                rank) G_GNUC_WARN_UNUSED_RESULT;
BstGame             *bastide_turn_item_get_game   (BastideTurnItem     *self);
guint                bastide_turn_item_get_player (BastideTurnItem     *self);
int                  bastide_turn_item_get_lead   (BastideTurnItem     *self);
const BstCompareRow *bastide_turn_item_get_row    (BastideTurnItem     *self);
guint                bastide_turn_item_get_rank   (BastideTurnItem     *self);
gboolean             bastide_turn_item_is_pinned  (BastideTurnItem     *self);
void                 bastide_turn_item_set_pinned (BastideTurnItem     *self,
                                                   gboolean             pinned);
/* What the engine says of it (copied); NULL if nothing. @is_settled: it will not say anything else. */
void                 bastide_turn_item_set_engine (BastideTurnItem         *self,
                                                   const BastideEngineTurn *turn,
                                                   gboolean                 is_settled);
/* (nullable) */
const BastideEngineTurn *bastide_turn_item_get_engine (BastideTurnItem     *self);
gboolean             bastide_turn_item_is_settled (BastideTurnItem     *self);
/* @n_others: turns of the cell below it. */
void                 bastide_turn_item_set_place  (BastideTurnItem     *self,
                                                   BastideTurnPlace     place,
                                                   guint                n_others);
BastideTurnPlace     bastide_turn_item_get_place  (BastideTurnItem     *self);
guint                bastide_turn_item_get_n_others (BastideTurnItem   *self);

G_END_DECLS
