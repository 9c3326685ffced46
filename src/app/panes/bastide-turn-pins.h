/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Turns that the reader keeps in sight, side by side, with a line for each fact. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-row-pictures.h"
#include "bastide-turn-item.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_TURN_PINS (bastide_turn_pins_get_type ())
G_DECLARE_FINAL_TYPE (BastideTurnPins, bastide_turn_pins, BASTIDE, TURN_PINS, GtkBox)

/* So many have room. */
#define BASTIDE_MAX_PINS 4

/* Signal "pin-chosen" (BastideTurnItem): its picture was clicked. */

/* Borrowed, and live longer than this; before all else. */
void     bastide_turn_pins_set_pictures (BastideTurnPins    *self,
                                         BastideRowPictures *pictures);
/* Adds @item, or takes it out if it is there. FALSE if there are enough. */
gboolean bastide_turn_pins_toggle       (BastideTurnPins    *self,
                                         BastideTurnItem    *item);
void     bastide_turn_pins_clear        (BastideTurnPins    *self);

G_END_DECLS
