/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What overlays draw, on paper, in pictures and in the window: holes and farms that can join, from what the analysis finds,
 * and what a step of an example lights. */

#pragma once

#include "bst-farm-joins.h"
#include "bst-io-case-light.h"
#include "bst-render-holes.h"
#include "bst-render-joins.h"
#include "bst-render-light.h"

G_BEGIN_DECLS

/* (transfer full) */
BstRenderHoles *bst_sheet_new_holes (const BstPosition  *position) G_GNUC_WARN_UNUSED_RESULT;

/* Of what was found so far. (transfer full) */
BstRenderJoins *bst_sheet_new_joins (const BstFarmJoins *joins) G_GNUC_WARN_UNUSED_RESULT;

/* What is borrowed is @lit's. */
void            bst_sheet_get_light (const BstIoCaseLight *lit,
                                     BstRenderLight       *light);

G_END_DECLS
