/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows on the board what an example is about (bst-render-light.h). Clicks and keys are left to the board. */

#pragma once

#include "bastide-board-tool.h"

#include <bst-io-case-light.h>
#include <bst-render-light.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_LIGHT_TOOL (bastide_light_tool_get_type ())
G_DECLARE_FINAL_TYPE (BastideLightTool, bastide_light_tool, BASTIDE, LIGHT_TOOL, BastideBoardTool)

BastideBoardTool *bastide_light_tool_new       (void) G_GNUC_WARN_UNUSED_RESULT;

/* @light (nullable) is about the position that the board shows. What it points to stays with the caller, as long
 * as no other is set. */
void              bastide_light_tool_set_light (BastideLightTool     *self,
                                                const BstRenderLight *light);
/* The same of what a step of an example shows. */
void              bastide_light_tool_set_case  (BastideLightTool     *self,
                                                const BstIoCaseLight *lit);

G_END_DECLS
