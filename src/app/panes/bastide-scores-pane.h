/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score sheet: per player now, what is pending, and the total; below, every event. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-study.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_SCORES_PANE (bastide_scores_pane_get_type ())
G_DECLARE_FINAL_TYPE (BastideScoresPane, bastide_scores_pane, BASTIDE, SCORES_PANE, GtkWidget)

/* Signal "feature-lit" (guint part): a row is pointed at or in focus; BST_NO_PART: no longer. */

void bastide_scores_pane_set_study (BastideScoresPane *self,
                                    BastideStudy      *study);

/* Nothing is chosen any more; FALSE if nothing was. */
gboolean bastide_scores_pane_leave (BastideScoresPane *self);

G_END_DECLS
