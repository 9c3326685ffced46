/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the legend says of the overlays on a board. */

#pragma once

#include <bst-render-overlay.h>

G_BEGIN_DECLS

/* In the reader's language. */
void bastide_legend_text_get (BstRenderLegendText *text);

G_END_DECLS
