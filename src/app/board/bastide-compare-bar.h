/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A slider below the board, between the position before and the one after; hidden while none are compared. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-comparison.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_COMPARE_BAR (bastide_compare_bar_get_type ())
G_DECLARE_FINAL_TYPE (BastideCompareBar, bastide_compare_bar, BASTIDE, COMPARE_BAR, GtkWidget)

void bastide_compare_bar_set_comparison (BastideCompareBar *self,
                                         BastideComparison *comparison);

G_END_DECLS
