/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A report as a picture, turn by turn: of two players how far the first is expected to be ahead at the end, with the interval of
 * 95 %; of more the chance of each to win. Below it the luck of the draws, up or down, what was lost by choice, and the marks. */

#pragma once

#include "bastide-report.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_REPORT_CHART (bastide_report_chart_get_type ())
G_DECLARE_FINAL_TYPE (BastideReportChart, bastide_report_chart, BASTIDE, REPORT_CHART, GtkWidget)

/* Signal "turn-activated" (guint): a turn was clicked. */

void bastide_report_chart_set_report (BastideReportChart *self,
                                      BastideReport      *report);

G_END_DECLS
