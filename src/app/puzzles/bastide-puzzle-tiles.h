/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tiles of a puzzle: those to come, or those to choose from. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-answer.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PUZZLE_TILES (bastide_puzzle_tiles_get_type ())
G_DECLARE_FINAL_TYPE (BastidePuzzleTiles, bastide_puzzle_tiles, BASTIDE, PUZZLE_TILES, GtkWidget)

void bastide_puzzle_tiles_set_answer (BastidePuzzleTiles *self,
                                     BastideAnswer      *answer);

G_END_DECLS
