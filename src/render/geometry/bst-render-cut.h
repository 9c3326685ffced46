/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cutting a plan, whose shapes overlap, into outlines that do not. Private to this folder. */

#pragma once

#include "bst-render-outline.h"
#include "bst-render-plan.h"

G_BEGIN_DECLS

/* Fills @outlines, one for each segment of the type; fields are what the shapes leave. */
void bst_render_cut (const BstTileType   *type,
                     const BstRenderPlan *plan,
                     BstRenderOutline    *outlines);

G_END_DECLS
