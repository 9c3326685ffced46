/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Colours of charts, where a player is a line on a plain ground and not a figure with outlines: yellow and
 * black would not be seen. */

#pragma once

#include "bst-render-theme.h"

G_BEGIN_DECLS

/* What lies under the lines. Static. */
const BstRenderColour *bst_render_chart_ground (gboolean  dark);

/* The line of a player: at least 3:1 to the ground by day and 4:1 by night, and any two of the six differ
 * by at least 12 (CIEDE2000) in normal vision and for deuteranopes. Static. */
const BstRenderColour *bst_render_chart_colour (BstColour colour,
                                                gboolean  dark);

G_END_DECLS
