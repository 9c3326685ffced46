/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How farms are told apart. Private to this folder. */

#pragma once

#include "bst-render-label.h"

G_BEGIN_DECLS

/* Fills the current path in the look of a farm's colour number: a tint and, for grey, hatching
 * in a direction of its own. Clears the path. */
void bst_render_farm_fill (const BstRenderScope *scope,
                           guint                 colour);

/* A line from a farm to a city that it feeds. */
void bst_render_farm_line (const BstRenderScope *scope,
                           double                x1,
                           double                y1,
                           double                x2,
                           double                y2,
                           gboolean              complete);

G_END_DECLS
