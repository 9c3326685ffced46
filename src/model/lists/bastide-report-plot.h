/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chart of a report: how the game went, and below it how lucky each turn was and what it lost. */

#pragma once

#include "bastide-pen.h"
#include "bastide-report.h"

G_BEGIN_DECLS

typedef struct
{
  BastideReport *report;        /* borrowed; which has turns */
  BastidePen     pen;
} BastideReportPlot;

/* The least width, and the height, in pixels. */
int      bastide_report_plot_get_width  (double                   text_scale);
int      bastide_report_plot_get_height (double                   text_scale);

void     bastide_report_plot_draw       (const BastideReportPlot *self);

/* The turn at @x; FALSE beside all. */
gboolean bastide_report_plot_find_turn  (const BastideReportPlot *self,
                                         double                   x,
                                         guint                   *turn);

G_END_DECLS
