/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies over a board while a turn is tried there: the tile, under a glass where tiles are small, the places for figures
 * on it, and buttons for all else, beside its cell. After the turn it offers to undo it. Its place is an overlay of the
 * board, which it fills; what is not on one of its parts is the board's. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-board.h"
#include "bastide-turn-input.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_TURN_LAYER (bastide_turn_layer_get_type ())
G_DECLARE_FINAL_TYPE (BastideTurnLayer, bastide_turn_layer, BASTIDE, TURN_LAYER, GtkWidget)

BastideTurnLayer *bastide_turn_layer_new       (BastideTurnInput *turn_input,
                                                BastideBoard     *board) G_GNUC_WARN_UNUSED_RESULT;

/* For beginners: without the numbers of rules, letters of tiles and coordinates. */
void              bastide_turn_layer_set_plain (BastideTurnLayer *self,
                                                gboolean          is_plain);

/* The action that takes a turn back which was laid here; without it that is not offered. */
void              bastide_turn_layer_set_undo  (BastideTurnLayer *self,
                                                const char       *action);

/* Appends what it covers of the board (element-type GdkRectangle). */
void              bastide_turn_layer_add_areas (BastideTurnLayer *self,
                                                GArray           *areas);

G_END_DECLS
