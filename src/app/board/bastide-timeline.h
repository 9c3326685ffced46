/* SPDX-License-Identifier: GPL-3.0-or-later */

/* First, previous, next, last, and the curve of the score between them. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-report.h"
#include "bastide-study.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_TIMELINE (bastide_timeline_get_type ())
G_DECLARE_FINAL_TYPE (BastideTimeline, bastide_timeline, BASTIDE, TIMELINE, GtkWidget)

void bastide_timeline_set_study  (BastideTimeline *self,
                                  BastideStudy    *study);
/* With the points that are expected at the end, once the study is set. */
void bastide_timeline_set_shows_expected (BastideTimeline *self,
                                          gboolean         shows);
/* With what @report finds out, once the study is set. */
void bastide_timeline_set_report (BastideTimeline *self,
                                  BastideReport   *report);
/* For thumbs: two large buttons, without those to both ends, to which one comes by holding these. */
void bastide_timeline_set_short  (BastideTimeline *self,
                                  gboolean         is_short);
/* With a chart that is less high. */
void bastide_timeline_set_low    (BastideTimeline *self,
                                  gboolean         is_low);

G_END_DECLS
