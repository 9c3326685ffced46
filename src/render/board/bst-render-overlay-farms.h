/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is drawn on farms beside their owners. Private to this folder. */

#pragma once

#include "bst-render-label.h"

G_BEGIN_DECLS

/* A line from a farm to a city that it feeds. */
void bst_render_farm_line         (const BstRenderScope *scope,
                                   double                x1,
                                   double                y1,
                                   double                x2,
                                   double                y2,
                                   gboolean              complete);

/* The number of every farm, and its lines. */
void bst_render_farms_draw_labels (const BstRenderScope *scope);

G_END_DECLS
