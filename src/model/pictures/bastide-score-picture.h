/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A bar of points, side by side: with two players it says who is ahead. */

#pragma once

#include <bst-game.h>

#include "bastide-pen.h"

G_BEGIN_DECLS

/* In pixels. */
int  bastide_score_picture_get_height (double            text_scale);

/* @points: of each player. */
void bastide_score_picture_draw       (const BstGame    *game,
                                       const double     *points,
                                       const BastidePen *pen);

G_END_DECLS
