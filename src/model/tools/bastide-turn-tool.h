/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing on the board: the clicks and keys that lay a tile and go on with the turn. While nothing is
 * tried the wheel goes through the game. */

#pragma once

#include "bastide-board-tool.h"
#include "bastide-turn-input.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_TURN_TOOL (bastide_turn_tool_get_type ())
G_DECLARE_FINAL_TYPE (BastideTurnTool, bastide_turn_tool, BASTIDE, TURN_TOOL, BastideBoardTool)

BastideBoardTool *bastide_turn_tool_new         (BastideTurnInput *turn_input) G_GNUC_WARN_UNUSED_RESULT;

/* Shows a turn that might be played in the position that is shown, until another position is, or a turn is tried:
 * its tile, and the figures that come with it. It is legal there. NULL takes it away. */
void              bastide_turn_tool_set_preview (BastideTurnTool  *self,
                                                 const BstMove    *move);

G_END_DECLS
