/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A legal turn, and what it does: a row of the table of turns. */

#pragma once

#include <glib-object.h>

#include <bst-compare.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_TURN_ITEM (bastide_turn_item_get_type ())
G_DECLARE_FINAL_TYPE (BastideTurnItem, bastide_turn_item, BASTIDE, TURN_ITEM, GObject)

/* Property "pinned" (gboolean): the reader keeps it to compare others with it. */

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

G_END_DECLS
