/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setting a position up on the board, by pointer and by keys. It is the board's tool while the editor
 * is active. */

#pragma once

#include "bastide-board-tool.h"
#include "bastide-position-editor.h"
#include "bastide-turn-input.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_EDIT_TOOL (bastide_edit_tool_get_type ())
G_DECLARE_FINAL_TYPE (BastideEditTool, bastide_edit_tool, BASTIDE, EDIT_TOOL, BastideBoardTool)

/* What @turn_input points out is outlined meanwhile, and a card leaves room for its tile. */
BastideBoardTool *bastide_edit_tool_new   (BastidePositionEditor *editor,
                                           BastideTurnInput      *turn_input) G_GNUC_WARN_UNUSED_RESULT;

/* The armed brush is dragged to a point of the desk, or dropped there. */
void              bastide_edit_tool_hover (BastideEditTool       *self,
                                           double                 x,
                                           double                 y);
void              bastide_edit_tool_drop  (BastideEditTool       *self,
                                           double                 x,
                                           double                 y);

G_END_DECLS
