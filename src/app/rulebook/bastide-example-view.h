/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The examples of a rule on a board, one at a time: step by step with what is meant lit, or to be tried, or under
 * every rule set. Signal: "try" (BstRecord): the game up to the step shall be opened as a study. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-example.h"
#include "bastide-light-tool.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_EXAMPLE_VIEW (bastide_example_view_get_type ())
G_DECLARE_FINAL_TYPE (BastideExampleView, bastide_example_view, BASTIDE, EXAMPLE_VIEW, GtkWidget)

/* Which is shown, and how far one is in it. (transfer none) */
BastideExample    *bastide_example_view_get_example (BastideExampleView *self);

/* As bastide_example_go(); where rule sets are compared, to those that pay something else first. */
void               bastide_example_view_go         (BastideExampleView *self,
                                                    gboolean            is_back);
/* What is said of what is shown. (transfer full) */
char              *bastide_example_view_dup_told   (BastideExampleView *self);
/* Lights the same on another board that shows the same study. */
void               bastide_example_view_light      (BastideExampleView *self,
                                                    BastideLightTool   *tool);

/* @below: what is said stands below the board, which is then @height pixels high. */
void               bastide_example_view_set_below  (BastideExampleView *self,
                                                    gboolean            below,
                                                    int                 height,
                                                    double              text_scale);

/* The board (0), and what stands beside it (1). (transfer none) */
GtkWidget         *bastide_example_view_get_nth_pane (BastideExampleView *self,
                                                      guint               n);

G_END_DECLS
