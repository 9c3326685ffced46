/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All features of the position as a list, and while positions are compared, first what changed: pointing at a row, or focusing it, lights it. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-comparison.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_FEATURES_PANE (bastide_features_pane_get_type ())
G_DECLARE_FINAL_TYPE (BastideFeaturesPane, bastide_features_pane, BASTIDE, FEATURES_PANE, GtkWidget)

/* Signal "feature-lit" (guint part), as of BastideScoresPane. */

void bastide_features_pane_set_study (BastideFeaturesPane *self,
                                      BastideStudy        *study);

/* Before it is shown. */
void bastide_features_pane_set_comparison (BastideFeaturesPane *self,
                                           BastideComparison   *comparison);

/* Selects the row of the feature that holds @part and brings it into view. FALSE if it has none. */
gboolean bastide_features_pane_select (BastideFeaturesPane *self,
                                       guint                part);
/* The focus comes to the row that is chosen. */
void bastide_features_pane_enter     (BastideFeaturesPane *self);

/* Nothing is chosen any more; FALSE if nothing was. */
gboolean bastide_features_pane_leave (BastideFeaturesPane *self);

G_END_DECLS
