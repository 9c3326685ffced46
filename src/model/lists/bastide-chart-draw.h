/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws what stays of a chart of the score while one steps through the line: grid, curves and marks. */

#pragma once

#include "bastide-chart-plot.h"

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* @context gives the font, @first is the curve on top, which is heavier (-1 for none). */
void bastide_chart_draw (const BastideChartPlot *plot,
                         cairo_t                *cr,
                         PangoContext           *context,
                         gboolean                dark,
                         int                     first);

G_END_DECLS
