/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The course of the score over the line, as a scrubber. With two players it is their difference, with others
 * a curve for each; the values at the place that is read stand beside it. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-report.h"
#include "bastide-study.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_SCORE_CHART (bastide_score_chart_get_type ())
G_DECLARE_FINAL_TYPE (BastideScoreChart, bastide_score_chart, BASTIDE, SCORE_CHART, GtkWidget)

void bastide_score_chart_set_study (BastideScoreChart *self,
                                    BastideStudy *study);

/* Also the points that are expected at the end, once the study is set. */
void bastide_score_chart_set_shows_expected (BastideScoreChart *self,
                                             gboolean           shows);

/* And what @report finds out of each move, once the study is set. */
void bastide_score_chart_set_report (BastideScoreChart *self,
                                     BastideReport     *report);

/* Lower, and without the row of marks. */
void bastide_score_chart_set_compact (BastideScoreChart *self,
                                      gboolean           compact);

G_END_DECLS
