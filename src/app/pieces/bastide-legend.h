/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the overlays on the board mean. */

#pragma once

#include <gtk/gtk.h>

#include <bst-render-overlay.h>

#include "bastide-study.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_LEGEND (bastide_legend_get_type ())
G_DECLARE_FINAL_TYPE (BastideLegend, bastide_legend, BASTIDE, LEGEND, GtkWidget)

/* @show: the overlays, BstRenderShow; without any the legend hides. */
void bastide_legend_update (BastideLegend *self,
                            BastideStudy  *study,
                            guint          show);

G_END_DECLS
