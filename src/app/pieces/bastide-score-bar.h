/* SPDX-License-Identifier: GPL-3.0-or-later */

/* With how many points the players may end (bst-projection.h), as shares of one bar: a longer piece is more.
 * Computed in a thread; hidden unless it is wanted, and in an exam. */

#pragma once

#include <gtk/gtk.h>

#include <bst-projection.h>

#include "bastide-study.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_SCORE_BAR (bastide_score_bar_get_type ())
G_DECLARE_FINAL_TYPE (BastideScoreBar, bastide_score_bar, BASTIDE, SCORE_BAR, GtkWidget)

void     bastide_score_bar_set_study    (BastideScoreBar *self,
                                         BastideStudy    *study);
void     bastide_score_bar_set_active   (BastideScoreBar *self,
                                         gboolean         active);
/* It shows what is expected of the position that is shown. */
gboolean bastide_score_bar_is_settled   (BastideScoreBar *self);
/* Points of a player at the end; valid once it was settled. */
double   bastide_score_bar_get_expected (BastideScoreBar *self,
                                         guint            player);

G_END_DECLS
