/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The drawings that a record has on the board: arrows, rings, tints, letters, marked features. */

#pragma once

#include "bst-record.h"
#include "bst-render-board.h"

G_BEGIN_DECLS

/* Over everything else. A mark of a feature that is not on the board is left out. */
void bst_render_marks_draw (const BstRenderScope *scope,
                            const BstNode        *node);

G_END_DECLS
