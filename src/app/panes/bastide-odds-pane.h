/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Odds: who is first to draw a tile for the cells that the reader chose, and how likely whoever's turn it is draws one for
 * each hole. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-race-cells.h"
#include "bastide-study.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_ODDS_PANE (bastide_odds_pane_get_type ())
G_DECLARE_FINAL_TYPE (BastideOddsPane, bastide_odds_pane, BASTIDE, ODDS_PANE, GtkWidget)

/* Signal "cell-activated" (int x, int y): a row of a hole was chosen. */

void bastide_odds_pane_set_study   (BastideOddsPane  *self,
                                    BastideStudy     *study,
                                    BastideRaceCells *cells);
/* What is told of the feature that is looked at; NULL for nothing. */
void bastide_odds_pane_set_feature (BastideOddsPane  *self,
                                    const char       *text);

/* Signals "cell-activated" (int, int): a hole was chosen; "cell-pointed" (gboolean, int, int): the pointer is on the row of
 * one; FALSE: on none. */

G_END_DECLS
