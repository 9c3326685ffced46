/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The drawings that a record has on the board: arrows, rings, tints, letters, marked features. */

#pragma once

#include "bst-record.h"
#include "bst-render-board.h"

G_BEGIN_DECLS

/* Tints and marked features, for below the figures: those who stand there are what one looks for. A mark
 * of a feature that is not on the board is left out. */
void bst_render_marks_draw_ground (const BstRenderScope *scope,
                                   const BstNode        *node);

/* Arrows, rings and letters, over everything else. */
void bst_render_marks_draw_signs  (const BstRenderScope *scope,
                                   const BstNode        *node);

G_END_DECLS
