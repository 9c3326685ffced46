/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The examples of a rule on a board, one at a time: step by step with what is meant lit, or to be tried, or under
 * every rule set. Signal: "try" (BstRecord): the game up to the step shall be opened as a study. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-light-tool.h"

#include <bst-io-rulebook.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_EXAMPLE_VIEW (bastide_example_view_get_type ())
G_DECLARE_FINAL_TYPE (BastideExampleView, bastide_example_view, BASTIDE, EXAMPLE_VIEW, GtkWidget)

typedef enum
{
  BASTIDE_EXAMPLE_STEPS,
  BASTIDE_EXAMPLE_TRY,
  BASTIDE_EXAMPLE_COMPARE
} BastideExampleMode;

/* Shows its first example, at the step that shows best what it is about. */
void               bastide_example_view_set_rule   (BastideExampleView *self,
                                                    const BstIoRule    *rule);

guint              bastide_example_view_get_n_examples (BastideExampleView *self);
void               bastide_example_view_set_example (BastideExampleView *self,
                                                    guint               index);
guint              bastide_example_view_get_n_steps (BastideExampleView *self);
guint              bastide_example_view_get_step   (BastideExampleView *self);
/* Also leaves the other modes. */
void               bastide_example_view_set_step   (BastideExampleView *self,
                                                    guint               step);
/* To the next step or the one before, and from there to the next example or the one before; nothing at the ends. Where
 * rule sets are compared, to those that pay something else first. */
void               bastide_example_view_go         (BastideExampleView *self,
                                                    gboolean            is_back);
/* What is said of what is shown. (transfer full) */
char              *bastide_example_view_dup_told   (BastideExampleView *self);
/* Lights the same on another board that shows the same study. */
void               bastide_example_view_light      (BastideExampleView *self,
                                                    BastideLightTool   *tool);
BastideExampleMode bastide_example_view_get_mode   (BastideExampleView *self);
void               bastide_example_view_set_mode   (BastideExampleView *self,
                                                    BastideExampleMode  mode);

/* @below: what is said stands below the board, which is then @height pixels high. */
void               bastide_example_view_set_below  (BastideExampleView *self,
                                                    gboolean            below,
                                                    int                 height,
                                                    double              text_scale);

/* The board (0), and what stands beside it (1). (transfer none) */
GtkWidget         *bastide_example_view_get_nth_pane (BastideExampleView *self,
                                                      guint               n);

G_END_DECLS
