/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Picking features with keys: a click on one, which the board tells of, needs no tool. */

#pragma once

#include "bastide-board-tool.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_FEATURE_TOOL (bastide_feature_tool_get_type ())
G_DECLARE_FINAL_TYPE (BastideFeatureTool, bastide_feature_tool, BASTIDE, FEATURE_TOOL, BastideBoardTool)

/* Signal: "picked" (guint part): Enter or Space on a tile picks the feature that the cursor lights, and after that the
 * next one of the tile. */

BastideBoardTool *bastide_feature_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
