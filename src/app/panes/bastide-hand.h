/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player is known to hold, in a row. While the position is edited it has a place for every
 * tile that the hand may hold: to drop one on, to take the armed one by Enter or a click
 * ("palette.hold" with player and place), and to be emptied ("palette.let-go"). */

#pragma once

#include <gtk/gtk.h>

#include "bastide-tile-cache.h"

#include <bst-position.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_HAND (bastide_hand_get_type ())
G_DECLARE_FINAL_TYPE (BastideHand, bastide_hand, BASTIDE, HAND, GtkBox)

GtkWidget *bastide_hand_new        (const BstGame     *game,
                                    guint              player) G_GNUC_WARN_UNUSED_RESULT;
guint      bastide_hand_get_player (BastideHand       *self);
void       bastide_hand_update     (BastideHand       *self,
                                    const BstPosition *position,
                                    BastideTileCache  *tiles,
                                    gboolean           editing);

G_END_DECLS
