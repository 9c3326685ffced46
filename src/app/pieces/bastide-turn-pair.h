/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A small picture of a board with two turns that might be made there, the best and another one, joined by a line. What it
 * shows is said beside it. */

#pragma once

#include "bastide-shown.h"

#include <bst-render-ghosts.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_TURN_PAIR (bastide_turn_pair_get_type ())
G_DECLARE_FINAL_TYPE (BastideTurnPair, bastide_turn_pair, BASTIDE, TURN_PAIR, GtkWidget)

/* Of the position of @shown, which is kept until the next. */
void bastide_turn_pair_set (BastideTurnPair      *self,
                            BastideShown         *shown,
                            const BstRenderGhost *best,
                            const BstRenderGhost *other);

G_END_DECLS
