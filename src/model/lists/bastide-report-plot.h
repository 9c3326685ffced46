/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chart of a report: how the game went, and below it how lucky each turn was and what it lost. */

#pragma once

#include "bastide-report.h"

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* All borrowed. */
typedef struct
{
  BastideReport *report;        /* which has turns */
  PangoContext  *context;       /* gives the font */
  double         text_scale;
  int            width;         /* in pixels */
  double         ink[4];        /* red, green, blue, alpha of texts */
} BastideReportPlot;

/* The least width, and the height, in pixels. */
int      bastide_report_plot_get_width  (double                   text_scale);
int      bastide_report_plot_get_height (double                   text_scale);

void     bastide_report_plot_draw       (const BastideReportPlot *self,
                                         cairo_t                 *cr,
                                         gboolean                 is_dark);

/* The turn at @x; FALSE beside all. */
gboolean bastide_report_plot_find_turn  (const BastideReportPlot *self,
                                         double                   x,
                                         guint                   *turn);

G_END_DECLS
