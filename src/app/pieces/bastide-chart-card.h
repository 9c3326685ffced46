/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a chart of the score says beside the pointer: the number of the move, and the points of each player then. */

#pragma once

#include "bastide-chart-plot.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Draws it for @widget within @plot, at @index of the line, on the side where the curve is not; in an exam none for what
 * comes later. */
void bastide_chart_card_draw (GtkWidget              *widget,
                              const BastideChartPlot *plot,
                              guint                   index,
                              GtkSnapshot            *snapshot);

G_END_DECLS
