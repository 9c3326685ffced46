/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be chosen among the steps of a turn that is tried. */

#pragma once

#include "bastide-turn-input.h"

G_BEGIN_DECLS

/* The step that a spot means for a figure of @kind; without one for it, its first. */
guint   bastide_turn_steps_find        (BastideTurnInput             *turn_input,
                                        const BastidePartialTurnSpot *spot,
                                        BstFigureKind                 kind);
/* What has no picture of its own on the tile: what else can be done where a figure may be put, and what has no place at
 * all; nothing before the tile is laid. (transfer full) (element-type guint) */
GArray *bastide_turn_steps_list_others (BastideTurnInput             *turn_input) G_GNUC_WARN_UNUSED_RESULT;
/* Of figures that may be put, bits by BstFigureKind. */
guint   bastide_turn_steps_find_kinds  (BastideTurnInput             *turn_input);
/* The cell of the tile that hovers, or that was laid and waits for its steps. */
void    bastide_turn_steps_get_cell    (BastideTurnInput             *turn_input,
                                        int                          *x,
                                        int                          *y);

G_END_DECLS
