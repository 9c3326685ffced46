/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The mistakes of a report, of all players or of one, the worst first: one of them is opened above the list. */

#pragma once

#include "bastide-report.h"
#include "bastide-study.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_MISTAKES_VIEW (bastide_mistakes_view_get_type ())
G_DECLARE_FINAL_TYPE (BastideMistakesView, bastide_mistakes_view, BASTIDE, MISTAKES_VIEW, GtkWidget)

/* Signal "chosen": another mistake is open, or others are listed. */

void     bastide_mistakes_view_set_report (BastideMistakesView *self,
                                           BastideReport       *report,
                                           BastideStudy        *study);
/* What the report knows now is listed, or nothing any more. */
void     bastide_mistakes_view_fill       (BastideMistakesView *self);
void     bastide_mistakes_view_clear      (BastideMistakesView *self);

/* How many are listed, and their turns in the report, from the worst. */
guint    bastide_mistakes_view_get_n      (BastideMistakesView *self);
guint    bastide_mistakes_view_get        (BastideMistakesView *self,
                                           guint                index);
/* The turn of the one that is open. FALSE if none is. */
gboolean bastide_mistakes_view_get_open   (BastideMistakesView *self,
                                           guint               *turn);
/* Opens the next one, after the last the first. */
void     bastide_mistakes_view_next       (BastideMistakesView *self);

void     bastide_mistakes_view_set_narrow (BastideMistakesView *self,
                                           gboolean             is_narrow);

G_END_DECLS
