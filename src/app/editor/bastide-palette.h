/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sidebar: the tile bag, and while a position is set up the palette around it, with a search
 * above the tiles, and below them tools, tokens and every player's figures. */

#pragma once

#include "bastide-bag.h"
#include "bastide-keys.h"
#include "bastide-position-editor.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PALETTE (bastide_palette_get_type ())
G_DECLARE_FINAL_TYPE (BastidePalette, bastide_palette, BASTIDE, PALETTE, GtkWidget)

/* Property: "bag" (BastideBag). Signals: "brush-dragged" and "brush-dropped" (double x, double y,
 * in the palette's units): the brush that is armed then is on its way, or where it is meant;
 * "brush-taken": a brush was armed by click or key. */

void bastide_palette_set_edit  (BastidePalette        *self,
                                BastidePositionEditor *editor);

/* Those that its tooltips name. */
void bastide_palette_set_keys  (BastidePalette        *self,
                                BastideKeys           *keys);

/* Brings the focus to the search. */
void bastide_palette_search    (BastidePalette *self);

G_END_DECLS
