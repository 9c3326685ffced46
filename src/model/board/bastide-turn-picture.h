/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the board shows of a turn that is tried, or might be. */

#pragma once

#include "bastide-pictures.h"
#include "bastide-turn-input.h"

G_BEGIN_DECLS

/* The hovering tile, the places off it where the turn can go on, and what was in the way. */
void bastide_turn_picture_draw         (BastideTurnInput      *turn_input,
                                        const BastidePictures *pictures,
                                        const BstRenderScope  *scope);

/* The tile as it might be laid on the cell of @offer. */
void bastide_turn_picture_draw_offer   (BastideTurnInput      *turn_input,
                                        const BastidePictures *pictures,
                                        const BstRenderScope  *scope,
                                        const BstPlacement    *offer);

/* A turn that is looked at before anybody plays it, which leads to @after: the tile, half transparent, and the figures that
 * come with it. */
void bastide_turn_picture_draw_preview (const BastidePictures *pictures,
                                        const BstRenderScope  *scope,
                                        const BstMove         *move,
                                        const BstPosition     *after);

G_END_DECLS
