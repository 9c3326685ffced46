/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finding the spots where figures stand. Private to this folder. */

#pragma once

#include "bst-render-outline.h"
#include "bst-render-plan.h"

G_BEGIN_DECLS

/* Fills @spots, one for each segment, in the unit square at rotation 0. @hub: the
 * monastery's. */
void bst_render_find_spots (const BstTileType      *type,
                            BstRenderVector         hub,
                            const BstRenderOutline *outlines,
                            BstRenderVector        *spots);

/* One more spot in an outline, away from the segments' spots: for a city's shield. */
BstRenderVector bst_render_find_free_spot (const BstTileType      *type,
                                           const BstRenderOutline *outline,
                                           const BstRenderVector  *spots);

G_END_DECLS
