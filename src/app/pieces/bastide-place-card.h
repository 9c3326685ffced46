/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is told of a place of the line. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-study.h"

G_BEGIN_DECLS

/* Who moved there and how the score stood, and what the move scored, with the rules; and what a report found there, by @line
 * (nullable; bastide_report_line_new()). The game is played up to it for that, once. (transfer full) */
GtkWidget *bastide_place_card_new (BastideStudy *study,
                                   BastideShown *shown,
                                   const GArray *line,
                                   guint         index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
