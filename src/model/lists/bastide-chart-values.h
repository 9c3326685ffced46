/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The points at one place of a chart, as numbers beside it: with two players the lead, else those of each. */

#pragma once

#include "bastide-chart-plot.h"
#include "bastide-pen.h"

G_BEGIN_DECLS

/* Zero-initialised it is empty; cleared with bastide_chart_values_clear(). */
typedef struct
{
  PangoLayout *layouts[BST_MAX_PLAYERS];        /* owned; NULL until they are drawn */
  double       scale;                           /* of them, to their usual size */
} BastideChartValues;

void bastide_chart_values_clear (BastideChartValues     *self);

/* Draws them behind the right end of @plot, which has room for numbers, as near to their curves as can be read, with the
 * marks of the players. */
void bastide_chart_values_draw  (BastideChartValues     *self,
                                 const BastideChartPlot *plot,
                                 guint                   index,
                                 const BastidePen       *pen);

G_END_DECLS
