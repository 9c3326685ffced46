/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All legal turns with one tile, compared in a thread: what is there stays until the next is. */

#pragma once

#include <gio/gio.h>

#include "bastide-turn-item.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_TURN_LIST (bastide_turn_list_get_type ())
G_DECLARE_FINAL_TYPE (BastideTurnList, bastide_turn_list, BASTIDE, TURN_LIST, GObject)

/* Signal "changed": it works now, or what it worked at is there. */

BastideTurnList *bastide_turn_list_new        (void) G_GNUC_WARN_UNUSED_RESULT;
/* (element-type BastideTurnItem), the best first; of equals in the order of bst_compare_get(). (transfer none) */
GListModel      *bastide_turn_list_get_items  (BastideTurnList   *self);
/* Compares the turns of @player with a tile of @type, for which there is no reason not to (bst_compare_why_not()). What it was still working at is dropped; it begins a moment later, so that one may step
 * through a game. */
void             bastide_turn_list_compute    (BastideTurnList   *self,
                                               const BstPosition *position,
                                               guint              type,
                                               guint              player);
/* Drops what is there, and what it works at. */
void             bastide_turn_list_clear      (BastideTurnList   *self);
gboolean         bastide_turn_list_is_working (BastideTurnList   *self);
/* There are more turns than these. */
gboolean         bastide_turn_list_is_cut     (BastideTurnList   *self);

G_END_DECLS
