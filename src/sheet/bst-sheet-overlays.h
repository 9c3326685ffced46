/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the overlays of holes and of farms that can join draw, from what the analysis finds: on paper, in pictures and
 * in the window. */

#pragma once

#include "bst-farm-joins.h"
#include "bst-render-holes.h"
#include "bst-render-joins.h"

G_BEGIN_DECLS

/* (transfer full) */
BstRenderHoles *bst_sheet_new_holes (const BstPosition  *position) G_GNUC_WARN_UNUSED_RESULT;

/* Of what was found so far. (transfer full) */
BstRenderJoins *bst_sheet_new_joins (const BstFarmJoins *joins) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
