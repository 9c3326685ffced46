/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The share of right answers by kind over the last weeks: a small chart for each kind, and a table of the same. */

#pragma once

#include <gtk/gtk.h>

#include <bst-quiz-tally.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_QUIZ_CHART (bastide_quiz_chart_get_type ())
G_DECLARE_FINAL_TYPE (BastideQuizChart, bastide_quiz_chart, BASTIDE, QUIZ_CHART, GtkWidget)

void bastide_quiz_chart_set_tally (BastideQuizChart   *self,
                                   const BstQuizTally *tally);

G_END_DECLS
