/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why one turn is worth more than another: the largest reasons with their points. Hidden while there are none. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-engine.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_WHY_LIST (bastide_why_list_get_type ())
G_DECLARE_FINAL_TYPE (BastideWhyList, bastide_why_list, BASTIDE, WHY_LIST, GtkWidget)

/* Two turns of @player with the same tile in @position, which is copied. */
void bastide_why_list_ask   (BastideWhyList          *self,
                             const BstPosition       *position,
                             guint                    player,
                             const BastideEngineTurn *one,
                             const BastideEngineTurn *other);
void bastide_why_list_clear (BastideWhyList          *self);

G_END_DECLS
