/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Picking empty cells, in place of a turn. Which ones are picked, the study's marks say: a tint. */

#pragma once

#include "bastide-board-tool.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PICK_TOOL (bastide_pick_tool_get_type ())
G_DECLARE_FINAL_TYPE (BastidePickTool, bastide_pick_tool, BASTIDE, PICK_TOOL, BastideBoardTool)

/* Signal: "picked" (int x, int y): a click, Enter or Space on an empty cell, or on a tile. */

BastideBoardTool *bastide_pick_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Are tiles picked instead of empty cells? */
void              bastide_pick_tool_set_on_tiles (BastidePickTool *self,
                                                  gboolean         on_tiles);

G_END_DECLS
